"""Everything that Casus Belli checks of its own rules, and each case of scenarios.toml."""

from __future__ import annotations

from pathlib import Path

import pytest
from casusbelli_my_rule import PACK

from casusbelli.testing import Check, checks

SCENARIOS = Path(__file__).with_name("scenarios.toml")


@pytest.mark.parametrize("check", checks(PACK, SCENARIOS), ids=str)
def test_my_rule(check: Check) -> None:
    check()
