"""A log whose first events are read only when somebody asks for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import cast, overload

from casusbelli.core.events import Event

__all__ = ["EventLog"]

PAGE = 1_000  # events read at a time by who goes through all of them backwards


class EventLog(Sequence[Event]):
    """``read`` gives those of the first ``stored`` events in a range; ``tail`` are the events after them."""

    def __init__(self, stored: int, read: Callable[[int, int], Sequence[Event]], tail: Iterable[Event] = ()) -> None:
        self.stored, self.read = stored, read
        self.tail = list(tail)

    def __len__(self) -> int:
        return self.stored + len(self.tail)

    @overload
    def __getitem__(self, index: int) -> Event: ...

    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...

    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        if isinstance(index, int):
            at = range(len(self))[index]
            return self.tail[at - self.stored] if at >= self.stored else self.read(at, at + 1)[0]
        wanted = range(len(self))[index]
        if wanted.step != 1:
            return list(self)[index]
        first = range(wanted.start, min(wanted.stop, self.stored))
        read = [*self.read(first.start, first.stop)] if first else []
        return read + self.tail[max(0, wanted.start - self.stored) : max(0, wanted.stop - self.stored)]

    def __iter__(self) -> Iterator[Event]:
        yield from self.read(0, self.stored)
        yield from self.tail

    def __reversed__(self) -> Iterator[Event]:
        yield from reversed(self.tail)
        for last in range(self.stored, 0, -PAGE):
            yield from reversed(self.read(max(0, last - PAGE), last))

    def as_list(self) -> list[Event]:
        """A copy that stands where a list does. It has what games do with their logs; anything else fails."""
        return cast(list[Event], EventLog(self.stored, self.read, self.tail))

    def __iadd__(self, more: Iterable[Event]) -> EventLog:
        self.tail += more
        return self
