"""Why an order of a judged movement phase ended as it did, strength by strength."""

from __future__ import annotations

from collections.abc import Iterable

from casusbelli.core import events as e
from casusbelli.core.adjudicator import adjudicate
from casusbelli.core.errors import printable
from casusbelli.core.explain import explain
from casusbelli.core.orders import Directive, Order
from casusbelli.drawing.chapters import Chapter
from casusbelli.rules.game import Game
from casusbelli.rules.movement import battle
from casusbelli.service.errors import conflict, not_found
from casusbelli.service.house import House, Who
from casusbelli.service.looking import chapter
from casusbelli.service.rights import needs
from casusbelli.service.screen import as_whom
from casusbelli.service.table import opened


@needs("read")
def reasons(house: House, who: Who, game_id: str, seat: str | None, phase: str, order: str) -> tuple[str, ...]:
    """Only of orders that the reader was told of, in games in which all see the whole battle."""
    with house.read() as tx:
        table = opened(house, tx, game_id)
        viewer = as_whom(table, who, seat)
        game = table.game
        told = chapter(game, viewer, phase)
        row = next((row for row in _rows(told) if row.order == order), None)
        if row is None:
            raise not_found("judged order", printable(order))
        if game.rules.with_hook["hides"]:
            raise conflict("hidden", "not everybody sees all units in this game; the result says what you may know")
        if told.phase[5:] != "M":
            raise conflict("no-battle", f"in {told.phase} nobody fights", "the result says all there is")
        return _explained(game, told, row.order)


def _rows(told: Chapter) -> Iterable[e.Judgement]:
    return (row for event, _state in told.facts if isinstance(event, e.OrdersJudged) for row in event.judgements)


def _explained(game: Game, told: Chapter, order: str) -> tuple[str, ...]:
    found = explained(game, told, order).get(order)
    if found is None:
        raise conflict("no-battle", f"{printable(order)} was no order to a unit", "its result says all there is")
    return found


def explained(game: Game, told: Chapter, only: str | None = None) -> dict[str, tuple[str, ...]]:
    """The battle once more, from the position and the orders that it was judged from: of each order its story,
    or of one."""
    state = next((state for event, state in told.facts if isinstance(event, e.OrdersJudged)), None)
    if state is None:
        return {}
    revealed = [event for event in game.log if isinstance(event, e.OrdersRevealed) and event.phase == told.phase]
    everything = revealed[-1]  # a phase that was taken back has been revealed before
    given = {seat: tuple(_read(game, told.phase, everything.of(seat))) for seat in game.rules.names}
    verdicts = adjudicate(battle(game.rules.turn(state, given)))
    places = {str(v.order): v.unit.at for v in reversed(verdicts.orders) if v.unit is not None}
    return {order: explain(verdicts, at).lines for order, at in places.items() if only in (None, order)}


def _read(game: Game, phase: str, texts: Iterable[str]) -> Iterable[Order | Directive]:
    board = game.rules.board.on(phase)
    for text in texts:
        found, _errors = game.rules.grammar.read(text, board, phase[5:])
        yield from (line.order for line in found)
