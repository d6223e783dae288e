"""Events are reported in sentences, whatever is played: none is printed as it is stored."""

from __future__ import annotations

import random
import re

import pytest

from casusbelli.core.events import Event
from casusbelli.engine.game import Game
from casusbelli.engine.spec import packs
from casusbelli.engine.view import GM
from casusbelli.records.games import chronicle, newspaper
from casusbelli.variants.table import new_game

PHASES = 9


def _play_at_random(game: Game, chance: random.Random) -> None:
    for seat in [held.name for held in game.seats]:
        lines = [str(chance.choice(orders)) for orders in game.decisions(seat) if orders]
        more = [text for text in map(str, game.options(seat)) if text not in lines and not text.startswith("Resign")]
        game.submit(seat, "\n".join([*lines, *chance.sample(more, min(5, len(more)))]))
        if game.state.outcome is not None:
            return
    game.process()


@pytest.mark.drawn(5)
@pytest.mark.parametrize("rules", sorted(packs()))
def test_no_fact_is_told_as_it_is_stored(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    raw: list[str] = []

    def noted(event: Event) -> str:
        raw.append(type(event).__name__)
        return ""

    monkeypatch.setattr(chronicle, "_name", noted)
    game = new_game(rules, "standard", seed=bytes(range(32)))
    chance = random.Random(3)
    for _phase in range(PHASES):
        if game.state.outcome is None:
            _play_at_random(game, chance)
    told = "\n".join(newspaper.told(game.rules, chronicle.facts(game, GM)))
    assert not raw
    assert "_" not in told
    assert not re.search(r"\b(mdt|aat)\b", told)
