"""A German reader opens every page, of every variant: no text on it is the same as in English, names and codes aside.

Each page is fetched in both languages and compared text by text, with the labels that only screen readers and hints
show. A passage in another language is marked with ``lang``, and code stands in elements for code.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from html.parser import HTMLParser

import pytest
from starlette.testclient import TestClient

from casusbelli.core.translations import name_in
from casusbelli.engine.spec import packs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Setup
from casusbelli.service.games import lobby, order_entry
from casusbelli.service.games.open_game import opened
from casusbelli.variants import board, board_names
from tests.web.conftest import house_of
from tests.web.test_pages import as_somebody, ok

RULES = [
    *(("standard", name) for name in board_names()),
    *((name, "standard") for name in sorted(packs()) if name != "standard"),
]
OTHERS = ("/", "/games", "/new", "/rules", "/dashboard", "/settings", "/settings/notifications", "/sign-in")
RUBBISH = "A PAR - MOS\nF ADR C A VIE - TRI\nA PIK H\nBuild A PAR\nA MUN S F KIE - NTH"
SHOWN = ("aria-label", "title", "placeholder", "alt", "data-ask")
NOT_READ = ("script", "style", "code", "textarea", "pre", "input", "q")
IDENTIFIER = re.compile(r"\S*\w[./_]\w\S*")  # keys of options, labels of dice
CODE = re.compile(r"[A-Z]{2,4}|[A-Z][a-z]|[nesw]c")  # of provinces, kinds of treaties, powers in a narrow table, coasts
WORD = re.compile(r"[A-Za-zÄÖÜäöüß]{2,}")
SAME = frozenset({
    "Casus Belli", "Deutsch", "English", "Anna", "Try", "Name", "API", "Code", "JSON", "Discord", "Webhook", "Token",
    "DATC", "UTC", "Version", "Info", "Text", "Bot", "Bots", "Formal Diplomacy", "International Relations", "Masters",
    "Factional", "Diplomacy", "World War I", "Aa", "Winter", "Downloads", "Option", "Phase", "Entente", "Neutral",
    "Index", "Seed", "Status", "dumbbot", "greedy", "random", "search", "hold", "chain",
})  # fmt: skip


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


def names() -> frozenset[str]:
    """Names that are the same in German."""
    found: set[str] = set()
    for given in map(board, board_names()):
        english = (*(p.name for p in given.provinces), *given.power, *given.impassable.values())
        found |= {name for name in english if name_in("de", name) == name}
    return frozenset(found)


KNOWN = (
    {*names(), *(word for name in names() for word in name.split())}
    | SAME
    | {str(pack.title) for pack in packs().values()}
)


def is_name(text: str) -> bool:
    text = IDENTIFIER.sub("", text)
    for name in sorted(KNOWN, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "", text)
    return not any(not CODE.fullmatch(word) for word in WORD.findall(text))


def untranslated(client: TestClient, path: str, own: Iterable[str] = ()) -> list[str]:
    pages = {}
    for language in ("en", "de"):
        client.cookies.set("language", language)
        pages[language] = ok(client, path)
        assert f'<html lang="{language}"' in pages[language], path
    english = set(texts_of(pages["en"], "en"))
    same = {text for text in texts_of(pages["de"], "de") if text in english and not is_name(text)}
    return sorted(text for text in same if not text.startswith(tuple(own)))


def none_of(english: list[str]) -> None:
    if english:
        pytest.fail("not in German:\n" + "\n".join(english), pytrace=False)


def write_all(service: Service, who: Who, game: str, rng: random.Random) -> set[str]:
    """Random orders for every seat; all that they could write, in the notation that people type."""
    with service.read() as tx:
        open_game = opened(service, tx, game).game
        offered = {seat: [str(order) for order in open_game.options(seat)] for seat in open_game.rules.names}
        phase = open_game.phase
    for seat, lines in offered.items():
        quiet = [line for line in lines if not line.startswith(("Propose", "Vote"))]
        order_entry.submit(service, who, game, seat, phase, "\n".join(rng.sample(quiet, min(12, len(quiet)))))
    return {line for lines in offered.values() for line in lines}


def pages_of(game: str, seat: str) -> Iterator[str]:
    base = f"/games/{game}"
    yield from (f"{base}?seat={seat}", f"{base}/report?seat={seat}", f"{base}/rulebook", f"{base}/acts", f"{base}/dice")
    yield from (f"{base}/console", f"{base}/console/board", f"{base}/console/board?seat={seat}")


@pytest.mark.drawn(5)
@pytest.mark.parametrize(("rules", "on"), RULES)
def test_the_pages_of_a_game(small_client: TestClient, rules: str, on: str, full: bool) -> None:
    client, rng = small_client, random.Random(f"{rules} {on}")
    who, csrf = as_somebody(client)
    service = house_of(client)

    game = lobby.create(service, who, Setup(name="Anna", rules=rules, map=on, kind="sandbox"))
    english: dict[str, list[str]] = {}
    for phase in range(6 if full else 3):
        with service.read() as tx:
            played = opened(service, tx, game).game
            seat = played.rules.names[0]
        if played.state.outcome is not None:
            break
        typed = write_all(service, who, game, rng)
        with suppress(ServiceError):  # at once the game may have come to its end
            order_entry.submit(service, who, game, seat, played.phase, RUBBISH)
        with service.read() as tx:
            if opened(service, tx, game).row["status"] != "running":
                break
        for path in pages_of(game, seat):
            if found := untranslated(client, path, typed):
                english[f"{phase} {path.replace(game, '')}"] = found
        client.post(f"/games/{game}/judge", data={"csrf": csrf, "seat": seat})
    none_of([f"{where}: {text}" for where, found in english.items() for text in found])


@pytest.mark.parametrize("path", OTHERS)
def test_the_other_pages(small_client: TestClient, path: str) -> None:
    as_somebody(small_client)
    none_of(untranslated(small_client, path))


@pytest.mark.drawn(5)
@pytest.mark.parametrize("rules", sorted(name for name, pack in packs().items() if pack.game))
def test_the_rulebook_of_each_pack(small_client: TestClient, rules: str) -> None:
    as_somebody(small_client)
    none_of(untranslated(small_client, f"/rules/{rules}"))
