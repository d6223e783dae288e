"""The dice of politics (FA-49): from a chain of keys, one for each round, from the seed, or from the game master."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from casusbelli.core.events import DiceKeyed, DiceRolled
from casusbelli.core.phases import Phase
from casusbelli.engine.component import Rules, Turn
from casusbelli.engine.dice import Dice
from casusbelli.packs.factional.facts import politics

FIRST, LATER = 1, 2  # numbers of keys: for the first elections, and for the first round of the first winter
ELECTIONS, COUPS, BALLOTS = range(3)  # the rounds of a winter
ROUNDS = 3


def first_rolls(rules: Rules, labels: Iterable[str]) -> Iterator[DiceKeyed | DiceRolled]:
    """Rolls for the first elections (FA-1). The commitment to the chain is published first."""
    dice = rules.dice(0)
    if _chained(rules):
        yield dice.keyed(0)
        yield dice.keyed(FIRST)
    yield from (_roll(rules, dice, FIRST, (), label) for label in labels)


def keyed(t: Turn, round_: int) -> Iterator[DiceKeyed]:
    """The key of a round, even if nobody rolls in it: a key must not be used in another round."""
    if _chained(t.rules):
        yield t.dice.keyed(_number(t, round_), politics(t).decided)


def throw(t: Turn, round_: int, label: str) -> DiceRolled:
    return _roll(t.rules, t.dice, _number(t, round_), politics(t).decided, label)


def _chained(rules: Rules) -> bool:
    return rules.option("factional.dice_source") == "chain"


def _number(t: Turn, round_: int) -> int:
    return LATER + ROUNDS * (t.state.year - Phase.of(t.rules.start).year) + round_


def _roll(rules: Rules, dice: Dice, number: int, decided: Iterable[str], label: str) -> DiceRolled:
    source = rules.option("factional.dice_source")
    if source == "chain":
        return dice.drawn(label, dice.keyed(number, decided))
    return dice.by_hand(label) if source == "manual" else dice.rolled(label)
