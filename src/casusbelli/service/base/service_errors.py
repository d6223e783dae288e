"""Errors of use cases: a code for programs, a message for people, and what to do about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil

from casusbelli.core.board import Board
from casusbelli.core.catalogs import ENGLISH, texts_of
from casusbelli.core.errors import printable
from casusbelli.core.said import Said, Term, phase, power, said
from casusbelli.engine.component import Seat
from casusbelli.engine.seat_names import seat_meant


class ServiceError(Exception):
    """A refusal; nothing was changed. ``status`` is the HTTP status; ``seconds``: when to retry. ``hint`` is the
    message ``key-hint`` beside ``key``, if there is one."""

    def __init__(self, status: int, code: str, told: Said, hint: Said | None = None, seconds: float = 0) -> None:
        super().__init__(told)
        self.status = status
        self.code = code
        self.told = told
        self.hint = hint or hint_of(told)
        self.seconds = seconds

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.status, self.code, self.told, self.hint, self.seconds)


def hint_of(told: Said) -> Said | None:
    namespace, _dot, key = told.code.partition(".")
    texts = texts_of(namespace)
    known = texts is not None and f"{key}-hint" in texts.catalog(ENGLISH)
    return Said(f"{told.code}-hint", told.values) if known else None


def complaint(fault: Exception) -> Said:
    """The text of an exception of the rules: a message, or text for developers."""
    told = fault.args[0] if fault.args else None
    return told if isinstance(told, Said) else said("service.complaint", why=str(fault))


def not_found(what: str, name: str) -> ServiceError:
    told = said(f"service.no-{what.replace(' ', '-')}-called", name=name)
    return ServiceError(404, "not-found", told, said("service.or-private"))


def no_seat(name: str, there: Iterable[str], board: Board) -> ServiceError:
    """There is no such seat; suggests the seat that was probably meant."""
    meant = seat_meant(name, [Seat(seat, (seat,)) for seat in there], board)
    hint = said("service.or-private") if meant is None else said("service.did-you-mean", name=meant)
    return ServiceError(404, "not-found", said("service.no-seat-called", name=printable(name)), hint)


def not_allowed(told: Said) -> ServiceError:
    return ServiceError(403, "not-allowed", told)


def sign_in_first() -> ServiceError:
    return ServiceError(401, "sign-in-first", said("service.sign-in-first"))


def bad_input(told: Said, code: str = "bad-input") -> ServiceError:
    return ServiceError(422, code, told)


def conflict(code: str, told: Said, hint: Said | None = None) -> ServiceError:
    return ServiceError(409, code, told, hint)


def which_seat(mine: Sequence[str]) -> ServiceError:
    """No seat was named by a caller who plays none here, or several."""
    several = said("service.which-seat", seats=map(power, mine))
    return not_allowed(several if mine else said("service.no-seat-of-yours"))


def phase_closed(given: str | None, current: str) -> ServiceError:
    """The request names no phase, or another one than the current phase."""
    if given is None:
        return bad_input(said("service.phase-missing", open=phase(current)), code="phase-missing")
    told = said("service.phase-not-open", phase=phase(printable(given)), open=phase(current))
    return conflict("phase-closed", told)


def time_up(current: str) -> ServiceError:
    return conflict("phase-closed", said("service.time-up", phase=phase(current)))


def too_many(told: Said, seconds: float = 0) -> ServiceError:
    return ServiceError(429, "too-many", told, hint_of(told) or _later(seconds), seconds)


def _later(seconds: float) -> Said:
    """When to retry, rounded up."""
    minutes = ceil(seconds / 60)
    if not minutes:
        return said("service.later")
    if minutes < 120:
        return said("service.later-minutes", n=minutes)
    return said("service.later-hours", n=ceil(minutes / 60))


def quoted(told: Said) -> Iterator[str]:
    """The texts in a message and in the messages within it, without quotation marks."""
    for value in told.values.values():
        if isinstance(value, Term) and value.said is not None:
            yield from quoted(value.said)
        text = value.order if isinstance(value, Term) else str(value).strip("'\"")
        if text:
            yield text
