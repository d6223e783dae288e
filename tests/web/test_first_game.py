"""Somebody's first game: a hint until it is dismissed, once for all games, and settings that fit a guest."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.web.test_pages import ok, post

HINT = 'id="first-game"'


@pytest.fixture
def client(small_client: TestClient) -> TestClient:
    return small_client


def csrf_of(client: TestClient) -> str:
    return ok(client, "/learn").split('name="csrf" content="')[1].split('"')[0]


def test_the_hint_is_dismissed_for_good(client: TestClient) -> None:
    game = post(client, "/play", csrf_of(client), rules="standard")
    shown = ok(client, game)
    assert HINT in shown
    assert 'href="/how-to-play"' in shown
    assert post(client, "/first-game", csrf_of(client), next=game) == game
    assert HINT not in ok(client, game)
    assert HINT not in ok(client, post(client, "/play", csrf_of(client), rules="formal"))


def test_dismissing_leads_to_no_other_site(client: TestClient) -> None:
    post(client, "/play", csrf_of(client), rules="standard")
    assert post(client, "/first-game", csrf_of(client), next="//example.org") == "/"


def test_a_sandbox_has_no_hint(client: TestClient) -> None:
    assert HINT not in ok(client, post(client, "/sandbox", csrf_of(client), rules="standard"))


def test_guests_need_no_password_to_leave(client: TestClient) -> None:
    """They have none, so their settings offer an account, and no form to delete one with its password."""
    post(client, "/play", csrf_of(client), rules="standard")
    shown = ok(client, "/settings")
    assert 'action="/settings/claim"' in shown
    assert 'action="/settings/delete"' not in shown
