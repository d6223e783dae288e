"""Turns with every kind of order and every way it can end."""

from __future__ import annotations

from xml.etree import ElementTree

from casusbelli.drawing.scene import Scene, of_judged
from casusbelli.records.turns.judged_turn import judge_turn
from casusbelli.records.turns.turn_file import read_turn
from casusbelli.variants import board

SVG = "{http://www.w3.org/2000/svg}"

BATTLE = """phase F1902M
England units: F NTH, A YOR, F LON, F IRI
France units: F BRE, A PAR, A PIC, A MAR, F ENG
Germany units: A MUN, A RUH, F KIE
Italy units: A VEN, A TYR
Austria units: A VIE, A TRI
Russia units: A WAR, F SEV, A MOS, F STP/SC
Turkey units: F BLA
England: A YOR - BEL, F NTH C A YOR - BEL, F LON - ENG, F IRI C A YOR - BRE
France: F BRE H, A PIC S A PAR - BUR, A PAR - BUR, A MAR S F BRE, F ENG S F LON - NTH
Germany: A MUN - BUR, A RUH S A MUN - BUR, F KIE - DEN
Italy: A VEN - TRI, A TYR S A VEN - TRI
Austria: A TRI - TYR, A VIE S A TRI - TYR
Russia: A WAR - PAR, F SEV - RUM, A MOS - SEV, F STP/SC - BOT
Turkey: F BLA - RUM
"""
ROUT = """phase F1902R
Austria dislodged: A VIE (BOH TYR), F TRI (), A SER (ALB GRE)
Italy units: A VEN
Austria: A VIE R TYR, A SER D
Turkey dislodged: A BUL (GRE)
Turkey: A BUL R GRE
"""
OPEN_ROUT = """phase F1902R
Austria dislodged: A VIE (BOH TYR)
Italy units: A VEN
"""
WINTER = """phase W1902A
Austria units: A BUD, A GAL
Austria centers: VIE
Italy units: A VEN
Italy owed: 2
Austria: Disband A GAL
Italy: Build F ROM, Build A VEN, Waive
"""


def scene(turn: str) -> Scene:
    return of_judged(judge_turn(read_turn(turn, board)))


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def classes(svg: str) -> list[str]:
    """Every class of every element, as often as it is there."""
    return [word for element in parsed(svg).iter() for word in element.get("class", "").split()]
