"""What is read on pages, and which of it is the same in English as in another language, names and codes aside.

Each page is fetched in both languages and compared text by text, with the labels that only screen readers and hints
show. A passage in another language is marked with ``lang``, and code stands in elements for code.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from html.parser import HTMLParser

import pytest
from starlette.testclient import TestClient

from casusbelli.core.translations import name_in
from casusbelli.engine.spec import packs
from casusbelli.variants import board, board_names
from tests.web.test_pages import ok

SHOWN = ("aria-label", "title", "placeholder", "alt", "data-ask")
NOT_READ = ("script", "style", "code", "textarea", "pre", "input", "q")
IDENTIFIER = re.compile(r"\S*\w[./_]\w\S*")  # keys of options, labels of dice
CODE = re.compile(r"[A-Z]{2,4}|[A-Z][a-z]|[nesw]c")  # of provinces, kinds of treaties, powers in a narrow table, coasts
WORD = re.compile(r"[A-Za-zÄÖÜäöüß]{2,}")
GERMAN = frozenset({
    "Casus Belli", "Deutsch", "English", "Anna", "Try", "Name", "API", "Code", "JSON", "Discord", "Webhook", "Token",
    "DATC", "UTC", "Version", "Info", "Text", "Bot", "Bots", "Formal Diplomacy", "International Relations", "Masters",
    "Factional", "Diplomacy", "World War I", "Aa", "Winter", "Downloads", "Option", "Phase", "Entente", "Neutral",
    "Index", "Seed", "Status", "General", "Gunboat", "Live", "dumbbot", "greedy", "random", "search", "hold", "chain",
})  # fmt: skip
FRENCH = frozenset({
    "Casus Belli", "Français", "Deutsch", "English", "Anna", "API", "JSON", "Discord", "Webhook", "DATC", "UTC", "Bots",
    "Diplomacy", "Concessions", "Corrections", "Invitations", "Messages", "messages", "minutes", "Notifications",
    "E-mail", "Gunboat", "Option", "Phase", "Phases", "Position", "Actions", "Europe, 1901", "vacant",
    "dumbbot", "greedy", "hold", "random", "search",
})  # fmt: skip
SAME = {"de": GERMAN, "fr": FRENCH}


class Texts(HTMLParser):
    """What is read on a page, but for code and passages that say which other language they are in."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language
        self.open: list[tuple[str, bool]] = []
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        hidden = tag in NOT_READ or known.get("lang", self.language) != self.language
        if not any(hid for _tag, hid in self.open) and not hidden:
            self.found += [known[name] or "" for name in SHOWN if name in known]
        if tag not in ("input", "br", "link", "meta", "img", "hr", "wbr", "col"):
            self.open.append((tag, hidden))

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not any(hid for _tag, hid in self.open) and data.strip():
            self.found.append(" ".join(data.split()))


def texts_of(page: str, language: str) -> list[str]:
    reader = Texts(language)
    reader.feed(page)
    return reader.found


@cache
def known(language: str) -> tuple[str, ...]:
    """Names and words that are the same in this language, the longest first."""
    found: set[str] = set()
    for given in map(board, board_names()):
        english = (*(p.name for p in given.provinces), *given.power, *given.impassable.values())
        found |= {name for name in english if name_in(language, name) == name}
    found |= {word for name in found for word in name.split()}
    found |= SAME[language] | {str(pack.title) for pack in packs().values()}
    return tuple(sorted(found, key=len, reverse=True))


def is_name(text: str, language: str) -> bool:
    text = IDENTIFIER.sub("", text)
    for name in known(language):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "", text)
    return not any(not CODE.fullmatch(word) for word in WORD.findall(text))


def untranslated(client: TestClient, path: str, own: Iterable[str] = (), language: str = "de") -> list[str]:
    """``own``: what begins like this is a person's own text."""
    pages = {}
    for code in ("en", language):
        client.cookies.set("language", code)
        pages[code] = ok(client, path)
        assert f'<html lang="{code}"' in pages[code], path
    english = set(texts_of(pages["en"], "en"))
    same = {text for text in texts_of(pages[language], language) if text in english and not is_name(text, language)}
    return sorted(text for text in same if not text.startswith(tuple(own)))


def none_of(english: list[str]) -> None:
    if english:
        pytest.fail("still in English:\n" + "\n".join(english), pytrace=False)
