"""Pages without JavaScript: everything can be read, and done with forms."""

from __future__ import annotations

import html
import re
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from casusbelli.engine.spec import packs
from casusbelli.service.base.service import Who
from casusbelli.service.base.settings import Settings, Setup
from casusbelli.service.games import copies, game_edits, gm, lobby, order_entry, press, seating
from casusbelli.service.games.open_game import opened
from casusbelli.service.people import accounts, notes
from casusbelli.service.reads import game_view
from casusbelli.service.reads.game_page import screen
from casusbelli.service.reads.order_counter import counter
from casusbelli.web import glossary, texts
from tests.service.conftest import person
from tests.web.conftest import house_of, signed_in

RULES = sorted(packs())


@pytest.fixture
def client(small_client: TestClient) -> TestClient:
    """What the service does on which database, other tests say."""
    return small_client


def as_somebody(client: TestClient, name: str = "Anna", role: str = "player") -> tuple[Who, str]:
    who = person(house_of(client), name, role)
    return who, signed_in(client, name)


def sandbox(client: TestClient, who: Who, rules: str = "standard") -> str:
    return lobby.create(house_of(client), who, Setup(name=f"Try {rules}", rules=rules, kind="sandbox"))


def ok(client: TestClient, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == 200, (path, answer.status_code, answer.text[-400:])
    return answer.text


def post(client: TestClient, path: str, csrf: str, status: int = 303, **fields: Any) -> str:
    answer = client.post(path, data={"csrf": csrf, **fields}, follow_redirects=False)
    assert answer.status_code == status, (path, answer.status_code, re.sub("<[^>]+>", " ", answer.text)[-600:])
    return answer.headers.get("Location", answer.text)


# --- words


# --- visitors


@pytest.mark.parametrize(
    "path", ["/", "/games", "/games?status=forming", "/rules", "/sign-in", "/register", "/password"]
)
def test_visitors_read(client: TestClient, path: str) -> None:
    page = ok(client, path)
    assert "<script>" not in page
    assert " style=" not in page


@pytest.mark.parametrize("rules", RULES)
def test_each_rulebook(client: TestClient, rules: str) -> None:
    assert "The year" in ok(client, f"/rules/{rules}")


def test_a_game_with_rules_that_are_no_longer_installed_is_listed(client: TestClient) -> None:
    who = person(house_of(client), "Anna")
    lobby.create(house_of(client), who, Setup(name="With a plugin"))
    with house_of(client).write() as tx:
        tx.run("UPDATE games SET rules = 'plugin + standard'")
    page = client.get("/games?status=forming")
    assert (page.status_code, "plugin + standard" in page.text) == (200, True)


def test_rules_are_called_in_the_readers_language(client: TestClient) -> None:
    german = {"Accept-Language": "de"}
    assert "Alle sechs Masters Rules zusammen" in client.get("/", headers=german).text
    assert "zum Heimatzentrum machen" in client.get("/rules", headers=german).text
    assert "into a home center" in ok(client, "/rules")
    assert "Kleinmächte" in client.get("/rules/minor-powers", headers=german).text


def test_a_visitor_tries_a_sandbox(client: TestClient) -> None:
    game = post(client, "/sandbox", "", rules="standard")
    assert "A BUD" in ok(client, game)


def test_a_guest_stays(client: TestClient) -> None:
    game = post(client, "/sandbox", "", rules="standard")
    csrf = re.search(r'name="csrf" content="(\w+)"', ok(client, "/settings"))
    assert csrf is not None
    person(house_of(client), "Taken")
    post(client, "/settings/claim", csrf[1], 409, name="Taken", email="", password="a long password indeed")
    post(client, "/settings/claim", csrf[1], name="Konrad", email="", password="a long password indeed")
    post(client, "/settings/claim", csrf[1], 409, name="Konrad", email="", password="another long password")
    client.cookies.clear()
    post(client, "/sign-in", "", name="Konrad", password="a long password indeed")
    assert "A BUD" in ok(client, game)


def test_what_is_not_there(client: TestClient) -> None:
    answer = client.get("/games/nowhere")
    assert answer.status_code == 404
    assert "There is no game" in answer.text


def test_whole_games_come_before_single_rules(client: TestClient) -> None:
    page = ok(client, "/rules")
    places = [page.index(f'"/rules/{name}"') for name in ("standard", "formal", "great-war", "annexation", "last-year")]
    assert places[0] == min(places)
    assert max(places[:3]) < page.index("Rules to add") < min(places[3:])


def test_who_must_sign_in_is_sent_there_and_back(client: TestClient) -> None:
    answer = client.get("/dashboard", follow_redirects=False)
    assert (answer.status_code, answer.headers["Location"]) == (303, "/sign-in?next=%2Fdashboard&needed=1")
    assert "you need no account to play against bots" in ok(client, "/sign-in?next=%2Fdashboard&needed=1")
    assert "you need no account" not in ok(client, "/sign-in")


@pytest.mark.parametrize("place", ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"])
def test_nobody_is_sent_elsewhere(client: TestClient, place: str) -> None:
    person(house_of(client), "Anna", "player")
    accounts.register(house_of(client), "Berta", None, "a long password indeed")
    fields = {"name": "Berta", "password": "a long password indeed", "next": place}
    answer = client.post("/sign-in", data=fields, follow_redirects=False)
    assert (answer.status_code, answer.headers["Location"]) == (303, "/")


# --- players


def test_coming_in_and_going(client: TestClient) -> None:
    post(client, "/register", "", name="Clara", password="a long password indeed", email="")
    page = ok(client, "/dashboard")
    assert "You&#39;re all caught up" in page
    csrf = re.search(r'name="csrf" content="(\w+)"', page)
    assert csrf is not None
    post(client, "/sign-out", csrf[1])
    assert client.get("/dashboard", follow_redirects=False).status_code == 303


def test_a_guest_is_asked_before_signing_out(client: TestClient) -> None:
    """Guests cannot come back: the page lists what would be lost, and nothing ends before they have confirmed."""
    answer = client.post("/sandbox", data={"rules": "standard"}, follow_redirects=False)
    page = ok(client, answer.headers["Location"])
    csrf = re.search(r'name="csrf" content="(\w+)"', page)
    assert csrf is not None
    assert "you can move your guest games" in ok(client, "/sign-in")
    for where in ({}, {"where": "everywhere"}):
        asked = client.post("/sign-out", data={"csrf": csrf[1], **where}, follow_redirects=False)
        assert asked.status_code == 200
        assert "your sandbox" in asked.text
        assert 'href="/settings"' in asked.text
        assert client.get("/dashboard", follow_redirects=False).status_code == 200
    post(client, "/sign-out", csrf[1], sure="yes")
    assert client.get("/dashboard", follow_redirects=False).status_code == 303
    assert "there is no way back to the guest" not in ok(client, "/sign-in")


def test_a_long_game_log_has_pages(client: TestClient) -> None:
    who, _csrf = as_somebody(client)
    game = sandbox(client, who)
    service = house_of(client)
    with service.write() as tx:
        table = opened(service, tx, game)
        for number in range(130):
            table.act("note", who, f"note {number} of many")
    shown = ok(client, f"/games/{game}")
    assert shown.count(" of many") == 20
    first = re.search(r'href="(/games/\w+/acts\?before=\d+)"', shown)
    assert first is not None
    page = ok(client, first[1])
    assert page.count(" of many") == 100
    second = re.search(r'href="(/games/\w+/acts\?before=\d+)"', page)
    assert second is not None
    last = ok(client, second[1])
    assert "note 0 of many" in last
    assert last.count(" of many") == 10
    assert not re.search(r"href=\S*before=", last)
    for odd in ("x", "-1", "9" * 40, ""):
        ok(client, f"/games/{game}/acts?before={odd}")


def test_the_icon_that_browsers_ask_for(client: TestClient) -> None:
    answer = client.get("/favicon.ico")
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "image/x-icon")
    assert answer.content[:6] == bytes((0, 0, 1, 0, 2, 0))


def test_a_form_without_its_token_is_refused(client: TestClient) -> None:
    who, _csrf = as_somebody(client)
    game = sandbox(client, who)
    post(client, f"/games/{game}/orders", "wrong", 403, seat="Austria", phase="S1901M", text="A VIE H")


@pytest.mark.drawn(6)
@pytest.mark.parametrize("rules", RULES)
def test_the_game_page_of_every_rule_set(client: TestClient, rules: str) -> None:
    who, _csrf = as_somebody(client)
    game = sandbox(client, who, rules)
    for seat in lobby.info(house_of(client), who, game)["seats"][:2]:
        page = ok(client, f"/games/{game}?seat={seat['seat']}")
        assert 'data-part="drafts"' in page
        assert " style=" not in page
        assert client.get(f"/games/{game}/now", params={"seat": seat["seat"]}).json()["data"]["phase"]


def is_chosen(order: str, page: str) -> bool:
    return re.search(rf'<option\s+value="{re.escape(order)}"[^>]*\bselected\b', page) is not None


def test_orders_by_lists_and_as_text(client: TestClient) -> None:
    who, csrf = as_somebody(client)
    game = sandbox(client, who)
    lines = ["A BUD - SER", "A VIE S A BUD - SER"]
    post(client, f"/games/{game}/orders", csrf, seat="Austria", phase="S1901M", version="0", line=lines)
    page = ok(client, f"/games/{game}?seat=Austria")
    assert is_chosen("A BUD - SER", page)
    text = "A Budapest to Serbia\nA Foo - Bar\nF TRI - ADR"
    post(client, f"/games/{game}/orders", csrf, seat="Austria", phase="S1901M", version="1", text=text)
    page = ok(client, f"/games/{game}?seat=Austria")
    assert is_chosen("F TRI - ADR", page)
    assert is_chosen("A BUD - SER", page)
    assert "A Foo - Bar" in page


def test_two_tabs_do_not_overwrite_each_other(client: TestClient) -> None:
    who, csrf = as_somebody(client)
    game = sandbox(client, who)
    path = f"/games/{game}/orders"
    fields: dict[str, Any] = {"seat": "Austria", "phase": "S1901M", "version": "0"}
    post(client, path, csrf, **fields, text="A VIE - TYR")
    headers = {"Accept": "application/json"}
    answer = client.post(path, data={"csrf": csrf, **fields, "text": "A VIE - BOH"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (409, "stale")
    assert is_chosen("A VIE - TYR", ok(client, f"/games/{game}?seat=Austria"))


def test_a_phase_in_a_sandbox_and_why_it_came_so(client: TestClient) -> None:
    who, csrf = as_somebody(client)
    game = sandbox(client, who)
    for seat, text in {"Austria": "A VIE - GAL", "Russia": "A WAR - GAL"}.items():
        post(client, f"/games/{game}/orders", csrf, seat=seat, phase="S1901M", text=text)
    post(client, f"/games/{game}/judge", csrf, seat="Austria", phase="S1901M")
    page = ok(client, f"/games/{game}?seat=Austria")
    assert "Bounced with Army Warsaw" in page
    told = client.get(f"/games/{game}/picture", params={"phase": "S1901M", "seat": "Austria"}).json()
    assert "Army Vienna → Galicia" in told["story"]
    assert 'class="x bad"' in told["parts"]["over"]
    why = client.get(
        f"/games/{game}/why", params={"phase": "S1901M", "order": "A VIE - GAL"}, headers={"Accept": "application/json"}
    )
    assert "prevent strength of Army Warsaw (Russia): 1" in why.json()["lines"]


def test_a_game_that_is_over_shows_its_last_phase_and_its_end(client: TestClient) -> None:
    who, csrf = as_somebody(client)
    game = sandbox(client, who, "standard + last-year(year=1901)")
    for _phase in range(6):
        phase = lobby.info(house_of(client), who, game)["phase"]
        if lobby.info(house_of(client), who, game)["status"] == "finished":
            break
        post(client, f"/games/{game}/judge", csrf, seat="Austria", phase=phase)
    told = client.get(f"/games/{game}/now").json()
    (last, _title), (end, title) = told["phases"][-2:]
    assert end == "end"
    assert title == "End of the game"
    assert client.get(f"/games/{game}/picture", params={"phase": last}).json()["story"]
    page = ok(client, f"/games/{game}")
    assert "The game is over" in page
    assert 'id="tab-orders"' not in page


@pytest.mark.parametrize(
    "file",
    [
        *("rulebook", "report", "dice", "replay.html", "picture.svg", "story.txt", "press.txt"),
        *("state.json", "position.txt", "game.jsonl"),
    ],
)
def test_what_can_be_taken_away(client: TestClient, file: str) -> None:
    who, _csrf = as_somebody(client)
    ok(client, f"/games/{sandbox(client, who)}/{file}")


def test_a_position_in_one_line_makes_the_same_sandbox_again(client: TestClient) -> None:
    who, _csrf = as_somebody(client)
    game = sandbox(client, who)
    line = ok(client, f"/games/{game}/position.txt")
    assert line.count("\n") == 1
    again = copies.import_game(house_of(client), who, line)
    shown = [game_view.view(house_of(client), who, one) for one in (game, again)]
    assert shown[0] == shown[1]
    assert ok(client, f"/games/{again}/position.txt") == line


def test_a_new_game_out_of_packs_and_options(client: TestClient) -> None:
    who, csrf = as_somebody(client)
    page = ok(client, "/new?rules=formal&rules=annexation")
    assert 'name="option.formal.turns"' in page
    fields: dict[str, Any] = {
        "rules": ["formal", "annexation"],
        "map": "standard",
        "name": "Ours",
        "pace": "custom",
        "length": "60",
        "talk": "custom",
    }
    options: dict[str, Any] = {"option.formal.turns": "14", "was.formal.turns": "20", "option.formal.press": "off"}
    game = post(client, "/new", csrf, **fields, **options, press=["private"]).rpartition("/")[2]
    info = lobby.info(house_of(client), who, game)
    assert (info["options"]["formal.turns"], info["options"]["formal.press"]) == ("14", "off")
    assert info["settings"].clock.length == 60
    assert (info["settings"].press.private, info["settings"].press.public) == (True, False)


def test_rules_that_do_not_go_together_are_told(client: TestClient) -> None:
    as_somebody(client)
    answer = client.get("/new?rules=factional&rules=world-war-one")
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text


def test_pages_tell_nothing_that_their_reader_may_not_know(client: TestClient) -> None:
    """What one seat writes, marks and notes changes no byte of anyone else's page."""
    home = house_of(client)
    people = {seat: person(home, f"Player-{seat}") for seat in ("Austria", "Italy")}
    bots = dict.fromkeys(("England", "France", "Germany", "Russia", "Turkey"), "hold")
    setup = Setup(name="Watched", rules="formal", bots=bots)
    game = lobby.create(home, people["Austria"], setup)
    for seat, who in people.items():
        seating.join(home, who, game, seat)
    sessions = {seat: accounts.new_session(home, who.known()) for seat, who in people.items()}

    def seen(session: str | None) -> list[str]:
        client.cookies.clear()
        if session is not None:
            client.cookies.set("casus_session", session)
        files = ("/story.txt", "/state.json", "/position.txt", "/picture.svg", "/press.txt")
        places = ("", "/now", "/picture", "/report", *files)
        return [client.get(f"/games/{game}{place}").text for place in places]

    before = [seen(None), seen(sessions["Italy"])]
    order_entry.submit(home, people["Austria"], game, None, "S1901M", "A VIE - TYR\nDWO Italy\nA BUD - NOWHERE")
    notes.note(home, people["Austria"], game, "Italy must not know")
    press.send(home, people["Austria"], game, ["Turkey"], "not for Italy")
    assert [seen(None), seen(sessions["Italy"])] == before
    assert "A VIE - TYR" in seen(sessions["Austria"])[0]


def test_around_one_table_no_side_is_shown_unasked(client: TestClient) -> None:
    who, csrf = as_somebody(client)
    setup = Setup(name="At home", kind="table")
    game = lobby.create(house_of(client), who, setup)
    post(client, f"/games/{game}/orders", csrf, seat="Austria", phase="S1901M", text="A VIE - TYR")
    assert "A VIE - TYR" not in ok(client, f"/games/{game}")
    curtain = ok(client, f"/games/{game}?seat=Austria")
    assert "Pass the screen to Austria" in curtain
    assert "A VIE - TYR" not in curtain
    assert "A VIE - TYR" in ok(client, f"/games/{game}?seat=Austria&shown=yes")


# --- game-masters, moderators


def mastered(client: TestClient) -> tuple[str, str]:
    who, csrf = as_somebody(client, "Gisela")
    home = house_of(client)
    bots = dict.fromkeys(("England", "France", "Germany", "Italy", "Russia", "Turkey"), "hold")
    setup = Setup(name="Run by hand", gm=True, bots=bots)
    game = lobby.create(home, who, setup)
    post(client, f"/games/{game}/start", csrf, bot="hold")
    return game, csrf


def test_the_console_carries_out_and_logs(client: TestClient) -> None:
    game, csrf = mastered(client)
    path = f"/games/{game}/console"
    assert "Bots (7)" in ok(client, path)
    post(client, f"{path}/extend", csrf, phase="S1901M", hours="5", way="more", why="a power cut")
    post(client, f"{path}/enter", csrf, phase="S1901M", seat="Austria", text="A VIE - TYR", why="by telephone")
    assert "Army Vienna → Tyrolia" in post(client, f"{path}/preview", csrf, 200, phase="S1901M")
    post(client, f"{path}/edit", csrf, phase="S1901M", remove="A VIE", place="Austria: A TYR", why="as agreed")
    post(client, f"{path}/note", csrf, phase="S1901M", text="Good luck!")
    post(client, f"{path}/judge", csrf, phase="S1901M", why="all is there")
    post(client, f"{path}/rollback", csrf, phase="S1901M", why="a mistake")
    page = ok(client, f"/games/{game}")
    for said in ("a power cut", "by telephone", "as agreed", "Good luck!", "a mistake"):
        assert said in page


def test_the_console_is_for_its_game_master(client: TestClient) -> None:
    game, _csrf = mastered(client)
    as_somebody(client, "Paul")
    assert client.get(f"/games/{game}/console").status_code == 403


def test_a_fault_on_the_console_is_told_there(client: TestClient) -> None:
    game, csrf = mastered(client)
    page = post(client, f"/games/{game}/console/edit", csrf, 422, place="nonsense", why="x")
    assert "has no colon" in page


def test_moderation(client: TestClient) -> None:
    as_somebody(client, "Paul")
    assert client.get("/moderation").status_code == 403
    _who, csrf = as_somebody(client, "Olga", "administrator")
    assert "Paul" in ok(client, "/moderation")
    post(client, "/moderation/suspend", csrf, name="Paul", yes="yes")
    assert "suspended" in ok(client, "/moderation")


# --- what a form says stays as it was said


def test_what_is_ticked_is_what_is_made(client: TestClient) -> None:
    """Without asking for the options first, and with the boxes that the page itself shows ticked."""
    who, csrf = as_somebody(client)
    page = ok(client, "/new")
    shown = re.findall(r'name="rules" value="([\w-]+)"\s+checked', page)
    game = post(client, "/new", csrf, name="Treaties", rules=[*shown, "international-relations"], map="standard")
    info = lobby.info(house_of(client), who, game.rpartition("/")[2])
    assert "international-relations" in info["rules"]
    assert page.count('action="/new"') == 1


def test_a_clash_is_told_at_the_form_and_keeps_what_was_typed(client: TestClient) -> None:
    _who, csrf = as_somebody(client)
    typed = {
        "name": "Both at once",
        "zone": "Europe/Berlin",
        "misses": "7",
        "talk": "custom",
        "press": "grey",
        "gm": "yes",
        "pace": "custom",
        "length": "60",
    }
    for more, status in (({}, 422), ({"show": "options"}, 200)):
        page = post(client, "/new", csrf, status, rules=["factional", "world-war-one"], map="standard", **typed, **more)
        assert 'role="alert"' in page
        for kept in ('value="Both at once"', 'value="Europe/Berlin"', 'value="7"'):
            assert kept in page, kept
        assert re.search(r'<option value="60"\s+selected>', page)
        assert re.findall(r'name="press" value="(\w+)" checked', page) == ["grey"]
        assert {"factional", "world-war-one"} == set(re.findall(r'name="rules"\s+value="([\w-]+)"\s+checked', page))


def test_options_are_shown_with_what_was_typed(client: TestClient) -> None:
    _who, csrf = as_somebody(client)
    page = post(client, "/new", csrf, 200, rules="formal", map="standard", name="Mine", show="options")
    assert 'value="Mine"' in page
    assert 'name="option.formal.' in page


def test_the_console_tells_an_error_at_its_form_and_keeps_what_was_typed(client: TestClient) -> None:
    who, csrf = as_somebody(client)
    game = run_by(client, who)
    console = f"/games/{game}/console"
    phase = lobby.info(house_of(client), who, game)["phase"]
    sent = {
        "remove": "A PAR",
        "place": "France F BRE",
        "centers": "BEL: France",
        "why": "a typing error",
        "phase": phase,
    }
    page = post(client, f"{console}/edit", csrf, 422, **sent)
    form = page[page.index(f'action="{console}/edit"') :].partition("</form>")[0]
    assert 'role="alert"' in form
    for typed in (">A PAR<", ">France F BRE<", ">BEL: France<", 'value="a typing error"'):
        assert typed in form, typed
    sent = {"phase": phase, "order": "A NOWHERE - XYZ", "ruling": "void", "why": "a typing error"}
    page = post(client, f"{console}/override", csrf, 409, **sent)
    assert 'value="A NOWHERE - XYZ"' in page
    assert page.count('role="alert"') == 1


REFUSED = [  # the action, what is sent besides the phase, the field that the refusal is about ("": the whole form)
    ("extend", {"hours": "100000", "why": "Italy is travelling."}, "hours"),
    ("note", {"text": " "}, "text"),
    ("template", {"name": " "}, "name"),
    ("replace", {"seat": "France", "name": "Nobody of this name", "why": "They left."}, "name"),
    ("replace", {"seat": "France", "why": "They left."}, "name"),
    ("replace", {"seat": "Austria", "name": "Anna", "why": "A bot is dull."}, "name"),
    ("enter", {"seat": "France", "text": "A PAR - BUR", "why": "x" * 501}, "why"),
    ("enter", {"seat": "Nobody", "text": "A PAR - BUR", "why": "By telephone."}, ""),
    ("vacate", {"seat": "Nobody", "why": "They left."}, ""),
    ("edit", {"remove": "A KIE", "why": "a typing error"}, "remove"),
    ("edit", {"place": "France: F", "why": "a typing error"}, "place"),
    ("edit", {"place": "France: A NAO", "centers": "BEL: France", "why": "a typing error"}, "place"),
    ("edit", {"centers": "BEL France", "why": "a typing error"}, "centers"),
    ("edit", {"centers": "XYZ: France", "why": "a typing error"}, "centers"),
    ("override", {"order": "A PAR H", "ruling": "void", "why": "a ruling"}, "order"),
    ("override", {"order": "A PAR H", "ruling": " ", "why": "a ruling"}, "ruling"),
    ("rollback", {"phase": "F1950M", "why": "a mistake"}, ""),
]


@pytest.mark.parametrize(("act", "fields", "field"), REFUSED)
def test_each_form_of_the_console_keeps_what_was_typed(
    client: TestClient, act: str, fields: dict[str, str], field: str
) -> None:
    who, csrf = as_somebody(client)
    game = run_by(client, who)
    sent = {"phase": lobby.info(house_of(client), who, game)["phase"], **fields}
    answer = client.post(f"/games/{game}/console/{act}", data={"csrf": csrf, **sent})
    assert 400 <= answer.status_code < 500
    page = answer.text
    assert page.count('role="alert"') == 1
    forms = re.findall(rf'<form[^>]*action="/games/{game}/console/{act}".*?</form>', page, re.DOTALL)
    [form] = [one for one in forms if 'role="alert"' in one]
    for name in {"why", "name", "text", "hours", "remove", "place", "centers", "order"} & set(fields):
        kept = html.escape(fields[name])
        assert f'value="{kept}"' in form or f">{kept}<" in form, name
    if field:
        assert re.search(rf'name="{field}"[^>]*aria-invalid="true"', form), field


def run_by(client: TestClient, who: Who) -> str:
    """A game of bots and one person, with this game master."""
    home, other = house_of(client), person(house_of(client), "Berta")
    bots = dict.fromkeys(("Austria", "England", "Germany", "Italy", "Russia", "Turkey"), "hold")
    game = lobby.create(home, who, Setup(name="Run by Anna", gm=True, bots=bots))
    seating.join(home, other, game, "France")
    seating.start(home, who, game)
    return game


def test_the_dashboard_of_who_runs_a_game_that_waits(client: TestClient) -> None:
    who, _csrf = as_somebody(client)
    lobby.create(house_of(client), who, Setup(name="For others", gm=True))
    mine = run_by(client, who)
    with house_of(client).write() as tx:
        tx.run("UPDATE games SET status = 'needs-gm', fault = 'it broke' WHERE id = ?", mine)
    page = ok(client, "/dashboard")
    assert "For others" in page
    assert "it broke" in page


def test_nobody_is_led_to_an_empty_list(client: TestClient) -> None:
    assert "/games?status=running" not in ok(client, "/")
    who, _csrf = as_somebody(client)
    run_by(client, who)
    assert "/games?status=running" in ok(client, "/")
    assert "Run by Anna" in ok(client, "/games")
    assert "/games?status=running" in ok(client, "/games?status=finished")


def test_a_convoyed_move_without_via_is_one_order_everywhere(client: TestClient) -> None:
    who, csrf = as_somebody(client)
    game = sandbox(client, who)
    home = house_of(client)
    order_entry.submit(home, who, game, "Italy", "S1901M", "A ROM - APU\nF NAP - ION")
    gm.judge_now(home, who, game, "S1901M")
    answer = client.post(
        f"/games/{game}/orders",
        data={"csrf": csrf, "seat": "Italy", "phase": "F1901M", "text": "A APU - TUN\nF ION C A APU - TUN\nA VEN H"},
        headers={"Accept": "application/json"},
    ).json()
    assert answer["lines"][0] == "A APU - TUN VIA"
    seen = screen(home, who, game, "Italy")
    told = counter(seen)
    assert told is not None
    assert (told.n, told.of) == (3, 3)
    assert is_chosen("A APU - TUN VIA", ok(client, f"/games/{game}?seat=Italy"))


def test_the_page_says_why_nothing_is_to_be_decided(client: TestClient) -> None:
    """In the language of the reader."""
    who, _csrf = as_somebody(client)
    game, home = sandbox(client, who), house_of(client)
    gm.judge_now(home, who, game, "S1901M")
    homeless = {
        "remove": ["A VIE", "A BUD", "F TRI", "A VEN"],
        "place": {"Austria": ["A TYR", "A BOH"]},
        "centers": {"VIE": None, "BUD": None, "TRI": None},
    }
    game_edits.edit(home, who, game, homeless, "a test")
    gm.judge_now(home, who, game, "F1901M")
    told = ok(client, f"/games/{game}?seat=Austria")
    assert "Nothing to do this phase. All your units that can be removed have to go." in told
    assert "Your builds are due" not in told
    assert "Nothing to decide" not in ok(client, f"/games/{game}?seat=Italy")
    german = client.get(f"/games/{game}?seat=Austria", headers={"Accept-Language": "de"}).text
    assert "In dieser Phase ist nichts zu tun." in html.unescape(german)


def test_acts_say_what_was_and_what_is(client: TestClient) -> None:
    who, _csrf = as_somebody(client)
    home = house_of(client)
    game = run_by(client, who)
    gm.extend(home, who, game, 60, "Berta is traveling")
    game_edits.edit(
        home, who, game, {"remove": ["A PAR"], "place": {"France": ["A BUR"]}, "centers": {"BEL": "France"}}, "a slip"
    )
    gm.replace(home, who, game, "Italy", bot="random", why="for a test")
    with home.read() as tx:
        old = opened(home, tx, game).settings
    lobby.change_settings(home, who, game, msgspec.structs.replace(old, misses=5))
    for place in (f"/games/{game}", f"/games/{game}/console", f"/games/{game}/acts"):
        told = " ".join(html.unescape(ok(client, place)).split())
        assert re.search(
            r"Anna moved the deadline of .* from .* UTC</time> to .* UTC</time>\. Reason: Berta is traveling", told
        ), place
        edited = "Anna edited the board: Army Paris removed; Army Burgundy added for France; Belgium given to France."
        assert f"{edited} Reason: a slip" in told
        assert "Anna had the bot random take over Italy (before: hold)" in told
        assert "Anna changed the settings: missed phases before a seat is vacated: 2 → 5." in told
    client.cookies.set("language", "de")
    german = html.unescape(ok(client, f"/games/{game}/acts"))
    assert re.search(
        r'Anna hat die Frist .* <time datetime="\S+Z" data-time="local">'
        r"\w\w, \d+\. \S+ \d{4}, \d\d:\d\d UTC</time>",
        german,
    )


def test_every_setting_has_a_name() -> None:
    known = msgspec.to_builtins(Settings())
    names = {key for key in known if key not in ("clock", "press")}
    names |= {f"{part}_{key}" for part in ("clock", "press") for key in known[part]}
    assert [name for name in names if not texts.has(f"setting.{name}")] == []


# --- votes on the end of a game


def test_an_open_vote_is_a_card_that_says_what_is_voted_on(client: TestClient) -> None:
    rules, seat, other = "standard", "France", "Italy"
    service = house_of(client)
    proposer, voter = person(service, "Ada"), person(service, "Anna")
    names = [found.name for found in lobby.rules_of(service, rules, "standard", {}).seats]
    bots = dict.fromkeys((name for name in names if name not in (seat, other)), "hold")
    game = lobby.create(service, proposer, Setup(name="Vote", rules=rules, bots=bots))
    seating.join(service, proposer, game, seat)
    seating.join(service, voter, game, other)
    phase = lobby.info(service, voter, game)["phase"]
    order_entry.submit(service, proposer, game, seat, phase, "Propose concession to Turkey")
    csrf = signed_in(client, "Anna")
    told = f"{seat} proposes to concede the game to Turkey."
    for path in (f"/games/{game}", "/dashboard"):
        card = ok(client, path).partition("card proposal")[2].partition("</section>")[0]
        assert told in card, path
        assert re.findall(r'name="line" value="([^"]+)"', card) == ["Vote for 1", "Vote against 1"]
    assert "zugunsten der Türkei" in client.get("/dashboard", headers={"Accept-Language": "de"}).text
    answered = post(client, f"/games/{game}/act", csrf, seat=other, phase=phase, line="Vote for 1", back="dashboard")
    assert answered == "/dashboard"
    assert f"{other} accepted" in ok(client, f"/games/{game}")
    assert told not in ok(client, "/dashboard")
    client.cookies.clear()
    assert 'name="line"' not in ok(client, f"/games/{game}")


# --- glossary


def test_the_glossary_explains_abbreviations_in_every_language(client: TestClient) -> None:
    for language in texts.languages():
        shown = [word for _key, word, explained in glossary.entries(language) if explained.endswith(".")]
        assert len(shown) == len({*glossary.ABBREVIATIONS, *glossary.WORDS})
        client.cookies.set("language", language)
        assert '<dt id="mdt">MDT</dt>' in ok(client, "/glossary")


def test_abbreviations_are_marked_and_nothing_else() -> None:
    told = glossary.tooltips("en")["MDT"]
    assert glossary.marked("<b> two MDTs, no MDTX", "en") == f'&lt;b&gt; two <abbr title="{told}">MDT</abbr>s, no MDTX'
    assert glossary.marked("A & B", "en") == "A &amp; B"


def test_house_rules_are_named_on_the_page_of_a_game(client: TestClient) -> None:
    """By label and value, with the printed rule."""
    _who, csrf = as_somebody(client)
    sent: dict[str, Any] = {
        "name": "Short",
        "rules": "standard",
        "map": "standard",
        "option.solo.centers": "none",
        "other.solo.centers": "12",
        "gm": "yes",
    }
    making = " ".join(ok(client, "/new").split())
    assert re.search(r'<option value="none"\s*>\s*No number wins\s*</option>', making)
    assert "Or a number of centers:</label>" in making
    page = ok(client, post(client, "/new", csrf, **sent))
    assert "<b>Centers to win: 12</b>" in page
    assert "Printed rule: As many as the map says." in page
