"""Idempotency keys: a request that comes again (the line broke, nobody knows whether it arrived) has one effect and one
answer, which is given again to those only who may still have it."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable

from casusbelli.service.errors import Refused, bad_input
from casusbelli.service.house import House, Who
from casusbelli.service.passwords import digest
from casusbelli.service.table import Table
from casusbelli.store import Clash, Row, Tx

DAY = 86_400_000
LONGEST_KEY = 200
NO_RIGHT = (401, 403, 404)

Act = Callable[[], bytes]


class _AnsweredMeanwhile(Exception):
    """Somebody else has just written an answer for this key."""


class _Rehearsed(Exception):
    """Everything is taken back."""


def once(house: House, who: Who, key: str, request: str, act: Act, game: str | None = None) -> bytes:
    """What ``act`` answers, or answered when this caller sent this key the first time. The key and the answer are
    written in the transaction of the effect: there is never one without the other. A refusal changes nothing and is not
    kept. ``game``: the one that it is about; whoever has lost a right in it since is refused."""
    if not 1 <= len(key) <= LONGEST_KEY or not key.isascii() or not key.isprintable():
        raise bad_input(f"an Idempotency-Key has 1 to {LONGEST_KEY} printable ASCII characters", "take a UUID")
    name = digest(f"{who.account or f'visitor {request}'}\n{key}")
    given = _given(house, name)
    if given is None:
        try:
            return _first(house, who, game, name, key, request, act)
        except _AnsweredMeanwhile:
            given = _given(house, name)
            if given is None:  # and it has been forgotten since
                raise Clash("a key was taken and given back") from None
    if given["request"] != digest(request):
        hint = "take a new key for every new request"
        raise Refused(422, "key-reused", "this Idempotency-Key belongs to another request", hint)
    with house.read() as tx:
        same = given["rights"] == _rights(house, tx, who, game)
    if not same:
        _check_again(house, act)
    return _opened(given["answer"], key)


def _first(house: House, who: Who, game: str | None, name: str, key: str, request: str, act: Act) -> bytes:
    def take(tx: Tx) -> None:
        try:
            with house.store.translated():
                tx.add("answers", hash=name, request=digest(request), at=tx.now())
        except Clash:
            raise _AnsweredMeanwhile from None

    with house.pending(take) as pending:
        answer = act()
        tx = pending.begin()
        tx.change("answers", {"hash": name}, answer=_sealed(answer, key), rights=_rights(house, tx, who, game))
    return answer


def _rights(house: House, tx: Tx, who: Who, game: str | None) -> str:
    """All that decides what somebody may do, taken after the act: one that gave a seat up has not lost it since. The
    account alone is not enough, since its owner and each of its tokens may do different things."""
    held: list[object] = [who.account, who.role, None if who.scopes is None else sorted(who.scopes)]
    row = tx.one("SELECT * FROM games WHERE id = ?", game) if game is not None else None
    if row is not None:
        table = Table(house, tx, row)
        held += [table.sits(who), table.is_gm(who), table.runs(who), table.sees(who)]
    return digest(json.dumps(held))


def _check_again(house: House, act: Act) -> None:
    """Whose rights are others than they were has to be allowed the same once more; it is tried and taken back. What is
    in the way besides (the seat is taken, the phase is over) came of the first time."""
    try:
        with house.pending(_nothing) as pending:
            act()
            pending.begin()
            raise _Rehearsed
    except (_Rehearsed, Clash):
        return
    except Refused as fault:
        if fault.status in NO_RIGHT:
            raise


def _nothing(_tx: Tx) -> None:
    """Is written before anything else."""


def _given(house: House, name: str) -> Row | None:
    with house.read() as tx:
        return tx.one("SELECT request, answer, rights FROM answers WHERE hash = ?", name)


def _sealed(answer: bytes, key: str) -> str:
    """An answer may hold a secret (a new token), which is nobody's business who reads the database."""
    return base64.b64encode(_masked(answer, key)).decode()


def _opened(answer: str, key: str) -> bytes:
    return _masked(base64.b64decode(answer), key)


def _masked(data: bytes, key: str) -> bytes:
    mask = hashlib.shake_256(b"casusbelli.answer\n" + key.encode()).digest(len(data))
    return bytes(a ^ b for a, b in zip(data, mask, strict=True))
