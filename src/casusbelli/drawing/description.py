"""Text alternative for a picture: where the units are, what was ordered and how it ended."""

from __future__ import annotations

from collections.abc import Iterator

from casusbelli.core.legality import located
from casusbelli.core.said import Cell, Said, order_term, power, province, said, unit_term, whose
from casusbelli.core.wording import result_row
from casusbelli.drawing.scene import Ordered, Scene
from casusbelli.engine.display import Mark


def reading(scene: Scene) -> list[str]:
    """The lines of the description, in the scene's language."""
    return [scene.heading, *map(scene.said, _lines(scene))]


def _lines(scene: Scene) -> Iterator[Cell]:
    for owner in scene.owners:
        yield from _holding(scene, owner)
    for beaten in scene.routed:
        unit, places = whose(beaten.unit), [province(to) for to in beaten.retreats]
        code = "drawing.dislodged" if places else "drawing.dislodged-nowhere"
        yield said(code, unit=unit, places=places)
    for owner, count in scene.owed.items():
        code = "drawing.may-build" if count > 0 else "drawing.must-remove"
        yield said(code, owner=power(owner), count=abs(count))
    for owner in dict.fromkeys(told.owner for told in scene.orders):
        yield said("drawing.orders-of", owner=power(owner))
        yield from (said("drawing.item", told=ended(told)) for told in scene.orders if told.owner == owner)
    for panel in scene.layers:
        yield said("drawing.panel", title=panel.title)
        yield from (said("drawing.item", told=_marked(scene, mark)) for mark in panel.marks)
    if scene.outcome:
        yield scene.outcome


def _holding(scene: Scene, owner: str) -> Iterator[Said]:
    units = [unit_term(unit) for unit in scene.units if unit.owner == owner]
    centers = [located(scene.board, code) for code, holder in sorted(scene.centers.items()) if holder == owner]
    if centers:
        yield said("drawing.holds", owner=power(owner), count=len(centers), places=centers)
    if units:
        yield said("drawing.has-units", owner=power(owner), units=units)


def ended(told: Ordered) -> Cell:
    """ "Army Paris → Burgundy: fails: bounced with Army Munich (Germany)" """
    order: Cell = order_term(told.text)
    if not told.ordered:
        order = said("drawing.no-order", order=order)
    return (
        said("drawing.order-result", order=order, result=result_row(told.text, told.results, told.why))
        if told.results
        else order
    )


def _marked(scene: Scene, mark: Mark) -> Said:
    look = [said("drawing.look", look=mark.look)] if mark.look != "note" else []
    what: Cell = mark.text or said("core.row", items=[*look, *([power(mark.power)] if mark.power else [])])
    return said("drawing.mark", places=[located(scene.board, code) for code in mark.at], what=what)
