"""A request that may come again (the line broke, nobody knows whether it arrived) has one effect and one answer."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable

from casusbelli.service.errors import Refused, bad_input
from casusbelli.service.house import House
from casusbelli.service.passwords import digest
from casusbelli.store import Clash, Row

DAY = 86_400_000
LONGEST_KEY = 200


def once(house: House, caller: str, key: str, request: str, act: Callable[[], bytes]) -> bytes:
    """What ``act`` answers, or answered when this caller sent this key the first time. The key and the answer are
    written in the transaction of the effect: there is never one without the other. A refusal changes nothing and is not
    kept."""
    if not 1 <= len(key) <= LONGEST_KEY or not key.isascii() or not key.isprintable():
        raise bad_input(f"an Idempotency-Key has 1 to {LONGEST_KEY} printable ASCII characters", "take a UUID")
    name = digest(f"{caller}\n{key}")
    try:
        with house.write() as tx, house.within(tx):
            tx.add("answers", hash=name, request=digest(request), at=tx.now())
            answer = act()
            tx.change("answers", {"hash": name}, answer=_sealed(answer, key))
            return answer
    except Clash:
        given = _given(house, name)
        if given is None:  # it was about something else
            raise
        if given["request"] != digest(request):
            hint = "take a new key for every new request"
            raise Refused(422, "key-reused", "this Idempotency-Key belongs to another request", hint) from None
        return _opened(given["answer"], key)


def _given(house: House, name: str) -> Row | None:
    with house.read() as tx:
        return tx.one("SELECT request, answer FROM answers WHERE hash = ?", name)


def _sealed(answer: bytes, key: str) -> str:
    """An answer may hold a secret (a new token), which is nobody's business who reads the database."""
    return base64.b64encode(_masked(answer, key)).decode()


def _opened(answer: str, key: str) -> bytes:
    return _masked(base64.b64decode(answer), key)


def _masked(data: bytes, key: str) -> bytes:
    mask = hashlib.shake_256(b"casusbelli.answer\n" + key.encode()).digest(len(data))
    return bytes(a ^ b for a, b in zip(data, mask, strict=True))
