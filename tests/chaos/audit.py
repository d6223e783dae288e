"""After a storm: what the clients saw is compared with the database, and with what arrived elsewhere."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import inf
from statistics import median, quantiles
from typing import Any

import msgspec

from casusbelli.service.base.service import Service
from casusbelli.service.games.open_game import EVERYBODY
from casusbelli.store import Row, Tx
from tests.chaos import seat_model, vote_model
from tests.chaos.books import Books
from tests.chaos.feeds import Listener
from tests.chaos.history import History, SeatPhase, counted
from tests.chaos.linear import Op, explained
from tests.chaos.sinks import Sinks
from tests.chaos.tables import Table

LATEST = 20.0  # seconds of uptime after which a phase that is due must have been adjudicated

Span = Sequence[float]


@dataclass
class Audit:
    """``ups``: the spans of time in which the database and some worker ran."""

    service: Service
    history: History
    tables: Sequence[Table]
    sinks: Sinks
    ups: Sequence[Span] = ()
    books: Books = field(default_factory=Books)
    faults: list[str] = field(default_factory=list)
    lateness: list[float] = field(default_factory=list)
    explained: int = 0
    began: float = 0.0  # by the clock of the history
    first: float = inf  # seconds until the first fault whose time is known

    def check(self) -> None:
        self.books.check(self.service)
        self.faults += [*self.history.faults, *self.books.faults]
        self.first = min(self.history.fault_times, default=inf) - self.began
        for table in self.tables:
            with self.service.read() as tx:
                judged = {row["phase"]: row for row in tx.all("SELECT * FROM judged WHERE game = ?", table.id)}
                self._seats(tx, table, judged)
                self._receipts(tx, table.id, judged)
                self._letters(tx, table.id)
                self._feed(tx, table.listener)
                self._phases(table.id, judged)
                self._late(tx, table, judged)
        self._votes()
        with self.service.read() as tx:
            self._deliveries(tx)

    # --- drafts, marks and votes

    def _seats(self, tx: Tx, table: Table, judged: Mapping[str, Row]) -> None:
        texts = {counted(op.given[0].split("\n")): op.given[0] for key, ops in self._of(table.id) for op in ops
                 if op.what == "save"}  # fmt: skip
        drafts = {row["seat"]: row for row in tx.all("SELECT * FROM drafts WHERE game = ?", table.id)}
        row = tx.one("SELECT phase, status FROM games WHERE id = ?", table.id)
        assert row is not None
        for (_game, phase, seat), ops in self._of(table.id):
            end: list[Op] = []
            if phase in judged:
                said = self.books.revealed.get(table.id, {}).get(phase, {})
                found = counted(one[0] for one in said.get("refused", {}).get(seat, ()))
                early = not table.slow and not judged[phase]["late"] and seat in table.asked_in.get(phase, ())
                what = "end" if phase == row["phase"] else "close"
                end = [Op(what, early, 0, answer=texts.get(found, found))]
            elif phase == row["phase"] and row["status"] == "running":
                draft, at = drafts.get(seat), max((op.began for op in ops), default=0) + 1e6
                mark = tx.one("SELECT ready FROM seats WHERE game = ? AND seat = ?", table.id, seat)
                now = (draft["n"], draft["text"]) if draft else (0, "")
                end = [Op("read", None, at, at, (*now, bool(mark and mark["ready"])))]
            self.explained += 1
            if not explained([*ops, *end], seat_model.SeatState(), seat_model.step):
                story = "; ".join(map(told, sorted([*ops, *end], key=lambda op: op.began)))
                self.faults.append(f"{table.id} {phase} {seat}: no order explains: {story}")
                self.first = min(self.first, max((op.ended for op in ops if op.ended < inf), default=inf) - self.began)

    def _of(self, game: str) -> Sequence[tuple[SeatPhase, Sequence[Op]]]:
        return self._by_game.get(game, ())

    @cached_property
    def _by_game(self) -> Mapping[str, Sequence[tuple[SeatPhase, Sequence[Op]]]]:
        found = defaultdict(list)
        for key, ops in self.history.seats.items():
            found[key[0]].append((key, ops))
        return found

    def _votes(self) -> None:
        for key, ops in self.history.votes.items():
            if not explained(ops, vote_model.VoteState(), vote_model.step):
                self.faults.append(f"votes {key}: no order explains: {'; '.join(map(told, ops))}")

    # --- receipts, reads, messages

    def _receipts(self, tx: Tx, game: str, judged: Mapping[str, Row]) -> None:
        rows = {(r["seat"], r["n"]): r for r in tx.all("SELECT * FROM receipts WHERE game = ?", game)}
        mine = self.history.receipts.get(game, ())
        for (seat, n), times in Counter((seat, n) for seat, _phase, n, _at in mine).items():
            if times > 1:
                self.faults.append(f"{game}: {times} receipts of {seat} have the number {n}")
        for seat, phase, n, at in mine:
            row = rows.get((seat, n))
            if row is None or (row["phase"], row["at"]) != (phase, at):
                self.faults.append(f"{game}: receipt {n} of {seat} in {phase} is gone")
            closed = judged.get(phase)
            if closed is not None and closed["late"] and at > closed["at"] - closed["late"]:
                self.faults.append(f"{game}: receipt {n} of {seat} in {phase} is later than the deadline")

    def _phases(self, game: str, judged: Mapping[str, Row]) -> None:
        """A client that has seen a phase, or has a receipt for it, does not find an earlier one afterwards."""
        order = {phase: n for n, phase in enumerate(self.books.revealed.get(game, {}))}
        seen = [(s.began, s.ended, order.get(s.phase, len(order))) for s in self.history.sights.get(game, ())]
        seen += [
            (op.began, op.ended, order.get(key[1], len(order)))
            for key, ops in self._of(game)
            for op in ops
            if op.what == "save" and isinstance(op.answer, tuple)
        ]
        for past in self.history.pasts.get(game, ()):
            known = [phase for phase in past.phases if phase in order]
            seen.append((past.began, past.ended, len(past.phases) - 1))  # the last one is open
            if [order[phase] for phase in known] != [*range(len(known))] or len(past.phases) > len(known) + 1:
                self.faults.append(f"{game}: phases {past.phases} are no beginning of {[*order]}")
        ends = sorted((ended, n) for _began, ended, n in seen)
        newest = at = 0
        for began, _ended, n in sorted(seen):
            while at < len(ends) and ends[at][0] < began:
                newest, at = max(newest, ends[at][1]), at + 1
            if n < newest:
                self.faults.append(f"{game}: phase {n} was shown after phase {newest}")

    def _letters(self, tx: Tx, game: str) -> None:
        rows = tx.all("SELECT id, text FROM messages WHERE game = ?", game)
        times, ids = Counter(row["text"] for row in rows), {row["id"]: row["text"] for row in rows}
        readers = defaultdict(set)
        sql = "SELECT r.message, r.seat FROM recipients r JOIN messages m ON m.id = r.message WHERE m.game = ?"
        for row in tx.all(sql, game):
            readers[row["message"]].add(row["seat"])
        for letter in self.history.letters.get(game, ()):
            if times[letter.text] > 1 or (letter.id and ids.get(letter.id) != letter.text):
                self.faults.append(f"{game}: message {letter.id or letter.text}: {times[letter.text]} in the database")
            if letter.id and readers[letter.id] - {letter.seat} != {*letter.to} - {letter.seat}:
                self.faults.append(f"{game}: message {letter.id} for {letter.to} went to {readers[letter.id]}")

    def _feed(self, tx: Tx, listener: Listener) -> None:
        """Every entry for everybody and for this seat, once, in the order of its audience."""
        if not listener.start:
            return
        first, last = ([*map(int, text.split("."))] for text in (listener.start, listener.position))
        for n, audience in enumerate((EVERYBODY, listener.seat)):
            sql = "SELECT n, kind, data, at FROM news WHERE game = ? AND audience = ? AND n > ? ORDER BY n"
            rows = tx.all(sql, listener.game, audience, first[n])
            to = None if audience == EVERYBODY else audience
            upto = [row for row in rows if row["n"] <= last[n]]
            want = [{"kind": r["kind"], "at": r["at"], "for": to, **msgspec.json.decode(r["data"])} for r in upto]
            got = [item for item in listener.items if item["for"] == to]
            if got != want or (rows != upto and not listener.left.is_set()):
                self.faults.append(f"{listener.game}: the feed of {audience} has {len(got)} entries, not {len(want)}")

    # --- mail and webhooks

    def _deliveries(self, tx: Tx) -> None:
        accounts = {row["id"]: row for row in tx.all("SELECT id, name, email FROM accounts")}
        rows = tx.all("SELECT batch, channel, account, sent, fault FROM deliveries WHERE batch IS NOT NULL")
        owner = {(row["batch"], row["channel"]): accounts[row["account"]] for row in rows}
        for channel, arrived, name in (("mail", self.sinks.mails, "email"), ("webhook", self.sinks.hooks, "name")):
            for note, readers in arrived.items():
                who = owner.get((note, channel))
                if who is None or {*readers} != {who[name]}:
                    self.faults.append(f"{channel} {note} went to {readers}, not to {who and who[name]}")
            sent = {row["batch"] for row in rows if row["channel"] == channel and row["sent"] and not row["fault"]}
            for note in sent - arrived.keys():
                self.faults.append(f"{channel} {note} was recorded as sent and never arrived")

    # --- lateness

    def _late(self, tx: Tx, table: Table, judged: Mapping[str, Row]) -> None:
        """Seconds of uptime between the deadline and the adjudication."""
        for row in judged.values():
            if row["late"]:
                self.lateness.append(up_between(self.ups, row["at"] - row["late"], row["at"]))
                if self.lateness[-1] > LATEST:
                    self.faults.append(f"{table.id}: {row['phase']} was judged {self.lateness[-1]:.1f} s late")

    def summary(self) -> dict[str, Any]:
        late = sorted(self.lateness)
        times = (
            {}
            if len(late) < 2
            else {"p50": median(late), "p99": quantiles(late, n=100, method="inclusive")[98], "max": late[-1]}
        )
        counts = self.history.counts
        return {
            "games": self.books.games,
            "phases": self.books.phases,
            "receipts": _count(self.history.receipts),
            "histories": self.explained,
            "operations": {name: counts[name] for name in ("save", "ready", "waive", "read", "look")},
            "requests": counts["requests"],
            "requests repeated": counts["repeated"],
            "keys again": counts["keys again"],
            "lists of phases": _count(self.history.pasts),
            "letters": _count(self.history.letters),
            "votes": _count(self.history.votes),
            "news": sum(len(table.listener.items) for table in self.tables),
            "streams": sum(table.listener.connections for table in self.tables),
            "mails": _count(self.sinks.mails),
            "webhooks": _count(self.sinks.hooks),
            "deadlines that passed": len(late),
            "late, seconds of uptime": {name: round(value, 2) for name, value in times.items()},
            "faults": len(self.faults),
            "seconds until the first": None if self.first == inf else round(self.first),
        }


def _count(lists: Mapping[Any, Sequence[Any]]) -> int:
    return sum(map(len, lists.values()))


def told(op: Op) -> str:
    end = "..." if op.ended == inf else f"{op.ended:.3f}"
    return f"{op.what} {op.given!r} -> {op.answer!r} [{op.began:.3f}, {end}]"


def up_between(ups: Sequence[Span], since: float, until: float) -> float:
    """Seconds of this time (in milliseconds) that lie in the spans (in seconds)."""
    return sum(max(0.0, min(end, until / 1000) - max(begin, since / 1000)) for begin, end in ups)
