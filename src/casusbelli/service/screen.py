"""All that a page shows of a game, read at once: through the projection, as one seat, a spectator or the game-master
may know it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct, structs, to_builtins

from casusbelli.core.board import Board
from casusbelli.core.orders import Directive, Move, Order
from casusbelli.drawing.canvas import Canvas
from casusbelli.drawing.chapters import scene_at
from casusbelli.drawing.scene import Ordered, Scene
from casusbelli.records import readable
from casusbelli.records.choices import Choices, choices
from casusbelli.rules.game import Game
from casusbelli.rules.shown import Panel
from casusbelli.rules.view import GM, Viewer
from casusbelli.service import games
from casusbelli.service.house import House, Who
from casusbelli.service.looking import story_of
from casusbelli.service.orders import answers, told_consequences
from casusbelli.service.rights import PERSON, needs
from casusbelli.service.shapes import ConsequenceTold, GameNow, Story
from casusbelli.service.table import Table, draft_row, opened

NOBODY = ""
END = "end"
"""Stands for what comes after the last phase of a game that is over."""
FACTS = frozenset(("closed", "held", "route", "blocked"))
"""Marks that say how the board is: they are shown unasked. The others are advice, shown when somebody wants it."""


class Sheet(Struct, frozen=True):
    """What a seat has written for the open phase: what stands, what does not and why, what it would cause. ``number``
    is to be named when it is replaced."""

    number: int
    text: str
    orders: tuple[str, ...] = ()
    faults: tuple[tuple[str, str], ...] = ()
    meant: tuple[tuple[str, str], ...] = ()
    consequences: tuple[ConsequenceTold, ...] = ()
    heard: bool = False


class Screen(Struct, frozen=True):
    """``seat``: as whom it is seen; "" for a spectator or the game-master. ``writes``: may orders be written for it
    now? ``story``: of the phase that was judged last."""

    info: GameNow
    seat: str
    writes: bool
    phase: str
    title: str
    phases: tuple[tuple[str, str], ...] = ()
    canvas: Canvas | None = None
    layers: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    panels: tuple[dict[str, Any], ...] = ()
    scores: dict[str, int] = {}
    centers: dict[str, int] = {}
    units: dict[str, int] = {}
    choices: Choices | None = None
    sheet: Sheet | None = None
    story: Story | None = None
    asked: str = ""


@needs(PERSON)
def screen(house: House, who: Who, game_id: str, seat: str | None = None, link: str | None = None) -> Screen:
    """The game as it stands. ``link``: an invitation to it."""
    with house.read() as tx:
        table = opened(house, tx, game_id, link=link)
        table.check_seen(who)
        info = games.info_of(table, who)
        if not table.row["seq"]:
            return Screen(info, NOBODY, False, "", "")
        viewer = as_whom(table, who, seat)
        game = table.game
        mine = viewer if isinstance(viewer, str) else NOBODY
        told = tuple((name, readable.title(game.rules, name)) for name in game.phases())
        writes = bool(mine) and mine in table.sits(who) and table.row["status"] == "running"
        choice = choices(game, mine) if writes else None
        sheet, ordered = _written(table, mine) if writes else (None, ())
        view = game.view(viewer)
        panels = game.panels(viewer)
        always = _always(panels)
        judged = told if game.state.outcome is not None else told[:-1]
        canvas = _canvas(game, viewer, None, always, ordered)
        ended = ((END, canvas.scene.title),) if game.state.outcome is not None else ()
        return Screen(
            info,
            mine,
            writes,
            game.phase,
            readable.title(game.rules, game.phase),
            (*told, *ended),
            canvas,
            tuple(panel.title for panel in panels if panel.marks and panel.title not in always),
            always,
            tuple(map(to_builtins, panels)),
            dict(view["scores"]),
            {owner: len(held) for owner, held in view["centers"].items()},
            {owner: len(held) for owner, held in view["units"].items()},
            choice,
            sheet,
            story_of(game, viewer, judged[-1][0]) if judged else None,
            game.owed().get(mine, "") if writes else "",
        )


@needs(PERSON)
def moment(
    house: House, who: Who, game_id: str, seat: str | None = None, phase: str = "", layers: Sequence[str] = ()
) -> tuple[Canvas, Story | None]:
    """The board of one phase with its orders and how they ended, and its story; without a phase, as it stands."""
    with house.read() as tx:
        table = opened(house, tx, game_id)
        viewer = as_whom(table, who, seat)
        game = table.game
        known = [*_always(game.panels(viewer)), *filter(None, layers)]
        if not phase:
            judged = game.phases() if game.state.outcome is not None else game.phases()[:-1]
            last = story_of(game, viewer, judged[-1]) if judged else None
            return _canvas(game, viewer, None, known, ()), last
        told = story_of(game, viewer, phase)
        return _canvas(game, viewer, phase, known, ()), told


@needs(PERSON)
def sheet(house: House, who: Who, game_id: str, seat: str) -> tuple[Sheet, str]:
    """What the seat has written, and the part of the board that shows it."""
    with house.read() as tx:
        table = opened(house, tx, game_id)
        mine = table.seat(who, seat)
        found, ordered = _written(table, mine)
        return found, _canvas(table.game, mine, None, (), ordered).draft_part()


def drafted(table: Table, seat: str, text: str | None = None) -> tuple[Sheet, Canvas]:
    """What this seat has written, or would have with this text, and the board with it."""
    found, ordered = _written(table, seat) if text is None else _weighed(table.game, seat, 0, text)
    return found, _canvas(table.game, seat, None, _always(table.game.panels(seat)), ordered)


def drawn(game: Game, viewer: Viewer, phase: str) -> Canvas:
    """A judged phase with its orders and how they ended."""
    return _canvas(game, viewer, phase, _always(game.panels(viewer)), ())


def drawn_now(game: Game) -> Canvas:
    """Everything that is on the board now, for whoever runs the game."""
    return _canvas(game, GM, None, _always(game.panels(GM)), ())


def as_whom(table: Table, who: Who, seat: str | None) -> Viewer:
    """Somebody who plays several seats looks from the first of them; who runs a game he does not play sees all. Around
    one table everybody sees the screen, so that it shows no seat's view unasked."""
    if seat:
        return table.viewer(who, seat)
    mine = table.sits(who)
    table.check_seen(who)
    if table.row["kind"] == "table":
        return None
    if mine and not (table.is_gm(who) and table.row["kind"] == "game"):
        return mine[0]
    return GM if table.is_gm(who) else None


def _written(table: Table, seat: str) -> tuple[Sheet, tuple[Ordered, ...]]:
    row = draft_row(table, seat)
    if row is None:
        return Sheet(0, ""), ()
    return _weighed(table.game, seat, row["n"], "\n".join(json.loads(row["stands"])))


def _weighed(game: Game, seat: str, number: int, text: str) -> tuple[Sheet, tuple[Ordered, ...]]:
    kept = game.submit(seat, text)
    board = game.rules.board.on(game.phase)
    kept = structs.replace(kept, orders=tuple(_as_offered(board, order) for order in kept.orders))
    orders, refused, _at_once, meant = answers(kept)
    caused = told_consequences(game.preview(seat, list(kept.orders)))
    found = Sheet(
        number,
        "\n".join([*orders, *(line.order for line in refused)]),
        orders,
        tuple((line.order, line.text) for line in refused),
        tuple(meant.items()),
        tuple(caused),
        True,
    )
    return found, tuple(_ordered(game, seat, kept.orders))


def _as_offered(board: Board, order: Order) -> Order:
    """A move over sea is offered with VIA and may be written without it."""
    if isinstance(order, Move) and not order.via and order.to not in board.reach_set[order.unit.kind][order.unit.at]:
        return structs.replace(order, via=True)
    return order


def _ordered(game: Game, seat: str, orders: Sequence[Order]) -> Iterator[Ordered]:
    """Drafts as they are drawn: in the colour of the unit's owner, for its writer may have several."""
    view = game.view(seat)
    owners = {unit: owner for owner, units in view["units"].items() for unit in units}
    owners |= {unit: owner for owner, units in view["dislodged"].items() for unit in units}
    powers = next((held.powers for held in game.seats if held.name == seat), (seat,))
    for order in orders:
        inner = getattr(order, "order", None) if isinstance(order, Directive) else order
        unit = str(getattr(inner, "unit", ""))
        yield Ordered(owners.get(unit, powers[0] if powers else seat), str(order), inner)


def _always(panels: Iterable[Panel]) -> tuple[str, ...]:
    """Titles of panels whose marks are facts about the board."""
    return tuple(panel.title for panel in panels if panel.marks and {mark.look for mark in panel.marks} <= FACTS)


def _canvas(game: Game, viewer: Viewer, phase: str | None, layers: Sequence[str], ordered: Sequence[Ordered]) -> Canvas:
    scene: Scene = scene_at(game, viewer, phase, layers=layers)
    return Canvas(scene, [told for told in ordered if not isinstance(told.order, Directive)])
