"""The chapter of the rulebook about factions, the index, elections, revolutions and coups."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.phases import Phase
from casusbelli.core.said import Said, Text, power, said
from casusbelli.engine.component import Rules, Words
from casusbelli.engine.display import Example
from casusbelli.packs.factional.facts import WHOLE
from casusbelli.packs.factional.index import ATTEMPT
from casusbelli.packs.factional.seats import unfilled

CLEAR = 15  # points that the example of the index needs between the middle and the limits


class PoliticsRulebook(Words):
    """Explains the rules of politics by the options of the game."""

    title = said("factional.chapter-politics")

    def explains(self, rules: Rules) -> Iterator[Text | Example]:
        yield from _offices(rules)
        yield from _index(rules)
        yield from _elections(rules)
        yield from _attempts(rules)
        yield from _vacancies(rules)
        yield said("factional.dice-rule", source=_option(rules, "dice_source"))


def _option(rules: Rules, key: str) -> str:
    return rules.option(f"factional.{key}")


def _offices(rules: Rules) -> Iterator[Text | Example]:
    yield said("factional.factions-rule")
    yield said("factional.orders-rule")
    yield said("factional.silent-rule", backup=_option(rules, "nmr_backup"))
    yield said("factional.press-rule")
    yield Example(said("factional.factions-example"))


def _index(rules: Rules) -> Iterator[Text | Example]:
    high = int(_option(rules, "di_max"))
    yield said("factional.index-rule")
    yield said("factional.seen-rule", seen=_option(rules, "di_public"))
    yield said("factional.abroad-rule")
    yield said("factional.home-rule")
    yield said("factional.credit-rule", when=_option(rules, "politics_before_builds"))
    yield said("factional.band-rule", low=WHOLE - high, high=high, band=_option(rules, "band"))
    if high >= WHOLE // 2 + CLEAR:
        yield Example(said("factional.index-example"))


def _elections(rules: Rules) -> Iterator[Text | Example]:
    term = int(_option(rules, "term"))
    first = Phase.of(rules.start).year + term - 1
    yield said("factional.roll-rule")
    yield said("factional.first-election-rule")
    yield from _unfilled(rules)
    yield said("factional.elections-rule", first=first, second=first + term, term=term)
    yield said("factional.no-election-rule")
    yield Example(said("factional.election-example"))


def _unfilled(rules: Rules) -> Iterator[Said]:
    seats = unfilled(rules)
    if seats:
        yield said("factional.unfilled-rule", seats=map(power, seats))


def _attempts(rules: Rules) -> Iterator[Text | Example]:
    """Revolutions and coups; the examples only where the limits of the index leave room for their cost."""
    roomy = int(_option(rules, "di_max")) >= WHOLE // 2 + ATTEMPT
    yield said("factional.revolution-rule")
    yield said("factional.revolution-answer-rule")
    if roomy:
        yield Example(said("factional.revolution-example"))
    yield said("factional.coup-rule")
    yield said("factional.coup-answer-rule")
    if roomy:
        yield Example(said("factional.coup-example"))
    yield said("factional.answers-rule", responses=_option(rules, "responses"))
    yield said("factional.builds-rule", first=_option(rules, "politics_before_builds"))


def _vacancies(rules: Rules) -> Iterator[Said]:
    """Players who leave, and one-party states."""
    misses = int(_option(rules, "abandon_after"))
    yield said("factional.leaving-rule", high=int(_option(rules, "di_max")))
    yield said("factional.one-party-rule")
    yield said("factional.replacement-rule")
    yield said("factional.both-left-rule")
    if _option(rules, "one_party_until") == "next_election_then_halt":
        yield said("factional.halting-rule")
    if misses:
        yield said("factional.abandoned-rule", misses=misses)
    if _option(rules, "no_nmr") == "true":
        yield said("factional.waiting-rule")
