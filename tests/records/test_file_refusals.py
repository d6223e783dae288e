"""Faults of files are reported in whole sentences in the reader's language."""

from __future__ import annotations

import ast
import json
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import casusbelli
from casusbelli.cli.main import main
from casusbelli.core.canon import encode
from casusbelli.core.said import Said
from casusbelli.engine.game import Game
from casusbelli.records.games.game_file import (
    BadGameFile,
    entry,
    first_link,
    link,
    read_game,
    read_header,
    write_game,
)
from casusbelli.records.games.positions import KEYS, BadPosition, import_position
from casusbelli.records.turns.turn_file import TurnError, read_turn
from casusbelli.variants import board

SOURCE = Path(casusbelli.__file__).parent
GAMES = ("game_file", "positions", "verify")
READERS = (
    *sorted((SOURCE / "records" / "turns").glob("*.py")),
    *(SOURCE / "records" / "games" / f"{name}.py" for name in GAMES),
)
FAULTS = tomllib.loads((Path(__file__).parents[1] / "data" / "turns" / "faults.toml").read_text("utf-8"))["case"]
SEED = bytes(range(32))
STATE = {"format": "casusbelli.state/1", "rules": "standard", "phase": "S1901M", "units": {"Austria": ["A VIE"]}}
SPOILED: Mapping[str, Any] = {
    "rules": ["chess", 7, "standard(", "standard(colour=red)"],
    "map": ["mars", "standart", [], 3.5],
    "options": [[], 7, {"solo.centers": []}, {"solo.centers": "many"}, {"solo.centres": "5"}, {"gravity": "1"}],
    "phase": ["yesterday", 1901, None, "F1901R", "F1901X", ["S1901M"]],
    "units": [[], 3, {"Austria": "A VIE"}, {"austria": []}, {"Austria": ["A VIE", "F VIE"]}, {"Austria": ["VIE"]},
              {"Austria": ["A XYZ"]}, {"Austria": ["A VIE", "A VIE"]}, {"Austria": ["Italian A VIE"]},
              {"Austria": ["F STP"]}, {"Austria": [1.5]}, {"Austria": [""]}],
    "centers": [[], {"Austria": ["TYR"]}, {"Austria": ["VIE"], "Italy": ["VIE"]}, {"Austria": ["A VIE"]}, {"Italy": 1}],
    "dislodged": [[], {"Austria": ["A VIE"]}, {"Austria": {"A VIE": 7}}, {"Austria": {"VIE": []}}],
    "owed": [{"Austria": 2}],
    "state": [[], {"formal": {}}, {"draws": {"proposals": [{"number": 1}]}}, {"draws": 1}],
    "destitute": [{}, "Austria", ["austria"], [[]]],
    "open": ["yes", 1, None],
    "colour": ["red"],
    "unit": [{}],
}  # fmt: skip
OTHER_FILES = (
    "",
    '{"format": "casusbelli.verdicts/1"}',
    '{"format": "casusbelli.state/1"}',
    '{"a":' * 5000,
    "friends Italy Turkey\nItaly: A VEN H",
    "phase W1902A\nAustria units: A BUD\nAustria centers: VIE, BUD, SER\nAustria owed: 1",
)


def positions() -> Iterator[str]:
    for key, values in SPOILED.items():
        yield from (json.dumps({**STATE, key: value}) for value in values)
    yield from OTHER_FILES


def check_message(told: object) -> None:
    """Whole sentences of the catalogs, in German and French other than in English."""
    assert isinstance(told, Said), told
    english, *others = (told.render(language) for language in ("en", "de", "fr"))
    for sentence in (english, *others):
        assert sentence[0].isupper() or sentence[0] == "'", sentence
        assert sentence.endswith((".", "?")), sentence
        assert ".." not in sentence.removesuffix("..."), sentence
    assert english.isprintable()
    assert english not in others


@pytest.mark.parametrize("case", FAULTS, ids=lambda case: str(case["title"]))
def test_what_is_wrong_with_a_turn(case: Mapping[str, str]) -> None:
    with pytest.raises(TurnError) as caught:
        read_turn(case["text"], board)
    check_message(caught.value.args[0])


@pytest.mark.parametrize("text", [*positions()], ids=lambda text: text[:5])
def test_what_is_wrong_with_a_position(text: str) -> None:
    with pytest.raises(BadPosition) as caught:
        import_position(text, board, SEED)
    check_message(caught.value.args[0])


LINES = write_game(Game.new("standard", board("standard"), SEED), with_seed=True).splitlines()
HEADERS: Mapping[str, Any] = {
    "format": ["casusbelli.game/9", 1, "casusbelli.game/2"],
    "rules": ["chess", 7, "standard("],
    "map": ["mars", None],
    "options": [[], {"solo.centers": 5}, {"solo.centers": "many"}, {"gravity": "1"}],
    "commitment": [7, "00" * 32],
    "nonces": ["loaded", [7]],
    "seed": [7, "seed", "00" * 32],
    "board": [7, "name = 'standard'"],
    "colour": ["red"],
    "sede": [""],
}


def broken_games() -> Iterator[str]:
    head = json.loads(LINES[0])
    for key, values in HEADERS.items():
        yield from ("\n".join([json.dumps({**head, key: value}), *LINES[1:]]) for value in values)
    yield from ("", "[]", "rubbish", '{"a":' * 100_000, '{"format": "casusbelli.game/1"}', LINES[0])
    yield "\n".join([LINES[0], *LINES[2:]])
    yield "\n".join(LINES)[:-20]
    yield "\n".join([*LINES[:2], "{}", *LINES[2:]])
    yield from map(relinked, ({"event": "omen-read/1"}, {"event": "phase-opend/1"}, {"event": "phase-opened/1"}, []))
    yield relinked({"event": "units-moved/1", "moves": [[99, "PAR"]]})
    yield relinked({**json.loads(LINES[1])["event"], "mood": "grim"})


def relinked(event: object) -> str:
    """A game whose first event is another one, with the right hash."""
    body = encode(event)
    chain = link(first_link(read_header(LINES[0])), body)
    return "\n".join([LINES[0], entry(1, chain, body), ""])


@pytest.mark.parametrize("text", [*broken_games()], ids=lambda text: text[:5])
def test_what_is_wrong_with_a_game_file(text: str) -> None:
    with pytest.raises(BadGameFile) as caught:
        read_game(text, board)
    check_message(caught.value.args[0])


def test_every_key_of_a_state_is_spoiled_once() -> None:
    assert {*KEYS} - {*SPOILED} == {"format", "scores", "outcome"}


@pytest.mark.parametrize("path", READERS, ids=lambda path: path.stem)
def test_readers_raise_messages(path: Path) -> None:
    """No error is raised with words of its own, which would be English in every language."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and ast.unparse(node.exc.func) != "wrong":
            given = node.exc.args[0]
            words = isinstance(given, ast.JoinedStr | ast.Constant) or ast.unparse(given).startswith("str(")
            assert not words, f"{path.name}:{node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize(
    ("command", "text", "told"),
    [
        ("judge", "Narnia: A VIE H\nAustria units: A ADR", "In units.Austria: 'A ADR' ist unmöglich. "),
        ("judge", "phase = Tuesday", "Das ist kein gültiges TOML. Der Fehler steht in Zeile 1, Spalte 9. "),
        ("judge", "Austria units: A VIE\nAustria owed: many", "Zeile 2: Hier wird eine Zahl von Aufbauten erwartet"),
        ("judge", "map = 'standart'", "In map: Keine Karte heißt 'standart'. Meinten Sie 'standard'?"),
        ("import", json.dumps({**STATE, "colour": "red"}), "'colour' ist kein Schlüssel eines Stands. Möglich sind "),
        (
            "import",
            json.dumps({**STATE, "options": {"solo.centers": "many"}}),
            "Erwartet wird map, none oder eine Zahl",
        ),
        ("verify", '{"format": "casusbelli.game/9"}', "Zeile 1: Das Format 'casusbelli.game/9' lässt sich hier nicht"),
    ],
)
def test_commands_say_it_in_german(tmp_path: Path, command: str, text: str, told: str) -> None:
    file = tmp_path / "file"
    file.write_text(text, "utf-8")
    more = ["--out", str(tmp_path / "out")] if command == "import" else []
    done = CliRunner().invoke(main, ["--language", "de", command, str(file), *more])
    assert done.exit_code == 2
    assert told in done.output, done.output
