"""Finds in the source which messages the code uses, and with which values, so that no game has to be played for it."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from jinja2 import nodes

import casusbelli
from casusbelli.core.catalogs import ENGLISH, namespaces
from casusbelli.core.said import Said
from casusbelli.core.verdicts import Why
from casusbelli.engine.options import BASE
from casusbelli.engine.spec import packs
from casusbelli.records.games.exhibition_file import exhibitions
from casusbelli.records.lessons.lesson_file import lessons
from casusbelli.web import texts
from casusbelli.web.rendering import environment

SOURCE = Path(casusbelli.__file__).parent
SPEAKS = re.compile(r"\b(said|says|refuse|Said)\(")
CODE = re.compile(r"[a-z0-9-]+\.[a-z0-9-]+")


@dataclass(frozen=True)
class Use:
    """One use in the code. ``code``: a regular expression. ``values``: the names of the values; None if unknown."""

    where: str
    code: str
    values: frozenset[str] | None

    def says(self, code: str) -> bool:
        return code == self.exact if self.exact else re.fullmatch(self.code, code) is not None

    @cached_property
    def exact(self) -> str:
        """The code, if it is a literal; else ""."""
        code = self.code.replace("\\", "")
        return code if CODE.fullmatch(code) else ""


@cache
def uses() -> Sequence[Use]:
    found = [use for path in sorted(SOURCE.rglob("*.py")) for use in _in_file(path)]
    pages = [use for path in sorted((SOURCE / "web").rglob("*.py")) for use in _in_pages(path)]
    mails = [use for path in sorted((SOURCE / "notify").glob("*.py")) for use in _in_mails(path)]
    learned = [Use(lesson.name, re.escape(code), frozenset()) for lesson in lessons().values() for code in lesson.codes]
    shown = [Use(one.name, re.escape(code), frozenset()) for one in exhibitions().values() for code in one.codes]
    templates = [use for name in environment().list_templates() for use in _in_template(name)]
    return [*found, *pages, *mails, *learned, *shown, *templates]


@cache
def uses_of(code: str) -> Sequence[Use]:
    """The uses of this message, literal ones first."""
    spelled, patterns = _by_code()
    return [*spelled.get(code, ()), *(use for use in patterns if use.says(code))]


@cache
def _by_code() -> tuple[dict[str, list[Use]], list[Use]]:
    spelled: dict[str, list[Use]] = {}
    for use in uses():
        if use.exact:
            spelled.setdefault(use.exact, []).append(use)
    return spelled, [use for use in uses() if not use.exact]


@cache
def reasons() -> frozenset[str]:
    """The messages for the reasons of all loaded packs, where a reason has one."""
    kinds = [kind for kind in _kinds(Why) if kind.namespace]
    return frozenset(why.message for kind in kinds for why in kind if why.code and not why.sentence)


@cache
def labels() -> frozenset[str]:
    """The message codes for the names of options and their values, whether or not a message exists."""
    components = {component.name: component for pack in packs().values() for component in pack.components}
    options = [*BASE.values(), *(option for component in components.values() for option in component.options)]
    found: set[str] = set()
    for option in options:
        sentence, values = option.sentence, getattr(option.type, "values", ())
        if isinstance(sentence, Said):
            found |= {f"{sentence.code}-{value.replace('_', '-').replace(',', '-')}" for value in ("label", *values)}
        found |= {f"engine.value-{value}" for value in values}
    return frozenset(found)


@cache
def minutes() -> frozenset[str]:
    """The introductions of packs for newcomers."""
    told = [text for pack in packs().values() for text in pack.minute or ()]
    return frozenset(text.code for text in told if isinstance(text, Said))


def _kinds(kind: type[Why]) -> Iterator[type[Why]]:
    for below in kind.__subclasses__():
        yield below
        yield from _kinds(below)


def _in_file(path: Path) -> Iterator[Use]:
    module = ".".join(("casusbelli", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")
    text = path.read_text(encoding="utf-8")
    if not SPEAKS.search(text):
        return
    tree = ast.parse(text)
    for node in ast.walk(tree):
        where = f"{path.relative_to(SOURCE)}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Call):
            for code, values in _said(node, module):
                yield Use(where, code, values)
                yield from (Use(where, hint, values) for hint in _hints(code))
        spelt = _pattern(node)
        if spelt is not None:
            yield Use(where, spelt, None)


def _hints(code: str) -> Iterator[str]:
    """A refusal of the service or the pages has a hint where its catalog has one."""
    namespace, _dot, key = code.replace("\\", "").partition(".")
    if (namespace in ("service", "web") and f"{key}-hint" in namespaces()[namespace].catalog(ENGLISH)) or "[" in key:
        yield f"{code}-hint"


def _said(call: ast.Call, module: str) -> Iterator[tuple[str, frozenset[str] | None]]:
    """``said("code", ...)``, ``Refused.NO_WAR.says(...)``, ``refuse(board, Reason.NO_UNIT, place, ...)``"""
    names = [keyword.arg for keyword in call.keywords]
    values = None if None in names else frozenset(name for name in names if name)
    called = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if called == "said" and call.args:
        for told in _branches(call.args[0]):
            code = _pattern(told)
            if code is not None:
                yield code, values
    elif called == "says" and isinstance(call.func, ast.Attribute):
        yield from ((re.escape(why.message), values) for why in _members(call.func.value, module))
    elif called == "refuse" and len(call.args) > 1:
        place = {"place"} if len(call.args) > 2 else set()
        given = values | place if values is not None else None
        yield from ((re.escape(why.message), given) for why in _members(call.args[1], module))


def _members(node: ast.expr, module: str) -> Iterator[Why]:
    for branch in _branches(node):
        if isinstance(branch, ast.Attribute) and isinstance(branch.value, ast.Name):
            kind = getattr(importlib.import_module(module), branch.value.id, None)
            if isinstance(kind, type) and issubclass(kind, Why) and branch.attr in kind.__members__:
                yield kind[branch.attr]


def _branches(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from _branches(node.body)
        yield from _branches(node.orelse)
    else:
        yield node


def _pattern(node: ast.AST) -> str | None:
    """A text that may be a message code, as a regular expression."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and CODE.fullmatch(node.value):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr) and node.values:
        parts = [part.value if isinstance(part, ast.Constant) else "\0" for part in node.values]
        code = "".join(map(str, parts))
        if re.fullmatch(r"[a-z0-9-]+\.[a-z0-9\0-]+", code) and code.rpartition(".")[2].replace("\0", ""):
            return re.escape(code).replace("\0", "[a-z0-9-]+")
    return None


# --- pages and mails, which look their texts up


def _in_template(name: str) -> Iterator[Use]:
    loader = environment().loader
    assert loader is not None
    tree = environment().parse(loader.get_source(environment(), name)[0])
    for call in tree.find_all(nodes.Call):
        if isinstance(call.node, nodes.Name) and call.node.name == "t" and isinstance(call.args[0], nodes.Const):
            values = frozenset(keyword.key for keyword in call.kwargs)
            yield Use(f"{name}:{call.lineno}", f"web.{texts.entry(call.args[0].value)}", values)
    for const in tree.find_all(nodes.Const):
        yield from _keys(f"{name}:{const.lineno}", const.value)


def _in_pages(path: Path) -> Iterator[Use]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        parts = node.values if isinstance(node, ast.JoinedStr) else [node]
        if isinstance(parts[0], ast.Constant):
            yield from _keys(f"{path.relative_to(SOURCE)}:{parts[0].lineno}", parts[0].value)


def _keys(where: str, text: object) -> Iterator[Use]:
    """ "game.orders", or a prefix such as "deed." or "making.press_"."""
    if isinstance(text, str) and re.fullmatch(r"[a-z]+\.([a-z0-9_.-]*)", text):
        key = texts.entry(text)
        yield Use(where, re.escape(f"web.{key}") + ("[a-z0-9-]+" if key.endswith("-") else ""), None)


def _in_mails(path: Path) -> Iterator[Use]:
    """``reader.say("frame", "greeting", name=...)``"""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
            parts = [str(arg.value) if isinstance(arg, ast.Constant) else "[a-z-]+" for arg in node.args]
            names = [keyword.arg for keyword in node.keywords]
            exact = None not in names and "[a-z-]+" not in parts
            values = frozenset(name for name in names if name) if exact else None
            yield Use(f"{path.relative_to(SOURCE)}:{node.lineno}", f"notify.{parts[0]}-{parts[1]}", values)
