"""A third language is files only: French pages and a French rulebook of the standard game."""

from __future__ import annotations

import re

from starlette.testclient import TestClient

import casusbelli
from casusbelli.web.texts import languages


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
