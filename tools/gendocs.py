"""Generate the pages of docs/ that are derived from the code and its data, with one function for each page.

``tools/gendocs.py`` writes them. ``tools/gendocs.py --check`` writes nothing and exits with 1 if one is out of date.
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

from bench.ladder import LEAST  # noqa: E402
from bench.ladder import read as read_ladder  # noqa: E402
from bench.mechanisms import read as read_mechanisms  # noqa: E402
from bench.mechanisms import totals  # noqa: E402
from casusbelli.bots.levels import RANKS  # noqa: E402
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
from casusbelli.variants import board, board_names, drawing_text  # noqa: E402
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
        "The route of a convoy in the army's order",
        "It is ignored, with a warning. Every rulebook leaves the route to the fleets.",
    ),
    "4.B.1": (
        "A fleet move that does not name the coast where two are possible",
        "It is illegal. No rulebook has a default coast.",
    ),
    "4.B.7": (
        "A build of a fleet that does not name the coast where there are two",
        "It fails, as in every rulebook. The next build can use the province.",
    ),
    "4.D.1": (
        "Several sets of orders in a known sequence",
        "The service decides this, not the judge: a later order for a unit replaces the earlier one, and orders for "
        "other units stay.",
    ),
    "4.D.2": (
        "Several sets of orders in an unknown sequence",
        "This cannot happen: the service knows when each set arrived.",
    ),
    "4.D.7": (
        "Declining builds",
        "It is always allowed, with `Waive` or by not ordering a build. No rulebook says how a mandatory build "
        "would be "
        "chosen.",
    ),
    "4.E.1": (
        "Illegal orders",
        "They are ignored. A unit without another order holds, and can be supported in holding. An order is "
        "illegal if it "
        "cannot succeed whatever the others do. So is the order of a superfluous convoying fleet.",
    ),
    "4.E.2": (
        "The words for results",
        "They are those of DATC: illegal, invalid, fails, succeeds, cut, given and so on.",
    ),
    "4.E.3": ("Implicit orders", "There are none: each order is read on its own."),
    "4.E.4": ("Perpetual orders", "There are none: orders are for one phase."),
    "4.E.5": (
        "Proxy orders",
        "There are none in the standard game. Variants can let another player order units.",
    ),
    "4.E.6": (
        "The Flying Dutchman: a unit that should not exist",
        "This cannot happen: the state of a game is computed from its events, and a unit that is not on the "
        "board cannot "
        "be ordered.",
    ),
}
"""Issues of DATC chapter 4 that are not options here, and why."""

REMARKS = {
    "4.A.2": "Paradoxes that the rule of a rulebook leaves open are resolved by Szykman's rule.",
    "4.A.3": "A move with VIA goes by convoy under every value.",
    "4.B.4": "A support that names another coast than the move is void under every value. If the fleet can reach "
    "only one "
    "coast, the support need not name it.",
    "4.B.6": "A coast that does not exist on the map (Brest, east coast) is ignored under every value, with a warning.",
    "4.D.3": "Illegal orders are ignored first, and the same order written twice counts as one.",
    "4.D.8": "Among units at the same distance, fleets are removed before armies, and then the alphabetical "
    "order of the English "
    "names decides.",
}


def datc() -> Iterator[str]:
    yield "# DATC compliance"
    yield ""
    yield f"The judge is tested against the {DOCUMENT['document']}. The cases are in `tests/data/datc.json`, copied"
    yield "under their license:"
    yield ""
    yield f"> {DOCUMENT['licence']}"
    yield ""
    yield "Every case is adjudicated twice with the default rulings: from the text of the orders and from order"
    yield "objects."
    yield "The comparison includes the result of every order in the words of DATC, the position afterwards, dislodged"
    yield "units and where they can retreat, standoffs, retreats, builds and removals (see `tests/core/test_datc.py`)."
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
    yield "In these cases the document does not follow its own rules. The table shows our results. No position"
    yield "depends on them."
    yield ""
    yield from table(
        ["Case", "Order", "Document", "Our result", "Reason"],
        (
            [case, f"`{order['text']}`", ", ".join(order["result"]), ", ".join(result_of(order)), found["erratum"]]
            for case, found in CASES.items()
            if "erratum" in found
            for order in slips(found)
        ),
    )
    yield ""


def slips(case: Row) -> list[Row]:
    """The orders to which an erratum applies: those whose results differ here, or else the first order that it
    quotes."""
    orders: list[Row] = list(case["orders"])
    strict = [order for order in orders if "result_strict" in order]
    return strict or [order for order in orders if "F Armenia" in order["text"]][:1]


def issues() -> Iterator[str]:
    yield "## Disputed issues that are options"
    yield ""
    yield "Each issue of DATC chapter 4 with more than one answer is an option of the game. The default is"
    yield "listed first. It"
    yield "is the preference of DATC 3.2. `tests/data/rulings.toml` has test cases for each value."
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
    yield "A preset sets the options in which a rulebook differs from the defaults. An empty cell means the default."
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
    yield "## Issues that are not options"
    yield ""
    yield from table(
        ["Issue", "Subject", "What happens"],
        ([number, about, answer] for number, (about, answer) in FIXED.items()),
    )


# --- docs/benchmarks.md: the last recorded run for each kind of figure


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
    """The most recent run for each figure, newest run first, each with only those figures."""
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
    "These are medians, measured side by side with the `diplomacy` package. Each table is one run of `python -m "
    "bench`, "
    "with positions and orders generated from a seed (22 to 34 units, one order in ten made invalid)."
)
BENCH_TOLD = {
    "P1": "the kernel, on orders already encoded as numbers",
    "P2": "the public API, from order objects to verdicts with reasons, including legality, which is part of "
    "`set_orders()` "
    "in `diplomacy`",
    "P3": "all legal orders of a position",
    "P4": "batches of battles, compiled",
    "P5": "whole random games: the legal orders of every seat, an order for each unit, adjudication, all events "
    "recorded; "
    "with ``Model``, which draws orders without listing them all (not uniformly) and checks them once",
    "P6": "whole games played by compiled players",
    "P7": "start-up",
    "P8": "loading a game from its log",
    "C": "the processor time that the service spends on one operation, beside a trivial page and a raw insert",
    "S": "the service under load, with all its processes, the load generator and the database server on one "
    "machine with two "
    "cores (with the speed of the disk and the load of the machine before the run)",
    "S1": "deadlines at the same time",
    "S2": "saving orders over HTTP, measured from the scheduled time of each request",
    "S3": "game pages over HTTP, measured in the same way",
    "S4": "live events to listeners",
    "W": "the game page in a real browser (Chromium), with the service on the same machine",
    "G": "how the cost grows with the board",
    "D": "pictures of phases and of whole games",
    "IR": "what International Relations adds to adjudicating the same positions and orders",
    "MA": "all legal orders under the Masters Rules, in comparison with the standard game with as many units",
    "FA": "random play of Factional Diplomacy",
    "WW": "random play of World War I",
}


def bench_introduction(ids: Collection[str]) -> list[str]:
    """An explanation of the figures that were measured."""
    told = "; ".join(f"{number} {what}" for number, what in BENCH_TOLD.items() if number in ids)
    return textwrap.wrap(f"{BENCH_INTRODUCTION} {told.replace(' ', ' is ', 1)}.", 115)


def bench_row(figure: dict[str, Any]) -> tuple[str, ...]:
    def shown(value: float | None) -> str:
        digits = 2 if figure["unit"] == "ms" and value is not None and value < 10 else 1
        return "" if value is None else f"{value:,.{digits}f} {figure['unit']}"

    ratio = "" if figure["ratio"] is None else f"{figure['ratio']:.1f} x"
    return (figure["id"], figure["what"], shown(figure["ours"]), shown(figure["control"]), ratio, figure["target"])


# --- docs/ladder.md


LADDER = """
The levels, from the lowest, are {levels}.
`python -m bench.ladder` lets each of them share the seats of whole games with the level below. The games come in rounds
of two with the same random numbers: in the first, each level has half of the powers, drawn by lot, and in the second
the other half, so each level plays every power once. `bench/ladder.jsonl` records every game with its scores and the
hash of its last state. Recorded games are not played again.

A level's score in a game is the mean of its seats, in points of the game's rules. Under `factional` both factions of a
country have the same level, as they share its victory. The difference is that of the two levels in a round, and the
interval contains the middle 95 % of the means of rounds resampled with replacement. A rung of the ladder holds if the
whole interval is above zero. With fewer than {least} rounds the table does not say so.
"""


def ladder() -> Iterator[str]:
    return ladder_page(read_ladder())


def ladder_page(found: Mapping[str, Any]) -> Iterator[str]:
    yield "# Do better bots score more?"
    levels = ", ".join(f"{rank.capitalize()} (`{name}`)" for rank, name in RANKS.items())
    yield LADDER.format(levels=levels, least=LEAST)
    made = found["made_with"]
    seeds = ", ".join(map(str, found["seeds"]))
    yield f"The games have at most {found['phases']} phases. {found['planned']} games of each rung are planned, with"
    yield f"the seeds {seeds}; casusbelli {made['casusbelli']}, python {made['python']}."
    yield ""
    rungs = found["rungs"]
    yield from table(
        ("rules", "lower", "higher", "games", "ended", "points", "difference", "holds"), map(rung_row, rungs)
    )
    yield ""
    yield from ladder_claims(rungs, found["planned"])
    yield ""
    yield "## Centers"
    yield ""
    yield "The mean share of the centers that a seat has at the end."
    yield ""
    shared = [one for one in rungs if one["games"]]
    yield from table(("rules", "lower", "", "higher", "", "ratio"), map(centers_row, shared))
    yield ""
    yield "## Time"
    yield ""
    yield "What a movement phase would take of one core if all seats had the level, from the processor time of its"
    yield "seats in these games, in milliseconds: the mean, the longest in 20 phases (the mean of all games), and the"
    yield "longest of all. The budget is a setting of the level."
    yield ""
    yield from table(("rules", "level", "mean", "one in 20", "longest", "budget"), map(times_row, found["times"]))
    over = [f"`{one['level']}` under `{one['rules']}`" for one in found["times"] if one["slow"] > one["budget"]]
    yield ""
    yield f"Over budget in more than one phase in 20: {'; '.join(over) or 'none'}."


def ladder_claims(rungs: Sequence[Mapping[str, Any]], planned: int) -> Iterator[str]:
    """Which rungs do not hold, and of how many fewer games were played than planned."""
    failed = [rung_name(one) for one in rungs if one["holds"] is False]
    few = sum(one["games"] < planned for one in rungs)
    open_ = sum(one["holds"] is None for one in rungs)
    if failed:
        yield f"Not proven: {'; '.join(failed)}."
    elif not open_:
        yield "Every rung holds."
    else:
        yield "Every rung of which enough games were played holds."
    if few:
        yield ""
        yield f"Of {few} of {len(rungs)} rungs fewer games were played than planned (*games*), of {open_} too few to"
        yield "compare the levels. The next run continues."


def rung_name(one: Mapping[str, Any]) -> str:
    return f"`{one['lower']}` against `{one['higher']}` under `{one['rules']}`"


def rung_row(one: Mapping[str, Any]) -> tuple[str, ...]:
    (low, high), (from_, to) = one["points"], one["interval"]
    holds = {True: "yes", False: "no", None: "too few games"}[one["holds"]]
    names = (one["rules"], one["lower"], one["higher"], str(one["games"]))
    if not one["games"]:
        return (*names, "", "", "", holds)
    difference = f"{one['difference']:.2f}" + (f" ({from_:.2f} to {to:.2f})" if one["holds"] is not None else "")
    return (*names, str(one["ended"]), f"{low:.2f} : {high:.2f}", difference, holds)


def centers_row(one: Mapping[str, Any]) -> tuple[str, ...]:
    low, high = one["centres"]
    ratio = f"{high / low:.1f}" if low else ""
    return (one["rules"], one["lower"], f"{low:.1%}", one["higher"], f"{high:.1%}", ratio)


def times_row(one: Mapping[str, Any]) -> tuple[str, ...]:
    return (one["rules"], one["level"], *(f"{one[name]:,.0f}" for name in ("mean", "slow", "most", "budget")))


# --- docs/mechanisms.md


MECHANISMS = """
`python -m bench.mechanisms` plays games in which every seat has the same bot, and counts what happens in them: each
variant names its mechanisms with the events that show them (`mechanisms` of its pack). `bench/mechanisms.json` records
every game with its seed, its counts and the hash of its last state. Recorded games are not played again unless
`--again` says so.
"""


def mechanisms() -> Iterator[str]:
    kept = read_mechanisms()
    yield "# Does everything happen that a variant allows?"
    yield MECHANISMS
    made = kept["made_with"]
    versions = f"casusbelli {made['casusbelli']}, python {made['python']}"
    yield f"All seats are played by `{kept['bot']}`, for at most {kept['phases']} phases; {versions}. *Owned* is the"
    yield "share of the centers that have an owner at the end."
    for variant, games in kept["variants"].items():
        yield ""
        yield f"## {variant}"
        yield ""
        ended = sum(bool(game["outcome"]) for game in games)
        owned = sum(game["owned"] for game in games) / len(games)
        yield f"{len(games)} games, of which {ended} came to an end; owned: {owned:.0%}."
        yield ""
        rows = ((name, str(times), str(among)) for name, (times, among) in totals(games).items())
        yield from table(("mechanism", "times", "in so many games"), rows)


def rulebook(name: str) -> Iterator[str]:
    """The rulebook of a game with these rules and default options."""
    game = new_game(name)
    return iter(rules_text(game.rules, str(game.spec), pictures="../pictures/rules/{}.svg").splitlines())


# --- docs/api-reference.md


def api() -> Iterator[str]:
    store = open_store("sqlite://:memory:")
    described = create_app(Service(store)).openapi()
    store.close()
    yield "# API reference"
    yield ""
    yield "See [api.md](api.md) for authentication, errors and everything else that operations have in common."
    yield ""
    yield from reference(described)


# --- docs/combinations.md


def combinations() -> Iterator[str]:
    yield "# Combining rules"
    yield ""
    yield "Join rules with `+`: `formal + masters`. Every game has the rules of `standard`. The first table lists"
    yield "all included rules. In the second, a dot means that two of them can be played together on the standard"
    yield "map, and a number refers to the reason why not. Most reasons are the same: a game has only one score. To"
    yield "combine rules that each have a score, use their parts without one, such as `formal-war` and `treaties`."
    yield "Allied units are part of `treaties` and not a rule of their own, because only a treaty makes an ally."
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
    yield from (f"{marks[why]}. {why[:1].upper()}{why[1:].rstrip('.')}." for why in reasons)


def hooks() -> Iterator[str]:
    yield "# Hooks of rules"
    yield ""
    yield "A rule is a component (`casusbelli.engine.component`) that overrides some of these methods. Each hook"
    yield "declares how"
    yield "the answers of several rules are merged, which never depends on their order:"
    yield ""
    yield from textwrap.dedent(MERGES).strip().splitlines()
    components = [component for pack in packs().values() for component in pack.components]
    for facet in (Shape, *IN_PLAY):
        yield from ["", f"## {facet.__name__}", "", told_of(facet), ""]
        yield from hook_table({name: asked for name, asked in QUESTIONS.items() if name in vars(facet)}, components)
    yield from ["", "# Hooks of a single rule", ""]
    yield "Nothing is merged here: these hooks are about the state, the messages and the orders of one rule."
    for own in ALONE:
        yield from ["", f"## {own.__name__}", "", told_of(own), ""]
        yield from hook_table({name: asked for name, asked in ASKED_ALONE.items() if name in vars(own)}, components)


MERGES = """
    | merge | result |
    |---|---|
    | any | true if any rule says so |
    | veto | the first refusal, with its reason |
    | verdict | no overrides yes, yes overrides the default; None has no effect |
    | sum | the sum |
    | joined | the union of all values or mappings |
    | collect | all answers, one after another |
    | objections | all checks, each of which an order must pass |
    | fold | each rule gets the result of the one before |
    | claim | the answer of one rule; rules with different answers cannot be combined |
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
    yield from table(["hook", *merged, "meaning", "overridden by"], rows)


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
    "mechanisms.md": mechanisms,
    "benchmarks.md": benchmarks,
    "combinations.md": combinations,
    "extend/hooks.md": hooks,
    "datc.md": datc,
    **{f"rules/{name}.md": partial(rulebook, name) for name in packs()},
}

DRAWINGS = {drawing_text(name): name for name in board_names()}  # boards may share a drawing

# The arguments of ``casus`` for each picture in docs/pictures.md and docs/boards.
PICTURES = {
    "pictures/opening.svg": ["draw", "docs/pictures/opening.txt"],
    "pictures/war.svg": ["draw", "docs/pictures/war.txt"],
    "pictures/retreats.svg": ["draw", "docs/pictures/retreats.txt"],
    "pictures/layer.svg": ["draw", "examples/formal_game/game.jsonl", "--phase", "F1902M", "--layer", "Spheres"],
    **{f"boards/{name}.svg": ["map", name, "--names", "full"] for name in DRAWINGS.values()},
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
