"""Passwords and other secrets: strength checks, hashing, verification."""

from __future__ import annotations

import hashlib
import secrets
from functools import cache
from threading import BoundedSemaphore

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from casusbelli.core.said import said
from casusbelli.service.base.service_errors import bad_input

SHORTEST, LONGEST = 10, 200
SECRET_BYTES = 32
AT_ONCE = BoundedSemaphore(4)  # each takes 19 MiB: many sign-ins at once must not exhaust the memory


@cache
def hasher() -> PasswordHasher:
    """argon2id with the parameters that OWASP recommends."""
    return PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


def check_password(password: str, *known: str) -> None:
    """Check a new password. ``known``: words that an attacker would try first."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise bad_input(
            said("service.password-length", shortest=SHORTEST, longest=LONGEST, n=len(password)), code="bad-password"
        )
    if password.casefold() in {word.casefold() for word in known}:
        raise bad_input(said("service.password-is-name"), code="bad-password")
    if len(set(password)) < 4:
        raise bad_input(said("service.password-repeats"), code="bad-password")


def hashed(password: str) -> str:
    with AT_ONCE:
        return hasher().hash(password)


@cache
def nobody() -> str:
    return hashed("the password of nobody")


def right(password: str, kept: str | None) -> bool:
    """Verify a password. Takes equally long for unknown accounts (no timing leak)."""
    try:
        with AT_ONCE:
            hasher().verify(kept or nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def digest(secret: str) -> str:
    """The stored hash of a long random secret, which cannot be guessed: no slow hash is needed."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
