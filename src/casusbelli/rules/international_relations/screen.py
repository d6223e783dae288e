from __future__ import annotations

from collections.abc import Iterator

from casusbelli.rules.component import Panel, Turn


def opinion_panels(t: Turn) -> Iterator[Panel]:
    return iter(())


def claim_panels(t: Turn) -> Iterator[Panel]:
    return iter(())


def conference_panels(t: Turn, contacts: tuple[tuple[str, str], ...]) -> Iterator[Panel]:
    return iter(())
