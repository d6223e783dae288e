"""Runs cases and tests on mutants without starting Python anew: everything except the mutated modules is loaded once,
and each mutant gets a fork of that process, which loads its source, runs whatever executes the changed line, and ends.

Works on one process at a time. The working tree is only read.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from time import process_time
from types import CodeType, FrameType, ModuleType
from typing import Any, TypeVar

import hypothesis
import pytest

from tools.mutants.changes import Mutant

Result = TypeVar("Result")
QUIET = ("-q", "-n0", "-p", "no:cacheprovider", "--assert=plain")  # rewriting would come too late, after hypothesis
Line = tuple[str, int]  # the file's path and the line number


class Died(RuntimeError):
    """A fork ended without an answer, for instance because it took too long."""


class FailsAnyway(RuntimeError):
    """The cases or tests fail without any mutant."""


# --- forks


def in_fork(work: Callable[[], Result]) -> Result:
    """The result of ``work`` in a fork of this process."""
    sys.stdout.flush()
    sys.stderr.flush()
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        _answer(work, writer)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        told = pipe.read()
    _pid, status = os.waitpid(child, 0)
    if status or not told:
        raise Died(f"a fork ended with {status}")
    answer: Result = pickle.loads(told)
    if isinstance(answer, FailsAnyway | Died):
        raise answer
    return answer


def _answer(work: Callable[[], Any], writer: int) -> None:
    """Send the result and exit. Never returns: a fork must not continue the work of its parent."""
    try:
        with open(os.devnull, "w", encoding="utf-8") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        try:
            answer = work()
        except FailsAnyway as fault:
            answer = fault
        except Exception:
            answer = Died(traceback.format_exc())
        with os.fdopen(writer, "wb") as pipe:
            pickle.dump(answer, pipe)
    except BaseException:
        os._exit(1)
    os._exit(0)


def allow(seconds: float) -> None:
    """Limit the CPU time from now on; the process is killed when it is used up."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)


# --- modules


class Kept(MetaPathFinder):
    """A finder before all others: refuses the mutated modules, or loads them from another source."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self.files = files
        self.closed = True
        self.source: tuple[Path, str] | None = None

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        if self.closed:
            raise ImportError(f"{name} is mutated")
        if self.source is None or self.source[0] != file:
            return None
        spec = spec_from_file_location(name, file)
        assert spec is not None
        assert spec.loader is not None
        code = compile(self.source[1], str(file), "exec")
        spec.loader.get_code = lambda _name: code  # type: ignore[attr-defined]
        return spec


def module_name(file: Path, top: Path) -> str:
    parts = file.relative_to(top).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def preload(top: Path) -> None:
    """Import all modules of the source tree that do not need the mutated files."""
    for file in sorted(top.rglob("*.py")):
        with contextlib.suppress(ImportError):
            importlib.import_module(module_name(file, top))


# --- what touches what


class Trace:
    """Records which lines of the files are executed."""

    def __init__(self, files: Sequence[Path]) -> None:
        self.names = frozenset(map(str, files))
        self.lines: set[Line] = set()

    def __call__(self, frame: FrameType, event: str, _argument: object) -> Any:
        code: CodeType = frame.f_code
        return self._line if code.co_filename in self.names else None

    def _line(self, frame: FrameType, _event: str, _argument: object) -> Any:
        self.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self._line

    def run(self, work: Callable[[], Result]) -> tuple[Result, set[Line], float]:
        """Run it; return its result, the lines that it executed, and the seconds it took."""
        self.lines, before, began = set(), sys.gettrace(), process_time()
        sys.settrace(self)
        try:
            answer = work()
        finally:
            sys.settrace(before)
        return answer, self.lines, process_time() - began


@dataclass
class Touched:
    """The lines and the seconds of each case or test. ``always``: lines that are executed before any of them."""

    lines: dict[str, set[Line]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    always: set[Line] = field(default_factory=set)

    def by(self, mutant: Mutant, root: Path) -> list[str]:
        """The names of those that execute the changed line, the fastest first."""
        name = str(root / mutant.file)
        spot = {(name, line) for line in mutant.spot.lines}
        everyone = bool(spot & self.always)
        touching = (one for one, lines in self.lines.items() if everyone or lines & spot)
        return sorted(touching, key=lambda one: self.seconds[one])


class Watch:
    """A pytest plugin that records which test executes which lines, and which tests fail."""

    def __init__(self, trace: Trace) -> None:
        self.trace = trace
        self.touched = Touched()
        self.failed: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        outside, began = self.trace.lines, process_time()
        self.trace.lines = set()
        try:
            return (yield)
        finally:
            self.touched.lines[item.nodeid] = self.trace.lines
            self.touched.seconds[item.nodeid] = process_time() - began
            self.trace.lines = outside

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


# --- the two passes

Check = Callable[[], bool]
Work = Callable[[Sequence[str], Mapping[str, float]], str | None]  # runs cases or tests, returns the first that fails


@dataclass
class Runner:
    """``cases``: functions by name that say whether a case holds; created in each fork when the modules are loaded, and
    tried once before. Tests are slow: they are traced only when the first mutant has survived all cases."""

    root: Path
    top: Path  # of the source tree
    files: Sequence[Path]  # to mutate
    cases: Callable[[], Mapping[str, Check]]
    tests: Sequence[str]

    def __post_init__(self) -> None:
        self.kept = Kept({module_name(file, self.top): file for file in self.files})
        sys.meta_path.insert(0, self.kept)
        sys.path.insert(0, str(self.top))  # the source tree here, not wherever else the package may be installed
        preload(self.top)
        with contextlib.suppress(ImportError):
            self.cases()  # files that are read now need not be read in each fork
        self._killers: dict[tuple[Path, str], str] = {}  # the case that killed the last mutant of a function
        self._by_cases = in_fork(self._watch_cases)
        if not self._unchanged(self._failing_case, self._by_cases):
            raise FailsAnyway("in a fork a case fails though nothing was changed")

    @cached_property
    def _by_tests(self) -> Touched:
        touched = in_fork(self._watch_tests) if self.tests else Touched()
        if not self._unchanged(self._failing_test, touched):
            raise FailsAnyway("in a fork a test fails though nothing was changed")
        return touched

    def _load(self) -> Mapping[str, Check]:
        self.kept.closed = False
        for file in self.files:
            importlib.import_module(module_name(file, self.top))
        return self.cases()

    def _watch_cases(self) -> Touched:
        trace, touched = Trace(self.files), Touched()
        cases, touched.always, _seconds = trace.run(self._load)
        for name, check in cases.items():
            holds, touched.lines[name], touched.seconds[name] = in_fork(partial(trace.run, check))
            if not holds:
                raise FailsAnyway(f"{name} fails as it is")
        return touched

    def _watch_tests(self) -> Touched:
        self.kept.closed = False
        trace = Trace(self.files)
        watch = Watch(trace)
        status, lines, _seconds = trace.run(lambda: pytest.main([*QUIET, *self.tests], plugins=[watch]))
        if status != pytest.ExitCode.OK:
            raise FailsAnyway(f"the tests fail as they are: {', '.join(watch.failed) or status}")
        watch.touched.always = lines
        return watch.touched

    def lives(self, mutant: Mutant) -> bool:
        """Does the mutant survive every case and every test that executes its line?"""
        function = mutant.file, mutant.spot.function
        cases = self._by_cases.by(mutant, self.root)
        cases.sort(key=lambda name: name != self._killers.get(function))  # a neighboring mutant's killer first
        changed = self.root / mutant.file, mutant.source(self.root)
        killer = self._killer(self._failing_case, cases, self._by_cases.seconds, changed)
        if killer is not None:
            self._killers[function] = killer
            return False
        tests = self._by_tests.by(mutant, self.root)
        return self._killer(self._failing_test, tests, self._by_tests.seconds, changed) is None

    def _unchanged(self, work: Work, touched: Touched) -> bool:
        """Do the unmutated cases or tests pass in a fork? A module is loaded from its text there, as mutants are."""
        file = self.files[0]
        as_it_is = file, file.read_text(encoding="utf-8")
        return self._killer(work, list(touched.lines), touched.seconds, as_it_is) is None

    def _killer(
        self, work: Work, names: Sequence[str], seconds: Mapping[str, float], source: tuple[Path, str]
    ) -> str | None:
        """The name of the case or test that detects the mutant; the first name if the fork died."""
        self.kept.source = source
        try:
            return in_fork(partial(work, names, seconds)) if names else None
        except Died:
            return names[0]
        finally:
            self.kept.source = None

    def _failing_case(self, names: Sequence[str], seconds: Mapping[str, float]) -> str | None:
        allow(10)
        cases = self._load()
        for name in names:
            allow(1 + 5 * seconds[name])
            try:
                if not cases[name]():
                    return name
            except Exception:
                return name
        return None

    def _failing_test(self, tests: Sequence[str], seconds: Mapping[str, float]) -> str | None:
        allow(4 + 3 * sum(seconds[test] for test in tests))
        self.kept.closed = False
        hypothesis.settings.register_profile(
            "mutants", derandomize=True, database=None, phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate]
        )
        hypothesis.settings.load_profile("mutants")
        status = pytest.main([*QUIET, "-x", *tests])
        return None if status == pytest.ExitCode.OK else tests[0]
