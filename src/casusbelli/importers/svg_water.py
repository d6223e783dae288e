"""Reads from the SVG of a jDip map whether a shape is land or water, and no artwork."""

from __future__ import annotations

from casusbelli.importers.xml_tree import Element, parse_xml


def water_in(data: bytes, file: str = "") -> dict[str, bool]:
    """By province, in the source's spelling: is its shape water?"""
    found: dict[str, bool] = {}
    for shape in _shapes(parse_xml(data, file)):
        names = shape.get("class").split()
        if names:
            found[shape.get("id")[1:].lower()] = "water" in names
    return found


def _shapes(element: Element) -> list[Element]:
    """The shapes of provinces: their ids begin with an underscore."""
    found = [element] if element.get("id").startswith("_") else []
    return found + [shape for child in element.children for shape in _shapes(child)]
