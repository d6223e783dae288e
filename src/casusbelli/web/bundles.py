"""Scripts and style sheets as they are sent: each in one piece with everything it imports, without comments and
indentation, and compressed once.

The sources, formatted by prettier, are modules with named imports (``import { a } from "./b.js"``) and style sheets
with ``@import "b.css"``. In a bundle, each module is a function that returns what it exports. ``page.js`` is on every
page, so it stays a module of its own.
"""

from __future__ import annotations

import gzip
import re
from functools import cache
from hashlib import sha256
from importlib import resources

SHARED = "page.js"
KINDS = {".js": "text/javascript", ".css": "text/css"}

TEMPLATE = r"`(?:\\.|\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}|[^`\\$]|\$(?!\{))*`"
QUOTED = r'"(?:\\.|[^"\\\n])*"' + r"|'(?:\\.|[^'\\\n])*'"
PATTERN = r"/(?![*/ =])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])+/[a-z]*"  # a division has spaces around it
LITERAL = f"{QUOTED}|{TEMPLATE}|{PATTERN}"
REMARK = r"/\*(?:[^*]|\*(?!/))*\*/"
BLANKS = re.compile(rf"({LITERAL})|(?:{REMARK}|//[^\n]*|\s*\n\s*| (?=/[/*]))+ ?", re.DOTALL)
SIGNS = re.compile(rf"({LITERAL})| *([=,:?&|<>(){{}};]+) *", re.DOTALL)
BLANK = rf"(?:\s|{REMARK})"
STYLE = re.compile(rf"({QUOTED})|{BLANK}*([{{}};,]){BLANK}*|(:) |{BLANK}+", re.DOTALL)
IMPORT = re.compile(r'^import \{([^}]*)\} from "\./([\w-]+\.js)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const) (\w+))", re.MULTILINE)
EXPORTS = re.compile(r"^export \{([^}]*)\};\n", re.MULTILINE)
SHEET = re.compile(r'^@import "([\w-]+\.css)";\n', re.MULTILINE)


class Bundle:
    """A script or style sheet with everything that is sent with it."""

    def __init__(self, name: str) -> None:
        self.kind = KINDS[name[name.rindex(".") :]]
        self.plain = (script(name) if name.endswith(".js") else style(name)).encode()
        self.packed = gzip.compress(self.plain, 9, mtime=0)
        self.version = sha256(self.plain).hexdigest()[:10]


@cache
def bundle(name: str) -> Bundle:
    return Bundle(name)


@cache
def names() -> frozenset[str]:
    """The files that are sent as bundles."""
    found = (file.name for file in resources.files("casusbelli.web").joinpath("static").iterdir())
    return frozenset(name for name in found if name.endswith(tuple(KINDS)))


@cache
def address(name: str) -> str:
    """The address of a static file. New content has a new address, so that browsers can cache it forever."""
    version = bundle(name).version if name in names() else sha256(_read(name)).hexdigest()[:10]
    return f"/static/{name}?v={version}"


def _read(name: str) -> bytes:
    return resources.files("casusbelli.web").joinpath("static", name).read_bytes()


# --- scripts


def script(name: str) -> str:
    """A module with all modules that it imports, each after those that it needs."""
    if not IMPORT.search(_read(name).decode()):
        return squeezed(_read(name).decode())
    parts: dict[str, str] = {}
    _add(name, parts, ())
    return "".join(parts.values())


def _add(name: str, parts: dict[str, str], above: tuple[str, ...]) -> None:
    if name in above:
        raise ValueError(f"{' imports '.join((*above, name))}: modules import each other")
    if name in parts:
        return
    if name == SHARED:
        parts[name] = f'import * as {_variable(name)} from "{address(name)}";\n'
        return
    text = _read(name).decode()
    for found in IMPORT.finditer(text):
        _add(found[2], parts, (*above, name))
    parts[name] = _as_function(name, text)


def _as_function(name: str, text: str) -> str:
    exported = EXPORT.findall(text)
    for found in EXPORTS.finditer(text):
        exported += re.findall(r"\w+", found[1])
    text = EXPORTS.sub("", EXPORT.sub("", IMPORT.sub(_taken, text)))
    return f"const {_variable(name)}=(()=>{{\n{squeezed(text)}\nreturn {{{','.join(exported)}}};\n}})();\n"


def _taken(found: re.Match[str]) -> str:
    return f"const {{{found[1].replace(' as ', ': ')}}} = {_variable(found[2])};\n"


def _variable(name: str) -> str:
    return f"${name.removesuffix('.js').replace('-', '_')}"


def squeezed(text: str) -> str:
    """A script without comments, and without space where none is needed."""
    return SIGNS.sub(lambda found: found[1] or found[2], BLANKS.sub(_blank, text)).strip()


def _blank(found: re.Match[str]) -> str:
    return found[1] or ("\n" if "\n" in found[0] else " ")


# --- style sheets


def style(name: str) -> str:
    """A style sheet with those that it imports in their place."""
    return STYLE.sub(_pressed, _whole(name)).replace(";}", "}").strip()


def _whole(name: str) -> str:
    return SHEET.sub(lambda found: _whole(found[1]), _read(name).decode())


def _pressed(found: re.Match[str]) -> str:
    return found[found.lastindex] if found.lastindex else " "
