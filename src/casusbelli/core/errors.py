"""The three kinds of error in an order: not understood, not allowed, ambiguous.

An error points at a word, quotes it, says what was expected and, if possible, what was probably meant.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from casusbelli.core.said import Said, Text, said

__all__ = ["Ambiguous", "Impassable", "NotAllowed", "NotUnderstood", "OrderError"]

LONGEST_QUOTE = 40
WINDOW = 100  # characters of a long line that ``pointed`` shows


class OrderError(ValueError):
    """``problem`` continues after the quoted word: "PIK" + "no such province"."""

    def __init__(
        self,
        text: str,
        at: tuple[int, int],
        problem: Text,
        suggest: Callable[[], tuple[str, ...]] | None = None,
        line: int = 1,
    ) -> None:
        super().__init__(text, at, problem)
        self.text = text
        self.at = at
        self.problem = problem
        self.line = line
        self._suggest = suggest
        self._suggestions: tuple[str, ...] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the error with its suggestions, without the means to look them up."""
        return type(self), self.args, self.__dict__ | {"_suggest": None, "_suggestions": self.suggestions}

    @property
    def word(self) -> str:
        return self.text[slice(*self.at)]

    @property
    def suggestions(self) -> tuple[str, ...]:
        """The likely meanings. Computed on demand, because most errors in a page of garbage are never shown."""
        if self._suggestions is None:
            self._suggestions = self._suggest() if self._suggest is not None else ()
        return self._suggestions

    def __str__(self) -> str:
        return str(self.said)

    @property
    def said(self) -> Said:
        """The word, what is wrong with it, and what was probably meant."""
        if self.suggestions:
            return said("core.fault-hint", word=self._quoted(), problem=self.problem, hints=self.suggestions)
        return said("core.fault", word=self._quoted(), problem=self.problem)

    def _quoted(self) -> Text:
        if self.word.strip():
            return shortened(self.word) or said("core.no-sign")
        before = printable(self.text[: self.at[0]]).replace(";", ",").rpartition(",")[2].strip()
        return f"...{before[-LONGEST_QUOTE:]}" if len(before) > LONGEST_QUOTE else before or said("core.nothing")

    def pointed(self) -> str:
        """The line, with carets below the word in question."""
        start, end = self.at
        first = max(0, start - WINDOW // 2) if len(self.text) > WINDOW else 0
        shown = printable(self.text[first : first + WINDOW])
        width = max(1, min(end, first + WINDOW) - start)
        return f"{shown}\n{' ' * (start - first)}{'^' * width}"


class NotUnderstood(OrderError):
    """The words are not an order."""


class Impassable(NotUnderstood):
    """The words name a place that no unit may ever enter."""


class NotAllowed(OrderError):
    """The words are an order that may not be given here and now."""


class Ambiguous(OrderError):
    """The words have two meanings; such an order is not followed."""

    @property
    def said(self) -> Said:
        return said("core.fault", word=self._quoted(), problem=self.problem)


def printable(text: str) -> str:
    """Replace unprintable characters one for one, so that carets stay under their word."""
    return text if text.isprintable() else "".join(c if c.isprintable() else " " for c in text)


def shortened(text: str) -> str:
    clean = printable(text).strip()
    return clean if len(clean) <= LONGEST_QUOTE else f"{clean[: LONGEST_QUOTE - 3]}..."


def one_of(choices: Sequence[str]) -> str:
    """ "PIC", "PIC or PIE", "PIC, PIE or PAR"."""
    *others, last = choices or ("",)
    return f"{', '.join(others)} or {last}" if others else last
