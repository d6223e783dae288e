"""A cache of rendered pages, valid as long as the version of their data is unchanged."""

from __future__ import annotations

import re
from dataclasses import dataclass
from sys import getsizeof
from typing import Final, NamedTuple

from isal import isal_zlib

from casusbelli.service.base.recent_cache import RecentCache
from casusbelli.service.base.service import Who
from casusbelli.service.ops.recent_pages import RecentPage
from casusbelli.web.compression import gzipped, parted
from casusbelli.web.security import etag_of

MOST_BYTES: Final = 24 * 1024 * 1024
MOST_PREPARED: Final = 8 * 1024 * 1024
BESIDES: Final = 1_000
"""Bytes that a cached page takes besides its body and its address."""
OF_GAME: Final = re.compile(r"/games/([^/?]+)(?:/now)?(?:\?.*)?")
"""The address of a game's page, or of its updates."""
FASTEST: Final = 0


@dataclass(frozen=True)
class PageKey:
    """The cache key: everything besides the database that a page depends on. The session is part of it, since forms
    carry its CSRF token, so two readers never share a page."""

    csrf: str
    address: str
    language: str
    theme: str
    packed: bool


class PageSubject(NamedTuple):
    """What a page shows, and to whom. ``who``: the reader, with their name and role. ``link``: the invitation they came
    with."""

    who: Who
    game_id: str
    link: str | None
    version: bytes
    kind: str


@dataclass(frozen=True)
class Page:
    """``body``: as it is sent."""

    about: PageSubject
    body: bytes
    tag: str

    @staticmethod
    def of(about: PageSubject, text: str, packed: bool) -> Page:
        body = gzipped(text.encode()) if packed else text.encode()
        return Page(about, body, etag_of(body))


PageCache = RecentCache[PageKey, Page]


def _bytes(asking: PageKey, page: Page) -> int:
    return getsizeof(asking.address) + getsizeof(page.body) + BESIDES


def page_cache() -> PageCache:
    """The pages of one process."""
    return RecentCache(MOST_BYTES, weigh=_bytes)


def recently_asked(pages: PageCache) -> list[RecentPage]:
    """The games of which somebody asked for the page or its updates, the last one first."""
    asked = ((OF_GAME.fullmatch(key.address), key, entry.value.about.who) for key, entry in reversed(pages.entries()))
    found = (RecentPage(who.account, game[1], key.language, key.theme) for game, key, who in asked if game)
    return [*dict.fromkeys(found)]


# --- pages that nobody has asked for yet


class PreparedPage(NamedTuple):
    """A page that was made before the first request, with the mark for the token: compressed, except for the ground of
    the board, which all pages of that board have."""

    who: Who
    version: bytes
    before: bytes
    ground: bytes
    after: bytes

    @staticmethod
    def of(who: Who, version: bytes, text: str) -> PreparedPage:
        before, ground, after = parted(text.encode())
        return PreparedPage(
            who, version, isal_zlib.compress(before, FASTEST), _shared(ground), isal_zlib.compress(after, FASTEST)
        )

    @property
    def text(self) -> str:
        return b"".join((isal_zlib.decompress(self.before), self.ground, isal_zlib.decompress(self.after))).decode()


PreparedPages = RecentCache[RecentPage, PreparedPage]


PLAIN_GROUNDS: Final[RecentCache[bytes, bytes]] = RecentCache(16)  # some 150 KB each


def _shared(ground: bytes) -> bytes:
    return PLAIN_GROUNDS.find(ground, lambda: ground)


def prepared_pages() -> PreparedPages:
    """Those of one process, each until somebody asks for it."""
    return RecentCache(MOST_PREPARED, weigh=lambda _page, made: len(made.before) + len(made.after) + BESIDES)


def take_prepared(pages: PreparedPages, page: RecentPage, who: Who, version: bytes) -> str | None:
    """The text of this page, if it was prepared and would be the same now."""
    made = pages.get(page)
    if made is None:
        return None
    pages.drop(page)
    return made.text if (made.who, made.version) == (who, version) else None
