"""The states of a game's rules: how events change them, how they are shown, set up and corrected."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import MsgspecError, to_builtins
from msgspec.structs import replace

from casusbelli.core.events import IN_WORDS, Event, StateCorrected, StatePlaced, current
from casusbelli.core.evolve import evolve
from casusbelli.core.said import Text, said
from casusbelli.core.state import State
from casusbelli.engine.component import AnyComponent, FieldPath, Rules, RulesClash, Turn


class RuleStates(Rules):
    components: tuple[AnyComponent, ...]

    @abstractmethod
    def answering(self, question: str) -> tuple[AnyComponent, ...]:
        """The rules that answer this hook."""

    @abstractmethod
    def turn(self, state: State) -> Turn: ...

    def empty(self) -> State:
        own = {component.name: component.initial(self.board) for component in self.components}
        return State(own=dict(sorted(own.items())))

    def evolve(self, state: State, event: Event) -> State:
        state = evolve(state, event)
        if isinstance(event, StatePlaced):
            return self._placed(state, event)
        if isinstance(event, StateCorrected):
            return self._corrected(state, event)
        event = current(event) if type(event) in IN_WORDS else event  # rules' own events stay as recorded
        changed: dict[str, Any] = {}
        for component in self.answering("evolve"):
            before = state.own[component.name]
            after = component.evolve(before, event)
            if after is not before:
                changed[component.name] = after
        return replace(state, own={**state.own, **changed}) if changed else state

    def _placed(self, state: State, event: StatePlaced) -> State:
        return self._by_hand("placed", state, event, lambda c: c.placed(state.own[c.name], event.table))

    def _corrected(self, state: State, event: StateCorrected) -> State:
        t = self.turn(state)
        return self._by_hand("corrected", state, event, lambda c: c.corrected(t, event.table))

    def _by_hand(
        self, hook: str, state: State, event: StatePlaced | StateCorrected, made: Callable[[AnyComponent], object]
    ) -> State:
        rules = [component for component in self.answering(hook) if component.shown_as == event.rule]
        try:
            own = {component.name: made(component) for component in rules}
        except (TypeError, ValueError, LookupError, AttributeError, MsgspecError) as fault:
            raise RulesClash(said("engine.unreadable-state", rule=event.rule)) from fault
        return replace(state, own={**state.own, **own})

    def shown(self, t: Turn) -> dict[str, Any]:
        """The states that components show, by the name they are shown under."""
        shown: dict[str, dict[str, Any]] = {}
        for component in self.answering("show"):
            table = component.show(t)
            if table is not None:
                shown.setdefault(component.shown_as, {}).update(table)
        return shown

    def past(self, t: Turn) -> dict[str, list[FieldPath]]:
        """The fields that only tell what has happened, by the name of the state that they are shown in."""
        return _by_name(self.answering("past"), lambda c: c.past(t))

    def implied(self, t: Turn) -> dict[str, list[FieldPath]]:
        """The fields that follow from the rest of the position, by the name of the state that they are shown in."""
        return _by_name(self.answering("implied"), lambda c: c.implied(t))

    def arranged(self, t: Turn, rule: str, table: Mapping[str, Any]) -> list[Event]:
        """The events that a rule state set up by hand implies for the board and the seats."""
        rules = (component for component in self.answering("arranges") if component.shown_as == rule)
        return [event for component in rules for event in component.arranges(t, table)]

    def corrigible(self, t: Turn) -> dict[str, dict[str, Any]]:
        """What a game master may correct, with its current value: name shown in exports -> field -> value. Fields
        hidden from any seat are left out, because a correction is announced to all."""
        shown, found = self.shown(t), dict[str, dict[str, Any]]()
        for component in self.answering("corrected"):
            public = set(component.reveals(t, None))
            fields = {key: shown[component.shown_as][key] for key in component.corrigible if key in public}
            found.setdefault(component.shown_as, {}).update(to_builtins(fields))
        return found

    @property
    def corrigible_names(self) -> dict[str, Text]:
        """The names of the fields that a game master may correct, by ``rule.field``."""
        return {
            f"{component.shown_as}.{key}": name
            for component in self.answering("corrected")
            for key, name in component.corrigible.items()
        }

    def placeable(self) -> frozenset[str]:
        """The states that can be set up by hand, by the names they are shown under."""
        return frozenset(c.shown_as for c in (*self.answering("placed"), *self.answering("arranges")))


def _by_name(
    rules: Iterable[AnyComponent], of: Callable[[AnyComponent], Iterable[FieldPath]]
) -> dict[str, list[FieldPath]]:
    found: dict[str, list[FieldPath]] = {}
    for component in rules:
        found.setdefault(component.shown_as, []).extend(of(component))
    return found
