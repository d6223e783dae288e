"""The board can be read and written, and every set of rules that takes it is played on it."""

from __future__ import annotations

from pathlib import Path

import casusbelli_my_board
import pytest

from casusbelli.testing import Check, board_checks
from casusbelli.variants import load_board

BOARD = load_board(Path(casusbelli_my_board.__file__).parent)
SCENARIOS = Path(__file__).with_name("scenarios.toml")


@pytest.mark.parametrize("check", board_checks(BOARD, SCENARIOS), ids=str)
def test_my_board(check: Check) -> None:
    check()
