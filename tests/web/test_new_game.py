"""The form for a new game: what its presets create, which ticks clash and why, and what becomes of bad input."""

from __future__ import annotations

import html
import re
from itertools import combinations, product
from typing import Any

import pytest
from starlette.testclient import TestClient

from casusbelli.core.said import Text, render
from casusbelli.engine.merges import RulesClash
from casusbelli.engine.spec import packs, read_spec, rule_set
from casusbelli.service.base.game_shapes import GameNow
from casusbelli.service.base.paces import PACES
from casusbelli.service.base.presets import COMPANIES, PRESS_PRESETS, RANKS
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.settings import Settings, Setup, check_settings
from casusbelli.service.games import lobby, templates
from casusbelli.service.games.bot_game import against_bots
from casusbelli.store import Row
from casusbelli.variants import board
from tests.service.tables import person
from tests.web.conftest import api_of, house_of, signed_in
from tests.web.test_pages import as_somebody, ok, post
from tests.web.test_seats import as_a_guest

STANDARD = "standard"


def clashing() -> list[tuple[str, str]]:
    """The pairs of packs that the engine refuses."""
    found = []
    for one, other in combinations(sorted(packs()), 2):
        try:
            rule_set(read_spec(f"{one} + {other}"), board(STANDARD))
        except RulesClash:
            found.append((one, other))
    return found


def plain(page: str) -> str:
    return html.unescape(" ".join(re.sub("<[^>]+>", " ", page).split()))


def notes(page: str) -> dict[str, str]:
    """What is said at each tick, by the name of its pack, as far as something is."""
    ticks = page.split('<div class="with">')[1:]
    told = {
        re.findall(r'id="with-([\w-]+)"', tick)[0]: tick.partition("</label>")[2].partition("</div>")[0]
        for tick in ticks
    }
    return {name: plain(text) for name, text in told.items() if 'role="alert"' in text}


def title(name: str, language: str = "en") -> str:
    told: Text = packs()[name].title
    return render(told, language)


def created(client: TestClient, csrf: str, **fields: Any) -> GameNow:
    place = post(client, "/new", csrf, **{"name": "Ours", **fields})
    [who] = [Who(row["id"], row["name"], row["role"]) for row in accounts_of(house_of(client))]
    return lobby.info(house_of(client), who, place.rpartition("/")[2])


def accounts_of(service: Service) -> list[Row]:
    with service.read() as tx:
        return tx.all("SELECT * FROM accounts")


# --- which world?


@pytest.mark.parametrize("pair", clashing(), ids="+".join)
def test_a_clash_is_told_at_the_tick_that_causes_it(small_client: TestClient, pair: tuple[str, str]) -> None:
    """At the tick and not at the world; of two ticks at both. The sentence names the other, and says why."""
    _who, csrf = as_somebody(small_client)
    world = next((name for name in pair if packs()[name].variant), STANDARD)
    expected = {name for name in pair if name != world}
    page = post(small_client, "/new", csrf, 200, rules=[world, *pair], name="Mine", show="options")
    found = notes(page)
    assert set(found) == expected
    for name in expected:
        [other] = set(pair) - {name}
        [said] = re.findall(rf"This can't be combined with {re.escape(title(other))}\. (\S.*)", found[name])
        assert re.fullmatch(r"[A-Z].*\.", said), "a whole sentence"
        assert not re.search(r"[a-z]-[a-z]+-[a-z]|[A-Z]\d{4}[A-Z]", said), "no names for programs"
    assert "can't be combined yet" in plain(page), "the summary says it, too"


def test_there_are_clashes() -> None:
    assert len(clashing()) > 20


@pytest.mark.parametrize(
    ("language", "told"), [("de", "Das lässt sich nicht kombinieren mit: "), ("fr", "Incompatible avec : ")]
)
def test_clashes_are_told_in_other_languages(small_client: TestClient, language: str, told: str) -> None:
    _who, csrf = as_somebody(small_client)
    small_client.cookies.set("language", language)
    for pair in clashing():
        page = post(small_client, "/new", csrf, 200, rules=list(pair), name="Mine", show="options")
        assert all(said.startswith(told) for said in notes(page).values())
        if language == "de":
            assert "lang=" not in page.partition('id="combined"')[2].partition('class="without-script"')[0]


def test_rules_that_fit_are_not_complained_about(small_client: TestClient) -> None:
    _who, csrf = as_somebody(small_client)
    fine = ["masters", "build-anywhere", "last-year"]
    page = post(small_client, "/new", csrf, 200, rules=fine, name="Mine", show="options")
    assert notes(page) == {}
    assert "option.last-year.year" in page
    assert created(small_client, csrf, rules=fine)["rules"] == "masters + build-anywhere + last-year"


def test_a_board_that_does_not_fit_is_told_beside_it(small_client: TestClient) -> None:
    _who, csrf = as_somebody(small_client)
    page = post(small_client, "/new", csrf, 422, rules="world-war-one", map="indian-ocean", name="Mine")
    beside = page.partition('id="map-notes"')[2].partition("</div>")[0]
    assert "World War I Diplomacy can't be played on this board: The Indian Ocean, 1600." in plain(beside)
    assert re.search(r'value="indian-ocean"[^>]*selected', page)


def test_the_options_of_what_fits_stay_while_something_clashes(small_client: TestClient) -> None:
    _who, csrf = as_somebody(small_client)
    typed = {"option.formal.turns": "14", "was.formal.turns": "20"}
    page = post(small_client, "/new", csrf, 200, rules=["formal", "treaties"], show="options", **typed)
    assert re.search(r'name="option.formal.turns"[^>]*value="14"', page.replace("\n", " ")) or "14" in page
    assert "option.ir." not in page, "treaties are what clashes"


def test_what_was_typed_for_other_rules_comes_back_with_them(small_client: TestClient) -> None:
    _who, csrf = as_somebody(small_client)
    typed = {"option.formal.press": "off", "was.formal.press": "private", "bot.Austria (A)": "hold"}
    page = post(small_client, "/new", csrf, 200, rules="standard", show="options", **typed)
    hidden = dict(re.findall(r'<input\s+type="hidden"\s+name="((?:option|was|bot)\.[^"]*)"\s+value="([^"]*)"', page))
    assert typed.items() <= hidden.items()
    game = created(small_client, csrf, rules="standard", **hidden)
    assert "formal.press" not in game["options"], "it does not count for rules without it"


# --- how fast?


@pytest.mark.parametrize("pace", PACES)
def test_a_pace_sets_the_clock(small_client: TestClient, pace: str) -> None:
    """Fields that are out of sight do not count."""
    _who, csrf = as_somebody(small_client)
    unseen = {"length": "5", "at": "03:00", "grace": "9", "start": "2099-01-01T00:00"}
    game = created(small_client, csrf, pace=pace, zone="Asia/Tokyo", **unseen)
    clock = game["settings"].clock
    usual = PACES[pace].clock
    assert (clock.length, clock.lengths, clock.at, clock.grace) == (usual.length, usual.lengths, usual.at, 0)
    assert (clock.zone, game["start"]) == ("Asia/Tokyo", None)


def test_the_hour_of_the_evening(small_client: TestClient) -> None:
    _who, csrf = as_somebody(small_client)
    sent = {"pace": "evening", "evening": "21:30", "zone": "Europe/Berlin", "rules": "international-relations"}
    page = post(small_client, "/new", csrf, 200, show="options", **sent)
    told = "International Relations on Europe, 1901 · one phase a day at 21:30, Berlin time · 7 players"
    assert told in plain(page)
    assert created(small_client, csrf, **sent)["settings"].clock.at == "21:30"


def test_deadlines_of_ones_own(small_client: TestClient) -> None:
    _who, csrf = as_somebody(small_client)
    sent = {"pace": "custom", "length": "720", "length.R": "60", "at": "", "grace": "10", "early": "yes"}
    clock = created(small_client, csrf, **sent)["settings"].clock
    assert (clock.length, clock.lengths, clock.grace, clock.early) == (720, {"R": 60}, 10, True)


# --- with whom?


@pytest.mark.parametrize("name", COMPANIES)
def test_a_company_sets_who_may_take_part(small_client: TestClient, name: str) -> None:
    _who, csrf = as_somebody(small_client)
    company = COMPANIES[name]
    game = created(small_client, csrf, company=name, rank="recruit")
    assert (game["kind"], game["settings"].join) == (company.kind, company.join)
    assert game["visibility"] == company.visibility
    assert game["status"] == ("forming" if company.waits else "running")


@pytest.mark.parametrize("rank", RANKS)
def test_bots_of_each_rank(small_client: TestClient, rank: str) -> None:
    _who, csrf = as_somebody(small_client)
    game = created(small_client, csrf, company="bots", rank=rank, seat="Italy", **{"bot.Turkey": "hold"})
    bots = {seat["seat"]: seat["bot"] for seat in game["seats"]}
    assert game["mine"] == ["Italy"]
    assert bots == {**dict.fromkeys(bots, RANKS[rank]), "Italy": None, "Turkey": "hold"}
    assert game["status"] == "running"


@pytest.mark.parametrize("talk", PRESS_PRESETS)
def test_a_preset_for_messages(small_client: TestClient, talk: str) -> None:
    _who, csrf = as_somebody(small_client)
    preset = PRESS_PRESETS[talk]
    game = created(small_client, csrf, talk=talk, press=["grey"])
    assert (game["settings"].press, game["settings"].anonymous) == (preset.press, preset.anonymous)


def test_the_presets_are_possible_settings() -> None:
    for preset in PRESS_PRESETS.values():
        check_settings(Settings(press=preset.press))


@pytest.mark.parametrize("company", ["public", "invited", "bots", "sandbox", "table"])
@pytest.mark.parametrize("pace", [*PACES])
def test_a_game_again_is_filled_in_as_it_was(small_client: TestClient, company: str, pace: str) -> None:
    _who, csrf = as_somebody(small_client)
    sent = {"company": company, "pace": pace, "talk": "public", "rules": ["formal", "last-year"], "rank": "captain"}
    game = created(small_client, csrf, **sent)
    page = ok(small_client, f"/new?again={game['id']}")
    chosen = re.findall(r'type="radio"\s+name="(\w+)"\s+value="([\w-]+)"\s+checked', page)
    assert dict(chosen).items() >= {"rules": "formal", "company": company, "pace": pace, "talk": "public"}.items()
    assert re.search(r'id="with-last-year"\s+name="rules"\s+value="last-year"\s+checked', page)


# --- names, templates, and what is refused


def test_a_name_is_suggested_and_follows_the_rules(small_client: TestClient) -> None:
    _who, csrf = as_somebody(small_client)
    first = ok(small_client, "/new")
    suggested = re.findall(r'name="suggested" value="([^"]*)"', first)[0]
    assert suggested == "Standard Diplomacy with Anna"
    page = post(small_client, "/new", csrf, 200, name=suggested, suggested=suggested, rules="formal", show="options")
    assert 'value="Formal Diplomacy with Anna"' in page
    page = post(small_client, "/new", csrf, 200, name="Mine", suggested=suggested, rules="formal", show="options")
    assert re.search(r'id="name"\s+name="name"[^>]*value="Mine"', page)
    anonymous = post(small_client, "/new", csrf, 200, name="", talk="gunboat", show="options")
    assert "Anna" not in re.findall(r'name="suggested" value="([^"]*)"', anonymous)[0]


REFUSED = [
    ({"name": " "}, "name"),
    ({"name": "x" * 81}, "name"),
    ({"name": "www.example.org"}, "name"),
    ({"pace": "yesterday"}, "pace"),
    ({"company": "<script>"}, "company"),
    ({"talk": "shouting"}, "talk"),
    ({"company": "bots", "rank": "god"}, "rank"),
    ({"company": "bots", "seat": "Narnia"}, "seat"),
    ({"zone": "Nowhere/Land"}, "zone"),
    ({"pace": "custom", "length": "soon"}, "length"),
    ({"pace": "custom", "length": "99999999"}, "length"),
    ({"pace": "custom", "length.R": "99999999"}, "length.R"),
    ({"pace": "custom", "grace": "-1"}, "grace"),
    ({"pace": "custom", "at": "25:00"}, "at"),
    ({"pace": "custom", "start": "2001-01-01T00:00"}, "start"),
    ({"misses": "100"}, "misses"),
    ({"rules": "formal", "option.formal.turns": "3", "was.formal.turns": "20"}, "option.formal.turns"),
]


@pytest.mark.parametrize(("sent", "field"), REFUSED, ids=[f"{field}-{n}" for n, (_sent, field) in enumerate(REFUSED)])
def test_a_refusal_stands_at_its_field(small_client: TestClient, sent: dict[str, str], field: str) -> None:
    """The first one has the focus, everything else is as it was typed, and nothing is created."""
    who, csrf = as_somebody(small_client)
    fields = {"name": "Ours", "misses": "7", "talk": "public", **sent}
    answer = small_client.post("/new", data={"csrf": csrf, **fields}, follow_redirects=False)
    assert answer.status_code in (404, 422)
    page = answer.text
    told = page.index('id="refused"')
    assert page.count('role="alert"') == 1
    before = page[:told]
    assert field in re.findall(r'name="([^"]+)"', before)[-12:], "it is beside its field"
    focused = re.findall(r"<(?:input|select)(?:[^>](?!/>))*?autofocus[^>]*>", page)
    assert all(f'name="{field}"' in one and 'aria-invalid="true"' in one for one in focused)
    assert len(focused) == (0 if field in ("pace", "company", "talk", "rank") else 1)
    assert f'value="{html.escape(fields["misses"])}"' in page
    assert lobby.listing(house_of(small_client), who, mine=True)["games"] == []


@pytest.mark.parametrize("sent", [
    {"rules": "no-such-rules"}, {"rules": ["formal"] * 400}, {"map": "atlantis"}, {"map": "../../etc/passwd"},
    {"rules": "formal(turns=9999)"}, {"template": "nothing"}, {"rules": "<b>"}, {"suggested": "<b>x</b>"},
    {"option.<b>": "<i>", "was.<b>": "", "bot.<b>": "<u>"}, {"name": "\u202e\0"},
])  # fmt: skip
@pytest.mark.parametrize("show", [{}, {"show": "options"}])
def test_hostile_input(small_client: TestClient, sent: dict[str, Any], show: dict[str, str]) -> None:
    _who, csrf = as_somebody(small_client)
    answer = small_client.post("/new", data={"csrf": csrf, "name": "Ours", **sent, **show}, follow_redirects=False)
    assert answer.status_code in (200, 303, 404, 422)
    assert not re.search(r"<b>[x<]|<i>|<u>", answer.text.replace("<b>Standard", ""))


def test_asking_creates_nothing(small_client: TestClient) -> None:
    who, csrf = as_somebody(small_client)
    post(small_client, "/new", csrf, 200, name="Mine", company="bots", show="options")
    assert lobby.listing(house_of(small_client), who, mine=True)["games"] == []
    answer = small_client.post("/new", data={"name": "Mine", "show": "options"})
    assert answer.status_code == 403, "not from another site"


def test_rules_that_clash_are_no_template(small_client: TestClient) -> None:
    who, csrf = as_somebody(small_client)
    page = post(small_client, "/new", csrf, 422, name="Mine", rules=["formal", "treaties"], save="template")
    assert set(notes(page)) == {"treaties"}
    assert templates.listing(house_of(small_client), who) == []


def test_the_form_is_prefilled_by_its_address(small_client: TestClient) -> None:
    as_somebody(small_client)
    page = ok(small_client, "/new?rules=formal&rules=annexation&map=indian-ocean")
    assert re.search(r'value="formal"\s+checked', page)
    assert re.search(r'id="with-annexation"[^>]*checked', page)
    assert re.search(r'value="indian-ocean"[^>]*selected', page)


def test_templates_keep_their_choices(small_client: TestClient) -> None:
    service = house_of(small_client)
    ada = person(service, "Ada")
    saved = templates.save(service, ada, "Club", Setup("Club", "formal", settings=Settings(clock=PACES["live"].clock)))
    signed_in(small_client, "Ada")
    page = ok(small_client, f"/new?template={saved}")
    assert re.search(r'name="pace"\s+value="live"\s+checked', page)
    assert 'value="Club"' in page


def test_presets_over_the_api(small_client: TestClient) -> None:
    """A program creates a game from what is listed."""
    api = api_of(small_client, "Zoe")
    told = api.ok("GET", "/presets")
    assert [pace["name"] for pace in told["paces"]] == [*PACES]
    assert [press["name"] for press in told["press"]] == [*PRESS_PRESETS]
    assert told["ranks"] == RANKS
    for pace, press in product(told["paces"], told["press"]):
        settings = {"clock": pace["clock"], "press": press["press"], "anonymous": press["anonymous"]}
        made = api.ok("POST", "/games", {"name": "Mine", "settings": settings})["id"]
        found = api.ok("GET", f"/games/{made}")["settings"]
        assert {key: found[key] for key in settings} == settings
    for company in told["companies"]:
        assert company["kind"] in ("game", "sandbox", "table")


def test_acts_that_end_something_for_good_come_last(small_client: TestClient) -> None:
    """Each act is one row with one button, and resigning asks for confirmation."""
    who, _csrf = as_somebody(small_client)
    game = against_bots(house_of(small_client), who, Setup("Acts", "factional"), "hold", "Austria (A)")
    page = ok(small_client, f"/games/{game}")
    acts = [act.partition("</form>")[0] for act in page.split('class="act ')[1:]]
    assert len(acts) > 2
    assert all(act.count("<button") == 1 for act in acts)
    assert ["data-ask" in act for act in acts] == [False] * (len(acts) - 1) + [True]
    assert "Resign" in acts[-1]


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "guests can't invite"), ("de", "Gäste können niemanden einladen"), ("fr", "un invité ne peut pas inviter")],
)
def test_guests_are_told_at_the_choice_that_they_cannot_invite(
    small_client: TestClient, language: str, told: str
) -> None:
    as_a_guest(small_client)
    page = html.unescape(small_client.get("/new", headers={"Accept-Language": language}).text)
    assert told in plain(page)
    assert 'href="/register?next=/new"' in page
    small_client.cookies.clear()
    as_somebody(small_client)
    assert 'href="/register?next=/new"' not in ok(small_client, "/new")
