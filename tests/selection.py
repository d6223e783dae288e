"""Which tests a run takes. ``./test`` is the quick run, which answers while one reads the diff; ``./test --full`` runs
everything; whoever names a file or a test (``-k``, ``-m``, ``--lf`` name some, too) gets all that is named.

What the quick run leaves out is said by markers and by nothing else:

``full``             the test
``drawn(n)``         all of its cases but n, other ones each day: CASUS_TEST_DATE repeats a day;
                     ``drawn(n, of="browser")`` of all tests that are marked so
``both_databases``   is on the tests that it runs on PostgreSQL, too; the others on SQLite only

and by the hypothesis profile, which ``examples`` scales. What takes too long for every change, storms of ten minutes
say, is for ``--long`` alone; such a test is marked ``long``. Fixtures of the names ``full`` and ``long`` tell a test
whether it is to try more.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable
from datetime import date
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

QUICK = pytest.StashKey[bool]()
LEFT_OUT = pytest.StashKey[int]()
DATE = "CASUS_TEST_DATE"
EXAMPLES = {"quick": 20, "whole": 100}
TIMED = {"browser", "chaos", "cli", "client", "mcp_server"}
"""Folders of tests that wait for a browser or another process. A machine that is busy for seconds fails one now and
then; it gets a second try, and the summary counts the tries."""
NAMING = ("keyword", "markexpr", "lf", "stepwise", "full", "long")

# A busy machine is slow, not wrong.
for _name, _count in EXAMPLES.items():
    settings.register_profile(_name, max_examples=_count, suppress_health_check=[HealthCheck.too_slow], deadline=None)


def examples(count: int, **more: Any) -> settings:
    """A hypothesis setting with this many examples, fewer in the quick run."""
    return settings(max_examples=max(10, count * settings().max_examples // EXAMPLES["whole"]), **more)


# --- what kind of run this is


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="run everything, not only the quick tests")
    parser.addoption(
        "--long", action="store_true", help="everything, and storms and random games for as long as it takes: hours"
    )


def pytest_configure(config: pytest.Config) -> None:
    worker: dict[str, Any] | None = getattr(config, "workerinput", None)
    config.stash[QUICK] = quick = worker["quick"] if worker else not names_something(config)
    os.environ[DATE] = worker["date"] if worker else os.environ.get(DATE) or date.today().isoformat()
    settings.load_profile("quick" if quick else "whole")


def names_something(config: pytest.Config) -> bool:
    files = any("::" in argument or argument.endswith(".py") for argument in config.args)
    return files or any(config.getoption(option, False) for option in NAMING)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """All workers of a run use the same date, even across midnight."""
    node.workerinput |= {"quick": node.config.stash[QUICK], "date": os.environ[DATE]}


@pytest.fixture(scope="session")
def long(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--long"))


@pytest.fixture(scope="session")
def full(request: pytest.FixtureRequest, long: bool) -> bool:
    return long or bool(request.config.getoption("--full"))


# --- what is left out


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if TIMED.intersection(item.path.relative_to(config.rootpath).parts):
            item.add_marker(pytest.mark.flaky(reruns=1))
    taken = set(items)
    if not config.getoption("--long"):
        taken = {item for item in items if item.get_closest_marker("long") is None}
    if config.stash[QUICK]:
        taken = set(drawn([item for item in items if item in taken and is_quick(item)], os.environ[DATE]))
    if left := [item for item in items if item not in taken]:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item in taken]


def is_quick(item: pytest.Item) -> bool:
    marked = item.get_closest_marker
    return marked("full") is None and (marked("postgres") is None or marked("both_databases") is not None)


def drawn(items: Iterable[pytest.Item], day: str) -> Iterable[pytest.Item]:
    """Tests marked ``drawn``: as many cases as the marker says; all other tests."""
    urns = defaultdict[tuple[str, int], list[pytest.Item]](list)
    for item in items:
        if marker := item.get_closest_marker("drawn"):
            name = marker.kwargs.get("of") or item.nodeid.partition("[")[0]
            urns[name, *marker.args].append(item)
        else:
            yield item
    for (name, count), cases in urns.items():
        yield from Random(f"{day} {name}").sample(cases, min(count, len(cases)))


# --- and says so


def pytest_report_header(config: pytest.Config) -> str:
    if not config.stash[QUICK]:
        return ""
    return f"quick run, with cases drawn for {DATE}={os.environ[DATE]}; --full runs everything"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.stash[QUICK] and any(terminalreporter.stats.get(kind) for kind in ("failed", "error")):
        terminalreporter.write_line(f"The cases were drawn by date: {DATE}={os.environ[DATE]} draws the same again.")


def pytest_deselected(items: list[pytest.Item]) -> None:
    for item in items[:1]:
        item.config.stash[LEFT_OUT] = item.config.stash.get(LEFT_OUT, 0) + len(items)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Workers report what they leave out, since the controller does not see it."""
    if (output := getattr(session.config, "workeroutput", None)) is not None:
        output["left_out"] = session.config.stash.get(LEFT_OUT, 0)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Every worker has left out the same tests, so one report is enough."""
    stats = node.config.pluginmanager.get_plugin("terminalreporter").stats
    if left := getattr(node, "workeroutput", {}).get("left_out", 0):
        stats["deselected"] = [SimpleNamespace()] * left  # the summary needs only their number
