"""The rules in the players' words, made from the board and the options of the game."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.board import Board
from casusbelli.core.legality import located
from casusbelli.core.phases import Phase
from casusbelli.core.said import Said, said
from casusbelli.engine.component import Rules, Words
from casusbelli.packs.international_relations.facts import OPINION, PREFIX
from casusbelli.packs.international_relations.naming import named, names
from casusbelli.packs.international_relations.orders import SOLO
from casusbelli.packs.international_relations.penalties import EXEMPT
from casusbelli.packs.international_relations.thresholds import (
    PRINTED,
    kinds,
    large,
    late_year,
    points_for,
    threshold,
)


def _option(rules: Rules, key: str) -> str:
    return rules.option(f"{PREFIX}.{key}")


def _says(rules: Rules, key: str, value: str) -> bool:
    return _option(rules, key) == value


# --- treaties


class TreatyRulebook(Words):
    """Treaties in the players' words."""

    def explains(self, rules: Rules) -> Iterator[Said]:
        yield said("ir.rule-relations")
        yield said("ir.rule-signing")
        if Phase.of(rules.start).kind == "T":
            yield said("ir.rule-secret-signing")
        if rules.has(OPINION):
            yield said("ir.rule-imminent-war")
            yield said("ir.rule-shared-blame")
        else:
            yield said("ir.rule-imminent-war-alone")
            yield said("ir.rule-shared-wars")
        yield said("ir.rule-torn")
        yield said("ir.rule-notice")
        yield said("ir.rule-notice-spring")
        yield from _ends_of_war(rules)


def _ends_of_war(rules: Rules) -> Iterator[Said]:
    if _says(rules, "peace", "never"):
        yield said("ir.rule-no-peace")
        return
    yield said("ir.rule-peace")
    if _says(rules, "peace", "treaty_or_peace_order"):
        yield said("ir.rule-peace-order")


# --- allied units


class GuestRulebook(Words):
    """Guests in the players' words."""

    def explains(self, rules: Rules) -> Iterator[Said]:
        yield said("ir.rule-friends")
        yield said("ir.rule-permission")
        if _says(rules, "ally_entry", "f_only"):
            yield said("ir.rule-permission-of-units")
        yield said("ir.rule-guest")
        if _says(rules, "squatter_capture", "no"):
            yield said("ir.rule-squatters")
        yield said("ir.rule-interned", around=_option(rules, "interned"))


# --- world opinion


class OpinionRulebook(Words):
    """World opinion in the players' words."""

    def explains(self, rules: Rules) -> Iterator[Said]:
        yield said("ir.rule-score")
        yield said("ir.rule-as-written")
        yield said("ir.rule-attack")
        yield said("ir.rule-share")
        yield from _territory_sentences(rules)
        if _says(rules, "mutual_attack", "nobody_pays"):
            yield said("ir.rule-mutual")
        yield said("ir.rule-help")
        yield said("ir.rule-retreats", how=_option(rules, "retreats"))
        yield said("ir.rule-minor")
        if _says(rules, "e2_convoy", "counts"):
            yield said("ir.rule-minor-convoy")
        yield from _steered_sentences(rules)
        yield said("ir.rule-alliance")
        yield from _first_shot_sentences(rules)
        yield said("ir.rule-abrogation")
        yield said("ir.rule-expansion")


class AttackRulebook(Words):
    """Attacks and wars in the players' words."""

    def explains(self, rules: Rules) -> Iterator[Said]:
        """Where war is all that comes of an attack."""
        yield said("ir.rule-attack-is-war")
        yield said("ir.rule-attack-as-written")
        yield from _territory_sentences(rules)
        yield said("ir.rule-help")
        yield said("ir.rule-retreats", how=_option(rules, "retreats"))
        yield from _steered_sentences(rules)
        yield said("ir.rule-provoked", how=_option(rules, "provoked"))
        yield said("ir.rule-no-price")


def _territory_sentences(rules: Rules) -> Iterator[Said]:
    yield said("ir.rule-territory")
    yield said("ir.rule-enemy-there")
    if _says(rules, "captured_home", "letter"):
        yield said("ir.rule-captured-home")
    if _says(rules, "home_lapses_when_lost", "yes"):
        yield said("ir.rule-lost-home")
    if _says(rules, "evict_free", "yes"):
        yield said("ir.rule-evict")
    if _says(rules, "unmatched", "free"):
        yield said("ir.rule-unmatched")


def _steered_sentences(rules: Rules) -> Iterator[Said]:
    """C-2: only where others order units that are not their own."""
    if not rules.hears("orderable_by_others"):
        return
    if _says(rules, "steered", "share"):
        yield said("ir.rule-writers-answer")
    else:
        yield said("ir.rule-power-answers")
        yield said("ir.rule-minors-blameless")


def _first_shot_sentences(rules: Rules) -> Iterator[Said]:
    year = _first_year(rules.board)
    yield said("ir.rule-first-shot", year=year, end=year + 6)
    power, place = EXEMPT
    if power in rules.board.power and place in rules.board.province:
        yield said("ir.rule-first-shot-exempt", power=named(power), place=located(rules.board, place), year=year)


def _first_year(board: Board) -> int:
    return Phase.of(board.calendar.start).year


# --- claims


class ClaimRulebook(Words):
    """Claims to victory in the players' words."""

    def explains(self, rules: Rules) -> Iterator[Said]:
        alone = points_for(rules, SOLO)
        yield said("ir.rule-solo", points=alone)
        needy = large(rules)
        if needy:
            yield said("ir.rule-large", powers=names(needy), points=alone + 1, until=late_year(rules.board))
            if _says(rules, "russia_confirm", "always_7"):
                yield said("ir.rule-large-at-last", points=alone)
        yield from _coalition_sentences(rules)
        yield said("ir.rule-window", until=_option(rules, "claim_close"))
        yield said("ir.rule-solo-wins")
        if len(kinds(rules)) > 1:
            yield said("ir.rule-coalition-wins")
            yield from _membership_sentences(rules)
        yield said("ir.rule-joint", how=_option(rules, "joint"))
        yield said("ir.rule-claim-ends")


def _coalition_sentences(rules: Rules) -> Iterator[Said]:
    there = kinds(rules)
    for kind in there[1:]:
        yield said("ir.rule-coalition", kind=kind, points=points_for(rules, kind))
    if len(there) == 1:
        yield said("ir.rule-no-coalitions")
        return
    if any(threshold(rules, kind) != PRINTED for kind in there[1:]):
        yield said("ir.rule-not-all")


def _membership_sentences(rules: Rules) -> Iterator[Said]:
    yield said("ir.rule-no-solo-beside")
    yield said("ir.rule-blamed-member")
    if _says(rules, "coalition_intra", "frozen"):
        yield said("ir.rule-members-frozen")
    else:
        yield said("ir.rule-members-free")


# --- the conference


def conference_sentences(rules: Rules, first_call: int) -> Iterator[Said]:
    yield said("ir.rule-conference", year=first_call)
    before = Phase.of(rules.start).kind == "T"
    yield said("ir.rule-conference-held-as-before" if before else "ir.rule-conference-held")
    yield said("ir.rule-conference-fails", wars=_option(rules, "conference_fail_wars"))
