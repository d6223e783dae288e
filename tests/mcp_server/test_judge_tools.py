"""Tools that need no service: what they answer is what the library answers, for every rule set."""

from __future__ import annotations

import json
from typing import Any

import pytest

import casusbelli
from casusbelli import GM
from casusbelli.engine.spec import packs
from casusbelli.mcp_server.tool_server import tool_server
from casusbelli.mcp_server.toolbox import LONGEST_TEXT, PAGE_OF_TEXT, shortened_text
from casusbelli.records.games.positions import exported_state
from casusbelli.records.turns.judged_turn import as_data, judge_turn, newsletter, story
from casusbelli.variants import board, board_names
from tests.mcp_server.calls import Answered, ask, call

SERVER = tool_server()
TURN = """phase F1901M
Austria: A VIE - TYR, A TRI S A VIE - TYR
Italy: A TYR - MUN, A VEN - TRI, A ROM - XYZ
Germany: A MUN H
"""
RETREAT = {
    "phase": "F1902R",
    "units": {"Italy": ["A VEN"]},
    "dislodged": {"Austria": {"A VIE": ["BOH", "TYR"]}},
    "orders": {"Austria": ["A VIE R TYR"]},
}


def answered(name: str, **arguments: object) -> Answered:
    found = call(SERVER, name, **arguments)
    assert not found.failed, found.text
    return found


def refused(name: str, **arguments: object) -> Answered:
    found = call(SERVER, name, **arguments)
    assert found.failed
    return found


@pytest.mark.parametrize("turn", [TURN, json.dumps(RETREAT)])
def test_a_turn_is_judged_as_by_the_library(turn: str) -> None:
    judged = judge_turn(casusbelli.read_turn(turn, board))
    data, found = as_data(judged), answered("judge", position=turn)
    assert found.text == newsletter(judged)
    assert [(row["order"], row["results"], row["why"]) for row in found.data["results"]] == [
        (row["order"], row["words"], row["text"]) for row in data["orders"]
    ]
    assert [(row["order"], row["why"]) for row in found.data["refused"]] == [
        (row["order"], row["text"]) for row in data["refused"]
    ]
    assert found.data["after"]["units"] == data["units"]


def test_a_turn_may_come_as_a_table() -> None:
    assert answered("judge", position=RETREAT).text == answered("judge", position=json.dumps(RETREAT)).text


def test_a_result_is_explained_as_by_the_library() -> None:
    judged = judge_turn(casusbelli.read_turn(TURN, board))
    found = answered("explain_result", position=TURN, unit="Vienna")
    assert found.data["lines"] == story(judged, "VIE").splitlines()
    assert "cut by A VEN (Italy)" in found.text


@pytest.mark.drawn(4)
@pytest.mark.parametrize("spec", packs())
def test_every_rule_set_can_be_played_by_tools_alone(spec: str) -> None:
    """From the start, with the first order offered for each unit, through two phases, as a game of the library."""
    game = casusbelli.new_game(spec, seed=0)
    position: Any = {"rules": spec}
    assert answered("new_position", rules=spec).data["position"] == plain(exported_state(game, GM))
    for _phase in range(2):
        orders = {}
        for seat in game.owed():
            listed = answered("legal_orders", position=position, seat=seat, limit=300)
            offered = [*map(str, game.options(seat))]
            assert set(flat(listed.data)) == set(offered) or len(offered) > 300
            orders[seat] = [texts[0] for texts in listed.data["by_unit"].values()]
            draft = game.submit(seat, "\n".join(orders[seat]))
            checked = answered("check_orders", position=position, seat=seat, orders=orders[seat])
            assert sorted(checked.data["accepted"]) == sorted(map(str, draft.orders))
        found = answered("judge", position=position, orders=orders)
        game.process()
        assert (found.data["after"]["phase"], found.data["after"]["units"]) == (game.phase, game.view()["units"])
        position = found.data["after"]


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


def flat(listed: Any) -> list[str]:
    return [order for orders in (*listed["by_unit"].values(), listed["other"]) for order in orders]


def test_a_result_under_other_rules_is_explained() -> None:
    orders = {"Austria": ["A VIE - GAL"], "Russia": ["A WAR - GAL"]}
    found = answered("explain_result", position={"rules": "masters"}, orders=orders, unit="A WAR")
    assert found.data["location"] == "WAR"
    assert "attack strength of A WAR (Russia): 1" in found.data["lines"]


def test_orders_are_listed_page_by_page() -> None:
    position = {"rules": "masters"}
    whole = flat(answered("legal_orders", position=position, seat="Italy", limit=300).data)
    paged: list[str] = []
    offset: int | None = 0
    while offset is not None:
        page = answered("legal_orders", position=position, seat="Italy", offset=offset, limit=40).data
        paged += flat(page)
        offset = page["next"]
    assert paged == whole
    assert len(whole) > 40


def test_the_orders_of_one_unit() -> None:
    found = answered("legal_orders", position={}, seat="austrian", unit="Trieste")
    assert found.data["seat"] == "Austria"
    assert list(found.data["by_unit"]) == ["F TRI"]
    assert {"F TRI - ADR", "F TRI H"} <= set(found.data["by_unit"]["F TRI"])


def test_advice_on_orders_that_do_not_fit_together() -> None:
    orders = ["A VIE S F TRI", "F TRI - ALB", "A BUD - XYZ"]
    found = answered("check_orders", position={}, seat="Austria", orders=orders)
    assert found.data["accepted"] == orders[:2]
    assert [row["order"] for row in found.data["refused"]] == orders[2:]
    [advice] = found.data["advice"]
    assert advice["order"] == "A VIE S F TRI"
    assert f"Advice: {advice['text']}" in found.text
    turn = answered("check_orders", position="Austria: A VIE S A BUD - GAL, A BUD H")
    assert [row["power"] for row in turn.data["advice"]] == ["Austria"]


def test_orders_have_consequences_under_the_rules() -> None:
    found = answered("check_orders", position={"rules": "masters"}, seat="Austria", orders=["Influence A BEL H"])
    told = casusbelli.new_game("masters").preview("Austria", "Influence A BEL H")
    assert len(found.data["consequences"]) == len(told) == 2
    assert str(told[0].text) in found.data["consequences"][0]


def test_rulebooks_come_in_pages() -> None:
    made = casusbelli.new_game("international-relations").rules_text()
    text = ""
    offset: int | None = 0
    while offset is not None:
        page = answered("read_rulebook", rules="international-relations", offset=offset)
        assert len(page.text) < PAGE_OF_TEXT + 100
        text, offset = text + page.data["text"], page.data["next"]
    assert text == made


def test_rules_and_boards_are_described() -> None:
    found = answered("list_variants").data
    assert {row["name"] for row in found["rules"]} == {*packs()}
    assert {row["name"] for row in found["boards"]} == {*board_names()}
    formal = answered("describe_rules", rules="formal", options={"formal.turns": "16"})
    assert "(declare war on|dwo) <power>" in [order["written"] for order in formal.data["orders"]]
    assert {row["key"]: row["value"] for row in formal.data["options"]}["formal.turns"] == "16"
    europe = answered("describe_board", map="standard", provinces=["Spain"])
    assert europe.data["provinces"][0]["fleet"]["SPA/SC"] == list(board("standard").reach["F"]["SPA/SC"])
    assert "F SPA/SC - " in europe.text


MISTAKES = [
    ("judge", {"position": {"rules": "formel"}}, "bad-rules", "formel", "list_variants"),
    ("judge", {"position": {"rules": "standard", "map": "mars"}}, "bad-rules", "mars", "list_variants"),
    ("judge", {"position": {"rules": "standard", "options": 3}}, "bad-position", "options", "rules"),
    ("judge", {"position": {"format": "casusbelli.state/1"}}, "bad-position", "rules", "new_position"),
    ("judge", {"position": "Austria: xyzzy"}, "bad-position", "Xyzzy", "new_position"),
    ("judge", {"position": "x" * 200_001}, "too-large", "200,001", "200,000"),
    ("judge", {"position": TURN, "orders": {"Italy": []}}, "orders-twice", "turn", "orders"),
    ("judge", {"position": {}, "orders": {"Atlantis": []}}, "unknown-seat", "Atlantis", "Austria"),
    ("explain_result", {"position": {}, "unit": "A XYZ"}, "unknown-unit", "XYZ", "A VIE"),
    ("explain_result", {"position": {}, "unit": "BUR"}, "no-unit", "BUR", "unit"),
    ("explain_result", {"position": TURN, "unit": "BUR"}, "no-unit", "BUR", "unit"),
    ("legal_orders", {"position": {}, "seat": "Atlantis"}, "unknown-seat", "Atlantis", "Austria"),
    ("describe_board", {"map": "standard", "provinces": ["Xyzzy"]}, "unknown-province", "Xyzzy", "code"),
    ("describe_board", {"map": "mars"}, "unknown-board", "mars", "list_variants"),
    ("check_orders", {"position": {}, "orders": ["A VIE H"]}, "unknown-seat", "''", "Austria"),
]


@pytest.mark.parametrize(("tool", "arguments", "code", "quoted", "hint"), MISTAKES)
def test_mistakes_are_told_with_a_hint(tool: str, arguments: Any, code: str, quoted: str, hint: str) -> None:
    found = refused(tool, **arguments)
    assert found.data["code"] == code
    assert quoted in found.data["sentence"]
    assert hint in found.data["hint"]
    assert found.data["sentence"] in found.text
    assert found.data["hint"] in found.text


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"position": {}, "power": "Austria"}, "power"),
        ({"position": {}, "seat": "Austria", "limit": 10_000}, "limit"),
        ({"position": {}, "seat": "A" * 300}, "seat"),
        ({}, "position"),
    ],
)
def test_arguments_that_do_not_fit_are_refused(arguments: Any, named: str) -> None:
    assert named in refused("legal_orders", **arguments).text


def test_results_are_in_the_language_of_the_server() -> None:
    german = call(tool_server("de"), "judge", position=TURN)
    assert german.text == newsletter(judge_turn(casusbelli.read_turn(TURN, board)), "de")


def test_resources_are_the_rulebooks_and_boards() -> None:
    async def read(client: Any) -> dict[str, str]:
        found = (await client.list_resources()).resources
        return {str(it.uri): (await client.read_resource(str(it.uri))).contents[0].text for it in found}

    texts = ask(SERVER, read)
    assert set(texts) == {f"casus://rules/{name}" for name in packs()} | {f"casus://boards/{n}" for n in board_names()}
    assert texts["casus://rules/formal"] == casusbelli.new_game("formal").rules_text()
    assert texts["casus://boards/standard"] == casusbelli.write_board(board("standard"))


def test_long_texts_are_cut() -> None:
    cut = shortened_text("x" * (LONGEST_TEXT + 5), LONGEST_TEXT)
    assert cut == f"{'x' * LONGEST_TEXT}\n[5 more characters were left out]"
    assert shortened_text("x" * LONGEST_TEXT, LONGEST_TEXT) == "x" * LONGEST_TEXT
