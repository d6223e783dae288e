"""What is read on pages, and which of it is the same in English as in another language, names and codes aside.

Each page is fetched in both languages and compared text by text, with the labels that only screen readers and hints
show. A passage in another language is marked with ``lang``, and code stands in elements for code.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from html import unescape

import pytest
from starlette.testclient import TestClient

from casusbelli.core.translations import name_in
from casusbelli.variants import board, board_names

SHOWN = ("aria-label", "title", "placeholder", "alt", "data-ask")
NOT_READ = ("script", "style", "code", "textarea", "pre", "input", "q", "text")  # text: labels of provinces, hyphenated
IDENTIFIER = re.compile(r"\S*\w[./_]\w\S*")  # keys of options, labels of dice
CODE = re.compile(r"[A-Z]{2,4}|[A-Z][a-z]|[nesw]c")  # of provinces, kinds of treaties, powers in a narrow table, coasts
QUOTED = re.compile(r"„[^“]*(“|$)|^[^„]*“|«.*?»")  # orders as people type them; a tooltip can divide one
NOTATION = re.compile(r"\b(Build|Remove) [AF] [A-Z]{3}(/[NS]C)?( for \w+)?")  # tables show orders as they are written
FEW = 10  # a page has more texts
WORDS = {"Sind"}  # English names that are words of other languages
WORD = re.compile(r"[A-Za-zÄÖÜäöüß]{2,}")
GERMAN = frozenset({
    "Casus Belli", "Deutsch", "English", "Anna", "Try", "Name", "API", "Code", "JSON", "Discord", "Webhook", "Token",
    "DATC", "UTC", "Version", "Info", "Text", "Bot", "Bots", "Formal Diplomacy", "International Relations", "Masters",
    "Factional", "Diplomacy", "World War I", "Aa", "Winter", "Downloads", "Option", "Phase", "Entente", "Neutral",
    "Masters Rules", "The Great War II", "Rebellion", "Index", "Status", "dumbbot", "greedy", "random", "search",
    "hold", "Moderation", "sqlite", "postgres", "General", "Gunboat", "Live", "Youngstown",
})  # fmt: skip
FRENCH = frozenset({
    "Casus Belli", "Français", "Deutsch", "English", "Anna", "API", "JSON", "Discord", "Webhook", "DATC", "UTC", "Bots",
    "Diplomacy", "Concessions", "Corrections", "Invitations", "Messages", "messages", "minutes", "Notifications",
    "E-mail", "Gunboat", "Option", "Phase", "Phases", "Position", "Actions", "Europe, 1898", "Europe, 1901", "Vacant",
    "dumbbot", "greedy", "hold", "random", "search", "coalition", "concession", "faction", "press", "province",
    "Points", "Possible", "Relations", "Source", "pt", "pts", "Youngstown",
})  # fmt: skip
SAME = {"de": GERMAN, "fr": FRENCH}
VOID = frozenset(("input", "br", "link", "meta", "img", "hr", "wbr", "col"))
TOKEN = re.compile(
    r"<!--.*?-->|<![^>]*>|<(?P<raw>script|style)\b.*?</(?P=raw)\s*>|"
    r"<(?P<close>/?)(?P<tag>[a-zA-Z][^\s/>]*)(?P<attributes>(?:\"[^\"]*\"|'[^']*'|[^'\">])*)>|(?P<text>[^<]+)",
    re.DOTALL | re.IGNORECASE,
)
ATTRIBUTE = re.compile(r"([^\s\"'=<>/]+)(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s\"'>]+)))?")
WANTED = re.compile("|".join((*SHOWN, "lang")))


def texts_of(page: str, language: str) -> list[str]:
    """The texts of a page, except code and passages marked as another language. The pages are thousands, and all but a
    few of their elements are drawn: the parser of the standard library takes longer than the pages themselves."""
    found: list[str] = []
    opened: list[tuple[str, bool]] = []
    hidden = 0  # how many of those that are open hide their texts
    end = 0
    for token in TOKEN.finditer(page):
        assert token.start() == end, page[end : end + 80]
        end = token.end()
        text, tag = token["text"], (token["tag"] or "").lower()
        if text is not None:
            if not hidden and not text.isspace():
                found.append(" ".join(unescape(text).split()))
        elif token["close"]:
            while opened:
                other, hides = opened.pop()
                hidden -= hides
                if other == tag:
                    break
        elif tag:
            attributes = token["attributes"]
            given = attributes_of(attributes) if WANTED.search(attributes) else {}
            hides = tag in NOT_READ or given.get("lang", language) != language
            if not hidden and not hides:
                found += [given[name] for name in SHOWN if name in given]
            if tag not in VOID and not attributes.endswith("/"):
                opened.append((tag, hides))
                hidden += hides
    assert end == len(page), page[end : end + 80]
    return found


def attributes_of(text: str) -> dict[str, str]:
    return {name.lower(): unescape("".join(values)) for name, *values in ATTRIBUTE.findall(text)}


@cache
def known(language: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Names and words that are the same in this language, the longest first, and what finds each as a word."""
    found: set[str] = set()
    for given in map(board, board_names()):
        english = (*(p.name for p in given.provinces), *given.power, *given.impassable.values())
        found |= {name for name in english if name_in(language, name) == name}
    found |= {word for name in found for word in name.split()}
    names = sorted(found | SAME[language], key=len, reverse=True)
    return tuple((name, re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")) for name in names)


@cache
def english_names(language: str) -> re.Pattern[str]:
    """Names of powers and provinces that are others in this language."""
    given = [board(name) for name in board_names()]
    names = {name for one in given for name in (*(p.name for p in one.provinces), *one.power)}
    others = sorted(name for name in names - WORDS if name_in(language, name) != name)
    return re.compile(rf"(?<![\w.])({'|'.join(map(re.escape, others))})(?!\w)")


@cache
def is_name(text: str, language: str) -> bool:
    text = IDENTIFIER.sub("", text)
    for name, as_word in known(language):
        if name in text:
            text = as_word.sub("", text)
    return not any(not CODE.fullmatch(word) for word in WORD.findall(text))


def untranslated(
    client: TestClient, path: str, own: Iterable[str] = (), language: str = "de", status: int = 200
) -> list[str]:
    """The English texts of a page. ``own``: beginnings of texts that a person wrote."""
    pages = {}
    for code in ("en", language):
        client.cookies.set("language", code)
        answer = client.get(path)
        assert (answer.status_code, f'<html lang="{code}"' in answer.text) == (status, True), path
        pages[code] = [NOTATION.sub("", text) for text in texts_of(answer.text, code)]
    told = [text for text in pages[language] if not text.startswith(tuple(own))]
    assert len(told) > FEW, path
    same = {text for text in told if text in pages["en"] and not is_name(text, language)}
    return sorted(same | {text for text in told if english_names(language).search(QUOTED.sub("", text))})


def none_of(english: list[str]) -> None:
    if english:
        pytest.fail("still in English:\n" + "\n".join(english), pytrace=False)
