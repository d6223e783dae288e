"""The checks for third-party rules pass for a good rule, and each detects the rule that is made for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import ClassVar

import pytest
from msgspec import Struct

from casusbelli.core.board import Board
from casusbelli.core.catalogs import Texts
from casusbelli.core.events import Event, PhaseOpened
from casusbelli.core.orders import Directive
from casusbelli.core.said import Text, said
from casusbelli.core.units import Unit
from casusbelli.core.verdicts import Refusal, Why
from casusbelli.engine.component import Component, Rules, Turn
from casusbelli.engine.display import Panel
from casusbelli.engine.forms import Form
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import Pack, packs, packs_beside
from casusbelli.testing import Check, checks, new_game
from casusbelli.testing.checks import check_overrides
from casusbelli.testing.spoken import check_catalogs, messages
from casusbelli.variants import board
from examples.plebiscite.casusbelli_plebiscite import PACK

# --- a good rule


@pytest.mark.drawn(4)
@pytest.mark.parametrize("check", checks(PACK), ids=str)
def test_the_example_passes(check: Check) -> None:
    if check.name == "no dead override":
        pytest.skip("the example has scenarios of its own in its tests")
    check()


def test_a_check_leaves_nothing_behind() -> None:
    before = packs()
    checks(PACK)[0]()
    assert packs() == before
    assert PACK.name not in before


# --- rules with one fault each


class Shout(Directive, frozen=True):
    word: str

    def __str__(self) -> str:
        return f"Shout {self.word}"


class Heard(Event, frozen=True, tag="heard-in-a-test/1"):
    seat: str
    word: str


class Undeclared(Event, frozen=True, tag="undeclared-in-a-test/1"):
    seat: str


class Count(Struct, frozen=True):
    shouts: dict[str, int] = {}


class Mute(Why):
    SILENT = ("", "", "")


class Loud(Component[Count]):
    """Everyone may shout; each seat hears how often it did so itself."""

    name = "loud"
    events: ClassVar[tuple[type[Event], ...]] = (Heard,)
    forms = (Form(Shout, "shout {word:name}", "M", "Shout."),)

    def initial(self, board: Board) -> Count:
        return Count()

    def evolve(self, own: Count, event: Event) -> Count:
        if isinstance(event, Heard):
            return Count({**own.shouts, event.seat: own.shouts.get(event.seat, 0) + 1})
        return own

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        if isinstance(event, PhaseOpened) and event.phase[5] == "M":
            yield from (Heard(seat, event.phase) for seat in t.rules.seat_names())

    def recounts(self, board: Board, event: Event) -> Text | None:
        return "" if isinstance(event, Heard) else None

    def knows(self, t: Turn, seat: str | None) -> Count:
        return Count({name: count for name, count in t.own(self).shouts.items() if name == seat})


@pytest.mark.full
def test_the_good_one_passes_where_the_bad_ones_fail() -> None:
    for check in checks(Pack("loud", "loud", (Loud(),)), phases=3):
        if not check.name.startswith(("plays or", "no dead")):
            check()


class Forgetful(Loud):
    """A rule whose state does not follow from its log: it counts in a list of its own."""

    count: ClassVar[list[int]] = []

    def evolve(self, own: Count, event: Event) -> Count:
        self.count.append(1)
        return Count({"all": len(self.count)}) if isinstance(event, Heard) else own


class Careless(Loud):
    events = ()


class Listed(Loud):
    """A rule whose place in the list matters."""

    def react(self, t: Turn, event: Event) -> Iterator[Event]:
        if isinstance(event, PhaseOpened):
            assert isinstance(t.rules, RuleSet)
            yield Heard(t.rules.components[0].name, event.phase)


class Whisper(Shout, frozen=True):
    def __str__(self) -> str:
        return f"Murmur {self.word}"


class Quiet(Loud):
    """A rule that offers orders in a spelling it does not parse."""

    forms = (Form(Whisper, "whisper {word:name}", "M", "Whisper."),)

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        yield Whisper("France")


class Silent(Loud):
    """A rule that refuses without a reason."""

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        yield Shout(seat)

    def admits(self, t: Turn, seat: str, order: Directive) -> Refusal | None:
        return None if isinstance(order, Shout) and order.word == seat else Mute.SILENT.says()


class Twice(Loud):
    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        yield from (Shout("France"), Shout("France"))


class Telltale(Loud):
    """A rule whose panel shows everyone where every unit is, hidden ones included."""

    def hides(self, t: Turn, seat: str | None, unit: Unit) -> bool:
        return seat is not None and unit.owner != seat

    def offers(self, t: Turn, seat: str) -> Iterator[Directive]:
        if sum(t.own(self).shouts.values()) % 2:
            yield Shout(seat)

    def knows(self, t: Turn, seat: str | None) -> Count:
        shouts = t.own(self).shouts
        return Count({"all": sum(shouts.values()) + 1}) if shouts else Count()


class Idle(Loud):
    """A rule that overrides a hook and never answers it."""

    def panels(self, t: Turn, seat: str | None) -> Sequence[Panel]:
        return ()


class Speechless(Loud):
    def recounts(self, board: Board, event: Event) -> Text | None:
        return None


class Mumbling(Loud):
    def explains(self, rules: Rules) -> Iterator[Text]:
        yield said("nobody-s.message")


FAULTS: list[tuple[type[Loud], str, str]] = [
    (Forgetful, "random game 1", "the log does not make the state"),
    (Careless, "random game 1", "no rule lists Heard among its events"),
    (Listed, "any order of the components", "it is another game if the components are listed as"),
    (Quiet, "offers are accepted", "Murmur France, which is offered to Austria in S1901M, is not understood"),
    (Silent, "the rest is refused", r"Shout \w+, written by \w+ in S1901M, is refused without a reason"),
    (Twice, "offers are accepted", "Austria is offered twice in S1901M: Shout France"),
    (Telltale, "nothing follows from what is not known", "is told in F1901M what it must not know"),
    (Idle, "no dead override", r"answered anything but the default: loud\.panels"),
    (Speechless, "facts have sentences", "nobody tells Heard in words"),
    (Mumbling, "messages have sentences", "nobody-s.message is said, and no catalog is called nobody-s"),
]


@pytest.mark.parametrize(("kind", "name", "told"), FAULTS, ids=[kind.__name__ for kind, _name, _told in FAULTS])
def test_a_fault_is_found(kind: type[Loud], name: str, told: str) -> None:
    (check,) = [check for check in checks(Pack("loud", "loud", (kind(),)), phases=3) if check.name == name]
    with pytest.raises(AssertionError, match=told):
        check()


# --- scenarios, catalogs

CASE = """
[[case]]
id = "A"
rules = "loud"
[[case.turn]]
phase = "S1901M"
expect.units = { Austria = ["A VIE", "A BUD", "F %s"] }
"""


def test_scenarios_are_checks(tmp_path: Path) -> None:
    pack = Pack("loud", "loud", (Loud(),))
    for place, wrong in (("TRI", ""), ("ALB", "S1901M: units.Austria")):
        file = tmp_path / f"{place}.toml"
        file.write_text(CASE % place, encoding="utf-8")
        (check,) = [check for check in checks(pack, file) if check.name == "scenario A"]
        if wrong:
            with pytest.raises(AssertionError, match=wrong):
                check()
        else:
            check()


@pytest.mark.parametrize(
    ("name", "texts", "told"),
    [
        ("lacking", {"en": "one = 1\ntwo = 2", "de": "one = 1"}, "de.ftl: there is no two"),
        ("beside", {"en": "one = 1", "de": "one = 1\ntwo = 2"}, "de.ftl: nobody says two"),
        ("foreign", {"de": "one = 1"}, "en.ftl: there is no English"),
    ],
)
def test_catalogs_that_lack_something(name: str, texts: dict[str, str], told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        check_catalogs(Texts(f"{name}-in-a-test", texts))


def test_messages_are_found_wherever_they_are() -> None:
    inner = said("a.inner")
    outer = said("a.outer", what=inner)
    assert [told.code for told in messages([{"x": (outer, "text")}, Panel(said("a.title"), (), ())])] == [
        "a.outer",
        "a.inner",
        "a.title",
    ]


def test_another_board() -> None:
    """And what a pack of one board does without."""
    pack = Pack("loud", "loud", (Loud(),))
    on = board("western-mediterranean")
    for check in checks(pack, on=on, phases=2):
        if check.name in ("random game 1", "offers are accepted", "copies"):
            check()
    with packs_beside(pack):
        assert new_game(("loud",), on=on).rules.board.name == on.name


def test_sleeping_overrides_are_named() -> None:
    check_overrides({("a", "b")}, {("a", "b"): "somewhere else"})
    with pytest.raises(AssertionError, match=r"default: c\.d \(what no case can wake: asleep=\)"):
        check_overrides({("a", "b"), ("c", "d")}, {("a", "b"): ""})
