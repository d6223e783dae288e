"""The value of locations, from the published description of DumbBot: centers to win or lose, spread over the board, and
nearby units."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from casusbelli.bots.distances import Distances, Node
from casusbelli.bots.seat_view import SeatView
from casusbelli.core.phases import Phase

REACH = 10  # how often values are passed on to neighbors
SPREAD = 5
NEARBY = 1_000  # for each of our units in or next to a province, and against us for each of a rival's
SPRING, FALL = (700, 300), (600, 400)  # weights of attacking and defending
SPRING_REACH = (100, 1_000, 30, 10, 6, 5, 4, 3, 2, 1)
FALL_REACH = (1_000, 100, 30, 10, 6, 5, 4, 3, 2, 1)
NOBODYS = 16  # as the size of a power without centers


def size(centers: int) -> int:
    return centers * centers + 4 * centers + NOBODYS


@dataclass(frozen=True)
class Heat:
    """The inputs of a rating. ``value``: of a location. ``strength``: our units in or next to a province. ``rivals``:
    the most units that any other power has there. ``centre``: the value of a location that stands in a center of
    others, as a unit of measure."""

    value: Mapping[Node, float]
    strength: Mapping[str, int]
    rivals: Mapping[str, int]
    centre: float


def heat(scene: SeatView) -> Heat:
    fall = Phase.of(scene.phase).season == "F"
    winter = Phase.of(scene.phase).season == "W"
    weights = FALL_REACH if fall or winter else SPRING_REACH
    ground = scene.board.memo(Distances.of)
    attack, defence = _stakes(scene)
    for_attack, for_defence = FALL if fall else SPRING
    first = {code: for_attack * attack[code] + for_defence * defence[code] for code in scene.board.province}
    near = [float(first[code]) for code in ground.provinces]
    total = [weights[0] * worth for worth in near]
    for weight in weights[1:]:
        near = _spread(ground, near)
        total = [sum_ + weight * worth for sum_, worth in zip(total, near, strict=True)]
    strength, rivals = _presence(scene)
    return Heat(
        {
            node: total[n] + (NEARBY * max(0, defence[code]) if winter else NEARBY * (strength[code] - rivals[code]))
            for n, (node, code) in enumerate(zip(ground.nodes, ground.provinces, strict=True))
        },
        strength,
        rivals,
        (weights[0] + weights[1] / SPREAD) * for_attack * _usual(attack),
    )


def _usual(attack: Mapping[str, float]) -> float:
    """The weight of a center of others."""
    counts = [count for count in attack.values() if count]
    return sum(counts) / len(counts) if counts else float(NOBODYS)


def _spread(ground: Distances, near: Sequence[float]) -> list[float]:
    """For each location its value plus that of the best location of each adjacent province."""
    return [(here + beside(near)) / SPREAD for here, beside in zip(near, ground.around, strict=True)]


def _stakes(scene: SeatView) -> tuple[dict[str, float], dict[str, int]]:
    """Province -> how much losing it would hurt its owner, as far as the rules let us want it, or, for ours, the size
    of the largest rival that could take it."""
    held: dict[str, int] = {}
    for owner in scene.centers.values():
        held[owner] = held.get(owner, 0) + 1
    attack: dict[str, float] = dict.fromkeys(scene.board.province, 0.0)
    defence = dict.fromkeys(scene.board.province, 0)
    wanted = {holder: scene.wanted(holder) for holder in (None, *held) if holder not in scene.mine}
    for code in scene.board.centers:
        holder = scene.centers.get(code)
        if holder not in scene.mine:
            attack[code] = wanted[holder] * (NOBODYS if holder is None else size(held[holder]))
    for unit in scene.units:
        if unit.owner not in scene.mine:
            for to in scene.board.reach[unit.kind][unit.at]:
                code = scene.board.province_of[to]
                if scene.centers.get(code) in scene.mine:
                    defence[code] = max(defence[code], size(held.get(unit.owner, 0)))
    return attack, defence


def _presence(scene: SeatView) -> tuple[dict[str, int], dict[str, int]]:
    counts: dict[str, dict[str, int]] = {}
    for unit in scene.units:
        board = scene.board
        side = "" if unit.owner in scene.mine else unit.owner
        reached = {board.province_of[to] for to in board.reach[unit.kind][unit.at]} | {board.province_of[unit.at]}
        table = counts.setdefault(side, {})
        for code in reached:
            table[code] = table.get(code, 0) + 1
    ours = counts.pop("", {})
    strength = {code: ours.get(code, 0) for code in scene.board.province}
    rivals = dict.fromkeys(scene.board.province, 0)
    for table in counts.values():
        for code, count in table.items():
            rivals[code] = max(rivals[code], count)
    return strength, rivals
