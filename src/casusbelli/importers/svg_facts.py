"""Reads the facts of a jDip map from its SVG, and no artwork: where units are, and whether a shape is land or water."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import isfinite

from casusbelli.importers.xml_tree import Element, parse_xml

Spot = tuple[float, float]
LONGEST_NUMBER = 20


@dataclass
class SvgFacts:
    """By province, in the source's spelling."""

    units: dict[str, Spot] = field(default_factory=dict)
    water: dict[str, bool] = field(default_factory=dict)


def svg_facts(data: bytes, file: str = "") -> SvgFacts:
    facts = SvgFacts()
    root = parse_xml(data, file)
    for province in root.all("PROVINCE"):
        unit = province.first("UNIT")
        spot = _spot(unit) if unit else None
        if spot is not None:
            facts.units.setdefault(province.get("name").lower(), spot)
    for shape in _shapes(root):
        names = shape.get("class").split()
        if names:
            facts.water[shape.get("id")[1:].lower()] = "water" in names
    return facts


def _spot(element: Element) -> Spot | None:
    words = element.get("x"), element.get("y")
    try:
        x, y = (float(word[:LONGEST_NUMBER]) for word in words)
    except ValueError:
        return None
    return (x, y) if isfinite(x) and isfinite(y) else None


def _shapes(element: Element) -> list[Element]:
    """The shapes of provinces: their ids begin with an underscore."""
    found = [element] if element.get("id").startswith("_") else []
    return found + [shape for child in element.children for shape in _shapes(child)]
