"""The orders a seat may give, and the consequences of an order."""

from __future__ import annotations

from casusbelli.core.orders import Directive, Order
from casusbelli.core.said import as_data
from casusbelli.engine.game import Game
from casusbelli.service.base.order_shapes import ChoicesTold, ConsequenceTold
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.games.open_game import opened
from casusbelli.service.games.order_entry import told_consequences
from casusbelli.service.reads.cards import cards_of, told


@needs("play")
def choices(service: Service, who: Who, game_id: str, seat: str | None = None) -> ChoicesTold:
    """All orders that this seat may give now: for each unit, then declarations and votes."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        mine = table.seat(who, seat)
        table.check_running()
        told_cards = [told(card, table.game.rules.board) for card in cards_of(table, mine)]
        return {**choices_of(table.game, mine), "proposals": told_cards}


def choices_of(game: Game, seat: str) -> ChoicesTold:
    decisions = [[_choice(order) for order in orders] for orders in game.decisions(seat)]
    asked, unasked = game.owed().get(seat), game.why_unasked(seat)
    units = {text["text"] for orders in decisions for text in orders}
    directives = [order for order in game.options(seat) if isinstance(order, Directive) and str(order) not in units]
    return {
        "seat": seat,
        "phase": game.phase,
        "asked": str(asked) if asked is not None else None,
        "asked_said": as_data(asked),
        "unasked": str(unasked) if unasked is not None else None,
        "unasked_said": as_data(unasked),
        "decisions": [orders for orders in decisions if orders],
        "directives": [
            {"text": str(order), "kind": type(order).__name__, "about": game.rules.about(order)} for order in directives
        ],
        "proposals": [],
    }


def _choice(order: Order) -> dict[str, str]:
    """An order as text, and its parts for drawing it."""
    return {"text": str(order), "kind": type(order).__name__, **_parts(order)}


def _parts(order: Order) -> dict[str, str]:
    parts = {name: getattr(order, name) for name in getattr(order, "__struct_fields__", ())}
    return {name: str(value) for name, value in parts.items() if value not in (None, False, ())}


@needs("play")
def consequences(service: Service, who: Who, game_id: str, seat: str | None, order: str) -> list[ConsequenceTold]:
    with service.read() as tx:
        table = opened(service, tx, game_id)
        mine = table.seat(who, seat)
        table.check_running()
        return told_consequences(table.game.preview(mine, order), table.game.rules.board)
