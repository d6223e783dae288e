"""Statements on a connection to PostgreSQL, by way of psycopg's low-level interface to libpq (``Connection.pgconn``).

A cursor of psycopg takes three times as much processor time for the same statement, and so do its pipelines. psycopg
converts the results and names the errors; values are sent with the types that its cursors give them.
"""

from __future__ import annotations

import asyncio
import select
from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any, Final, LiteralString

import psycopg
from psycopg import adapt, errors, pq
from psycopg.abc import Transformer

Statement = tuple[LiteralString, tuple[object, ...]]
Key = tuple[str, tuple[int, ...]]  # a text, and the types of its values

PREPARED_AT: Final = 3  # the use of a text with which it is prepared
MOST_PREPARED: Final = 400
MOST_VALUES: Final = 100  # of a statement that is prepared; the server keeps some 2 KB for each of them
MOST_COUNTED: Final = 2_000  # lists of values make many texts
ANY, BOOL, BYTES, BIGINT, INTEGER, FLOAT = 0, 16, 17, 20, 23, 701  # PostgreSQL's numbers of the types
HALF: Final = 1 << 31  # an integer from here on is a BIGINT
DONE: Final = (pq.ExecStatus.COMMAND_OK, pq.ExecStatus.TUPLES_OK)
OUTDATED: Final = (errors.FeatureNotSupported, errors.InvalidSqlStatementName)
"""How a prepared statement fails if a migration has changed the columns that it returns, or if it is gone."""


class Bound:
    """A statement with its values as they are sent."""

    __slots__ = ("formats", "key", "values")
    values: list[Any]  # bytes, or None

    def __init__(self, statement: Statement, encoding: str) -> None:
        sql, values = statement
        types: list[int] = []
        self.values = []
        self.formats: list[int] | None = None
        for value in values:
            kind, sent = _sent(value, encoding)
            types.append(kind)
            self.values.append(sent)
        if BYTES in types:
            self.formats = [int(kind == BYTES) for kind in types]
        self.key = (sql, tuple(types))


class StatementResult:
    """What a statement returned."""

    __slots__ = ("result", "transformer")

    def __init__(self, result: pq.abc.PGresult, transformer: Transformer) -> None:
        self.result = result
        self.transformer = transformer

    def rows(self) -> list[dict[str, Any]]:
        names = [(self.result.fname(number) or b"").decode() for number in range(self.result.nfields)]
        self.transformer.set_pgresult(self.result)
        return self.transformer.load_rows(0, self.result.ntuples, lambda values: dict(zip(names, values, strict=True)))

    def columns(self) -> list[tuple[Any, ...]]:
        self.transformer.set_pgresult(self.result)
        return self.transformer.load_rows(0, self.result.ntuples, tuple)

    @property
    def affected(self) -> int:
        """The number of rows."""
        return self.result.command_tuples or 0

    @property
    def command(self) -> bytes | None:
        return self.result.command_status


class PreparedStatements:
    """Executes the statements of one connection, and prepares those that are repeated."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self.connection = connection.pgconn
        self.encoding = connection.info.encoding
        self.transformer: Transformer = adapt.Transformer.from_context(connection)
        self.can_prepare = True
        self.uses: dict[Key, int] = {}
        self.prepared: dict[Key, bytes] = {}  # the names of those that are prepared
        self.names = count()

    def is_lost(self) -> bool:
        """Has the server closed the connection? It sends nothing else on one that nobody uses."""
        if self.connection.status == pq.ConnStatus.OK and not _wait(self.connection.socket, seconds=0):
            return False
        self.connection.finish()
        return True

    def bound(self, statements: Iterable[Statement]) -> list[Bound]:
        """With their values as they are sent. Fails if one cannot be."""
        return [Bound(statement, self.encoding) for statement in statements]

    def execute(self, *statements: Statement) -> list[StatementResult]:
        return self.send(self.bound(statements))

    def send(self, bound: Sequence[Bound]) -> list[StatementResult]:
        """Execute them in one round trip. If one fails, those after it are not executed."""
        is_idle = self.connection.transaction_status == pq.TransactionStatus.IDLE
        try:
            return self._send(bound)
        except OUTDATED as fault:
            if not self.prepared:
                raise
            self.prepared.clear()  # the server forgets them with the connection
            if not is_idle:
                raise psycopg.OperationalError(f"the tables have changed: {fault}") from fault
            if self.connection.transaction_status == pq.TransactionStatus.INERROR:
                self.connection.exec_(b"ROLLBACK")  # only of what is executed again now
            return self._send(bound)

    def _send(self, bound: Sequence[Bound]) -> list[StatementResult]:
        results = [self._alone(bound[0])] if len(bound) == 1 else self._together(bound)
        for result in results:
            if result.status not in DONE:
                raise self._error(result)
        return [StatementResult(result, self.transformer) for result in results]

    async def ask(self, statement: Statement) -> StatementResult:
        """Execute one statement without blocking the event loop."""
        one = Bound(statement, self.encoding)
        sql, types = one.key
        try:
            if self._is_due(one):
                self.connection.send_prepare(self._named(one), sql.encode(), types)
                await self._reply()
            if one.key in self.prepared:
                self.connection.send_query_prepared(self.prepared[one.key], one.values, one.formats)
            else:
                self.connection.send_query_params(sql.encode(), one.values, types, one.formats)
            return StatementResult(await self._reply(), self.transformer)
        except BaseException:
            self.connection.finish()  # the rest of its answer may still be on the way
            raise

    async def _reply(self) -> pq.abc.PGresult:
        """The result of the only statement that was sent."""
        results: list[pq.abc.PGresult] = []
        while self.connection.flush():
            await asyncio.sleep(0)
        while True:
            while self.connection.is_busy():
                await _readable(self.connection.socket)
                self.connection.consume_input()
            result = self.connection.get_result()
            if result is None:
                return results[-1]
            if result.status not in DONE:
                raise self._error(result)
            results.append(result)

    def _alone(self, one: Bound) -> pq.abc.PGresult:
        sql, types = one.key
        if self._is_due(one):
            result = self.connection.prepare(self._named(one), sql.encode(), types)
            if result.status not in DONE:
                del self.prepared[one.key]
                return result
        if one.key in self.prepared:
            return self.connection.exec_prepared(self.prepared[one.key], one.values, one.formats)
        return self.connection.exec_params(sql.encode(), one.values, types, one.formats)

    def _together(self, bound: Sequence[Bound]) -> list[pq.abc.PGresult]:
        """The result of each; of the first that fails, if one does."""
        connection, asked = self.connection, list[Bound | None]()
        try:
            connection.enter_pipeline_mode()
            for one in bound:
                sql, types = one.key
                if self._is_due(one):
                    connection.send_prepare(self._named(one), sql.encode(), types)
                    asked.append(one)
                if one.key in self.prepared:
                    connection.send_query_prepared(self.prepared[one.key], one.values, one.formats)
                else:
                    connection.send_query_params(sql.encode(), one.values, types, one.formats)
                asked.append(None)
            connection.pipeline_sync()
            results = self._received()
            connection.exit_pipeline_mode()
        except BaseException:
            connection.finish()  # what is still on the way would be taken for the answer to another statement
            raise
        failed = [result for result in results if result.status not in DONE]
        if failed:
            for prepared, result in zip(asked, results, strict=True):
                if prepared is not None and result.status not in DONE:
                    self.prepared.pop(prepared.key, None)
            return failed[:1]
        return [result for prepared, result in zip(asked, results, strict=True) if prepared is None]

    def _received(self) -> list[pq.abc.PGresult]:
        """All results up to the end of the pipeline. Other threads run while this one waits."""
        while self.connection.flush():
            _wait(self.connection.socket, writing=True)
            self.connection.consume_input()
        found: list[pq.abc.PGresult] = []
        while True:
            while self.connection.is_busy():
                _wait(self.connection.socket)
                self.connection.consume_input()
            result = self.connection.get_result()
            if result is None:  # the end of one statement
                if self.connection.status == pq.ConnStatus.BAD:
                    raise psycopg.OperationalError("the connection is lost")
                continue
            if result.status == pq.ExecStatus.PIPELINE_SYNC:
                return found
            found.append(result)

    def _is_due(self, one: Bound) -> bool:
        """Is it to be prepared now?"""
        is_too_much = len(self.prepared) >= MOST_PREPARED or len(one.values) > MOST_VALUES
        if not self.can_prepare or one.key in self.prepared or is_too_much:
            return False
        if len(self.uses) >= MOST_COUNTED:
            self.uses.clear()
        self.uses[one.key] = uses = self.uses.get(one.key, 0) + 1
        return uses >= PREPARED_AT

    def _named(self, one: Bound) -> bytes:
        self.prepared[one.key] = name = b"s%d" % next(self.names)
        return name

    def _error(self, result: pq.abc.PGresult) -> psycopg.Error:
        if self.connection.status == pq.ConnStatus.BAD:
            return psycopg.OperationalError(result.get_error_message(self.encoding) or "the connection is lost")
        return errors.error_from_result(result, self.encoding)


def _sent(value: object, encoding: str) -> tuple[int, bytes | None]:
    """The type of a value, and the value as it is sent. PostgreSQL finds out itself what a text is meant to be."""
    if value is None:
        return ANY, None
    if isinstance(value, str):
        if "\0" in value:
            raise psycopg.DataError("a text for PostgreSQL cannot contain NUL")
        return ANY, value.encode(encoding)
    if isinstance(value, bool):
        return BOOL, b"t" if value else b"f"
    if isinstance(value, int):
        return INTEGER if -HALF <= value < HALF else BIGINT, b"%d" % value
    if isinstance(value, float):
        return FLOAT, repr(value).encode()
    if isinstance(value, bytes):
        return BYTES, value
    raise TypeError(f"no column holds a {type(value).__name__}")


def _wait(socket: int, writing: bool = False, seconds: float | None = None) -> bool:
    """Until there is something to read, or room to write. False if the time has passed."""
    if hasattr(select, "poll"):
        poll = select.poll()
        poll.register(socket, select.POLLIN | (select.POLLOUT if writing else 0))
        return bool(poll.poll(None if seconds is None else seconds * 1000))
    return any(select.select([socket], [socket] if writing else [], [], seconds))


async def _readable(socket: int) -> None:
    """Until there is something to read."""
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(socket, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(socket)
