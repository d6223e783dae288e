"""``casus evaluate``: games of a model in this process, and the scores."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from casusbelli.bots.match import Match
from casusbelli.cli.main import main
from casusbelli.llm.agent import Agent
from casusbelli.llm.evaluation import Evaluation, EvaluationPlan, evaluated, evaluation
from casusbelli.llm.providers import ChatMessage, ScriptedProvider
from casusbelli.llm.spending import AgentLimits, Budget
from casusbelli.llm.transcripts import Transcript
from tests.llm.models import FunctionProvider, first_on_offer, obedient

POWERS = ("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey")
SHORT = EvaluationPlan(against="greedy", games=2, phases=5)


def casus(*args: object) -> Result:
    result = CliRunner().invoke(main, [str(arg) for arg in args], prog_name="casus")
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def played(plan: EvaluationPlan, agent: Agent, folder: Path | None = None) -> Evaluation:
    return evaluation(plan, agent.provider.name, list(evaluated(plan, agent, folder)))


def test_a_model_that_does_as_it_is_told() -> None:
    found = played(SHORT, Agent(FunctionProvider(obedient)))
    assert [(it.game, it.seat) for it in found.seats] == [(1, "Austria"), (2, "England")]
    assert found.at_once == found.after_hints
    assert found.at_once[0] == found.at_once[1] > 20
    assert found.fallbacks[0] == 0
    assert found.fallbacks[1] == found.calls == sum(it.phases for it in found.seats)
    assert found.strength["centres"].model < found.strength["centres"].bot  # its first order is to hold
    assert found.strength["centres"].low <= found.strength["centres"].difference <= found.strength["centres"].high


def test_slips_are_counted_before_and_after_hints() -> None:
    def slipping(chat: Sequence[ChatMessage]) -> str:
        lines = obedient(chat).splitlines()
        return "\n".join(lines if len(chat) > 2 else [lines[0], "A XYZ - ABC", *lines[1:]])

    found = played(SHORT, Agent(FunctionProvider(slipping)))
    assert found.at_once[1] - found.at_once[0] == found.fallbacks[1] > 5
    assert found.after_hints[0] == found.after_hints[1]
    assert found.calls == 2 * found.fallbacks[1]
    assert sum(it.refused for it in found.seats) == found.fallbacks[1]


@pytest.mark.parametrize("fallback", ["none", "greedy"])
def test_without_a_budget_the_fallback_plays(fallback: str) -> None:
    plan = msgspec.structs.replace(SHORT, games=1, fallback=fallback)
    found = played(plan, Agent(ScriptedProvider([]), AgentLimits(Budget(tokens=1))))
    assert found.fallbacks[0] == found.fallbacks[1] > 0
    assert (found.calls, found.tokens, found.at_once) == (0, 0, (0, 0))
    assert (found.strength["centres"].model > 3 / 34) is (fallback == "greedy")


def test_the_bot_in_the_model_s_place_plays_the_same_game_as_ever() -> None:
    found = played(SHORT, Agent(FunctionProvider(obedient)))
    match = Match.of("standard", SHORT.board, {}, dict.fromkeys(POWERS, "greedy"), "1/1")
    match.play(SHORT.phases)
    held = sum(owner == "England" for owner in match.game.state.centers.values())
    assert found.seats[1].scores["centres"][2] == held / 34


# --- treaties


def signing(partner: dict[str, str], ends: str = "") -> FunctionProvider:
    """Models that sign a treaty with each other, and of which one gives notice."""

    def answer(chat: Sequence[ChatMessage]) -> str:
        prompt = chat[1].text
        seat = prompt.split()[2].rstrip(".")
        lines = first_on_offer(prompt)
        for wanted in (f"Enter MDT with {partner[seat]}", f"Abrogate MDT with {partner[seat]}"):
            if f"\n{wanted}\n" in prompt and (wanted.startswith("Enter") or ends == seat):
                lines.append(wanted)
        return "\n".join(["ORDERS", *lines, "MESSAGES", f"To {partner[seat]}: As agreed.", "MEMORY"])

    return FunctionProvider(answer)


TREATIES = EvaluationPlan(rules="international-relations", against="hold", games=1, phases=4, models=2)
PARTNERS = {"Austria": "England", "England": "Austria"}


def test_treaties_that_are_kept() -> None:
    found = played(TREATIES, Agent(signing(PARTNERS)))
    assert [it.seat for it in found.seats] == ["Austria", "England"]
    assert [it.treaties for it in found.seats] == [{"made": 1, "kept": 1, "ended": 0, "lost": 0}] * 2
    assert found.treaties == {"made": 2, "kept": 2, "ended": 0, "lost": 0}
    assert found.directives == {"Enter": 2}
    assert found.messages == found.fallbacks[1]


def test_a_treaty_that_one_of_two_ends() -> None:
    found = played(TREATIES, Agent(signing(PARTNERS, ends="Austria")))
    austria, england = found.seats
    assert austria.treaties == {"made": 1, "kept": 0, "ended": 1, "lost": 0}
    assert england.treaties == {"made": 1, "kept": 0, "ended": 0, "lost": 1}


def test_rules_without_treaties_have_none_to_count() -> None:
    plan = msgspec.structs.replace(TREATIES, rules="formal", phases=2)
    assert set(played(plan, Agent(FunctionProvider(obedient))).treaties.values()) == {0}


# --- the command


def test_a_transcript_replays_an_evaluation(tmp_path: Path) -> None:
    agent = Agent(FunctionProvider(obedient, "script"))
    first = played(SHORT, agent, tmp_path)
    files = [tmp_path / f"game-{it.game}-{it.seat}.jsonl" for it in first.seats]
    replays = [word for file in files for word in ("--replay", file)]
    words = ("evaluate", *replays, "--against", "greedy", "--games", 2, "--phases", 5, "--fallback", "none")
    told = json.loads(casus(*words, "--json").stdout)
    del told["plan"]["map_text"]
    assert told == json.loads(msgspec.json.encode(first)) | {"plan": told["plan"]}
    assert casus(*words, "--json").stdout == casus(*words, "--json").stdout
    text = casus(*words).stdout
    assert text.startswith("script: standard on standard, 2 games of up to 5 phases, seed 1\n")
    assert f"{first.at_once[0]} of" in text
    assert [len(Transcript(file).plays()) for file in files] == [it.phases for it in first.seats]


def test_a_command_as_a_model(tmp_path: Path) -> None:
    script = tmp_path / "model.py"
    script.write_text(
        "import sys\nassert 'You are Austria.' in sys.stdin.read()\nprint('ORDERS')\nprint('A VIE - GAL')\n"
    )
    folder = tmp_path / "new"
    result = casus("evaluate", "--command", f"{sys.executable} {script}", "--games", 1, "--phases", 1,
                   "--against", "hold", "--transcripts", folder, "--json")  # fmt: skip
    told = json.loads(result.stdout)
    assert (told["at_once"], told["calls"], told["seats"][0]["ended"]) == ([1, 1], 1, "F1901M")
    [file] = folder.iterdir()
    again = casus("evaluate", "--replay", file, "--games", 1, "--phases", 1, "--transcripts", folder)
    assert (again.exit_code, again.stderr) == (2, f"casus: {folder} is not empty; choose a new folder\n")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "choose one source of answers: --endpoint, --command or --replay"),
        (("--endpoint", "http://127.0.0.1:1", "--command", "x"), "choose one source of answers"),
        (("--endpoint", "http://127.0.0.1:1"), "--endpoint needs --model"),
        (("--command", " "), "--command: it is empty"),
        (("--command", "'"), "--command: No closing quotation"),
        (("--replay", "nowhere.jsonl"), "nowhere.jsonl: no such file"),
        (("--command", "x", "--phase-cost", "1"), "a budget of money needs --prompt-price and --answer-price"),
        (("--command", "x", "--against", "dumbot"), "did you mean 'dumbbot'?"),
        (("--command", "x", "--fallback", "nobody"), "no bot is called 'nobody'"),
        (("nothing", "--command", "x"), "nothing"),
    ],
)
def test_what_cannot_be_evaluated(words: Sequence[str], told: str) -> None:
    result = casus("evaluate", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert told in result.stderr


# --- quick phrases


def promising(answers: dict[tuple[str, str], str]) -> FunctionProvider:
    """Does as it is told; ``answers``: (seat, phase) -> further lines of its answer."""

    def answer(chat: Sequence[ChatMessage]) -> str:
        seat, phase = re.findall(r"You are (.+?)\. The phase is (\w+)\.", chat[1].text)[0]
        more = answers.get((seat, phase), "")
        orders = obedient(chat)
        return f"{more}\n{orders}" if more.startswith("ORDERS") else f"{orders}\nMESSAGES\n{more}"

    return FunctionProvider(answer)


TWO = EvaluationPlan(against="hold", games=1, phases=4, models=2)
PEACE = 'To England: {"kind": "peace", "year": 1902}'
YES = 'To Austria: {"kind": "accept", "earlier": "1"}'


def test_promises_in_quick_phrases_are_counted() -> None:
    answers = {("Austria", "S1901M"): PEACE, ("England", "S1901M"): YES}
    found = played(TWO, Agent(promising(answers)))
    assert found.promises == {"made": 2, "kept": 2, "broken": 0}
    assert [(it.seat, it.promises["made"]) for it in found.seats] == [("Austria", 1), ("England", 1)]
    nothing = played(TWO, Agent(promising({("Austria", "S1901M"): PEACE})))
    assert nothing.promises == {"made": 0, "kept": 0, "broken": 0}


def test_an_order_that_was_promised_and_is_not_given_is_a_breach() -> None:
    answers = {
        ("Austria", "S1901M"): 'To England: {"kind": "ask-order", "orders": ["A LVP - WAL"]}',
        ("England", "S1901M"): YES,
    }
    found = played(TWO, Agent(promising(answers)))
    assert [it.promises for it in found.seats if it.seat == "England"] == [{"made": 1, "kept": 0, "broken": 1}]


def test_bots_with_characters_negotiate_with_a_model() -> None:
    seen: list[str] = []

    def answer(chat: Sequence[ChatMessage]) -> str:
        seen.append(chat[1].text)
        offers = re.findall(r"^(\w+) to you in (\w+) \(message (\d+), quick phrase peace\)", chat[1].text, re.MULTILINE)
        now = re.findall(r"The phase is (\w+)\.", chat[1].text)[0]
        lines = [f'To {who}: {{"kind": "accept", "earlier": "{n}"}}' for who, when, n in offers if when == now]
        return "\n".join([obedient(chat), "MESSAGES", *lines])

    plan = EvaluationPlan(against="greedy", games=1, phases=2, talking=True)
    found = played(plan, Agent(FunctionProvider(answer)))
    assert found.messages > 0
    assert found.promises["made"] > 0
    assert any("quick phrase peace" in text for text in seen)
