"""Annotations in game files: in the chain of hashes, and sealed until the seed is public."""

from __future__ import annotations

import json

import pytest

from casusbelli.records.games.annotations import MessageRecorded
from casusbelli.records.games.game_file import BrokenGameFile, read_annotated, read_game, write_game
from casusbelli.records.games.note_lines import SealedNote
from tests.records.golden.make import HERE, NOTES

OPEN = (HERE / "annotated.jsonl").read_text(encoding="utf-8")
SEALED = (HERE / "annotated-and-sealed.jsonl").read_text(encoding="utf-8")


def test_an_open_file_is_written_as_it_was_read() -> None:
    found = read_annotated(OPEN)
    assert found.notes == NOTES
    assert write_game(found.game, with_seed=True, notes=found.notes) == OPEN
    assert write_game(found.game, notes=found.notes) == SEALED


def test_a_sealed_file_tells_only_what_is_public() -> None:
    found = read_annotated(SEALED)
    assert found.notes[0] == NOTES[0]
    assert all(isinstance(note, SealedNote) for note in found.notes[1:])
    assert write_game(found.game, notes=found.notes) == SEALED
    for secret in ("Bounce in Burgundy", "Ada", "northern"):
        assert secret not in SEALED
        assert secret in OPEN


def test_the_hashes_are_those_of_the_game_without_annotations_and_stay_when_it_is_opened() -> None:
    plain = write_game(read_game(OPEN))
    open_, sealed, without = (
        [json.loads(line).get("hash") for line in text.splitlines()] for text in (OPEN, SEALED, plain)
    )
    assert open_ == sealed
    assert open_[: len(without)] == without


LINES = OPEN.splitlines(keepends=True)
CHANGED = {
    "another word": OPEN.replace("Good luck", "Bad luck"),
    "another secret": OPEN.replace("Bounce in Burgundy?", "Stay at home."),
    "one left out": "".join(line for n, line in enumerate(LINES) if n != len(LINES) - 3),
    "two exchanged": "".join([*LINES[:-2], LINES[-1], LINES[-2]]),
    "another format": OPEN.replace("casusbelli.game/2", "casusbelli.game/1"),
    "without the seed": OPEN.replace(json.loads(LINES[0])["seed"], "00" * 32),
    "cut": OPEN[:-20],
}


@pytest.mark.parametrize("name", CHANGED)
def test_changed_files_are_refused(name: str) -> None:
    assert CHANGED[name] != OPEN
    with pytest.raises((BrokenGameFile, ValueError)):
        read_annotated(CHANGED[name])


def test_what_is_secret_needs_a_seed() -> None:
    game = read_annotated(SEALED).game
    with pytest.raises(ValueError, match="needs the seed"):
        write_game(game, notes=NOTES)
    assert read_annotated(write_game(game, notes=NOTES[:1])).notes == NOTES[:1]
    assert isinstance(NOTES[0], MessageRecorded)
