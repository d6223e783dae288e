"""The public interface as text: every name of the public modules with its signature.

python -m tools.surface --write    # after an intended change
python -m tools.surface --check    # .ci/run and tests/test_surface.py: fails if the interface has changed
"""

from __future__ import annotations

import argparse
import enum
import inspect
import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MemberDescriptorType
from typing import Any

from casusbelli.core.cached_property import cached_property

ROOT = Path(__file__).parents[1]
FILE = ROOT / "tests" / "data" / "surface.txt"
PAGE = ROOT / "docs" / "public-surface.md"
HEAD = "# The public surface. Made by: python -m tools.surface --write. A change here is for the changelog.\n"
PREFIX = re.compile(r"\b(?:casusbelli|collections)\.[a-z_.]+\.")
PLAIN = (str, int, float, bytes, bool)
LONG = 40


@cache
def modules() -> tuple[str, ...]:
    """The modules listed in docs/public-surface.md, as code at the start of a table row."""
    found = re.findall(r"^\| `(casusbelli[\w.]*)`", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return tuple(dict.fromkeys(found))


def surface() -> str:
    return HEAD + "".join(f"\n## {name}\n\n" + "".join(f"{line}\n" for line in of_module(name)) for name in modules())


def of_module(name: str) -> Iterator[str]:
    module = import_module(name)
    for exported in sorted(module.__all__):
        what = getattr(module, exported)
        home = getattr(what, "__module__", name)
        if home != name and home in modules() and exported in import_module(home).__all__:
            yield f"{exported}, of {home}"
        else:
            yield from told(exported, what)


def told(name: str, what: Any) -> Iterator[str]:
    if inspect.isclass(what):
        yield from of_class(name, what)
    elif inspect.isroutine(what):
        yield f"def {name}{signature(what)}"
    elif inspect.ismodule(what):
        yield f"module {name}"
    else:
        yield (
            f"{name} = {what!r}" if type(what) in PLAIN and name != "__version__" else f"{name}: {type(what).__name__}"
        )


def of_class(name: str, kind: type) -> Iterator[str]:
    bases = ", ".join(base.__name__ for base in kind.__bases__ if base is not object)
    yield f"class {name}{f'({bases})' if bases else ''}"
    if issubclass(kind, enum.Enum):
        yield from (f"    {member.name}" for member in kind)
        return
    if not issubclass(kind, BaseException) or "__init__" in vars(kind):
        yield f"    {signature(kind)}"
    for attribute in sorted(public(kind)):
        yield f"    {of_member(attribute, inspect.getattr_static(kind, attribute))}"


def public(kind: type) -> set[str]:
    """The members defined by a class and by those of its bases that are ours."""
    ours = [base for base in kind.__mro__ if base.__module__.partition(".")[0] == "casusbelli"]
    fields = {name for base in ours for name in getattr(base, "__struct_fields__", ())}
    names = {name for base in ours for name in vars(base)} - fields
    return {name for name in names if not name.startswith("_") and not is_slot(kind, name)}


def is_slot(kind: type, name: str) -> bool:
    return isinstance(inspect.getattr_static(kind, name), MemberDescriptorType)


def of_member(name: str, what: Any) -> str:
    if isinstance(what, staticmethod | classmethod):
        return f"{type(what).__name__} def {name}{signature(what.__func__)}"
    if isinstance(what, property | cached_property):
        return f"property {name}"
    if inspect.isroutine(what):
        return f"def {name}{signature(what)}"
    return name


class Bare(str):
    """An annotation as it is written in the source, without quotes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def signature(what: Any) -> str:
    try:
        found = inspect.signature(what)
    except (TypeError, ValueError):
        return "(...)"
    parameters = [p.replace(annotation=bare(p.annotation), default=plain(p.default)) for p in found.parameters.values()]
    text = str(found.replace(parameters=parameters, return_annotation=bare(found.return_annotation)))
    return PREFIX.sub("", text)


def bare(annotation: Any) -> Any:
    return Bare(annotation) if isinstance(annotation, str) else annotation


def plain(default: Any) -> Any:
    """A name for a value that cannot be shown as text."""
    empty = default is inspect.Parameter.empty or default is None or default == ()
    return default if empty or (isinstance(default, PLAIN) and len(repr(default)) < LONG) else Bare("...")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    group = parser.add_mutually_exclusive_group(required=True)
    group.add_argument("--write", action="store_true")
    group.add_argument("--check", action="store_true")
    if parser.parse_args().write:
        FILE.write_text(surface(), encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != surface():
        sys.exit("the public surface has changed; if that is meant, run python -m tools.surface --write")


if __name__ == "__main__":
    main()
