"""Faults that a second look at whole games found, each with the game in which it showed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from casusbelli.core.events import DiceRolled, Event, OrdersRevealed, PowersEliminated, RolledBack
from casusbelli.core.state import Outcome
from casusbelli.engine.component import Component, Rules, StepSlot, Turn
from casusbelli.engine.game import Game, WrongPhase
from casusbelli.engine.spec import Pack, packs_beside
from casusbelli.engine.steps import CouncilStep
from casusbelli.records.games.game_file import read_game, write_game
from casusbelli.variants import board
from tests.packs.omens import PACKS

EUROPE = board("standard")
SEED = bytes(range(32))


def nobody(t: Turn) -> Mapping[str, str]:
    return {}


def nothing(t: Turn) -> Iterator[Event]:
    return iter(())


class Pause(Component[None]):
    """A council between the orders and the battle, which is never called."""

    name = "pause"

    def steps(self, rules: Rules) -> Iterator[StepSlot]:
        council = CouncilStep("council", "S", "C", 24, "", nobody, nothing)
        yield StepSlot(council, after=("S-movement",), before=("S-battle",))


@pytest.fixture(autouse=True)
def _more_packs() -> Iterator[None]:
    pause = Pack("pause", "a council that is never called", (Pause(),))
    with packs_beside(*PACKS, pause):
        yield


def new_game(text: str = "standard", options: Mapping[str, str] | None = None) -> Game:
    return Game.new(text, EUROPE, SEED, options)


def test_a_council_that_is_not_called_takes_no_orders_away() -> None:
    game = new_game("pause")
    game.submit("France", "A PAR - BUR")
    game.process()
    assert "A BUR" in game.view()["units"]["France"]


def test_a_game_read_from_its_file_goes_on_as_it_would_have() -> None:
    game = new_game("free-builds")
    for _phase in range(9):
        other = read_game(write_game(game, with_seed=True), board)
        game.submit("Russia", "A WAR - GAL, F SEV - BLA")
        other.submit("Russia", "A WAR - GAL, F SEV - BLA")
        game.process()
        other.process()
        assert write_game(other, with_seed=True) == write_game(game, with_seed=True)


def test_the_dead_do_not_draw() -> None:
    game = new_game()
    game.submit("France", "propose draw")
    game._fact(PowersEliminated(("Italy",)))
    for seat in game.rules.names:
        if seat not in ("France", "Italy"):
            game.submit(seat, "vote for")
    left = ("Austria", "England", "France", "Germany", "Russia", "Turkey")
    assert game.state.outcome == Outcome("draw", left)


def test_a_draw_of_named_powers_falls_with_one_of_them() -> None:
    game = new_game("standard(draw=list)")
    game.submit("France", "propose draw between France and Italy, propose draw between France and Turkey")
    game._fact(PowersEliminated(("Italy",)))
    assert [proposal["number"] for proposal in game.view()["state"]["draws"]["proposals"]] == [2]


@pytest.mark.parametrize(
    ("ruling", "order", "code"),
    [
        ("nation_missing", "A VEN S A VIE - TYR", "missing-nation"),
        ("nation_wrong", "A VEN S Russian A VIE - TYR", "wrong-nation"),
        ("coast_irrelevant", "A VEN - TYR(nc)", "irrelevant-coast"),
    ],
)
def test_rulings_on_words_hold_in_games(ruling: str, order: str, code: str) -> None:
    strict, lenient = new_game(options={f"base.{ruling}": "illegal"}), new_game()
    assert [why.code for _order, why in strict.submit("Italy", order).refused] == [code]
    assert not lenient.submit("Italy", order).refused


def test_a_vote_takes_no_orders_away_and_is_no_letter() -> None:
    game = new_game()
    game.submit("France", "A PAR - BUR, propose draw")
    game.submit("France", "vote against 1")
    game.submit("Italy", "propose draw")
    events = game.process()
    (revealed,) = [event for event in events if isinstance(event, OrdersRevealed)]
    assert revealed.orders == {"France": ("A PAR - BUR",)}
    assert "Italy" in revealed.silent
    assert "France" not in revealed.silent


def test_a_rollback_does_not_count_what_is_hidden() -> None:
    game = new_game()
    game.submit("France", "propose draw")
    game.submit("Italy", "vote for")
    game.process()
    game.rollback("S1901M")
    (seen,) = [event for event in game.history("Turkey") if isinstance(event, RolledBack)]
    assert seen.events == 0
    (kept,) = [event for event in game.history() if isinstance(event, RolledBack)]
    assert kept.events > 0


def rolls(game: Game) -> list[int]:
    return [event.roll for event in game.log if isinstance(event, DiceRolled)]


def test_a_fork_tells_nothing_of_the_dice_to_come() -> None:
    game = new_game("omens")
    fork = game.fork("S1901M")
    seen = len(rolls(game))
    for _phase in range(6):
        game.process()
        fork.process()
    assert rolls(game)[:seen] == rolls(fork)[:seen]
    assert rolls(game)[seen:] != rolls(fork)[seen:]
    assert SEED.hex() not in write_game(fork, with_seed=True)


def test_a_game_whose_seed_is_known_is_not_taken_back() -> None:
    game = new_game("omens")
    game.submit("France", "propose concession to Italy")
    for seat in game.rules.names:
        game.submit(seat, "vote for")
    assert game.state.outcome is not None
    with pytest.raises(WrongPhase, match="its seed is public"):
        game.rollback("S1901M")


def test_the_open_phase_is_forked_with_what_was_written() -> None:
    game = new_game()
    game.submit("France", "A PAR - BUR")
    assert list(map(str, game.fork("S1901M", with_orders=True).drafts["France"].orders)) == ["A PAR - BUR"]
    assert not game.fork("S1901M").drafts


def test_a_newcomer_finds_nothing_written() -> None:
    game = new_game()
    game.submit("France", "A PAR - BUR")
    game.submit("Italy", "propose draw")
    game.submit("France", "vote for")
    game.set_ready("France")
    game.take_seat("France")
    assert "France" not in game.drafts
    assert "France" not in game.ready
    assert game.view()["state"]["draws"]["proposals"][0]["votes"] == {"Italy": True}
    assert not game.submit("France", "vote for").refused


def test_a_game_that_everybody_left_is_over() -> None:
    game = new_game()
    for seat in game.rules.names:
        game.vacate(seat)
    game.process()
    assert game.state.outcome == Outcome("abandoned", ())


def test_nobody_owes_builds_for_nobody() -> None:
    game = new_game("neutral-armies")
    game.submit("France", "A PAR - PIC, A MAR S A PAR - BUR, F BRE - ENG")
    game.process()
    game.submit("France", "A PIC - BEL, F ENG S A PIC - BEL")
    game.process()
    while not game.phase.endswith("A"):
        game.process()
    assert "Neutral" not in game.view()["owed"]


def test_orders_under_anothers_name_are_not_ones_own() -> None:
    game = new_game()
    draft = game.submit("France", "Turkey: propose draw\nFrance: propose concession to Italy")
    assert [why.text for _order, why in draft.refused] == ["France cannot write orders for Turkey."]
    assert list(map(str, draft.at_once)) == ["Propose concession to Italy"]
