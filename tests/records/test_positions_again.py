"""Every position of random games can be written in one line, set up again, and played on in the same way."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from casusbelli.engine.spec import packs_beside
from casusbelli.testing.random_games import clash, random_options
from casusbelli.testing.set_up_again import check_positions
from casusbelli.variants import board, board_names
from tests.engine.known import KNOWN, MORE

COMBINATIONS = (
    ("factional", "minor-powers", "variable-control"),
    ("factional", "annexation", "rebellion"),
    ("treaties", "masters"),
    ("formal", "minor-powers"),
    ("international-relations", "minor-powers"),
    ("formal-spheres", "formal-war", "free-builds"),
)
NAMES = (*((name,) for name in KNOWN), *COMBINATIONS)


@pytest.fixture(autouse=True)
def _more_packs() -> Iterator[None]:
    with packs_beside(*MORE):
        yield


@pytest.mark.drawn(6)
@pytest.mark.parametrize("names", NAMES, ids="+".join)
def test_every_position_is_set_up_again_and_goes_on_alike(names: tuple[str, ...], full: bool) -> None:
    assert not clash(names)
    assert check_positions(names, 1, 8 if full else 4) > 4


@pytest.mark.full
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("names", NAMES, ids="+".join)
def test_so_it_is_with_other_options(names: tuple[str, ...], seed: int) -> None:
    check_positions(names, seed, 5, random_options(names, random.Random(seed)))


@pytest.mark.full
@pytest.mark.parametrize("name", board_names())
def test_so_it_is_on_every_board(name: str) -> None:
    for names in (("standard",), ("factional",)):
        if not clash(names, board(name)):
            check_positions(names, 20, 2, on=board(name))
