"""Letters reach those they are for, and nobody else: random conversations, checked against a list kept by hand."""

from __future__ import annotations

from random import Random

import pytest

from casusbelli.service import blocks, feed, games, gm, invitations, looking, orders, press, reports, seating
from casusbelli.service.errors import Refused
from casusbelli.service.house import VISITOR, House, Who
from casusbelli.service.settings import Press, Settings
from tests.service.tables import POWERS, made, person, settle, seven

ALL_KINDS = Settings(press=Press(grey=True))


def refused(code: str, call: object, *args: object, **more: object) -> None:
    with pytest.raises(Refused) as found:
        call(*args, **more)  # type: ignore[operator]
    assert found.value.code == code, found.value


def texts(house: House, who: Who, game: str) -> list[str]:
    return [letter["text"] for letter in press.letters(house, who, game)]


def test_random_conversations(small_house: House) -> None:
    """Through seats that change hands: whoever comes later reads nothing of what came before, public letters aside."""
    house, chance = small_house, Random(7)
    game, people = seven(house, Settings(press=Press(grey=True), misses=0))
    known: dict[str, list[str]] = {who.name: [] for who in people.values()}
    public: list[str] = []
    for number in range(120):
        if number % 40 == 39:
            seat = chance.choice(POWERS)
            seating.leave(house, people[seat], game)
            people[seat] = person(house, f"Newcomer {number}")
            seating.join(house, people[seat], game, seat)
            known[people[seat].name] = list(public)
        sender = chance.choice(POWERS)
        text = f"letter {number}"
        if chance.random() < 0.2:
            press.send(house, people[sender], game, ["*"], text)
            public.append(text)
            readers = list(POWERS)
        else:
            readers = chance.sample([p for p in POWERS if p != sender], chance.randint(1, 3))
            press.send(house, people[sender], game, readers, text, grey=chance.random() < 0.3)
        for seat in {*readers, sender}:
            known[people[seat].name].append(text)
    for seat, who in people.items():
        assert texts(house, who, game) == known[who.name][-100:], seat
    assert texts(house, VISITOR, game) == public


def test_grey_letters_have_no_sender(small_house: House) -> None:
    game, people = seven(small_house, ALL_KINDS)
    press.send(small_house, people["France"], game, ["Italy"], "beware", grey=True)
    press.send(small_house, people["France"], game, ["Italy"], "Yours, France")
    grey, open_ = press.letters(small_house, people["Italy"], game)
    assert grey["from"] == "grey"
    assert "France" not in str(grey)
    assert open_["from"] == "France"
    assert press.letters(small_house, people["France"], game)[0]["from"] == "France"


def test_what_is_not_written(small_house: House) -> None:
    house = small_house
    game, people = seven(house, Settings(press=Press(private=False, public=False, closed="M")))
    refused("not-allowed", press.send, house, people["France"], game, ["Italy"], "hello")
    refused("not-allowed", press.send, house, people["France"], game, ["*"], "hello")
    refused("press-closed", press.send, house, people["France"], game, ["Italy", "Austria"], "hello")
    refused("not-allowed", press.send, house, people["France"], game, ["Italy", "Austria"], "hello", grey=True)
    refused("not-found", press.send, house, people["France"], game, ["Spain"], "hello")
    refused("not-found", press.send, house, people["France"], game, ["gm"], "hello")
    refused("bad-input", press.send, house, people["France"], game, ["France"], "hello")
    refused("bad-input", press.send, house, people["France"], game, ["Italy"], " \0 ")
    refused("bad-input", press.send, house, people["France"], game, ["Italy"], "x" * 8001)
    refused("not-allowed", press.send, house, person(house, "Eve"), game, ["Italy"], "hello")


def test_the_rules_silence_enemies(small_house: House) -> None:
    """Whoever is at war in Formal Diplomacy does not write to his enemy (S-2)."""
    house = small_house
    ada = person(house, "Ada")
    game = made(house, ada, "formal", bots=dict.fromkeys(POWERS[2:], "hold"))
    bob = person(house, "Bob")
    seating.join(house, ada, game, "Austria")
    seating.join(house, bob, game, "England")
    press.send(house, ada, game, ["England"], "peace?")
    orders.submit(house, ada, game, None, "S1901M", "DWO England")
    orders.ready(house, ada, game, None, "S1901M", True)
    orders.ready(house, bob, game, None, "S1901M", True)
    settle(house)
    assert games.info(house, ada, game)["phase"] == "F1901M"
    refused("silenced", press.send, house, ada, game, ["England"], "peace!")
    press.send(house, ada, game, ["France"], "they do not listen")


def test_a_game_master_is_written_to(small_house: House) -> None:
    house = small_house
    owner = person(house, "Olga")
    game = made(house, owner, gm=True, bots=dict.fromkeys(POWERS[1:], "hold"))
    ada = person(house, "Ada")
    seating.join(house, ada, game, "Austria")
    seating.start(house, owner, game)
    press.send(house, ada, game, ["gm"], "is this legal?")
    assert texts(house, owner, game) == ["is this legal?"]
    press.send(house, owner, game, ["Austria"], "yes")
    assert texts(house, ada, game) == ["is this legal?", "yes"]
    gm.note(house, owner, game, "everybody may do that")
    assert gm.acts(house, VISITOR, game)[-1]["why"] == "everybody may do that"


def test_read_marks_threads_and_blocks(small_house: House) -> None:
    house = small_house
    game, people = seven(house)
    france, italy = people["France"], people["Italy"]
    press.send(house, france, game, ["Italy"], "one")
    press.send(house, france, game, ["Italy", "Russia"], "two")
    assert [(t["with"], t["unread"]) for t in press.threads(house, italy, game)] == [
        (["France", "Russia"], 1),
        (["France"], 1),
    ]
    press.mark_read(house, italy, game, "France|Italy")
    assert {tuple(t["with"]): t["unread"] for t in press.threads(house, italy, game)} == {
        ("France", "Russia"): 1,
        ("France",): 0,
    }
    assert press.threads(house, people["Turkey"], game) == []
    refused("not-found", press.mark_read, house, people["Turkey"], game, "France|Italy")
    assert [x["text"] for x in press.letters(house, italy, game, search="TWO")] == ["two"]
    blocks.block(house, italy, france.name)
    assert texts(house, italy, game) == []
    assert texts(house, people["Russia"], game) == ["two"]
    assert "[S1901M] France to Italy, Russia\ntwo" in "".join(press.export(house, people["Russia"], game))


def test_reports_reach_moderators_only(small_house: House) -> None:
    house = small_house
    game, people = seven(house)
    letter = press.send(house, people["France"], game, ["Italy"], "you fool")["id"]
    refused("not-found", reports.report, house, people["Russia"], game, letter, "rude")
    number = reports.report(house, people["Italy"], game, letter, "rude")
    refused("not-allowed", reports.reports, house, people["Italy"])
    mona = person(house, "Mona", "moderator")
    (found,) = reports.reports(house, mona)
    assert (found["letter"], found["writer"]) == ("you fool", "Player of France")
    reports.close_report(house, mona, number, "warned")
    assert reports.reports(house, mona) == []


def test_nobody_keeps_reports_from_the_moderators(small_house: House) -> None:
    """Neither by inviting the moderators, as if the game were theirs, nor by hiding a report among a thousand."""
    house, mona = small_house, person(small_house, "Mona", "moderator")
    game, people = seven(house)
    olga = person(house, "Olga")
    own = made(house, olga)
    for seat in ("France", "Italy"):
        seating.join(house, people[seat], own, seat)
    letter = press.send(house, people["France"], own, ["Italy"], "you fool")["id"]
    invitations.invite(house, olga, own, "Mona")
    reports.report(house, people["Italy"], own, letter, "rude")
    assert len(reports.reports(house, mona)) == 1
    for number in range(reports.OPEN_OF_ONE):
        noise = press.send(house, people["Russia"], game, ["Italy"], str(number))["id"]
        reports.report(house, people["Russia"], game, noise, "noise")
    last = press.send(house, people["Russia"], game, ["Italy"], "last")["id"]
    refused("too-many-reports", reports.report, house, people["Russia"], game, last, "noise")


# --- what is new


def test_a_feed_that_is_taken_up_again_lacks_nothing(small_house: House) -> None:
    house = small_house
    game, people = seven(house)
    _none, position = feed.since(house, people["Italy"], game)
    press.send(house, people["France"], game, ["Italy"], "one")
    press.send(house, people["France"], game, ["Russia"], "secret")
    orders.submit(house, people["France"], game, None, "S1901M", "A PAR H")
    first, position = feed.since(house, people["Italy"], game, position)
    assert [news["kind"] for news in first] == ["press"]
    orders.ready(house, people["France"], game, None, "S1901M", True)
    second, position = feed.since(house, people["Italy"], game, position)
    assert [(news["kind"], news["seat"]) for news in second] == [("ready", "France")]
    assert feed.since(house, people["Italy"], game, position) == ([], position)
    refused("bad-position", feed.since, house, people["Italy"], game, "; DROP TABLE")


def test_letters_to_an_office_reach_whoever_holds_it(small_house: House) -> None:
    """FD2.4: by seat or by office; in the rules' own words, nothing else."""
    house, first = small_house, person(small_house, "Player 0")
    game = made(house, first, "factional", settings=Settings(press=Press(grey=True)))
    seats = [f"{power} ({letter})" for power in POWERS for letter in "AB"]
    people = {seat: first if not n else person(house, f"Player {n}") for n, seat in enumerate(seats)}
    for seat, who in people.items():
        seating.join(house, who, game, seat)
    governs = looking.view(house, first, game)["state"]["factional"]["France"]["government"]
    opposes = "AB".replace(governs, "")
    writer = people["Italy (A)"]
    sent = press.send(house, writer, game, ["france (government)", f"France ({governs})"], "To the palace")
    assert sent["to"] == [f"France ({governs})"]
    press.send(house, writer, game, ["France (Opposition)", "Turkey (Government)"], "To friends")
    assert texts(house, people[f"France ({governs})"], game) == ["To the palace"]
    assert texts(house, people[f"France ({opposes})"], game) == ["To friends"]
    [letter] = press.letters(house, people[f"France ({governs})"], game)
    held = looking.view(house, first, game)["state"]["factional"]["Italy"]["government"]
    assert letter["office"] == f"Italy ({'Government' if held == 'A' else 'Opposition'})", "FD2.5"
    press.send(house, writer, game, [f"France ({governs})"], "From nobody", grey=True)
    letter = press.letters(house, people[f"France ({governs})"], game)[-1]
    assert (letter["from"], letter["office"]) == ("grey", "")
    for name in ("France (Rebels)", "Atlantis (Government)", "France", "(Government)"):
        refused("not-found", press.send, house, writer, game, [name], "Who are you?")
