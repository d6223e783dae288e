"""The results of an adjudicated phase, as tools return them: from a turn file, or from a game under any rules."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypedDict

from casusbelli.core import events as e
from casusbelli.core.adjudicator import Verdicts
from casusbelli.core.errors import printable, shortened
from casusbelli.core.explain import explain
from casusbelli.core.phases import Phase
from casusbelli.core.said import render
from casusbelli.drawing.chapters import Chapter, chapter_of
from casusbelli.engine.drafts import Draft, refusals
from casusbelli.engine.game import Game
from casusbelli.engine.view import GM, Viewer
from casusbelli.mcp_server.toolbox import ToolFault
from casusbelli.records.games import chronicle
from casusbelli.records.games.chronicle import StoryLine
from casusbelli.records.games.judged_battle import judged_battle
from casusbelli.records.turns.judged_turn import Judged, as_data


class ResultRow(TypedDict):
    """An order with its result. ``results``: the hobby's terms, such as succeeds, stands, fails, cut or dislodged.
    ``ordered``: false for a unit without an order."""

    power: str
    order: str
    ordered: bool
    results: list[str]
    why: str


class RefusedRow(TypedDict):
    """An order that was not followed, and why."""

    by: str
    order: str
    why: str


def turn_rows(judged: Judged) -> tuple[list[ResultRow], list[RefusedRow]]:
    told = as_data(judged)
    rows: list[ResultRow] = [
        {
            "power": row["power"],
            "order": row["order"],
            "ordered": row["ordered"],
            "results": row["words"],
            "why": row["text"],
        }
        for row in told["orders"]
    ]
    return rows, [{"by": row.get("power", ""), "order": row["order"], "why": row["text"]} for row in told["refused"]]


def draft_rows(seat: str, draft: Draft, language: str) -> list[RefusedRow]:
    return [{"by": seat, "order": order, "why": render(why.said, language)} for order, why in refusals(draft)]


def phase_chapter(game: Game, viewer: Viewer, phase: str) -> Chapter:
    found = chapter_of(game, viewer, phase)
    if found is None:
        last = ", ".join(game.phases()[-20:])
        raise ToolFault(
            "unknown-phase", f"The game has no phase {shortened(printable(phase))!r}.", f"Its last phases are {last}."
        )
    return found


def phase_rows(told: Chapter, language: str) -> list[ResultRow]:
    return [
        {
            "power": row.owner,
            "order": row.order,
            "ordered": row.ordered,
            "results": list(row.words),
            "why": render(row.text, language),
        }
        for row in _judgements(told)
    ]


def phase_story(game: Game, told: Chapter, language: str) -> str:
    """The results and events of a phase line by line, with the codes of provinces."""
    lines = (_line(line, language) for line in chronicle.lines(game.rules, told.facts))
    return "\n".join(lines).strip("\n")


def _line(line: StoryLine, language: str) -> str:
    words = render(line.said, language)
    if line.row is None:
        return words
    return f"  {line.row.order}{'' if line.row.ordered else ' (no order)'}: {words}"


def phase_explanation(game: Game, told: Chapter, viewer: Viewer, location: str, language: str) -> list[str]:
    """Why the unit that was here fared as it did: strengths, supports, cuts. Only for those who know the whole battle
    and this order of it."""
    if viewer is not GM and game.rules.hears("hides"):
        raise ToolFault("hidden", "These rules hide parts of the battle.", "Only the game master sees all of it.")
    board = game.rules.board.on(told.phase)
    verdicts = judged_battle(game, told.phase, told.facts) if Phase.of(told.phase).is_movement else None
    if verdicts is not None and _has_unit(verdicts, board.province_of, location):
        return [render(line, language) for line in explain(verdicts, location).lines]
    return list(_reasons(game, told, board.province_of, location, language))


def _has_unit(verdicts: Verdicts, province_of: Mapping[str, str], location: str) -> bool:
    return any(v.unit is not None and province_of[v.unit.at] == province_of[location] for v in verdicts.orders)


def _reasons(game: Game, told: Chapter, province_of: Mapping[str, str], location: str, language: str) -> Iterator[str]:
    """Retreats, builds and removals have results with a reason, but no strengths."""
    for row in _judgements(told):
        order = game.rules.order_of(row.order, told.phase)
        at = getattr(getattr(order, "unit", None), "at", None)
        if at is not None and province_of.get(at) == province_of[location]:
            yield f"{row.order}: {', '.join(row.words)} {render(row.text, language)}".strip()


def _judgements(told: Chapter) -> Sequence[e.Judgement]:
    return [row for event, _state in told.facts if isinstance(event, e.OrdersJudged) for row in event.judgements]


def state_lines(state: Mapping[str, Any]) -> list[str]:
    head = "The position, as a state that you can pass as `position`:"
    return [head, json.dumps(state, separators=(",", ":"))]
