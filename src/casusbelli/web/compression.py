"""Compressed pages. The ground of a board is most of a game page, takes most of the time and is the same from phase to
phase for everybody, so it is compressed once, and better than the rest."""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import Final

from casusbelli.drawing.canvas import LASTING

LEVEL: Final = 6
GROUND_LEVEL: Final = 7
GROUNDS_KEPT: Final = 64
RAW: Final = -zlib.MAX_WBITS  # deflate without a header
HEAD: Final = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"  # of a gzip file: no name, no time, any system
FROM, TO = (mark.encode() for mark in LASTING)


def gzipped(body: bytes) -> bytes:
    """A gzip file in up to three independent stretches: what is before the ground, the ground, and the rest."""
    start = body.find(FROM)
    end = body.find(TO, start)
    if start < 0 or end < 0:
        return _file(body, _stretch(body, LEVEL, zlib.Z_FINISH))
    before = _stretch(body[:start], LEVEL, zlib.Z_FULL_FLUSH)
    return _file(body, before, _ground(body[start:end]), _stretch(body[end:], LEVEL, zlib.Z_FINISH))


@lru_cache(GROUNDS_KEPT)
def _ground(ground: bytes) -> bytes:
    return _stretch(ground, GROUND_LEVEL, zlib.Z_FULL_FLUSH)


def _stretch(plain: bytes, level: int, end: int) -> bytes:
    packer = zlib.compressobj(level, zlib.DEFLATED, RAW)
    return packer.compress(plain) + packer.flush(end)


def _file(body: bytes, *stretches: bytes) -> bytes:
    check, size = zlib.crc32(body), len(body) & 0xFFFFFFFF
    return b"".join((HEAD, *stretches, check.to_bytes(4, "little"), size.to_bytes(4, "little")))
