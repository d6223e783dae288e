"""How games end by agreement, and what becomes of seats that nobody sits in."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from casusbelli.core.events import (
    CentersTaken,
    GameEnded,
    OrdersRevealed,
    PowersEliminated,
    RolledBack,
    SeatTaken,
    SeatVacated,
    UnitsRemoved,
)
from casusbelli.core.state import Outcome
from casusbelli.engine import play
from casusbelli.engine.display import read_panel
from casusbelli.engine.draws import DrawVoted, Proposed
from casusbelli.engine.game import Game, WrongPhase
from casusbelli.variants import board
from casusbelli.variants.table import new_game as new_factional

EUROPE = board("standard")
POWERS = tuple(EUROPE.power)


def new_game(**options: str) -> Game:
    return Game.new("standard", EUROPE, bytes(32), {f"draws.{key}": value for key, value in options.items()})


def duel(**options: str) -> Game:
    """Spring 1902, and of all powers Italy and Turkey are left."""
    game = new_game(**options)
    log, state = play.set_up(game.rules)
    gone = {power for power in POWERS if power not in ("Italy", "Turkey")}
    lost = CentersTaken({center: None for power in gone for center in EUROPE.power[power].home})
    fallen = UnitsRemoved(tuple(unit.id for unit in state.units.values() if unit.owner in gone), "by hand")
    placed, state = play.place(game.rules, state, [lost, fallen])
    opened, state = play.resume(game.rules, state, "F1901M")
    game.log, game.state = [*log, *placed, *opened], state
    game.process()
    return game


def end(game: Game) -> Outcome | None:
    return game.state.outcome


def say(game: Game, **texts: str) -> dict[str, list[str]]:
    """What each seat hands in, and the codes of what is refused to it."""
    found = {}
    for seat, text in texts.items():
        draft = game.submit(seat, text)
        assert not draft.misread
        found[seat] = [why.code for _order, why in draft.refused]
    return found


def vote(game: Game, text: str, seats: tuple[str, ...]) -> None:
    for seat in seats:
        if game.state.outcome is None:
            assert say(game, **{seat: text}) == {seat: []}


# --- agreement


def test_the_game_ends_with_the_last_vote_and_not_before() -> None:
    game = new_game()
    vote(game, "propose draw", ("France",))
    vote(game, "vote for", tuple(seat for seat in POWERS if seat not in ("France", "Turkey")))
    assert end(game) is None
    vote(game, "vote for 1", ("Turkey",))
    assert end(game) == Outcome("draw", POWERS)
    assert isinstance(game.log[-1], GameEnded)
    assert play.fold(game.rules, game.log) == game.state
    assert game.view()["outcome"] == {"kind": "draw", "winners": list(POWERS)}
    assert list(game.options("France")) == []
    assert game.owed() == {}
    with pytest.raises(WrongPhase, match="The game is over"):
        game.submit("France", "vote against 1")


def test_a_vote_against_ends_the_proposal_and_votes_may_be_changed_before() -> None:
    game = new_game()
    vote(game, "propose draw", ("France",))
    assert say(game, France="vote for 1") == {"France": ["voted-already"]}
    vote(game, "vote for", ("Italy",))
    vote(game, "vote against 1", ("Italy",))
    assert game.view()["state"]["draws"]["proposals"] == []
    assert say(game, Turkey="vote for 1") == {"Turkey": ["no-such-proposal"]}
    vote(game, "propose draw", ("Turkey",))
    assert [event.number for event in game.log if isinstance(event, Proposed)] == [1, 2]


def test_what_may_be_proposed() -> None:
    game = new_game()
    assert say(
        game,
        Austria="propose draw between Austria and Turkey",
        England=f"propose draw between {', '.join(POWERS)}",  # all that are left, if in other words
        France="propose draw",
        Germany="propose concession to Russia",
        Italy="propose concession to Russia",
    ) == {
        "Austria": ["only-all"],
        "England": [],
        "France": ["proposed-already"],
        "Germany": [],
        "Italy": ["proposed-already"],
    }
    assert say(game, Turkey="vote for") == {"Turkey": ["which-proposal"]}
    assert "1 (draw between Austria" in game.submit("Turkey", "vote for").refused[0][1].text


def test_draws_of_those_who_are_named() -> None:
    game = new_game(draw="list")
    vote(game, "propose draw between Austria and Turkey", ("Italy",))
    vote(game, "vote for", tuple(seat for seat in POWERS if seat != "Italy"))
    assert end(game) == Outcome("draw", ("Austria", "Turkey"))


@pytest.mark.parametrize(
    ("options", "text", "code"),
    [
        ({"draw": "off"}, "propose draw", "no-draws"),
        ({"concession": "no"}, "propose concession to Italy", "no-concessions"),
        ({}, "vote for", "no-such-proposal"),
        ({}, "vote against 3", "no-such-proposal"),
    ],
)
def test_what_is_refused(options: Mapping[str, str], text: str, code: str) -> None:
    game = new_game(**options)
    assert say(game, France=text) == {"France": [code]}
    offered = {str(order) for order in game.options("France")}
    assert text.capitalize() not in offered


def test_options_are_those_that_are_allowed() -> None:
    game = new_game()
    vote(game, "propose draw", ("France",))
    votes = [str(order) for order in game.options("France") if str(order).startswith("Vote")]
    assert votes == ["Vote against 1"]
    votes = [str(order) for order in game.options("Italy") if str(order).startswith("Vote")]
    assert votes == ["Vote for 1", "Vote against 1"]
    assert "Propose draw" not in [str(order) for order in game.options("Italy")]


def test_what_a_vote_would_cause() -> None:
    game = duel()
    vote(game, "propose draw", ("Italy",))
    (yes,) = game.preview("Turkey", "vote for")
    (no,) = game.preview("Turkey", "vote against 1")
    assert (str(yes.text), yes.certain) == (
        "If everyone else agrees, the game ends in a draw between Italy and Turkey.",
        False,
    )
    assert (str(no.text), no.certain) == ("Your vote ends the proposal of a draw between Italy and Turkey.", True)


def test_a_proposal_lapses_with_its_year() -> None:
    game = new_game()
    vote(game, "propose draw", ("France",))
    game.process()
    assert game.phase == "F1901M"
    assert game.view()["state"]["draws"]["proposals"]
    game.process()
    assert game.phase == "S1902M"
    assert game.view()["state"]["draws"]["proposals"] == []
    vote(game, "propose draw", ("France",))


def test_a_concession_is_agreed_on_by_all_the_winner_too() -> None:
    game = duel()
    vote(game, "propose concession to Turkey", ("Italy",))
    assert end(game) is None
    vote(game, "vote for", ("Turkey",))
    assert end(game) == Outcome("concession", ("Turkey",))


def test_orders_that_are_written_beside_a_proposal_wait() -> None:
    game = new_game()
    draft = game.submit("France", "A PAR - BUR, propose draw, A MAR H")
    assert [str(order) for order in draft.orders] == ["A PAR - BUR", "A MAR H"]
    assert [str(order) for order in draft.at_once] == ["Propose draw"]
    game.process()
    assert "A BUR" in game.view()["units"]["France"]
    revealed = next(event for event in game.log if isinstance(event, OrdersRevealed))
    assert revealed.orders == {"France": ("A PAR - BUR", "A MAR H")}


def test_what_comes_after_the_end_is_told() -> None:
    game = duel()
    vote(game, "propose draw, propose concession to Turkey", ("Italy",))
    draft = game.submit("Turkey", "vote for 1, vote for 2")
    assert [str(order) for order in draft.at_once] == ["Vote for 1"]
    assert [(str(order), why.code) for order, why in draft.refused] == [("Vote for 2", "too-late")]


# --- secrecy


def ballots(game: Game, viewer: str | None) -> dict[str, bool]:
    found: dict[str, bool] = game.view(viewer)["state"]["draws"]["proposals"][0]["votes"]
    return found


def test_votes_are_secret_but_for_the_proposers() -> None:
    game = new_game()
    vote(game, "propose draw", ("France",))
    vote(game, "vote for", ("Italy", "Turkey"))
    assert ballots(game, "Italy") == {"France": True, "Italy": True}
    assert ballots(game, "Austria") == ballots(game, None) == {"France": True}
    assert [event.seat for event in game.history("Italy") if isinstance(event, DrawVoted)] == ["Italy"]
    assert [event for event in game.history(None) if isinstance(event, DrawVoted)] == []
    assert [event.seat for event in game.history(None) if isinstance(event, Proposed)] == ["France"]
    (panel,) = (panel for panel in map(read_panel, game.panels("Italy")) if panel.ballots)
    *others, last = POWERS
    assert panel.rows == (("1", f"draw between {', '.join(others)} and {last}", "France", "France, you"),)


def test_votes_are_public_where_the_table_wants_it() -> None:
    game = new_game(votes="public")
    vote(game, "propose draw", ("France",))
    vote(game, "vote for", ("Italy",))
    assert ballots(game, None) == {"France": True, "Italy": True}
    assert [event.seat for event in game.history(None) if isinstance(event, DrawVoted)] == ["Italy"]


# --- who votes


def test_who_is_out_does_not_vote() -> None:
    game = duel()
    assert set(game.state.eliminated) == {"Austria", "England", "France", "Germany", "Russia"}
    assert [event.owners for event in game.log if isinstance(event, PowersEliminated)] == [
        ("Austria", "England", "France", "Germany", "Russia")
    ]
    assert game.phase == "S1902M"
    assert say(game, France="propose draw") == {"France": ["no-vote"]}
    assert list(game.options("France")) == []
    vote(game, "propose draw", ("Italy",))
    assert say(game, France="vote for 1") == {"France": ["no-vote"]}
    vote(game, "vote for", ("Turkey",))
    assert end(game) == Outcome("draw", ("Italy", "Turkey"))


def test_nobody_is_put_out_twice() -> None:
    game = duel()
    for _phase in range(4):
        game.process()
    assert len([event for event in game.log if isinstance(event, PowersEliminated)]) == 1
    assert set(game.state.eliminated.values()) == {1901}


def test_a_seat_that_nobody_sits_in_does_not_vote_and_its_power_shares_in_the_draw() -> None:
    game = new_game()
    game.vacate("Russia", "gone fishing")
    vote(game, "propose draw", ("France",))
    vote(game, "vote for", tuple(seat for seat in POWERS if seat not in ("France", "Russia")))
    assert end(game) == Outcome("draw", POWERS)


# --- seats that nobody sits in


def test_a_power_that_nobody_plays_is_asked_for_nothing_and_holds() -> None:
    game = new_game()
    assert say(game, Austria="A VIE - GAL") == {"Austria": []}
    game.vacate("Austria", "gone")
    assert "Austria" not in game.owed()
    assert "Austria" not in game.drafts
    assert list(game.options("Austria")) == []
    assert say(game, Austria="A VIE H") == {"Austria": ["not-yours"]}
    game.process()
    assert game.view()["units"]["Austria"] == ["A BUD", "A VIE", "F TRI"]
    assert any(isinstance(event, SeatVacated) for event in game.history(None))


def test_units_that_nobody_plays_do_not_support_each_other() -> None:
    """Common base B-7: each holds with a strength of one."""
    game = new_game()
    game.vacate("Austria")
    say(game, Italy="A VEN - TYR", Russia="A WAR - GAL")
    game.process()
    say(game, Italy="A TYR - VIE", Russia="A GAL S A TYR - VIE")
    game.process()
    assert game.phase == "W1901A"  # no retreat is asked of anybody: the army in Vienna is disbanded
    assert game.view()["units"]["Austria"] == ["A BUD", "F TRI"]
    assert game.view()["units"]["Italy"] == ["A ROM", "A VIE", "F NAP"]


def test_a_power_that_nobody_plays_builds_nothing_and_loses_by_the_rule() -> None:
    game = new_game()
    say(game, Austria="A BUD - SER", Italy="A VEN - TYR")
    game.process()
    say(game, Austria="F TRI - ALB, A VIE - GAL", Italy="A TYR - VIE")
    game.process()
    assert game.phase == "W1901A"
    assert game.view()["owed"] == {"Italy": 1}  # Serbia for Vienna
    say(game, Italy="build A VEN")
    game.process()
    say(game, Italy="A VIE - BUD, A VEN - TRI")
    game.process()
    game.vacate("Austria")
    game.process()
    assert game.view()["owed"] == {"Austria": -2, "Italy": 2}
    assert "Austria" not in game.owed()
    game.process()
    assert game.view()["units"]["Austria"] == ["A SER"]
    assert game.view()["centers"]["Austria"] == ["SER"]


def test_somebody_new_sits_down() -> None:
    game = new_game()
    game.vacate("Austria")
    game.process()
    game.take_seat("Austria")
    assert game.state.tenure == {"Austria": 2}
    assert [event.tenure for event in game.history(None) if isinstance(event, SeatTaken)] == [2]
    assert "Austria" in game.owed()
    say(game, Austria="A VIE - GAL")
    game.process()
    assert "A GAL" in game.view()["units"]["Austria"]
    game.vacate("Austria")
    game.take_seat("Austria")
    assert game.state.tenure == {"Austria": 3}
    assert game.state.vacant == frozenset()
    assert play.fold(game.rules, game.log) == game.state


def test_the_end_may_come_when_the_last_who_did_not_agree_leaves() -> None:
    game = new_game()
    vote(game, "propose draw", ("France",))
    vote(game, "vote for", tuple(seat for seat in POWERS if seat not in ("France", "Russia")))
    game.vacate("Russia")
    assert end(game) == Outcome("draw", POWERS)
    assert isinstance(game.log[-1], GameEnded)


def test_a_game_in_which_nobody_is_left_is_not_agreed_on() -> None:
    game = new_game()
    vote(game, "propose draw", ("France",))
    for seat in POWERS:
        game.vacate(seat)
    assert end(game) is None


# --- back and aside


def test_a_game_is_taken_back_with_its_orders_or_without() -> None:
    game = new_game()
    say(game, Austria="A VIE - GAL", Italy="A VEN - TYR")
    game.process()
    say(game, Austria="A GAL - RUM")
    game.process()
    after, facts = game.view(), len(game.log)
    game.vacate("Turkey")
    game.rollback("S1901M", with_orders=True, by="GM", why="a slip")
    assert game.phase == "S1901M"
    assert {seat: [str(order) for order in draft.orders] for seat, draft in game.drafts.items()} == {
        "Austria": ["A VIE - GAL"],
        "Italy": ["A VEN - TYR"],
    }
    assert len(game.log) == facts + 2
    assert game.state.rollbacks == 1
    assert game.state.vacant == {"Turkey"}  # who sits where is not taken back
    (back,) = (event for event in game.history(None) if isinstance(event, RolledBack))
    assert (back.phase, back.by, back.why) == ("S1901M", "GM", "a slip")
    assert play.fold(game.rules, game.log) == game.state
    game.process()
    say(game, Austria="A GAL - RUM")
    game.process()
    assert game.view() == after
    game.rollback("F1901M")
    assert (game.phase, game.drafts, game.state.rollbacks) == ("F1901M", {}, 2)
    assert game.phases() == ["S1901M", "F1901M"]
    with pytest.raises(WrongPhase, match="'W1901A' was never opened; there were S1901M, F1901M"):
        game.rollback("W1901A")


def test_what_is_over_stays_over() -> None:
    """Whoever was told the seed would know every roll to come."""
    game = duel()
    vote(game, "propose draw", ("Italy",))
    vote(game, "vote for", ("Turkey",))
    assert end(game) is not None
    with pytest.raises(WrongPhase, match="The game is over and its seed is public"):
        game.rollback("S1902M")
    fork = game.fork("S1902M")
    assert end(fork) is None
    assert fork.view()["state"]["draws"]["proposals"] == []


def test_a_fork_goes_its_own_way() -> None:
    game = new_game()
    say(game, Austria="A VIE - GAL")
    game.process()
    before = (list(game.log), game.state)
    fork = game.fork("S1901M", with_orders=True)
    assert [str(order) for order in fork.drafts["Austria"].orders] == ["A VIE - GAL"]
    say(fork, Austria="A VIE - BOH")
    fork.process()
    assert "A BOH" in fork.view()["units"]["Austria"]
    vote(fork, "propose draw", ("Italy",))
    assert (game.log, game.state) == before
    assert game.fork(game.phase).view() == game.view()


@pytest.mark.parametrize(
    ("rules", "seat", "own"),
    [
        ("standard", "Italy", "Italy"),
        ("world-war-one", "Entente", "Entente"),
        ("factional", "Italy (A)", "Italy"),
        ("international-relations", "Italy", "Italy"),
    ],
)
def test_nobody_is_offered_a_concession_to_himself(rules: str, seat: str, own: str) -> None:
    game = Game.new(rules, EUROPE, bytes(32))
    seats = [name for name in game.rules.names if name.startswith(own)]
    offered = {str(order) for name in seats for order in game.options(name)}
    concessions = {text for text in offered if text.startswith("Propose concession")}
    assert not any(text.endswith(f" {own}") for text in concessions), concessions


def test_in_factional_a_government_votes_and_its_opposition_vetoes() -> None:
    game = new_factional("factional", "standard", seed=bytes(32))
    game.submit("France (B)", "Propose concession to Turkey")

    def answers(seat: str | None) -> list[tuple[bool | None, str, str]]:
        return [(b.voted, b.accept, b.decline) for panel in game.panels(seat) for b in panel.ballots]

    assert answers("France (B)") == [(True, "", "Vote against 1")]
    assert answers("Austria (B)") == [(None, "Vote for 1", "Vote against 1")]
    assert answers("Austria (A)") == [(None, "", "Veto 1")]
    game.submit("Austria (A)", "Veto 1")
    assert answers("Austria (A)") == [(False, "Withdraw veto 1", "")]
    assert answers(None) == [(None, "", "")]
