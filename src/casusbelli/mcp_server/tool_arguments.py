"""The types of the tools' arguments, with the descriptions that language models read, and limits on their size."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from casusbelli.mcp_server.toolbox import LONGEST_NAME

LARGEST_POSITION = 200_000  # characters
MOST_ORDERS = 80

Line = Annotated[str, Field(max_length=LONGEST_NAME)]
OrderLines = Annotated[list[Line], Field(max_length=MOST_ORDERS)]

RulesSpec = Annotated[
    str,
    Field(
        max_length=LONGEST_NAME,
        description="Rule set: a name from list_variants, or several joined with +, each with options in parentheses, "
        'such as "standard", "formal(turns=8)" or "masters + build-anywhere".',
    ),
]
BoardName = Annotated[
    str, Field(max_length=LONGEST_NAME, description='Board: a name from list_variants, such as "standard".')
]
HouseRules = Annotated[
    dict[Line, Line],
    Field(
        max_length=100,
        description='House rules: option keys and values from describe_rules, such as {"solo.centers": "15"}.',
    ),
]
PositionGiven = Annotated[
    str | dict[str, Any],
    Field(
        description="The position, in one of three forms. "
        '(1) The start of a game: {"rules": "formal", "map": "standard"}. '
        "(2) A state as new_position, judge and view_game return it (format casusbelli.state/1); any rules. "
        "(3) A turn as text, standard rules only, with its orders: "
        '"phase F1901M\\nAustria: A VIE - TYR, A TRI S A VIE - TYR\\nItaly: A TYR - MUN". '
        "In a movement phase without `Austria units: A VIE, F TRI` lines, the ordered units are the position.",
    ),
]
OrdersBySeat = Annotated[
    dict[Line, OrderLines],
    Field(
        max_length=40,
        description='Orders by seat, such as {"Austria": ["A VIE - GAL", "F TRI - ALB"]}. '
        "Leave it out if the position is a turn that has the orders in it.",
    ),
]
OrdersGiven = Annotated[
    OrderLines,
    Field(
        description='Orders, one in each item, in any usual notation: "A PAR - BUR", "A MAR S A PAR - BUR", '
        '"F NTH C A LON - NWY", "Build F BRE", "A MUN R RUH", "Disband A MUN".'
    ),
]
SeatName = Annotated[
    str, Field(max_length=LONGEST_NAME, description='The seat: usually the name of the power, such as "Austria".')
]
UnitNamed = Annotated[
    str, Field(max_length=LONGEST_NAME, description='A unit or its province: "A VIE", "Vienna" or "VIE".')
]
UnitWanted = Annotated[
    str,
    Field(max_length=LONGEST_NAME, description='Only orders to this unit or in this province: "A VIE" or "VIE".'),
]
DiceSeed = Annotated[
    int, Field(description="The dice of rules that use any follow from this number: another one, another roll.")
]
Offset = Annotated[int, Field(ge=0, le=10**7, description="Skip this many; use the `next` of the previous reply.")]
Limit = Annotated[int, Field(ge=1, le=300, description="At most this many.")]
