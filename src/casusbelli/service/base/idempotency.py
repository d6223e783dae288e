"""Idempotency keys: a request that comes again (the line broke, nobody knows whether it arrived) has one effect and one
answer, which is given again to those only who may still have it."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable, Sequence

from casusbelli.core.said import said
from casusbelli.service.base.passwords import digest
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import ServiceError, bad_input
from casusbelli.store import Clash, Row, Tx

DAY = 86_400_000
LONGEST_KEY = 200
NO_RIGHT = (401, 403, 404)

Act = Callable[[], bytes]
Rights = Callable[[Tx], Sequence[object]]
"""What somebody may do with the thing that a request is about."""


class _AnsweredMeanwhile(Exception):
    """Somebody else has just written an answer for this key."""


class _Rehearsed(Exception):
    """Everything is taken back."""


def once(service: Service, who: Who, key: str, request: str, act: Act, rights: Rights = lambda _tx: ()) -> bytes:
    """What ``act`` answers, or answered when this caller sent this key the first time. The key and the answer are
    written in the transaction of the effect: there is never one without the other. A refusal changes nothing and is not
    kept. Whoever has lost one of the ``rights`` since is refused."""
    if not 1 <= len(key) <= LONGEST_KEY or not key.isascii() or not key.isprintable():
        raise bad_input(said("service.bad-idempotency-key", longest=LONGEST_KEY))
    name = digest(f"{who.account or f'visitor {request}'}\n{key}")
    given = _given(service, name)
    if given is None:
        try:
            return _first(service, who, rights, name, key, request, act)
        except _AnsweredMeanwhile:
            given = _given(service, name)
            if given is None:  # and it has been forgotten since
                raise Clash("a key was taken and given back") from None
    if given["request"] != digest(request):
        raise ServiceError(422, "key-reused", said("service.key-reused"))
    with service.read() as tx:
        same = given["rights"] == _rights(tx, who, rights)
    if not same:
        _check_again(service, act)
    return _opened(given["answer"], key)


def _first(service: Service, who: Who, rights: Rights, name: str, key: str, request: str, act: Act) -> bytes:
    def take(tx: Tx) -> None:
        try:
            with service.store.translated():
                tx.add("answers", hash=name, request=digest(request), at=tx.now())
        except Clash:
            raise _AnsweredMeanwhile from None

    with service.pending(take) as pending:
        answer = act()
        tx = pending.begin()
        tx.change("answers", {"hash": name}, answer=_sealed(answer, key), rights=_rights(tx, who, rights))
    return answer


def _rights(tx: Tx, who: Who, rights: Rights) -> str:
    """All that decides what somebody may do, taken after the act: one that gave a seat up has not lost it since. The
    account alone is not enough, since its owner and each of its tokens may do different things."""
    of_account = [who.account, who.role, None if who.scopes is None else sorted(who.scopes)]
    return digest(json.dumps([*of_account, *rights(tx)]))


def _check_again(service: Service, act: Act) -> None:
    """Whose rights are others than they were has to be allowed the same once more; it is tried and taken back. What is
    in the way besides (the seat is taken, the phase is over) came of the first time."""
    try:
        with service.pending(_nothing) as pending:
            act()
            pending.begin()
            raise _Rehearsed
    except (_Rehearsed, Clash):
        return
    except ServiceError as fault:
        if fault.status in NO_RIGHT:
            raise


def _nothing(_tx: Tx) -> None:
    """Is written before anything else."""


def _given(service: Service, name: str) -> Row | None:
    with service.read() as tx:
        return tx.one("SELECT request, answer, rights FROM answers WHERE hash = ?", name)


def _sealed(answer: bytes, key: str) -> str:
    """An answer may hold a secret (a new token), which is nobody's business who reads the database."""
    return base64.b64encode(_masked(answer, key)).decode()


def _opened(answer: str, key: str) -> bytes:
    return _masked(base64.b64decode(answer), key)


def _masked(data: bytes, key: str) -> bytes:
    mask = hashlib.shake_256(b"casusbelli.answer\n" + key.encode()).digest(len(data))
    return bytes(a ^ b for a, b in zip(data, mask, strict=True))
