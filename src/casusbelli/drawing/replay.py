"""A whole game as one HTML file that replays it: every phase, its orders and results, and the story.

The board is in the file once; a frame holds what changes. The page loads nothing from the network.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from importlib import resources
from typing import Any

from msgspec.structs import replace

from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.orders import ARMY, FLEET
from casusbelli.core.said import Said, power, said
from casusbelli.core.translations import name_in
from casusbelli.core.units import Unit
from casusbelli.drawing import arrows, board_layer, layers
from casusbelli.drawing.arrows import ArrowField
from casusbelli.drawing.board_art import BoardArt
from casusbelli.drawing.chapters import chapters, scenes
from casusbelli.drawing.description import reading
from casusbelli.drawing.ink import Place, safe
from casusbelli.drawing.palette import Livery, liveries
from casusbelli.drawing.picture import sheet_of
from casusbelli.drawing.pieces import clips, star, symbols
from casusbelli.drawing.scene import Scene, without_results
from casusbelli.drawing.style import style
from casusbelli.engine.game import Game
from casusbelli.engine.view import GM, Viewer
from casusbelli.records.games import newspaper

__all__ = ["replay"]

Frame = dict[str, Any]


def replay(
    game: Game,
    viewer: Viewer,
    names: str = "short",
    first: int = 0,
    last: int | None = None,
    links: str = "",
    language: str = ENGLISH,
) -> str:
    """The page with what the viewer may know, for every phase or a range of them by number; ``links``: markup that
    leads to other parts."""
    told = chapters(game, viewer, first, last)
    shown = [replace(scene, language=language) for scene in scenes(game, viewer, True, None, first, last)]
    stories = [list(newspaper.told(game.rules, chapter.facts, language=language)) for chapter in told]
    stories += [[shown[-1].said(shown[-1].outcome)]] * (len(shown) - len(told))
    sheet, known = sheet_of(game.rules.board), liveries(*shown)
    film = Film(sheet, known)
    frames = [film.frame(scene, story) for scene, story in zip(shown, stories, strict=True)]
    title = _title(game, viewer).render(language)
    words = {word: Said(f"drawing.replay-{word}").render(language) for word in WORDS}
    buttons = {button: words[button] for button in ("play", "stop")}
    data = {"frames": frames, "texts": film.texts, "owners": _owners(known, shown), **buttons}
    parts = {
        "title": safe(title),
        "language": language,
        **{f"word:{word}": safe(text) for word, text in words.items()},
        "links": links,
        "style": f"{_file('replay.css')}{style('auto', known)}",
        "board": _board(shown, sheet, known, names),
        "film": json.dumps(data, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c"),
        "script": _file("replay.js"),
    }
    page = _file("replay.html")
    for key, text in parts.items():
        page = page.replace(f"<!--{key}-->", text)
    return page


def _title(game: Game, viewer: Viewer) -> Said:
    title = said("drawing.replay-title", spec=str(game.spec), board=power(game.rules.board.title))
    if viewer is None:
        return title
    if viewer is GM:
        return said("drawing.replay-of-master", title=title)
    return said("drawing.replay-of-seat", title=title, seat=power(str(viewer)))


WORDS = (
    *("replay", "first", "back", "toggle", "next", "last", "phase"),
    *("zoom", "play", "stop", "centers", "story", "words", "noscript"),
)
"""The texts of the page: the messages ``drawing.replay-...``."""


def _file(name: str) -> str:
    return resources.files(__package__).joinpath(name).read_text(encoding="utf-8")


def _owners(known: Mapping[str, Livery], shown: Sequence[Scene]) -> list[dict[str, str]]:
    """Owners of a center or a unit at any time, in legend order."""
    there = {owner for scene in shown for owner in scene.holders}
    language = shown[0].language
    return [
        {"name": name_in(language, livery.owner), "key": livery.key}
        for livery in known.values()
        if livery.owner in there
    ]


def _board(shown: Sequence[Scene], sheet: BoardArt, known: Mapping[str, Livery], names: str) -> str:
    """The parts that stay: the shapes, grouped by fill, and the lines and names over them."""
    width, depth = sheet.size
    bare = replace(shown[0], centers={}, ground={}, units=())
    looks = [(owner, kind) for owner in known for kind in (ARMY, FLEET)]
    fills = [f"{where}{livery.key}" for livery in known.values() for where in ("c", "")]
    marked = {mark.power for scene in shown for panel in scene.layers for mark in panel.marks}
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="cb" viewBox="0 0 {width} {depth}" role="img" '
            'aria-labelledby="phase" aria-describedby="words"><defs>',
            clips(""),
            *symbols(known, looks, ""),
            *board_layer.patterns(known),
            board_layer.stripe(""),
            *layers.hatchings({owner: known[owner] for owner in known if owner in marked}, ""),
            f'</defs><rect class="w" width="{width}" height="{depth}"/><g id="ground">',
            *board_layer.provinces(bare, sheet, known, ""),
            *(f'<g data-fill="{fill}" fill="url(#g{fill})"></g>' for fill in fills),
            f'</g><g class="quiet">{"".join(board_layer.neutral(sheet, ""))}<g id="covers"></g></g>',
            board_layer.lines(sheet),
            '<g class="quiet"><g id="centers"></g>',
            *(f'<g id="{group}"></g>' for group in ("signs", "below", "units")),
            *board_layer.names(shown[0].board, sheet, names, shown[0].language),
            '<g id="above"></g></g></svg>',
        )
    )


class Film:
    """Builds frames, and stores texts shared by several frames only once."""

    def __init__(self, sheet: BoardArt, known: Mapping[str, Livery]) -> None:
        self.sheet, self.known = sheet, known
        self.texts: list[str] = []
        self._number: dict[str, int] = {}
        self._unit: dict[int, int] = {}  # unit id -> its number in the film: ids would reveal hidden units

    def frame(self, scene: Scene, story: Sequence[str]) -> Frame:
        f = ArrowField(scene, self.sheet, self.known)
        planned, ended = self._orders(without_results(scene)), self._orders(scene)
        before = "".join((*arrows.retreat_options(f), *self._stars(f)))
        counts = {owner: sum(held == owner for held in scene.centers.values()) for owner in scene.holders}
        return {
            "title": scene.heading,
            "fills": self._fills(f),
            "centers": self._kept("".join(board_layer.centers(scene, self.sheet))),
            "covers": self._kept("".join(layers.below(f))),
            "signs": self._kept("".join(layers.above(f))),
            "units": [*self._units(f)],
            "steps": [[self._kept(before), self._kept("")], *([planned, ended] if scene.orders else [])],
            "counts": {self.known[owner].key: count for owner, count in counts.items()},
            "story": list(story),
            "words": reading(scene.without_orders())[1:],
        }

    def _kept(self, text: str) -> int:
        if text not in self._number:
            self._number[text] = len(self.texts)
            self.texts.append(text)
        return self._number[text]

    def _orders(self, scene: Scene) -> list[int]:
        f = ArrowField(scene, self.sheet, self.known)
        drawn = arrows.draw(f)
        below = (*drawn.ties, *drawn.arrows, *drawn.stars, *self._stars(f))
        return [self._kept("".join(below)), self._kept("".join((*drawn.units, *drawn.signs)))]

    def _stars(self, f: ArrowField) -> Iterator[str]:
        yield from (star(arrows.retreat_at(f.sheet, f.province(beaten.unit.at))) for beaten in f.scene.routed)

    def _fills(self, f: ArrowField) -> dict[str, str]:
        """Province -> the group of its shape now; neutral provinces are left out."""
        owned = board_layer.owners_of_ground(f.scene).items()
        land = ((code, held) for code, held in owned if not self.sheet.areas[code].water)
        return {code: f"{'c' if center else ''}{self.known[owner].key}" for code, (owner, center) in land}

    def _units(self, f: ArrowField) -> Iterator[list[Any]]:
        """Number, look and position of each unit."""
        for unit in f.scene.units:
            yield self._unit_row(unit, board_layer.unit_at(f.sheet, unit.at))
        for beaten in f.scene.routed:
            yield self._unit_row(beaten.unit, arrows.retreat_at(f.sheet, f.province(beaten.unit.at)))

    def _unit_row(self, unit: Unit, at: Place) -> list[Any]:
        number = self._unit.setdefault(unit.id, len(self._unit))
        return [number, f"{self.known[unit.owner].key}{unit.kind}", round(at[0]), round(at[1])]
