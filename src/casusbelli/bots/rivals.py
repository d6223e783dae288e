"""Who threatens whom, whom to attack, and who has the same enemies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from casusbelli.bots.characters import Character
from casusbelli.bots.distances import steps_to
from casusbelli.bots.promises import sides
from casusbelli.bots.seat_view import SeatView
from casusbelli.bots.trust import Mind
from casusbelli.core.orders import ARMY, FLEET

NEAR: Final = 4  # moves: what is farther away threatens nobody
LEAST_COMMON: Final = 0.3  # the threat by a common enemy that is worth an alliance
LEAST_PREY: Final = 0.2


@dataclass(frozen=True)
class Rivals:
    """``threat``: (attacker, victim) -> how strongly the units of one press on the centers of the other, by seat.
    ``prey``: whom we would best attack; "" for nobody. ``ally``: who shares our strongest threat; "" for nobody.
    ``danger``: who threatens us most."""

    threat: Mapping[tuple[str, str], float]
    prey: str
    ally: str
    danger: str

    @staticmethod
    def of(scene: SeatView, mind: Mind, character: Character) -> Rivals:
        threat = _threats(scene)
        others = [seat for seat in scene.rules.names if seat != scene.seat]
        prey = _best({other: _spoils(scene, threat, mind, character, other) for other in others}, LEAST_PREY)
        allies = {other: _common(threat, mind, scene.seat, other) for other in others if other != prey}
        danger = _best({other: threat.get((other, scene.seat), 0.0) for other in others}, LEAST_PREY)
        ally = _best({other: worth for other, worth in allies.items() if other in scene.partners}, LEAST_COMMON)
        return Rivals(threat, prey, ally, danger)

    def is_near(self, one: str, other: str) -> bool:
        return self.threat.get((one, other), 0.0) + self.threat.get((other, one), 0.0) > LEAST_PREY


def _threats(scene: SeatView) -> dict[tuple[str, str], float]:
    """Each unit counts for each victim by its distance to the nearest of the victim's centers."""
    side = sides(scene)
    held: dict[str, list[str]] = {}
    for code, owner in scene.centers.items():
        held.setdefault(side.get(owner, owner), []).append(code)
    found: dict[tuple[str, str], float] = {}
    for victim, codes in sorted(held.items()):
        steps = {kind: steps_to(scene.board, kind, codes) for kind in (ARMY, FLEET)}
        for unit in scene.units:
            attacker, away = side.get(unit.owner, unit.owner), steps[unit.kind].get(unit.at, NEAR)
            if attacker != victim and away < NEAR:
                found[attacker, victim] = found.get((attacker, victim), 0.0) + 1 / (1 + away)
    strength = {seat: max(1, len(codes)) for seat, codes in held.items()}
    return {pair: round(worth / strength[pair[1]], 4) for pair, worth in found.items()}


def _spoils(
    scene: SeatView, threat: Mapping[tuple[str, str], float], mind: Mind, character: Character, other: str
) -> float:
    """How good a victim is: near and weak, threatened by others, and not trusted."""
    ours = threat.get((scene.seat, other), 0.0)
    helpers = sum(worth for (one, victim), worth in threat.items() if victim == other and one != scene.seat)
    return ours * (1 + character.aggression + 0.5 * min(1.0, helpers)) - 0.8 * mind.trusts(other) if ours else 0.0


def _common(threat: Mapping[tuple[str, str], float], mind: Mind, seat: str, other: str) -> float:
    """The strongest threat to both, if the other is trusted and is no threat itself."""
    enemies = {one for one, victim in threat if victim == seat} & {one for one, victim in threat if victim == other}
    common = max((min(threat[one, seat], threat[one, other]) for one in enemies - {seat, other}), default=0.0)
    return common + 0.5 * mind.trusts(other) - 0.3 * threat.get((other, seat), 0.0) if common else 0.0


def _best(worths: Mapping[str, float], least: float) -> str:
    best = max(sorted(worths), key=lambda seat: worths[seat], default="")
    return best if best and worths[best] > least else ""
