"""A read-only transaction with a query cache, for several use cases that read the same snapshot."""

from __future__ import annotations

from casusbelli.store.store import Question, Row, Tx


class RepeatedReads(Tx):
    """A read-only transaction. A repeated query is answered from memory."""

    def __init__(self, tx: Tx) -> None:
        self.tx = tx
        self.lock, self.skip = tx.lock, tx.skip
        self.answers: dict[Question, list[Row]] = {}

    def all(self, sql: str, *values: object) -> list[Row]:
        question = (sql, values)
        if question not in self.answers:
            self.answers[question] = self.tx.all(sql, *values)
        return [dict(row) for row in self.answers[question]]

    def ahead(self, sql: str, *values: object) -> None:
        if (sql, values) not in self.answers:
            self.tx.ahead(sql, *values)

    def now(self) -> int:
        return self.tx.now()

    def run(self, sql: str, *values: object) -> int:
        raise TypeError(f"{sql[:40]!r} in a transaction that only reads")

    queue = run  # type: ignore[assignment]
