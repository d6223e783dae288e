"""Compressed pages. The ground of a board is most of a game page, takes most of the time and is the same from phase to
phase for everybody, so it is compressed once, and better than the rest."""

from __future__ import annotations

import zlib
from hashlib import blake2b
from typing import Final

from fastapi import Request, Response

from casusbelli.drawing.canvas import LASTING
from casusbelli.service.base.recent_cache import RecentCache

LEVEL: Final = 4  # 6 takes two thirds more time for a page, and makes it 2 % smaller
SMALL: Final = 1000  # bytes that are sent as they are
PACKED_KINDS: Final = ("image/png", "text/event-stream")  # compressed already, or sent as it happens
GROUND_LEVEL: Final = 9
GROUNDS: Final[RecentCache[bytes, bytes]] = RecentCache(64)  # some 40 KB each
RAW: Final = -zlib.MAX_WBITS  # deflate without a header
HEAD: Final = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"  # of a gzip file: no name, no time, any system
FROM, TO = (mark.encode() for mark in LASTING)


def compressed(request: Request, response: Response) -> Response:
    """The response as this client gets it. What is sent in parts is compressed as it is sent."""
    body = getattr(response, "body", b"")
    if len(body) < SMALL:
        return response
    headers = response.headers
    if "Content-Encoding" in headers or headers.get("Content-Type", "").startswith(PACKED_KINDS):
        return response
    headers.add_vary_header("Accept-Encoding")
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        response.body = _file(body, _stretch(body, LEVEL, zlib.Z_FINISH))
        headers["Content-Encoding"], headers["Content-Length"] = "gzip", str(len(response.body))
    return response


def gzipped(body: bytes) -> bytes:
    """A gzip file in up to three independent stretches: what is before the ground, the ground, and the rest."""
    before, ground, after = parted(body)
    if not ground:
        return _file(body, _stretch(body, LEVEL, zlib.Z_FINISH))
    first, last = _stretch(before, LEVEL, zlib.Z_FULL_FLUSH), _stretch(after, LEVEL, zlib.Z_FINISH)
    return _file(body, first, _ground(ground), last)


def parted(body: bytes) -> tuple[bytes, bytes, bytes]:
    """What is before the ground of the board, the ground, and the rest; all is before it if there is none."""
    start = body.find(FROM)
    end = body.find(TO, start)
    return (body, b"", b"") if start < 0 or end < 0 else (body[:start], body[start:end], body[end:])


def _ground(ground: bytes) -> bytes:
    """Outlines are numbers, in which short repetitions are not worth it."""
    key = blake2b(ground, digest_size=16).digest()
    return GROUNDS.find(key, lambda: _stretch(ground, GROUND_LEVEL, zlib.Z_FULL_FLUSH, zlib.Z_FILTERED))


def _stretch(plain: bytes, level: int, end: int, strategy: int = zlib.Z_DEFAULT_STRATEGY) -> bytes:
    packer = zlib.compressobj(level, zlib.DEFLATED, RAW, zlib.DEF_MEM_LEVEL, strategy)
    return packer.compress(plain) + packer.flush(end)


def _file(body: bytes, *stretches: bytes) -> bytes:
    check, size = zlib.crc32(body), len(body) & 0xFFFFFFFF
    return b"".join((HEAD, *stretches, check.to_bytes(4, "little"), size.to_bytes(4, "little")))
