"""The treaties of International Relations by themselves: nothing of the other rules appears, and predictions come
true."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from casusbelli.core.said import Said
from casusbelli.engine.component import RulesClash
from casusbelli.engine.display import Consequence, read_panel
from casusbelli.engine.game import Game
from casusbelli.engine.view import GM
from casusbelli.packs.international_relations.facts import DeedsNoted, TiesChanged
from casusbelli.testing.random_games import (
    judge,
    moments,
    new_game,
    played_on,
    random_options,
    random_orders,
    scattered_game,
)

PACK = "treaties"
FEW, SOME, MANY = 4, 20, 60
ABSENT = re.compile(r"penalt|\bpoints?\b|victory|claim|conference|opinion|first shot|expansion", re.IGNORECASE)


@pytest.fixture
def count(full: bool, long: bool) -> int:
    return MANY if long else SOME if full else FEW


def scattered(seed: int) -> Game:
    rng = random.Random(seed)
    return scattered_game([PACK], rng, random_options([PACK], rng))


def said(game: Game) -> Iterator[str]:
    """Panels and consequences, of all seats."""
    for seat in (*game.rules.names, None, GM):
        for panel in map(read_panel, game.panels(seat)):
            yield from (panel.title, panel.note, *panel.columns, *(mark.text for mark in panel.marks))
            yield from (cell for row in panel.rows for cell in row if not cell.startswith("ir."))
    for seat in game.rules.names:
        yield from (str(line.text) for line in game.preview(seat, list(game.options(seat))))


def test_nothing_is_said_of_what_is_not_there(count: int) -> None:
    text = new_game([PACK]).rules_text()
    ours = text[text.index("Relations and treaties") : text.index("## What to write")]
    assert not ABSENT.search(ours)
    for seed in range(count):
        played = played_on(scattered(seed), seed, 6)
        for moment in moments(played):
            for line in said(moment):
                assert not ABSENT.search(line), line
        assert not [event for event in played.game.log if isinstance(event, DeedsNoted) and event.entries]


def test_options_are_only_those_of_treaties() -> None:
    own = {key for key in new_game([PACK]).rules.options if key.startswith("ir.")}
    whole = {key for key in new_game(["international-relations"]).rules.options if key.startswith("ir.")}
    assert own < whole
    assert len(own) == 19
    with pytest.raises(RulesClash, match="half"):
        new_game([f"{PACK}(half=down)"])


def test_a_war_that_is_called_certain_breaks_out(count: int) -> None:
    """C-8: whatever the others write."""
    foretold = 0
    for seed in range(count):
        game, rng = scattered(seed), random.Random(seed)
        for _phase in range(8):
            certain: list[frozenset[str]] = []
            for seat in game.rules.names:
                orders = random_orders(game.options(seat), rng)
                certain += _wars(seat, game.preview(seat, orders))
                game.submit(seat, orders)
            before = len(game.log)
            judge(game)
            made = [event for event in game.log[before:] if isinstance(event, TiesChanged)]
            wars = {frozenset(change.powers) for event in made for change in event.changes if change.after == "war"}
            assert {*certain} <= wars
            foretold += len(certain)
            if game.state.outcome is not None:
                break
    assert foretold >= 10


def _wars(seat: str, lines: Iterator[Consequence] | tuple[Consequence, ...]) -> list[frozenset[str]]:
    found = [line.text for line in lines if line.certain and isinstance(line.text, Said)]
    return [frozenset((seat, str(line.values["on"]))) for line in found if line.code == "ir.attack"]


def test_beside_the_whole_game_they_are_the_whole_game() -> None:
    whole, both = (new_game(names) for names in (["international-relations"], ["treaties", "international-relations"]))
    assert [step.name for step in both.rules.plan] == [step.name for step in whole.rules.plan]
    assert both.rules.options == whole.rules.options
    assert both.state == whole.state
