"""PettingZoo environments for any rules: ``parallel_env`` and ``env`` (one agent at a time).

Each seat is an agent. In every step every agent decides one thing: what one of its units does, what is built, or, when
all that is decided, whether it gives one more directive. When nobody has anything left to decide the phase is judged. A
directive that does not stand beside what was decided before comes to nothing, as it would in a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from casusbelli.bots.seat_view import adjusted
from casusbelli.core.board import Board
from casusbelli.core.orders import Directive, Order
from casusbelli.core.state import State
from casusbelli.engine.on_offer import is_at_once
from casusbelli.env.encoding import ORDER_FEATURES, Encoding
from casusbelli.env.model import Model

__all__ = ["MOST_DIRECTIVES", "MOST_OPTIONS", "PASS", "GameEnv", "env", "parallel_env", "share"]

MOST_OPTIONS = 512  # for one decision; further options cannot be chosen
MOST_DIRECTIVES = 3  # for one seat in one phase
PASS = 0  # the action of an agent that has nothing to decide, or gives no more directives
Observation = dict[str, Any]
Reward = Callable[[Model, State, str], float]


def share(model: Model, state: State, seat: str) -> float:
    """The seat's share of all positive points."""
    points = model.score(state)
    total = sum(max(0.0, n) for n in points.values())
    return max(0.0, points[seat]) / total if total else 0.0


class GameEnv(ParallelEnv):  # type: ignore[misc]
    """The environment. ``options`` and ``map`` are those of a game, ``phases`` is its maximum length, and ``reward``
    computes the reward at the end. There are no rewards before."""

    metadata = {"name": "casusbelli_v1", "render_modes": ["ansi"], "is_parallelizable": True}  # noqa: RUF012

    def __init__(
        self,
        rules: str = "standard",
        map: str | Board = "standard",
        options: Mapping[str, str] | None = None,
        phases: int = 60,
        reward: Reward = share,
        render_mode: str | None = None,
    ) -> None:
        self.said = (rules, map, dict(options or {}))
        self.model = Model.new(rules, map, options)
        self.phases, self.reward, self.render_mode = phases, reward, render_mode
        self.encoding = Encoding(self.model.rules.board, self.model.seats)
        self.possible_agents = list(self.model.seats)
        self.agents: list[str] = []
        self.chance = Random(0)
        self._space = Dict(
            {
                "observation": Box(0, 2_000, self.encoding.shape, np.int16),
                "options": Box(0, 2_000, (MOST_OPTIONS, len(ORDER_FEATURES)), np.int16),
                "action_mask": Box(0, 1, (MOST_OPTIONS,), np.int8),
            }
        )
        self._actions = {agent: Discrete(MOST_OPTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self._space

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    # --- play

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self.chance = Random(seed)
            for n, space in enumerate(self._actions.values()):
                space.seed(seed + n)
        rules, map_, settings = self.said
        self.model = Model.new(rules, map_, settings, self.chance.randbytes(32))
        self.agents = list(self.possible_agents)
        self.state_now, self.played = self.model.initial(), 0
        self._open()
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        for agent in self.agents:
            self._decide(agent, int(actions.get(agent, PASS)))
        while not self._over() and not any(self.asked.values()):
            self._judge()
        agents, over, cut = self.agents, self.state_now.outcome is not None, self.played >= self.phases
        ended = over or cut
        rewards = {a: self.reward(self.model, self.state_now, a) if ended else 0.0 for a in agents}
        observed = self._observed()
        if ended:
            self.agents = []
        return (
            observed,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut and not over),
            {agent: {"phase": self.state_now.phase} for agent in agents},
        )

    def _over(self) -> bool:
        return self.state_now.outcome is not None or self.played >= self.phases

    def _judge(self) -> None:
        self.state_now = self.model.step(self.state_now, self.orders).state
        self.played += 1
        if not self._over():
            self._open()

    def _open(self) -> None:
        """The pending decisions of the open phase. ``asked``: the options of the next one."""
        self.left = {agent: list(self.model.decisions(self.state_now, agent)) for agent in self.agents}
        self.orders: dict[str, list[Order]] = {agent: [] for agent in self.agents}
        self.given = dict.fromkeys(self.agents, 0)
        self.asked: dict[str, Sequence[Order | None]] = {agent: self._next(agent) for agent in self.agents}

    def _next(self, agent: str) -> Sequence[Order | None]:
        """The orders to choose from, where None means no order."""
        while self.left[agent]:
            offered = [order for order in self.left[agent].pop(0) if not self._taken(agent, order)]
            if offered:
                return offered[:MOST_OPTIONS]
        if self.given[agent] >= MOST_DIRECTIVES:
            return ()
        told = [order for order in self.model.directives(self.state_now, agent) if self._waits(agent, order)]
        return [None, *told[: MOST_OPTIONS - 1]] if told else ()

    def _waits(self, agent: str, order: Directive) -> bool:
        """Whether a directive is new and takes effect at the end of the phase. Immediate ones (votes to end the game)
        are not offered to agents."""
        return order not in self.orders[agent] and not is_at_once(self.model.rules, order)

    def _taken(self, agent: str, order: Order) -> bool:
        """Whether something is already built or removed in this province."""
        piece = adjusted(order)
        if piece is None:
            return False
        of = self.model.rules.board.province_of
        return any(of[other.at] == of[piece.at] for other in map(adjusted, self.orders[agent]) if other is not None)

    def _decide(self, agent: str, action: int) -> None:
        """Perform an action. One that is not offered counts as passing."""
        offered = self.asked[agent]
        chosen = offered[action] if 0 <= action < len(offered) else None
        if offered and offered[0] is None:
            self.given[agent] = self.given[agent] + 1 if chosen is not None else MOST_DIRECTIVES
        if chosen is not None:
            self.orders[agent].append(chosen)
        self.asked[agent] = self._next(agent) if offered else ()

    # --- observations

    def _observed(self) -> dict[str, Observation]:
        return {agent: self._seen(agent) for agent in self.agents}

    def _seen(self, agent: str) -> Observation:
        offered = () if self._over() else self.asked[agent]
        mask = np.zeros(MOST_OPTIONS, np.int8)
        mask[: max(1, len(offered))] = 1
        known = self.model.rules.seen(self.state_now, agent).state
        return {
            "observation": self.encoding.state(known, agent),
            "options": self.encoding.orders(offered, MOST_OPTIONS),
            "action_mask": mask,
        }

    def state(self) -> Any:
        """The complete state as one array, for critics that may know it."""
        return np.stack([self.encoding.state(self.state_now, agent) for agent in self.possible_agents])

    def render(self) -> str:
        owned = self.model.score(self.state_now)
        return f"{self.state_now.phase}: " + ", ".join(f"{seat} {n:g}" for seat, n in owned.items())

    def close(self) -> None:
        pass


parallel_env = GameEnv


def env(**said: Any) -> Any:
    """The environment with one agent at a time."""
    return parallel_to_aec(GameEnv(**said))
