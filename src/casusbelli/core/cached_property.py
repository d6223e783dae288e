"""``functools.cached_property`` without its lock.

Up to Python 3.11, all instances share one lock for each property. A thread that waited for a connection to the database
while it computed its value made all others wait, among them those that had the connections. As in Python 3.12 and
later, two threads that need the value of one instance at the same time may both compute it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")


class cached_property(Generic[T]):  # noqa: N801 # it is used like the one of functools
    def __init__(self, make: Callable[[Any], T]) -> None:
        self.make = make
        self.name = make.__name__
        self.__doc__ = make.__doc__

    def __set_name__(self, owner: type[Any], name: str) -> None:
        self.name = name

    @overload
    def __get__(self, instance: None, owner: type[Any] | None = None) -> Self: ...

    @overload
    def __get__(self, instance: object, owner: type[Any] | None = None) -> T: ...

    def __get__(self, instance: object | None, owner: type[Any] | None = None) -> Self | T:
        if instance is None:
            return self
        value = instance.__dict__[self.name] = self.make(instance)
        return value
