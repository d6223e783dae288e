"""A service of its own for each test, and somebody who uses it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from casusbelli.service.house import House, Who
from casusbelli.store import open_store
from tests.service.conftest import person


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    store = open_store(f"sqlite:///{tmp_path / 'games.db'}")
    yield House(store)
    store.close()


@pytest.fixture
def ada(house: House) -> Who:
    return person(house, "Ada")
