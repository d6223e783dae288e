"""Advice about orders in a turn file that do not fit together, power by power: as data, and as newsletter text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TypedDict

from casusbelli.core.adjustments import owed
from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.coherence import Advice, coherence, left_out
from casusbelli.core.phases import Phase
from casusbelli.core.said import power, render, said
from casusbelli.records.turns.judged_turn import section
from casusbelli.records.turns.turn_file import TurnFile


class TurnAdviceTold(TypedDict):
    """``order`` is None where one is missing; ``code`` names the sentence."""

    power: str
    order: str | None
    code: str
    text: str


def turn_advice(turn: TurnFile) -> Iterator[tuple[str, Advice]]:
    """The advice for each power, in the order of the file. No power's advice depends on the orders of another."""
    now = Phase.of(turn.phase)
    if now.is_adjustments:
        told_of = {unit.owner for unit in turn.position.units} | turn.orders.keys() | turn.owed.keys()
        for owner, due in {**owed(turn.position, turn.centers), **turn.owed}.items():
            missing = left_out(abs(due) - len(turn.orders.get(owner, ())), due > 0)
            yield from ((owner, advice) for advice in missing if owner in told_of)
        return
    for owner, orders in turn.orders.items():
        centers = turn.centers.get(owner, ()) if now.season == "F" else ()
        yield from ((owner, advice) for advice in coherence(turn.position, [owner], orders, centers))


def advice_data(turn: TurnFile) -> list[TurnAdviceTold]:
    return [
        {
            "power": owner,
            "order": None if advice.order is None else str(advice.order),
            "code": advice.told.code,
            "text": str(advice.told),
        }
        for owner, advice in turn_advice(turn)
    ]


def advice_text(turn: TurnFile, language: str = ENGLISH) -> str:
    """A section in the style of the newsletter; "" if there is no advice."""
    say = partial(render, language=language)
    lines = (f"{say(power(name))}: {say(advice.told)}" for name, advice in turn_advice(turn))
    return "".join(f"{line}\n" for line in section(said("turn.section-advice"), lines, say))
