"""Secrets in addresses appear neither in the log, whatever goes wrong, nor in a referrer."""

from __future__ import annotations

import logging
import re
from io import StringIO

import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute
from starlette.testclient import TestClient

from casusbelli.service.base.passwords import new_secret
from casusbelli.web.log_lines import TextLines
from casusbelli.web.redaction import SECRET_PAGES, redacted

SECRET = "Zk3x_9fQ2-aLwP7dTn5RbVcY8mHs1JgKeU4oXi6BzCt"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('"GET /password/a-secret HTTP/1.1" 410', '"GET /password/... HTTP/1.1" 410'),
        ('"GET /confirm/a-secret HTTP/1.1" 200', '"GET /confirm/... HTTP/1.1" 200'),
        ('"GET /calendar/a-secret.ics HTTP/1.1" 200', '"GET /calendar/... HTTP/1.1" 200'),
        ('"POST /unsubscribe/a.b-c HTTP/1.1" 200', '"POST /unsubscribe/... HTTP/1.1" 200'),
        ("GET //PASSWORD/a-secret/ failed", "GET //PASSWORD/... failed"),
        ("GET /password%2fa-secret failed", "GET /password%2f... failed"),
        ("https://example.org/password/a-secret, then", "https://example.org/password/..., then"),
        ("GET /games/x?invitation=abc&seat=Italy HTTP/1.1", "GET /games/x?invitation=...&seat=... HTTP/1.1"),
        ("GET /sign-in?next=/games/x%3Finvitation%3Dabc ", "GET /sign-in?next=... "),
        ("https://discord.com/api/webhooks/1/abc: 404", "https://discord.com/api/webhooks/... 404"),
        ("postgresql://casus:pass@db/x is away", "postgresql://casus:...@db/x is away"),
        ("KeyError: 'cb_abcdefghijkl'", "KeyError: 'cb_...'"),
        (f"KeyError: '{SECRET}'", "KeyError: '...'"),
        ("GET /games/8sKp2mQxT4aB/orders", "GET /games/8sKp2mQxT4aB/orders"),
        ('File "x.py", line 7, in test_what_that_package_saved_is_played_again_2', None),
    ],
)
def test_lines(text: str, expected: str | None) -> None:
    assert redacted(text) == (text if expected is None else expected)


def test_a_long_line_takes_no_time() -> None:
    for piece in ("a", "A1", "/password", "?a=", "://a:", "cb_", "-"):
        assert len(redacted(piece * 100_000)) <= len(piece) * 100_000


def test_every_secret_address_is_known(app: FastAPI) -> None:
    """A parameter that is not known to be harmless stands in an address that is known to be secret."""
    for route in app.routes:
        if isinstance(route, APIRoute) and not route.path.startswith(SECRET_PAGES):
            names = set(re.findall(r"{(\w+)", route.path))
            assert not any("secret" in name or "ticket" in name for name in names), route.path


@pytest.mark.parametrize("page", ["/password/", "/confirm/"])
def test_a_traceback(client: TestClient, monkeypatch: pytest.MonkeyPatch, page: str) -> None:
    """Of a fault of ours, with the secret in the address and in the exception."""
    secret, out = new_secret(), StringIO()

    def broken(*given: object, **named: object) -> None:
        raise RuntimeError(f"cannot look up {secret} of {given} {named}")

    monkeypatch.setattr("casusbelli.store.sqlite.SqliteTx.all", broken)
    monkeypatch.setattr("casusbelli.store.postgres.PostgresTx.all", broken)
    handler = logging.StreamHandler(out)
    handler.setFormatter(TextLines())
    logging.getLogger().addHandler(handler)
    try:
        client.get(f"{page}{secret}?next={secret}", headers={"Referer": f"http://testserver{page}{secret}"})
    finally:
        logging.getLogger().removeHandler(handler)
    assert "Traceback" in out.getvalue()
    assert f"GET {page}..." in out.getvalue()
    assert secret not in out.getvalue()


def test_no_referrer_has_a_path(client: TestClient) -> None:
    for path in [f"{page}{new_secret()}" for page in SECRET_PAGES] + ["/sign-in?next=/games/x", "/games?invitation=x"]:
        assert client.get(path).headers["Referrer-Policy"] == "strict-origin", path
    assert client.get("/").headers["Referrer-Policy"] == "same-origin"
    assert "casus_session" not in client.get("/metrics").text
