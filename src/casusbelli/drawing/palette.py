"""Palettes as data: the colors of each theme, and the color and charge of each owner.

An owner has a color and, for telling it apart without color, a charge: the figure on its units and the pattern of its
provinces. The colors come from the map, which chooses them for color-blind readers too.
"""

from __future__ import annotations

from msgspec import Struct

from casusbelli.core.board import normal
from casusbelli.drawing.ink import LIGHT, brightness, ink_on, mixed
from casusbelli.drawing.scene import Scene

PRINT = "print"
THEMES = ("auto", "light", "dark", PRINT)


class Theme(Struct, frozen=True):
    sea: str
    land: str
    page: str  # background of title and legend
    text: str
    faint: str  # text on the sea, borders of seas
    coast: str
    border: str
    case: str  # outline of arrows, background of text
    bad: str  # failures
    good: str
    asks: str
    stone: str  # provinces of owners that are not powers
    tint: float  # share of the owner's color in its centers
    wash: float  # share of the owner's color in its other provinces
    lift: float  # least brightness of an owner's color


LOOKS = {
    "light": Theme(
        "#D3E3EC", "#F5F0E4", "#FBF9F3", "#22272E", "#5C7C91", "#4B5A66", "#6F675A", "#FFFFFF", "#C2123B", "#14734C",
        "#A65F00", "#D9D0BC", 0.5, 0.27, 0.0,
    ),
    "dark": Theme(
        "#16222C", "#3A3D40", "#101820", "#E8EDF1", "#7893A6", "#8699A8", "#93979B", "#0B1117", "#FF6B81", "#5BD6A0",
        "#F2B450", "#55524A", 0.55, 0.3, 0.42,
    ),
    PRINT: Theme(
        "#FFFFFF", "#FFFFFF", "#FFFFFF", "#000000", "#555555", "#000000", "#444444", "#FFFFFF", "#000000", "#000000",
        "#000000", "#FFFFFF", 0.0, 0.0, 0.0,
    ),
}  # fmt: skip


class Charge(Struct, frozen=True):
    """The figure on a unit (drawn within 14 of its center), and the pattern on a tile of a province."""

    figure: str
    width: float
    tile: str
    size: int = 12
    heavy: float = 2.0


CHARGES = (
    Charge("M-16-18l32 34", 5.5, "M-2-2l16 16M-2 10l4 4M10-2l4 4"),
    Charge("M-16 16l32-34", 5.5, "M-2 14l16-16M-2 2l4-4M10 14l4-4"),
    Charge("M0-18v38", 6, "M6 0v12"),
    Charge("M-15 11l15-14 15 14", 5, "M-1 9l7-6 7 6", heavy=1.6),
    Charge("M-16-3h32", 6.5, "M0 6h12"),
    Charge("M-16-18l32 34M-16 16l32-34", 4.5, "M-2-2l16 16M-2 14l16-16", heavy=1.3),
    Charge("M0-4h.1", 12, "M6 6h.1M0 0h.1M12 0h.1M0 12h.1M12 12h.1", heavy=3.6),
    Charge("M0-18v38M-16-4h32", 4.5, "M6 0v12M0 6h12", heavy=1.4),
    Charge("M-16-10h32", 8, "M1 3h5M7 9h5", heavy=2.4),
    Charge("M-5.5-18v38M5.5-18v38", 4, "M3 0v12M6 0v12"),
    Charge("M-15-9l15 14 15-14", 5, "M-1 4l7 5 7-5", heavy=1.6),
    Charge("M-16-8h32M-16 3h32", 4, "M0 4h12M0 7h12", heavy=1.3),
)
HATCHED = Charge("M-16 6l14-22M-12 14l18-30M-3 17l16-30", 2.6, "M0 12l12-12M-2 2l4-4M10 14l4-4", heavy=1.2)
PLAIN = Charge("", 0, "", heavy=0)


class Livery(Struct, frozen=True):
    """The look of an owner. ``key`` is its name in classes and ids; ``initials`` are drawn on the units of an owner
    without a charge. ``turned``: field and charge swap colors, for the second side of a power."""

    owner: str
    key: str
    color: str
    charge: Charge
    initials: str = ""
    turned: bool = False
    counted: bool = True  # does the legend list it separately?

    def field(self, theme: Theme) -> str:
        return ink_on(self.shade(theme)) if self.turned else self.shade(theme)

    def ink(self, theme: Theme) -> str:
        return self.shade(theme) if self.turned else ink_on(self.shade(theme))

    def shade(self, theme: Theme) -> str:
        """The owner's color, bright enough for the theme; none in print."""
        if theme is LOOKS[PRINT]:
            return LIGHT
        missing = theme.lift - brightness(self.color)
        return mixed(self.color, LIGHT, missing / (1 - brightness(self.color))) if missing > 0 else self.color


STONE, BAND = "#B9AE98", "#3B3B3B"


def liveries(*scenes: Scene, prefix: str = "") -> dict[str, Livery]:
    """Owner -> livery, the same in all scenes of a game: powers as on the map, sides like their powers, countries that
    are not powers in stone with their initials; other owners of units are hatched."""
    powers = scenes[0].board.powers
    found = {power.name: (power.color, CHARGES[n % len(CHARGES)]) for n, power in enumerate(powers)}
    owners = {owner for scene in scenes for owner in scene.owners}
    sides = {owner: power for scene in scenes for owner, power in scene.sides.items()}
    lands = {owner for scene in scenes for owner in _lands(scene)}
    beside: dict[str, int] = {}
    known: dict[str, Livery] = {}
    for number, owner in enumerate((*found, *sorted(owners - found.keys()))):
        key, power = f"{prefix}p{number}", sides.get(owner, "")
        if owner in found:
            known[owner] = Livery(owner, key, *found[owner])
        elif power in found:
            beside[power] = beside.get(power, 0) + 1
            known[owner] = Livery(owner, key, *found[power], turned=beside[power] % 2 == 0)
        elif owner in lands:
            known[owner] = Livery(owner, key, STONE, PLAIN, initials=owner[:2], counted=False)
        else:
            known[owner] = Livery(owner, key, BAND, HATCHED)
    return known


def _lands(scene: Scene) -> set[str]:
    """Owners that are countries but not powers: they have a center, or the name of one or more places."""
    names = scene.board.place_names
    places = {owner for owner in scene.owners if normal(owner) in names or owner in scene.board.minor_groups}
    return places | set(scene.centers.values())
