"""Quick phrases in the API and on the pages of conversations."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import unescape
from typing import Any
from urllib.parse import quote

import pytest
from starlette.testclient import TestClient

from casusbelli.engine.phrases import Phrase
from casusbelli.service.base.service import VISITOR
from casusbelli.service.base.settings import PressSettings, Settings
from casusbelli.service.games import press
from casusbelli.service.reads.phrase_form import OFFERED
from tests.service.tables import seven
from tests.web.conftest import Api, api_of, house_of, signed_in
from tests.web.test_pages import client, ok, post  # noqa: F401 # a fixture

BOTS = dict.fromkeys(("England", "France", "Germany", "Italy", "Russia"), "hold")
TALK = "Austria|Turkey"


@pytest.fixture
def two(client: TestClient) -> tuple[str, Api, Api]:  # noqa: F811
    """A game in which Ada plays Austria and Bob plays Turkey."""
    ada = api_of(client, "Ada")
    game: str = ada.ok("POST", "/games", {"name": "A game", "bots": BOTS, "settings": {"clock": {"length": 0}}})["id"]
    bob = api_of(client, "Bob")
    ada.ok("POST", f"/games/{game}/join", {"seat": "Austria"})
    bob.ok("POST", f"/games/{game}/join", {"seat": "Turkey"})
    return game, ada, bob


# --- the API


def test_programs_send_and_answer_phrases(two: tuple[str, Api, Api]) -> None:
    game, ada, bob = two
    sent = {"to": ["Turkey"], "phrase": {"kind": "demilitarize", "province": "Black Sea", "year": 1903}}
    offered = ada.ok("POST", f"/games/{game}/press", sent)["id"]
    [read] = bob.ok("GET", f"/games/{game}/press")["letters"]
    assert read["phrase"] == {"kind": "demilitarize", "province": "BLA", "year": 1903}
    assert read["text"] == "Shall we keep our units out of the Black Sea until the end of 1903?"
    assert read["text_said"]["code"] == "engine.phrase-demilitarize"
    answer = {"kind": "refuse", "earlier": offered, "wording": 2}
    bob.ok("POST", f"/games/{game}/press", {"to": ["Austria"], "phrase": answer})
    [*_, last] = ada.ok("GET", f"/games/{game}/press")["letters"]
    assert (last["text"], last["phrase"]) == ("Not this time.", answer)
    ada.ok("POST", f"/games/{game}/press", {"to": ["Turkey"], "text": "a pity"})
    [*_, last] = bob.ok("GET", f"/games/{game}/press")["letters"]
    assert (last["text"], last["phrase"], last["text_said"]) == ("a pity", None, None)


@pytest.mark.parametrize(
    ("status", "code", "body"),
    [
        (422, "bad-phrase", {"phrase": {"kind": "marry"}}),
        (422, "bad-phrase", {"phrase": {"kind": "peace"}}),
        (422, "bad-phrase", {"phrase": {"kind": "peace", "year": 1900}}),
        (422, "bad-phrase", {"phrase": {"kind": "joint-attack", "power": "Austria"}}),
        (422, "bad-phrase", {"phrase": {"kind": "offer-support", "orders": ["F ANK S F SEV - BLA"]}}),
        (422, "bad-input", {"phrase": {"kind": "thank"}, "text": "and hello"}),
        (422, "bad-input", {"phrase": {"kind": "thank"}, "to": ["Austria"]}),
        (422, "bad-input", {}),
        (404, "not-found", {"phrase": {"kind": "accept", "earlier": "x"}}),
        (422, "bad-input", {"phrase": {"kind": "peace", "year": "1903"}}),
        (422, "bad-input", {"phrase": {"kind": "thank", "color": "red"}}),
        (422, "bad-input", {"phrase": {"kind": "plan", "orders": ["A VIE H"] * 6}}),
        (422, "bad-input", {"phrase": {"kind": "warn-power", "power": "\0"}}),
        (422, "bad-input", {"phrase": "peace"}),
    ],
)
def test_what_programs_cannot_send(two: tuple[str, Api, Api], status: int, code: str, body: dict[str, Any]) -> None:
    game, ada, bob = two
    answer = ada("POST", f"/games/{game}/press", {"to": ["Turkey"], **body})
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.json()
    assert bob.ok("GET", f"/games/{game}/press")["letters"] == []


# --- the pages


def talking(client: TestClient) -> tuple[str, Callable[[str], str]]:  # noqa: F811
    """A game, and how a player signs in."""
    game, people = seven(house_of(client))
    return game, lambda seat: signed_in(client, people[seat].name)


def posted_phrase(page: str) -> dict[str, Any]:
    """The phrase that the form on a page would send."""
    found = re.findall(r'name="phrase" value="([^"]+)"', page)
    return dict(json.loads(unescape(found[-1])))


def test_a_phrase_is_put_together_and_answered_without_scripts(client: TestClient) -> None:  # noqa: F811
    game, enter = talking(client)
    csrf = enter("Austria")
    talk = f"/games/{game}/press?seat=Austria&thread={quote(TALK)}"
    link = re.search(r'href="([^"]+)"\s+data-phrases', ok(client, talk))
    assert link is not None
    page = ok(client, unescape(link[1]))
    assert "Shall we keep the peace until the end of 1901?" in page
    page = ok(client, unescape(link[1]) + "&kind=demilitarize&province=BLA&year=1904")
    sentence = "Shall we keep our units out of the Black Sea until the end of 1904?"
    assert sentence in page
    sent: dict[str, Any] = {"seat": "Austria", "to": "Turkey", "phrase": json.dumps(posted_phrase(page))}
    assert post(client, f"/games/{game}/press", csrf, **sent) == talk
    assert 'name="phrase"' not in ok(client, talk)  # nobody answers their own proposal
    csrf = enter("Turkey")
    talk = talk.replace("seat=Austria", "seat=Turkey")
    page = ok(client, talk)
    assert sentence in page
    assert "Accept" in page
    assert posted_phrase(page)["kind"] == "refuse"
    post(client, f"/games/{game}/press", csrf, seat="Turkey", to="Austria", phrase=json.dumps(posted_phrase(page)))
    page = ok(client, talk)
    assert "No, thank you." in page
    assert page.count(sentence) == 2  # the proposal, and the quotation above the answer
    assert 'name="phrase"' not in page
    client.headers["Accept-Language"] = "de"
    page = ok(client, talk)
    assert "Wollen wir bis Ende 1904 keine Einheiten in das Schwarze Meer schicken?" in page
    assert "Nein, danke." in page
    assert "Shall we keep" not in page + ok(client, f"/games/{game}?seat=Turkey")


@pytest.mark.parametrize("kind", OFFERED)
def test_every_phrase_that_the_form_makes_is_sent(client: TestClient, kind: str) -> None:  # noqa: F811
    """With the defaults of all fields, in conversations with one player and with everybody."""
    game, people = seven(house_of(client))
    csrf = signed_in(client, people["Austria"].name)
    for thread, to in (("Austria|Italy", "Italy"), ("*", "*")):
        page = ok(client, f"/games/{game}/press/phrase?seat=Austria&thread={quote(thread)}&kind={kind}")
        phrase = posted_phrase(page)
        assert phrase["kind"] == kind
        post(client, f"/games/{game}/press", csrf, seat="Austria", to=to, phrase=json.dumps(phrase))
        letter = press.letters(house_of(client), people.get(to, VISITOR), game)[-1]
        assert letter["phrase"] is not None
        assert letter["phrase"].kind == kind


def test_only_what_is_in_reach_is_offered(client: TestClient) -> None:  # noqa: F811
    game, enter = talking(client)
    enter("Austria")
    form = f"/games/{game}/press/phrase?seat=Austria&thread={quote('Austria|Italy')}&kind=ask-support"
    assert posted_phrase(ok(client, form + "&move=A VIE - TYR"))["orders"] == ["A VEN S A VIE - TYR"]
    assert posted_phrase(ok(client, form + "&move=A VIE - GAL&unit=F LON"))["orders"] == ["A VEN S A BUD - TRI"]
    far = ok(client, form.replace("Austria%7CItaly", quote("Austria|England")))
    assert "None of the units can do this now." in far
    assert 'name="phrase"' not in far


@pytest.mark.parametrize(
    ("phrase", "status"),
    [
        ("{", 422),
        ("[]", 422),
        ('{"kind":"marry"}', 422),
        ('{"kind":"accept","earlier":"x"}', 404),
        ('{"kind":"peace","year":1e400}', 422),
        ("[" * 20_000, 422),
        ("x" * 1_000_000, 413),
    ],
)
def test_what_a_form_cannot_send(client: TestClient, phrase: str, status: int) -> None:  # noqa: F811
    game, enter = talking(client)
    csrf = enter("Austria")
    sent = {"csrf": csrf, "seat": "Austria", "to": "Turkey", "phrase": phrase}
    assert client.post(f"/games/{game}/press", data=sent).status_code == status


def test_nobody_else_gets_to_the_form(client: TestClient) -> None:  # noqa: F811
    game, enter = talking(client)
    enter("Italy")
    for seat, thread in (("Austria", TALK), ("Italy", TALK), ("", TALK)):
        answer = client.get(f"/games/{game}/press/phrase", params={"seat": seat, "thread": thread})
        assert answer.status_code in (403, 404), (seat, thread)


def test_anonymous_conversations_have_no_buttons_to_answer_and_stay_anonymous(client: TestClient) -> None:  # noqa: F811
    """An answer would show who had asked; and what is written there goes out with the mark that it is anonymous."""
    service = house_of(client)
    game, people = seven(service, Settings(press=PressSettings(grey=True)))
    peace = Phrase("peace", year=1903)
    for to in (["Italy"], ["Italy", "France"], ["*"]):
        press.send(service, people["Austria"], game, to, "", "Austria", grey=True, phrase=peace)
    press.send(service, people["Austria"], game, ["*"], "", "Austria", phrase=peace)
    signed_in(client, "Player of Italy")
    for thread, open_ones in (("grey|Italy", 0), ("grey|France|Italy", 0), ("*", 1)):
        page = ok(client, f"/games/{game}/press?seat=Italy&thread={quote(thread)}")
        assert "Shall we keep the peace until the end of 1903?" in page
        assert page.count('class="row answers') == open_ones, thread
    signed_in(client, "Player of Austria")
    for path in ("press", "press/phrase"):
        page = ok(client, f"/games/{game}/{path}?seat=Austria&thread={quote('grey|Italy')}")
        forms = [form for form in re.findall(r"<form[^>]*>.*?</form>", page, re.DOTALL) if 'name="to"' in form]
        assert forms
        assert all('name="grey" value="yes"' in form for form in forms)
