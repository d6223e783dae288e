"""The checks of a pack, a board and a bot."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from casusbelli.bots import Bot
from casusbelli.bots.match import Match
from casusbelli.core.board import Board
from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.map_text import same_board
from casusbelli.drawing.picture import picture
from casusbelli.drawing.scene import empty
from casusbelli.engine.spec import Pack, packs, packs_beside
from casusbelli.records.scenarios.run import run_case
from casusbelli.records.scenarios.scenario_file import Case, read_scenarios
from casusbelli.testing import composition, copying, knowledge, offers, overrides, panels, set_up_again, spoken
from casusbelli.testing.fog import FOG
from casusbelli.testing.random_games import as_many_as_go_together, clash, new_game, random_game
from casusbelli.variants import board, read_board, write_board

PHASES = 8  # the length of a random game
SHORT = 3
SEEDS = 2
NOTHING: Mapping[overrides.Override, str] = {}


@dataclass(frozen=True)
class Check:
    """A check. Calling it raises an AssertionError that says what is wrong."""

    name: str
    run: Callable[[], object]
    packs: tuple[Pack, ...] = ()  # packs that it needs and that need not be installed

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<Check {self.name}>"

    def __call__(self) -> None:
        __tracebackhide__ = True  # pytest shows what was checked, and not this
        with packs_beside(*self.packs):
            self.run()


@dataclass(frozen=True)
class PackTester:
    """The settings of checks. ``scenarios``: files of cases. ``on``: the board, if not the standard one. ``asleep``:
    overrides that neither random games nor the scenarios can reach, (component, hook) -> reason. ``phases``: the length
    of a random game."""

    pack: Pack
    scenarios: Sequence[Path] = ()
    on: Board | None = None
    asleep: Mapping[overrides.Override, str] = field(default_factory=dict)
    phases: int = PHASES

    def checks(self) -> Iterator[Check]:
        for name, run in {
            **self._rules(),
            **self._knowledge(),
            **self._words(),
            **scenario_checks(self.scenarios, self.on),
        }.items():
            yield Check(name, run, (self.pack, FOG))
        for other in packs():
            if other != self.pack.name:
                yield Check(f"plays or clashes with {other}", partial(self._beside, other), (self.pack, FOG))

    def _rules(self) -> dict[str, Callable[[], object]]:
        names, on, phases = (self.pack.name,), self.on, self.phases
        games = {
            f"random game {seed + 1}": partial(composition.check_games, names, seed, phases, on)
            for seed in range(SEEDS)
        }
        return games | {
            "game file": partial(composition.check_file, names, phases, on),
            "any order of the components": partial(composition.check_any_order, names, phases, on=on),
            "offers are accepted": partial(offers.check_offers, names, phases, on=on),
            "the rest is refused": partial(offers.check_refusals, names, phases, on=on),
            "copies": partial(copying.check_copies, names, phases, on),
            "positions are set up again": partial(set_up_again.check_positions, names, 1, phases // 2, on=on),
            "no dead override": self._no_dead_override,
        }

    def _knowledge(self) -> dict[str, Callable[[], object]]:
        names, on = (self.pack.name,), self.on
        return {
            "drafts are secret": partial(knowledge.check_drafts_are_secret, names, on),
            "who writes first does not matter": partial(knowledge.check_who_writes_first, names, on=on),
            "nothing follows from what is not known": partial(knowledge.check_veil, names, self.phases, on),
            "hidden units cannot be found": partial(knowledge.check_hidden_units, self.pack.name, on=on),
        }

    def _words(self) -> dict[str, Callable[[], object]]:
        names, texts = (self.pack.name,), spoken.catalogs_of(self.pack)
        languages = {ENGLISH, *(language for one in texts for language in one.languages)}
        found: dict[str, Callable[[], object]] = {
            f"catalog {one.namespace}": partial(spoken.check_catalogs, one) for one in texts
        }
        return found | {
            "messages have sentences": partial(spoken.check_said, names, languages, self.phases, self.on),
            "panels can be drawn": partial(panels.check_panels, names, languages, self.phases, self.on),
            "facts have sentences": partial(spoken.check_facts, names, self.pack.components, self.phases, self.on),
        }

    def _beside(self, other: str) -> None:
        composition.check_together(self.pack.name, other, 1, SHORT, self.on)

    def _no_dead_override(self) -> None:
        with overrides.listening(self.pack.components) as found:
            overrides.ask_games((self.pack.name,), self.on, self.phases)
            together = as_many_as_go_together((self.pack.name, *packs()), self.on)
            overrides.ask_everything(random_game(together, 1, SHORT, on=self.on))
            for check in scenario_checks(self.scenarios, self.on).values():
                check()
        check_overrides(found.dead, self.asleep)


def scenario_checks(files: Sequence[Path], on: Board | None = None) -> dict[str, Callable[[], object]]:
    """A check for each case. ``on``: a board that cases can name in addition to the installed ones."""

    def find(name: str) -> Board:
        return on if on is not None and name == on.name else board(name)

    cases = [case for file in files for case in read_scenarios(file.read_text(encoding="utf-8"))]
    return {f"scenario {case.id}": partial(check_case, case, find) for case in cases}


def check_overrides(dead: Collection[overrides.Override], asleep: Mapping[overrides.Override, str]) -> None:
    told = ", ".join(f"{component}.{hook}" for component, hook in sorted(set(dead) - asleep.keys()))
    assert not told, f"these overrides never answered anything but the default: {told} (what no case can wake: asleep=)"


def check_case(case: Case, find_board: Callable[[str], Board] = board) -> None:
    failures = run_case(case, find_board).failures
    assert not failures, "; ".join(failures)


def checks(
    pack: Pack,
    scenarios: Path | str | Sequence[Path | str] = (),
    on: Board | None = None,
    asleep: Mapping[overrides.Override, str] = NOTHING,
    phases: int = PHASES,
) -> list[Check]:
    """Everything that the packs of this project are checked for, for this one: a list of checks to be called.
    ``on``: the board, if not the standard one; cases find it by its name. ``asleep``: overrides that neither random
    games nor the cases can wake, (component, hook) -> why. ``phases``: of a random game."""
    files = [scenarios] if isinstance(scenarios, Path | str) else scenarios
    return list(PackTester(pack, [Path(file) for file in files], on, asleep, phases).checks())


def board_checks(on: Board, scenarios: Path | str | Sequence[Path | str] = (), phases: int = PHASES) -> list[Check]:
    """Checks of a board: it can be written to a file, and the standard rules and every other compatible pack can be
    played on it."""
    files = [Path(file) for file in ([scenarios] if isinstance(scenarios, Path | str) else scenarios)]
    cases = scenario_checks(files, on)
    found: dict[str, Callable[[], object]] = {
        "text": partial(check_board_text, on),
        "picture": partial(check_picture, on),
        **cases,
    }
    for name in packs():
        if not clash((name,), on):
            found[f"random game of {name}"] = partial(composition.check_games, (name,), 1, phases, on)
    return [Check(name, run) for name, run in found.items()]


def check_board_text(on: Board) -> None:
    """Writing and reading the board gives the same board."""
    assert same_board(read_board(write_board(on)), on), "the board that is read is not the one that was written"


def check_picture(on: Board) -> None:
    assert picture(empty(on)).startswith("<svg")


def bot_checks(bot: Bot, phases: int = PHASES) -> list[Check]:
    """Checks of a bot: it plays every seat of every installed pack without a fault, and plays the same game again."""
    return [Check(f"plays {name}", partial(check_bot, bot, name, phases)) for name in packs()]


def check_bot(bot: Bot, rules: str, phases: int) -> None:
    first, again = (_match(bot, rules, phases) for _time in range(2))
    told = "; ".join(f"{phase}, {seat}: {fault}" for phase, seat, fault in first.faults)
    assert not told, f"{bot.name} made mistakes: {told}"
    assert first.game.log == again.game.log, (
        f"{bot.name} plays another game with the same seed; let it draw from scene.rng"
    )


def _match(bot: Bot, rules: str, phases: int) -> Match:
    game = new_game((rules,))
    match = Match(game, dict.fromkeys(game.rules.names, bot), seed=1)
    match.play(phases)
    return match
