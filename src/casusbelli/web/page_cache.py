"""A cache of rendered pages, valid as long as the version of their data is unchanged."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock

from casusbelli.service.base.service import Service, Who
from casusbelli.web.compression import gzipped
from casusbelli.web.security import etag_of

MOST_BYTES = 64 * 1024 * 1024


@dataclass(frozen=True)
class PageKey:
    """The cache key: everything besides the database that a page depends on. The session is part of it, since forms
    carry its CSRF token, so two readers never share a page."""

    who: Who
    csrf: str
    address: str
    language: str
    theme: str
    packed: bool


@dataclass(frozen=True)
class Page:
    version: bytes
    body: bytes
    tag: str


@dataclass
class PageCache:
    """An LRU cache of pages in this process."""

    pages: OrderedDict[PageKey, Page] = field(default_factory=OrderedDict)
    size: int = 0
    lock: Lock = field(default_factory=Lock)

    def page(self, service: Service, asking: PageKey, version: Callable[[], bytes], make: Callable[[], str]) -> Page:
        """The cached page, or a new one; version and page are read in one transaction."""
        with service.one_moment():
            known, now = self.pages.get(asking), version()
            if known is not None and known.version == now:
                return known
            body = make().encode()
        sent = gzipped(body) if asking.packed else body
        page = Page(now, sent, etag_of(sent))
        self._keep(asking, page)
        return page

    def _keep(self, asking: PageKey, page: Page) -> None:
        with self.lock:
            self._drop(asking)
            self.pages[asking] = page
            self.size += len(page.body)
            while self.size > MOST_BYTES:
                self._drop(next(iter(self.pages)))

    def _drop(self, asking: PageKey) -> None:
        gone = self.pages.pop(asking, None)
        self.size -= len(gone.body) if gone is not None else 0
