"""The application for the service of any test. It is created once, which takes longer than most tests."""

from __future__ import annotations

from functools import cache

from casusbelli.service.base.service import Service
from casusbelli.store import open_store
from casusbelli.web.app import create_app, furnish
from casusbelli.web.application import Application


@cache
def the_app() -> Application:
    return create_app(Service(open_store("sqlite://:memory:")))


def app_of(service: Service) -> Application:
    """The application as if it had been created for this service, which it serves until the next call."""
    app = the_app()
    furnish(app, service)
    app.middleware_stack = None  # it is made anew, and has counted nobody
    return app
