"""Options of the test run."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is slow, not wrong.
settings.register_profile("patient", suppress_health_check=[HealthCheck.too_slow], deadline=None)
settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="compare far more random positions (minutes, not seconds)")


@pytest.fixture(scope="session")
def full(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--full"))
