"""Consequences of attacks for all relations: who is drawn in, whose treaty ends (B3, C7-C22, R-26 to R-29, R-42).

Everything is read from the relations as they were when the season opened, and happens at once: war beats imminent war,
imminent war beats treaty.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from casusbelli.core.pairs import Pair, pair
from casusbelli.core.said import Said, said
from casusbelli.packs.international_relations.facts import (
    NEUTRAL,
    TREATIES,
    WAR,
    Attack,
    Change,
    Right,
)
from casusbelli.packs.international_relations.naming import named, names
from casusbelli.packs.international_relations.orders import AAT, MDT


@dataclass(frozen=True)
class TableRulings:
    """The options that decide, and the relations before."""

    powers: Sequence[str]
    relations: Mapping[str, str]
    cascade: str
    common: str  # mutual attack with a common ally
    provoked: str

    def between(self, one: str, another: str) -> str:
        return self.relations.get(pair(one, another), NEUTRAL) if one != another else ""

    def allies(self, of: str, kind: str) -> Iterator[str]:
        return (power for power in self.powers if self.between(power, of) == kind)


@dataclass
class Fallout:
    wars: dict[str, Said] = field(default_factory=dict)  # pair -> cause
    rights: list[Right] = field(default_factory=list)
    shares: list[tuple[str, str, str]] = field(default_factory=list)  # power, victim of the attack, attacker
    drawn: dict[str, list[str]] = field(default_factory=dict)  # attacker|victim -> the victim's allies in the war
    lapsed: dict[str, Said] = field(default_factory=dict)

    def changes(self, before: Mapping[str, str]) -> tuple[Change, ...]:
        found = {**dict.fromkeys(self.lapsed, NEUTRAL), **dict.fromkeys(self.wars, WAR)}
        causes = {**self.lapsed, **self.wars}
        return tuple(
            Change(Pair.of(two), before.get(two, NEUTRAL), after, causes[two])
            for two, after in sorted(found.items())
            if before.get(two, NEUTRAL) != after
        )


def fallout(attacks: Sequence[Attack], table: TableRulings) -> Fallout:
    made = Fallout()
    own = {(attack.by, attack.on) for attack in attacks if not attack.provoked}
    for attack in attacks:
        _one(attack, own, table, made)
    after = {**table.relations, **dict.fromkeys(made.lapsed, NEUTRAL), **dict.fromkeys(made.wars, WAR)}
    made.rights = list(dict.fromkeys(right for right in made.rights if _arises(right, after)))
    return made


def _arises(right: Right, after: Mapping[str, str]) -> bool:
    """R-26: imminent war arises after the season, and only if its MDT and the war behind it then still exist."""
    if after[pair(right.holder, right.target)] == WAR:
        return False
    return after[pair(right.holder, right.basis)] == MDT and after[pair(right.basis, right.target)] == WAR


def _one(attack: Attack, own: set[tuple[str, str]], table: TableRulings, made: Fallout) -> None:
    by, on = attack.by, attack.on
    cancelled = _cancelled(attack, own, table)
    if cancelled and table.common == "both_lapse":
        mutual = said("ir.cause-mutual", powers=names((by, on)))
        made.lapsed.update({pair(z, side): mutual for z in cancelled for side in (by, on)})
    attackers = _attackers(attack, cancelled, table)
    defenders = _defenders(attack, cancelled, attackers, table)
    cause = said("ir.cause-attack", by=named(by), on=named(on))
    made.wars[pair(by, on)] = _with_orders(attack) if attack.orders else cause
    for ally in attackers:
        made.wars.setdefault(pair(ally, on), cause)
        if not attack.provoked and (ally, on) not in own:
            made.shares.append((ally, on, by))
    for defender in defenders:
        made.wars.setdefault(pair(by, defender), cause)
        made.drawn.setdefault(f"{by}|{on}", []).append(defender)
    if table.cascade != "principals":
        for ally in attackers:
            for defender in defenders:
                if table.between(ally, defender) not in TREATIES:
                    made.wars.setdefault(pair(ally, defender), cause)
    if not attack.provoked or table.provoked == "all":
        for victim in (on, *(defenders if table.cascade == "transitive" else ())):
            _come_to_aid(by, victim, attackers, cancelled, table, made)


def _with_orders(attack: Attack) -> Said:
    return said("ir.cause-attack-by", by=named(attack.by), on=named(attack.on), orders=attack.orders)


def _cancelled(attack: Attack, own: set[tuple[str, str]], table: TableRulings) -> set[str]:
    """R-29: the powers with the same kind of treaty with both sides of a mutual attack."""
    by, on = attack.by, attack.on
    if table.common == "both_war" or not {(by, on), (on, by)} <= own:
        return set()
    both = (z for z in table.powers if table.between(z, by) == table.between(z, on))
    return {z for z in both if table.between(z, by) in TREATIES}


def _attackers(attack: Attack, cancelled: set[str], table: TableRulings) -> list[str]:
    """The AAT partners that go to war on the attacker's side."""
    allies = [z for z in table.allies(attack.by, AAT) if z not in cancelled and z != attack.on]
    if attack.provoked:
        return [z for z in allies if table.between(z, attack.on) == AAT and table.provoked != "none"]
    return _closed(allies, {attack.on, *cancelled}, table)


def _defenders(attack: Attack, cancelled: set[str], attackers: list[str], table: TableRulings) -> list[str]:
    if attack.provoked and table.provoked == "none":
        return []
    barred = {attack.by, *attackers, *cancelled}
    return _closed([w for w in table.allies(attack.on, AAT) if w not in barred], barred | {attack.on}, table)


def _closed(allies: list[str], barred: set[str], table: TableRulings) -> list[str]:
    """Adds AAT partners of AAT partners, by option (R-28)."""
    found = list(allies)
    if table.cascade == "transitive":
        for ally in found:
            found += [z for z in table.allies(ally, AAT) if z not in found and z not in barred]
    return found


def _come_to_aid(
    by: str, victim: str, attackers: Iterable[str], cancelled: set[str], table: TableRulings, made: Fallout
) -> None:
    """C7, C20: the victim's MDT partners get imminent war, or war if they have an MDT with the attacker too."""
    for friend in table.allies(victim, MDT):
        if friend in attackers or friend in cancelled or friend == by:
            continue
        if table.between(friend, by) == MDT:
            common = said("ir.cause-common-ally", by=named(by), victim=named(victim))
            made.wars.setdefault(pair(friend, by), common)
        targets = (by, *(attackers if table.cascade != "principals" else ()))
        neutral = (target for target in targets if table.between(friend, target) == NEUTRAL)
        made.rights += [Right(friend, target, victim) for target in neutral]
