"""Rule sets, each shared by all games with the same rules, options and board."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import msgspec

from casusbelli import build
from casusbelli.core.board import Board
from casusbelli.core.cached_property import cached_property
from casusbelli.core.canon import encode
from casusbelli.core.events import Event
from casusbelli.engine.draft_codec import DraftCodec
from casusbelli.engine.ruleset import RuleSet
from casusbelli.engine.spec import Spec, read_spec, rule_set
from casusbelli.engine.state_codec import StateCodec
from casusbelli.records.games.game_file import board_text, event_decoder
from casusbelli.store import Row


class RulesKey(NamedTuple):
    """What a rule set follows from. ``board``: the identity of the board, which the cached rule set keeps alive."""

    rules: str
    options: str
    board: int


@dataclass(frozen=True)
class SharedRules:
    """Immutable, with nobody's dice."""

    spec: Spec
    rules: RuleSet
    board: Board

    @cached_property
    def events(self) -> msgspec.json.Decoder[Event]:
        return event_decoder(self.rules)

    @cached_property
    def drafts(self) -> DraftCodec:
        return DraftCodec(self.rules.brought)

    @cached_property
    def states(self) -> StateCodec:
        return StateCodec(self.rules)

    @cached_property
    def version(self) -> str:
        """Distinguishes everything that what was computed from a log may depend on: the code, the rules with their
        options, the board. What another version has stored is computed again."""
        known = [build.version(), str(self.spec), self.rules.options, board_text(self.rules.board), [*self._brought()]]
        return hashlib.sha256(encode(known)).hexdigest()[:20]

    def _brought(self) -> Iterator[str]:
        """The source files of rules that do not come with this package."""
        modules = {type(component).__module__ for component in self.rules.components}
        for name in sorted(name for name in modules if not name.startswith("casusbelli.")):
            file = Path(getattr(sys.modules[name], "__file__", None) or "")
            yield f"{name} {hashlib.sha256(file.read_bytes()).hexdigest() if file.is_file() else ''}"


def shared_rules(row: Row, board: Board) -> SharedRules:
    spec, options = read_spec(row["rules"]), msgspec.json.decode(row["options"], type=dict[str, str])
    return SharedRules(spec, rule_set(spec, board, options), board)
