"""Who is asked: whoever has something to do and can do it in more than one way, whatever rule took the rest away."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from casusbelli.core.events import CentersTaken, OrdersRevealed, UnitPlaced, UnitsRemoved
from casusbelli.core.orders import Build, Directive, Disband, Hold, Order, Piece, Retreat, Waive
from casusbelli.core.verdicts import Reason, Refusal
from casusbelli.engine import asking, play
from casusbelli.engine.component import Component, Turn
from casusbelli.engine.dice import Dice
from casusbelli.engine.game import Game
from casusbelli.engine.on_offer import directives, is_at_once
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import packs, packs_beside, read_spec
from casusbelli.engine.view import GM
from casusbelli.records.games.chronicle import facts
from casusbelli.records.games.newspaper import told
from casusbelli.records.games.rejudge import Walk
from casusbelli.testing.random_games import RandomGame, judge, new_game, scattered_game, write_phase
from casusbelli.variants import board
from tests.engine.known import KNOWN, MORE

EUROPE = board("standard")
SEED = bytes(range(32))
STANDARD = packs()["standard"]
Check = Callable[[str, Order], Refusal | None]
VIE, BUD = Piece("A", "VIE"), Piece("A", "BUD")


class Ban(Component[None]):
    """One kind of order is forbidden to some."""

    name = "ban"

    def __init__(self, kind: type[Order], *seats: str) -> None:
        self.kind, self.banned = kind, seats or tuple(EUROPE.power)

    def forbids(self, t: Turn) -> Check:
        def check(seat: str, order: Order) -> Refusal | None:
            return Reason.WRONG_PHASE.says() if seat in self.banned and isinstance(order, self.kind) else None

        return check


class HoldOnly(Component[None]):
    """A power's units may hold, and nothing else."""

    name = "hold-only"

    def forbids(self, t: Turn) -> Check | None:
        def check(seat: str, order: Order) -> Refusal | None:
            return Reason.WRONG_PHASE.says() if seat == "Austria" and not isinstance(order, Hold) else None

        return check if t.state.now.is_movement else None


def game_of(*rules: Component[None], units: str, centers: dict[str, str], phase: str = "F1901M") -> Game:
    """``units``: such as "Austria A VIE, Italy F NAP"."""
    ruled = RuleSet((*STANDARD.components, *rules), EUROPE, {}, Dice(SEED))
    log, state = play.set_up(ruled)
    placed = [UnitsRemoved(tuple(state.units), "by hand"), CentersTaken(dict.fromkeys(EUROPE.centers))]
    for n, unit in enumerate(units.split(", "), state.next_id):
        owner, kind, at = unit.split()
        placed.append(UnitPlaced(n, owner, kind, at))
    placed.append(CentersTaken({**centers}))
    put_up, state = play.place(ruled, state, placed)
    opened, state = play.resume(ruled, state, phase)
    return Game(read_spec("standard"), ruled, [*log, *put_up, *opened])


def revealed(game: Game) -> dict[str, tuple[str, ...]]:
    return {event.phase: event.silent for event in game.log if isinstance(event, OrdersRevealed)}


# --- what is a choice


@pytest.mark.parametrize(
    ("decisions", "choice"),
    [
        ([], False),
        ([[]], False),
        ([[Waive()], [Waive()]], False),
        ([[Hold(VIE)], [Hold(BUD)]], False),
        ([[Hold(VIE)], [Hold(BUD), Disband(BUD)]], True),
        ([[Build(VIE), Waive()]], True),
        ([[Build(VIE), Waive()]] * 3, True),
        ([[Disband(VIE)]], False),
        ([[Disband(VIE), Disband(BUD)]], True),
        ([[Disband(VIE), Disband(BUD)]] * 2, False),
        ([[Disband(VIE), Disband(BUD)]] * 3, False),
        ([[Retreat(VIE, "TYR"), Disband(VIE)]], True),
        ([[Disband(VIE)], [Retreat(BUD, "SER"), Disband(BUD)]], True),
        ([[Waive()], [Disband(VIE), Disband(BUD)]], True),
    ],
)
def test_a_choice_is_more_than_one_full_set_of_orders(decisions: Sequence[Sequence[Order]], choice: bool) -> None:
    assert asking.leaves_choice(decisions) is choice


# --- rules that take the choices away

ITALY = {"ROM": "Italy", "NAP": "Italy", "VEN": "Italy"}
TWO = {"ROM": "Italy", "CON": "Turkey"}
BOTH = {**ITALY, "VIE": "Austria", "BUD": "Austria", "TRI": "Austria"}


def test_a_winter_whose_builds_are_all_forbidden_is_passed_over() -> None:
    game = game_of(Ban(Build), units="Austria A VIE, Italy A ROM", centers=BOTH)
    game.process()
    assert game.phase == "S1902M"
    assert "W1901A" not in game.phases()
    assert len(game.state.units) == 2


def test_who_may_not_build_is_not_silent_where_others_may() -> None:
    game = game_of(Ban(Build, "Austria"), units="Austria A VIE, Italy A ROM", centers=BOTH)
    game.process()
    assert game.phase == "W1901A"
    assert set(game.owed()) == {"Italy"}
    assert list(game.decisions("Austria")) == [[Waive()], [Waive()]]
    assert game.set_ready("Italy")
    game.process(deadline=True)
    assert revealed(game)["W1901A"] == ("Italy",)


def test_who_must_remove_everything_is_not_asked_and_the_story_tells_it() -> None:
    game = game_of(units="Austria A TYR, Austria A BOH, Italy A ROM, Turkey A CON", centers=TWO)
    game.process()
    assert game.phases() == ["F1901M", "W1901A", "S1902M"]
    assert revealed(game) == {"F1901M": ("Austria", "Italy", "Turkey"), "W1901A": ()}
    assert game.view()["units"]["Austria"] == []
    story = "\n".join(told(game.rules, facts(game, GM), "W1901A"))
    assert "Winter 1901" in story
    assert "Disband A TYR" in story
    assert "Disband A BOH" in story


def test_who_must_remove_some_of_several_units_is_asked() -> None:
    game = game_of(units="Austria A TYR, Austria A VIE, Italy A ROM", centers={"ROM": "Italy", "VIE": "Austria"})
    game.process()
    assert (game.phase, set(game.owed())) == ("W1901A", {"Austria"})


def test_a_unit_that_must_be_disbanded_is_so_at_once() -> None:
    """A rule forbids all retreats: the judge had found some."""
    units = "Austria A VIE, Austria A BUD, Italy A TRI"
    orders = {"Austria": "A VIE - TRI, A BUD S A VIE - TRI"}
    for rules, waits in ((), "S1901R"), ((Ban(Retreat),), "F1901M"):
        game = game_of(*rules, units=units, centers=BOTH, phase="S1901M")
        for seat, text in orders.items():
            game.submit(seat, text)
        game.process()
        assert game.phase == waits
        assert "S1901R" in game.phases()
        assert "A TRI" not in game.view()["units"]["Italy"]
        assert bool(game.state.routed) is (waits == "S1901R")


def test_who_may_only_hold_is_not_asked() -> None:
    game = game_of(HoldOnly(), units="Austria A VIE, Italy A ROM", centers=BOTH)
    assert set(game.owed()) == {"Italy"}
    game.process(deadline=True)
    assert revealed(game)["F1901M"] == ("Italy",)


# --- why not, in words


def test_a_seat_that_is_asked_needs_no_reason() -> None:
    game = game_of(units="Austria A VIE, Italy A ROM", centers=BOTH)
    assert game.why_unasked("Austria") is None
    assert str(game.why_unasked("Turkey")).endswith("You have no units.")


@pytest.mark.parametrize(
    ("rules", "seat", "why"),
    [
        ((Ban(Build, "Austria"),), "Austria", "You could build, but there is no vacant place where you may."),
        ((), "Turkey", "You have nothing to build or to disband."),
        ((), "Russia", "All your units that can be removed have to go."),
        ((), "Austria", None),
    ],
)
def test_the_reason_of_a_winter(rules: tuple[Component[None], ...], seat: str, why: str | None) -> None:
    game = game_of(*rules, units="Austria A VIE, Italy A ROM, Russia A GAL", centers=BOTH)
    game.process()
    assert game.phase == "W1901A"
    told = game.why_unasked(seat)
    assert told is None if why is None else str(told) == f"Nothing to do this phase. {why}"


def test_the_reasons_of_a_retreat() -> None:
    game = game_of(units="Austria A VIE, Austria A BUD, Italy A TRI", centers=BOTH, phase="S1901M")
    game.submit("Austria", "A VIE - TRI, A BUD S A VIE - TRI")
    game.process()
    assert str(game.why_unasked("Austria")).endswith("None of your units was dislodged.")
    assert game.why_unasked("Italy") is None


def test_the_reason_of_who_may_only_hold() -> None:
    game = game_of(HoldOnly(), units="Austria A VIE, Italy A ROM", centers=BOTH)
    assert str(game.why_unasked("Austria")).endswith("only one order for each of your units.")


def test_who_may_write_without_being_asked_is_told_so() -> None:
    """Builds in case somebody gives aid (Masters, MR6.12)."""
    game = scattered_game(("foreign-aid",), random.Random(3))
    while not game.state.now.is_adjustments:
        game.process()
    told = {str(game.why_unasked(seat)) for seat in game.rules.names if asking.may_choose(game.rules, game.state, seat)}
    assert told == {"None", "You have no orders due this phase, but you may write some."}


# --- what was recorded by earlier versions


def recorded(units: str, centers: dict[str, str], silent: tuple[str, ...]) -> Game:
    """A game in which the Winter was waited for, and these were called silent in it."""
    game = game_of(units=units, centers=centers)
    for record in (play.Record("W1901A"), play.Record("S1902M", silent)):
        heard = {seat: () for seat in game.owed() if seat not in record.silent}
        events, game.state = play.process(game.rules, game.state, heard, record=record)
        game.log += events
    return game


def test_a_phase_that_was_waited_for_is_judged_again_as_it_was() -> None:
    game = recorded("Austria A TYR, Italy A ROM", {"ROM": "Italy"}, ("Austria",))
    assert revealed(game)["W1901A"] == ("Austria",)
    found = list(Walk(game.rules, game.log).phases())
    assert [(phase.phase, phase.differences, phase.faults) for phase in found] == [
        ("F1901M", (), ()),
        ("W1901A", (), ()),
    ]


def test_a_phase_that_was_closed_at_once_is_judged_again_as_it_was() -> None:
    game = game_of(units="Austria A TYR, Austria A BOH, Italy A ROM, Turkey A CON", centers=TWO)
    game.process()
    game.process()
    found = list(Walk(game.rules, game.log).phases())
    assert [phase.phase for phase in found] == ["F1901M", "W1901A", "S1902M"]
    assert not any(phase.differences or phase.faults for phase in found)


def test_nobody_can_be_called_silent_who_had_nothing_to_do() -> None:
    game = recorded("Austria A TYR, Italy A ROM", {"ROM": "Italy"}, ("Austria",))
    forged = [
        replace(event, silent=("Austria", "Italy")) if isinstance(event, OrdersRevealed) and event.silent else event
        for event in game.log
    ]
    found = list(Walk(game.rules, forged).phases())
    assert any(phase.differences for phase in found)


# --- all rules


def could_choose(game: Game, seat: str) -> bool:
    """The long way round: by what the seat may write, and what it must."""
    orders = [order for order in game.options(seat) if not isinstance(order, Directive)]
    if any(not is_at_once(game.rules, order) for order in directives(game.rules, game.state, seat)):
        return True
    if not game.state.now.is_adjustments:
        units = [str(getattr(order, "unit", "")) for order in orders]
        return len(set(units)) < len(units)
    removals = sum(not isinstance(order, (Build, Waive)) for order in orders)
    must = sum(not isinstance(offered[0], (Build, Waive)) for offered in game.decisions(seat) if offered)
    return any(isinstance(order, Build) for order in orders) or removals > must


@pytest.fixture(scope="module")
def more_packs() -> Iterator[None]:
    with packs_beside(*MORE):
        yield


@pytest.mark.drawn(8)
@pytest.mark.usefixtures("more_packs")
@pytest.mark.parametrize("name", sorted(KNOWN))
@given(seed=st.integers(0, 10_000))
@settings(max_examples=2)
@example(seed=1)
def test_a_seat_is_asked_if_it_has_something_to_do_and_a_choice_in_it(name: str, seed: int) -> None:
    """In any phase of any game; nobody else is silent, and no phase waits for nobody unless a rule holds it."""
    rng = random.Random(seed)
    game = scattered_game((name,), rng) if seed % 2 else new_game((name,))
    for _phase in range(9):
        if game.state.outcome is not None:
            break
        asked, concerned = set(game.owed()), asking.concerned(game.rules, game.state)
        assert asked == {seat for seat in concerned if could_choose(game, seat)}, game.phase
        held = asking.is_held(game.rules, game.state)
        assert asked or held or game.halted, game.phase
        assert set(play.silent(game.rules, game.state)) == asked
        write_phase(RandomGame(game), rng)
        if game.state.outcome is None:
            judge(game)
