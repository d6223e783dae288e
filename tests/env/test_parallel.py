"""The environments pass PettingZoo's own tests, and play the same game as everyone else."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from casusbelli.core.orders import Hold, Move, Piece
from casusbelli.env.encoding import ORDER_FEATURES, PROVINCE_FEATURES, Encoding
from casusbelli.env.model import Model
from casusbelli.env.parallel import MOST_OPTIONS, PASS, GameEnv, env, parallel_env
from casusbelli.variants import board

VARIANTS = ("standard", "formal", "international-relations", "masters", "factional", "world-war-one")


@pytest.mark.drawn(2)
@pytest.mark.parametrize("rules", VARIANTS)
def test_pettingzoo_is_content(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it would like agents to be called player_0
        parallel_api_test(parallel_env(rules=rules, phases=3), num_cycles=40)
        api_test(env(rules=rules, phases=2), num_cycles=40)
        parallel_seed_test(lambda: parallel_env(rules=rules, phases=3), num_cycles=12)
        seed_test(lambda: env(rules=rules, phases=3), num_cycles=12)
    assert "Passed" in capsys.readouterr().out


def sampled(game: GameEnv, seen: dict[str, Any]) -> dict[str, int]:
    return {a: int(game.action_space(a).sample(mask=seen[a]["action_mask"])) for a in game.agents}


@pytest.mark.parametrize("rules", VARIANTS)
def test_every_action_that_is_open_is_an_order_that_is_accepted(rules: str) -> None:
    game = GameEnv(rules, phases=5)
    seen, _infos = game.reset(seed=3)
    steps = 0
    while game.agents:
        for agent in game.agents:
            rows = int(seen[agent]["action_mask"].sum())
            assert game.observation_space(agent).contains(seen[agent])
            assert not seen[agent]["options"][rows:].any()
        seen, rewards, over, cut, _infos = game.step(sampled(game, seen))
        steps += 1
        assert all(over.values()) or all(cut.values()) or not any(rewards.values())
    assert game.played == 5 or game.state_now.outcome is not None
    assert steps > 5


def test_actions_are_the_options_in_their_order() -> None:
    game = GameEnv(phases=1)
    game.reset(seed=1)
    model = Model.new()
    first = list(model.decisions(model.initial(), "Austria"))
    picked = [3, 1, 2]
    for choice in picked:
        assert list(game.asked["Austria"]) == list(first[len(game.orders["Austria"])])
        before = list(game.orders["Austria"])
        game._decide("Austria", choice)
        assert game.orders["Austria"] == [*before, first[len(before)][choice]]
    assert game.asked["Austria"] == ()


def test_nonsense_counts_as_passing() -> None:
    game = GameEnv(phases=1)
    game.reset(seed=1)
    for _step in range(6):
        if game.agents:
            game.step(dict.fromkeys(game.agents, MOST_OPTIONS - 1) | {"nobody": 3})
    model = Model.new()
    assert model.hash(game.state_now) == model.hash(model.step(model.initial(), {}).state)


def test_rewards_are_shares_at_the_end() -> None:
    game = GameEnv(phases=2)
    seen, _infos = game.reset(seed=5)
    paid: dict[str, float] = {}
    while game.agents:
        seen, paid, _over, cut, _infos = game.step(sampled(game, seen))
    assert sum(paid.values()) == pytest.approx(1)
    assert all(cut.values())
    assert game.render().startswith(f"{game.state_now.phase}: Austria ")


def test_the_encoding_tells_everything() -> None:
    standard = board("standard")
    model = Model.new()
    encoding = Encoding(standard, model.seats)
    table = encoding.state(model.initial(), "Austria")
    assert table.shape == (len(standard.provinces) + 1, len(PROVINCE_FEATURES))
    assert (table[:-1, 0] > 0).sum() == 22
    assert (table[:-1, 5] > 0).sum() == 22
    assert tuple(table[-1, :4]) == (1, 1, 1, 1)
    row = encoding.orders([Hold(Piece("F", "STP/SC")), Move(Piece("A", "PAR"), "BUR"), None], 5)
    places = list(standard.province_of)
    assert [places[row[0, 2] - 1], places[row[1, 2] - 1], places[row[1, 4] - 1]] == ["STP/SC", "PAR", "BUR"]
    assert not row[2:].any()
    assert row.shape == (5, len(ORDER_FEATURES))
    offered = list(model.options(model.initial(), "Italy"))
    assert len({tuple(r) for r in encoding.orders(offered, len(offered))}) == len(offered) > 40


def test_what_one_agent_may_not_know_changes_nothing_that_he_sees() -> None:
    """Proposals of others in a secret phase."""
    loud, quiet = GameEnv("international-relations", phases=3), GameEnv("international-relations", phases=3)
    shown = [game.reset(seed=2)[0]["Turkey"] for game in (loud, quiet)]
    for _step in range(4):
        found = [
            game.step({agent: action if agent != "Turkey" else PASS for agent in game.agents})[0]["Turkey"]
            for game, action in ((loud, 1), (quiet, PASS))
        ]
        if loud.state_now.phase == quiet.state_now.phase == "W1900T":
            shown = found
            assert all(np.array_equal(shown[0][key], shown[1][key]) for key in shown[0])
