"""``casus play``: through pipes, where every word can be checked, and on a terminal, where the screen is cleared."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest
from click.testing import CliRunner, Result

from casusbelli.cli.main import main
from casusbelli.core.events import OrdersRevealed
from casusbelli.engine.component import Component, Rules, Seat, Turn
from casusbelli.engine.game import Game
from casusbelli.engine.spec import Pack, packs_beside
from casusbelli.records.games.game_file import read_game, write_game
from casusbelli.variants import board
from tests.packs.omens import PACKS
from tests.records.golden.make import OPENING

SEED = bytes(range(32)).hex()


class Sides(Component[None]):
    """Two seats for seven powers."""

    name = "sides"

    def seats(self, seats: tuple[Seat, ...], rules: Rules) -> tuple[Seat, ...]:
        west = ("England", "France", "Italy", "Russia")
        return (Seat("West", west), Seat("East", ("Germany", "Austria", "Turkey")))


class Barren(Component[None]):
    """A rule under which only Italy builds."""

    name = "barren"

    def may_build_in(self, t: Turn, owner: str, place: str) -> bool | None:
        return None if owner == "Italy" else False


@pytest.fixture(autouse=True)
def _more_packs() -> Iterator[None]:
    more = (*PACKS, Pack("sides", "two sides", (Sides(),)), Pack("barren", "Italy builds", (Barren(),)))
    with packs_beside(*more):
        yield


def casus(*args: object, text: str = "") -> Result:
    result = CliRunner().invoke(main, [str(arg) for arg in args], input=text, prog_name="casus")
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def game_in(file: Path) -> Game:
    return read_game(file.read_text(encoding="utf-8"), board)


SPRING = "".join(f"{orders.replace(', ', chr(10))}\n\n" for orders in OPENING.values())


# --- through pipes


def test_a_phase_is_played_and_its_results_are_shown(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = casus("play", "standard", "--save", file, "--seed", SEED, text=f"{SPRING}quit\n")
    assert result.exit_code == 0
    assert "Austria: Please enter orders. An empty line ends your turn. Type ? for help.\n" in result.output
    assert "Austria> A VIE - GAL\n  understood: A VIE - GAL\n" in result.output
    assert "Without orders: A SMY" in result.output
    assert "  A VIE - GAL                        Bounced with Army Warsaw (Russia).\n" in result.output
    assert "There were standoffs in these provinces: the Black Sea and Galicia.\n" in result.output
    assert "Adjudicated: Spring 1901, movement. Next: Fall 1901, movement\n" in result.output
    assert result.output.endswith(f"Saved in {file}: up to F1901M\n")
    assert "\033" not in result.output
    assert "Pass the keyboard" not in result.output
    game = game_in(file)
    expected = Game.new("standard", board("standard"), bytes(range(32)))
    for seat, orders in OPENING.items():
        expected.submit(seat, orders)
    expected.process()
    assert game.log == expected.log
    assert casus("verify", file).exit_code == 0


def test_the_end_of_input_is_no_accident(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = casus("play", "--save", file, text="A VIE - TRI\n")
    assert result.exit_code == 0
    assert result.output.endswith(f"Saved in {file}: up to S1901M\n")
    again = casus("play", "--resume", file, text=SPRING)
    assert again.exit_code == 0
    assert again.output.endswith(f"Saved in {file}: up to F1901M\n")
    nothing = casus("play", text="")
    assert nothing.exit_code == 0
    assert nothing.output.endswith("Nothing was saved. To save a game, use --save FILE.\n")


# --- against bots


def test_bots_write_for_the_other_seats(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    opening = f"{OPENING['France'].replace(', ', chr(10))}\n\n"
    given = ("play", "standard", "--bots", "general", "--as", "french", "--seed", SEED)
    result = casus(*given, "--save", file, text=f"{opening}quit\n")
    assert result.exit_code == 0
    assert "You play France. Bots play the others.\n" in result.output
    assert "France> A PAR - BUR\n" in result.output
    assert "Austria>" not in result.output
    game = game_in(file)
    revealed = next(event for event in game.log if isinstance(event, OrdersRevealed))
    assert {*revealed.orders} == {*game.rules.names}
    assert sorted(revealed.of("France")) == ["A MAR S A PAR - BUR", "A PAR - BUR", "F BRE - MAO"]
    shown = result.output.rpartition("Saved")[0]
    assert casus(*given, text=f"{opening}quit\n").output.startswith(shown)
    assert not casus(*given[:-1], SEED[::-1], text=f"{opening}quit\n").output.startswith(shown)
    again = casus("play", "--resume", file, "--bots", "hold", "--as", "France", text="\nquit\n")
    assert "Adjudicated: Fall 1901, movement." in again.output


def test_bots_play_on_one_phase_at_a_time_when_nobody_is_asked() -> None:
    """Italy builds alone under this rule."""
    result = casus("play", "barren", "--bots", "general", "--as", "France", "--seed", SEED, text=4 * "\n")
    assert result.output.count("you have no orders to give. Press Enter to go on:") >= 1
    assert "Next: Spring 1902, movement" in result.output


def test_any_seat_is_mine_if_i_name_none() -> None:
    said = casus("play", "--bots", "Captain", "--seed", SEED, text="quit\n").output
    assert said == casus("play", "--bots", "greedy", "--seed", SEED, text="quit\n").output
    seats = {casus("play", "--bots", "hold", "--seed", f"{n:064x}").output.split("You play ")[1] for n in range(6)}
    assert len(seats) > 1


REFUSED_BOTS = {
    "no bot is called 'nobody'; there are": ("--bots", "nobody"),
    "did you mean 'dumbbot'?": ("--bots", "dumbot"),
    "--as names the seats of people beside bots": ("--as", "France"),
    "no seat is called 'Ruritania'": ("--bots", "general", "--as", "France,Ruritania"),
}


@pytest.mark.parametrize("why", REFUSED_BOTS)
def test_bots_and_seats_that_there_are_not(why: str) -> None:
    result = casus("play", *REFUSED_BOTS[why])
    assert result.exit_code == 2
    assert why in result.output


def test_the_bots_that_there_are() -> None:
    lines = casus("bots").output.splitlines()
    assert [line.split()[:2] for line in lines[:5]] == [
        ["search", "Marshal"],
        ["dumbbot", "General"],
        ["greedy", "Captain"],
        ["random", "Recruit"],
        ["hold", "Sentry"],
    ]
    told = json.loads(casus("--language", "de", "bots", "--json").output)
    assert next(one["rank"] for one in told if one["name"] == "random") == "Rekrut"


TYPED = {
    "a vie - tri": ["understood: A VIE - TRI"],
    "A VIE - PAR": ["REFUSED: A VIE - PAR. Army Vienna cannot move to Paris."],
    "orders": ["A VIE - TRI"],
    "A VIE - BUD": ["understood: A VIE - BUD", "replaced: A VIE - TRI"],
    "A BUD - PIK": ["A BUD - PIK", "        ^^^", "NOT UNDERSTOOD: PIK: no such province; PIC or PIE?"],
    "A PAR H": ["REFUSED: A PAR H. Army Paris belongs to France."],
    "undo": ["removed: A VIE - BUD", "restored: A VIE - TRI"],
    "UNDO": ["removed: A VIE - TRI"],
    "undo ": ["There is nothing to undo."],
    "orders ": ["none"],
    "options A BUD": ["A BUD H", "A BUD - GAL", "A BUD - RUM", "A BUD - SER"],
    "options Mordor": ["Mordor: no such province, power or order"],
    "options PAR": ["You have no legal orders for PAR."],
    "options": ["A BUD: 13 orders", "F TRI: 6 orders", "A VIE: 15 orders", "Propose draw"],
    "pass Ruritania": ["no seat is called 'Ruritania'; there are Austria, England"],
    "pass austrian": ["It is already the turn of Austria."],
    "?": ["options        your units", "quit           save the game and quit"],
    "help": ["undo           undo the last line"],
    "rules": ["## How to play"],
    "board": ["Germany     A BER, A MUN, F KIE"],
    "propose draw": ["took effect: Propose draw"],
    "vote no": ["Certain: Your vote ends the proposal of a draw between", "took effect: Vote against 1"],
}


def test_what_can_be_typed() -> None:
    result = casus("play", text="\n".join([*TYPED, "quit"]))
    assert result.exit_code == 0
    answers = dict(re.findall(r"^Austria> ([^\n]*)\n(.*?)(?=^Austria> )", result.output, re.MULTILINE | re.DOTALL))
    assert list(answers) == list(TYPED)
    for line, told in TYPED.items():
        for text in told:
            assert f"  {text}" in answers[line] or f"\n{text}" in f"\n{answers[line]}", (line, text, answers[line])


def test_a_bot_gives_a_hint() -> None:
    result = casus("play", "--bots", "captain", "--as", "Austria", "--seed", SEED, text="hint\nhint Captain\nhint me\n")
    assert result.exit_code == 0
    advice = re.findall(r"^  (General|Captain): (.+)$", result.output, re.MULTILINE)
    assert [name for name, _orders in advice] == ["General", "Captain"]
    assert all(len(orders.split(", ")) == 3 for _name, orders in advice)
    assert len(re.findall(r"^  [+-]\d+\.\d: ", result.output, re.MULTILINE)) == 6  # three alternatives each
    assert "  There is no adviser me. Ask one of captain, general or marshal.\n" in result.output
    assert "Austria sent no orders" not in result.output


def test_mistyped_orders_do_not_enter_the_log(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    casus("play", "--save", file, text="A PAR H\nA VIE - GAL\nA PIK H\n" + "\n" * 7)
    said = next(event for event in game_in(file).log if isinstance(event, OrdersRevealed))
    assert (said.orders, said.refused) == ({"Austria": ("A VIE - GAL",)}, {})
    assert "Austria" not in said.silent


def test_a_player_without_a_choice_learns_why() -> None:
    spring, fall = "A BUD - SER\n\n\n\n\nF NAP - TYS\n\n\n\n", "\n\n\n\nF TYS - TUN\n\n\n\n"
    result = casus("play", "barren", text=f"{spring}{fall}pass Austria\noptions\nquit\n")
    why = "Nothing to do this phase. You could build, but there is no vacant place where you may."
    assert f"\nAustria: {why} An empty line ends your turn. Type ? for help.\n" in result.output
    assert "Austria> options\n  Waive: 1 order\n" in result.output


def test_the_keyboard_can_be_passed() -> None:
    result = casus("play", text="A VIE H\npass italy\nA ROM H\n\norders\n\nquit\n")
    seats = re.findall(r"^(\w+): Please enter", result.output, re.MULTILINE)
    assert seats == ["Austria", "Italy", "Austria", "England"]
    assert "Austria> orders\n  A VIE H\n" in result.output


def test_a_game_ends_by_agreement(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = casus("play", "--save", file, text="propose draw\n\n" + "vote for\n\n" * 5 + "vote for\n")
    assert "Proposals to end the game\n" in result.output
    assert "News for England\nAustria proposes a draw between Austria, England, " in result.output
    assert "Possible: If everyone else agrees, the game ends" in result.output
    assert "\nThe game is over. It ended in a draw, shared by Austria, England" in result.output
    assert result.output.endswith(f"Saved in {file}: the whole game\n")
    assert casus("play", "--resume", file).output.count("The game is over. It ended in a draw") == 1


def test_retreats_builds_and_dice(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    state = casus("export", Path(__file__).parents[1] / "records" / "golden" / "drawn.jsonl", "--as", "gm",
                  "--phase", "F1901R").output  # fmt: skip
    assert casus("import", "-", "--out", file, text=state).exit_code == 0
    told = casus(
        "play", "--resume", file, text="A MUN R MUN\noptions MUN\nA MUN R SIL\n\nBuild A PAR\nBuild A BUD\n\n"
    ).output
    assert "Dislodged\n  A MUN (Germany) may retreat to BER, BOH, KIE, RUH, SIL\n" in told
    assert "  REFUSED: A MUN R MUN. " in told
    assert "  A MUN R KIE\n" in told
    assert "  A MUN R SIL                        Retreated.\n" in told
    assert "Austria builds 2 units\n" in told
    assert "  REFUSED: Build A PAR. " in told
    assert "  understood: Build A BUD\n" in told
    omens = casus("play", "omens", "--seed", SEED, text="\n" * 16).output
    assert "The die for “Austria/1902/omen” came up " in omens
    assert "Omen read" not in omens


def test_hidden_information_stays_hidden(tmp_path: Path) -> None:
    told = casus("play", "fog", text="A VIE - GAL\n" + "\n" * 7 + "quit\n").output
    turns = re.split(r"^(?=\w+ \d{4}, movement)", told, flags=re.MULTILINE)
    austria, england, *_rest = [turn for turn in turns if ": Please enter" in turn]
    assert "A VIE" in austria
    assert "A PAR" not in austria
    assert "A VIE" not in england
    judged = next(turn for turn in turns if "Adjudicated: Spring 1901, movement" in turn)
    assert "A VIE - GAL" not in judged.split("Adjudicated: Spring 1901, movement")[0].split(", movement")[-1]
    news = next(turn for turn in turns if "News for Austria" in turn)
    assert "  A VIE - GAL                        Moved." in news


def test_two_seats_for_seven_powers(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    west = "A PAR - BUR, F LON - NTH\nItaly: A VEN - TRI\nA VIE H\n\n"
    told = casus("play", "sides", "--save", file, text=f"{west}A MUN - BUR\n\n").output
    assert re.findall(r"^(\w+): Please enter", told, re.MULTILINE)[:3] == ["West", "East", "West"]
    assert "  REFUSED: A VIE H. Army Vienna belongs to Austria." in told
    assert "  A PAR - BUR                        Bounced with Army Munich (Germany)." in told
    assert casus("verify", file).exit_code == 0


def test_a_game_without_its_seed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(write_game(Game.new("omens", board("standard"), bytes(range(32)))), encoding="utf-8")
    stopped = casus("play", "--resume", file, text="\n" * 14)
    assert stopped.exit_code == 2
    assert "The die for “Austria/1902/omen” cannot be rolled" in stopped.stderr
    assert game_in(file).phase == "F1901M"
    assert casus("play", "--resume", file, "--seed", SEED, text="\n" * 7).exit_code == 0
    assert game_in(file).phase == "S1902M"


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["chess"], "no rules are called 'chess'"),
        (["standard", "--map", "mars"], "no map is called 'mars'"),
        (["standard", "-o", "solo.centers=x"], "option solo.centers = 'x'"),
        (["standard", "--seed", "xyz"], "seed 'xyz': expected 64 hexadecimal digits"),
        (["standard", "--save", "there"], "there already exists; continue that game (--resume there)"),
        (["standard", "--save", "no/where"], "no/where: No such file or directory"),
        (["standard", "--resume", "there"], "a resumed game keeps its rules"),
        (["--resume", "there"], "there: Line 1: This is not the header of a game file"),
    ],
)
def test_what_cannot_be_played(args: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there").write_text("mine", encoding="utf-8")
    result = casus("play", *args)
    assert result.exit_code == 2
    assert told in result.stderr
    assert Path("there").read_text(encoding="utf-8") == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["there"]


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.jsonl"
    casus("play", "--save", file, text="quit\n")
    before, mode = file.read_bytes(), file.stat().st_mode

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        failed = casus("play", "--resume", file, text="\n" * 7)
    assert (failed.exit_code, "No space left on device" in failed.stderr) == (2, True)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]
    assert casus("play", "--resume", file, text="\n" * 7).exit_code == 0
    assert file.read_bytes() != before
    assert file.stat().st_mode == mode


# --- on a terminal

CLEARED = "\x1b[2J"


class Terminal:
    """A ``casus`` process on a terminal of its own, killed with it however the test ends."""

    def __init__(self, *args: str) -> None:
        self.screen, theirs = pty.openpty()
        # A terminal must interrupt its programs, even if the tests were started by something that ignores the signal.
        code = (
            "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
            "from casusbelli.cli.main import main; main(prog_name='casus')"
        )
        environment = {**os.environ, "TERM": "xterm", "PYTHONUTF8": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
        )
        os.close(theirs)
        self.shown = ""
        self.read = 0

    def until(self, text: str, seconds: float = 30) -> str:
        """The output since the last call, up to this text."""
        end = time.monotonic() + seconds
        while text not in self.shown[self.read :]:
            ready, _, _ = select.select([self.screen], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{text!r} never came: {self.shown[-2000:]}"
            self.shown += os.read(self.screen, 65536).decode()
        at = self.shown.index(text, self.read) + len(text)
        since, self.read = self.shown[self.read : at], at
        return since

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())

    def end(self) -> int:
        return self.process.wait(30)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_fault: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.screen)


def test_a_turn_on_a_terminal(tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    with Terminal("play", "--save", file, "--seed", SEED) as terminal:
        for seat, orders in OPENING.items():
            terminal.until(f"Pass the keyboard to {seat}, and look away.")
            terminal.type("")
            assert CLEARED in terminal.until(f"{seat}> ")
            for order in orders.split(", "):
                terminal.type(order)
                assert f"understood: {order}" in terminal.until(f"{seat}> ")
            terminal.type("")
        told = terminal.until("Adjudicated: Spring 1901, movement.")
        assert CLEARED in told.split("Spring 1901")[0]
        assert "A VIE - GAL                        Bounced with Army Warsaw (Russia)." in told
        terminal.until("Pass the keyboard to Austria")
        terminal.type("")
        terminal.until("Austria> ")
        terminal.type("A VIE - TYR")
        terminal.until("Austria> ")
        terminal.type("quit")
        assert CLEARED in terminal.until(f"Saved in {file}: up to F1901M")
        assert terminal.end() == 0

    with Terminal("play", "--resume", file) as terminal:
        assert "Fall 1901, movement" in terminal.until("Pass the keyboard to Austria")
        terminal.type("")
        terminal.until("Austria> ")
        terminal.type("A SER - GRE")
        terminal.until("Austria> ")
        time.sleep(0.5)  # a signal between the prompt and the reading of a line waits for the next key
        os.killpg(terminal.process.pid, signal.SIGINT)
        assert CLEARED in terminal.until(f"Saved in {file}: up to F1901M")
        assert terminal.end() == 130
    assert casus("verify", file).exit_code == 0
    assert casus("export", file, "--as", "gm").output == casus("export", file).output


# --- in another language


def test_a_game_is_played_in_german() -> None:
    done = casus("--language", "de", "play", "standard", text="A VIE - GAL\nA LON - YOR\nfoo\n?\nquit\n")
    assert done.exit_code == 0
    for line in (
        "Frühjahr 1901, Züge",
        "Österreich  A BUD, A VIE, F TRI",
        "Österreich: Bitte geben Sie ein: Befehle. Eine leere Zeile beendet Ihre Eingabe. Mit ? erhalten Sie Hilfe.",
        "  verstanden: A VIE - GAL",
        "  ABGELEHNT: A LON - YOR. Flotte London gehört England.",
        "  board          zeigt die Stellung noch einmal",
        "Nichts wurde gespeichert. Mit --save FILE speichern Sie eine Partie.",
    ):
        assert line in done.output.split("\n")
