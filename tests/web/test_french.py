"""A third language is files only: French pages, and rulebooks and pages of games whose rules are in French."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

import casusbelli
import casusbelli.cli.words
from casusbelli.core.catalogs import ENGLISH, Texts, namespaces
from casusbelli.core.said import Said, said
from casusbelli.core.wording import result_row
from casusbelli.service.base.settings import Setup
from casusbelli.service.games import lobby
from casusbelli.web.texts import languages, passage
from tests.web.conftest import house_of
from tests.web.page_texts import none_of, untranslated
from tests.web.test_german_pages import OTHERS, walked
from tests.web.test_pages import as_somebody

IN_FRENCH = ("standard", "international-relations", "masters", "factional")


def test_pages_in_french(client: TestClient) -> None:
    page = client.get("/", headers={"Accept-Language": "fr-CA, en;q=0.5"}).text
    assert '<html lang="fr"' in page
    assert "S’inscrire" in page
    assert languages()["fr"] == "Français"


def test_the_lobby_speaks_of_several_games(client: TestClient) -> None:
    page = client.get("/games?status=any", headers={"Accept-Language": "fr"}).text
    assert re.findall(r">([^<]+)</a>", page.partition("lobby-statuses")[2])[:4] == [
        "En attente de joueurs",
        "En cours",
        "Terminées",
        "Toutes les parties",
    ]


@pytest.mark.parametrize("name", IN_FRENCH)
def test_the_rulebook_in_french(name: str) -> None:
    """All of it but what is the same in both languages: names and orders."""
    rules = casusbelli.new_game(name)
    english, french = (rules.rules_text(language).splitlines() for language in ("en", "fr"))
    same = [line for line in set(english) & set(french) if re.search(r"[a-z]{3} [a-z]{3}", line)]
    assert same == []


@pytest.mark.usefixtures("masters_in_english")
def test_what_there_is_only_in_english_says_so(client: TestClient) -> None:
    """The names and descriptions of packs without a French catalog are marked."""
    page = client.get("/rules", headers={"Accept-Language": "fr"}).text
    assert '<span lang="en">Masters Rules</span>' in page
    assert '<span lang="en">Standard Diplomacy</span>' not in page
    assert 'lang="en">' not in client.get("/rules", headers={"Accept-Language": "en"}).text


@pytest.mark.usefixtures("boards_in_english")
def test_a_board_without_french_names_says_so(small_client: TestClient) -> None:
    as_somebody(small_client)
    page = " ".join(small_client.get("/new", headers={"Accept-Language": "fr"}).text.split())
    assert re.search(r'value="indian-ocean" lang="en" *> The Indian Ocean, 1600', page)
    assert re.search(r'value="standard" *selected *> Europe, 1901', page)


@pytest.mark.usefixtures("masters_in_english")
def test_panels_and_options_in_english_say_so(small_client: TestClient, boards_in_english: tuple[str, ...]) -> None:
    """The panels of a pack without a French catalog and the values of its options are English."""
    who, _csrf = as_somebody(small_client)
    game = lobby.create(house_of(small_client), who, Setup(name="Anna", rules="masters", kind="sandbox"))
    small_client.cookies.set("language", "fr")
    page = small_client.get(f"/games/{game}?seat=Austria").text
    boxes = re.findall(r'<details\s+class="panel-box"\s+(lang="en")?[^>]*>\s*<summary>\s*(.*?)\s*<', page)
    assert {("", "Centres de ravitaillement"), ('lang="en"', "Your influence")} <= {*boxes}
    english = r'<option\s+value="[^"]*"\s+lang="en"[^>]*>\s*(.*?)\s*<'
    boards = re.findall(english, small_client.get("/new?rules=standard").text)
    assert boards == [*boards_in_english]
    assert len(re.findall(english, small_client.get("/new?rules=masters").text)) > len(boards)


@pytest.mark.usefixtures("masters_in_english")
def test_a_rulebook_in_english_says_so(client: TestClient) -> None:
    """Chapters of a pack without a French catalog, in the text, the tables and the contents; never in an attribute."""
    page = client.get("/rules/masters", headers={"Accept-Language": "fr"}).text
    assert '<h2 id="minor-powers"><span lang="en">Minor Powers</span></h2>' in page
    assert '<a href="#minor-powers"><span lang="en">Minor Powers</span></a>' in page
    assert '<li><span lang="en">All orders of the adjustments are adjudicated at the same time' in page
    assert '<td><span lang="en">Ties between orders</span></td>' in page
    assert "{lang=" not in page
    assert not re.search(r"<span lang", client.get("/rules/standard", headers={"Accept-Language": "fr"}).text)


@pytest.mark.usefixtures("masters_in_english")
def test_a_passage_in_a_passage() -> None:
    """Only the reason, of a pack without a French catalog or of an older log, is marked, as a whole sentence."""
    for why, english in (
        (said("masters.not-required"), "This loss is no longer required."),
        ("bounced & <b>", "Bounced &amp; &lt;b&gt;."),
    ):
        told = result_row("A PAR - BUR", ("illegal",), why) if isinstance(why, Said) else said("core.row-why", why=why)
        start = "Ordre nul. " if isinstance(why, Said) else ""
        assert passage("fr", told) == f'{start}<span lang="en">{english}</span>'
    assert passage("fr-CA", said("core.row-result", result="given", act="other")) == "Soutien donné."
    assert passage("en", "an older sentence") == "an older sentence"


def test_refusals_tell_the_language_in_which_they_are(client: TestClient) -> None:
    """Those of the pages and of the service."""
    french = {"Accept-Language": "fr"}
    nowhere, none = client.get("/api/v1/nowhere", headers=french), client.get("/api/v1/games/none", headers=french)
    assert (nowhere.status_code, nowhere.headers["Content-Language"]) == (404, "fr")
    assert (none.status_code, none.headers["Content-Language"]) == (404, "fr")
    assert none.json()["sentence"] == "Il n’y a pas de partie «\u202fnone\u202f»."


@pytest.mark.drawn(1)
@pytest.mark.parametrize("rules", IN_FRENCH)
def test_the_pages_of_a_game_in_french(small_client: TestClient, rules: str, full: bool) -> None:
    none_of(walked(small_client, rules, "standard", 6 if full else 3, "fr"))


@pytest.mark.parametrize(
    "path", [*OTHERS, *(f"/{page}{name}" for page in ("rules/", "new?rules=") for name in IN_FRENCH)]
)
def test_the_other_pages(small_client: TestClient, path: str) -> None:
    as_somebody(small_client)
    none_of(untranslated(small_client, path, language="fr"))


@pytest.mark.parametrize(
    "namespace",
    [
        "cli",
        "core",
        "drawing",
        "engine",
        "factional",
        "ir",
        "masters",
        "notify",
        "packs",
        "service",
        "story",
        "turn",
        "web",
    ],
)
def test_everything_is_said(namespace: str) -> None:
    texts = namespaces()[namespace]
    assert texts.catalog(ENGLISH).keys() - texts.catalog("fr").keys() == set()


def french() -> list[Texts]:
    return [texts for texts in namespaces().values() if "fr" in texts.languages]


def test_french_punctuation() -> None:
    """A narrow no-break space before ``; : ! ?`` and within quotation marks, and no typewriter's apostrophe."""
    assert len(french()) >= 10
    for texts in french():
        for line in texts.files["fr"].splitlines():
            wrong = re.search(r"[^\s=]\x20[:;!?»]|«(?!\u202f)|(?<!\u202f)»|\w'\w", line)
            assert wrong is None or line.startswith("#"), f"{texts.file('fr')}: {line}"
