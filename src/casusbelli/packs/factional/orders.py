"""The orders that Factional Diplomacy adds, and the forms in which players write them."""

from __future__ import annotations

from casusbelli.core.orders import Directive
from casusbelli.core.said import said
from casusbelli.engine.draws import DrawVote, ProposeConcession, ProposeDraw
from casusbelli.engine.forms import Form
from casusbelli.packs.factional.facts import COUP, LOST, REVOLT

WINTER = "MRPQXA"  # phases in which these orders are understood, to be refused with a reason where they make no sense


class Revolution(Directive, frozen=True):
    """The Opposition attempts a revolution (FD8.1)."""

    def __str__(self) -> str:
        return "Revolution"


class Coup(Directive, frozen=True):
    """A defeated Government attempts a coup (FD9.1)."""

    def __str__(self) -> str:
        return "Coup"


class NoCoup(Directive, frozen=True):
    def __str__(self) -> str:
        return "No coup"


class Accept(Directive, frozen=True):
    """Accepts a revolution (FD8.7) or a coup (FD9.6). ``what`` may be left out."""

    what: str = ""

    def __str__(self) -> str:
        return f"Accept {self.what.capitalize()}".rstrip()


class CounterRevolution(Directive, frozen=True):
    """Fights a revolution (FD8.6)."""

    def __str__(self) -> str:
        return "Counter-Revolution"


class CounterCoup(Directive, frozen=True):
    """Fights a coup (FD9.5)."""

    def __str__(self) -> str:
        return "Counter-Coup"


class ConcedeCivilWar(Directive, frozen=True):
    """Gives up a civil war (FD12.3)."""

    def __str__(self) -> str:
        return "Concede"


class Resign(Directive, frozen=True):
    """Gives up a seat (FD16.1)."""

    def __str__(self) -> str:
        return "Resign"


class Instruct(Directive, frozen=True):
    """A standing instruction: what this seat will answer if it is asked (FA-13)."""

    condition: str
    answer: str

    def __str__(self) -> str:
        return f"If {self.condition}: {self.answer}"


class Veto(Directive, frozen=True):
    """A veto (FD15.2); without a proposal, against everything that will be proposed (FA-37)."""

    proposal: int = 0

    def __str__(self) -> str:
        return f"Veto {self.proposal or ''}".rstrip()


class WithdrawVeto(Directive, frozen=True):
    proposal: int = 0

    def __str__(self) -> str:
        return f"Withdraw veto {self.proposal or ''}".rstrip()


# The questions as instructions name them, and the possible answers.
CONDITIONS = {LOST: "lose election", REVOLT: "revolution succeeds", COUP: "coup succeeds"}
YES: dict[str, Directive] = {LOST: Coup(), REVOLT: CounterRevolution(), COUP: CounterCoup()}
NO: dict[str, Directive] = {LOST: NoCoup(), REVOLT: Accept(REVOLT), COUP: Accept(COUP)}
PHASE = {LOST: "Q", REVOLT: "Q", COUP: "X"}  # the phase in which a question is asked
INSTRUCTIONS = tuple(
    Instruct(CONDITIONS[question], str(answers[question])) for question in CONDITIONS for answers in (YES, NO)
)

D_ETAT = "[(d'etat|d'état)]"
WORDS = {
    "Coup": f"coup {D_ETAT}",
    "No coup": "no coup",
    "Accept Revolution": "accept [revolution]",
    "Counter-Revolution": "counter-revolution",
    "Accept Coup": f"accept [coup {D_ETAT}]",
    "Counter-Coup": "counter-coup",
}
CASES = {
    CONDITIONS[LOST]: "if [i] (lose|lost) [the] election",
    CONDITIONS[REVOLT]: "if [the] revolution succeeds",
    CONDITIONS[COUP]: "if [the] coup succeeds",
}

ATTEMPTS = (
    Form(Revolution, "(revolution|revolt)", WINTER, said("factional.form-revolution")),
    Form(Coup, f"coup {D_ETAT}", WINTER, said("factional.form-coup")),
    Form(NoCoup, "no coup", WINTER, said("factional.form-no-coup")),
    Form(Accept, "accept", WINTER, said("factional.form-accept")),
    Form(Accept, "accept [the] revolution", WINTER, said("factional.form-accept-revolution"), fixed={"what": REVOLT}),
    Form(Accept, f"accept [the] coup {D_ETAT}", WINTER, said("factional.form-accept-coup"), fixed={"what": COUP}),
    Form(CounterRevolution, "counter-revolution", WINTER, said("factional.form-counter-revolution")),
    Form(CounterCoup, "counter-coup", WINTER, said("factional.form-counter-coup")),
)
STANDING = tuple(
    Form(
        Instruct,
        f"{CASES[told.condition]}: {WORDS[told.answer]}",
        "",
        said("factional.form-instruct"),
        fixed={"condition": told.condition, "answer": told.answer},
        rank=3,
    )
    for told in INSTRUCTIONS
)
LEAVING = (Form(Resign, "resign", "", said("factional.form-resign"), rank=0, final=True),)
CONCEDING = (Form(ConcedeCivilWar, "concede [defeat]", "", said("factional.form-concede"), rank=0, final=True),)
VOTES = (
    Form(
        ProposeDraw,
        "propose [a] draw [(between|with|of|for)] [{powers}]",
        "",
        said("factional.form-propose-draw"),
        rank=1,
    ),
    Form(
        ProposeConcession,
        "propose [a] concession [to] {power}",
        "",
        said("factional.form-propose-concession"),
        rank=1,
    ),
    Form(
        DrawVote,
        "vote (for|yes) [[proposal] {proposal:number}]",
        "",
        said("factional.form-vote-for"),
        rank=2,
        fixed={"yes": True},
    ),
    Form(
        DrawVote,
        "vote (against|no) [[proposal] {proposal:number}]",
        "",
        said("factional.form-vote-against"),
        rank=2,
        fixed={"yes": False},
    ),
    Form(Veto, "veto [[proposal] {proposal:number}]", "", said("factional.form-veto"), rank=2),
    Form(
        WithdrawVeto,
        "withdraw [the] veto [[proposal] {proposal:number}]",
        "",
        said("factional.form-withdraw-veto"),
        rank=2,
    ),
)
