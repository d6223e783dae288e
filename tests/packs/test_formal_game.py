"""The example game of Formal Diplomacy: its orders produce its record, and the record is sound."""

from __future__ import annotations

from pathlib import Path

from casusbelli import board, read_game, write_game
from casusbelli.core.events import OrdersJudged
from examples.formal_game import make

FOLDER = Path(make.__file__).parent


def test_the_orders_make_the_record() -> None:
    assert write_game(make.play(FOLDER)) == (FOLDER / "game.jsonl").read_text(encoding="utf-8")


def test_the_story_is_what_happens() -> None:
    game = read_game((FOLDER / "game.jsonl").read_text(encoding="utf-8"), board)
    rows = [row for event in game.log if isinstance(event, OrdersJudged) for row in event.judgements]
    told = [
        (row.order, row.words[0], row.reason) for row in rows if row.order in ("A BUL - SER", "A BUD SOI SER", "SUR")
    ]
    assert told == [
        ("A BUD SOI SER", "succeeds", ""),
        ("A BUL - SER", "illegal", "no-war"),
        ("A BUL - SER", "fails", "bounced"),
        ("SUR", "succeeds", ""),
        ("SUR", "succeeds", ""),
    ]
    assert game.state.outcome is not None
    assert game.state.outcome.kind == "points"
