"""A third language is files only: French pages and a French rulebook of the standard game."""

from __future__ import annotations

import re

from starlette.testclient import TestClient

import casusbelli
from casusbelli.core.said import Said, said
from casusbelli.core.wording import result_row
from casusbelli.web.texts import languages, passage


def test_pages_in_french(client: TestClient) -> None:
    page = client.get("/", headers={"Accept-Language": "fr-CA, en;q=0.5"}).text
    assert '<html lang="fr"' in page
    assert "S’inscrire" in page
    assert languages()["fr"] == "Français"


def test_the_rulebook_in_french() -> None:
    """All of it but what is the same in both languages: names and orders."""
    rules = casusbelli.new_game("standard")
    english, french = (rules.rules_text(language).splitlines() for language in ("en", "fr"))
    same = [line for line in set(english) & set(french) if re.search(r"[a-z]{3} [a-z]{3}", line)]
    assert same == []


def test_what_there_is_only_in_english_says_so(client: TestClient) -> None:
    """The packs have no French catalogs; names of variants and their descriptions are marked."""
    page = client.get("/rules", headers={"Accept-Language": "fr"}).text
    assert '<span lang="en">Formal Diplomacy</span>' in page
    assert '<span lang="en">Standard Diplomacy</span>' not in page
    assert 'lang="en">' not in client.get("/rules", headers={"Accept-Language": "en"}).text


def test_a_passage_in_a_passage() -> None:
    """Only the reason, of a pack without a French catalog or of an older log, is marked, as a whole sentence."""
    for why, english in (
        (said("formal.not-at-war"), "You are at war with nobody, so there is nobody to surrender to."),
        ("bounced & <b>", "Bounced &amp; &lt;b&gt;."),
    ):
        told = result_row("A PAR - BUR", ("illegal",), why) if isinstance(why, Said) else said("core.row-why", why=why)
        start = "Ordre nul. " if isinstance(why, Said) else ""
        assert passage("fr", told) == f'{start}<span lang="en">{english}</span>'
    assert passage("fr-CA", said("core.row-result", result="given", act="other")) == "Soutien donné."
    assert passage("en", "an older sentence") == "an older sentence"


def test_refusals_tell_the_language_in_which_they_are(client: TestClient) -> None:
    """The service has no French catalog, the pages have one."""
    french = {"Accept-Language": "fr"}
    nowhere, none = client.get("/api/v1/nowhere", headers=french), client.get("/api/v1/games/none", headers=french)
    assert (nowhere.status_code, nowhere.headers["Content-Language"]) == (404, "fr")
    assert (none.status_code, none.headers["Content-Language"]) == (404, "en")
