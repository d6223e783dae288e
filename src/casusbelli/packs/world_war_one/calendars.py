"""The calendars of the wars: when land opens and which passages there are, as map files write it (docs/map-format.md).

To play by other dates, write such lines into a map.toml of your own: they take precedence over these.
"""

from __future__ import annotations

WORLD_WAR = """
[[patch]]
closed = ["SPA", "HOL", "NWY", "SWE", "DEN"]

[[patch]]
stop = "S1915" # the first season in which a move is legal
closed = ["APU", "NAP", "PIE", "ROM", "TUS", "VEN"]

[[patch]]
stop = "F1915"
closed = ["BUL"]

[[patch]]
stop = "S1916"
closed = ["POR"]

[[patch]]
stop = "F1916"
closed = ["RUM"]

[[patch]]
stop = "S1917"
closed = ["GRE"]
"""

EXCEPTED = """
[[patch]]
stop = "S1915"
closed = ["ALB", "BEL", "NAF", "SER", "TUN"]
"""

STRAITS = """
[[patch]]
[patch.add]
fleet = { BAL = "SKA" }
"""

STRAITS_TO_MOVE = f"""
{STRAITS}
passage = ["F BAL - SKA"] # WA-11
"""

GREAT_WAR = """
[[patch]]
stop = "S1915"
closed = ["APU", "NAP", "PIE", "ROM", "TUS", "VEN"]
"""
