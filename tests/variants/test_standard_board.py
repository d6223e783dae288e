"""The standard board compared with the printed one: counts, powers, and the places that maps get wrong."""

from __future__ import annotations

from itertools import combinations

import pytest

from casusbelli.core.board import Board, normal
from casusbelli.variants import UnknownMap, board, board_names

STANDARD = board("standard")


def test_packaged_maps_have_the_names_they_are_found_by() -> None:
    assert "standard" in board_names()
    assert [board(name).name for name in board_names()] == list(board_names())


def test_a_board_is_read_once() -> None:
    assert board("standard") is STANDARD


@pytest.mark.parametrize(("name", "hint"), [("standrad", "did you mean 'standard'"), ("?", "there are .*standard")])
def test_an_unknown_map(name: str, hint: str) -> None:
    with pytest.raises(UnknownMap, match=hint):
        board(name)


# --- counts


def test_counts() -> None:
    terrain = [p.terrain for p in STANDARD.provinces]
    pairs = {frozenset((a, b)) for a, row in STANDARD.neighbors.items() for b in row}
    assert (len(terrain), terrain.count("land"), terrain.count("coast"), terrain.count("sea")) == (
        75,
        14,
        42,
        19,
    )
    assert len(pairs) == 206
    assert len(STANDARD.centers) == 34
    assert sum(len(power.units) for power in STANDARD.powers) == 22
    assert STANDARD.victory == 18
    assert STANDARD.calendar.start == "S1901M"
    assert STANDARD.impassable == {"SWI": "Switzerland"}


def test_codes() -> None:
    codes = [p.code for p in STANDARD.provinces]
    assert codes == sorted(codes)
    assert all(len(code) == 3 for code in codes)
    split = {p.code: p.coasts for p in STANDARD.provinces if p.coasts}
    assert split == {"BUL": ("EC", "SC"), "SPA": ("NC", "SC"), "STP": ("NC", "SC")}


def test_every_sea_convoys_and_nothing_else() -> None:
    assert [p.code for p in STANDARD.provinces if p.convoyable] == [
        p.code for p in STANDARD.provinces if p.terrain == "sea"
    ]


# --- powers: adjective, home centres, other territory, units

POWERS = {
    "Austria": ("Austrian", "BUD TRI VIE", "BOH GAL TYR", "A BUD, F TRI, A VIE"),
    "England": ("English", "EDI LON LVP", "CLY WAL YOR", "F EDI, F LON, A LVP"),
    "France": ("French", "BRE MAR PAR", "BUR GAS PIC", "F BRE, A MAR, A PAR"),
    "Germany": ("German", "BER KIE MUN", "PRU RUH SIL", "A BER, F KIE, A MUN"),
    "Italy": ("Italian", "NAP ROM VEN", "APU PIE TUS", "F NAP, A ROM, A VEN"),
    "Russia": ("Russian", "MOS SEV STP WAR", "FIN LVN UKR", "A MOS, F SEV, F STP/SC, A WAR"),
    "Turkey": ("Turkish", "ANK CON SMY", "ARM SYR", "F ANK, A CON, A SMY"),
}
NEUTRAL_CENTERS = "BEL BUL DEN GRE HOL NWY POR RUM SER SPA SWE TUN"
NOBODYS = "ALB NAF"


@pytest.mark.parametrize("name", POWERS)
def test_power(name: str) -> None:
    power = STANDARD.power[name]
    adjective, home, other, units = POWERS[name]
    assert power.adjective == adjective
    assert power.home == tuple(home.split())
    assert set(power.territory) == {*home.split(), *other.split()}
    assert [str(piece) for piece in power.units] == units.split(", ")


def test_what_is_nobodys() -> None:
    owned = {code for power in STANDARD.powers for code in power.territory}
    home = {code for power in STANDARD.powers for code in power.home}
    land = {p.code for p in STANDARD.provinces if p.terrain != "sea"}
    assert list(STANDARD.power) == list(POWERS)
    assert set(STANDARD.centers) - home == set(NEUTRAL_CENTERS.split())
    assert land - owned == {*NEUTRAL_CENTERS.split(), *NOBODYS.split()}


# --- borders: the places that maps and players get wrong

YES = """
    F KIE - BAL, F KIE - HEL, F DEN - BAL, F DEN - SKA, F DEN - HEL, F DEN - NTH, F SWE - BAL,
    F SWE - SKA, A DEN - SWE, F CON - AEG, F CON - BLA, F CON - BUL/EC, F CON - BUL/SC, A CON - ANK,
    A CON - SMY, A ARM - SMY, F ANK - ARM, F GAS - SPA/NC, F MAR - SPA/SC, F POR - SPA/NC,
    F POR - SPA/SC, F MAO - SPA/NC, F MAO - SPA/SC, F WES - SPA/SC, F FIN - STP/SC, F LVN - STP/SC,
    F NWY - STP/NC, F BAR - STP/NC, A FIN - STP, A FIN - NWY, A LVN - STP, A NWY - STP, F RUM - BUL/EC,
    F GRE - BUL/SC, A ROM - VEN, A ROM - APU, A PIE - VEN, A TUS - VEN, A LVP - EDI, A LVP - YOR,
    A WAL - YOR, F WAL - LVP, F CLY - LVP, F NAF - TUN, F TUN - ION, F LYO - TYS, F MAO - NAF,
    F MAO - WES, F NAO - MAO, F NWG - NAO, F IRI - NAO, F IRI - MAO, F ION - AEG, F AEG - EAS,
    A TYR - PIE, A TYR - VEN, A SER - ALB, A GAL - RUM, A UKR - RUM, A MUN - BER, A RUH - HOL,
    A RUH - BEL, A SIL - PRU, A MAR - GAS, A BUR - MAR
"""
NO = """
    F BAL - SKA, F BAL - NTH, F HEL - SKA, F HEL - BAL, F BLA - AEG, F ANK - SMY, F ARM - SMY,
    F ARM - SYR, F ROM - VEN, F ROM - APU, F TUS - VEN, F PIE - VEN, F GAS - MAR, F MAR - SPA/NC,
    F GAS - SPA/SC, F WES - SPA/NC, F LYO - SPA/NC, F FIN - NWY, F FIN - STP/NC, F NWY - STP/SC,
    F BAR - STP/SC, F BOT - STP/NC, F RUM - BUL/SC, F GRE - BUL/EC, F AEG - BUL/EC, F BLA - BUL/SC,
    F LVP - EDI, F LVP - YOR, F WAL - YOR, F CLY - NTH, F SPA/NC - SPA/SC, F IRI - NWG, F NAO - ENG,
    F TYS - ADR, F LYO - MAO, F EAS - TYS, F ADR - AEG, F BRE - IRI, F BEL - HEL, F LON - IRI,
    A TUN - ROM, A NAF - SPA, A BUL - ANK, A PAR - MAR, A PAR - MUN, A KIE - SIL, A PRU - MOS,
    A BOH - BUD, A VIE - SER, A GRE - RUM, A SEV - GAL, A MUN - PIE, A MUN - VEN, A BUR - PIE,
    A LVN - UKR, A GAS - PIC, A WAL - EDI, A SMY - BUL
"""


def orders(text: str) -> list[tuple[str, str, str]]:
    moves = [move.replace(" - ", " ").split() for move in text.split(",")]
    return [(kind, origin, to) for kind, origin, to in moves]


@pytest.mark.parametrize(("kind", "origin", "to"), orders(YES))
def test_a_unit_goes_there_and_back(kind: str, origin: str, to: str) -> None:
    assert to in STANDARD.reach[kind][origin]
    assert origin in STANDARD.reach[kind][to]


@pytest.mark.parametrize(("kind", "origin", "to"), orders(NO))
def test_a_unit_goes_neither_there_nor_back(kind: str, origin: str, to: str) -> None:
    assert STANDARD.can_stand(kind, origin)
    assert STANDARD.can_stand(kind, to)
    assert to not in STANDARD.reach[kind][origin]
    assert origin not in STANDARD.reach[kind][to]


def test_every_border_has_a_way_back() -> None:
    assert {(b.kind, b.to, b.origin) for b in STANDARD.borders} == {(b.kind, b.origin, b.to) for b in STANDARD.borders}


# --- names the hobby uses, by the code they stand for

NAMES = {
    "APU": "Apulia; apu; Apu.",
    "BLA": "Black Sea; Black",
    "BOT": "Gulf of Bothnia; GOB; Both; Bothnia; G. of Bothnia",
    "CON": "Constantinople; Istanbul",
    "EAS": "Eastern Mediterranean; E.Med; Eastern Med; East Med.",
    "ENG": "English Channel; ECh; Eng. Channel; Channel",
    "HEL": "Helgoland Bight; Helg; Heligoland; Heligoland Bight",
    "HOL": "Holland; Netherlands",
    "LVN": "Livonia; Lvo; Liv; Lvn",
    "LVP": "Liverpool; Lpl; Lvp; Livp",
    "LYO": "Gulf of Lyon; GOL; GoL; Gulf of Lyons; Gulf of Lion",
    "MAO": "Mid-Atlantic Ocean; Mid Atlantic; MAT; Mid; mao",
    "MUN": "Munich; München",
    "NAF": "North Africa; N. Africa; NAf",
    "NAO": "North Atlantic Ocean; NAt; N. Atlantic; North Atlantic",
    "NTH": "North Sea; NTS; Nth",
    "NWG": "Norwegian Sea; NRG; Nwg",
    "NWY": "Norway; Nor; Nwy",
    "RUM": "Rumania; Romania; Roumania; Rou",
    "SER": "Serbia; Servia",
    "SKA": "Skagerrak; Skag",
    "STP": "St Petersburg; St. Petersburg; St.Petersburg; StP; St.P; Saint Petersburg; Petrograd",
    "TUN": "Tunis; Tunisia",
    "TYR": "Tyrolia; Tyrol; Tyr",
    "TYS": "Tyrrhenian Sea; Tyn; Tyrrhenian",
    "WES": "Western Mediterranean; W. Med; Western Med",
    "YOR": "Yorkshire; York",
}


@pytest.mark.parametrize("code", NAMES)
def test_names_of_a_province(code: str) -> None:
    names = NAMES[code].split("; ")
    assert {name: STANDARD.place_names.get(normal(name)) for name in names} == dict.fromkeys(names, code)


@pytest.mark.parametrize(
    ("name", "power"),
    [
        ("Austria-Hungary", "Austria"),
        ("austro-hungarian", "Austria"),
        ("Great Britain", "England"),
        ("FRENCH", "France"),
        ("Ottoman Empire", "Turkey"),
        ("eng", None),  # the Channel
    ],
)
def test_names_of_powers(name: str, power: str | None) -> None:
    assert STANDARD.power_names.get(normal(name)) == power


# --- colours

# What is left of linear RGB to eyes that lack one kind of cone (Machado, Oliveira, Fernandes 2009).
EYES = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
CLEAR = 15  # in CIE Lab; some 2 can just be told apart side by side


def seen(color: str, eye: str) -> tuple[float, float, float]:
    """The color in CIE Lab as that eye sees it."""
    values = [int(color[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values]
    r, g, b = (min(1, max(0, sum(k * v for k, v in zip(row, linear, strict=True)))) for row in EYES[eye])
    x, y, z = (
        v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116
        for v in (
            (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
            0.2126 * r + 0.7152 * g + 0.0722 * b,
            (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def too_close(board: Board, eye: str) -> list[tuple[str, str]]:
    views = {power.name: seen(power.color, eye) for power in board.powers}
    return [
        (one, two)
        for one, two in combinations(views, 2)
        if sum((a - b) ** 2 for a, b in zip(views[one], views[two], strict=True)) < CLEAR**2
    ]


@pytest.mark.parametrize("eye", EYES)
def test_powers_are_told_apart_by_colour(eye: str) -> None:
    assert too_close(STANDARD, eye) == []
