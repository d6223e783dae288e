"""Everything that a game's page shows, read at once: through the projection, as one seat, a spectator or the game
master may know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct, structs

from casusbelli.core.board import Board
from casusbelli.core.board_names import names_on
from casusbelli.core.orders import Directive, Move, Order
from casusbelli.core.said import Text
from casusbelli.drawing.canvas import Canvas
from casusbelli.drawing.chapters import scene_at
from casusbelli.drawing.scene import Ordered, Scene
from casusbelli.engine.acceptance import AcceptedOrders
from casusbelli.engine.display import Panel, PanelRead, read_panel, total_cost
from casusbelli.engine.drafts import Draft
from casusbelli.engine.game import Game
from casusbelli.engine.view import GM, Viewer
from casusbelli.records.games import chronicle, newspaper
from casusbelli.records.games.choices import ChoiceForm, ChoiceLine, Choices, Slot, choices
from casusbelli.service.base.game_shapes import GameNow
from casusbelli.service.base.order_shapes import AdviceTold, ConsequenceTold, CostTold
from casusbelli.service.base.rights import PERSON, needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.story_shapes import PhaseStory
from casusbelli.service.games import lobby
from casusbelli.service.games.open_game import MASTER, OpenGame, draft_row, is_secret, opened, standing
from casusbelli.service.games.order_entry import accepted, answers, told_advice, told_consequences, told_costs
from casusbelli.service.games.results_seen import unseen_since
from casusbelli.service.reads.cards import Card, cards_of
from casusbelli.service.reads.game_view import begun_game, check_begun
from casusbelli.service.reads.phase_story import latest_story, stories_since, story_of
from casusbelli.service.reads.standings import YearTold, centers_before, years

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
END = "end"
"""Stands for the position after the last phase of a finished game."""
FACTS = frozenset(("closed", "held", "route", "blocked"))
"""Marks that show facts about the board: always shown. Other marks are advice, shown on request."""


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
        game = table.game
        mine = viewer if isinstance(viewer, str) else NOBODY
        writes = bool(mine) and mine in table.sits(who) and table.row["status"] == "running"
        choice = choices(game, mine) if writes else None
        sheet, ordered = _written(table, mine) if writes else (None, ())
        view = game.view(viewer)
        panels = game.panels(viewer)
        always = _always(panels)
        canvas = _canvas(game, viewer, None, always, ordered)
        centers = {owner: len(held) for owner, held in view["centers"].items()}
        since = unseen_since(table, who, mine or MASTER)
        news = stories_since(game, viewer, since) if since is not None else ()
        return GamePage(
            info,
            mine,
            writes,
            game.phase,
            newspaper.title(game.rules, game.phase),
            _titled(game, canvas),
            canvas,
            tuple(str(panel.title) for panel in panels if panel.marks and str(panel.title) not in always),
            always,
            tuple(read_panel(panel, show=names_on(game.rules.board)) for panel in panels),
            dict(view["scores"]),
            centers,
            {owner: len(held) for owner, held in view["units"].items()},
            choice,
            sheet,
            news[0] if news else latest_story(game, viewer),
            game.owed().get(mine, "") if writes else "",
            (game.why_unasked(mine) or "") if writes else "",
            chronicle.outcome(game.rules, game.state.outcome) if game.state.outcome is not None else "",
            cards_of(table, mine or None),
            centers_before(game, viewer, centers),
            is_secret(table),
            since is not None,
            tuple(years(game, viewer)) if game.state.outcome is not None else (),
            own_names(game, mine),
            news[1:],
        )


def _titled(game: Game, canvas: Canvas) -> tuple[tuple[str, Text], ...]:
    """All phases with their titles, and the end."""
    told = tuple((name, newspaper.title(game.rules, name)) for name in game.phases())
    return told if game.state.outcome is None else (*told, (END, canvas.scene.title))


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
        known = [*_always(game.panels(viewer)), *filter(None, layers)]
        mine = viewer if isinstance(viewer, str) else NOBODY
        last = phase or game.last_played()
        told = story_of(game, viewer, last) if last else None
        return PhasePicture(_canvas(game, viewer, phase or None, known, ()), told, mine, own_names(game, mine))


@needs(PERSON)
def sheet(service: Service, who: Who, game_id: str, seat: str) -> tuple[DraftShown, str]:
    """The draft of the seat, and the part of the board that shows it."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        mine = table.seat(who, seat)
        found, ordered = _written(table, mine)
        return found, _canvas(table.game, mine, None, (), ordered).draft_part()


def own_names(game: Game, seat: str) -> frozenset[str]:
    """This seat and the powers that it plays."""
    return frozenset(name for held in game.seats if held.name == seat for name in (seat, *held.powers))


def drafted(table: OpenGame, seat: str, text: str | None = None) -> tuple[DraftShown, Canvas]:
    """The draft of this seat, or what it would be with this text, and the board with it."""
    if text is not None:
        return drafted_in(table.game, seat, accepted(table, seat, text))
    game, (found, ordered) = table.game, _written(table, seat)
    return found, _canvas(game, seat, None, _always(game.panels(seat)), ordered)


def drafted_in(game: Game, seat: str, meant: AcceptedOrders) -> tuple[DraftShown, Canvas]:
    """The draft that a seat would have with these orders, and the board with it."""
    game = game.after(meant)
    found, ordered = _weighed(game, seat, 0, meant.draft)
    return found, _canvas(game, seat, None, _always(game.panels(seat)), ordered)


def drawn(game: Game, viewer: Viewer, phase: str) -> Canvas:
    """An adjudicated phase with its orders and their results."""
    return _canvas(game, viewer, phase, _always(game.panels(viewer)), ())


def drawn_now(game: Game) -> Canvas:
    """Everything on the board now, for the game master."""
    return _canvas(game, GM, None, _always(game.panels(GM)), ())


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
    return _weighed(table.game, seat, row["n"], standing(table, row))


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


def _always(panels: Iterable[Panel]) -> tuple[str, ...]:
    """Titles of panels whose marks are facts about the board."""
    return tuple(str(panel.title) for panel in panels if panel.marks and {mark.look for mark in panel.marks} <= FACTS)


def _canvas(game: Game, viewer: Viewer, phase: str | None, layers: Sequence[str], ordered: Sequence[Ordered]) -> Canvas:
    scene: Scene = scene_at(game, viewer, phase, layers=layers)
    return Canvas(scene, [told for told in ordered if not isinstance(told.order, Directive)])
