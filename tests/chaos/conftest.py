"""Uses the same services as the tests of the service."""

from tests.service.conftest import clock, database, service, store  # noqa: F401 # fixtures
