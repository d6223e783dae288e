"""Game files: only those in the folder, as the viewer may see them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import casusbelli
from casusbelli import GM
from casusbelli.mcp_server.tool_server import tool_server
from casusbelli.records.games.positions import exported_state
from tests.mcp_server.calls import Answered, call

EXAMPLE = Path(__file__).parents[2] / "examples" / "formal_game" / "game.jsonl"
GAME = casusbelli.read_game(EXAMPLE.read_text(encoding="utf-8"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    inside = tmp_path / "games"
    inside.mkdir()
    (inside / "game.jsonl").write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    (inside / "notes.txt").write_text("mine", encoding="utf-8")
    (inside / "broken.jsonl").write_text("{}\n", encoding="utf-8")
    (tmp_path / "outside.jsonl").write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    (inside / "link.jsonl").symlink_to(tmp_path / "outside.jsonl")
    return inside


def read(folder: Path, tool: str, **arguments: object) -> Answered:
    return call(tool_server(games=folder), tool, **arguments)


def test_files_are_listed(folder: Path) -> None:
    assert read(folder, "list_game_files").data == {"files": ["broken.jsonl", "game.jsonl", "link.jsonl"]}


@pytest.mark.parametrize("viewer", ["gm", "spectator", GAME.seats[0].name])
def test_a_phase_is_read(folder: Path, viewer: str) -> None:
    phase = GAME.phases()[2]
    found = read(folder, "read_game_file", file="game.jsonl", phase=phase, viewer=viewer).data
    who: Any = {"gm": GM, "spectator": None}.get(viewer, viewer)
    assert found["phases"] == GAME.phases()
    assert found["position"] == json.loads(json.dumps(exported_state(GAME.fork(phase), who)))
    assert found["results"]


def test_the_position_can_be_judged_again(folder: Path) -> None:
    phase = next(name for name in GAME.phases() if name.endswith("M"))
    found = read(folder, "read_game_file", file="game.jsonl", phase=phase, viewer="gm").data
    assert not read(folder, "judge", position=found["position"]).failed


def test_a_result_is_explained(folder: Path) -> None:
    phase = next(name for name in GAME.phases() if name.endswith("M"))
    rows = read(folder, "read_game_file", file="game.jsonl", phase=phase).data["results"]
    moved = next(row["order"] for row in rows if " - " in row["order"])
    found = read(folder, "explain_game_file", file="game.jsonl", phase=phase, unit=moved)
    assert found.data["lines"][0].startswith(moved)
    assert any("strength" in line for line in found.data["lines"])


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("link.jsonl", "no-file"),
        ("../outside.jsonl", "no-file"),
        ("/etc/passwd", "no-file"),
        ("notes.txt", "no-file"),
        ("missing.jsonl", "no-file"),
        ("nul\0.jsonl", "no-file"),
        ("broken.jsonl", "bad-file"),
    ],
)
def test_other_files_are_not_read(folder: Path, file: str, code: str) -> None:
    found = read(folder, "read_game_file", file=file)
    assert (found.failed, found.data["code"]) == (True, code)
    assert "list_game_files" in found.data["hint"]


def test_an_unknown_phase_or_viewer_is_told(folder: Path) -> None:
    assert read(folder, "read_game_file", file="game.jsonl", phase="S1850M").data["code"] == "unknown-phase"
    assert read(folder, "read_game_file", file="game.jsonl", viewer="Atlantis").data["code"] == "unknown-seat"
