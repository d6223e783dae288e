"""Messages: pagination, what you can always read again, blocking, and limits."""

from __future__ import annotations

import tracemalloc
from random import Random

import pytest

from casusbelli.records.games.annotations import MessageRecorded, PlayerNamed
from casusbelli.records.games.game_file import read_annotated, write_game
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import PressSettings, Settings
from casusbelli.service.games import game_log, gm, lobby, messages, order_entry, press, seating
from casusbelli.service.games.open_game import EVERYBODY, opened
from casusbelli.service.people import blocks, reports
from casusbelli.service.reads import downloads, game_view
from casusbelli.store import Store, new_id
from casusbelli.store.store import migrations, statements
from tests.service.tables import POWERS, made, person, settle, seven
from tests.service.test_press import refused, texts

GREY = Settings(press=PressSettings(grey=True))
HIDDEN = Settings(press=PressSettings(grey=True), anonymous=True)


def filled(service: Service, game: str, count: int, text: str = "message", at: int = 1000, apart: int = 0) -> None:
    """That many public messages, written straight into the database: by the clock of many days, or of one moment."""
    with service.write() as tx:
        first = tx.last("messages", game=game)
        names = ["id", "n", "game", "at", "phase", "sender", "tenure", "grey", "public", "thread", "text", "size"]
        rows = [
            (new_id(), first + i, game, at + i * apart, "S1901M", "Italy", 1, 0, 1, "*", f"{text} {i}", 10)
            for i in range(1, count + 1)
        ]
        tx.add_all("messages", names, rows)
        opened(service, tx, game).tell(EVERYBODY, "press", thread="*")


# --- pages


@pytest.mark.parametrize("apart", [0, 1])
def test_no_message_is_lost_between_pages(service: Service, apart: int) -> None:
    """Neither by the id of the last, nor by its time, as programs have always paged."""
    game, people = seven(service)
    filled(service, game, 250, apart=apart)
    whole = [f"message {i}" for i in range(1, 251)]
    for who in (people["France"], VISITOR):
        found, cursor = list[str](), None
        while True:
            page = press.page(service, who, game, before_id=cursor, limit=40)
            assert len(page["letters"]) <= 40 or cursor is None
            found = [letter["text"] for letter in page["letters"]] + found
            cursor = page["next"]
            if cursor is None:
                break
        assert found == whole
        found, before = list[str](), None
        while letters := press.letters(service, who, game, before=before, limit=7):
            found = [letter["text"] for letter in letters] + found
            before = letters[0]["at"]
        assert found == whole
        assert "".join(press.export(service, who, game)).count("\nmessage") == 250


def test_messages_from_before_a_clock_was_set_back(service: Service) -> None:
    game, _people = seven(service)
    for at in (5000, 9000, 7000, 7000, 3000):
        filled(service, game, 3, f"at {at}", at)
    found, before = list[str](), None
    while letters := press.letters(service, VISITOR, game, before=before, limit=2):
        found += [letter["text"] for letter in letters]
        before = letters[0]["at"]
    assert len(found) == len(letters) + 15


def test_a_page_says_nothing_about_the_messages_of_others(small_service: Service) -> None:
    """A cursor is no number that would count them."""
    service = small_service
    game, people = seven(service)
    press.send(service, people["France"], game, ["Italy"], "one")
    for _n in range(5):
        press.send(service, people["Russia"], game, ["Turkey"], "secret")
    press.send(service, people["France"], game, ["Italy"], "two")
    page = press.page(service, people["Italy"], game, limit=1)
    assert page["next"] == page["letters"][0]["id"]
    assert [x["text"] for x in press.letters(service, people["Italy"], game, before_id=page["next"])] == ["one"]
    refused("not-found", press.letters, service, people["Italy"], game, before_id="nothing")


@pytest.mark.both_databases
def test_searching_and_conversations_page(service: Service) -> None:
    game, people = seven(service)
    filled(service, game, 300, "ÄRGER im Haus")
    filled(service, game, 300, "peace")
    page = press.page(service, people["France"], game, search="ärger IM", limit=100, before_id=None)
    assert len(page["letters"]) == 300, "of one millisecond all come together"
    assert {letter["text"][:5] for letter in page["letters"]} == {"ÄRGER"}
    for name in POWERS[:3]:
        press.send(service, people["Russia"], game, [name], f"to {name}")
    one = press.thread_page(service, people["Russia"], game, limit=2)
    two = press.thread_page(service, people["Russia"], game, before_id=one["next"], limit=2)
    assert [thread["with"][0] for thread in one["threads"] + two["threads"]] == ["France", "England", "Austria", "*"]
    assert two["next"] is None
    (public,) = [t for t in press.threads(service, people["France"], game) if t["thread"] == "*"]
    assert (public["letters"], public["unread"]) == (600, 600)
    press.mark_all_read(service, people["France"], game)
    assert {thread["unread"] for thread in press.threads(service, people["France"], game)} == {0}


def test_exports_hold_no_more_than_a_page(small_service: Service) -> None:
    service = small_service
    game, _people = seven(service)
    filled(service, game, 2000, "x" * 8000)
    tracemalloc.start()
    sizes = sum(len(part) for part in press.export(service, VISITOR, game))
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert sizes > 16_000_000
    assert most < 6_000_000, "a page of them takes 800,000 characters"


def test_an_exported_game_is_the_file_that_was_written_before(service: Service) -> None:
    game = made(service, person(service, "Ada"), "standard + last-year(year=1902)", bots=dict.fromkeys(POWERS, "hold"))
    settle(service)
    with service.read() as tx:
        whole = write_game(opened(service, tx, game).game)
    parts = list(downloads.export(service, VISITOR, game))
    assert "".join(parts) == whole
    assert len(parts) > 1


def finished(service: Service, settings: Settings) -> tuple[str, Who, Who]:
    """A game of a year between Ada, Eve and bots, in which they wrote to one another and to everybody."""
    ada, eve, bots = person(service, "Ada"), person(service, "Eve"), dict.fromkeys(POWERS[2:], "hold")
    game = made(service, ada, "standard + last-year(year=1901)", bots=bots, settings=settings)
    seating.join(service, ada, game, "Austria")
    seating.join(service, eve, game, "England")
    for who, seat, other in ((ada, "Austria", "England"), (eve, "England", "Italy")):
        press.send(service, who, game, [other], f"from {seat}")
    press.send(service, eve, game, [EVERYBODY], "to all")
    if settings.press.grey:
        press.send(service, eve, game, ["Austria"], "beware", grey=True)
    while lobby.info(service, VISITOR, game)["status"] == "running":
        for who in (ada, eve):
            order_entry.no_orders(service, who, game, None, lobby.info(service, VISITOR, game)["phase"])
        settle(service)
    return game, ada, eve


def told(service: Service, who: Who, game: str) -> tuple[list[tuple[str, str]], list[tuple[str, tuple[str, ...], str]]]:
    """The names and the messages in the file that somebody downloads."""
    found = read_annotated("".join(downloads.export_with_messages(service, who, game))).notes
    return (
        [(note.seat, note.name) for note in found if isinstance(note, PlayerNamed)],
        [(note.sender, note.to, note.text) for note in found if isinstance(note, MessageRecorded)],
    )


def test_the_file_of_a_finished_game_has_the_messages_that_one_may_read(service: Service) -> None:
    game, ada, eve = finished(service, Settings(misses=0))
    names = [("Austria", "Ada"), ("England", "Eve")]
    public, mine = ("England", (), "to all"), ("Austria", ("England",), "from Austria")
    assert told(service, VISITOR, game) == (names, [public])
    assert told(service, ada, game) == (names, [mine, public])
    assert told(service, eve, game) == (names, [mine, ("England", ("Italy",), "from England"), public])


def test_the_file_of_a_game_that_goes_on_has_no_messages(small_service: Service) -> None:
    game, people = seven(small_service)
    refused("not-over", lambda: downloads.export_with_messages(small_service, people["Austria"], game))


def test_who_wrote_anonymously_stays_anonymous_in_the_file(small_service: Service) -> None:
    game, ada, eve = finished(small_service, GREY)
    assert ("", ("Austria",), "beware") in told(small_service, ada, game)[1]
    assert ("England", ("Austria",), "beware") in told(small_service, eve, game)[1]


# --- what one may always read


def test_one_reads_ones_own_messages_for_ever(service: Service) -> None:
    """Through resigning, coming back, and coming back in another seat; nobody else can read them."""
    game, people = seven(service, Settings(misses=0))
    france, eve = people["France"], person(service, "Eve")
    press.send(service, france, game, ["Italy"], "from France")
    press.send(service, people["Italy"], game, ["France"], "to France")
    seating.leave(service, france, game)
    assert texts(service, france, game) == ["from France", "to France"], "without a seat"
    assert texts(service, VISITOR, game) == []
    seating.join(service, eve, game, "France")
    assert texts(service, eve, game) == []
    press.send(service, people["Italy"], game, ["France"], "to Eve")
    seating.leave(service, eve, game)
    seating.join(service, france, game, "France")
    assert texts(service, france, game) == ["from France", "to France"]
    assert [letter["own"] for letter in press.letters(service, france, game)] == [True, False]
    assert sum(t["unread"] for t in press.threads(service, france, game)) == 0, "what came in another tenure is not new"
    seating.leave(service, people["Turkey"], game)
    seating.leave(service, france, game)
    seating.join(service, france, game, "Turkey")
    assert texts(service, france, game) == ["from France", "to France"]
    assert "to Eve" in texts(service, eve, game)


def test_a_seat_that_changes_hands_before_the_beginning(service: Service) -> None:
    """All players of that time have the same tenure."""
    ada, bob, eve = (person(service, name) for name in ("Ada", "Bob", "Eve"))
    game = made(service, ada)
    seating.join(service, ada, game, "France")
    seating.join(service, bob, game, "Italy")
    press.send(service, ada, game, ["Italy"], "for Bob alone")
    seating.leave(service, bob, game)
    seating.join(service, eve, game, "Italy")
    assert texts(service, eve, game) == []
    assert texts(service, bob, game) == ["for Bob alone"]


def test_the_office_of_the_game_master_keeps_its_correspondence(service: Service) -> None:
    olga, new = person(service, "Olga"), person(service, "Nora")
    game = made(service, olga, gm=True, bots=dict.fromkeys(POWERS[1:], "hold"))
    ada = person(service, "Ada")
    seating.join(service, ada, game, "Austria")
    seating.start(service, olga, game)
    press.send(service, ada, game, ["gm"], "is this legal?")
    press.send(service, olga, game, ["Austria"], "yes")
    press.send(service, ada, game, ["England"], "not for the game master")
    with service.write() as tx:
        opened(service, tx, game, lock=True).change(gm=new.account)
    assert texts(service, new, game) == ["is this legal?", "yes"]
    assert [letter["own"] for letter in press.letters(service, new, game)] == [False, True]
    assert texts(service, olga, game) == ["is this legal?", "yes"], "what was written as game master stays one's own"
    assert [t["unread"] for t in press.threads(service, new, game)] == [1]


# --- whom the rules keep silent


def test_who_is_silenced_speaks_to_nobody(small_service: Service) -> None:
    """FD2.3: not to visitors either."""
    service, first = small_service, person(small_service, "Player 0")
    game = made(service, first, "factional", settings=Settings(misses=0))
    seats = [f"{power} ({letter})" for power in POWERS for letter in "AB"]
    people = {seat: first if not n else person(service, f"Player {n}") for n, seat in enumerate(seats)}
    for seat, who in people.items():
        seating.join(service, who, game, seat)
    with service.write() as tx:  # out of the game: without units and centers
        table = opened(service, tx, game, lock=True)
        before = len(table.game.log)
        table.game.edit([], [n for n, u in table.game.state.units.items() if u.owner == "Italy"], {}, "gm", "a test")
        table.game.edit([], [], dict.fromkeys(("ROM", "NAP", "VEN"), "France"), "gm", "a test")
        table.append(table.game.log[before:])
    writer = people["Italy (A)"]
    refused("silenced", press.send, service, writer, game, ["*"], "I am still here")
    assert texts(service, VISITOR, game) == []


def at_war(service: Service) -> tuple[str, dict[str, Who]]:
    """Austria and England, in Formal Diplomacy."""
    people = {seat: person(service, f"Player of {seat}") for seat in POWERS[:3]}
    rules = {"options": {"formal.press": "private_and_public"}, "bots": dict.fromkeys(POWERS[3:], "hold")}
    game = made(service, people["Austria"], "formal", **rules)
    for seat, who in people.items():
        seating.join(service, who, game, seat)
    order_entry.submit(service, people["Austria"], game, None, "S1901M", "DWO England")
    for who in people.values():
        order_entry.ready(service, who, game, None, "S1901M", True)
    settle(service)
    return game, people


def test_visitors_do_not_read_what_was_kept_from_a_player(service: Service) -> None:
    """W4: an enemy hears nothing, and would only have to sign out."""
    game, people = at_war(service)
    sent = press.send(service, people["Austria"], game, ["*"], "to all but one")
    assert "England" not in sent["to"]
    assert {"France", "Turkey"} <= set(sent["to"])
    assert texts(service, people["England"], game) == []
    assert texts(service, VISITOR, game) == texts(service, person(service, "Eve"), game) == []
    assert texts(service, people["France"], game) == ["to all but one"]
    (mine,) = press.letters(service, people["Austria"], game)
    assert "England" not in mine["to"]
    assert "*" not in mine["to"]
    press.send(service, people["France"], game, ["*"], "to all")
    assert texts(service, VISITOR, game) == ["to all"]


def test_old_public_messages_that_were_kept_from_a_player(store: Store) -> None:
    """As a database of before has them."""
    service = Service(store)
    game, people = at_war(service)
    press.send(service, people["Austria"], game, ["*"], "to all but one")
    press.send(service, people["France"], game, ["*"], "to all")
    with service.write() as tx:
        tx.run("UPDATE messages SET withheld = '', size = 0")
        for statement in statements(migrations()["008_messages"]):
            if statement.startswith("UPDATE"):
                tx.run(statement)
        assert [row["size"] for row in tx.all("SELECT size FROM messages ORDER BY n")] == [14, 6]
    assert texts(service, VISITOR, game) == ["to all"]


def test_the_sender_is_told_whom_a_message_reached(small_service: Service) -> None:
    service = small_service
    game, people = seven(service, Settings(misses=0))
    seating.leave(service, people["Turkey"], game)
    refused("nobody-there", press.send, service, people["France"], game, ["Turkey"], "hello?")
    refused("nobody-there", press.send, service, people["France"], game, ["Turkey", "Italy"], "hello?")
    sent = press.send(service, people["France"], game, ["*"], "hello, everybody")
    assert sorted(sent["to"]) == ["Austria", "England", "Germany", "Italy", "Russia"]
    eve = person(service, "Eve")
    seating.join(service, eve, game, "Turkey")
    assert texts(service, eve, game) == ["hello, everybody"]


# --- blocking


def readings(service: Service, who: Who, game: str) -> list[object]:
    """All that somebody finds out by reading."""
    return [
        press.page(service, who, game),
        press.thread_page(service, who, game),
        press.letters(service, who, game, search="e"),
        "".join(press.export(service, who, game)),
    ]


@pytest.mark.parametrize("settings", [GREY, HIDDEN])
def test_blocking_accounts_does_not_tell_who_wrote(small_service: Service, settings: Settings) -> None:
    """A reader who blocks one account after another sees the same as before."""
    service, chance = small_service, Random(3)
    game, people = seven(service, settings)
    for _n in range(20):
        sender, reader = chance.sample([p for p in POWERS if p != "Italy"], 2)
        grey = settings is GREY or chance.random() < 0.5
        press.send(service, people[sender], game, ["Italy", reader], "hello there", grey=grey)
        press.send(service, people[sender], game, ["*"], "everybody hears", grey=grey)
    before = readings(service, people["Italy"], game)
    for seat, who in people.items():
        if seat != "Italy":
            blocks.block(service, people["Italy"], who.name)
            assert readings(service, people["Italy"], game) == before, seat


def test_a_block_counts_where_the_name_is_known(small_service: Service) -> None:
    service = small_service
    game, people = seven(service, GREY)
    press.send(service, people["France"], game, ["Italy"], "named")
    press.send(service, people["France"], game, ["Italy"], "grey", grey=True)
    blocks.block(service, people["Italy"], people["France"].name)
    assert texts(service, people["Italy"], game) == ["grey"]


@pytest.mark.parametrize("settings", [GREY, HIDDEN])
def test_in_a_game_one_blocks_a_seat(small_service: Service, settings: Settings) -> None:
    service = small_service
    game, people = seven(service, settings)
    italy = people["Italy"]
    press.send(service, people["France"], game, ["Italy"], "named")
    press.send(service, people["France"], game, ["Italy"], "grey", grey=True)
    press.send(service, people["Russia"], game, ["Italy"], "other")
    assert blocks.mute(service, italy, game, "France") == {"seats": ["France"]}
    assert texts(service, italy, game) == ["grey", "other"]
    blocks.mute(service, italy, game, "grey")
    assert texts(service, italy, game) == ["other"]
    assert len(press.threads(service, italy, game)) == 1
    assert blocks.mute(service, italy, game, "France", False) == {"seats": ["grey"]}
    assert texts(service, italy, game) == ["named", "other"]
    for seat in ("Italy", "Spain", "gm"):
        refused("not-found", blocks.mute, service, italy, game, seat)
    assert blocks.muted(service, VISITOR, game) == {"seats": []}


def test_being_blocked_does_not_tell_who_sits_in_an_anonymous_game(small_service: Service) -> None:
    service = small_service
    eve = person(service, "Eve")
    for settings, expected in ((Settings(), "not-allowed"), (HIDDEN, "")):
        owner, ada = person(service, f"Olga {expected}"), person(service, f"Ada {expected}")
        game = made(service, owner, settings=settings)
        seating.join(service, ada, game, "France")
        blocks.block(service, ada, "Eve")
        if expected:
            refused(expected, seating.join, service, eve, game, "Italy")
        else:
            seating.join(service, eve, game, "Italy")
    blocks.block(service, owner, "Eve")
    seating.leave(service, eve, game)
    refused("not-allowed", seating.join, service, eve, game, "Italy")


# --- how much


def test_there_is_a_limit_for_each_phase_and_game(small_service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    service = small_service
    game, people = seven(service)
    monkeypatch.setattr(messages, "MOST_IN_A_PHASE", 3)
    for n in range(3):
        press.send(service, people["France"], game, ["Italy"], f"number {n}")
    refused("too-many-messages", press.send, service, people["France"], game, ["*"], "too many")
    press.send(service, people["Italy"], game, ["France"], "others may go on")
    monkeypatch.setattr(messages, "MOST_IN_A_PHASE", 100)
    monkeypatch.setattr(messages, "MOST_IN_A_GAME", 40)
    with pytest.raises(ServiceError, match="in this game"):
        press.send(service, people["France"], game, ["Italy"], "x" * 20)
    monkeypatch.setattr(messages, "MOST_IN_A_GAME", 1000)
    monkeypatch.setattr(messages, "MOST_OF_ALL", 40)
    with pytest.raises(ServiceError, match="in all games"):
        press.send(service, people["France"], game, ["Italy"], "x" * 20)


# --- reports


def test_moderators_do_not_handle_their_own_tables(small_service: Service) -> None:
    """An anonymous message is not unmasked by reporting it."""
    service = small_service
    mona, root, other = (
        person(service, "Mona", "moderator"),
        person(service, "Root", "administrator"),
        person(service, "Mo", "moderator"),
    )
    game = made(service, person(service, "Olga"), settings=HIDDEN)
    people = {"Austria": mona, "England": root, **{seat: person(service, seat) for seat in POWERS[2:]}}
    for seat, who in people.items():
        seating.join(service, who, game, seat)
    letter = press.send(service, people["France"], game, ["Austria"], "guess who", grey=True)["id"]
    number = reports.report(service, mona, game, letter, "rude")
    assert reports.report(service, mona, game, letter, "rude again") == number
    assert reports.reports(service, mona) == reports.reports(service, root) == []
    refused("not-found", reports.close_report, service, mona, number, "fine")
    seating.leave(service, root, game)
    assert reports.reports(service, root) == [], "who sat there before"
    (found,) = reports.reports(service, other)
    assert found["writer"] == "France"
    reports.close_report(service, other, number, "warned")
    assert reports.reports(service, mona, closed=True) == []


def test_administrators_have_no_powers_over_their_own_games(small_service: Service) -> None:
    service = small_service
    mine, other = person(service, "Root", "administrator"), person(service, "Ruth", "administrator")
    people = {"Austria": mine, **{seat: person(service, seat) for seat in POWERS[1:]}}
    game = made(service, people["Italy"], settings=Settings(misses=0))
    for seat, who in people.items():
        seating.join(service, who, game, seat)
    for seated in (True, False):
        if not seated:
            seating.leave(service, mine, game)
        refused("not-over", downloads.export, service, mine, game)
        refused("not-allowed", lobby.cancel, service, mine, game)
        with service.write() as tx:
            opened(service, tx, game, lock=True).change(status="needs-gm", fault="A PAR - BUR")
        refused("not-allowed", gm.missing, service, mine, game)
        refused("not-allowed", gm.resume, service, mine, game)
        assert lobby.info(service, mine, game)["fault"] == ""
        with service.write() as tx:
            opened(service, tx, game, lock=True).change(status="running")
    assert [act["kind"] for act in game_log.acts(service, VISITOR, game)] == ["left"], "who saw nothing did not look"
    assert "".join(downloads.export(service, other, game))
    assert "".join(downloads.export(service, other, game))
    act = game_log.acts(service, VISITOR, game)[-1]
    assert (act["kind"], act["by"]) == ("exported", "Ruth")
    assert len(game_log.acts(service, VISITOR, game)) == 2, "once for each phase"


def test_an_administrator_who_helps_is_seen(small_service: Service) -> None:
    """They see what a game master sees where they must, and players read that they looked."""
    service = small_service
    game, people = seven(service)
    order_entry.submit(service, people["France"], game, None, "S1901M", "A PAR - BUR")
    press.send(service, people["France"], game, ["Italy"], "secret")
    other = person(service, "Ruth", "administrator")
    with service.write() as tx:
        opened(service, tx, game, lock=True).change(status="needs-gm")
    assert texts(service, other, game) == []
    assert game_view.view(service, other, game) == game_view.view(service, VISITOR, game)
    refused("not-allowed", game_view.view, service, other, game, "France")
    assert game_log.acts(service, VISITOR, game) == []
    assert "A PAR - BUR" in str(gm.missing(service, other, game))
    (act,) = game_log.acts(service, VISITOR, game)
    assert (act["kind"], act["by"]) == ("looked", "Ruth")
    gm.resume(service, other, game, "try again")
