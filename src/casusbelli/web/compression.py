"""Compressed pages. The ground of a board is most of a game page, takes most of the time and is the same from phase to
phase for everybody, so it is compressed once, and better than the rest."""

from __future__ import annotations

import zlib
from hashlib import blake2b
from typing import Final

from fastapi import Request, Response
from isal import isal_zlib

from casusbelli.drawing.canvas import LASTING
from casusbelli.service.base.recent_cache import RecentCache

LEVEL: Final = 2  # of isal, in a quarter of the time of zlib's level 4; a page is 6 % larger
SMALL: Final = 1000  # bytes that are sent as they are
PACKED_KINDS: Final = ("image/png", "text/event-stream")  # compressed already, or sent as it happens
GROUND_LEVEL: Final = 9  # of zlib
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
        response.body = _file(body, _stretch(body, isal_zlib.Z_FINISH))
        headers["Content-Encoding"], headers["Content-Length"] = "gzip", str(len(response.body))
    return response


def gzipped(body: bytes) -> bytes:
    """A gzip file in up to three independent stretches: what is before the ground, the ground, and the rest."""
    before, ground, after = parted(body)
    if not ground:
        return _file(body, _stretch(body, isal_zlib.Z_FINISH))
    first, last = _stretch(before, isal_zlib.Z_FULL_FLUSH), _stretch(after, isal_zlib.Z_FINISH)
    return _file(body, first, _ground(ground), last)


def parted(body: bytes) -> tuple[bytes, bytes, bytes]:
    """What is before the ground of the board, the ground, and the rest; all is before it if there is none."""
    start = body.find(FROM)
    end = body.find(TO, start)
    return (body, b"", b"") if start < 0 or end < 0 else (body[:start], body[start:end], body[end:])


def _ground(ground: bytes) -> bytes:
    """Outlines are numbers, in which short repetitions are not worth it."""
    key = blake2b(ground, digest_size=16).digest()
    return GROUNDS.find(key, lambda: _well_compressed(ground))


def _well_compressed(ground: bytes) -> bytes:
    packer = zlib.compressobj(GROUND_LEVEL, zlib.DEFLATED, RAW, zlib.DEF_MEM_LEVEL, zlib.Z_FILTERED)
    return packer.compress(ground) + packer.flush(zlib.Z_FULL_FLUSH)


def _stretch(plain: bytes, end: int) -> bytes:
    packer = isal_zlib.compressobj(LEVEL, isal_zlib.DEFLATED, RAW)
    return packer.compress(plain) + packer.flush(end)


def _file(body: bytes, *stretches: bytes) -> bytes:
    check, size = isal_zlib.crc32(body), len(body) & 0xFFFFFFFF
    return b"".join((HEAD, *stretches, check.to_bytes(4, "little"), size.to_bytes(4, "little")))
