"""Cached properties, with many threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from casusbelli.core.cached_property import cached_property

SECONDS = 20


class Shown:
    """Its value takes as long as somebody else needs for theirs."""

    def __init__(self, together: Barrier) -> None:
        self.together = together
        self.made = 0

    @cached_property
    def value(self) -> int:
        """What it is worth."""
        self.together.wait(SECONDS)
        self.made += 1
        return self.made


def test_no_instance_waits_for_another() -> None:
    together = Barrier(2)
    shown = [Shown(together), Shown(together)]
    with ThreadPoolExecutor(2) as pool:
        assert [*pool.map(lambda one: one.value, shown)] == [1, 1]


def test_a_value_is_made_once() -> None:
    shown = Shown(Barrier(1))
    assert [shown.value, shown.value] == [1, 1]
    assert vars(shown)["value"] == 1


def test_the_property_itself() -> None:
    assert isinstance(Shown.value, cached_property)
    assert Shown.value.__doc__ == "What it is worth."
