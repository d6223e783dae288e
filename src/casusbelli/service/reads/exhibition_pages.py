"""Exhibitions as pages show them: title, captions, pictures, and the game to open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from casusbelli.core.said import Text
from casusbelli.drawing.chapters import chapter_of, scene_at
from casusbelli.drawing.picture import Style, picture
from casusbelli.engine.game import Game
from casusbelli.engine.spec import read_spec
from casusbelli.records.games import chronicle
from casusbelli.records.games.drama import codes, drama_weights
from casusbelli.records.games.exhibition_file import Exhibition, exhibitions
from casusbelli.records.games.game_file import read_game, read_header
from casusbelli.service.base.service import Service
from casusbelli.service.base.service_errors import not_found
from casusbelli.service.games.setup_options import Introduction, introduced

REASONS = 2  # sentences of the story beside a caption


class Frame(Struct, frozen=True):
    """One phase of an exhibition. ``why``: the sentences of its story that matter most."""

    phase: str
    caption: Text
    why: tuple[Text, ...] = ()


class ExhibitionShown(Struct, frozen=True):
    """``game``: the id of the imported game. ``rules``: the names of its packs."""

    name: str
    title: Text
    opens: str
    rules: tuple[str, ...]
    digest: str
    frames: tuple[Frame, ...]
    game: str = ""

    @property
    def told(self) -> Text:
        """The caption of the phase in which a visitor starts."""
        return next((frame.caption for frame in self.frames if frame.phase == self.opens), "")


class WorldCard(Struct, frozen=True):
    """A pack with its introduction, and an exhibition of it if there is one."""

    intro: Introduction
    shown: ExhibitionShown | None


def shown(service: Service) -> Mapping[str, ExhibitionShown]:
    """The exhibitions whose games are here, by the id of the game, in the order in which they are shown."""
    with service.read() as tx:
        rows = tx.all("SELECT name, digest, game FROM shows WHERE game IS NOT NULL")
    games = {(row["name"], row["digest"]): row["game"] for row in rows}
    there = ((one, games.get((one.name, one.digest))) for one in exhibitions().values())
    return {game: _shown(one, game) for one, game in there if game is not None}


def of_game(service: Service, game: str) -> ExhibitionShown | None:
    """The exhibition whose game this is, if it is one."""
    with service.read() as tx:
        row = tx.one("SELECT name, digest FROM shows WHERE game = ?", game)
    if row is None:
        return None
    found = exhibitions().get(row["name"])
    return _shown(found, game) if found is not None and found.digest == row["digest"] else None


def on_the_home_board() -> ExhibitionShown | None:
    """The first exhibition, with sentences from its story, whether its game is here or not."""
    first = next(iter(exhibitions().values()), None)
    return None if first is None else _with_reasons(first.name, first.digest)


def worlds() -> Sequence[WorldCard]:
    """The packs that introduce themselves, in the order of their exhibitions."""
    names = list(exhibitions())
    found = [WorldCard(intro, _of_rules(intro.name)) for intro in introduced().values()]
    return sorted(found, key=lambda world: names.index(world.shown.name) if world.shown else len(names))


def _of_rules(name: str) -> ExhibitionShown | None:
    return next((_shown(one) for one in exhibitions().values() if name in _packs_of(one.name, one.digest)), None)


def exhibition_picture(name: str, phase: str, small: bool) -> str:
    """The board of a phase that has a caption. ``small``: a part of it."""
    one = exhibitions().get(name)
    if one is None or phase not in (*one.table.captions, one.table.opens):
        raise not_found("picture", name[:40])
    return _picture(name, one.digest, phase, small)


def _shown(one: Exhibition, game: str = "") -> ExhibitionShown:
    frames = tuple(Frame(code, one.caption(code)) for code in one.table.captions)
    rules = _packs_of(one.name, one.digest)
    return ExhibitionShown(one.name, one.title, one.table.opens, rules, one.digest, frames, game)


@lru_cache(maxsize=64)
def _packs_of(name: str, _digest: str) -> tuple[str, ...]:
    header = read_header(exhibitions()[name].game_text.partition("\n")[0])
    return tuple(read_spec(header.rules).names)


@lru_cache(maxsize=4)
def _game(name: str, _digest: str) -> Game:
    return read_game(exhibitions()[name].game_text)


@lru_cache(maxsize=64)
def _picture(name: str, digest: str, phase: str, small: bool) -> str:
    table = exhibitions()[name].table
    scene = scene_at(_game(name, digest), None, phase, layers=table.layers)
    return picture(scene, Style(heading=False, legend=False, view=table.view if small else table.board))


@lru_cache(maxsize=8)
def _with_reasons(name: str, digest: str) -> ExhibitionShown:
    one, game = exhibitions()[name], _game(name, digest)
    found = _shown(one)
    frames = tuple(Frame(f.phase, f.caption, _reasons(game, f.phase)) for f in found.frames)
    return ExhibitionShown(found.name, found.title, found.opens, found.rules, digest, frames)


def _reasons(game: Game, phase: str) -> tuple[Text, ...]:
    """The sentences with the greatest weight in a phase, in the order of the story."""
    chapter, weights = chapter_of(game, None, phase), drama_weights(game.rules)
    lines = chronicle.lines(game.rules, chapter.facts) if chapter is not None else ()
    weighed = [(sum(weights.get(code, 0.0) for code in codes(line.said)), line.said) for line in lines]
    best = sorted((row for row in weighed if row[0]), key=lambda row: -row[0])[:REASONS]
    return tuple(said for weight, said in weighed if (weight, said) in best)
