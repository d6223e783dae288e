"""Everything that a game's page shows, read at once: through the projection, as one seat, a spectator or the game
master may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct, structs

from casusbelli.core.board import Board
from casusbelli.core.orders import Directive, Move, Order
from casusbelli.core.said import Text
from casusbelli.drawing.canvas import Canvas
from casusbelli.drawing.scene import Ordered
from casusbelli.engine.acceptance import AcceptedOrders
from casusbelli.engine.display import PanelRead, total_cost
from casusbelli.engine.drafts import Draft
from casusbelli.engine.game import Game
from casusbelli.engine.view import GM, Viewer
from casusbelli.records.games.choices import ChoiceForm, ChoiceLine, Choices, Slot
from casusbelli.service.base.game_shapes import GameNow
from casusbelli.service.base.order_shapes import AdviceTold, ConsequenceTold, CostTold
from casusbelli.service.base.recent_cache import CacheKind
from casusbelli.service.base.rights import PERSON, needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.story_shapes import PhaseStory
from casusbelli.service.games import lobby
from casusbelli.service.games.open_game import MASTER, OpenGame, is_secret, opened
from casusbelli.service.games.order_entry import accepted, answers, told_advice, told_consequences, told_costs
from casusbelli.service.games.results_seen import unseen_since
from casusbelli.service.games.saved_drafts import draft_row, standing
from casusbelli.service.reads.cards import Card, cards_of
from casusbelli.service.reads.game_view import begun_game, check_begun
from casusbelli.service.reads.position_view import (
    PositionKey,
    canvas,
    canvas_of,
    choices_of,
    facts_among,
    news_of,
    position_key,
    position_view,
    story_at,
)
from casusbelli.service.reads.standings import YearTold

__all__ = [
    "Canvas",
    "ChoiceForm",
    "ChoiceLine",
    "Choices",
    "DraftShown",
    "GamePage",
    "PhasePicture",
    "Slot",
    "as_whom",
    "begun_screen",
    "drafted",
    "drafted_in",
    "drawn",
    "drawn_now",
    "moment",
    "screen",
    "sheet",
]

NOBODY = ""


class DraftShown(Struct, frozen=True):
    """The draft of a seat for the open phase: valid and invalid orders with the reasons, consequences, advice.
    ``number``: to be named when it is replaced. ``costs``: what is certain to be paid, in all."""

    number: int
    text: str
    orders: tuple[str, ...] = ()
    faults: tuple[tuple[str, Text], ...] = ()
    meant: tuple[tuple[str, str], ...] = ()
    consequences: tuple[ConsequenceTold, ...] = ()
    costs: tuple[CostTold, ...] = ()
    heard: bool = False
    advice: tuple[AdviceTold, ...] = ()


class SheetKey(NamedTuple):
    """The saved draft of a seat in one position."""

    position: PositionKey
    number: int
    stands: str


SHEETS: CacheKind[SheetKey, tuple[DraftShown, tuple[Ordered, ...]]] = CacheKind("drafts as shown", 512)


class GamePage(Struct, frozen=True):
    """The data of a game's page. ``seat``: the reader's seat; "" for a spectator or the game master. ``writes``: may
    orders be written for it now? ``story``: of the phase that was adjudicated last."""

    info: GameNow
    seat: str
    writes: bool
    phase: str
    title: Text
    phases: tuple[tuple[str, Text], ...] = ()
    canvas: Canvas | None = None
    layers: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    panels: tuple[PanelRead, ...] = ()
    scores: dict[str, int] = {}
    centers: dict[str, int] = {}
    units: dict[str, int] = {}
    choices: Choices | None = None
    sheet: DraftShown | None = None
    story: PhaseStory | None = None
    asked: Text = ""
    unasked: Text = ""  # why no orders are due from the reader, if they play
    outcome: Text = ""
    cards: tuple[Card, ...] = ()
    before: dict[str, int] = {}  # centers of each power before they changed hands last
    secret: bool = False  # is it a secret who has written orders?
    unseen: bool = False  # has the reader not seen the results of the last phase?
    years: tuple[YearTold, ...] = ()  # of a finished game
    own: frozenset[str] = frozenset()  # the reader's seat and the powers that it plays
    later: tuple[PhaseStory, ...] = ()  # what else the reader has not seen: the phases after that of the story
    position: PositionKey | None = None  # what has happened, as this reader may know it


class PhasePicture(Struct, frozen=True):
    """The board of one phase with its orders and results, and its story. ``seat`` and ``own``: as in `GamePage`."""

    canvas: Canvas
    story: PhaseStory | None
    seat: str
    own: frozenset[str]


@needs(PERSON)
def screen(service: Service, who: Who, game_id: str, seat: str | None = None, link: str | None = None) -> GamePage:
    """The page of the game as it stands. ``link``: an invitation to it."""
    with service.read() as tx:
        table = opened(service, tx, game_id, link=link)
        table.check_seen(who)
        info = lobby.info_of(table, who)
        if not table.row["seq"]:
            return GamePage(info, NOBODY, False, "", "")
        viewer = as_whom(table, who, seat)
        mine = viewer if isinstance(viewer, str) else NOBODY
        writes = bool(mine) and mine in table.sits(who) and table.row["status"] == "running"
        seen = position_view(table, viewer)
        sheet, ordered = _written(table, mine) if writes else (None, ())
        since = unseen_since(table, who, mine or MASTER)
        news = news_of(table, viewer, since)
        return GamePage(
            info,
            mine,
            writes,
            table.phase,
            seen.title,
            seen.phases,
            canvas_of(table, viewer, None, seen.shown, ordered),
            seen.layers,
            seen.shown,
            seen.panels,
            seen.scores,
            seen.centers,
            seen.units,
            choices_of(table, mine) if writes else None,
            sheet,
            news[0] if news else None,
            seen.asked if writes else "",
            seen.unasked if writes else "",
            seen.outcome,
            cards_of(table, mine or None),
            seen.before,
            is_secret(table),
            since is not None,
            seen.years,
            seen.own,
            news[1:],
            position_key(table, viewer),
        )


@needs(PERSON)
def begun_screen(service: Service, who: Who, game_id: str, seat: str | None = None) -> GamePage:
    """The page of a game that has started."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.check_seen(who)
        check_begun(table)
    return screen(service, who, game_id, seat)


@needs(PERSON)
def moment(
    service: Service, who: Who, game_id: str, seat: str | None = None, phase: str = "", layers: Sequence[str] = ()
) -> PhasePicture:
    """One phase; without a phase, the current position and the story of the last one."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        viewer = as_whom(table, who, seat)
        game = begun_game(table)
        seen = position_view(table, viewer)
        mine = viewer if isinstance(viewer, str) else NOBODY
        last = phase or game.last_played()
        told = story_at(table, viewer, last) if last else None
        known = [*seen.shown, *filter(None, layers)]
        return PhasePicture(canvas_of(table, viewer, phase or None, known, ()), told, mine, seen.own)


@needs(PERSON)
def sheet(service: Service, who: Who, game_id: str, seat: str) -> tuple[DraftShown, str]:
    """The draft of the seat, and the part of the board that shows it."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        mine = table.seat(who, seat)
        found, ordered = _written(table, mine)
        return found, canvas_of(table, mine, None, position_view(table, mine).shown, ordered).draft_part()


def drafted(table: OpenGame, seat: str, text: str | None = None) -> tuple[DraftShown, Canvas]:
    """The draft of this seat, or what it would be with this text, and the board with it."""
    if text is not None:
        return drafted_in(table.game, seat, accepted(table, seat, text))
    found, ordered = _written(table, seat)
    return found, canvas_of(table, seat, None, position_view(table, seat).shown, ordered)


def drafted_in(game: Game, seat: str, meant: AcceptedOrders) -> tuple[DraftShown, Canvas]:
    """The draft that a seat would have with these orders, and the board with it."""
    game = game.after(meant)
    found, ordered = _weighed(game, seat, 0, meant.draft)
    return found, canvas(game, seat, None, facts_among(game.panels(seat)), ordered)


def drawn(game: Game, viewer: Viewer, phase: str) -> Canvas:
    """An adjudicated phase with its orders and their results."""
    return canvas(game, viewer, phase, facts_among(game.panels(viewer)), ())


def drawn_now(game: Game) -> Canvas:
    """Everything on the board now, for the game master."""
    return canvas(game, GM, None, facts_among(game.panels(GM)), ())


def as_whom(table: OpenGame, who: Who, seat: str | None) -> Viewer:
    """The seat for which the page is shown. Somebody who plays several seats gets the first; a game master sees all. In
    a game at one table everybody sees the screen, so it shows no seat's view unless asked."""
    if seat:
        return table.viewer(who, seat)
    mine = table.sits(who)
    table.check_seen(who)
    if table.row["kind"] == "table":
        return None
    if mine and not (table.is_gm(who) and table.row["kind"] == "game"):
        return mine[0]
    return GM if table.is_gm(who) else None


def _written(table: OpenGame, seat: str) -> tuple[DraftShown, tuple[Ordered, ...]]:
    row = draft_row(table, seat)
    if row is None:
        return DraftShown(0, ""), ()
    key = SheetKey(position_key(table, seat), row["n"], row["stands"])
    cache = table.service.caches.of(SHEETS)
    return cache.find(key, lambda: _weighed(table.game, seat, row["n"], standing(table, row)))


def _weighed(game: Game, seat: str, number: int, draft: Draft) -> tuple[DraftShown, tuple[Ordered, ...]]:
    board = game.rules.board
    draft = structs.replace(draft, orders=tuple(_as_offered(board.on(game.phase), order) for order in draft.orders))
    orders, refused, _at_once, meant = answers(draft, board)
    caused = game.preview(seat, draft.orders)
    found = DraftShown(
        number,
        "\n".join([*orders, *(line.order for line in refused)]),
        orders,
        tuple((line.order, line.said or line.text) for line in refused),
        tuple(meant.items()),
        tuple(told_consequences(caused, board)),
        tuple(told_costs(total_cost(caused), board)),
        True,
        tuple(told_advice(game.coherence(seat, draft.orders), board)),
    )
    return found, tuple(_ordered(game, seat, draft.orders))


def _as_offered(board: Board, order: Order) -> Order:
    """Match an order to those on offer: a move over sea is offered with VIA and may be written without it."""
    if isinstance(order, Move) and not order.via and order.to not in board.reach_set[order.unit.kind][order.unit.at]:
        return structs.replace(order, via=True)
    return order


def _ordered(game: Game, seat: str, orders: Sequence[Order]) -> Iterator[Ordered]:
    """Drafts as orders to draw: in the color of the unit's owner, since one seat may have several."""
    view = game.view(seat)
    owners = {unit: owner for owner, units in view["units"].items() for unit in units}
    owners |= {unit: owner for owner, units in view["dislodged"].items() for unit in units}
    powers = next((held.powers for held in game.seats if held.name == seat), (seat,))
    for order in orders:
        inner = getattr(order, "order", None) if isinstance(order, Directive) else order
        unit = str(getattr(inner, "unit", ""))
        yield Ordered(owners.get(unit, powers[0] if powers else seat), str(order), inner)
