"""Parses XML files from strangers into a tree with line numbers. No entity is expanded, no other file is read, and
size, depth and number of elements are limited."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.parsers import expat

from casusbelli.core.said import said
from casusbelli.importers.import_report import NotImported

LARGEST = 4_000_000  # bytes
DEEPEST, MOST_ELEMENTS = 60, 50_000


@dataclass(slots=True)
class Element:
    """An element without its text. Tags and attributes have no namespace prefix."""

    tag: str
    line: int
    attributes: dict[str, str]
    children: list[Element] = field(default_factory=list)

    def get(self, name: str) -> str:
        return self.attributes.get(name, "").strip()

    def all(self, tag: str) -> Iterator[Element]:
        """Every element with this tag below this one, in the order of the file."""
        for child in self.children:
            if child.tag == tag:
                yield child
            yield from child.all(tag)

    def first(self, tag: str) -> Element | None:
        return next(self.all(tag), None)


def parse_xml(data: bytes, file: str = "") -> Element:
    """The root element of a file; NotImported if it is no XML or goes beyond the limits."""
    if len(data) > LARGEST:
        raise NotImported(said("importers.xml-too-large"), None, file)
    tree = _Tree(file)
    try:
        tree.parser.Parse(data, True)
    except expat.ExpatError as error:
        reason = expat.ErrorString(error.code)
        raise NotImported(said("importers.not-xml", reason=reason), error.lineno, file) from None
    except (LookupError, ValueError) as error:
        if isinstance(error, NotImported):
            raise
        raise NotImported(said("importers.not-xml", reason=str(error)), 1, file) from None  # an unknown encoding
    return tree.root.children[0]


class _Tree:
    """Builds the tree from the parser's events."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.count = 0
        self.root = Element("", 0, {})
        self.open = [self.root]
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.EntityDeclHandler = self._entity

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        line = self.parser.CurrentLineNumber
        self.count += 1
        if self.count > MOST_ELEMENTS or len(self.open) > DEEPEST:
            raise NotImported(said("importers.xml-too-large"), line, self.file)
        plain = {key.rpartition(":")[2]: value for key, value in attributes.items()}
        element = Element(name.rpartition(":")[2], line, plain)
        self.open[-1].children.append(element)
        self.open.append(element)

    def _end(self, _name: str) -> None:
        self.open.pop()

    def _entity(self, name: str, parameter: bool, *_rest: object) -> None:
        """Refuse entities that could stand in a document. Those of the document type itself are never expanded."""
        if not parameter:
            raise NotImported(said("importers.xml-entity", name=name), self.parser.CurrentLineNumber, self.file)
