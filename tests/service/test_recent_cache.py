"""Caches: what they hold is bounded, and what nobody asks for any longer is dropped."""

from __future__ import annotations

from casusbelli.service.base.recent_cache import IDLE_SECONDS, RecentCache


class Watch:
    """A clock that stands still until it is set."""

    now = 1_000.0

    def __call__(self) -> float:
        return self.now


def test_what_was_asked_for_last_stays() -> None:
    cache: RecentCache[int, str] = RecentCache(3)
    made = [cache.find(number, lambda n=number: f"made {n}") for number in (1, 2, 3, 1, 4)]  # type: ignore[misc]
    assert (made[-1], [*cache.known]) == ("made 4", [3, 1, 4])
    assert (cache.get(2), cache.get(3), [*cache.known]) == (None, "made 3", [1, 4, 3])


def test_what_is_empty_is_not_made_again() -> None:
    cache: RecentCache[int, tuple[int, ...]] = RecentCache(3)
    made: list[int] = []

    def nothing() -> tuple[int, ...]:
        made.append(1)
        return ()

    assert [cache.find(1, nothing) for _again in range(3)] == [(), (), ()]
    assert made == [1]


def test_the_weight_is_bounded() -> None:
    cache: RecentCache[int, str] = RecentCache(250, weigh=lambda _key, value: len(value))
    for number, length in enumerate((100, 100, 100, 200, 30, 20, 300, 10) * 9):
        cache.keep(number % 5, "x" * length)
        assert cache.size == sum(len(entry.value) for entry in cache.known.values()) <= 250
    assert cache.known


def test_what_nobody_asks_for_is_dropped() -> None:
    watch = Watch()
    cache: RecentCache[str, str] = RecentCache(99, clock=watch)
    for name in ("old", "used"):
        cache.keep(name, name)
    watch.now += IDLE_SECONDS - 1
    cache.get("used")
    watch.now += 2
    cache.keep("new", "new")
    assert ([*cache.known], cache.size) == (["used", "new"], 2)
