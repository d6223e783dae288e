"""Games on boards that are not included: the file contains the board."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import NoReturn

import pytest

from casusbelli.core.board import Board
from casusbelli.core.map_text import board_hash, map_text, same_board
from casusbelli.engine.game import Game
from casusbelli.engine.view import GM
from casusbelli.records.games.game_file import BadGameFile, BrokenGameFile, other_board, read_game, write_game
from casusbelli.records.games.positions import exported_state, from_state
from casusbelli.records.games.verify import Verification, as_data, check_dice, rejudge
from casusbelli.variants import UnknownMap, board, load_board, read_board
from tests.records.golden.make import HERE, LAGOON

SEED = bytes(range(32))
OWN = (HERE / "own-board.jsonl").read_text(encoding="utf-8")
EUROPE = 'name = "our-europe"\ntitle = "Our Europe"\ninherit = "standard"\nvictory = 15'


def nowhere(name: str) -> NoReturn:
    raise UnknownMap(f"no map is called {name!r}")


def verified(game: Game, known: Board | None = None) -> Verification:
    find = nowhere if known is None else lambda _name: known
    return Verification(game, check_dice(game), tuple(rejudge(game)), other_board(game, find))


def test_it_is_read_where_nobody_knows_the_board() -> None:
    game = read_game(OWN, nowhere)
    assert same_board(game.rules.board, load_board(LAGOON))
    assert write_game(game) == write_game(read_game(OWN)) != OWN
    assert write_game(game, with_seed=True) == OWN
    game.process()
    assert read_game(write_game(game), nowhere).state == game.state


@pytest.mark.parametrize("rules", ["standard", "great-war", "world-war-one", "factional", "masters(vacant=Austria)"])
def test_rules_change_the_board_when_it_is_read_and_not_twice(rules: str) -> None:
    game = Game.new(rules, read_board(EUROPE), SEED)
    game.process()
    text = write_game(game, with_seed=True)
    again = read_game(text, nowhere)
    assert same_board(again.rules.board, game.rules.board)
    assert (again.rules.board.origin.name, again.state) == ("our-europe", game.state)
    assert write_game(again, with_seed=True) == text
    assert verified(again).warnings == verified(again).faults == []


def test_our_boards_are_only_named_whatever_object_they_are() -> None:
    for given in (board("standard"), read_board('name = "standard"\ninherit = "standard"')):
        header = json.loads(write_game(Game.new("standard", given, SEED)).partition("\n")[0])
        assert (header["format"], "board" in header) == ("casusbelli.game/1", False)


def test_a_board_of_ours_that_somebody_changed_is_theirs() -> None:
    short = replace(board("standard"), victory=10)
    again = read_game(write_game(Game.new("standard", short, SEED)))
    assert (again.rules.board.name, again.rules.board.victory) == ("standard", 10)
    assert again.rules.option("solo.centers") == "map"


def test_the_board_is_part_of_the_chain() -> None:
    forged = OWN.replace("victory = 2", "victory = 1", 1)
    assert forged != OWN
    with pytest.raises(
        BrokenGameFile, match=r"Line 2: The hash chain is broken here\. This line or the header was changed"
    ):
        read_game(forged, nowhere)


def test_a_record_is_written_again_as_it_stands() -> None:
    """Another version may have written the board in another way."""
    head, _newline, rest = OWN.partition("\n")
    said = json.loads(head)
    said["board"] = "# by another version\n" + said["board"]
    from tests.records.test_gamefile import relinked

    text = relinked(f"{json.dumps(said, separators=(',', ':'), ensure_ascii=False)}\n{rest}")
    assert write_game(read_game(text, nowhere), with_seed=True) == text


def test_a_board_that_no_game_can_be_played_on_is_refused() -> None:
    head, _newline, rest = OWN.partition("\n")
    said = json.loads(head)
    for board_text, told in {
        said["board"].replace(
            "F CAN - HOOK/EC", "F CAN - MARS"
        ): "map.toml:69: patch[3].remove.one_way: names MARS, which",
        said["board"].replace("Doge]", "<Doge>]"): "map.toml: line 9: is no TOML",
        "#" * 500_001: "map.toml: the whole file: has 500,001 characters",
    }.items():
        with pytest.raises(BadGameFile) as caught:
            read_game(json.dumps({**said, "board": board_text}) + "\n" + rest)
        assert str(caught.value).startswith(f"Line 1: In board: This is not a valid map ({told}")


# --- another board of the same name


def test_verifying_tells_that_another_board_is_known_here() -> None:
    game = read_game(OWN)
    done = verified(game, replace(load_board(LAGOON), victory=1))
    mine, theirs = (board_hash(b)[:12] for b in (game.rules.board, replace(load_board(LAGOON), victory=1)))
    assert done.warnings == [
        f"the map 'lagoon' that is known here is another one (hash {theirs}); the game was judged on the map in its"
        f" file (hash {mine})"
    ]
    assert done.verdict == (
        "The hashes are right, but it is played on another map than the one known here by that name"
    )
    assert not done.faults
    assert as_data(done)["board_hash"] == board_hash(load_board(LAGOON))


def test_the_same_board_in_another_file_is_no_other_board() -> None:
    for known in (load_board(LAGOON), read_board(map_text(load_board(LAGOON))), None):
        assert verified(read_game(OWN), known).warnings == []


# --- what is made of such games


def test_a_fork_and_a_position_are_on_the_same_board() -> None:
    game = read_game(OWN, nowhere)
    fork = game.fork(game.phases()[1])
    assert fork.rules.board.origin is game.rules.board.origin
    table = exported_state(game, GM)
    assert table["map"] == "lagoon"
    done = from_state(table, lambda _name: game.rules.board.origin, SEED).game
    assert done.view()["units"] == game.view()["units"]
    assert read_game(write_game(done), nowhere).view() == done.view()
