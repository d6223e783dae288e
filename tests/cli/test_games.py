"""``casus verify``, ``casus export`` and ``casus import``: output, exit codes, secrets, files."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from casusbelli.cli.main import main
from casusbelli.engine.game import Game
from casusbelli.engine.spec import packs_beside
from casusbelli.records.games.game_file import read_game, write_game
from casusbelli.variants import board
from tests.packs.omens import PACKS

GOLDEN = Path(__file__).parents[1] / "records" / "golden"
DRAWN, BACK, SHORT = (GOLDEN / f"{name}.jsonl" for name in ("drawn", "taken-back", "short"))
SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def _more_packs() -> Iterator[None]:
    with packs_beside(*PACKS):
        yield


def casus(*args: object, text: str | None = None) -> Result:
    result = CliRunner().invoke(main, [str(arg) for arg in args], input=text, prog_name="casus")
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def says(result: Result, code: int, *words: str) -> None:
    assert (result.exit_code, result.stdout) == (code, "")
    assert result.stderr.startswith("casus: ")
    assert result.stderr.count("\n") == 1
    for word in words:
        assert word in result.stderr


@pytest.fixture
def omens(tmp_path: Path) -> Path:
    game = Game.new("fog + omens", board("standard"), SEED)
    game.submit("Italy", "A VEN - TYR")
    game.process()
    path = tmp_path / "omens.jsonl"
    path.write_text(write_game(game, with_seed=True), encoding="utf-8")
    return path


# --- verify


def test_a_sound_game() -> None:
    result = casus("verify", BACK)
    assert result.exit_code == 0
    assert result.output.splitlines() == [
        "standard(centers=15) on Europe, 1901, Winter 1901, adjustments",
        "68 events, 3 phases, 1 rollbacks",
        "0 dice, 0 rolled again from the seed, 0 given by hand",
        f"State hash {read_game(BACK.read_text(), board).state_hash()}",
        "The log, its hashes and its dice are sound",
    ]


def test_dice_are_rolled_again(omens: Path) -> None:
    assert "7 dice, 7 rolled again from the seed, 0 given by hand\n" in casus("verify", omens).output
    text = omens.read_text(encoding="utf-8").replace(f'"seed":"{SEED.hex()}"', '"seed":null')
    told = casus("verify", "-", text=text)
    assert told.exit_code == 0
    assert "7 dice, 0 rolled again" in told.output
    assert "Warning: 7 dice could not be rolled again: the file does not hold the seed" in told.output
    assert told.output.endswith("The hashes are right, but 7 of 7 dice could not be rolled again\n")
    assert casus("verify", "-", "--strict", text=text).exit_code == 1
    assert casus("verify", omens, "--strict").exit_code == 0


def test_a_phase_that_would_be_adjudicated_differently() -> None:
    from tests.records.test_gamefile import relinked

    def kinder(_n: int, event: Any) -> Any:
        if event["event"] == "orders-judged/1":
            event["judgements"][0]["words"] = ["succeeds"]
        return event

    text = relinked(SHORT.read_text(encoding="utf-8"), kinder)
    result = casus("verify", "-", text=text)
    assert result.exit_code == 0
    assert "Warning: S1901M: line 36 is " in result.output
    assert result.output.endswith("The hashes are right, but 1 of 1 phases would be judged otherwise today\n")
    assert casus("verify", "-", "--strict", text=text).exit_code == 1
    assert json.loads(casus("verify", "-", "--json", text=text).output)["verdict"] in result.output


def test_facts_that_were_made_up() -> None:
    from tests.records.test_gamefile import chained, parts

    header, events = parts(SHORT.read_text(encoding="utf-8"))
    ended = {"event": "game-ended/1", "outcome": {"kind": "solo", "winners": ["Turkey"], "more": {}}}
    result = casus("verify", "-", text=chained(header, [*events, ended]))
    assert result.exit_code == 1
    assert "FAULT: line 42: game-ended/1: nothing of the kind happens while F1901M is open" in result.output


@pytest.mark.parametrize("command", ["verify", "export", "play --resume", "import --out x"])
@pytest.mark.parametrize("start", ['{"a":', "[", '{"format":"casusbelli.state/1","state":'])
def test_deeply_nested_data(command: str, start: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("deep").write_text(start * 100_000, encoding="utf-8")
    says(casus(*command.split(), "deep"), 2, "deep: ")


def test_verification_as_data() -> None:
    result = casus("verify", DRAWN, "--json")
    data: Any = json.loads(result.output)
    assert result.exit_code == 0
    assert (data["format"], data["ok"], data["events"], data["phases"]) == ("casusbelli.verification/1", True, 85, 5)
    assert (data["faults"], data["warnings"], data["set_up_by_hand"]) == ([], [], False)


def test_a_changed_game(tmp_path: Path) -> None:
    text = SHORT.read_text(encoding="utf-8").replace("A VIE - GAL", "A VIE - BOH")
    says(casus("verify", "-", text=text), 1, "casus: -: Line 34: The hash chain is broken here")
    result = casus("verify", "-", "--json", text=text)
    assert result.exit_code == 1
    assert json.loads(result.output)["ok"] is False
    assert json.loads(result.output)["faults"][0].startswith("Line 34")


@pytest.mark.parametrize("command", ["verify", "export", "play --resume", "import --out x"])
def test_other_files_are_refused(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game").write_text('{"format":"casusbelli.game/9"}\n', encoding="utf-8")
    says(casus(*command.split(), "game"), 2, "game: Line 1: The format 'casusbelli.game/9' cannot be read here")
    says(casus(*command.split(), "none"), 2, "none: No such file")
    assert not Path("x").exists()


def test_dice_that_do_not_follow(omens: Path) -> None:
    from tests.records.test_gamefile import relinked

    def forged(_n: int, event: Any) -> Any:
        return {**event, "roll": 101 - event["roll"]} if event.get("label") == "Austria/1901/omen" else event

    omens.write_text(relinked(omens.read_text(encoding="utf-8"), forged), encoding="utf-8")
    result = casus("verify", omens)
    assert result.exit_code == 1
    assert "FAULT: Austria/1901/omen: " in result.output
    assert result.output.endswith("The game is not what it says\n")
    says(casus("import", omens, "--out", omens.with_name("x")), 2, "Austria/1901/omen")


# --- export


def test_the_state_as_somebody_may_see_it(omens: Path) -> None:
    game = read_game(omens.read_text(encoding="utf-8"), board)
    for name, viewer in (("spectator", None), ("Italy", "Italy")):
        assert exported(omens, "--as", name) == game.view(viewer)
    assert exported(omens, "--as", "gm") == game.view()
    assert exported(omens) == game.view(None)
    assert exported(omens, "--as", "gm", "--phase", "S1901M") == game.fork("S1901M").view()


def exported(*args: object) -> Any:
    state = json.loads(casus("export", *args).output)
    assert list(state)[:4] == ["format", "rules", "map", "options"]
    assert state.pop("options") == {}
    return state


def test_secrets_are_not_exported(omens: Path) -> None:
    for form in ("text", "orders", "events", "state"):
        told = casus("export", omens, "--as", "Italy", "--format", form).output
        assert "A TYR" in told or "A VEN - TYR" in told or form == "events"
        assert "A PAR" not in told
        assert SEED.hex() not in told
    says(casus("export", omens, "--format", "game"), 2, "export it with --as gm")
    says(casus("export", omens, "--format", "game", "--as", "Italy"), 2, "export it with --as gm")


def test_events_and_orders() -> None:
    game = read_game(BACK.read_text(encoding="utf-8"), board)
    lines = casus("export", BACK, "--as", "Austria", "--format", "events").output.splitlines()
    assert len(lines) == len(game.history("Austria"))
    assert json.loads(lines[0])["event"] == "home-set/1"
    told = casus("export", BACK, "--format", "orders", "--phase", "F1901M").output
    assert told.count("Fall 1901, movement") == 2
    assert "The game master rolled the game back to Fall 1901. Reason: a letter was late" in told
    assert "A VEN - TRI                        Moved." in told
    assert "Spring 1901" not in told
    assert "PIK" not in told
    assert "PIK" in casus("export", BACK, "--as", "Austria", "--format", "orders").output
    assert casus("export", SHORT, "--format", "text").output.startswith("Fall 1901, movement\n\nAustria     A SER")


def test_game_files_go_out_without_their_seed(omens: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    assert casus("export", omens, "--as", "gm", "--format", "game", "--out", out).output == ""
    assert out.read_text(encoding="utf-8") == omens.read_text(encoding="utf-8").replace(f'"{SEED.hex()}"', "null")
    with_seed = casus("export", omens, "--as", "gm", "--format", "game", "--with-seed").output
    assert with_seed == omens.read_text(encoding="utf-8")
    says(casus("export", out, "--as", "gm", "--format", "game", "--with-seed"), 2, "does not contain the seed")
    assert casus("export", DRAWN, "--as", "gm", "--format", "game").output == DRAWN.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--as", "Ruritania"], "no seat is called 'Ruritania'; there are Austria, England"),
        (["--phase", "S1950M"], "the game has no phase 'S1950M'; its phases are S1901M"),
        (["--out", "/nowhere/x"], "/nowhere/x: No such file or directory"),
        (["--out", "/"], "/: Is a directory"),
    ],
)
def test_what_cannot_be_exported(args: list[str], told: str) -> None:
    says(casus("export", SHORT, *args), 2, told)


# --- import


def test_positions_become_games(tmp_path: Path) -> None:
    out = tmp_path / "sandbox.jsonl"
    state = casus("export", DRAWN, "--as", "gm", "--phase", "F1901R").output
    done = casus("import", "-", "--out", out, text=state)
    assert done.exit_code == 0
    assert done.stdout == f"{out}: standard on Europe, 1901, Fall 1901, retreats\n"
    assert "Note: Every seat is taken" in done.stderr
    assert casus("export", out, "--as", "gm").output == state
    assert "it starts with a position set up by hand" in casus("verify", out).output
    told = casus("play", "--resume", out, text="A MUN R BER\n\nquit\n")
    assert "  A MUN R BER                        Retreated." in told.output
    assert casus("verify", out).exit_code == 0


def test_house_rules_are_taken_over(tmp_path: Path) -> None:
    out = tmp_path / "sandbox.jsonl"
    text = casus("export", BACK, "--as", "gm").output
    assert json.loads(text)["options"] == {"base.cd_removal": "classic", "draws.draw": "list"}
    assert "options" not in casus("import", "-", "--out", out, text=text).stderr
    there, back = (read_game(file.read_text(encoding="utf-8"), board) for file in (out, BACK))
    assert there.rules.options == back.rules.options
    bare = json.dumps({key: value for key, value in json.loads(text).items() if key != "options"})
    told = casus("import", "-", "--out", out, text=bare)
    assert "Note: The file names no options, so the usual ones of standard(centers=15) apply" in told.stderr


def test_a_game_file_is_checked_and_taken_over(tmp_path: Path) -> None:
    out = tmp_path / "game.jsonl"
    assert casus("import", BACK, "--out", out).exit_code == 0
    assert out.read_bytes() == BACK.read_bytes()
    says(casus("import", BACK, "--out", out, "--seed", "00" * 32), 2, "The seed does not match the commitment")
    assert casus("import", BACK, "--out", out, "--seed", SEED.hex()).exit_code == 0
    assert SEED.hex() in out.read_text(encoding="utf-8")
    says(casus("import", BACK, "--out", out, "--seed", "42"), 2, "seed '42': expected 64 hexadecimal digits")


def test_a_turn_becomes_a_game(tmp_path: Path) -> None:
    out = tmp_path / "turn.jsonl"
    done = casus("import", "-", "--out", out, "--seed", SEED.hex(), text="phase F1903M\nAustria: A VIE - TRI")
    assert done.exit_code == 0
    assert done.stderr == "Note: The orders in the file are not in the game. Give them again.\n"
    game = read_game(out.read_text(encoding="utf-8"), board)
    asked = {seat: str(what) for seat, what in game.owed().items()}
    assert (game.phase, asked, game.rules.seed.seed) == ("F1903M", {"Austria": "orders"}, SEED)
    says(casus("import", "-", "--out", out, text="sing"), 2, "a game file (casusbelli.game/1) or an exported state")
    assert read_game(out.read_text(encoding="utf-8"), board).log == game.log


def test_long_work_shows_how_far_it_is() -> None:
    code = (
        "import casusbelli.cli.games as games; games.MANY_LINES = games.MANY_PHASES = 1;"
        "from casusbelli.cli.main import main; main(prog_name='casus')"
    )
    ours, theirs = pty.openpty()
    done = subprocess.run(
        [sys.executable, "-c", code, "verify", str(DRAWN)],
        stdout=subprocess.PIPE,
        stderr=theirs,
        check=True,
        timeout=60,
    )
    shown = ""
    while "Adjudicating" not in shown or not shown.rstrip("\r\n").endswith("100%\x1b[?25h"):
        ready, _, _ = select.select([ours], [], [], 10)
        assert ready, shown
        shown += os.read(ours, 65536).decode()
    os.close(theirs)
    os.close(ours)
    assert shown.index("Reading") < shown.index("Adjudicating")
    assert done.stdout.decode() == casus("verify", DRAWN).output
