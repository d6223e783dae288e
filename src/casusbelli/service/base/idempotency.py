"""Idempotency keys: a repeated request (the connection broke, the client retries) has one effect and one answer, which
is repeated only to callers who may still see it."""

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
"""The caller's permissions on what a request is about."""


class _AnsweredMeanwhile(Exception):
    """A concurrent request has just stored an answer for this key."""


class _Rehearsed(Exception):
    """Raised to roll the rehearsal back."""


def once(service: Service, who: Who, key: str, request: str, act: Act, rights: Rights = lambda _tx: ()) -> bytes:
    """Run ``act`` once for this key; a retry gets the stored answer. The key and the answer are written in the
    transaction of the effect: there is never one without the other. A refusal changes nothing and is not stored. A
    caller who has lost one of the ``rights`` since is refused."""
    if not 1 <= len(key) <= LONGEST_KEY or not key.isascii() or not key.isprintable():
        raise bad_input(said("service.bad-idempotency-key", longest=LONGEST_KEY))
    name = digest(f"{who.account or f'visitor {request}'}\n{key}")
    given = _given(service, name)
    if given is None:
        try:
            return _first(service, who, rights, name, key, request, act)
        except _AnsweredMeanwhile:
            given = _given(service, name)
            if given is None:  # and the stored answer has expired since
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
    """The permissions of the caller, taken after the act: one that gave a seat up has not lost it since. The account
    alone is not enough, since its owner and each of its tokens may have different permissions."""
    of_account = [who.account, who.role, None if who.scopes is None else sorted(who.scopes)]
    return digest(json.dumps([*of_account, *rights(tx)]))


def _check_again(service: Service, act: Act) -> None:
    """If the caller's permissions have changed, the act must be allowed again: it is rehearsed and rolled back. Other
    obstacles (the seat is taken, the phase is over) are effects of the first request."""
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
    """A rehearsal writes no key first."""


def _given(service: Service, name: str) -> Row | None:
    with service.read() as tx:
        return tx.one("SELECT request, answer, rights FROM answers WHERE hash = ?", name)


def _sealed(answer: bytes, key: str) -> str:
    """Encrypt a stored answer: it may hold a secret (a new token), which must not be readable in the database."""
    return base64.b64encode(_masked(answer, key)).decode()


def _opened(answer: str, key: str) -> bytes:
    return _masked(base64.b64decode(answer), key)


def _masked(data: bytes, key: str) -> bytes:
    mask = hashlib.shake_256(b"casusbelli.answer\n" + key.encode()).digest(len(data))
    return bytes(a ^ b for a, b in zip(data, mask, strict=True))
