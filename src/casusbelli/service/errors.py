"""Why something was not done: a code for programs, a sentence for people, and what to do about it."""

from __future__ import annotations


class Refused(Exception):
    """Nothing was changed. ``status`` is what an HTTP answer would say; ``seconds``: when it may be tried again."""

    def __init__(self, status: int, code: str, sentence: str, hint: str = "", seconds: float = 0) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.sentence = sentence
        self.hint = hint
        self.seconds = seconds


def not_found(what: str, name: str) -> Refused:
    return Refused(404, "not-found", f"there is no {what} {name!r}", "or it is not for you to see")


def not_allowed(sentence: str, hint: str = "") -> Refused:
    return Refused(403, "not-allowed", sentence, hint)


def sign_in_first() -> Refused:
    return Refused(401, "sign-in-first", "this needs an account", "sign in, or send an API token")


def bad_input(sentence: str, hint: str = "", code: str = "bad-input") -> Refused:
    return Refused(422, code, sentence, hint)


def conflict(code: str, sentence: str, hint: str = "") -> Refused:
    return Refused(409, code, sentence, hint)


def too_many(sentence: str, hint: str = "try again later", seconds: float = 0) -> Refused:
    return Refused(429, "too-many", sentence, hint, seconds)
