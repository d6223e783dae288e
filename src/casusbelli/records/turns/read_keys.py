"""A mapping that records which keys were read, so that a mistyped key can be reported."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from _collections_abc import dict_items, dict_keys, dict_values


class Watched(dict[str, Any]):
    """Nested tables are tracked, too. A table that is handed on as a whole counts as read."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        super().__init__({key: Watched(value) if isinstance(value, Mapping) else value for key, value in table.items()})
        self._read: set[str] = set()

    def _all(self) -> None:
        self._read.update(super().keys())

    def __getitem__(self, key: str) -> Any:
        self._read.add(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self._read.add(key)
        return super().get(key, default)

    def __contains__(self, key: object) -> bool:
        self._read.add(str(key))
        return super().__contains__(key)

    def __iter__(self) -> Iterator[str]:
        self._all()
        return super().__iter__()

    def keys(self) -> dict_keys[str, Any]:
        self._all()
        return super().keys()

    def values(self) -> dict_values[str, Any]:
        self._all()
        return super().values()

    def items(self) -> dict_items[str, Any]:
        self._all()
        return super().items()

    def unread(self) -> Iterator[tuple[str, ...]]:
        """The keys that were never read, each with the tables it is in."""
        if self._read:
            for key, value in dict(super().items()).items():
                if key not in self._read:
                    yield (key,)
                elif isinstance(value, Watched):
                    yield from ((key, *path) for path in value.unread())
