"""Malicious maps: each is refused, with a line, in bounded time and memory."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable

import pytest

from casusbelli.core.map_limits import LONGEST_LINE, LONGEST_TEXT
from casusbelli.core.mapfile import MapError, load_map, map_board
from casusbelli.core.mapread import MOST_FAULTS
from casusbelli.variants import board as found
from casusbelli.variants import read_board, write_board

SECONDS = 20.0  # seconds on a busy machine; each takes less than two
MEMORY = 200_000_000
HEAD = 'name = "x"\ntitle = "X"\nvictory = 1\n'


def codes(count: int) -> list[str]:
    return [f"P{n}" for n in range(count)]


def provinces(count: int) -> str:
    return "[provinces]\n" + "".join(f'{c} = {{ name = "N{c}", terrain = "sea" }}\n' for c in codes(count))


def repeated(line: str) -> str:
    return line * (LONGEST_TEXT // len(line))


HOSTILE: dict[str, tuple[Callable[[], str], str]] = {
    "a million provinces": (lambda: HEAD + provinces(1_000_000), "the whole file: has "),
    "too many provinces": (lambda: HEAD + provinces(601), "provinces: has 601 entries; a map has at most 600"),
    "too many patches": (lambda: HEAD + "[[patch]]\n" * 201, "patch: has 201 entries"),
    "too many powers": (lambda: HEAD + "".join(f"[powers.P{n}]\n" for n in range(101)), "powers: has 101 entries"),
    "everybody's neighbor": (
        lambda: (
            HEAD
            + provinces(200)
            + "[borders.fleet]\n"
            + "".join(f'{c} = "{" ".join(o for o in codes(200) if o != c)}"\n' for c in codes(200))
        ),
        "borders.fleet: has too many borders",
    ),
    "a key of many parts": (lambda: "a." * 200_000 + "a = 1", "line 1: has 400,005 characters"),
    "many keys of many parts": (lambda: repeated(".".join(["a"] * 1_900) + " = 1\n"), "Cannot overwrite a value"),
    "many tables of many parts": (lambda: repeated(f"[{'.'.join(['a'] * 1_900)}]\n"), "Cannot declare"),
    "lists in lists": (lambda: "a = " + "[" * 3_900, "the whole file: is no readable TOML"),
    "a long list": (lambda: HEAD + "aliases = [\n" + repeated("1,\n")[:-200] + "]", "aliases: means nothing here"),
    "nothing that fits": (lambda: repeated("a{} = 2\n"), "line 1: is no TOML"),
    "many wrong keys": (
        lambda: HEAD + "[impassable]\n" + "".join(f"k{n} = {n}\n" for n in range(600)),
        "the rest: was not read after so many faults",
    ),
    "a name with markup": (lambda: HEAD.replace('"X"', '"<script>alert(1)</script>"'), ":2: title: is "),
    "a name with a bell": (lambda: HEAD.replace('"X"', '"X\\u0007"'), ':2: title: is "X\\u0007"; write one line'),
    "a name that turns the text": (
        lambda: HEAD.replace('"X"', '"X\\u202e"'),
        ':2: title: is "X\\u202e"; write one line',
    ),
    "a long name": (lambda: HEAD.replace('"X"', f'"{"X" * 101}"'), "write at most 100 characters"),
    "a path for a name": (lambda: HEAD.replace('"x"', '"../../etc"'), ':1: name: is "../../etc"; write it like'),
    "a path to inherit": (lambda: 'name = "x"\ninherit = "../../../etc/passwd"', ":2: inherit: names "),
    "a folder to inherit": (lambda: 'name = "x"\ninherit = "standard/../standard"', "which is no map; known are"),
    "a list to inherit": (lambda: 'name = "x"\ninherit = ["standard"]', ":2: inherit: names a list"),
    "heir of itself": (lambda: 'name = "x"\ninherit = "x"', ":2: inherit: names "),
    "a number too long": (lambda: "victory = 1" + "0" * 3_900, "is a number with very many digits"),
    "nul": (lambda: 'name = "x\0"', "line 1: is no TOML"),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_it_is_refused_soon_and_with_a_line(kind: str) -> None:
    make, told = HOSTILE[kind]
    text = make()
    began = time.perf_counter()
    with pytest.raises(MapError) as caught:
        read_board(text)
    assert time.perf_counter() - began < SECONDS
    assert told in str(caught.value)
    assert all(line.isprintable() for line in str(caught.value).splitlines())
    assert len(caught.value.faults) <= MOST_FAULTS + 1


@pytest.mark.full
@pytest.mark.parametrize("kind", HOSTILE)
def test_it_takes_little_memory(kind: str) -> None:
    text = HOSTILE[kind][0]()
    tracemalloc.start()
    with pytest.raises(MapError):
        read_board(text)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < MEMORY


def test_a_line_that_is_long_is_named() -> None:
    with pytest.raises(MapError, match=f"line 2: has {LONGEST_LINE + 1:,} characters; break it"):
        load_map('name = "x"\n' + "#" * (LONGEST_LINE + 1))


def test_a_parsed_table_has_the_same_limits() -> None:
    with pytest.raises(MapError, match="powers: has 1,000 entries"):
        map_board({"name": "x", "powers": {f"P{n}": {} for n in range(1_000)}})


def test_the_largest_board_that_is_allowed_is_read() -> None:
    """A grid of almost six hundred seas, each with eight neighbors."""
    side = 24
    at = [(x, y) for x in range(side) for y in range(side)]
    rows = {
        (x, y): [f"X{a}Y{b}" for a in (x - 1, x, x + 1) for b in (y - 1, y, y + 1) if (a, b) in set(at) - {(x, y)}]
        for x, y in at
    }
    text = HEAD.replace("victory = 1", "victory = 1") + "[provinces]\n"
    text += "".join(f'X{x}Y{y} = {{ name = "Sea {x} by {y}", terrain = "sea", center = true }}\n' for x, y in at)
    text += "[borders.fleet]\n" + "".join(f'X{x}Y{y} = "{" ".join(row)}"\n' for (x, y), row in rows.items())
    text += '[powers.Fish]\ncolor = "#112233"\nunits = ["F X0Y0"]\n'
    board = read_board(text)
    assert len(board.provinces) == side**2
    assert write_board(read_board(write_board(board))) == write_board(board)


# --- lines


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[powers.France]\ncolor = "blue"', "map.toml:4: powers.France.color: is"),
        ('\n[powers]\nFrance = { color = "blue" }', "map.toml:5: powers.France.color: is"),
        ('powers.France.color = "blue"', "map.toml:3: powers.France.color: is"),
        ('[borders.fleet]\n"STP/SC" = "BOTT"', 'map.toml:4: borders.fleet."STP/SC": names'),
        ('[[patch]]\n[[patch]]\n[patch.add]\nfleet = { BAL = "BUR" }', "map.toml:6: patch[2].add.fleet.BAL"),
        ('[[patch]]\nclosed = [\n  "PAR",\n  "PARI",\n]', "map.toml:4: patch[1].closed: names PARI"),
    ],
)
def test_a_fault_names_its_line(text: str, told: str) -> None:
    with pytest.raises(MapError) as caught:
        read_board(f'name = "x"\ninherit = "standard"\n{text}')
    assert str(caught.value).startswith(told)


def test_what_is_inherited_has_no_line() -> None:
    """An inherited key or table is not in this file."""
    with pytest.raises(MapError, match=r"^map\.toml: name: is missing"):
        read_board('inherit = "standard"')
    with pytest.raises(MapError, match=r"^map\.toml: borders\.both\.\w+: "):
        map_board(
            {"name": "x", "inherit": "standard", "borders": {"both": {"BRE": False}}},
            library={"standard": write_board(found("standard"))},
        )
