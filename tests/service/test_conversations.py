"""Conversations: who may read what, whom you can answer, attachments, and presence."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.settings import PressSettings, Settings
from casusbelli.service.games import conversations, lobby, order_entry, press, seating
from casusbelli.service.games.open_game import opened
from casusbelli.service.games.plans import LONGEST, MOST_ORDERS
from casusbelli.service.people import accounts, blocks
from casusbelli.service.reads.plan_pictures import plan_picture
from casusbelli.store import Row, Store
from casusbelli.store.sqlite import SqliteTx
from casusbelli.store.store import migrations, statements
from tests.service.tables import POWERS, made, person, settle, seven
from tests.service.test_press import refused, texts


def listed(service: Service, who: Who, game: str, seat: str | None = None) -> dict[str, dict[str, object]]:
    return {one["thread"]: dict(one) for one in conversations.conversations(service, who, game, seat)}


def mastered(service: Service, press_settings: PressSettings) -> tuple[str, dict[str, Who]]:
    """A game of three people, bots and a game master, ``gm``."""
    olga = person(service, "Olga")
    settings = Settings(press=press_settings, misses=0)
    game = made(service, olga, gm=True, bots=dict.fromkeys(POWERS[3:], "hold"), settings=settings)
    people = {seat: person(service, f"Player of {seat}") for seat in POWERS[:3]}
    for seat, who in people.items():
        seating.join(service, who, game, seat)
    seating.start(service, olga, game)
    return game, {"gm": olga, **people}


# --- who may read


@pytest.mark.parametrize(("inherit", "audit"), list(product((False, True), repeat=2)))
def test_random_conversations_are_read_by_those_who_may(small_service: Service, inherit: bool, audit: bool) -> None:
    """Through seats that change hands, anonymous messages and searches: against a list kept by hand."""
    service, chance = small_service, Random(11)
    game, people = mastered(service, PressSettings(grey=True, inherit=inherit, audit=audit))
    seats, master = POWERS[:3], people["gm"]
    known: dict[str, set[str]] = {who.name: set() for who in people.values()}
    of_seat: dict[str, set[str]] = {seat: set() for seat in (*seats, "gm")}
    everything, public = set[str](), set[str]()
    for number in range(60):
        if number % 15 == 14:
            seat = chance.choice(seats)
            seating.leave(service, people[seat], game)
            people[seat] = person(service, f"Newcomer {number}")
            seating.join(service, people[seat], game, seat)
            known[people[seat].name] = set(public) | (of_seat[seat] if inherit else set())
        sender, text = chance.choice((*seats, "gm")), f"message <{number}>"
        everyone = chance.random() < 0.2
        others = [name for name in (*seats, "gm") if name != sender]
        to = ["*"] if everyone else chance.sample(others, chance.randint(1, 2))
        grey = to != ["gm"] and chance.random() < 0.3
        press.send(service, people[sender], game, to, text, grey=grey)
        everything.add(text)
        public |= {text} if everyone else set()
        for seat in {*(of_seat if everyone else to), sender}:
            of_seat[seat].add(text)
            known[people[seat].name].add(text)
    known[master.name] |= everything if audit else set()
    outsiders = [VISITOR, person(service, "Eve"), person(service, "Mona", "moderator")]
    for who in (*people.values(), *outsiders):
        may = public if who in outsiders else known[who.name]
        assert set(texts(service, who, game)) == may
        assert {x["text"] for x in press.letters(service, who, game, search="MESSAGE <")} == may
        found = listed(service, who, game)
        threads = {t: press.letters(service, who, game, thread=t) for t in found}
        assert {x["text"] for letters in threads.values() for x in letters} == may
        for thread, letters in threads.items():
            assert found[thread]["letters"] == len(letters)
            assert found[thread]["last"] == (letters[-1] if letters else None)
        exported = "".join(press.export(service, who, game))
        assert {text for text in everything if text in exported} == may


def test_who_wrote_an_anonymous_message_stays_hidden(small_service: Service) -> None:
    """From its reader, from the game master who reads everything, and from a spectator."""
    service = small_service
    game, people = mastered(service, PressSettings(grey=True, audit=True))
    press.send(service, people["Austria"], game, ["England"], "psst", grey=True)
    press.send(service, people["Austria"], game, ["*"], "hear, hear", grey=True)
    for who in (people["England"], people["gm"], VISITOR):
        assert {x["from"] for x in press.letters(service, who, game)} == {"grey"}
        assert "Austria" not in str([x for x in listed(service, who, game).values() if x["letters"]]).replace(
            "'to': ['Austria', 'England', 'France']", ""
        )
    refused_to = listed(service, people["England"], game)["grey|England"]
    assert (refused_to["writable"], refused_to["to"]) == (False, [])
    assert refused_to["why"] == "You can't reply to an anonymous message."
    own = listed(service, people["Austria"], game)["grey|England"]
    assert (own["writable"], own["to"], own["grey"]) == (True, ["England"], True)


@pytest.mark.parametrize("blocker", ["gm", "Austria"])
def test_no_block_hides_messages_from_an_audit(small_service: Service, blocker: str) -> None:
    """Neither a block of the game master nor one against them, of the account or of the seat; elsewhere blocks work."""
    service = small_service
    game, people = mastered(service, PressSettings(audit=True))
    gm, austria = people["gm"], people["Austria"]
    press.send(service, austria, game, ["England"], "between us")
    press.send(service, austria, game, ["gm"], "to you")
    blocks.block(service, people[blocker], {"gm": austria, "Austria": gm}[blocker].name, True)
    if blocker == "gm":
        blocks.mute(service, gm, game, "Austria", True)
    assert {one["text"] for one in press.letters(service, gm, game)} == {"between us", "to you"}
    assert "between us" in "".join(press.export(service, gm, game))
    assert listed(service, gm, game)["Austria|England"]["letters"] == 1
    blocks.block(service, people["England"], austria.name, True)
    assert press.letters(service, people["England"], game) == []


def test_who_was_replaced_reads_on_and_writes_no_more(small_service: Service) -> None:
    service = small_service
    game, people = mastered(service, PressSettings())
    press.send(service, people["Austria"], game, ["England"], "ours")
    seating.leave(service, people["Austria"], game)
    found = listed(service, people["Austria"], game)["Austria|England"]
    assert (found["kind"], found["writable"], found["letters"]) == ("others", False, 1)
    press.send(service, people["England"], game, ["*"], "welcome")
    for who in (people["Austria"], VISITOR):  # who has no seat marks nothing as read
        assert next(one["unread"] for one in listed(service, who, game).values()) == 0
    refused("not-found", conversations.conversation, service, VISITOR, game, "Austria|England")
    refused("not-found", conversations.conversation, service, people["France"], game, "Austria|England")
    refused("not-found", conversations.conversation, service, people["gm"], game, "Austria|England")


def test_who_reads_messages_is_decided_at_the_beginning(small_service: Service) -> None:
    service, olga = small_service, person(small_service, "Olga")
    game = made(service, olga, gm=True)
    for more in (PressSettings(audit=True), PressSettings(inherit=True)):
        refused("readers", lobby.change_settings, service, olga, game, Settings(press=more))
    lobby.change_settings(service, olga, game, Settings(press=PressSettings(grey=True)))


@pytest.mark.parametrize("audit", [False, True])
def test_a_game_master_listens_live_only_where_that_was_said(small_service: Service, audit: bool) -> None:
    game, people = mastered(small_service, PressSettings(audit=audit))
    press.send(small_service, people["Austria"], game, ["England"], "secret")
    with small_service.read() as tx:
        told = tx.all("SELECT * FROM news WHERE game = ? AND audience = 'gm' AND kind = 'press'", game)
    assert bool(told) is audit
    assert sum(int(str(x["unread"])) for x in listed(small_service, people["gm"], game).values()) == 0


# --- whom one may answer


def test_the_list_says_who_can_be_written_to(small_service: Service) -> None:
    service = small_service
    game, people = mastered(service, PressSettings(groups=False))
    austria = people["Austria"]
    found = listed(service, austria, game)
    assert [x["kind"] for x in found.values()] == ["all", "gm", *["one"] * 6]
    assert all(x["writable"] for x in found.values())
    group = conversations.thread_with(service, austria, game, ["France", "England"])
    shown = conversations.conversation(service, austria, game, group)
    assert (shown["kind"], shown["writable"]) == ("group", False)
    assert shown["why"] == "This game doesn't allow messages to several players."
    for thread in ("England|France", "Austria", "Austria|Spain", "France|Austria", "*|gm", ""):
        refused("not-found", conversations.conversation, service, austria, game, thread)
    press.send(service, people["gm"], game, ["*"], "welcome")
    press.send(service, austria, game, ["*"], "hello")
    found = listed(service, austria, game)
    assert [(x["kind"], x["letters"], x["writable"]) for x in found.values()][:2] == [
        ("all", 1, True),
        ("announcements", 1, False),
    ]
    assert conversations.thread_with(service, people["gm"], game, ["*"]) == "gm|*"
    assert [(x["kind"], x["writable"]) for x in listed(service, people["gm"], game).values()][:2] == [
        ("all", False),
        ("announcements", True),
    ]


def test_enemies_are_told_before_they_write(small_service: Service) -> None:
    service, ada, bob = small_service, person(small_service, "Ada"), person(small_service, "Bob")
    game = made(service, ada, "formal", bots=dict.fromkeys(POWERS[2:], "hold"))
    seating.join(service, ada, game, "Austria")
    seating.join(service, bob, game, "England")
    assert listed(service, ada, game)["Austria|England"]["writable"]
    order_entry.submit(service, ada, game, None, "S1901M", "DWO England")
    for who in (ada, bob):
        order_entry.ready(service, who, game, None, "S1901M", True)
    settle(service)
    told = listed(service, ada, game)["Austria|England"]
    assert (told["writable"], told["why"]) == (
        False,
        "Austria and England are at war, so they can't write to each other.",
    )


# --- plans


def test_plans_are_orders_for_anybody(small_service: Service) -> None:
    game, people = seven(small_service)
    austria = people["Austria"]
    order_entry.submit(small_service, austria, game, None, "S1901M", "A VIE - GAL")
    plan = ["Budapest - Serbia", "A VEN S VIE - TYR"]
    press.send(small_service, austria, game, ["Italy"], "like this?", plan=plan, own_orders=True)
    [read] = press.letters(small_service, people["Italy"], game)
    assert read["plan"] == ["A VIE - GAL", "A BUD - SER", "A VEN S A VIE - TYR"]
    assert "    A BUD - SER\n" in "".join(press.export(small_service, people["Italy"], game))


@pytest.mark.parametrize(
    ("plan", "own"),
    [
        (["A VIE - XXX"], False),
        (["A PIC - BEL"], False),
        (["let us be friends"], False),
        ([], True),  # without a draft
        (["A VIE H"] * 1000, False),
        (["x" * (LONGEST + 1)], False),
        (["<script>alert(1)</script>"], False),
    ],
)
def test_plans_that_are_no_orders_are_refused(small_service: Service, plan: list[str], own: bool) -> None:
    game, people = seven(small_service)
    refused("bad-input", press.send, small_service, people["Austria"], game, ["Italy"], "so", plan=plan, own_orders=own)
    assert texts(small_service, people["Italy"], game) == []


def test_a_plan_has_a_limit_and_counts_as_text(small_service: Service) -> None:
    game, people = seven(small_service)
    units = ("VIE", "BUD", "TRI", "VEN", "ROM", "NAP", "MUN", "BER", "KIE", "WAR", "MOS", "STP")
    places = [f"{unit} H" for unit in units] + [f"{a} S {b}" for a, b in (("VIE", "BUD"), ("BUD", "VIE"))]
    assert len(places) < MOST_ORDERS
    press.send(small_service, people["Austria"], game, ["Italy"], "x", plan=places)
    with small_service.read() as tx:
        row = tx.one("SELECT size FROM messages WHERE game = ?", game)
    assert row is not None
    assert row["size"] > 100
    more = [
        *places,
        *(f"{a} S {b}" for a, b in (("BUD", "TRI"), ("VIE", "TRI"), ("ROM", "VEN"), ("ROM", "NAP"))),
        *(f"MUN - {to}" for to in ("BUR", "RUH", "TYR", "BOH")),
    ]
    refused("bad-input", press.send, small_service, people["Austria"], game, ["Italy"], "x", plan=more)


def test_before_the_beginning_there_are_no_plans(small_service: Service) -> None:
    ada, bob = person(small_service, "Ada"), person(small_service, "Bob")
    game = made(small_service, ada)
    seating.join(small_service, ada, game, "Austria")
    seating.join(small_service, bob, game, "Italy")
    refused("no-plan", press.send, small_service, ada, game, ["Italy"], "x", plan=["A VIE H"])


def test_a_plan_is_drawn_on_the_board_of_its_phase(small_service: Service) -> None:
    """In the colors of the units, later and for whoever may read it; nobody else."""
    service, owner = small_service, person(small_service, "Olga")
    game = made(service, owner, bots=dict.fromkeys(POWERS[2:], "hold"))
    seating.join(service, owner, game, "Austria")
    eve = person(service, "Eve")
    seating.join(service, eve, game, "England")
    sent = press.send(service, owner, game, ["England"], "so", plan=["LVP - YOR", "A VEN - TYR"])["id"]
    for who in (owner, eve):
        order_entry.ready(service, who, game, None, "S1901M", True)
    settle(service)
    for who in (owner, eve):
        found = plan_picture(service, who, game, sent)
        assert [(one.owner, one.text) for one in found.canvas.drafts] == [
            ("England", "A LVP - YOR"),
            ("Italy", "A VEN - TYR"),
        ]
        assert found.letter["phase"] == "S1901M"
        assert found.canvas.draft_part()
    refused("not-found", plan_picture, service, VISITOR, game, sent)


# --- presence


def test_presence_is_coarse_and_only_among_players(small_service: Service) -> None:
    service = small_service
    game, people = mastered(service, PressSettings())
    secret = made(service, people["Austria"], settings=Settings(anonymous=True))
    for seat in ("Austria", "England"):
        seating.join(service, people[seat], secret, seat)
    for seat in ("England", "gm"):
        accounts.new_session(service, people[seat].known())
    seen = conversations.presence(service, people["Austria"], game)
    assert set(seen) == {"England", "gm"}
    assert all(at % 300_000 == 0 for at in seen.values())
    assert listed(service, people["Austria"], game)["Austria|England"]["seen"] == seen["England"]
    assert conversations.presence(service, people["Austria"], secret) == {}
    assert listed(service, people["Austria"], secret)["Austria|England"]["seen"] is None
    for who in (VISITOR, person(service, "Eve")):
        assert conversations.presence(service, who, game) == {}
    blocks.block(service, people["England"], people["Austria"].name)
    assert set(conversations.presence(service, people["Austria"], game)) == {"gm"}


# --- databases of before


@pytest.mark.both_databases
def test_announcements_of_before_have_a_conversation_of_their_own(service: Service, store: Store) -> None:
    game, people = mastered(service, PressSettings())
    press.send(service, people["gm"], game, ["*"], "welcome")
    press.send(service, people["Austria"], game, ["*"], "thank you")
    with service.write() as tx:
        opened(service, tx, game).tx.run("UPDATE messages SET thread = '*' WHERE game = ?", game)
    press.mark_read(service, people["England"], game, "*")
    assert {t["thread"] for t in press.threads(service, people["England"], game)} == {"*"}
    changes = [s for s in statements(migrations()["014_plans"]) if s.strip().startswith(("UPDATE", "INSERT"))]
    assert len(changes) == 2
    with store.write() as tx:
        for statement in changes:
            tx.run(statement)
    service = Service(store)  # a process of the newer version
    found = listed(service, people["England"], game)
    assert [(x["kind"], x["letters"], x["unread"]) for x in found.values()][:2] == [
        ("all", 1, 0),
        ("announcements", 1, 0),
    ]
    assert press.letters(service, people["England"], game)[0]["plan"] == []


# --- counts


def test_counts_stay_true(small_service: Service) -> None:
    """After every message, block, look and change of a player: against a process that counts from the beginning."""
    service, chance = small_service, Random(23)
    game, people = mastered(service, PressSettings(grey=True))
    seats = POWERS[:3]
    for number in range(40):
        seat, other = chance.sample(seats, 2)
        who = people[seat]
        act = chance.randrange(8)
        if act < 5:
            press.send(service, who, game, chance.choice((["*"], [other], ["gm"])), f"{number}", seat, grey=act == 4)
        elif act == 5:
            blocks.mute(service, who, game, other, chance.random() < 0.7)
        elif act == 6:
            press.mark_all_read(service, who, game, seat)
        else:
            seating.leave(service, who, game)
            people[seat] = person(service, f"Newcomer {number}")
            seating.join(service, people[seat], game, seat)
        for reader in (*people.values(), VISITOR):
            assert conversations.conversations(service, reader, game) == conversations.conversations(
                Service(service.store), reader, game
            )


def test_messages_are_counted_once(small_service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with many messages is listed as quickly as one with few."""
    service = small_service
    game, people = seven(service)
    for number in range(30):
        press.send(service, people["Italy"], game, ["*"], f"message {number}", "Italy")
    conversations.conversations(service, people["France"], game)
    press.send(service, people["Italy"], game, ["*"], "one more", "Italy")
    read, every = [0], SqliteTx.all

    def counted(self: SqliteTx, sql: str, *values: object) -> list[Row]:
        rows = every(self, sql, *values)
        read[0] += len(rows) if "FROM messages m" in sql else 0
        return rows

    monkeypatch.setattr(SqliteTx, "all", counted)
    [public] = [one for one in conversations.conversations(service, people["France"], game) if one["kind"] == "all"]
    assert (public["letters"], public["unread"]) == (31, 31)
    assert read[0] == 1
