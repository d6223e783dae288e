"""A promoted standby knows every receipt that was given while it was synchronous."""

from __future__ import annotations

import pytest

from tests.chaos.own_postgres import BINARIES
from tests.chaos.standby import promoted

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(not BINARIES, reason="no PostgreSQL is installed that could have a standby"),
]


@pytest.mark.parametrize("level", ["on", "remote_apply"])
def test_a_promoted_standby_has_lost_nothing(level: str) -> None:
    found = promoted(level)
    assert len(found.receipts) > 0
    assert found.lost == 0


def test_a_commit_that_waits_for_one_disk_only_is_lost_with_it() -> None:
    """Otherwise the test above would prove nothing."""
    assert promoted("local").lost > 0
