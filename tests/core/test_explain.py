"""Explanations for players (tests/data/stories.toml): the strengths they give agree with the verdicts."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.positions import random_battle, random_position
from casusbelli.core.adjudicator import REASONS, Verdicts, adjudicate
from casusbelli.core.battle import Battle, Contest, mutual
from casusbelli.core.explain import Explanation, explain
from casusbelli.core.orders import Move
from casusbelli.core.rulings import OPTIONS, rulings
from casusbelli.core.strengths import Role, Strength
from casusbelli.core.units import Position, Unit
from casusbelli.core.verdicts import Fate, Reason, Result, Verdict, Why
from casusbelli.core.wording import listed, named
from tests.core.battles import STANDARD, Case, board_of, cases, orders_of, position_of

GLOSSARY = (Path(__file__).parents[2] / "docs" / "glossary.md").read_text(encoding="utf-8")
CASES = cases("stories")
TOLD = [(case, unit) for case in CASES for unit in case["told"]]


def contest(text: str) -> Contest:
    """ "A BUD: SER + A TRI" """
    head, *supporters = text.split(" + ")
    claimant, province = head.split(": ")
    return Contest(claimant.split()[1], province, tuple(unit.split()[1] for unit in supporters))


def play(case: Case) -> Verdicts:
    on = board_of(case)
    battle = Battle(
        position_of(case, on),
        orders_of(case, on=on),
        mutual(case.get("friends", ())),
        tuple(map(contest, case.get("claims", ()))),
        contests_bounce=case.get("bounce", False),
        contests_cut=case.get("cut", False),
        rulings=rulings(case.get("options")),
    )
    return adjudicate(battle)


def name(value: Any) -> str:
    return value if isinstance(value, str) else str(value["title"])


# --- stories


@pytest.mark.parametrize(("case", "unit"), TOLD, ids=name)
def test_story(case: Case, unit: str) -> None:
    story = explain(play(case), unit.split()[1])
    assert [str(line) for line in story.lines] == case["told"][unit]
    assert story.reference == story.verdict.reason.reference


def test_every_reason_has_a_story() -> None:
    told = {explain(play(case), unit.split()[1]).verdict.reason for case, unit in TOLD}
    assert told >= set(REASONS)


@pytest.mark.parametrize("case", CASES, ids=name)
def test_no_story_has_a_gap(case: Case) -> None:
    """No gaps, including the units whose lines are not asserted."""
    verdicts = play(case)
    for unit in verdicts.battle.position.units:
        for line in map(str, explain(verdicts, unit.at).lines):
            assert line == line.strip()
            assert not {"nobody", "None", "", "-"} & set(line.replace(":", " : ").split(" ")[:1])
            assert "nobody" not in line
            assert "{" not in line


def test_a_coast_names_the_unit_of_its_province() -> None:
    position = Position(STANDARD, [Unit(0, "Italy", "F", "SPA/SC")])
    assert str(explain(adjudicate(Battle(position, {})), "SPA").headline) == "F SPA/SC had no order and holds"


def test_a_support_in_civil_disorder() -> None:
    case = {"orders": {"Austria": ["A VIE S A TRI"], "Italy": ["A TRI H"], "Turkey": ["A ALB - TRI"]}}
    how = rulings({"base.cd_support": "no"})
    battle = Battle(position_of(case), orders_of(case), disorder=frozenset({"Italy"}), rulings=how)
    story = explain(adjudicate(battle), "TRI")
    assert str(story.defence) == (
        "hold strength of A TRI (Italy): 1; the support of A VIE (Austria) does not count: "
        "A TRI (Italy) is in civil disorder and cannot be supported here"
    )


def test_lists_of_names() -> None:
    assert [listed(names) for names in ((), ("A",), ("A", "B"), ("A", "B", "C"))] == [
        "nobody",
        "A",
        "A and B",
        "A, B and C",
    ]


# --- the numbers


def battles(count: int, seed: int) -> list[Battle]:
    """Random phases with friendships, rulings and contests of every kind."""
    rng = Random(seed)
    powers = [power.name for power in STANDARD.powers]
    found = []
    for _ in range(count):
        position = random_position(rng, STANDARD, rng.randint(24, 40))
        battle = random_battle(rng, position, spoiled=0.2, convoys=0.6, attacked=0.6)
        places = [unit.at for unit in battle.position.units]
        friends = frozenset((rng.choice(powers), rng.choice(powers)) for _ in range(rng.randint(0, 6)))
        how = {option.key: rng.choice(option.values) for option in OPTIONS if rng.random() < 0.3}
        claimants = rng.sample(places, rng.choice((0, 0, 2, 5)) * 2)
        contests = [
            Contest(claimant, rng.choice(list(STANDARD.neighbors[STANDARD.province_of[claimant]])), (helper,))
            for claimant, helper in zip(claimants[::2], claimants[1::2], strict=True)
        ]
        found.append(
            replace(
                battle,
                friends=friends,
                rulings=rulings(how),
                contests=tuple(contests),
                contests_bounce=rng.random() < 0.5,
                contests_cut=rng.random() < 0.5,
            )
        )
    return found


def outdoes(strength: Strength, others: tuple[Strength, ...]) -> bool:
    return strength.value > max((other.value for other in others), default=0)


def check_move(story: Explanation, made: Verdict) -> None:
    """A move succeeds if and only if its strength exceeds all given opponents."""
    arrived = made.result in (Result.SUCCEEDS, Result.FAILS) and made.reason not in (
        Reason.PARADOX,
        Reason.CONVOY_BROKEN,
    )
    assert (story.attack is not None) == arrived
    if story.attack is not None:
        assert outdoes(story.attack, story.against) == (made.result is Result.SUCCEEDS)


def check_claim(story: Explanation, made: Verdict) -> None:
    assert story.attack is not None
    if made.reason is not Reason.ENTERED:  # the province is captured, however strong the claim
        assert outdoes(story.attack, story.against) == (made.result is Result.SUCCEEDS)


def check_fate(story: Explanation, made: Verdict) -> None:
    """A unit is dislodged by a stronger one according to the text; where it stays, any stronger unit has rivals."""
    if made.dislodged_by is not None:
        assert story.defence is not None
        (winner,) = (attacker for attacker in story.attackers if attacker.unit is made.dislodged_by)
        assert winner.value > story.defence.value
    elif story.defence is not None and outdoes(max(story.attackers, key=lambda a: a.value), (story.defence,)):
        assert any("beleaguered garrison" in str(note) for note in story.notes) or isinstance(made.order, Move)


def check_terms(strength: Strength) -> None:
    if strength.value:
        assert strength.value == 1 + sum(help_.counted for help_ in strength.helps)
    else:
        assert strength.remark
    assert str(strength).startswith(f"{strength.role} of {named(strength.unit)}: {strength.value}")


def test_explained_strengths_agree_with_the_verdicts(full: bool, long: bool) -> None:
    seen: Counter[Why] = Counter()
    for battle in battles(3000 if long else 1000 if full else 150, seed=20):
        verdicts = adjudicate(battle)
        claimants = {contest.claimant for contest in battle.contests}
        for unit in battle.position.units:
            story, made = explain(verdicts, unit.at), verdicts.of(unit.at)
            seen[made.reason] += 1
            check = check_claim if unit.at in claimants else check_move if isinstance(made.order, Move) else None
            if check is not None:
                check(story, made)
            check_fate(story, made)
            for strength in story.strengths:
                check_terms(strength)
            assert len(story.lines) == len(set(story.lines))
    assert seen.keys() >= set(REASONS) - {Reason.PARADOX, Reason.SNARLED}  # rare; stories cover them


def test_every_role_is_explained() -> None:
    stories = [explain(play(case), unit.split()[1]) for case, unit in TOLD]
    assert {strength.role for story in stories for strength in story.strengths} == set(Role)


# --- docs/glossary.md


def test_the_glossary_has_every_term_of_explanations() -> None:
    entries = re.findall(r"^- \*\*(.+?):\*\*", GLOSSARY, re.MULTILINE)
    words = {entry.lower() for entry in entries}
    fates = {"dislodge" if fate is Fate.DISLODGED else str(fate) for fate in Fate if fate}
    assert words >= {str(result) for result in Result} | {str(role) for role in Role} | fates
    assert len(words) == len(entries)


def test_the_glossary_is_in_order_and_each_entry_is_short() -> None:
    for section in GLOSSARY.split("\n## ")[1:]:
        entries = re.split(r"\n- ", section)[1:]
        names = [entry.split(":**")[0].strip("*").lower() for entry in entries]
        assert names == sorted(names)
        assert all(entry.strip().endswith(".") and entry.count(". ") <= 1 for entry in entries)  # two sentences
