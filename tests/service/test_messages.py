"""Messages page by page, what one may always read again, whom one may block, and how much may be written."""

from __future__ import annotations

import tracemalloc
from random import Random

import pytest

from casusbelli.records.gamefile import write_game
from casusbelli.service import blocks, games, gm, looking, messages, orders, press, reports, seating
from casusbelli.service.errors import Refused
from casusbelli.service.house import VISITOR, House, Who
from casusbelli.service.settings import Press, Settings
from casusbelli.service.table import opened
from casusbelli.store import Store, new_id
from casusbelli.store.store import migrations, statements
from tests.service.tables import POWERS, made, person, settle, seven
from tests.service.test_press import refused, texts

GREY = Settings(press=Press(grey=True))
HIDDEN = Settings(press=Press(grey=True), anonymous=True)


def filled(house: House, game: str, count: int, text: str = "message", at: int = 1000, apart: int = 0) -> None:
    """That many public messages, written straight into the database: by the clock of many days, or of one moment."""
    with house.write() as tx:
        first = tx.last("messages", game=game)
        names = ["id", "n", "game", "at", "phase", "sender", "tenure", "grey", "public", "thread", "text", "size"]
        rows = [
            (new_id(), first + i, game, at + i * apart, "S1901M", "Italy", 1, 0, 1, "*", f"{text} {i}", 10)
            for i in range(1, count + 1)
        ]
        tx.add_all("messages", names, rows)


# --- pages


@pytest.mark.parametrize("apart", [0, 1])
def test_no_message_is_lost_between_pages(house: House, apart: int) -> None:
    """Neither by the id of the last, nor by its time, as programs have always paged."""
    game, people = seven(house)
    filled(house, game, 250, apart=apart)
    whole = [f"message {i}" for i in range(1, 251)]
    for who in (people["France"], VISITOR):
        found, cursor = list[str](), None
        while True:
            page = press.page(house, who, game, before_id=cursor, limit=40)
            assert len(page["letters"]) <= 40 or cursor is None
            found = [letter["text"] for letter in page["letters"]] + found
            cursor = page["next"]
            if cursor is None:
                break
        assert found == whole
        found, before = list[str](), None
        while letters := press.letters(house, who, game, before=before, limit=7):
            found = [letter["text"] for letter in letters] + found
            before = letters[0]["at"]
        assert found == whole
        assert "".join(press.export(house, who, game)).count("\nmessage") == 250


def test_messages_from_before_a_clock_was_set_back(house: House) -> None:
    game, _people = seven(house)
    for at in (5000, 9000, 7000, 7000, 3000):
        filled(house, game, 3, f"at {at}", at)
    found, before = list[str](), None
    while letters := press.letters(house, VISITOR, game, before=before, limit=2):
        found += [letter["text"] for letter in letters]
        before = letters[0]["at"]
    assert len(found) == len(letters) + 15


def test_a_page_says_nothing_about_the_messages_of_others(small_house: House) -> None:
    """A cursor is no number that would count them."""
    house = small_house
    game, people = seven(house)
    press.send(house, people["France"], game, ["Italy"], "one")
    for _n in range(5):
        press.send(house, people["Russia"], game, ["Turkey"], "secret")
    press.send(house, people["France"], game, ["Italy"], "two")
    page = press.page(house, people["Italy"], game, limit=1)
    assert page["next"] == page["letters"][0]["id"]
    assert [x["text"] for x in press.letters(house, people["Italy"], game, before_id=page["next"])] == ["one"]
    refused("not-found", press.letters, house, people["Italy"], game, before_id="nothing")


def test_searching_and_conversations_page(house: House) -> None:
    game, people = seven(house)
    filled(house, game, 300, "ÄRGER im Haus")
    filled(house, game, 300, "peace")
    page = press.page(house, people["France"], game, search="ärger IM", limit=100, before_id=None)
    assert len(page["letters"]) == 300, "of one millisecond all come together"
    assert {letter["text"][:5] for letter in page["letters"]} == {"ÄRGER"}
    for name in POWERS[:3]:
        press.send(house, people["Russia"], game, [name], f"to {name}")
    one = press.thread_page(house, people["Russia"], game, limit=2)
    two = press.thread_page(house, people["Russia"], game, before_id=one["next"], limit=2)
    assert [thread["with"][0] for thread in one["threads"] + two["threads"]] == ["France", "England", "Austria", "*"]
    assert two["next"] is None
    (public,) = [t for t in press.threads(house, people["France"], game) if t["thread"] == "*"]
    assert (public["letters"], public["unread"]) == (600, 600)
    press.mark_all_read(house, people["France"], game)
    assert {thread["unread"] for thread in press.threads(house, people["France"], game)} == {0}


def test_exports_hold_no_more_than_a_page(small_house: House) -> None:
    house = small_house
    game, _people = seven(house)
    filled(house, game, 2000, "x" * 8000)
    tracemalloc.start()
    sizes = sum(len(part) for part in press.export(house, VISITOR, game))
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert sizes > 16_000_000
    assert most < 6_000_000, "a page of them takes 800,000 characters"


def test_an_exported_game_is_the_file_that_was_written_before(house: House) -> None:
    game = made(house, person(house, "Ada"), "standard + last-year(year=1902)", bots=dict.fromkeys(POWERS, "hold"))
    settle(house)
    with house.read() as tx:
        whole = write_game(opened(house, tx, game).game)
    parts = list(looking.export(house, VISITOR, game))
    assert "".join(parts) == whole
    assert len(parts) > 1


# --- what one may always read


def test_one_reads_ones_own_messages_for_ever(house: House) -> None:
    """Through resigning, coming back, and coming back elsewhere; and nobody else does."""
    game, people = seven(house, Settings(misses=0))
    france, eve = people["France"], person(house, "Eve")
    press.send(house, france, game, ["Italy"], "from France")
    press.send(house, people["Italy"], game, ["France"], "to France")
    seating.leave(house, france, game)
    assert texts(house, france, game) == ["from France", "to France"], "without a seat"
    assert texts(house, VISITOR, game) == []
    seating.join(house, eve, game, "France")
    assert texts(house, eve, game) == []
    press.send(house, people["Italy"], game, ["France"], "to Eve")
    seating.leave(house, eve, game)
    seating.join(house, france, game, "France")
    assert texts(house, france, game) == ["from France", "to France"]
    assert [letter["own"] for letter in press.letters(house, france, game)] == [True, False]
    assert sum(t["unread"] for t in press.threads(house, france, game)) == 0, "what came in another tenure is not new"
    seating.leave(house, people["Turkey"], game)
    seating.leave(house, france, game)
    seating.join(house, france, game, "Turkey")
    assert texts(house, france, game) == ["from France", "to France"]
    assert "to Eve" in texts(house, eve, game)


def test_a_seat_that_changes_hands_before_the_beginning(house: House) -> None:
    """All players of that time have the same tenure."""
    ada, bob, eve = (person(house, name) for name in ("Ada", "Bob", "Eve"))
    game = made(house, ada)
    seating.join(house, ada, game, "France")
    seating.join(house, bob, game, "Italy")
    press.send(house, ada, game, ["Italy"], "for Bob alone")
    seating.leave(house, bob, game)
    seating.join(house, eve, game, "Italy")
    assert texts(house, eve, game) == []
    assert texts(house, bob, game) == ["for Bob alone"]


def test_the_office_of_the_game_master_keeps_its_correspondence(house: House) -> None:
    olga, new = person(house, "Olga"), person(house, "Nora")
    game = made(house, olga, gm=True, bots=dict.fromkeys(POWERS[1:], "hold"))
    ada = person(house, "Ada")
    seating.join(house, ada, game, "Austria")
    seating.start(house, olga, game)
    press.send(house, ada, game, ["gm"], "is this legal?")
    press.send(house, olga, game, ["Austria"], "yes")
    press.send(house, ada, game, ["England"], "not for the game master")
    with house.write() as tx:
        opened(house, tx, game, lock=True).change(gm=new.account)
    assert texts(house, new, game) == ["is this legal?", "yes"]
    assert [letter["own"] for letter in press.letters(house, new, game)] == [False, True]
    assert texts(house, olga, game) == ["is this legal?", "yes"], "what was written as game master stays one's own"
    assert [t["unread"] for t in press.threads(house, new, game)] == [1]


# --- whom the rules keep silent


def test_who_is_silenced_speaks_to_nobody(small_house: House) -> None:
    """FD2.3. Not to visitors either."""
    house, first = small_house, person(small_house, "Player 0")
    game = made(house, first, "factional", settings=Settings(misses=0))
    seats = [f"{power} ({letter})" for power in POWERS for letter in "AB"]
    people = {seat: first if not n else person(house, f"Player {n}") for n, seat in enumerate(seats)}
    for seat, who in people.items():
        seating.join(house, who, game, seat)
    with house.write() as tx:  # out of the game: without units and centers
        table = opened(house, tx, game, lock=True)
        before = len(table.game.log)
        table.game.edit([], [n for n, u in table.game.state.units.items() if u.owner == "Italy"], {}, "gm", "a test")
        table.game.edit([], [], dict.fromkeys(("ROM", "NAP", "VEN"), "France"), "gm", "a test")
        table.append(table.game.log[before:])
    writer = people["Italy (A)"]
    refused("silenced", press.send, house, writer, game, ["*"], "I am still here")
    assert texts(house, VISITOR, game) == []


def at_war(house: House) -> tuple[str, dict[str, Who]]:
    """Austria and England, in Formal Diplomacy."""
    people = {seat: person(house, f"Player of {seat}") for seat in POWERS[:3]}
    rules = {"options": {"formal.press": "private_and_public"}, "bots": dict.fromkeys(POWERS[3:], "hold")}
    game = made(house, people["Austria"], "formal", **rules)
    for seat, who in people.items():
        seating.join(house, who, game, seat)
    orders.submit(house, people["Austria"], game, None, "S1901M", "DWO England")
    for who in people.values():
        orders.ready(house, who, game, None, "S1901M", True)
    settle(house)
    return game, people


def test_visitors_do_not_read_what_was_kept_from_a_player(house: House) -> None:
    """W4: an enemy hears nothing, and would only have to sign out."""
    game, people = at_war(house)
    sent = press.send(house, people["Austria"], game, ["*"], "to all but one")
    assert "England" not in sent["to"]
    assert {"France", "Turkey"} <= set(sent["to"])
    assert texts(house, people["England"], game) == []
    assert texts(house, VISITOR, game) == texts(house, person(house, "Eve"), game) == []
    assert texts(house, people["France"], game) == ["to all but one"]
    (mine,) = press.letters(house, people["Austria"], game)
    assert "England" not in mine["to"]
    assert "*" not in mine["to"]
    press.send(house, people["France"], game, ["*"], "to all")
    assert texts(house, VISITOR, game) == ["to all"]


def test_old_public_messages_that_were_kept_from_a_player(store: Store) -> None:
    """As a database of before has them."""
    house = House(store)
    game, people = at_war(house)
    press.send(house, people["Austria"], game, ["*"], "to all but one")
    press.send(house, people["France"], game, ["*"], "to all")
    with house.write() as tx:
        tx.run("UPDATE messages SET withheld = '', size = 0")
        for statement in statements(migrations()["008_messages"]):
            if statement.startswith("UPDATE"):
                tx.run(statement)
        assert [row["size"] for row in tx.all("SELECT size FROM messages ORDER BY n")] == [14, 6]
    assert texts(house, VISITOR, game) == ["to all"]


def test_the_sender_is_told_whom_a_message_reached(small_house: House) -> None:
    house = small_house
    game, people = seven(house, Settings(misses=0))
    seating.leave(house, people["Turkey"], game)
    refused("nobody-there", press.send, house, people["France"], game, ["Turkey"], "hello?")
    refused("nobody-there", press.send, house, people["France"], game, ["Turkey", "Italy"], "hello?")
    sent = press.send(house, people["France"], game, ["*"], "hello, everybody")
    assert sorted(sent["to"]) == ["Austria", "England", "Germany", "Italy", "Russia"]
    eve = person(house, "Eve")
    seating.join(house, eve, game, "Turkey")
    assert texts(house, eve, game) == ["hello, everybody"]


# --- blocking


def readings(house: House, who: Who, game: str) -> list[object]:
    """All that somebody finds out by reading."""
    return [
        press.page(house, who, game),
        press.thread_page(house, who, game),
        press.letters(house, who, game, search="e"),
        "".join(press.export(house, who, game)),
    ]


@pytest.mark.parametrize("settings", [GREY, HIDDEN])
def test_blocking_accounts_does_not_tell_who_wrote(small_house: House, settings: Settings) -> None:
    """Whoever blocks one account after another sees the same as before."""
    house, chance = small_house, Random(3)
    game, people = seven(house, settings)
    for _n in range(20):
        sender, reader = chance.sample([p for p in POWERS if p != "Italy"], 2)
        grey = settings is GREY or chance.random() < 0.5
        press.send(house, people[sender], game, ["Italy", reader], "hello there", grey=grey)
        press.send(house, people[sender], game, ["*"], "everybody hears", grey=grey)
    before = readings(house, people["Italy"], game)
    for seat, who in people.items():
        if seat != "Italy":
            blocks.block(house, people["Italy"], who.name)
            assert readings(house, people["Italy"], game) == before, seat


def test_a_block_counts_where_the_name_is_known(small_house: House) -> None:
    house = small_house
    game, people = seven(house, GREY)
    press.send(house, people["France"], game, ["Italy"], "named")
    press.send(house, people["France"], game, ["Italy"], "grey", grey=True)
    blocks.block(house, people["Italy"], people["France"].name)
    assert texts(house, people["Italy"], game) == ["grey"]


@pytest.mark.parametrize("settings", [GREY, HIDDEN])
def test_in_a_game_one_blocks_a_seat(small_house: House, settings: Settings) -> None:
    house = small_house
    game, people = seven(house, settings)
    italy = people["Italy"]
    press.send(house, people["France"], game, ["Italy"], "named")
    press.send(house, people["France"], game, ["Italy"], "grey", grey=True)
    press.send(house, people["Russia"], game, ["Italy"], "other")
    assert blocks.mute(house, italy, game, "France") == {"seats": ["France"]}
    assert texts(house, italy, game) == ["grey", "other"]
    blocks.mute(house, italy, game, "grey")
    assert texts(house, italy, game) == ["other"]
    assert len(press.threads(house, italy, game)) == 1
    assert blocks.mute(house, italy, game, "France", False) == {"seats": ["grey"]}
    assert texts(house, italy, game) == ["named", "other"]
    for seat in ("Italy", "Spain", "gm"):
        refused("not-found", blocks.mute, house, italy, game, seat)
    assert blocks.muted(house, VISITOR, game) == {"seats": []}


def test_being_blocked_does_not_tell_who_sits_in_an_anonymous_game(small_house: House) -> None:
    house = small_house
    eve = person(house, "Eve")
    for settings, expected in ((Settings(), "not-allowed"), (HIDDEN, "")):
        owner, ada = person(house, f"Olga {expected}"), person(house, f"Ada {expected}")
        game = made(house, owner, settings=settings)
        seating.join(house, ada, game, "France")
        blocks.block(house, ada, "Eve")
        if expected:
            refused(expected, seating.join, house, eve, game, "Italy")
        else:
            seating.join(house, eve, game, "Italy")
    blocks.block(house, owner, "Eve")
    seating.leave(house, eve, game)
    refused("not-allowed", seating.join, house, eve, game, "Italy")


# --- how much


def test_there_is_a_limit_for_each_phase_and_game(small_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house = small_house
    game, people = seven(house)
    monkeypatch.setattr(messages, "MOST_IN_A_PHASE", 3)
    for n in range(3):
        press.send(house, people["France"], game, ["Italy"], f"number {n}")
    refused("too-many-messages", press.send, house, people["France"], game, ["*"], "too many")
    press.send(house, people["Italy"], game, ["France"], "others may go on")
    monkeypatch.setattr(messages, "MOST_IN_A_PHASE", 100)
    monkeypatch.setattr(messages, "MOST_IN_A_GAME", 40)
    with pytest.raises(Refused, match="in this game"):
        press.send(house, people["France"], game, ["Italy"], "x" * 20)
    monkeypatch.setattr(messages, "MOST_IN_A_GAME", 1000)
    monkeypatch.setattr(messages, "MOST_OF_ALL", 40)
    with pytest.raises(Refused, match="in all games"):
        press.send(house, people["France"], game, ["Italy"], "x" * 20)


# --- reports


def test_moderators_do_not_handle_their_own_tables(small_house: House) -> None:
    """A grey message is not unmasked by reporting it."""
    house = small_house
    mona, root, other = (
        person(house, "Mona", "moderator"),
        person(house, "Root", "administrator"),
        person(house, "Mo", "moderator"),
    )
    game = made(house, person(house, "Olga"), settings=HIDDEN)
    people = {"Austria": mona, "England": root, **{seat: person(house, seat) for seat in POWERS[2:]}}
    for seat, who in people.items():
        seating.join(house, who, game, seat)
    letter = press.send(house, people["France"], game, ["Austria"], "guess who", grey=True)["id"]
    number = reports.report(house, mona, game, letter, "rude")
    assert reports.report(house, mona, game, letter, "rude again") == number
    assert reports.reports(house, mona) == reports.reports(house, root) == []
    refused("not-found", reports.close_report, house, mona, number, "fine")
    seating.leave(house, root, game)
    assert reports.reports(house, root) == [], "who sat there before"
    (found,) = reports.reports(house, other)
    assert found["writer"] == "France"
    reports.close_report(house, other, number, "warned")
    assert reports.reports(house, mona, closed=True) == []


def test_administrators_have_no_powers_over_their_own_games(small_house: House) -> None:
    house = small_house
    mine, other = person(house, "Root", "administrator"), person(house, "Ruth", "administrator")
    people = {"Austria": mine, **{seat: person(house, seat) for seat in POWERS[1:]}}
    game = made(house, people["Italy"], settings=Settings(misses=0))
    for seat, who in people.items():
        seating.join(house, who, game, seat)
    for seated in (True, False):
        if not seated:
            seating.leave(house, mine, game)
        refused("not-over", looking.export, house, mine, game)
        refused("not-allowed", games.cancel, house, mine, game)
        with house.write() as tx:
            opened(house, tx, game, lock=True).change(status="needs-gm", fault="A PAR - BUR")
        refused("not-allowed", gm.missing, house, mine, game)
        refused("not-allowed", gm.resume, house, mine, game)
        assert games.info(house, mine, game)["fault"] == ""
        with house.write() as tx:
            opened(house, tx, game, lock=True).change(status="running")
    assert [act["kind"] for act in gm.acts(house, VISITOR, game)] == ["left"], "who saw nothing did not look"
    assert "".join(looking.export(house, other, game))
    assert "".join(looking.export(house, other, game))
    act = gm.acts(house, VISITOR, game)[-1]
    assert (act["kind"], act["by"]) == ("exported", "Ruth")
    assert len(gm.acts(house, VISITOR, game)) == 2, "once for each phase"


def test_an_administrator_who_helps_is_seen(small_house: House) -> None:
    """They see what a game master sees where they must, and players read that they looked."""
    house = small_house
    game, people = seven(house)
    orders.submit(house, people["France"], game, None, "S1901M", "A PAR - BUR")
    press.send(house, people["France"], game, ["Italy"], "secret")
    other = person(house, "Ruth", "administrator")
    with house.write() as tx:
        opened(house, tx, game, lock=True).change(status="needs-gm")
    assert texts(house, other, game) == []
    assert looking.view(house, other, game) == looking.view(house, VISITOR, game)
    refused("not-allowed", looking.view, house, other, game, "France")
    assert gm.acts(house, VISITOR, game) == []
    assert "A PAR - BUR" in str(gm.missing(house, other, game))
    (act,) = gm.acts(house, VISITOR, game)
    assert (act["kind"], act["by"]) == ("looked", "Ruth")
    gm.resume(house, other, game, "try again")
