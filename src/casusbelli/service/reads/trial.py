"""Trial runs: what the result would be if the phase were adjudicated now, with the drafts or other orders, by this
game's rulings or others. Nothing is saved."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from msgspec import Struct

from casusbelli.core.board import Board, Province
from casusbelli.core.errors import printable
from casusbelli.core.orders import ARMY, FLEET
from casusbelli.core.phases import Phase
from casusbelli.core.said import Said, said
from casusbelli.drawing.canvas import Canvas
from casusbelli.engine.dice import RollAwaited
from casusbelli.engine.game import Game, Halted, OrdersAwaited, WrongPhase
from casusbelli.engine.spec import rule_set
from casusbelli.engine.view import StateView, Viewer
from casusbelli.records.games.choices import Choices, choices
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import bad_input, complaint, conflict
from casusbelli.service.base.story_shapes import PhaseStory, TrialTold
from casusbelli.service.games import order_entry
from casusbelli.service.games.game_log import note_help
from casusbelli.service.games.open_game import OpenGame, opened
from casusbelli.service.games.saved_drafts import draft_text, drafts
from casusbelli.service.reads import game_view, phase_story
from casusbelli.service.reads.game_page import DraftShown, drafted, drawn, drawn_now
from casusbelli.service.reads.reasons import explained

MOST_OPTIONS = 50


class Trial(Struct, frozen=True):
    """The result of a trial run. ``lines``: the strengths of each order that fought, as "why?" shows them after the
    deadline."""

    story: PhaseStory
    view: StateView
    lines: dict[str, tuple[Said, ...]]
    canvas: Canvas


@needs("manage")
def trial(
    service: Service,
    who: Who,
    game_id: str,
    changed: Mapping[str, str] | None = None,
    options: Mapping[str, str] | None = None,
) -> Trial:
    """Run a trial. ``changed``: seat -> its orders instead of the draft. ``options``: of the rules, instead of this
    game's."""
    note_help(service, game_id, who)
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.check_gm(who)
        table.check_running()
        game, phase, viewer = _on_trial(table, options or {}), table.phase, table.viewer(who)
        for seat, text in (changed or {}).items():
            table.check_seat(seat)
            order_entry.check_size(text)
        try:
            for seat, text in (changed or {}).items():
                game.submit(seat, text)
            game.process()
        except (RollAwaited, WrongPhase, Halted, OrdersAwaited, ValueError) as fault:
            raise conflict("not-now", complaint(fault)) from None
        return Trial(
            phase_story.story_of(game, viewer, phase),
            game.view(viewer),
            _lines(game, viewer, phase),
            drawn(game, viewer, phase),
        )


@needs("manage")
def preview(service: Service, who: Who, game_id: str) -> TrialTold:
    """A trial run with the saved drafts."""
    found = trial(service, who, game_id)
    return {**found.story, "view": found.view}


@needs("manage")
def entry(
    service: Service, who: Who, game_id: str, seat: str, text: str | None = None
) -> tuple[Choices, DraftShown, Canvas]:
    """Order entry for the game master: what a seat may order, and the result of a text; without one, of its draft."""
    note_help(service, game_id, who)
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.check_gm(who)
        table.check_running()
        table.check_seat(seat)
        if text is not None:
            order_entry.check_size(text)
        found, canvas = drafted(table, seat, text)
        return choices(table.game, seat), found, canvas


class Basis(Struct, frozen=True):
    """What a game master may edit: the possible owners; for each province the units that could stand there, the one
    that does, and the owner of its center ("" for nobody, None where there is no center)."""

    owners: tuple[str, ...]
    places: dict[str, tuple[tuple[str, ...], str, str | None]]


@needs("manage")
def ground(service: Service, who: Who, game_id: str) -> tuple[Basis, Canvas]:
    note_help(service, game_id, who)
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.check_gm(who)
        if not table.row["seq"]:
            raise conflict("not-begun", said("service.nothing-on-board"))
        game = table.game
        board, state = game.rules.board.on(game.phase), game.state
        owners = tuple(dict.fromkeys((*board.power, *state.owners, *state.home)))
        standing = {board.province_of[unit.at]: str(unit) for unit in state.units.values()}
        centers = {code: state.centers.get(code) or "" for code in board.centers}
        places = {
            code: (tuple(_could_stand(board, province)), standing.get(code, ""), centers.get(code))
            for code, province in board.province.items()
        }
        return Basis(owners, places), drawn_now(game)


def _could_stand(board: Board, province: Province) -> Iterator[str]:
    for kind in (ARMY, FLEET):
        yield from (f"{kind} {at}" for at in province.locations if board.can_stand(kind, at))


def _on_trial(table: OpenGame, options: Mapping[str, str]) -> Game:
    """A copy of the game with the saved drafts, to be played on, with other options and other dice: a game master
    learns nothing about the rolls to come from a trial."""
    game = table.game
    dice = game.rules.seed.derived(f"trial/{table.phase}")
    given = {**json.loads(table.row["options"]), **options}
    try:
        rules = rule_set(game.spec, game.rules.board, given, dice) if options else game.rules.with_dice(dice)
    except (LookupError, ValueError) as fault:
        raise bad_input(said("service.bad-options", why=complaint(fault)), code="bad-rules") from None
    other = Game(game.spec, rules, game.log, game.state)
    other.awaited = game.awaited
    other.drafts = {row["seat"]: other.draft_again(row["seat"], draft_text(row)) for row in drafts(table)}
    return other


def read_options(text: str) -> dict[str, str]:
    """Parse "convoy_paradox = all_hold", one a line."""
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    if len(lines) > MOST_OPTIONS:
        raise bad_input(said("service.many-options", most=MOST_OPTIONS, n=len(lines)))
    found = {}
    for line in lines:
        key, sign, value = line.partition("=")
        if not sign:
            raise bad_input(said("service.bad-option-line", given=printable(line)[:60]))
        found[key.strip()] = value.strip()
    return found


def _lines(game: Game, viewer: Viewer, phase: str) -> dict[str, tuple[Said, ...]]:
    return explained(game, game_view.chapter(game, viewer, phase)) if Phase.of(phase).is_movement else {}
