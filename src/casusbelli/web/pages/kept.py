"""Pages that have been made, for whoever asks for the same again. A page is made of the answers to its questions to the
database; they are all asked again, and if every answer is the same, so is the page."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock

from casusbelli.service.house import House, Who
from casusbelli.store.questions import Questions, asked_again
from casusbelli.store.store import Question
from casusbelli.web.security import etag_of

MOST_BYTES = 64 * 1024 * 1024
LEVEL = 2  # of compression: two fifths of the time of 5, a ninth more


@dataclass(frozen=True)
class Asking:
    """Everything besides the database that a page depends on: who looks (a session is one person's, and its forms are
    good for it alone), at what, how he wants it. Two who differ in any of it share nothing."""

    who: Who
    csrf: str
    address: str
    language: str
    theme: str
    packed: bool


@dataclass(frozen=True)
class Page:
    questions: tuple[Question, ...]
    told: bytes
    body: bytes
    tag: str


@dataclass
class Pages:
    """Those that were asked for last, in this process."""

    pages: OrderedDict[Asking, Page] = field(default_factory=OrderedDict)
    size: int = 0
    lock: Lock = field(default_factory=Lock)

    def page(self, house: House, asking: Asking, make: Callable[[], str]) -> Page:
        """In one transaction, so that what is looked at is one moment of the database."""
        with house.read() as tx:
            known = self.pages.get(asking)
            if known is not None and asked_again(tx, known.questions) == known.told:
                return known
            questions = Questions(tx)
            with house.within(questions):
                body = make().encode()
        sent = gzip.compress(body, LEVEL, mtime=0) if asking.packed else body
        page = Page(questions.asked(), questions.told(), sent, etag_of(sent))
        self._keep(asking, page)
        return page

    def _keep(self, asking: Asking, page: Page) -> None:
        with self.lock:
            self._drop(asking)
            self.pages[asking] = page
            self.size += len(page.body)
            while self.size > MOST_BYTES:
                self._drop(next(iter(self.pages)))

    def _drop(self, asking: Asking) -> None:
        gone = self.pages.pop(asking, None)
        self.size -= len(gone.body) if gone is not None else 0
