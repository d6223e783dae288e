"""Makes a golden game file that is not there yet: ``python -m tests.records.golden.make``.

What is there is never made again: the files say how games were written once, and must be readable for ever.
``coalition.jsonl`` was written before International Relations had options for its thresholds, and cannot be made today;
``formal-in-words.jsonl`` and ``treaties-in-words.jsonl`` when reasons were English sentences. ``formal-as-data.jsonl``
and ``treaties-as-data.jsonl`` are the same games since.
``without-choice.jsonl`` is from the time when who could only waive, or had to remove all units, was asked all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from casusbelli.engine.game import Game
from casusbelli.records.games.annotations import Comment, MessageRecorded, PlayerNamed, Variation, VariationPhase
from casusbelli.records.games.game_file import read_game, write_game
from casusbelli.variants import board, load_board

HERE = Path(__file__).parent
LAGOON = HERE.parents[1] / "data" / "maps" / "lagoon.toml"
HASHES = HERE / "hashes.txt"  # a line a file: its name and the hash of its state
SEED = bytes(range(32))
OPENING = {
    "Austria": "A VIE - GAL, A BUD - SER, F TRI - ALB",
    "England": "F LON - NTH, F EDI - NWG, A LVP - YOR",
    "France": "A PAR - BUR, A MAR S A PAR - BUR, F BRE - MAO",
    "Germany": "A MUN - BUR, A BER - KIE, F KIE - DEN",
    "Italy": "A VEN - TYR, A ROM - VEN, F NAP - ION",
    "Russia": "A MOS - UKR, A WAR - GAL, F SEV - BLA, F STP/SC - BOT",
    "Turkey": "A CON - BUL, F ANK - BLA",
}
AUTUMN = {
    "Austria": "A SER S F ALB - GRE, F ALB - GRE, A VIE - TRI",
    "England": "A YOR - NWY, F NTH C A YOR - NWY, F NWG S A YOR - NWY",
    "France": "A BUR - MUN, A MAR - SPA, F MAO - POR",
    "Germany": "A MUN H, A KIE - HOL, F DEN - SWE",
    "Italy": "A TYR S A BUR - MUN, A VEN H, F ION - TUN",
    "Russia": "A UKR - RUM, F SEV S A UKR - RUM, F BOT - SWE, A WAR H",
    "Turkey": "A BUL - SER, A SMY - CON, F ANK - BLA",
}
RETREATS = {"Germany": "A MUN R BER"}
WINTER = {
    "Austria": "Build A BUD, Build A VIE",
    "England": "Build F LON",
    "France": "Build A PAR, Build A MAR, Build F BRE",
    "Italy": "Build A ROM",
    "Turkey": "Build F SMY",
}
NOTES = (
    MessageRecorded("S1901M", "Germany", "Good luck to all!", at=1_700_000_000_000),
    MessageRecorded("S1901M", "Germany", "Bounce in Burgundy?", ("France",), 1_700_000_060_000),
    PlayerNamed("France", "Ada"),
    Comment("Two powers go for Burgundy.", "S1901M", by="Ada"),
    Variation((VariationPhase("S1901M", {"France": ("A PAR - PIC", "F BRE - ENG")}, "The northern opening"),)),
)
SPRING = {
    "Austria": "A TRI - TYR, A VIE S A TRI - TYR",
    "England": "F NTH S A HOL - BEL",
    "France": "A MUN H, A PAR - BUR",
    "Germany": "A BER - MUN, A HOL - BEL",
    "Italy": "A TYR H, A VEN S A TYR",
}


def short() -> str:
    """One phase; everything a file has at least."""
    return write_game(_opened(Game.new("standard", board("standard"), SEED)), with_seed=True)


def taken_back() -> str:
    """Taken back with its orders, a seat left and taken again, a proposal voted down, options, nonces, no seed."""
    options = {"base.cd_removal": "classic", "draws.draw": "list"}
    game = _opened(Game.new("standard(centers=15)", board("standard"), SEED, options, ("nothing", "up my sleeve")))
    game.submit("Italy", "A VEN - TRI, A TYR S A VEN - TRI, Propose draw between Italy, Austria")
    game.submit("Austria", "A SER - GRE, F ALB S A SER - GRE\nVote against\nA PIK H, A PAR H")
    game.vacate("Turkey", "did not write")
    game.process()
    game.take_seat("Turkey")
    game.vacate("Russia")
    game.rollback("F1901M", with_orders=True, by="the game-master", why="a letter was late")
    game.process()
    return write_game(game)


def drawn() -> str:
    """A year with a retreat, builds, a removal and a support cut; then all that are left agree on a draw."""
    game = _opened(Game.new("standard", board("standard"), SEED))
    for orders in (AUTUMN, RETREATS, WINTER, SPRING):
        _write(game, orders)
        game.process()
    for seat in game.rules.names:
        game.submit(seat, "Vote for" if seat != "Austria" else "Propose draw")
    return write_game(game)


TREATIES: tuple[Mapping[str, str], ...] = (
    {
        "Austria": "Enter MDT with Italy\nEnter MDT with Germany",
        "Italy": "Enter MDT with Austria",
        "Germany": "Enter MDT with Austria\nEnter AAT with Russia",
        "Russia": "Enter AAT with Germany\nEnter MDT with Turkey",
        "Turkey": "Enter MDT with Russia",
        "England": "Enter MDT with France",
        "France": "Enter MDT with England",
    },
    {
        "Germany": "A MUN - BUR, A BER - KIE, F KIE - DEN",
        "Italy": "F NAP - ION, A ROM - NAP, A VEN - TYR",
        "Austria": "Permit Italy into TYR\nA VIE - GAL, A BUD - SER",
        "Turkey": "A CON - BUL, F ANK - BLA",
        "Russia": "A WAR - GAL, F SEV - BLA",
    },
    {
        "Italy": "A NAP - TUN, F ION C A NAP - TUN\nEnter AAT with Austria",
        "Austria": "Enter AAT with Italy\nA GAL - WAR, A SER H",
        "Germany": "Enter AAT with Austria\nA BUR S A GAL - WAR",
        "Turkey": "A BUL - GRE\nEnter AAT with Italy",
    },
    {"Italy": "Build A ROM\nAbrogate MDT with Austria", "Germany": "Abrogate MDT with Austria"},
    {"Italy": "Claim solo victory", "Turkey": "A GRE - SER"},
)


def treaties() -> str:
    """Treaties, attacks and what follows from them, notices, a claim to victory."""
    game = Game.new("international-relations", board("standard"), SEED, {"ir.solo": "3", "ir.upgrade": "allowed"})
    for orders in TREATIES:
        _write(game, orders)
        while True:
            game.process()
            if not game.phase.endswith("R"):
                break
    return write_game(game, with_seed=True)


def own_board() -> str:
    """On a board that does not come with the program: the header of version 2, with the text of the map."""
    game = Game.new("standard", load_board(LAGOON), SEED)
    for orders in ({"Doge": "F CAN - WEST", "New Pirates": "A ISLE - CAN"}, {"Doge": "F WEST C A ISLE - CAN"}):
        _write(game, orders)
        game.process()
    return write_game(game, with_seed=True)


def annotated() -> str:
    """After its events: a player, messages, a comment and a variation. The file has the seed, so they are open."""
    return write_game(_opened(Game.new("standard", board("standard"), SEED)), with_seed=True, notes=NOTES)


def annotated_and_sealed() -> str:
    """The same as anybody may have it while the game is played: all but the message to everybody is sealed."""
    return write_game(_opened(Game.new("standard", board("standard"), SEED)), notes=NOTES)


def _opened(game: Game) -> Game:
    _write(game, OPENING)
    game.process()
    return game


def _write(game: Game, orders: Mapping[str, str]) -> None:
    for seat, text in orders.items():
        game.submit(seat, text)


FILES: dict[str, Callable[[], str]] = {
    "short": short,
    "taken-back": taken_back,
    "drawn": drawn,
    "treaties-as-data": treaties,
    "own-board": own_board,
    "annotated": annotated,
    "annotated-and-sealed": annotated_and_sealed,
}


def main() -> None:
    for name, make in FILES.items():
        file = HERE / f"{name}.jsonl"
        if not file.exists():
            text = make()
            file.write_text(text, encoding="utf-8")
            with HASHES.open("a", encoding="utf-8") as hashes:
                hashes.write(f"{file.name} {read_game(text, board).state_hash()}\n")


if __name__ == "__main__":
    main()
