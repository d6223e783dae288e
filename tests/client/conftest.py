"""A separate service and a user for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from casusbelli.service.base.service import Service, Who
from casusbelli.store import open_store
from tests.service.conftest import person


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    store = open_store(f"sqlite:///{tmp_path / 'games.db'}")
    yield Service(store)
    store.close()


@pytest.fixture
def ada(service: Service) -> Who:
    return person(service, "Ada")
