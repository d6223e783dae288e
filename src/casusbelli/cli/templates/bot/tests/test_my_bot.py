"""It plays every set of rules that is installed, without a mistake, and the same game again from the same seed."""

from __future__ import annotations

import pytest
from casusbelli_my_bot import MyBot

from casusbelli.testing import Check, bot_checks


@pytest.mark.parametrize("check", bot_checks(MyBot()), ids=str)
def test_my_bot(check: Check) -> None:
    check()
