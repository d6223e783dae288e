"""The same houses as the tests of the service have."""

from tests.service.conftest import clock, database, service, store  # noqa: F401 # fixtures
