"""Trial runs: what would come out if the phase were judged now, with what has been written or with other orders, by
this game's rulings or others. Nothing is written."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from msgspec import Struct

from casusbelli.core.board import Board, Province
from casusbelli.core.errors import printable
from casusbelli.core.orders import ARMY, FLEET
from casusbelli.drawing.canvas import Canvas
from casusbelli.records.choices import Choices, choices
from casusbelli.rules.dice import RollAwaited
from casusbelli.rules.game import Game, Halted, OrdersAwaited, WrongPhase
from casusbelli.rules.spec import rule_set
from casusbelli.rules.view import Shown, Viewer
from casusbelli.service import looking, orders
from casusbelli.service.errors import bad_input, conflict
from casusbelli.service.house import House, Who
from casusbelli.service.reasons import explained
from casusbelli.service.rights import needs
from casusbelli.service.screen import Sheet, drafted, drawn, drawn_now
from casusbelli.service.shapes import Story, TrialTold
from casusbelli.service.table import Table, note_help, opened, restore

MOST_OPTIONS = 50


class Trial(Struct, frozen=True):
    """``lines``: of each order that fought, its strengths, as "why?" tells them after the deadline."""

    story: Story
    view: Shown
    lines: dict[str, tuple[str, ...]]
    canvas: Canvas


@needs("manage")
def trial(
    house: House,
    who: Who,
    game_id: str,
    changed: Mapping[str, str] | None = None,
    options: Mapping[str, str] | None = None,
) -> Trial:
    """``changed``: seat -> what it is to have written instead. ``options``: of the rules, instead of this game's."""
    note_help(house, game_id, who)
    with house.read() as tx:
        table = opened(house, tx, game_id)
        table.check_gm(who)
        table.check_running()
        table.game = _on_trial(table, options or {})
        restore(table)
        game, phase, viewer = table.game, table.phase, table.viewer(who)
        for seat, text in (changed or {}).items():
            table.check_seat(seat)
            orders.check_size(text)
            game.submit(seat, text)
        try:
            game.process()
        except (RollAwaited, WrongPhase, Halted, OrdersAwaited, ValueError) as fault:
            raise conflict("not-now", str(fault)) from None
        return Trial(
            looking.story_of(game, viewer, phase),
            game.view(viewer),
            _lines(game, viewer, phase),
            drawn(game, viewer, phase),
        )


@needs("manage")
def preview(house: House, who: Who, game_id: str) -> TrialTold:
    """With what has been written."""
    found = trial(house, who, game_id)
    return {**found.story, "view": found.view}


@needs("manage")
def entry(house: House, who: Who, game_id: str, seat: str, text: str | None = None) -> tuple[Choices, Sheet, Canvas]:
    """What a seat may write, for its game-master, and what becomes of a text; without one, of what it has written."""
    note_help(house, game_id, who)
    with house.read() as tx:
        table = opened(house, tx, game_id)
        table.check_gm(who)
        table.check_running()
        table.check_seat(seat)
        if text is not None:
            orders.check_size(text)
        found, canvas = drafted(table, seat, text)
        return choices(table.game, seat), found, canvas


class Ground(Struct, frozen=True):
    """What a game-master may change by hand: who may own something; for each province the units that could stand there,
    the one that does, and the owner of its centre ("" for nobody, None where there is no centre)."""

    owners: tuple[str, ...]
    places: dict[str, tuple[tuple[str, ...], str, str | None]]


@needs("manage")
def ground(house: House, who: Who, game_id: str) -> tuple[Ground, Canvas]:
    note_help(house, game_id, who)
    with house.read() as tx:
        table = opened(house, tx, game_id)
        table.check_gm(who)
        if not table.row["seq"]:
            raise conflict("not-begun", "the game has not begun; there is nothing on the board")
        game = table.game
        board, state = game.rules.board.on(game.phase), game.state
        owners = tuple(dict.fromkeys((*board.power, *state.owners, *state.home)))
        standing = {board.province_of[unit.at]: str(unit) for unit in state.units.values()}
        centers = {code: state.centers.get(code) or "" for code in board.centers}
        places = {
            code: (tuple(_could_stand(board, province)), standing.get(code, ""), centers.get(code))
            for code, province in board.province.items()
        }
        return Ground(owners, places), drawn_now(game)


def _could_stand(board: Board, province: Province) -> Iterator[str]:
    for kind in (ARMY, FLEET):
        yield from (f"{kind} {at}" for at in province.locations if board.can_stand(kind, at))


def _on_trial(table: Table, options: Mapping[str, str]) -> Game:
    """The game with other options, and with other dice: a game-master, too, learns from a trial nothing of the rolls to
    come."""
    game = table.game
    dice = game.rules.seed.derived(f"trial/{table.phase}")
    given = {**json.loads(table.row["options"]), **options}
    try:
        rules = rule_set(game.spec, game.rules.board, given, dice) if options else game.rules.with_dice(dice)
    except (LookupError, ValueError) as fault:
        raise bad_input(str(fault), "the rulebook of the game lists its options", "bad-rules") from None
    other = Game(game.spec, rules, game.log, game.state)
    other.awaited = game.awaited
    return other


def read_options(text: str) -> dict[str, str]:
    """ "convoy_paradox = all_hold", one a line."""
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    if len(lines) > MOST_OPTIONS:
        raise bad_input(f"at most {MOST_OPTIONS} options, not {len(lines)}")
    found = {}
    for line in lines:
        key, sign, value = line.partition("=")
        if not sign:
            raise bad_input(f"{printable(line)[:60]!r}: expected an option and its value", "such as key = value")
        found[key.strip()] = value.strip()
    return found


def _lines(game: Game, viewer: Viewer, phase: str) -> dict[str, tuple[str, ...]]:
    return explained(game, looking.chapter(game, viewer, phase)) if phase.endswith("M") else {}
