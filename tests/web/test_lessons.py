"""The pages of lessons, without scripts: typed orders, hints, results with reasons, and progress."""

from __future__ import annotations

import html

import pytest
from starlette.testclient import TestClient

from casusbelli.records.games.choices import choices
from casusbelli.records.lessons.lesson_file import lessons
from casusbelli.records.lessons.lesson_player import position
from casusbelli.service.people.lesson_progress import steps_done
from casusbelli.variants import board
from tests.web.conftest import house_of
from tests.web.test_pages import as_somebody, ok, post

GOOD = "A PRO - SAV"


@pytest.fixture
def client(small_client: TestClient) -> TestClient:
    return small_client


def csrf_of(client: TestClient) -> str:
    return ok(client, "/learn").split('name="csrf" content="')[1].split('"')[0]


def text(markup: str) -> str:
    return " ".join(html.unescape(markup).split())


def test_every_page_leads_to_the_lessons(client: TestClient) -> None:
    assert 'href="/learn"' in ok(client, "/games")
    listed = ok(client, "/learn")
    assert 'href="/how-to-play"' in listed
    for name in lessons():
        assert f'href="/learn/{name}"' in listed


@pytest.mark.parametrize("name", lessons())
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_step_can_be_opened(client: TestClient, name: str, language: str) -> None:
    client.cookies.set("language", language)
    lesson = lessons()[name]
    for n, step in enumerate(lesson.steps, 1):
        shown = text(ok(client, f"/learn/{name}?step={n}"))
        assert lesson.words(step.id, "title").render(language) in shown
        assert 'name="orders"' in shown


def test_a_visitor_reaches_an_aim_and_becomes_a_guest(client: TestClient) -> None:
    csrf = csrf_of(client)
    place = post(client, "/learn/tutorial/1", csrf, orders="A PRO H")
    missed = text(ok(client, place))
    assert "Not yet." in missed
    assert "Your army stayed in Provence." in missed
    assert "casus_session" not in client.cookies
    place = post(client, "/learn/tutorial/1", csrf, orders=f" {GOOD} \n\n")
    assert place == "/learn/tutorial?step=1&orders=A+PRO+-+SAV&checked=yes"
    reached = text(ok(client, place))
    assert "You did it." in reached
    assert "Attack strength of Army Provence (France): 1" in text(
        ok(client, post(client, "/learn/tutorial/2", csrf_of(client), orders=GOOD))
    )
    assert client.cookies.get("casus_session")
    assert "2 of 8 steps done" in text(ok(client, "/learn"))
    assert "Step 3 of 8" in text(ok(client, "/learn/tutorial"))


def test_orders_chosen_from_lists_count_without_scripts(client: TestClient) -> None:
    place = post(client, "/learn/tutorial/1", csrf_of(client), line=["", GOOD])
    assert "You did it." in text(ok(client, place))


def test_a_refused_order_says_why_and_can_be_changed(client: TestClient) -> None:
    place = post(client, "/learn/tutorial/1", csrf_of(client), orders="A PRO - NAP")
    shown = text(ok(client, place))
    assert "Not yet." in shown
    assert 'class="why"' in shown
    again = ok(client, place.removesuffix("&checked=yes"))
    assert "A PRO - NAP</textarea>" in again


def test_what_an_account_has_done_is_kept(client: TestClient) -> None:
    who, csrf = as_somebody(client)
    post(client, "/learn/tutorial/1", csrf, orders=GOOD)
    post(client, "/learn/tutorial/1", csrf, orders=GOOD)
    assert steps_done(house_of(client), who) == {("tutorial", "move")}
    answer = client.get("/api/v1/lessons").json()["lessons"][0]
    assert [step["done"] for step in answer["steps"]] == [True, *[False] * 7]


def test_how_orders_are_read_while_they_are_written(client: TestClient) -> None:
    fields = {"csrf": csrf_of(client), "text": "army provence to savoy\nA PRO - ROM"}
    told = client.post("/learn/tutorial/1/sheet", data=fields).json()
    assert told["lines"] == [GOOD]
    assert [fault["text"] for fault in told["faults"]] == ["A PRO - ROM"]


def test_lessons_and_steps_that_do_not_exist(client: TestClient) -> None:
    for path in ("/learn/nothing", "/learn/tutorial?step=0", "/learn/tutorial?step=9", "/learn/tutorial?step=x"):
        assert client.get(path).status_code == 404, path
    assert client.get("/api/v1/lessons/tutorial/steps/9").status_code == 404


def test_a_program_plays_a_step(client: TestClient) -> None:
    path = "/api/v1/lessons/tutorial/steps/1"
    aim = client.get(path).json()
    assert aim["seat"] == "France"
    assert GOOD in aim["choices"]
    assert aim["view"]["units"]["France"] == ["A PRO"]
    missed = client.post(f"{path}/check", json={"orders": "A PRO H\nA PRO - ROM"}).json()
    assert not missed["reached"]
    assert missed["said"]["code"] == "packs.lesson-tutorial-move-hint-hold"
    assert [line["order"] for line in missed["refused"]] == ["A PRO - ROM"]
    reached = client.post(f"{path}/check", json={"orders": GOOD}).json()
    assert reached["reached"]
    assert reached["view"]["units"]["France"] == ["A SAV"]
    assert reached["story"]["results"][0]["order"] == GOOD


def test_the_address_of_a_check_opened_as_a_page_shows_the_step(client: TestClient) -> None:
    shown = client.get("/learn/tutorial/3", follow_redirects=False)
    assert (shown.status_code, shown.headers["location"]) == (303, "/learn/tutorial?step=3")


def test_the_end_of_a_lesson_leads_on(client: TestClient) -> None:
    """To a game with the rule that was learned, to steps that were skipped, and to the next lesson."""
    steps = lessons()["treaties"].steps
    ended = ok(client, post(client, "/learn/treaties/3", csrf_of(client), orders="\n".join(steps[2].sample)))
    assert 'name="rules" value="international-relations"' in ended
    assert 'href="/how-to-play/international-relations"' in ended
    assert "Do the step you skipped: Sign a treaty" in text(ended)
    assert "Next lesson: Declare a war" in text(ended)
    for n, step in enumerate(steps, 1):
        ended = ok(client, post(client, f"/learn/treaties/{n}", csrf_of(client), orders="\n".join(step.sample)))
    assert "Do the step you skipped" not in ended


def test_the_end_of_a_lesson_is_in_the_language_of_the_reader(client: TestClient) -> None:
    steps = lessons()["treaties"].steps
    client.cookies.set("language", "de")
    ended = ok(client, post(client, "/learn/treaties/3", csrf_of(client), orders="\n".join(steps[2].sample)))
    assert "Sign a treaty" not in text(ended)
    assert "Declare a war" not in text(ended)


def test_a_result_is_told_first(client: TestClient) -> None:
    checked = ok(client, post(client, "/learn/tutorial/1", csrf_of(client), orders="A PRO H"))
    assert "<title> Not yet. Move an army –" in text(checked)


def test_a_dislodged_army_is_asked_for_under_its_own_flag(client: TestClient) -> None:
    """And not under that of the army of the same name that stands there now."""
    lesson = lessons()["tutorial"]
    found = choices(position(lesson, 5, board), lesson.seat)
    assert [(slot.key, slot.owner) for slot in found.slots] == [("A ARA", "France")]
