"""Writes the pages of docs/ that are made from the code and its data: one function a page.

``tools/gendocs.py`` writes them, ``tools/gendocs.py --check`` writes nothing and exits 1 if one is out of date.
"""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from inspect import signature
from pathlib import Path
from typing import Any

from click.testing import CliRunner

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench.ladder import Rung, plans, rung  # noqa: E402
from bench.ladder import read as read_ladder  # noqa: E402
from casusbelli.cli.main import main as casus  # noqa: E402
from casusbelli.core.rulings import OPTIONS, PRESETS, RulingOption  # noqa: E402
from casusbelli.drawing.rule_pictures import NAMES as EXAMPLES  # noqa: E402
from casusbelli.drawing.rule_pictures import rule_picture  # noqa: E402
from casusbelli.engine.answers import ASKED_ALONE, QUESTIONS, overrides  # noqa: E402
from casusbelli.engine.component import ALONE, AnyComponent, RulesClash  # noqa: E402
from casusbelli.engine.facets import IN_PLAY  # noqa: E402
from casusbelli.engine.rulebook import rules_text  # noqa: E402
from casusbelli.engine.shape import Shape  # noqa: E402
from casusbelli.engine.spec import packs, read_spec, rule_set  # noqa: E402
from casusbelli.service.base.service import Service  # noqa: E402
from casusbelli.store import open_store  # noqa: E402
from casusbelli.variants import board, board_names  # noqa: E402
from casusbelli.variants.table import new_game  # noqa: E402
from casusbelli.web.api_reference import reference  # noqa: E402
from casusbelli.web.app import create_app  # noqa: E402
from tests.core.datc import CASES, DOCUMENT, READINGS, Row, deviations, result_of  # noqa: E402

NOTICE = "<!-- Made by tools/gendocs.py from the code and its test data. Edit those, not this page. -->"


def main(arguments: Sequence[str]) -> int:
    if arguments not in ([], ["--check"]):
        print("usage: gendocs.py [--check]", file=sys.stderr)
        return 2
    stale = [name for name, text in pages() if text != on_disk(name)]
    if not arguments:
        for name, text in pages():
            (ROOT / "docs" / name).parent.mkdir(exist_ok=True)
            (ROOT / "docs" / name).write_text(text, encoding="utf-8")
    for name in stale:
        print(f"docs/{name}: {'out of date; run tools/gendocs.py' if arguments else 'written'}")
    return 1 if arguments and stale else 0


def pages() -> Iterator[tuple[str, str]]:
    for name, page in PAGES.items():
        yield name, "\n".join([NOTICE, "", *page(), ""])
    for name, words in PICTURES.items():
        arguments = [str(ROOT / word) if "/" in word else word for word in words]
        yield name, CliRunner().invoke(casus, arguments).stdout
    for name in EXAMPLES:
        yield f"pictures/rules/{name}.svg", rule_picture(name)


def on_disk(name: str) -> str:
    path = ROOT / "docs" / name
    return path.read_text(encoding="utf-8") if path.exists() else ""


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield row(head)
    yield row(["---"] * len(head))
    yield from map(row, rows)


def row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


# --- docs/datc.md


SECTIONS = {
    "A": "Basic checks",
    "B": "Coasts",
    "C": "Circular movement",
    "D": "Supports and dislodgements",
    "E": "Head-to-head battles and beleaguered garrisons",
    "F": "Convoys",
    "G": "Convoys to adjacent provinces",
    "H": "Retreats",
    "I": "Building",
    "J": "Civil disorder and disbands",
}

FIXED = {
    "4.A.6": (
        "The path of a convoy in the army's order",
        "It is read and ignored, and the player is told. Every rulebook leaves the route to the fleets.",
    ),
    "4.B.1": (
        "A fleet move that names no coast where both are possible",
        "It is illegal. Nobody publishes a default coast.",
    ),
    "4.B.7": (
        "A build of a fleet on a split coast that names no coast",
        "It fails, as in every rulebook, and leaves its place to the next build.",
    ),
    "4.D.1": (
        "Several sets of orders, one after the other",
        "The business of the service, not of the judge: a later order for a unit replaces the earlier one, and orders "
        "for other units stand.",
    ),
    "4.D.2": (
        "Several sets of orders, in no known order",
        "Cannot arise: the service knows when each set came.",
    ),
    "4.D.7": (
        "Declining builds",
        "Always allowed, by `Waive` or by silence. Nobody publishes how a build should be chosen for one who must.",
    ),
    "4.E.1": (
        "Illegal orders",
        "They are ignored, and a unit without another order holds and may be supported in holding. What could not work "
        "whatever the others do is illegal; a superfluous convoying fleet is.",
    ),
    "4.E.2": ("The words of results", "Those of DATC: illegal, invalid, fails, succeeds, cut, given and so on."),
    "4.E.3": ("Implicit orders", "There are none: each order is read for itself."),
    "4.E.4": ("Perpetual orders", "There are none: orders are for one phase."),
    "4.E.5": (
        "Proxy orders",
        "There are none in the standard game. A rule set may lend units to another seat.",
    ),
    "4.E.6": (
        "The Flying Dutchman, a unit that should not be there",
        "Cannot arise: the state of a game is computed from its events, and a unit that is not on the board cannot be "
        "ordered.",
    ),
}
"""Issues of DATC chapter 4 that are no option here, and why."""

REMARKS = {
    "4.A.2": "What a rulebook's own rule leaves open is resolved by Szykman's.",
    "4.A.3": "A move that says VIA means the sea under every value.",
    "4.B.4": "A support that names another coast than the move is void under every value; where the fleet can reach "
    "but one coast, none need be named.",
    "4.B.6": "A coast that the map does not have at all (Brest, east coast) is dropped when the order is read, "
    "whatever the ruling, and the player is told.",
    "4.D.3": "Illegal orders are passed over first, and the same order twice is one order.",
    "4.D.8": "Of units equally far away fleets go before armies, then the order of the English names decides.",
}


def datc() -> Iterator[str]:
    yield "# DATC compliance"
    yield ""
    yield f"The judge is held against the {DOCUMENT['document']}. The cases are kept in"
    yield "`tests/data/datc.json`, copied with their licence:"
    yield ""
    yield f"> {DOCUMENT['licence']}"
    yield ""
    yield "Every case is played twice by the default rulings: from the spelling of the document and from its orders"
    yield "taken apart. Compared are the result of every order in DATC's words, the positions afterwards, who is"
    yield "dislodged and where they may retreat to, the stand-offs, retreats, builds and removals, as in"
    yield "`tests/core/test_datc.py`."
    yield ""
    results = {case: played(case) for case in CASES}
    passed = sum(not found for found in results.values())
    yield f"**{passed} of {len(results)} cases pass.**"
    yield ""
    yield from cases(results)
    yield from errata()
    yield from issues()
    yield from rulebooks()
    yield from fixed_issues()


def played(case: str) -> list[str]:
    found = (line for reading in READINGS.values() for line in deviations(CASES[case], reading))
    return list(dict.fromkeys(found))


def cases(results: dict[str, list[str]]) -> Iterator[str]:
    yield "## The cases"
    for section, title in SECTIONS.items():
        mine = [case for case in CASES if case.startswith(f"6.{section}.")]
        yield ""
        yield f"### 6.{section} {title}"
        yield ""
        yield from table(
            ["Case", "Title", "Result"],
            ([case, str(CASES[case]["title"]).capitalize(), verdict(case, results[case])] for case in mine),
        )
    yield ""


def verdict(case: str, found: Sequence[str]) -> str:
    if found:
        return "; ".join(["FAIL", *found])
    return "pass ([erratum](#errata))" if "erratum" in CASES[case] else "pass"


def errata() -> Iterator[str]:
    yield "## Errata"
    yield ""
    yield "Where the document does not follow its own rules, this is what comes out here. No position depends on it."
    yield ""
    yield from table(
        ["Case", "Order", "Document", "Here", "Why"],
        (
            [case, f"`{order['text']}`", ", ".join(order["result"]), ", ".join(result_of(order)), found["erratum"]]
            for case, found in CASES.items()
            if "erratum" in found
            for order in slips(found)
        ),
    )
    yield ""


def slips(case: Row) -> list[Row]:
    """The orders an erratum is about: those with another result here, else the first that it quotes."""
    orders: list[Row] = list(case["orders"])
    strict = [order for order in orders if "result_strict" in order]
    return strict or [order for order in orders if "F Armenia" in order["text"]][:1]


def issues() -> Iterator[str]:
    yield "## Disputed issues that a table may decide"
    yield ""
    yield "Each issue of DATC chapter 4 that has more than one answer is an option of the table. The default stands"
    yield "first; it is the preference of DATC 3.2. `tests/data/rulings.toml` shows what each value does."
    yield ""
    yield from table(["Issue", "Option", "Values", "What it decides"], map(issue, OPTIONS))
    yield ""
    for number, remark in REMARKS.items():
        yield f"- {number}: {remark}"
    yield ""


def issue(option: RulingOption) -> list[str]:
    first, *others = (f"`{value}`" for value in option.values)
    return [option.issue, f"`{option.key}`", ", ".join([f"**{first}**", *others]), str(option.sentence)]


def rulebooks() -> Iterator[str]:
    yield "## Rulebooks"
    yield ""
    yield "A preset sets what a rulebook says differently; an empty cell is the default."
    yield ""
    named = [preset for preset in PRESETS if PRESETS[preset]]
    chosen = [option for option in OPTIONS if any(option.name in PRESETS[preset] for preset in named)]
    yield from table(
        ["Issue", "Option", "Default", *(f"`{preset}`" for preset in named)],
        (
            [option.issue, f"`{option.key}`", f"`{option.values[0]}`", *(choice(preset, option) for preset in named)]
            for option in chosen
        ),
    )
    yield ""


def choice(preset: str, option: RulingOption) -> str:
    value = PRESETS[preset].get(option.name)
    return f"`{value}`" if value else ""


def fixed_issues() -> Iterator[str]:
    yield "## Issues that are no option"
    yield ""
    yield from table(
        ["Issue", "About", "What happens here, and why"],
        ([number, about, answer] for number, (about, answer) in FIXED.items()),
    )


# --- docs/benchmarks.md: of each kind of figure the last run that was kept


def benchmarks() -> Iterator[str]:
    runs = bench_runs()
    yield "# Benchmarks"
    yield ""
    yield from bench_introduction({figure["id"] for run in runs for figure in run["figures"]})
    for run in runs:
        versions = ", ".join(f"{name} {run[name]}" for name in ("python", "casusbelli", "diplomacy", "msgspec"))
        yield ""
        yield f"Measured on {run['day']}, one core of {run['machine']}; {versions}."
        yield ""
        columns = ("", "what", "casusbelli", "`diplomacy`", "ratio", "target")
        yield from table(columns, (bench_row(figure) for figure in run["figures"]))


def bench_runs() -> list[dict[str, Any]]:
    """Those that were kept and are the last with some figure, the newest first, with these figures only."""
    kept: list[dict[str, Any]] = []
    known: set[str] = set()
    for path in sorted((ROOT / "bench" / "results").glob("*.json"), reverse=True):
        for run in reversed(json.loads(path.read_text(encoding="utf-8"))):
            figures = [figure for figure in run["figures"] if figure["id"] not in known]
            known |= {figure["id"] for figure in figures}
            if figures:
                kept.append({**run, "day": path.stem, "figures": figures})
    return kept


BENCH_INTRODUCTION = (
    "Medians, measured side by side with the `diplomacy` package, each table in one run of `python -m bench` "
    "(positions and orders made with a seed: 22 to 34 units, one order in ten spoiled)."
)
BENCH_TOLD = {
    "P1": "the kernel on orders that are numbers already",
    "P2": "the public API from order objects to verdicts with reasons, legality included, which in `diplomacy` is part "
    "of `set_orders()`",
    "P3": "all legal orders of a position",
    "P4": "many battles at once, compiled",
    "P5": "whole games at random: every seat's options, an order for each unit, the phase judged, all events kept; "
    "by ``Model``, whose orders are drawn without listing all (any may come, not all as often) and looked at once",
    "P6": "whole games played by compiled players",
    "P7": "start-up",
    "P8": "a game put together again from its log",
    "S": "the service under load, all its programs, the one that sends and the database server on one machine of two "
    "cores (what the disk takes, and who else wanted the machine before, stands beside it)",
    "S1": "deadlines that fall together",
    "S2": "orders saved over HTTP, from the moment when each was to be sent",
    "S3": "game pages over HTTP, likewise",
    "S4": "news to listeners",
    "W": "the game page in a real browser (Chromium), the service on the same machine",
    "G": "how cost grows with the board",
    "D": "pictures of phases and of whole games",
    "IR": "what International Relations adds to the judging of the same positions and orders",
    "MA": "what everybody is offered under the Masters Rules, beside the standard game with as many units",
    "FA": "random play of Factional Diplomacy",
    "WW": "random play of World War I",
}


def bench_introduction(ids: Collection[str]) -> list[str]:
    """What is measured, as far as the run has figures of it."""
    told = "; ".join(f"{number} {what}" for number, what in BENCH_TOLD.items() if number in ids)
    return textwrap.wrap(f"{BENCH_INTRODUCTION} {told.replace(' ', ' is ', 1)}.", 115)


def bench_row(figure: dict[str, Any]) -> tuple[str, ...]:
    def shown(value: float | None) -> str:
        return "" if value is None else f"{value:,.1f} {figure['unit']}"

    ratio = "" if figure["ratio"] is None else f"{figure['ratio']:.1f} x"
    return (figure["id"], figure["what"], shown(figure["ours"]), shown(figure["control"]), ratio, figure["target"])


# --- docs/ladder.md


LADDER = """
`python -m bench.ladder` plays bots against each other, rung by rung, and keeps every game's score and the hash of its
last state in `bench/ladder.json`; what the file has it does not play again. Each power is played by either bot in turn:
in one game of a round each bot has the seats that the other has in the next. A bot scores in a game the mean of
its seats by the points that the rules of the game count. In brackets is the middle 95 % of the means of rounds drawn
again, with replacement. A rung holds if the brackets do not overlap. Faults are what the referee left out of what
bots wrote.

Standing still is not better than chance: where centres lie about for the taking `random` takes some of them and `hold`
none. So `hold` is the lowest rung, except under rules that charge for what chance does.

Two sets of rules say little about bots in games as short as these. Under `international-relations` an attack costs more
points than the centre brings in the first years, and who plays for points stands still. Under `factional` a faction
shares what its country wins; both factions of a country are played by the same bot.
"""


def ladder() -> Iterator[str]:
    kept = read_ladder()
    yield "# Do better bots score more?"
    yield LADDER
    made = kept["made_with"]
    phases, seeds = ({found[name] for found in kept["rungs"]} for name in ("phases", "seed"))
    versions = f"casusbelli {made['casusbelli']}, python {made['python']}"
    yield f"Games of {_all(phases)} phases at most, seed {_all(seeds)}; {versions}."
    yield ""
    rungs = [rung(found) for found in kept["rungs"]]
    yield from table(("rules", "games", "faults", "lower", "", "higher", "", "holds"), map(rung_row, rungs))
    yield ""
    failed = [f"{told.lower} against {told.higher} under {told.rules}" for told in rungs if not told.holds]
    yield f"Not shown: {'; '.join(failed)}." if failed else "Every rung holds."
    known = {(told.rules, told.lower, told.higher) for told in rungs}
    missing = [" against ".join(p.bots) + f" under {p.rules}" for p in plans() if (p.rules, *p.bots) not in known]
    if missing:
        yield ""
        yield f"Not played yet: {'; '.join(missing)}."


def _all(values: Iterable[object]) -> str:
    return ", ".join(sorted(map(str, values)))


def rung_row(told: Rung) -> tuple[str, ...]:
    def shown(line: tuple[float, float, float]) -> str:
        return f"{line[0]:.2f} ({line[1]:.2f} to {line[2]:.2f})"

    low, high = shown(told.low), shown(told.high)
    return (
        told.rules,
        str(told.games),
        str(told.faults),
        told.lower,
        low,
        told.higher,
        high,
        "yes" if told.holds else "no",
    )


def rulebook(name: str) -> Iterator[str]:
    """The rulebook of a game with these rules and no option changed."""
    game = new_game(name)
    return iter(rules_text(game.rules, str(game.spec), pictures="../pictures/rules/{}.svg").splitlines())


# --- docs/api-reference.md


def api() -> Iterator[str]:
    store = open_store("sqlite://:memory:")
    described = create_app(Service(store)).openapi()
    store.close()
    yield "# The API, operation by operation"
    yield ""
    yield "What holds for all of them is on the page [api.md](api.md)."
    yield ""
    yield from reference(described)


# --- docs/combinations.md


def combinations() -> Iterator[str]:
    yield "# What can be played together"
    yield ""
    yield "Rules are joined with `+`: `formal + masters`. Every game has the rules of `standard`; these are all others"
    yield "that come with the package. A number says why two of them cannot be played together on the standard map; a"
    yield "dot means that they can. One law decides most of it: a game has one score. To combine rules that each have a"
    yield "score, take the parts that have none, such as `formal-war` and `treaties`. Allied units are part of"
    yield "`treaties` and not by themselves: only a treaty makes an ally."
    yield ""
    yield from table(("rules", "title", "about"), ((f"`{n}`", str(p.title), str(p.about)) for n, p in packs().items()))
    yield ""
    names = [name for name in packs() if name != "standard"]
    whys = {(one, other): why_apart(one, other) for one in names for other in names if one != other}
    reasons = sorted({why for why in whys.values() if why})
    marks = {why: str(number) for number, why in enumerate(reasons, 1)} | {"": "·"}
    rows = ([name, *("" if name == other else marks[whys[name, other]] for other in names)] for name in names)
    yield from table(["", *names], rows)
    yield ""
    yield from (f"{marks[why]}. {why[:1].upper()}{why[1:]}." for why in reasons)


def hooks() -> Iterator[str]:
    yield "# What a rule can answer"
    yield ""
    yield "A rule is a component (`casusbelli.engine.component`). It overrides the questions that it has an answer to;"
    yield "the answers of several rules become one as the question declares, whatever their order:"
    yield ""
    yield from textwrap.dedent(MERGES).strip().splitlines()
    components = [component for pack in packs().values() for component in pack.components]
    for facet in (Shape, *IN_PLAY):
        yield from ["", f"## {facet.__name__}", "", told_of(facet), ""]
        yield from hook_table({name: asked for name, asked in QUESTIONS.items() if name in vars(facet)}, components)
    yield from ["", "# What is asked of one rule alone", ""]
    yield "Nothing is merged here: a rule knows its own state, words and orders."
    for own in ALONE:
        yield from ["", f"## {own.__name__}", "", told_of(own), ""]
        yield from hook_table({name: asked for name, asked in ASKED_ALONE.items() if name in vars(own)}, components)


MERGES = """
    | merge | answer of all rules |
    |---|---|
    | any | one yes is enough |
    | veto | one refusal is enough, and is told |
    | verdict | no beats yes, yes beats the default; None says nothing |
    | sum | the sum |
    | joined | all values or mappings, put together |
    | collect | all answers, one after another |
    | objections | what every order of the turn must pass |
    | fold | each rule is given what the one before made of it |
    | claim | one rule may answer; two that answer differently cannot be played together |
"""


def hook_table(asked: Mapping[str, Callable[..., Any]], components: Sequence[AnyComponent]) -> Iterator[str]:
    rows = []
    for name, question in asked.items():
        merge = getattr(question, "__merge__", None)
        given = ", ".join(list(signature(question).parameters)[1:])
        answered = {component.name for component in components if overrides(type(component), name)}
        who = ", ".join(sorted(answered)) if len(answered) < 4 else f"{len(answered)} rules"
        rows.append([f"`{name}({given})`", *([merge.name] if merge else []), told_of(question), who])
    merged = ["merge"] if any(hasattr(question, "__merge__") for question in asked.values()) else []
    yield from table(["hook", *merged, "question", "answered by"], rows)


def told_of(documented: object) -> str:
    return " ".join((documented.__doc__ or "").replace("``", "`").split())


def why_apart(one: str, other: str) -> str:
    try:
        rule_set(read_spec(" + ".join(sorted((one, other)))), board("standard"))
    except RulesClash as fault:
        return str(fault).partition(" cannot be played with ")[2].partition(": ")[2] or str(fault)
    return ""


PAGES: dict[str, Callable[[], Iterator[str]]] = {
    "api-reference.md": api,
    "ladder.md": ladder,
    "benchmarks.md": benchmarks,
    "combinations.md": combinations,
    "extend/hooks.md": hooks,
    "datc.md": datc,
    **{f"rules/{name}.md": partial(rulebook, name) for name in packs()},
}

# What ``casus`` is called with; docs/pictures.md and the pages of the boards show them.
PICTURES = {
    "pictures/opening.svg": ["draw", "docs/pictures/opening.txt"],
    "pictures/war.svg": ["draw", "docs/pictures/war.txt"],
    "pictures/retreats.svg": ["draw", "docs/pictures/retreats.txt"],
    "pictures/layer.svg": ["draw", "examples/formal_game/game.jsonl", "--phase", "F1902M", "--layer", "Spheres"],
    **{f"boards/{name}.svg": ["map", name, "--names", "full"] for name in board_names()},
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
