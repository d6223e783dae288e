"""Messages reach their recipients and nobody else: random conversations, checked against a list."""

from __future__ import annotations

from random import Random

import pytest

from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import PressSettings, Settings
from casusbelli.service.games import game_log, invitations, lobby, order_entry, press, seating
from casusbelli.service.people import blocks, reports
from casusbelli.service.reads import feed, game_view
from tests.service.conftest import Clock
from tests.service.tables import POWERS, made, person, settle, seven

ALL_KINDS = Settings(press=PressSettings(grey=True))


def refused(code: str, call: object, *args: object, **more: object) -> None:
    with pytest.raises(ServiceError) as found:
        call(*args, **more)  # type: ignore[operator]
    assert found.value.code == code, found.value


def texts(service: Service, who: Who, game: str) -> list[str]:
    return [letter["text"] for letter in press.letters(service, who, game)]


def test_random_conversations(small_service: Service) -> None:
    """Through seats that change hands: later players read nothing of what came before, except public messages."""
    service, chance = small_service, Random(7)
    game, people = seven(service, Settings(press=PressSettings(grey=True), misses=0))
    known: dict[str, list[str]] = {who.name: [] for who in people.values()}
    public: list[str] = []
    for number in range(120):
        if number % 40 == 39:
            seat = chance.choice(POWERS)
            seating.leave(service, people[seat], game)
            people[seat] = person(service, f"Newcomer {number}")
            seating.join(service, people[seat], game, seat)
            known[people[seat].name] = list(public)
        sender = chance.choice(POWERS)
        text = f"letter {number}"
        if chance.random() < 0.2:
            press.send(service, people[sender], game, ["*"], text)
            public.append(text)
            readers = list(POWERS)
        else:
            readers = chance.sample([p for p in POWERS if p != sender], chance.randint(1, 3))
            press.send(service, people[sender], game, readers, text, grey=chance.random() < 0.3)
        for seat in {*readers, sender}:
            known[people[seat].name].append(text)
    for seat, who in people.items():
        assert texts(service, who, game) == known[who.name][-100:], seat
    assert texts(service, VISITOR, game) == public


def test_grey_letters_have_no_sender(small_service: Service) -> None:
    game, people = seven(small_service, ALL_KINDS)
    press.send(small_service, people["France"], game, ["Italy"], "beware", grey=True)
    press.send(small_service, people["France"], game, ["Italy"], "Yours, France")
    grey, open_ = press.letters(small_service, people["Italy"], game)
    assert grey["from"] == "grey"
    assert "France" not in str(grey)
    assert open_["from"] == "France"
    assert press.letters(small_service, people["France"], game)[0]["from"] == "France"


def test_what_is_not_written(small_service: Service) -> None:
    service = small_service
    game, people = seven(service, Settings(press=PressSettings(private=False, public=False, closed="M")))
    refused("not-allowed", press.send, service, people["France"], game, ["Italy"], "hello")
    refused("not-allowed", press.send, service, people["France"], game, ["*"], "hello")
    refused("press-closed", press.send, service, people["France"], game, ["Italy", "Austria"], "hello")
    refused("not-allowed", press.send, service, people["France"], game, ["Italy", "Austria"], "hello", grey=True)
    refused("not-found", press.send, service, people["France"], game, ["Spain"], "hello")
    refused("not-found", press.send, service, people["France"], game, ["gm"], "hello")
    refused("bad-input", press.send, service, people["France"], game, ["France"], "hello")
    refused("bad-input", press.send, service, people["France"], game, ["Italy"], " \0 ")
    refused("bad-input", press.send, service, people["France"], game, ["Italy"], "x" * 8001)
    refused("not-allowed", press.send, service, person(service, "Eve"), game, ["Italy"], "hello")


def test_the_rules_silence_enemies(small_service: Service) -> None:
    """In Formal Diplomacy, players at war cannot write to each other (S-2)."""
    service = small_service
    ada = person(service, "Ada")
    game = made(service, ada, "formal", bots=dict.fromkeys(POWERS[2:], "hold"))
    bob = person(service, "Bob")
    seating.join(service, ada, game, "Austria")
    seating.join(service, bob, game, "England")
    press.send(service, ada, game, ["England"], "peace?")
    order_entry.submit(service, ada, game, None, "S1901M", "DWO England")
    order_entry.ready(service, ada, game, None, "S1901M", True)
    order_entry.ready(service, bob, game, None, "S1901M", True)
    settle(service)
    assert lobby.info(service, ada, game)["phase"] == "F1901M"
    refused("silenced", press.send, service, ada, game, ["England"], "peace!")
    press.send(service, ada, game, ["France"], "they do not listen")


def test_a_game_master_is_written_to(small_service: Service) -> None:
    service = small_service
    owner = person(service, "Olga")
    game = made(service, owner, gm=True, bots=dict.fromkeys(POWERS[1:], "hold"))
    ada = person(service, "Ada")
    seating.join(service, ada, game, "Austria")
    seating.start(service, owner, game)
    press.send(service, ada, game, ["gm"], "is this legal?")
    assert texts(service, owner, game) == ["is this legal?"]
    press.send(service, owner, game, ["Austria"], "yes")
    assert texts(service, ada, game) == ["is this legal?", "yes"]
    game_log.note(service, owner, game, "everybody may do that")
    assert game_log.acts(service, VISITOR, game)[-1]["why"] == "everybody may do that"


def test_read_marks_threads_and_blocks(small_service: Service) -> None:
    service = small_service
    game, people = seven(service)
    france, italy = people["France"], people["Italy"]
    press.send(service, france, game, ["Italy"], "one")
    press.send(service, france, game, ["Italy", "Russia"], "two")
    assert [(t["with"], t["unread"]) for t in press.threads(service, italy, game)] == [
        (["France", "Russia"], 1),
        (["France"], 1),
    ]
    press.mark_read(service, italy, game, "France|Italy")
    assert {tuple(t["with"]): t["unread"] for t in press.threads(service, italy, game)} == {
        ("France", "Russia"): 1,
        ("France",): 0,
    }
    assert press.threads(service, people["Turkey"], game) == []
    refused("not-found", press.mark_read, service, people["Turkey"], game, "France|Italy")
    assert [x["text"] for x in press.letters(service, italy, game, search="TWO")] == ["two"]
    blocks.block(service, italy, france.name)
    assert texts(service, italy, game) == []
    assert texts(service, people["Russia"], game) == ["two"]
    assert "[S1901M] France to Italy, Russia\ntwo" in "".join(press.export(service, people["Russia"], game))


def test_reports_reach_moderators_only(small_service: Service) -> None:
    service = small_service
    game, people = seven(service)
    letter = press.send(service, people["France"], game, ["Italy"], "you fool")["id"]
    refused("not-found", reports.report, service, people["Russia"], game, letter, "rude")
    number = reports.report(service, people["Italy"], game, letter, "rude")
    refused("not-allowed", reports.reports, service, people["Italy"])
    mona = person(service, "Mona", "moderator")
    (found,) = reports.reports(service, mona)
    assert (found["letter"], found["writer"]) == ("you fool", "Player of France")
    reports.close_report(service, mona, number, "warned")
    assert reports.reports(service, mona) == []


def test_nobody_keeps_reports_from_the_moderators(small_service: Service) -> None:
    """Neither by inviting the moderators, as if the game were theirs, nor by hiding a report among a thousand."""
    service, mona = small_service, person(small_service, "Mona", "moderator")
    game, people = seven(service)
    olga = person(service, "Olga")
    own = made(service, olga)
    for seat in ("France", "Italy"):
        seating.join(service, people[seat], own, seat)
    letter = press.send(service, people["France"], own, ["Italy"], "you fool")["id"]
    invitations.invite(service, olga, own, "Mona")
    reports.report(service, people["Italy"], own, letter, "rude")
    assert len(reports.reports(service, mona)) == 1
    for number in range(reports.OPEN_OF_ONE):
        noise = press.send(service, people["Russia"], game, ["Italy"], str(number))["id"]
        reports.report(service, people["Russia"], game, noise, "noise")
    last = press.send(service, people["Russia"], game, ["Italy"], "last")["id"]
    refused("too-many-reports", reports.report, service, people["Russia"], game, last, "noise")


# --- what is new


def test_a_feed_keeps_its_order_when_the_clock_is_set_back(service: Service, clock: Clock) -> None:
    game, people = seven(service)
    _none, position = feed.since(service, people["Italy"], game)
    for text, ahead in (("first", 60_000), ("second", 0), ("third", 30_000)):
        clock.ahead = ahead
        press.send(service, people["Italy"], game, ["*"], text)
    with service.read() as tx:
        stored = tx.all("SELECT at FROM news WHERE game = ? AND audience = '*' ORDER BY n DESC LIMIT 3", game)
    news, _position = feed.since(service, people["Italy"], game, position)
    public = [item["at"] for item in news if item["for"] is None]
    assert public == [row["at"] for row in reversed(stored)] != sorted(public)


def test_a_feed_that_is_taken_up_again_lacks_nothing(small_service: Service) -> None:
    service = small_service
    game, people = seven(service)
    _none, position = feed.since(service, people["Italy"], game)
    press.send(service, people["France"], game, ["Italy"], "one")
    press.send(service, people["France"], game, ["Russia"], "secret")
    order_entry.submit(service, people["France"], game, None, "S1901M", "A PAR H")
    first, position = feed.since(service, people["Italy"], game, position)
    assert [news["kind"] for news in first] == ["press"]
    order_entry.ready(service, people["France"], game, None, "S1901M", True)
    second, position = feed.since(service, people["Italy"], game, position)
    assert [(news["kind"], news["seat"]) for news in second] == [("ready", "France")]
    assert feed.since(service, people["Italy"], game, position) == ([], position)
    refused("bad-position", feed.since, service, people["Italy"], game, "; DROP TABLE")


def test_letters_to_an_office_reach_whoever_holds_it(small_service: Service) -> None:
    """FD2.4: by seat or by office; in the rules' own words, nothing else."""
    service, first = small_service, person(small_service, "Player 0")
    game = made(service, first, "factional", settings=Settings(press=PressSettings(grey=True)))
    seats = [f"{power} ({letter})" for power in POWERS for letter in "AB"]
    people = {seat: first if not n else person(service, f"Player {n}") for n, seat in enumerate(seats)}
    for seat, who in people.items():
        seating.join(service, who, game, seat)
    governs = game_view.view(service, first, game)["state"]["factional"]["France"]["government"]
    opposes = "AB".replace(governs, "")
    writer = people["Italy (A)"]
    sent = press.send(service, writer, game, ["france (government)", f"France ({governs})"], "To the palace")
    assert sent["to"] == [f"France ({governs})"]
    press.send(service, writer, game, ["France (Opposition)", "Turkey (Government)"], "To friends")
    assert texts(service, people[f"France ({governs})"], game) == ["To the palace"]
    assert texts(service, people[f"France ({opposes})"], game) == ["To friends"]
    [letter] = press.letters(service, people[f"France ({governs})"], game)
    held = game_view.view(service, first, game)["state"]["factional"]["Italy"]["government"]
    assert letter["office"] == f"Italy ({'Government' if held == 'A' else 'Opposition'})", "FD2.5"
    press.send(service, writer, game, [f"France ({governs})"], "From nobody", grey=True)
    letter = press.letters(service, people[f"France ({governs})"], game)[-1]
    assert (letter["from"], letter["office"]) == ("grey", "")
    for name in ("France (Rebels)", "Atlantis (Government)", "France", "(Government)"):
        refused("not-found", press.send, service, writer, game, [name], "Who are you?")
