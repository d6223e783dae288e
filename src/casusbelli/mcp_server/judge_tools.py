"""Tools that adjudicate, explain and check orders in a position, without a service."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, ClassVar, TypedDict

from casusbelli.core.orders import Directive, Order
from casusbelli.core.said import render, said
from casusbelli.engine.display import Consequence
from casusbelli.engine.drafts import Draft
from casusbelli.engine.game import Game
from casusbelli.engine.view import GM
from casusbelli.mcp_server.position_input import (
    Position,
    attempt,
    given_game,
    given_turn,
    new_game,
    seat_of_game,
    unit_location,
)
from casusbelli.mcp_server.result_rows import (
    RefusedRow,
    ResultRow,
    draft_rows,
    phase_chapter,
    phase_explanation,
    phase_rows,
    phase_story,
    state_lines,
    turn_rows,
)
from casusbelli.mcp_server.tool_arguments import (
    BoardName,
    DiceSeed,
    HouseRules,
    Limit,
    Offset,
    OrderLines,
    OrdersBySeat,
    OrdersGiven,
    PositionGiven,
    RulesSpec,
    SeatName,
    UnitNamed,
    UnitWanted,
)
from casusbelli.mcp_server.toolbox import ToolAbout, ToolFault, ToolReply, more_at
from casusbelli.records.games.positions import exported_state
from casusbelli.records.turns.judged_turn import Judged, judge_turn, newsletter, story
from casusbelli.records.turns.turn_advice import advice_data, advice_text
from casusbelli.records.turns.turn_file import TurnFile


class PositionMade(TypedDict):
    """``position``: a state that other tools take. ``asked``: seat -> what it has to decide."""

    position: dict[str, Any]
    asked: dict[str, str]


class PositionJudged(TypedDict):
    """``after``: the position afterwards. Of a turn file it has units, dislodged and contested only."""

    phase: str
    results: list[ResultRow]
    refused: list[RefusedRow]
    after: dict[str, Any]


class UnitExplained(TypedDict):
    phase: str
    location: str
    lines: list[str]


class OrdersListed(TypedDict):
    """``by_unit``: unit, or what is built or removed -> orders. ``other``: orders that belong to no unit. ``next``:
    the offset of the next page, if there is one."""

    seat: str
    phase: str
    by_unit: dict[str, list[str]]
    other: list[str]
    next: int | None


class AdviceRow(TypedDict):
    """``order`` is null where an order is missing."""

    power: str
    order: str | None
    text: str


class OrdersChecked(TypedDict):
    """``accepted``: as they were understood. ``consequences``: what these orders would cause under the rules.
    ``advice``: orders of one player that do not fit together; they are legal all the same."""

    phase: str
    accepted: list[str]
    refused: list[RefusedRow]
    consequences: list[str]
    advice: list[AdviceRow]


class JudgeTools:
    TOOLS: ClassVar[Mapping[str, ToolAbout]] = {
        "new_position": ToolAbout("Start a position", PositionMade),
        "judge": ToolAbout("Adjudicate orders", PositionJudged),
        "explain_result": ToolAbout("Explain a result", UnitExplained),
        "legal_orders": ToolAbout("List legal orders", OrdersListed),
        "check_orders": ToolAbout("Check orders", OrdersChecked),
    }

    def __init__(self, language: str) -> None:
        self.language = language

    def new_position(
        self,
        rules: RulesSpec,
        map: BoardName = "standard",
        options: HouseRules = {},  # noqa: B006
        seed: DiceSeed = 0,
    ) -> ToolReply:
        """Get the position in which a game starts, as a state that the other tools take and that you may edit, and who
        has to decide something in it. Example: new_position(rules="masters")"""
        game = new_game(rules, map, options, seed, self.language)
        state = exported_state(game, GM)
        asked = {seat: render(what, self.language) for seat, what in game.owed().items()}
        lines = [*state_lines(state), *(f"{seat}: {what}" for seat, what in asked.items())]
        return ToolReply("\n".join(lines), PositionMade(position=state, asked=asked))

    def judge(self, position: PositionGiven, orders: OrdersBySeat = {}, seed: DiceSeed = 0) -> ToolReply:  # noqa: B006
        """Adjudicate a phase: what each order does and why, and the position afterwards. Works for movements, retreats,
        adjustments and the phases that rules add. Seats without orders do nothing. Example:
        judge(position={"rules": "standard"}, orders={"Austria": ["A VIE - TRI", "F TRI - VEN"], "Italy": ["A VEN H"]})
        """
        turn = self._turn(position, orders)
        if turn is not None:
            return self._judged_turn(judge_turn(turn))
        game, phase, refused = self._processed(position, orders, seed)
        told = phase_chapter(game, GM, phase)
        state = exported_state(game, GM)
        lines = [phase_story(game, told, self.language), *state_lines(state)]
        rows = phase_rows(told, self.language)
        return ToolReply("\n".join(lines), PositionJudged(phase=phase, results=rows, refused=refused, after=state))

    def _judged_turn(self, judged: Judged) -> ToolReply:
        rows, refused = turn_rows(judged)
        units: dict[str, list[str]] = {}
        for unit in judged.units:
            units.setdefault(unit.owner, []).append(str(unit))
        dislodged = {f"{unit.owner}: {unit}": list(places) for unit, places in judged.dislodged.items()}
        after = {"units": units, "dislodged": dislodged, "contested": list(judged.contested)}
        text = newsletter(judged, self.language)
        return ToolReply(text, PositionJudged(phase=judged.turn.phase, results=rows, refused=refused, after=after))

    def explain_result(
        self,
        position: PositionGiven,
        unit: UnitNamed,
        orders: OrdersBySeat = {},  # noqa: B006
        seed: DiceSeed = 0,
    ) -> ToolReply:
        """Explain what happens to one unit when these orders are adjudicated: strengths, supports and who cut them,
        convoys, opponents. Pass the same position and orders as for judge. Example: explain_result(position="Austria:
        A VIE - TYR, A TRI S A VIE - TYR\\nItaly: A TYR - MUN, A VEN - TRI", unit="A VIE")"""
        turn = self._turn(position, orders)
        if turn is not None:
            phase, location = turn.phase, unit_location(unit, turn.board, self.language)
            lines = story(judge_turn(turn), location, self.language).splitlines()
        else:
            game, phase, _refused = self._processed(position, orders, seed)
            location = unit_location(unit, game.rules.board.on(phase), self.language)
            told = phase_chapter(game, GM, phase)
            lines = phase_explanation(game, told, GM, location, self.language)
        if not lines:
            raise ToolFault("no-unit", f"There is no unit or order in {location}.", "Name a unit of the position.")
        return ToolReply("\n".join(lines), UnitExplained(phase=phase, location=location, lines=lines))

    def legal_orders(
        self,
        position: PositionGiven,
        seat: SeatName,
        unit: UnitWanted = "",
        offset: Offset = 0,
        limit: Limit = 100,
    ) -> ToolReply:
        """List the orders that a seat may give in a position: all, or those of one unit. Orders that rules add, such as
        declarations and votes, come last. Example:
        legal_orders(position={"rules": "standard"}, seat="Austria", unit="F TRI")"""
        game = given_game(position, 0, self.language)
        name = seat_of_game(game, seat, self.language)
        wanted = unit_location(unit, game.rules.board.on(game.phase), self.language) if unit else ""
        page = list(islice(_offered(game, name, wanted), offset, offset + limit + 1))
        told = OrdersListed(
            seat=name,
            phase=game.phase,
            by_unit={},
            other=[],
            next=offset + limit if len(page) > limit else None,
        )
        for key, order in page[:limit]:
            (told["by_unit"].setdefault(key, []) if key else told["other"]).append(str(order))
        return ToolReply(orders_text(told), told)

    def check_orders(
        self,
        position: PositionGiven,
        seat: SeatName = "",
        orders: OrdersGiven = [],  # noqa: B006
    ) -> ToolReply:
        """Check the orders of one seat before they are given: how they are understood, which are refused and why, what
        they would cause under the rules, and advice where they do not fit together (a support that matches no move, two
        units that go to one province). Nothing is adjudicated. For a turn as text that has its orders in it, leave out
        seat and orders. Example: check_orders(position={"rules": "standard"}, seat="Austria",
        orders=["A VIE S F TRI", "F TRI - ALB"])"""
        turn = None if seat else self._turn(position, {})
        if turn is not None:
            return self._checked_turn(turn)
        game = given_game(position, 0, self.language)
        name, text = seat_of_game(game, seat, self.language), "\n".join(orders)
        hint = "Use the position of a phase that is open."
        draft = attempt("no-phase", hint, self.language, lambda: game.accept(name, text)).draft
        language = self.language
        told = OrdersChecked(
            phase=game.phase,
            accepted=[str(order) for order in (*draft.orders, *draft.at_once)],
            refused=draft_rows(name, draft, language),
            consequences=[_consequence(it, language) for it in game.preview(name, text)],
            advice=[
                AdviceRow(power=name, order=str(it.order) if it.order else None, text=render(it.told, language))
                for it in game.coherence(name, text)
            ],
        )
        lines = [
            f"Accepted: {'; '.join(told['accepted']) or 'none'}",
            *_refused_lines(told["refused"]),
            *told["consequences"],
            *(f"Advice: {it['text']}" for it in told["advice"]),
        ]
        return ToolReply("\n".join(lines), told)

    def _checked_turn(self, turn: TurnFile) -> ToolReply:
        judged = judge_turn(turn)
        accepted = [str(order) for given in turn.orders.values() for order in given]
        advice = [AdviceRow(power=it["power"], order=it["order"], text=it["text"]) for it in advice_data(turn)]
        told = OrdersChecked(
            phase=turn.phase, accepted=accepted, refused=turn_rows(judged)[1], consequences=[], advice=advice
        )
        lines = [f"Accepted: {'; '.join(accepted) or 'none'}", *_refused_lines(told["refused"])]
        return ToolReply("\n".join(lines) + advice_text(turn, self.language), told)

    def _turn(self, position: Position, orders: Mapping[str, OrderLines]) -> TurnFile | None:
        """The turn file, if the position is one that has its orders in it."""
        turn = given_turn(position, self.language)
        if turn is not None and orders:
            if turn.orders or turn.misread:
                raise ToolFault("orders-twice", "The turn has orders in it.", "Leave out `orders`, or take them out.")
            return None
        return turn

    def _processed(
        self, position: Position, orders: Mapping[str, OrderLines], seed: int
    ) -> tuple[Game, str, list[RefusedRow]]:
        """The game after the phase, and the orders that did not count."""
        game = given_game(position, seed, self.language)
        phase, refused = game.phase, list[RefusedRow]()
        for seat, lines in orders.items():
            name = seat_of_game(game, seat, self.language)
            refused += draft_rows(name, self._submitted(game, name, lines), self.language)
        if game.state.outcome is None:
            attempt("not-adjudicated", "Use the position of an open phase.", self.language, game.process)
        return game, phase, refused

    def _submitted(self, game: Game, seat: str, lines: OrderLines) -> Draft:
        hint = "The position must be of a phase that is open."
        return attempt("no-phase", hint, self.language, lambda: game.submit(seat, "\n".join(lines)))


def _offered(game: Game, seat: str, wanted: str) -> Iterator[tuple[str, Order]]:
    """Each order with the unit that it is for; "" if it is for none."""
    province_of = game.rules.board.province_of
    for order in game.options(seat):
        unit = getattr(order, "unit", None)
        at = getattr(unit, "at", "")
        if not wanted or (at and province_of.get(at) == province_of[wanted]):
            yield ("" if isinstance(order, Directive) or unit is None else str(unit)), order


def _consequence(told: Consequence, language: str) -> str:
    return render(said("story.consequence", certain=told.certain, what=told.text), language)


def orders_text(told: OrdersListed) -> str:
    lines = [f"{told['seat']}, {told['phase']}"]
    lines += [f"{unit}: {'; '.join(orders)}" for unit, orders in told["by_unit"].items()]
    lines += [f"Other: {'; '.join(told['other'])}"] if told["other"] else []
    if len(lines) == 1:
        lines.append("There are no such orders.")
    return "\n".join(lines) + more_at(told["next"])


def _refused_lines(refused: Sequence[RefusedRow]) -> list[str]:
    return [f"Refused: {it['by']}{': ' if it['by'] else ''}{it['order']}: {it['why']}" for it in refused]
