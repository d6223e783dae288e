"""The plan of a message drawn on the board of its phase, as its reader knows that board."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from casusbelli.core.errors import printable
from casusbelli.core.orders import Build, Directive, Order
from casusbelli.core.phases import Phase
from casusbelli.core.said import Text
from casusbelli.drawing.canvas import Canvas
from casusbelli.drawing.chapters import scene_at
from casusbelli.drawing.scene import Ordered, Scene
from casusbelli.engine.game import Game
from casusbelli.service.base.message_shapes import LetterTold
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import not_found
from casusbelli.service.games import press
from casusbelli.service.games.open_game import opened
from casusbelli.service.reads.game_page import as_whom
from casusbelli.service.reads.game_view import begun_game


class PlanPicture(Struct, frozen=True):
    letter: LetterTold
    title: Text
    canvas: Canvas


@needs("press")
def plan_picture(service: Service, who: Who, game_id: str, message: str, seat: str | None = None) -> PlanPicture:
    """The plan of a message that one may read."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        letter = press.letter(table, who, seat, message)
        if letter is None or not orders_in(letter):
            raise not_found("plan", printable(message))
        game = begun_game(table)
        viewer = as_whom(table, who, seat)
        scene = scene_at(game, viewer, letter["phase"], with_orders=False)
        return PlanPicture(letter, scene.title, Canvas(scene, list(_drawn(game, scene, letter))))


def orders_in(letter: LetterTold) -> list[str]:
    """The orders of a message: those attached to it, and those of its quick phrase."""
    return [*letter["plan"], *(letter["phrase"].orders if letter["phrase"] is not None else ())]


def _drawn(game: Game, scene: Scene, letter: LetterTold) -> Iterator[Ordered]:
    """The orders to units, each in the color of its unit's owner: the color must not tell who wrote the message."""
    owners = {unit.at: unit.owner for unit in scene.units} | {r.unit.at: r.unit.owner for r in scene.routed}
    board = scene.board
    homes = {center: power.name for power in board.powers for center in power.home}
    kind = Phase.of(letter["phase"]).kind
    for text in orders_in(letter):
        lines, _errors = game.rules.grammar.read(text, board.on(letter["phase"]), kind)
        for line in lines:
            if not isinstance(line.order, Directive):
                at = _place(line.order)
                owner = homes.get(board.province_of.get(at, "")) if isinstance(line.order, Build) else owners.get(at)
                if owner is not None:
                    yield Ordered(owner, text, line.order)


def _place(order: Order) -> str:
    return str(getattr(getattr(order, "unit", None), "at", ""))
