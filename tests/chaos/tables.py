"""The games of a storm: one thread plays all seats of a game, a second one interferes, a third one listens."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Event, Thread
from typing import Any

from tests.chaos.callers import Caller, Reply
from tests.chaos.feeds import Listener
from tests.chaos.history import History, Letter, Past, Sight, now, token
from tests.chaos.linear import Op
from tests.chaos.people import Player
from tests.chaos.seat_model import CLOSED, REFUSED, STALE
from tests.chaos.vote_model import GONE

NOT_OPEN = "service.phase-not-open"
UNEXPECTED = (400, 401, 403, 422, 429)
CLOCK = {"length": 1, "early": True}
LOST_PAUSE = 0.2


@dataclass
class Table:
    """A game that is played. ``slow``: some seat is never ready, so that every phase runs to its deadline."""

    id: str
    seats: dict[str, Player]
    history: History
    chance: random.Random
    listener: Listener
    slow: bool = False
    phase: str = ""
    asked: tuple[str, ...] = ()
    asked_in: dict[str, tuple[str, ...]] = field(default_factory=dict)
    phases: int = 0
    over: Event = field(default_factory=Event)

    # --- what one device does, and the note of it

    def save(self, seat: str, device: Caller, phase: str, base: int | None, lines: Sequence[str] = ()) -> Any:
        text = "\n".join([*lines, token(self.history, f"{self.id} {seat}")])
        body = {"phase": phase, "orders": text, "seat": seat, "base": base}
        began = now()
        reply = device.write("PUT", f"/games/{self.id}/orders", body, repeat=self.chance.random() < 0.1)
        answer = (reply.data["draft"], reply.data["ready"]) if reply is not None and reply.ok else None
        self._note(seat, phase, "save", (text, base), began, reply, answer)
        if reply is not None and reply.ok:
            self.history.receipts[self.id].append((seat, phase, reply.data["n"], reply.data["at"]))
            return reply.data
        return None

    def mark(self, seat: str, device: Caller, phase: str, ready: bool) -> None:
        body, began = {"phase": phase, "ready": ready, "seat": seat}, now()
        reply = device.write("PUT", f"/games/{self.id}/ready", body, repeat=self.chance.random() < 0.05)
        answer = reply.data["ready"] if reply is not None and reply.ok else None
        self._note(seat, phase, "ready", ready, began, reply, answer)

    def waive(self, seat: str, device: Caller, phase: str) -> None:
        began = now()
        reply = device.write("POST", f"/games/{self.id}/no-orders", {"phase": phase, "seat": seat})
        self._note(seat, phase, "waive", None, began, reply, reply.data["ready"] if reply and reply.ok else None)

    def draft(self, seat: str, device: Caller, phase: str) -> int | None:
        began = now()
        reply = device.read(f"/games/{self.id}/orders?seat={seat}")
        if reply is None or not reply.ok:
            return None
        told = reply.data
        open_ = told["phase"] == phase
        seen = (told["draft"], told["text"], told["ready"]) if open_ else CLOSED
        self.history.seat((self.id, phase, seat), Op("read", None, began, now(), seen))
        return int(told["draft"]) if open_ else None

    def look(self, device: Caller) -> Any:
        began = now()
        reply = device.read(f"/games/{self.id}")
        if reply is None or not reply.ok:
            return None
        ended, told = now(), reply.data
        if told["status"] != "running":
            return told
        self.history.sights[self.id].append(Sight(told["phase"], began, ended))
        for row in told["seats"]:
            if row["mine"]:
                key = (self.id, told["phase"], row["seat"])
                self.history.seat(key, Op("look", None, began, ended, row["ready"]))
        return told

    def look_back(self, device: Caller) -> None:
        began = now()
        reply = device.read(f"/games/{self.id}/phases")
        if reply is not None and reply.ok:
            phases = tuple(one["phase"] for one in reply.data["phases"])
            self.history.pasts[self.id].append(Past(phases, began, now()))

    def _note(self, seat: str, phase: str, what: str, given: Any, began: float, reply: Reply | None, ok: Any) -> None:
        """One operation; if an attempt was lost and a later one refused, it may still take effect: that is another."""
        key, ended = (self.id, phase, seat), now()
        if reply is None or (reply.lost and not reply.ok):
            self.history.seat(key, Op(what, given, began))
        if reply is None:
            return
        answer = ok if reply.ok else STALE if reply.code == "stale" else CLOSED if reply.why == NOT_OPEN else REFUSED
        if reply.status in UNEXPECTED:
            self.history.fault(f"{reply.status} for {what} of {seat} in {phase}: {reply.data}")
        self.history.seat(key, Op(what, given, began, ended, answer))

    def write_letter(self, seat: str) -> None:
        player, other = self.seats[seat], self.chance.choice([s for s in self.seats if s != seat])
        text = token(self.history, f"letter {self.id}")
        body = {"to": [other], "text": text, "seat": seat}
        reply = player.device.write("POST", f"/games/{self.id}/press", body, repeat=self.chance.random() < 0.2)
        if reply is not None and not reply.ok and not reply.lost:
            return
        name = reply.data["id"] if reply is not None and reply.ok else ""
        to = tuple(reply.data["to"]) if name and reply is not None else ()
        self.history.letters[self.id].append(Letter(seat, text, name, to))
        if name:
            read = player.other.read(f"/games/{self.id}/press?seat={seat}&limit=20")
            if read is not None and read.ok and name not in {one["id"] for one in read.data["letters"]}:
                self.history.fault(f"{self.id}: {seat} does not find the message {name} that was just sent")

    def poll(self, kind: str) -> None:
        """A motion that everybody votes on, some twice, and from two devices."""
        proposer, *others = self.chance.sample(sorted(self.seats), len(self.seats))
        body = {"kind": kind, "minutes": 1 if kind == "extend" else 0, "seat": proposer}
        began = now()
        reply = self.seats[proposer].device.write("POST", f"/games/{self.id}/motions", body)
        if reply is None or not reply.ok:
            return
        motion = reply.data["motion"]
        self.history.votes[self.id, motion, proposer].append(Op("vote", True, began, now(), True))
        for seat in others:
            yes = kind == "cancel" or self.chance.random() < 0.5
            self.vote(seat, motion, yes, self.seats[seat].device)
            if self.chance.random() < 0.3:
                self.vote(seat, motion, yes, self.seats[seat].other)
                self.see_votes(motion, seat)

    def vote(self, seat: str, motion: str, yes: bool, device: Caller) -> None:
        began = now()
        reply = device.write("POST", f"/games/{self.id}/motions/{motion}/vote", {"yes": yes, "seat": seat})
        ops = self.history.votes[self.id, motion, seat]
        if reply is None or (reply.lost and not reply.ok):
            ops.append(Op("vote", yes, began))
        if reply is not None and reply.ok:
            ops.append(Op("vote", yes, began, now(), reply.data["votes"][seat]))
        elif reply is not None and reply.status == 404:
            ops.append(Op("vote", yes, began, now(), GONE))

    def see_votes(self, motion: str, seat: str) -> None:
        began = now()
        reply = self.seats[seat].other.read(f"/games/{self.id}/motions")
        if reply is not None and reply.ok:
            found = [one["votes"] for one in reply.data["motions"] if one["motion"] == motion]
            seen = found[0].get(seat, "") if found else GONE
            self.history.votes[self.id, motion, seat].append(Op("see", None, began, now(), seen))

    # --- the play

    def play(self, stop: Event, most: int) -> None:
        """Until ``stop``, or so many phases."""
        while not stop.is_set() and self.phases < most:
            told = self.look(self.chance.choice(list(self.seats.values())).device)
            if told is None:
                time.sleep(LOST_PAUSE)
                continue
            if told["status"] not in ("running", "forming"):
                break
            if told["phase"] and told["phase"] not in self.listener.judged:
                self._phase(stop, told)
            else:
                time.sleep(0.05)
        self.over.set()

    def _phase(self, stop: Event, told: Any) -> None:
        """Play all seats, in any order; then wait for the results."""
        if told["phase"] != self.phase:
            self.phase, self.phases = told["phase"], self.phases + 1
        asked = [row["seat"] for row in told["seats"] if row["asked"] is not None]
        self.asked = self.asked_in[told["phase"]] = tuple(asked)
        sleeper = self.chance.choice(asked) if self.slow and asked else None
        for seat in self.chance.sample(sorted(self.seats), len(self.seats)):
            if stop.is_set():
                return
            self._seat(seat, told["phase"], seat in asked, seat == sleeper)
        if self.slow:
            self._race(told, sleeper)
        self.listener.await_phase(told["phase"], 1.0 if self.chance.random() < 0.9 else 0.1)

    def _seat(self, seat: str, phase: str, asked: bool, sleeps: bool) -> None:
        player, chance = self.seats[seat], self.chance
        device = player.device if chance.random() < 0.8 else player.other
        if asked and not sleeps and chance.random() < 0.1:
            self.waive(seat, device, phase)
            return
        if asked or chance.random() < 0.2:
            lines = self._lines(seat, device) if chance.random() < 0.1 else ()
            told = self.save(seat, device, phase, 0 if chance.random() < 0.5 else None, lines)
            if told is not None and chance.random() < 0.2:
                self.draft(seat, player.other, phase)
            if told is not None and chance.random() < 0.2:
                self.save(seat, player.other, phase, told["draft"])
        if asked and not sleeps:
            self.mark(seat, device, phase, True)
        if chance.random() < 0.05:
            self.write_letter(seat)
        if chance.random() < 0.01 and not self.slow:
            self.poll("extend")

    def _lines(self, seat: str, device: Caller) -> Sequence[str]:
        """Orders for the units, as they are offered."""
        reply = device.read(f"/games/{self.id}/choices?seat={seat}")
        if reply is None or not reply.ok:
            return ()
        return [self.chance.choice(some)["text"] for some in reply.data["decisions"][:20] if some]

    def _race(self, told: Any, seat: str | None) -> None:
        """Save until the deadline has passed and the phase is over."""
        if seat is None or told["deadline"] is None:
            return
        player = self.seats[seat]
        while not self.over.is_set() and time.time() * 1000 < told["deadline"] - 700:
            time.sleep(0.1)
            if told["phase"] in self.listener.judged or self.listener.stop.is_set():
                return
        end = time.time() + 2.0
        while time.time() < end and told["phase"] not in self.listener.judged:
            self.save(seat, self.chance.choice([player.device, player.other]), told["phase"], None)

    def interfere(self, stop: Event) -> None:
        """The second devices: saves with an old base, reads, marks taken back."""
        chance = random.Random(self.chance.random())
        while not stop.is_set() and not self.over.is_set():
            time.sleep(chance.uniform(0.05, 0.6))
            phase, seat = self.phase, chance.choice(sorted(self.seats))
            player = self.seats[seat]
            if not phase or phase in self.listener.judged:
                continue
            device = player.other if chance.random() < 0.7 else player.device
            kind = chance.random()
            if kind < 0.5:
                base = self.draft(seat, device, phase)
                if base is not None and kind < 0.35:
                    self.save(seat, device, phase, base)
            elif kind < 0.6:
                self.look(device)
            elif kind > 0.95:
                self.look_back(device)
            elif kind < 0.65 and seat in self.asked:
                self.mark(seat, device, phase, False)
                if not self.slow:
                    self.mark(seat, device, phase, True)


def opened_table(
    rules: str, players: Sequence[Player], history: History, chance: random.Random, stop: Event, slow: bool
) -> Table | None:
    """Create a game of these rules and take all seats; None if the storm was too strong for that."""
    owner = chance.choice(players)
    setup = {"name": f"Storm {rules}", "rules": rules, "settings": {"clock": CLOCK, "misses": 0}}
    made = owner.device.write("POST", "/games", setup)
    if made is None or not made.ok:
        if made is not None:
            history.fault(f"a game of {rules} was not created: {made.data}")
        return None
    game = made.data["id"]
    told = owner.device.read(f"/games/{game}")
    if told is None or not told.ok:
        return None
    seats = [row["seat"] for row in told.data["seats"]]
    others = chance.sample([player for player in players if player is not owner], len(seats) - 1)
    sitting = dict(zip(seats, [owner, *others], strict=True))
    first = seats[0]
    listener = Listener(game, first, owner.other, stop)
    for seat, player in sitting.items():
        reply = player.device.write("POST", f"/games/{game}/join", {"seat": seat})
        if reply is None or not reply.ok:
            return None
    listener.run()
    return Table(game, sitting, history, chance, listener, slow)


def played(table: Table, stop: Event, most: int) -> None:
    """The life of a game."""
    rival = Thread(target=table.interfere, args=(stop,), name=f"rival {table.id}", daemon=True)
    rival.start()
    table.play(stop, most)
    rival.join()
    if not stop.is_set():
        table.poll("cancel")
        table.listener.leave()
