"""The same houses as the tests of the service have."""

from tests.service.conftest import clock, database, house, store  # noqa: F401 # fixtures
