"""Sessions, as the database has them: whose they are, and until when they are good."""

from __future__ import annotations

from dataclasses import dataclass

from casusbelli.service.base.service import VISITOR, Who

MINUTE, DAY = 60_000, 86_400_000
IDLE, SEEN_EVERY = 14 * DAY, 5 * MINUTE
OF_ACCOUNT = ("a.id", "a.name", "a.role", "a.deleted", "a.suspended")
IS_GUEST = "CASE WHEN a.password IS NULL THEN 1 ELSE 0 END"
OF_SESSION = (*OF_ACCOUNT, IS_GUEST, "s.until", "s.created", "s.seen")
HOLDER = "FROM {} s JOIN accounts a ON a.id = s.account WHERE s.hash = ?"


@dataclass(frozen=True)
class Session:
    """A session and its account, in the columns ``OF_SESSION``."""

    account: str
    name: str
    role: str
    deleted: object  # when, if ever
    suspended: object
    is_guest: int
    until: int
    created: int
    seen: int

    def holder(self, now: int, plain: bool) -> Who:
        """The account, if the session is still good."""
        if self.deleted or self.suspended or now >= self.until or (plain and self.created):
            return VISITOR
        if self.seen and not self.is_guest and now - self.seen >= IDLE:
            return VISITOR  # a guest has no other way in, and is a guest for as long as the cookie lasts
        return Who(self.account, self.name, self.role)

    def is_noted(self, now: int) -> bool:
        """Is its use to be written down?"""
        return now - self.seen >= SEEN_EVERY
