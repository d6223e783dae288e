"""What was asked of the database, to be asked again: whatever was made of the answers is still right if they are the
same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from casusbelli.store.store import Question, Row, Tx

ENCODER: Final = msgspec.msgpack.Encoder()


class Questions(Tx):
    """A transaction that only reads, with everything taken down; what has been asked before is not asked again. The
    time is no answer: it is never the same."""

    def __init__(self, tx: Tx) -> None:
        self.tx = tx
        self.lock, self.skip = tx.lock, tx.skip
        self.answers: dict[Question, bytes] = {}

    def all(self, sql: str, *values: object) -> list[Row]:
        question = (sql, values)
        if question not in self.answers:
            self.answers[question] = ENCODER.encode(self.tx.all(sql, *values))
        found: list[Row] = msgspec.msgpack.decode(self.answers[question])
        return found

    def asked(self) -> tuple[Question, ...]:
        return tuple(self.answers)

    def told(self) -> bytes:
        return _digest(self.answers.values())

    @property
    def unheard(self) -> Tx:
        return self.tx

    def now(self) -> int:
        return self.tx.now()

    def run(self, sql: str, *values: object) -> int:
        raise TypeError(f"{sql[:40]!r} in a transaction that only reads")

    later = run  # type: ignore[assignment]

    def settle(self) -> None:
        """Nothing is written."""

    def forget(self) -> None:
        """Nothing is written."""


def asked_again(tx: Tx, questions: Sequence[Question]) -> bytes:
    """As ``told``: the same if every answer is."""
    return _digest(ENCODER.encode(rows) for rows in tx.several(questions))


def _digest(answers: Iterable[bytes]) -> bytes:
    found = blake2b(digest_size=16)
    for answer in answers:
        found.update(b"%d " % len(answer))
        found.update(answer)
    return found.digest()
