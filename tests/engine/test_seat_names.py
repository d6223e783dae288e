"""Seats are found by what people call them; a name that nobody has is refused with the one that was meant."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from casusbelli.bots import SeatView
from casusbelli.core.orders import Order
from casusbelli.engine.game import Game, UnknownSeat
from casusbelli.engine.seat_names import seat_called
from casusbelli.engine.spec import find_pack
from casusbelli.env import Model
from casusbelli.variants import board
from casusbelli.variants.table import new_game

EUROPE = board("standard")


@pytest.mark.parametrize("said", ["France", "france", "FRENCH", "Fra", "f", " Fran ce"])
def test_a_seat_by_any_of_its_names(said: str) -> None:
    game = new_game()
    assert seat_called(said, game.seats, EUROPE) == "France"
    assert game.submit(said, "A PAR - BUR").orders
    assert list(game.drafts) == ["France"]
    assert game.view(said) == game.view("France")
    game.set_ready(said)
    assert game.ready == {"France"}


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Frnace", "no seat is called 'Frnace'; did you mean France?"),
        ("Türkiye", "no seat is called 'Türkiye'; did you mean Turkey?"),
        ("Ruritania", "no seat is called 'Ruritania'; there are Austria, England, France, Germany, Italy, Russia, "),
        ("", "no seat is called ''; there are Austria, England"),
        ("Itallian", "no seat is called 'Itallian'; did you mean Italy?"),
    ],
)
def test_a_name_that_nobody_has(said: str, told: str) -> None:
    game = new_game()
    model = Model.new()
    state = model.initial()
    asked: list[Callable[[], object]] = [
        lambda: game.submit(said, "A PAR H"),
        lambda: game.view(said),
        lambda: game.panels(said),
        lambda: game.history(said),
        lambda: game.options(said),
        lambda: game.decisions(said),
        lambda: game.preview(said, ""),
        lambda: game.set_ready(said),
        lambda: game.vacate(said),
        lambda: game.take_seat(said),
        lambda: game.replace(said),
        lambda: model.view(state, said),
        lambda: model.options(state, said),
        lambda: model.decisions(state, said),
        lambda: model.sample_legal(state, said, Random(1)),
        lambda: model.scene(state, said, Random(1)),
        lambda: model.step(state, {said: list[Order]()}),
    ]
    for ask in asked:
        with pytest.raises(UnknownSeat) as caught:
            ask()
        assert str(caught.value).startswith(told)


def test_what_may_be_two_seats_is_asked_back() -> None:
    game = new_game("factional")
    assert all(seat_called(seat.name, game.seats, EUROPE) == seat.name for seat in game.seats)
    with pytest.raises(UnknownSeat, match=r"no seat is called 'fr'; is it France \(A\) or France \(B\)\?"):
        game.view("fr")


def test_others_may_be_named_beside_the_seats() -> None:
    with pytest.raises(UnknownSeat, match=r"Turkey, gm, spectator$"):
        seat_called("zzz", new_game().seats, EUROPE, ("gm", "spectator"))


# --- what is seen of a game at the prompt


def test_a_game_says_how_it_stands() -> None:
    game = new_game("formal(turns=2)")
    game.submit("France", "A PAR - BUR")
    assert repr(game) == "<Game formal(turns=2) on standard, S1901M: orders from 1 of 7>"
    while game.state.outcome is None:
        game.process()
    assert repr(game).startswith("<Game formal(turns=2) on standard, over: ")
    assert len(repr(game)) < 150
    assert repr(EUROPE) == "<Board standard: Europe, 1901, 75 provinces, 7 powers>"


def test_rules_and_views_say_what_they_are() -> None:
    game = new_game("formal")
    assert "<Movement movement>" in map(repr, game.rules.components)
    assert repr(SeatView.of(game.rules, game.state, "France", Random(1))) == "<SeatView France, S1901M>"
    assert len(repr(find_pack("last-year"))) < 250


def test_a_game_that_waits_for_dice_says_for_which() -> None:
    game = new_game("factional(dice_source=manual)")
    assert game.awaited is not None
    assert repr(game).endswith(f"not begun: waits for the die {game.awaited.label}>")
    assert game._repr_svg_() == EUROPE._repr_svg_()


def test_notebooks_draw_games_and_boards() -> None:
    game = Game.new("standard", EUROPE, bytes(32))
    drawn = game._repr_svg_()
    assert drawn.startswith("<svg")
    assert "Spring 1901" in drawn
    assert "Spring 1901" not in EUROPE._repr_svg_()
    game.submit("France", "A PAR - BUR")
    game.process()
    assert "Fall 1901" in game._repr_svg_()
