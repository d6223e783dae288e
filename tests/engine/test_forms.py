"""Orders that rules bring: how patterns are read beside the standard orders, and what is said of mistakes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.core.errors import Ambiguous, OrderError
from casusbelli.core.orders import Directive, MovementOrder, Order, Piece
from casusbelli.engine import drafts, play
from casusbelli.engine.component import Component
from casusbelli.engine.draws import DrawVote, ProposeConcession, ProposeDraw
from casusbelli.engine.forms import Form
from casusbelli.engine.grammar import LONGEST_DIRECTIVE, MOST_DIRECTIVES, Grammar
from casusbelli.engine.ruleset import RuleSet
from casusbelli.packs.standard import STANDARD
from casusbelli.variants import board
from tests.selection import examples

EUROPE = board("standard")


class War(Directive, frozen=True):
    powers: tuple[str, ...]
    until: int = 0

    def __str__(self) -> str:
        return f"DWO {', '.join(self.powers)}{f' until {self.until}' if self.until else ''}"


class Surrender(Directive, frozen=True):
    to: str = ""

    def __str__(self) -> str:
        return f"Surrender to {self.to}" if self.to else "Surrender"


class Treaty(Directive, frozen=True):
    one: str
    other: str

    def __str__(self) -> str:
        return f"{self.one} is friends with {self.other}"


class Tell(Directive, frozen=True):
    order: MovementOrder

    def __str__(self) -> str:
        return f"Tell {self.order}"


class Garrison(Directive, frozen=True):
    unit: Piece
    places: tuple[str, ...]

    def __str__(self) -> str:
        return f"Garrison {self.unit} in {', '.join(self.places)}"


class Feud(Directive, frozen=True):
    powers: tuple[str, ...]

    def __str__(self) -> str:
        return f"Feud with {', '.join(self.powers)}"


FORMS = (
    Form(War, "(dwo|declare war on) {powers} [until {until:number}]", "M", "War."),
    Form(Surrender, "(sur|surrender|uncle!) [[to] {to:power}]", "M", "Give up."),
    Form(Treaty, "{one:power} is friends with {other:power}", "M", "Be friends."),
    Form(Tell, "tell {order}", "M", "Tell."),
    Form(Garrison, "garrison {unit} (in|at) {places}", "M", "Garrison."),
)
WORDS = Grammar(FORMS)


def read(text: str, words: Grammar = WORDS, kind: str = "M") -> tuple[list[Order], list[OrderError]]:
    orders, errors = words.read(text, EUROPE, kind)
    return [line.order for line in orders], errors


def told(text: str, words: Grammar = WORDS, kind: str = "M") -> list[str]:
    """What was read, in the canonical spelling."""
    orders, errors = read(text, words, kind)
    assert not errors, errors
    return [str(order) for order in orders]


# --- patterns


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("DWO Italy", ["DWO Italy"]),
        ("declare war on Italy", ["DWO Italy"]),
        ("Declare  War\ton Italy", ["DWO Italy"]),
        ("dwo Italy, Russia and Turkey", ["DWO Italy, Russia, Turkey"]),
        ("dwo Italy & Russia", ["DWO Italy, Russia"]),
        ("dwo Italy, and Russia", ["DWO Italy, Russia"]),
        ("dwo Italian", ["DWO Italy"]),
        ("dwo Italy until 1905", ["DWO Italy until 1905"]),
        ("dwo Italy, Russia until 1905.", ["DWO Italy, Russia until 1905"]),
        ("surrender", ["Surrender"]),
        ("SUR", ["Surrender"]),
        ("sur.", ["Surrender"]),
        ("Surrender to Italy", ["Surrender to Italy"]),
        ("Surrender Italy", ["Surrender to Italy"]),
        ("Italy is friends with Austria", ["Italy is friends with Austria"]),
        ("tell A PAR - BUR", ["Tell A PAR - BUR"]),
        ("tell army Paris supports F BRE - ENG", ["Tell A PAR S F BRE - ENG"]),
        ("garrison A PAR in PIC, BUR", ["Garrison A PAR in PIC, BUR"]),
        ("garrison the fleet Brest at Brest and Gascony", ["Garrison F BRE in BRE, GAS"]),
    ],
)
def test_patterns(text: str, orders: list[str]) -> None:
    assert told(text) == orders
    assert told(text.upper()) == orders
    assert told("; ".join(orders)) == orders


SIGNS = ["- dwo Italy", "> dwo Italy", "* dwo Italy", '"dwo Italy"', "(dwo Italy)", "**DWO Italy.**"]


@pytest.mark.parametrize("text", SIGNS)
def test_signs_around_an_order_mean_nothing(text: str) -> None:
    assert told(text) == ["DWO Italy"]


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("SUR, DWO Italy", ["Surrender", "DWO Italy"]),
        ("DWO Italy, Russia, SUR", ["DWO Italy, Russia", "Surrender"]),
        ("DWO Italy, A PAR H, Italy is friends with Turkey", ["DWO Italy", "A PAR H", "Italy is friends with Turkey"]),
        ("A PAR - BUR; DWO Italy; A MAR H", ["A PAR - BUR", "DWO Italy", "A MAR H"]),
        ("DWO Italy,, SUR,,", ["DWO Italy", "Surrender"]),
        ("DWO Italy, Paris holds, DWO Russia", ["DWO Italy", "PAR H", "DWO Russia"]),
        ("tell A PAR - BUR, A PAR - BUR", ["Tell A PAR - BUR", "A PAR - BUR"]),
        ("DWO Italy\nDWO Russia\n\nA PAR H", ["DWO Italy", "DWO Russia", "A PAR H"]),
    ],
)  # fmt: skip
def test_several_on_a_line(text: str, orders: list[str]) -> None:
    assert told(text) == orders


def test_headers_stay_in_force() -> None:
    lines, errors = WORDS.read("Austria: DWO Italy, A VIE H\nA BUD H\nItaly: SUR\nA ROM H", EUROPE, "M")
    assert not errors
    assert [(str(line.order), line.nation, line.line) for line in lines] == [
        ("DWO Italy", "Austria", 1),
        ("A VIE H", "Austria", 1),
        ("A BUD H", "Austria", 2),
        ("Surrender", "Italy", 3),
        ("A ROM H", "Italy", 4),
    ]


# --- comments


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("DWO Italy # not Russia", ["DWO Italy"]),
        ("DWO {not} Italy", ["DWO Italy"]),
        ("DWO Italy {and}, Russia // at last", ["DWO Italy, Russia"]),
        ("A PAR H # or, DWO Italy", ["A PAR H"]),
        ("# DWO Italy", []),
        ("! SUR", []),
        ("/*\nSUR\n*/\nA PAR H", ["A PAR H"]),
        ("SUR {as\nDWO Italy} \nA PAR H", ["Surrender", "A PAR H"]),
        ("Uncle!", ["Surrender"]),
        ("uncle! to Italy ! at last", ["Surrender to Italy"]),
        ("Uncle! ! DWO Italy", ["Surrender"]),
        ("surrender! DWO Italy", ["Surrender"]),
    ],
)
def test_comments_are_no_orders_and_some_words_end_in_a_sign(text: str, orders: list[str]) -> None:
    assert told(text) == orders


# --- mistakes


@pytest.mark.parametrize(
    ("text", "word", "problem"),
    [
        ("DWO Itally", "Itally", "no such power; Italy?"),
        ("DWO Italy, Rusia", "Rusia", "no such power; Russia?"),
        ("A PAR H, DWO Rusia, A MAR H", "Rusia", "no such power; Russia?"),
        ("DWO Italy, Italy", "Italy, Italy", "Italy appears twice"),
        ("DWO Italy until Monday", "Monday", "expected a number"),
        ("DWO Italy until 12345678901234567890", "12345678901234567890", "expected a number"),
        ("DWO", "DWO", "expected (dwo|declare war on) <powers> [until <until>]"),
        ("surrender now", "now", "no such power"),
        ("sur to Italy, France", ",", "expected a power and nothing else"),
        ("tell A PIK H", "PIK", "no such province; PIC or PIE?"),
        ("tell A PAR - BUR A MAR H", "A", "expected an order and nothing else"),
        ("garrison A PAR in PIC, BRU", "BRU", "no such province; BRE, BUR or PRU?"),
        ("garrison Italy", "garrison Italy", "expected Garrison <unit> (in|at) <places>"),
        ("Italy is friends with Ruritania", "Ruritania", "no such power"),
        ("DWO Italy, A PIK H", "PIK", "no such province; PIC or PIE?"),
    ],
)
def test_a_mistake_is_pointed_at(text: str, word: str, problem: str) -> None:
    _orders, (error,) = read(text)
    assert error.word == word
    assert problem in str(error)
    assert error.text == text
    assert text[slice(*error.at)] == word


def test_a_mistake_in_a_list_leaves_no_shorter_list() -> None:
    """A war on all of them or on nobody."""
    assert read("DWO Italy, Rusia")[0] == []
    assert read("DWO Italy, Russia and the Turks")[0] == []
    assert read("DWO Italy, Germny, Russia, A PAR H")[0] == [*read("A PAR H")[0]]
    assert [str(order) for order in read("DWO Italy, A PIK H")[0]] == ["DWO Italy"]


def test_mistakes_stand_in_the_order_of_the_text() -> None:
    _orders, errors = read("A PIK H\nDWO Itally\nA XYZ H, DWO Rusia")
    assert [(error.line, error.word) for error in errors] == [(1, "PIK"), (2, "Itally"), (3, "XYZ"), (3, "Rusia")]
    assert errors[1].pointed() == "DWO Itally\n    ^^^^^^"


def test_a_line_with_a_directive_is_quoted_in_full() -> None:
    _orders, (error,) = read("SUR, A PIK H # well")
    assert error.text == "SUR, A PIK H # well"
    assert error.pointed() == "SUR, A PIK H # well\n       ^^^"


# --- two rules, phases


def test_two_rules_with_the_same_words() -> None:
    both = Grammar((Form(War, "fight {powers}", "M", ""), Form(Feud, "fight {powers}", "M", "")))
    orders, (error,) = read("A PAR H, fight Italy, Russia", both)
    assert [str(order) for order in orders] == ["A PAR H"]
    assert isinstance(error, Ambiguous)
    assert "could mean DWO Italy, Russia or Feud with Italy, Russia" in str(error)


def test_the_words_mean_what_may_be_ordered_in_this_phase() -> None:
    both = Grammar((Form(War, "fight {powers}", "M", ""), Form(Feud, "fight {powers}", "A", "")))
    assert told("fight Italy", both, "M") == ["DWO Italy"]
    assert told("fight Italy", both, "A") == ["Feud with Italy"]
    assert isinstance(read("fight Italy", both, "R")[1][0], Ambiguous)


def test_two_ways_to_write_one_order_are_no_ambiguity() -> None:
    both = Grammar((Form(War, "fight {powers}", "M", ""), Form(War, "fight [the] {powers}", "M", "")))
    assert told("fight Italy", both) == ["DWO Italy"]


class Warlike(Component[None]):
    name = "warlike"
    forms = FORMS


def test_an_order_of_another_phase_and_one_of_no_rule_are_refused() -> None:
    rules = RuleSet((*STANDARD.components, Warlike()), EUROPE)
    _log, state = play.begin(rules)
    _log, state = play.process(rules, state)
    _log, winter = play.resume(rules, state, "W1901A")
    step = drafts.open_step(rules, state)
    (order,) = [line.order for line in drafts.read(rules, state, "DWO Italy")[0]]
    assert rules.refusal(rules.turn(state), step, "France", order) is None
    assert winter.phase[5:] == "M"  # nobody owes anything
    why = rules.refusal(rules.turn(state), step, "France", Feud(("Italy",)))
    assert why is not None
    assert (why.code, why.text) == ("unknown-order", "No rule of this game knows the order Feud with Italy.")


# --- patterns themselves


@pytest.mark.parametrize("pattern", ["dwo {powers", "dwo + {powers}", "dwo {powers}?", "{powers} / {power}"])
def test_a_pattern_with_a_sign_that_means_nothing(pattern: str) -> None:
    with pytest.raises(ValueError, match="means nothing"):
        _ = Form(War, pattern, "M", "").words


def test_how_a_rulebook_prints_a_pattern() -> None:
    assert FORMS[0].written == "(dwo|declare war on) <powers> [until <until>]"
    assert FORMS[0].parts == {"powers": "powers", "until": "number"}


@pytest.mark.parametrize(
    ("pattern", "openings"),
    [
        ("dwo|declare war", {"dwo", "declare"}),
        ("[please] (stop|end) {powers}", {"please", "stop", "end"}),
        ("[the] {power}", {"the", ""}),
        ("uncle! [now]", {"uncle"}),
        ("([so] [very]|but) sorry", {"so", "very", "but", "sorry"}),
    ],
)
def test_what_a_form_may_begin_with(pattern: str, openings: set[str]) -> None:
    assert Form(War, pattern, "M", "").openings == openings


# --- the forms of the standard game


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("Propose draw", ProposeDraw()),
        ("propose draw.", ProposeDraw()),
        ("propose draw between Austria and Turkey", ProposeDraw(("Austria", "Turkey"))),
        ("propose draw Austria, Turkey", ProposeDraw(("Austria", "Turkey"))),
        ("propose concession to Italy", ProposeConcession("Italy")),
        ("vote for", DrawVote(True)),
        ("vote yes 3", DrawVote(True, 3)),
        ("vote against 12", DrawVote(False, 12)),
        ("VOTE NO", DrawVote(False)),
    ],
)
def test_draws(text: str, order: Directive) -> None:
    words = Grammar(tuple(form for component in STANDARD.components for form in component.forms))
    assert read(text, words) == ([order], [])
    assert read(str(order), words) == ([order], [])
    before, behind = read("A PAR H, A MAR H")[0]
    assert read(f"A PAR H, {text}, A MAR H", words)[0] == [before, order, behind]


# --- anything at all


def test_limits() -> None:
    assert len(read("SUR\n" * 1_000)[0]) == MOST_DIRECTIVES
    assert not read(f"DWO {' ' * LONGEST_DIRECTIVE} Italy")[0]
    assert "too long" in str(read("DWO Italy " * 400)[1][0])
    everybody = ", ".join(EUROPE.power)
    assert told(f"DWO {everybody}") == [f"DWO {everybody}"]


PIECES = (
    "dwo declare war on sur uncle! to is friends with tell garrison in at until Italy Russia the A F PAR BUR - S H 12 "
    ", ; : and # ! { } [ ] ( ) . ' \""
)
PARTS = st.sampled_from(PIECES.split(" ")) | st.text(max_size=4)


@examples(300)
@given(parts=st.lists(PARTS, max_size=30), kind=st.sampled_from("MRAC"))
def test_any_text_is_read_and_what_is_read_reads_as_itself(parts: list[str], kind: str) -> None:
    text = " ".join(parts)
    orders, errors = read(text, kind=kind)
    for error in errors:
        assert str(error)
        assert error.pointed()
        assert 0 <= error.at[0] <= error.at[1] <= len(error.text)
    for order in orders:
        if isinstance(order, Directive) and kind == "M":
            assert read(str(order)) == ([order], [])
