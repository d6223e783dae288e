"""Quick phrases are messages: sent under the same rights, read in each reader's language, answered once."""

from __future__ import annotations

import json
from typing import Any

import pytest

from casusbelli.core.board_names import named
from casusbelli.engine.phrases import Phrase
from casusbelli.service.base.message_shapes import LetterTold
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.settings import PressSettings, Settings
from casusbelli.service.games import conversations, lobby, press, seating
from casusbelli.service.games.quick_phrases import phrase_in
from casusbelli.service.reads.plan_pictures import plan_picture
from casusbelli.store import open_store
from casusbelli.variants import board
from tests.service.conftest import Clock, earlier_store
from tests.service.tables import POWERS, made, person, seven
from tests.service.test_press import refused, texts

PEACE = Phrase("peace", year=1903)
OPEN = Settings(press=PressSettings(grey=True))


def send(service: Service, who: Who, game: str, to: str | list[str], phrase: Phrase, **more: Any) -> str:
    readers = [to] if isinstance(to, str) else to
    return press.send(service, who, game, readers, "", phrase=phrase, **more)["id"]


def last(service: Service, who: Who, game: str) -> LetterTold:
    return press.letters(service, who, game)[-1]


def test_a_phrase_is_stored_as_data_and_as_english_text(small_service: Service) -> None:
    game, people = seven(small_service)
    ask = Phrase("ask-support", orders=("ven s vie - tri",))
    send(small_service, people["Austria"], game, "Italy", ask)
    read = last(small_service, people["Italy"], game)
    assert read["text"] == "Could Army Venice support Army Vienna → Trieste?"
    assert read["phrase"] == Phrase("ask-support", orders=("A VEN S A VIE - TRI",))
    assert read["text_said"] is not None
    german = named(read["text_said"], board("standard"), "de")
    assert german == "Könnte Armee Venedig den Zug Armee Wien → Triest unterstützen?"
    assert "Could Army Venice support" in "".join(press.export(small_service, people["Austria"], game))
    found = press.letters(small_service, people["Italy"], game, search="VENICE SUPPORT")
    assert [letter["id"] for letter in found] == [read["id"]]
    press.send(small_service, people["Italy"], game, ["Austria"], "no")
    words = last(small_service, people["Austria"], game)
    assert (words["phrase"], words["text_said"]) == (None, None)


def test_only_its_readers_see_a_phrase(small_service: Service) -> None:
    game, people = seven(small_service)
    send(small_service, people["Austria"], game, "Italy", PEACE)
    for seat, who in people.items():
        assert bool(texts(small_service, who, game)) == (seat in ("Austria", "Italy"))
        found = conversations.conversations(small_service, who, game)
        assert any(one["last"] for one in found) == (seat in ("Austria", "Italy"))
    assert texts(small_service, VISITOR, game) == []


@pytest.mark.parametrize(
    ("code", "to", "phrase"),
    [
        ("bad-phrase", ["Italy"], Phrase("marry")),
        ("bad-phrase", ["Italy"], Phrase("peace", year=1900)),
        ("bad-phrase", ["Italy"], Phrase("warn-power", power="Austria")),
        ("bad-phrase", ["Italy"], Phrase("offer-support", orders=("A VEN S A VIE - TYR",))),
        ("bad-phrase", ["Italy"], Phrase("plan", orders=("A VIE H",) * 6)),
        ("bad-phrase", ["Italy"], Phrase("warn-province", province="x" * 100_000)),
        ("bad-phrase", ["Italy"], Phrase("plan", orders=("A VIE H " * 10_000,))),
        ("bad-input", ["Austria"], PEACE),
        ("not-found", ["Spain"], PEACE),
        ("not-found", ["gm"], PEACE),
        ("not-found", ["Italy"], Phrase("accept", earlier="nothing")),
        ("not-found", ["Italy"], Phrase("thank", earlier="\ud800\0")),
    ],
)
def test_what_is_not_sent(small_service: Service, code: str, to: list[str], phrase: Phrase) -> None:
    game, people = seven(small_service)
    refused(code, press.send, small_service, people["Austria"], game, to, "", phrase=phrase)
    assert texts(small_service, people["Austria"], game) == []


def test_the_rights_are_those_of_messages(small_service: Service) -> None:
    service = small_service
    game, people = seven(service, Settings(press=PressSettings(private=False, public=False, groups=False)))
    for to in (["Italy"], ["*"], ["Italy", "Russia"]):
        refused("not-allowed", press.send, service, people["Austria"], game, to, "", phrase=PEACE)
    refused("not-allowed", press.send, service, person(service, "Eve"), game, ["Italy"], "", phrase=PEACE)
    refused("sign-in-first", press.send, service, VISITOR, game, ["Italy"], "", phrase=PEACE)


def test_a_text_and_a_phrase_are_two_messages(small_service: Service) -> None:
    game, people = seven(small_service)
    refused("bad-input", press.send, small_service, people["Austria"], game, ["Italy"], "hello", phrase=PEACE)


def test_before_the_beginning_and_from_the_game_master_there_are_no_phrases(small_service: Service) -> None:
    service = small_service
    olga, ada = person(service, "Olga"), person(service, "Ada")
    game = made(service, olga, gm=True, bots=dict.fromkeys(POWERS[1:], "hold"))
    seating.join(service, ada, game, "Austria")
    refused("no-phrase", press.send, service, ada, game, ["Italy"], "", phrase=PEACE)
    seating.start(service, olga, game)
    refused("bad-input", press.send, service, olga, game, ["Austria"], "", phrase=PEACE)
    send(service, ada, game, "Italy", PEACE)
    assert lobby.info(service, ada, game)["status"] == "running"


def test_a_proposal_is_answered_by_its_readers(small_service: Service) -> None:
    service = small_service
    game, people = seven(service)
    austria, italy, russia = (people[seat] for seat in ("Austria", "Italy", "Russia"))
    offered = send(service, austria, game, "Italy", PEACE)
    yes, no = Phrase("accept", earlier=offered), Phrase("refuse", earlier=offered)
    refused("bad-phrase", press.send, service, austria, game, ["Italy"], "", phrase=yes)  # one's own
    refused("not-found", press.send, service, russia, game, ["Austria"], "", phrase=yes)  # not read by them
    refused("bad-phrase", press.send, service, italy, game, ["Russia"], "", phrase=yes)  # not to the proposer
    accepted = send(service, italy, game, "Austria", yes)
    read = last(service, austria, game)
    assert (read["text"], read["phrase"]) == ("Agreed.", yes)
    refused("answered", press.send, service, italy, game, ["Austria"], "", phrase=yes)
    send(service, italy, game, "Austria", no)  # they may change their mind
    refused("answered", press.send, service, italy, game, ["Austria"], "", phrase=no)
    answer = Phrase("accept", earlier=accepted)
    refused("bad-phrase", press.send, service, austria, game, ["Italy"], "", phrase=answer)  # no proposal
    send(service, italy, game, "Russia", Phrase("breach", power="Austria", earlier=offered))
    assert last(service, russia, game)["text"] == "Austria broke a promise."
    refused("not-found", press.send, service, russia, game, ["Italy"], "", phrase=Phrase("thank", earlier=offered))


def test_answers_do_not_show_who_is_anonymous(small_service: Service) -> None:
    """An answer to an anonymous proposal is refused alike, whether or not it guesses the sender."""
    game, people = seven(small_service, OPEN)
    offered = send(small_service, people["Austria"], game, "Italy", PEACE, grey=True)
    for to in ("Austria", "Russia"):
        yes = Phrase("accept", earlier=offered)
        refused("bad-phrase", press.send, small_service, people["Italy"], game, [to], "", phrase=yes)


def test_the_orders_of_a_phrase_are_drawn(small_service: Service) -> None:
    game, people = seven(small_service)
    sent = send(small_service, people["Austria"], game, "Italy", Phrase("plan", orders=("A VIE - GAL", "F TRI - ALB")))
    picture = plan_picture(small_service, people["Italy"], game, sent)
    assert [(one.owner, one.text) for one in picture.canvas.drafts] == [
        ("Austria", "A VIE - GAL"),
        ("Austria", "F TRI - ALB"),
    ]
    none = send(small_service, people["Austria"], game, "Italy", PEACE)
    refused("not-found", plan_picture, small_service, people["Italy"], game, none)


def test_a_phrase_of_a_newer_version_is_shown_as_text(small_service: Service) -> None:
    service = small_service
    game, people = seven(service)
    send(service, people["Austria"], game, "Italy", PEACE)
    with service.write() as tx:
        later = json.dumps({"kind": "duel", "weapon": "pens", "year": 1903})
        tx.run("UPDATE messages SET phrase = ? WHERE game = ?", later, game)
    read = last(Service(service.store), people["Italy"], game)
    assert (read["phrase"], read["text_said"]) == (None, None)
    assert read["text"] == "Shall we keep the peace until the end of 1903?"


# --- databases of before

GAME = ("name", "kind", "status", "visibility", "rules", "board", "options", "settings", "seed", "commitment", "chain")
MESSAGE: dict[str, Any] = {
    "game": "g",
    "at": 1,
    "tenure": 0,
    "grey": 0,
    "public": 0,
    "phase": "",
    "sender": "x",
    "thread": "x",
}
NEW = "025_phrases"


@pytest.mark.both_databases
def test_messages_of_before_are_no_phrases(database: str, clock: Clock) -> None:
    with earlier_store(database, lambda name: name < NEW, clock) as old, old.write() as tx:
        tx.add("games", id="g", created=1, **dict.fromkeys(GAME, "x"))
        tx.add("messages", id="m", n=1, text="x", **MESSAGE)
    new = open_store(database, clock)
    with new.write() as tx:
        [row] = tx.all("SELECT * FROM messages")
        assert (row["text"], row["phrase"], phrase_in(row)) == ("x", None, None)
        tx.add("messages", id="p", n=2, text="Thank you!", phrase='{"kind":"thank"}', **MESSAGE)
        rows = tx.all("SELECT * FROM messages ORDER BY n")
    new.close()
    assert [phrase_in(row) for row in rows] == [None, Phrase("thank")]
