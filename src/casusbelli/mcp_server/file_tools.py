"""Tools that read game files in one folder, which the person who runs the server has named."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar, TypedDict

from pydantic import Field

from casusbelli.core.said import render
from casusbelli.engine.game import Game
from casusbelli.engine.view import GM, Viewer
from casusbelli.mcp_server.position_input import complaint, seat_of_game, unit_location
from casusbelli.mcp_server.result_rows import (
    ResultRow,
    phase_chapter,
    phase_explanation,
    phase_rows,
    phase_story,
    state_lines,
)
from casusbelli.mcp_server.tool_arguments import UnitNamed
from casusbelli.mcp_server.toolbox import LONGEST_NAME, ToolAbout, ToolFault, ToolReply
from casusbelli.records.games import newspaper
from casusbelli.records.games.game_file import BadGameFile, read_game
from casusbelli.records.games.positions import exported_state

LARGEST_FILE = 16 * 1024 * 1024  # bytes
MOST_FILES = 100
MOST_PHASES = 200
GAME_MASTER, SPECTATOR = "gm", "spectator"

FileName = Annotated[
    str, Field(max_length=LONGEST_NAME, description='A file from list_game_files, such as "game.jsonl".')
]
PhaseName = Annotated[
    str, Field(max_length=16, description="The phase, such as F1901M. Leave it out for the current one.")
]
ViewerName = Annotated[
    str,
    Field(
        max_length=LONGEST_NAME,
        description="Whose view: a seat, spectator (only what everybody may know) or gm (everything).",
    ),
]


class GameFiles(TypedDict):
    files: list[str]


class GameRead(TypedDict):
    """``position``: as this phase opened, as a state that judge and legal_orders take. ``results``: of its orders, if
    it has been adjudicated."""

    rules: str
    map: str
    phase: str
    phases: list[str]
    over: bool
    position: dict[str, Any]
    results: list[ResultRow]


class FileUnitExplained(TypedDict):
    phase: str
    location: str
    lines: list[str]


class FileTools:
    TOOLS: ClassVar[Mapping[str, ToolAbout]] = {
        "list_game_files": ToolAbout("List game files", GameFiles),
        "read_game_file": ToolAbout("Read a game file", GameRead),
        "explain_game_file": ToolAbout("Explain a result in a game file", FileUnitExplained),
    }

    def __init__(self, language: str, folder: Path) -> None:
        self.language = language
        self.folder = folder.resolve()

    def list_game_files(self) -> ToolReply:
        """List the game files that read_game_file can read. Example: list_game_files()"""
        found = sorted(path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*.jsonl"))[:MOST_FILES]
        return ToolReply("\n".join(found) or "There are no game files (*.jsonl) in the folder.", GameFiles(files=found))

    def read_game_file(self, file: FileName, phase: PhaseName = "", viewer: ViewerName = SPECTATOR) -> ToolReply:
        """Read one phase of a game file: the position in which it opened, and what happened in it. Example:
        read_game_file(file="game.jsonl", phase="F1901M", viewer="Austria")"""
        game = self._game(file)
        who = self._viewer(game, viewer)
        told = phase_chapter(game, who, phase or game.phase)
        opened = game if told.phase == game.phase else game.fork(told.phase)
        read: GameRead = {
            "rules": str(game.spec),
            "map": game.rules.board.name,
            "phase": told.phase,
            "phases": game.phases()[-MOST_PHASES:],
            "over": game.state.outcome is not None,
            "position": exported_state(opened, who),
            "results": phase_rows(told, self.language),
        }
        head = f"{read['rules']} on {read['map']}, {render(newspaper.title(game.rules, told.phase), self.language)}"
        phases = f"Phases: {', '.join(read['phases'])}"
        story = phase_story(game, told, self.language)
        return ToolReply("\n".join([head, phases, *state_lines(read["position"]), story]), read)

    def explain_game_file(
        self, file: FileName, phase: PhaseName, unit: UnitNamed, viewer: ViewerName = SPECTATOR
    ) -> ToolReply:
        """Explain what happened to one unit in a phase of a game file: strengths, supports, cuts, convoys. Example:
        explain_game_file(file="game.jsonl", phase="F1901M", unit="A VIE")"""
        game = self._game(file)
        who = self._viewer(game, viewer)
        told = phase_chapter(game, who, phase)
        location = unit_location(unit, game.rules.board.on(phase), self.language)
        lines = phase_explanation(game, told, who, location, self.language)
        if not lines:
            raise ToolFault("no-unit", f"No order for {location} was adjudicated in {phase}.", "Name another unit.")
        return ToolReply("\n".join(lines), FileUnitExplained(phase=phase, location=location, lines=lines))

    def _game(self, file: str) -> Game:
        """Only files in the folder, wherever links lead."""
        hint = "list_game_files names the files."
        try:
            path = (self.folder / file).resolve()
            if not (path.is_relative_to(self.folder) and path.suffix == ".jsonl" and path.is_file()):
                raise ToolFault("no-file", f"There is no game file {file!r}.", hint)
            if path.stat().st_size > LARGEST_FILE:
                raise ToolFault("too-large", f"{file!r} is larger than {LARGEST_FILE:,} bytes.", hint)
            return read_game(path.read_text(encoding="utf-8"))
        except BadGameFile as fault:
            raise ToolFault("bad-file", f"{file!r}: {complaint(fault, self.language)}", hint) from None
        except (OSError, ValueError):
            raise ToolFault("no-file", f"{file!r} cannot be read.", hint) from None

    def _viewer(self, game: Game, viewer: str) -> Viewer:
        if viewer == GAME_MASTER:
            return GM
        return None if viewer == SPECTATOR else seat_of_game(game, viewer, self.language)
