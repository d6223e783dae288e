"""Which steps of lessons an account has done. Guests are accounts; visitors without one have no progress."""

from __future__ import annotations

from casusbelli.service.base.rights import ANY, needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.people.guest_transfer import LESSON_DONE

FIRST_GAME = ("~first-game", "hint")
"""Stands among the steps that are done once the hint for somebody's first game is dismissed; no lesson is called so."""

Done = frozenset[tuple[str, str]]  # lesson, step


@needs(ANY)
def steps_done(service: Service, who: Who) -> Done:
    if who.account is None:
        return frozenset()
    with service.read() as tx:
        rows = tx.all("SELECT lesson, step FROM lessons_done WHERE account = ?", who.account)
        return frozenset((row["lesson"], row["step"]) for row in rows)


@needs("play")
def mark_done(service: Service, who: Who, lesson: str, step: str) -> None:
    if who.account is not None and (lesson, step) not in steps_done(service, who):
        with service.write() as tx:
            tx.run(LESSON_DONE, who.account, lesson, step, tx.now())
