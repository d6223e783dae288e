"""Names and import paths of earlier versions. Each works for one release more and says by a DeprecationWarning what it
is called now (docs/public-surface.md). This page is the whole list.

Modules that are elsewhere now are found by a finder, which Python asks when no other has found anything. A module that
is still there and has given something another name ends in

    if not TYPE_CHECKING:  # otherwise type checkers accept every name
        __getattr__ = renamed(__name__)
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Final
from warnings import warn

REMOVED_IN: Final = "0.4"

PACKAGES: Final = ("casusbelli.rules",)  # packages of which only the paths are left

_ENGINE = (
    "adjusting clashes closures component dice draws forms game grammar movement openings options play rulebook "
    "ruleset spec steps view year"
)
_PACKS = (
    "build_anywhere calendar factional formal free_builds international_relations last_year masters neutral_armies "
    "standard world_war_one"
)
MODULES: Final[Mapping[str, str]] = {
    **{f"casusbelli.rules.{name}": f"casusbelli.engine.{name}" for name in _ENGINE.split()},
    **{f"casusbelli.rules.{name}": f"casusbelli.packs.{name}" for name in _PACKS.split()},
    "casusbelli.rules.desk": "casusbelli.engine.drafts",
    "casusbelli.rules.shown": "casusbelli.engine.display",
    "casusbelli.core.options": "casusbelli.core.legal_orders",
    "casusbelli.core.reading": "casusbelli.core.order_reader",
    "casusbelli.bots.advice": "casusbelli.bots.order_choice",
    "casusbelli.bots.scene": "casusbelli.bots.seat_view",
    "casusbelli.drawing.reading": "casusbelli.drawing.description",
    "casusbelli.drawing.sheet": "casusbelli.drawing.board_art",
    "casusbelli.records.choices": "casusbelli.records.games.choices",
    "casusbelli.records.gamefile": "casusbelli.records.games.game_file",
    "casusbelli.records.judged": "casusbelli.records.turns.judged_turn",
    "casusbelli.records.orderlines": "casusbelli.records.turns.order_lines",
    "casusbelli.records.plaintext": "casusbelli.records.turns.plain_text",
    "casusbelli.records.readable": "casusbelli.records.games.newspaper",
    "casusbelli.records.replay": "casusbelli.records.games.verify",
    "casusbelli.records.sandbox": "casusbelli.records.games.positions",
    "casusbelli.records.scenario": "casusbelli.records.scenarios.scenario_file",
    "casusbelli.records.scenario_compare": "casusbelli.records.scenarios.compare",
    "casusbelli.records.scenario_run": "casusbelli.records.scenarios.run",
    "casusbelli.records.table": "casusbelli.records.turns.values",
    "casusbelli.records.turn": "casusbelli.records.turns.turn_file",
    "casusbelli.records.walk": "casusbelli.records.games.rejudge",
    "casusbelli.service.house": "casusbelli.service.base.service",
    "casusbelli.service.table": "casusbelli.service.games.open_game",
    "casusbelli.sim.dumb": "casusbelli.sim.compiled_dumbbot",
    "casusbelli.sim.orders": "casusbelli.sim.random_orders",
}

# The old module, the old name in it, and the new "module:name".
NAMES: Final[Mapping[str, Mapping[str, str]]] = {
    "casusbelli.bots": {"Scene": "casusbelli.bots:SeatView"},
    "casusbelli.bots.scene": {"Scene": "casusbelli.bots:SeatView"},
    "casusbelli.core.board": {
        "SEASONS": "casusbelli.core.phases:SEASONS",
        "SEASON_ORDER": "casusbelli.core.phases:SEASON_ORDER",
    },
    "casusbelli.core.events": {"Part": "casusbelli.core.events:ContestPart"},
    "casusbelli.core.explain": {"Story": "casusbelli.core.explain:Explanation"},
    "casusbelli.core.notation": {
        "Phase": "casusbelli.core.notation:OrderPhase",
        "Reader": "casusbelli.core.notation:OrderReader",
    },
    "casusbelli.drawing.sheet": {"Sheet": "casusbelli.drawing.board_art:BoardArt"},
    "casusbelli.records.gamefile": {"Entry": "casusbelli.records.games.game_file:LogEntry"},
    "casusbelli.records.readable": {
        name: f"casusbelli.records.games.chronicle:{name}" for name in ("ByHand", "facts", "seen", "since")
    },
    "casusbelli.records.scenario_run": {"Played": "casusbelli.records.scenarios.run:PlayedCase"},
    "casusbelli.records.turn": {"Turn": "casusbelli.records.turns.turn_file:TurnFile"},
    "casusbelli.rules.component": {"Place": "casusbelli.engine.component:StepSlot"},
    "casusbelli.rules.desk": {"Choice": "casusbelli.engine.drafts:OfferedOrder"},
    "casusbelli.rules.draws": {
        "Proposal": "casusbelli.engine.draws:DrawProposal",
        "Refused": "casusbelli.engine.draws:DrawRefusal",
        "Vote": "casusbelli.engine.draws:DrawVote",
        "Voted": "casusbelli.engine.draws:DrawVoted",
    },
    "casusbelli.rules.forms": {"Entry": "casusbelli.engine.forms:EntryRefusal"},
    "casusbelli.rules.options": {
        "Choice": "casusbelli.engine.options:OneOf",
        "Pattern": "casusbelli.engine.options:MatchingText",
    },
    "casusbelli.rules.view": {"Shown": "casusbelli.engine.view:StateView"},
    "casusbelli.service.house": {"House": "casusbelli.service.base.service:Service"},
    "casusbelli.service.table": {"Table": "casusbelli.service.games.open_game:OpenGame"},
    "casusbelli.sim.arena": {
        "Played": "casusbelli.sim.arena:PlayedGames",
        "Table": "casusbelli.sim.arena:CompiledTable",
    },
}


# Hooks with a new name and the same meaning: overrides under the old name still count.
QUESTIONS: Final[Mapping[str, str]] = {
    "asks": "also_asks",
    "bars": "orders_barred",
    "deputizes": "deputy_for",
    "keeps": "keeps_unit",
    "lends": "commander_of",
    "listed": "listed_as",
    "modify": "modifiers",
    "owes": "extra_builds",
    "part_of": "power_of",
    "shuts": "closed_in",
    "silences": "forbids_press",
    "spares": "leaves_center",
    "steers": "orderable_by_others",
    "vouches": "offers_only_valid",
}
# Hooks with another meaning, for which old overrides cannot count: what to override instead.
UNASKED: Final[Mapping[str, str]] = {
    "addressed": "offices",
    "clashes": "sole",
    "conceals": "tells with False",
    "idles": "commander_of with NOBODY",
    "objects": "forbids with None",
    "office": "offices",
    "opens": "may_build_in",
    "refuse": "forbids with a function",
    "rolls": "dice",
    "settles": "settled",
    "waits": "halts with for_orders=True",
    "writers": "settled with its writers",
}


def answer_as_before(rule: type) -> None:
    """Let a third-party rule override hooks under their old names. The included rules have none of those."""
    if rule.__module__.startswith("casusbelli."):
        return
    own = dict(vars(rule))
    for old in QUESTIONS.keys() & own.keys():
        _tell(f"{rule.__qualname__}.{old}", f"{rule.__qualname__}.{QUESTIONS[old]}", 4)
        if QUESTIONS[old] not in own:
            setattr(rule, QUESTIONS[old], own[old])
    for old in UNASKED.keys() & own.keys():
        told = f"{rule.__qualname__}.{old} is not asked any more: answer {UNASKED[old]} (docs/extend/hooks.md)"
        warn(told, DeprecationWarning, stacklevel=3)


def renamed(module: str) -> Callable[[str], object]:
    """The ``__getattr__`` of a module with renamed names."""

    def find(name: str) -> object:
        found = NAMES.get(module, {}).get(name)
        if found is None:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        home, _colon, called = found.partition(":")
        _tell(f"{module}.{name}", f"{home}.{called}", 3)
        return getattr(import_module(home), called)

    return find


def _tell(old: str, new: str, level: int) -> None:
    warn(f"{old} is {new} now; the old name goes with version {REMOVED_IN}", DeprecationWarning, stacklevel=level)


class _Alias:
    """A loader that loads an old module path as the new module."""

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        old = module.__name__
        if old in PACKAGES:
            return
        _tell(old, MODULES[old], 3)
        there = vars(import_module(MODULES[old]))
        known = {name: value for name, value in there.items() if not name.startswith("__") or name == "__all__"}
        vars(module).update(known, __getattr__=renamed(old))


class _Finder:
    @staticmethod
    def find_spec(
        name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name in PACKAGES or name in MODULES:
            return ModuleSpec(name, _Alias(), is_package=name in PACKAGES)  # type: ignore[arg-type]  # it implements the loader protocol
        return None


def install() -> None:
    """Install the import hook for old paths."""
    if not any(finder is _Finder for finder in sys.meta_path):
        sys.meta_path.append(_Finder)
