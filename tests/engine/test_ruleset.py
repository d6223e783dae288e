"""What a rule set refuses when it is made, whatever the order of its rules; specs, options and dice by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import permutations
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.core.events import Event
from casusbelli.core.orders import Directive
from casusbelli.engine import play
from casusbelli.engine.component import Component, Rules, RulesClash, StepSlot, Turn
from casusbelli.engine.dice import Dice, rolled
from casusbelli.engine.forms import Form
from casusbelli.engine.game import Game
from casusbelli.engine.options import BadOption, MatchingText, Option, choice, settled
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import Pack, Spec, UnknownRules, packs_beside, read_spec, rule_set
from casusbelli.engine.steps import CouncilStep, QuietStep
from casusbelli.packs.standard import STANDARD
from casusbelli.records.games.game_file import event_decoder
from casusbelli.variants import board
from tests.packs.omens import PACKS

EUROPE = board("standard")
WORD = "[A-Z][A-Za-z]+"


def nothing(t: Turn) -> Iterable[Event]:
    return ()


def nobody(t: Turn) -> Mapping[str, str]:
    return {}


class Gates(Component[None]):
    """A rule whose option is a list of places on the board."""

    name = "gates"
    options = (
        Option("open", "none", MatchingText(f"none|{WORD}(,{WORD})*", "none or provinces"), "Where one may come in."),
        choice("kind", "wide narrow", "How many may come in at once."),
    )

    def checks(self, rules: Rules) -> Iterator[str]:
        said = rules.option("gates.open")
        for code in said.split(",") if said != "none" else ():
            if code not in rules.board.province:
                yield f"gates.open: {code} is no province of this map"


class Other(Component[None]):
    name = "draws"


class Blank(Component[None]):
    name = "blank"


GATES, BLANK = Gates(), Blank()
MORE = (
    *PACKS,
    Pack("gates", "gates", (GATES,)),
    Pack("wall", "gates in a wall", (GATES, BLANK)),
    Pack("listing", "draws by list", (BLANK,), {"draws.draw": "list"}),
    Pack("solos", "no draws", (), {"draws.draw": "off"}),
    Pack("foreign", "other draws", (Other(),)),
)


@pytest.fixture(autouse=True)
def _more_packs() -> Iterator[None]:
    with packs_beside(*MORE):
        yield


def made(text: str, options: Mapping[str, str] | None = None) -> RuleSet:
    return rule_set(read_spec(text), EUROPE, options)


def refused(*components: Component[None]) -> str:
    """Why these cannot be played beside the standard game, in whatever order they are listed."""
    told = set()
    for listed in permutations(components):
        with pytest.raises(RulesClash) as why:
            RuleSet((*listed, *STANDARD.components), EUROPE)
        told.add(str(why.value))
    (sentence,) = told
    return sentence


# --- specs


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("standard(centers=5) + calendar(solo.centers=9)", "solo.centers is 5 in standard and 9 in calendar."),
        ("calendar(solo.centers=9) + standard(centers=5)", "solo.centers is 9 in calendar and 5 in standard."),
        ("standard(centers=5, centers=9)", "solo.centers is both 5 and 9 in 'standard(centers=5, centers=9)'"),
        ("standard(centers=5, solo.centers=9)", "solo.centers is both 5 and 9 in 'standard(centers=5, "),
        ("gates(NAO,MAO)", "'NAO,MAO' in 'gates(NAO,MAO)' is not a setting"),
        ("gates(NAO, open=MAO)", "'NAO' in 'gates(NAO, open=MAO)' is not a setting"),
        ("gates(open=)", "'open=' in 'gates(open=)' is not a setting"),
        ("gates(open=,)", "'open=,' in 'gates(open=,)' is not a setting"),
        ("gates(open=NAO, Kind=wide)", "'open=NAO, Kind=wide' in 'gates(open=NAO, Kind=wide)' is not a setting"),
    ],
)  # fmt: skip
def test_specs_that_say_two_things_or_nothing(text: str, told: str) -> None:
    with pytest.raises(UnknownRules) as why:
        read_spec(text)
    assert told in str(why.value)


def test_what_is_said_twice_alike_is_said() -> None:
    assert made("standard(centers=5) + calendar(solo.centers=5)").option("solo.centers") == "5"


def test_options_beside_a_spec_go_before_it() -> None:
    assert made("standard(centers=5)", {"solo.centers": "9"}).option("solo.centers") == "9"


@pytest.mark.parametrize(
    ("text", "opened", "kind"),
    [
        ("gates(open=NAO,MAO)", "NAO,MAO", "wide"),
        ("gates( open = NAO , MAO ,kind=narrow)", "NAO,MAO", "narrow"),
        ("gates(kind=narrow, open=NAO,MAO,NTH)", "NAO,MAO,NTH", "narrow"),
        ("gates(open=NAO,MAO,)", "NAO,MAO", "wide"),
        ("standard(gates.open=NAO,MAO, centers=5) + gates", "NAO,MAO", "wide"),
        ("standard(last-year.year=1905, gates.open=NAO) + gates + last-year", "NAO", "wide"),
    ],
)
def test_lists_in_specs(text: str, opened: str, kind: str) -> None:
    rules = made(text)
    assert (rules.option("gates.open"), rules.option("gates.kind")) == (opened, kind)
    assert read_spec(str(read_spec(text))) == read_spec(text)


NAMES = st.from_regex("[A-Z][A-Za-z]{1,5}( [A-Z][a-z]{1,5})?", fullmatch=True)
VALUES = st.lists(NAMES, min_size=1, max_size=4).map(",".join)
KEYS = ("gates.open", "gates.kind", "solo.centers", "draws.draw", "last-year.year", "base.cd_removal", "x.open")


@given(
    st.dictionaries(st.sampled_from(KEYS), VALUES),
    st.lists(st.sampled_from(["standard", "gates", "wall", "last-year"]), min_size=1, unique=True),
    st.data(),
)
def test_a_spec_is_read_as_it_was_written(said: dict[str, str], names: list[str], data: st.DataObject) -> None:
    with packs_beside(*MORE):
        places = {key: data.draw(st.sampled_from(names)) for key in said}
        first = Spec({name: {key: said[key] for key in said if places[key] == name} for name in names})
        assert read_spec(str(first)) == first


# --- packs


def test_packs_that_want_different_things() -> None:
    for text in ("listing + solos", "solos + listing"):
        with pytest.raises(RulesClash, match=r"^draws\.draw is (list|off) for \w+ and (list|off) for \w+; say which$"):
            made(text)
        assert made(text, {"draws.draw": "dias"}).option("draws.draw") == "dias"
    assert made("listing + solos(draws.draw=off)").option("draws.draw") == "off"


def test_another_rule_of_a_name_that_is_taken() -> None:
    with pytest.raises(RulesClash, match=r"^The packs standard and foreign define two different rules called draws\.$"):
        made("foreign")


def test_packs_may_share_a_rule() -> None:
    for text in ("gates + wall", "wall + gates"):
        names = [component.name for component in made(text).components]
        assert sorted(names) == sorted({*names})
        assert {"gates", "blank"} < {*names}


# --- options that set others

CHAIN = {
    "a.x": choice("x", "no yes", "", implies={"yes": {"b.y": "two"}}),
    "b.y": choice("y", "one two", "", implies={"one": {"d.w": "up"}, "two": {"c.z": "far", "e.v": "gone"}}),
    "c.z": choice("z", "near far", ""),
    "d.w": choice("w", "down up left", ""),
}


def test_what_is_implied_implies_more() -> None:
    assert settled(CHAIN, {}) == {"a.x": "no", "b.y": "one", "c.z": "near", "d.w": "up"}
    assert settled(CHAIN, {"a.x": "yes"}) == {"a.x": "yes", "b.y": "two", "c.z": "far", "d.w": "down"}
    assert settled(CHAIN, {"a.x": "yes"}, {"d.w": "left", "c.z": "near"})["d.w"] == "left"
    assert settled(CHAIN, {"a.x": "yes", "b.y": "one"})["c.z"] == "near"
    assert settled(CHAIN, {}, {"a.x": "yes"})["c.z"] == "far"


def test_options_in_any_order_come_to_the_same() -> None:
    for keys in permutations(CHAIN):
        known = {key: CHAIN[key] for key in keys}
        assert settled(known, {"a.x": "yes"}) == settled(CHAIN, {"a.x": "yes"})


def test_options_that_set_another_differently() -> None:
    known = {
        "a.x": choice("x", "no yes", "", implies={"yes": {"c.z": "near"}}),
        "b.y": choice("y", "one two", "", implies={"two": {"c.z": "far"}}),
        "c.z": choice("z", "middle near far", ""),
    }
    both = {"a.x": "yes", "b.y": "two"}
    for keys in permutations(known):
        with pytest.raises(
            BadOption, match=r"^The option c\.z is set twice: .*(a\.x = yes makes it near|b\.y = two makes it far)"
        ):
            settled({key: known[key] for key in keys}, both)
    assert settled(known, {**both, "c.z": "middle"})["c.z"] == "middle"
    assert settled(known, {"b.y": "two"})["c.z"] == "far"


def test_options_that_chase_each_other() -> None:
    known = {
        "a.x": choice("x", "no yes", "", implies={"no": {"b.y": "two"}}),
        "b.y": choice("y", "one two", "", implies={"two": {"a.x": "yes"}}),
    }
    with pytest.raises(BadOption, match=r"keep setting each other: .*\. Set one of them"):
        settled(known, {})
    assert settled(known, {"a.x": "no"}) == {"a.x": "no", "b.y": "two"}


def test_an_implied_value_is_one_of_the_options() -> None:
    known = {"a.x": choice("x", "no yes", "", implies={"yes": {"b.y": "ten"}}), "b.y": choice("y", "one two", "")}
    with pytest.raises(
        BadOption, match=r"option b\.y = 'ten', as a\.x = yes implies, is impossible; expected one or two"
    ):
        settled(known, {"a.x": "yes"})


# --- options and the board


def test_rules_say_what_is_wrong_with_their_options_on_this_board() -> None:
    with pytest.raises(RulesClash) as why:
        made("gates(open=NAO,ZZZ,Nowhere) + last-year(year=1900)")
    assert str(why.value) == (
        "The final year cannot be 1900, because the first phase is Spring 1901. Choose 1901 or a later year; "
        "gates.open: Nowhere is no province of this map; gates.open: ZZZ is no province of this map"
    )


# --- the first phase


@pytest.mark.parametrize("start", ["S1901Z", "W1901M", "S1901", "X1901M", "", "S19x1M", "S١٩٠١M", "S19011M"])
def test_a_start_that_no_game_has(start: str) -> None:
    class Begun(Component[None]):
        name = "begun"

        def starts(self, rules: Rules) -> str:
            return start

    assert refused(Begun()).startswith(
        f"There is no phase {start!r} in this game, which has S____M, S____R, F____M, F____R, W____A"
    )


def test_two_rules_that_begin_a_game() -> None:
    for text in ("calendar(start=F1914M) + free-builds", "free-builds + calendar(start=F1914M)"):
        with pytest.raises(
            RulesClash,
            match="phase in which the game begins: calendar says F1914M, free-builds says W1900A",
        ):
            made(text)


def test_the_first_phase_is_known_before_the_game() -> None:
    for text, phase in (("standard", "S1901M"), ("calendar(start=F1914M)", "F1914M"), ("free-builds", "W1900A")):
        rules = made(text)
        first = rules.plan[rules.first]
        assert rules.start == phase == f"{first.season}{phase[1:5]}{first.kind}"
        assert play.begin(rules)[1].phase == phase


# --- what two rules may not both bring


class Met(Event, frozen=True, tag="met/1"):
    seat: str


class MetAgain(Event, frozen=True, tag="met/1"):
    seats: int


class Opened(Event, frozen=True, tag="phase-opened/1"):
    door: str


class Greet(Directive, frozen=True):
    def __str__(self) -> str:
        return "Greet"


class Meeting(Component[None]):
    name = "meeting"
    events: ClassVar[tuple[type[Event], ...]] = (Met,)
    forms = (Form(Greet, "greet", "M", "Say something."),)


class Assembly(Component[None]):
    name = "assembly"
    events: ClassVar[tuple[type[Event], ...]] = (MetAgain,)


class Doors(Component[None]):
    name = "doors"
    events: ClassVar[tuple[type[Event], ...]] = (Opened,)


class Party(Component[None]):
    name = "party"
    events: ClassVar[tuple[type[Event], ...]] = (Met,)


class Ball(Component[None]):
    name = "ball"
    forms = (Form(Greet, "good evening", "M", "Say something better."),)


def test_facts_have_one_name() -> None:
    assert refused(Meeting(), Assembly()).startswith(
        "Two different events are called met/1: one of assembly and one of meeting."
    )
    assert refused(Doors()).startswith(
        "Two different events are called phase-opened/1: one of every game and one of doors."
    )


def test_rules_may_share_a_fact() -> None:
    rules = RuleSet((*STANDARD.components, Meeting(), Party()), EUROPE)
    assert event_decoder(rules).decode(b'{"event": "met/1", "seat": "France"}') == Met("France")


def test_an_order_belongs_to_one_rule() -> None:
    assert refused(Meeting(), Ball()) == "The rules ball and meeting both define the order Greet."


class Talks(Component[None]):
    name = "talks"

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        yield StepSlot(CouncilStep("talks", "W", "C", 24, "", nobody, nothing), after=("last-eliminations",))


class Chats(Component[None]):
    name = "chats"

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        yield StepSlot(CouncilStep("chats", "W", "C", 24, "", nobody, nothing), after=("last-eliminations",))


class Pauses(Component[None]):
    name = "pauses"

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        for name in ("pause", "rest"):
            yield StepSlot(QuietStep(name, "W", nothing), after=("last-eliminations",))


def test_a_phase_is_one_step() -> None:
    assert refused(Talks(), Chats()) == "The steps chats and talks would both be the phase W____C."
    RuleSet((*STANDARD.components, Talks(), Pauses()), EUROPE)


# --- who looks


def test_strangers_leave_no_trace() -> None:
    game = Game.new("fog", EUROPE, bytes(32))
    for n in range(50):
        game.rules.seen(game.state, f"visitor {n}")
    for seat in (*game.rules.names, None):
        game.rules.seen(game.state, seat)
    assert set(game.rules._lasts) == {*game.rules.names, None}


# --- dice


def test_nonces_are_told_apart() -> None:
    lists = [(), ("",), ("", ""), ("a\0b",), ("a", "b"), ("ab",), ("a", "", "b"), ("1:a",), ("a1:b",), ("b", "a")]
    rolls = {tuple(rolled(bytes(32), nonces, f"die {n}", 1000) for n in range(5)) for nonces in lists}
    assert len(rolls) == len(lists)


def test_a_seed_that_is_none() -> None:
    with pytest.raises(ValueError, match="the seed of the dice is empty"):
        Dice(b"")
    with pytest.raises(ValueError, match="give 32 random bytes"):
        Game.new("standard", EUROPE, b"")
