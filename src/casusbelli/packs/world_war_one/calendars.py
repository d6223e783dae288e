"""When land opens and which ways are open: dates as map files write them (docs/map-format.md).

Whoever plays these wars by other dates writes such lines into a map.toml of his own: they go before these.
"""

from __future__ import annotations

WORLD_WAR = """
[[patch]]
closed = ["SPA", "HOL", "NWY", "SWE", "DEN"]
why = "neutral throughout the war, like Switzerland, R3"

[[patch]]
stop = "S1915" # the first season in which a move is legal
closed = ["APU", "NAP", "PIE", "ROM", "TUS", "VEN"]
why = "Italy, R4"

[[patch]]
stop = "F1915"
closed = ["BUL"]
why = "R4"

[[patch]]
stop = "S1916"
closed = ["POR"]
why = "R4"

[[patch]]
stop = "F1916"
closed = ["RUM"]
why = "R4"

[[patch]]
stop = "S1917"
closed = ["GRE"]
why = "R4"
"""

EXCEPTED = """
[[patch]]
stop = "S1915"
closed = ["ALB", "BEL", "NAF", "SER", "TUN"]
why = "not listed in R1, WA-1"
"""

STRAITS = """
[[patch]]
why = "fleets pass directly, R3"
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
why = "Italy"
"""
