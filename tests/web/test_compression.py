"""Compressed pages are complete, and the ground of a board is compressed once for all of them."""

from __future__ import annotations

import gzip

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casusbelli.drawing.canvas import LASTING
from casusbelli.service.base.recent_cache import RecentCache
from casusbelli.web import compression
from casusbelli.web.compression import gzipped

FROM, TO = (mark.encode() for mark in LASTING)


@pytest.mark.parametrize(
    "body", [b"", b"a", FROM, TO, TO + FROM, FROM + TO, b"a" + FROM + b"b" + TO + b"c", FROM + FROM + TO + TO]
)
def test_every_page_is_whole(body: bytes) -> None:
    assert gzip.decompress(gzipped(body)) == body


@given(st.lists(st.one_of(st.binary(), st.sampled_from((FROM, TO))), max_size=8))
def test_whatever_it_contains(pieces: list[bytes]) -> None:
    body = b"".join(pieces)
    assert gzip.decompress(gzipped(body)) == body


def test_the_ground_is_compressed_once_for_all_readers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compression, "GROUNDS", RecentCache(64))
    ground = FROM + bytes(range(256)) * 300
    ada, ben = gzipped(b"Ada" + ground + TO + b"Hello, Ada"), gzipped(b"Ben" + ground + TO + b"Hello, Ben")
    assert len(compression.GROUNDS.known) == 1
    assert gzip.decompress(ada) == b"Ada" + ground + TO + b"Hello, Ada"
    assert gzip.decompress(ben) == b"Ben" + ground + TO + b"Hello, Ben"
