"""Boards that players upload: versions, who sees them, what they can cost, and what becomes of the games on them."""

from __future__ import annotations

from typing import Any

import pytest

from casusbelli.core.map_text import same_board
from casusbelli.service.base.board_shapes import Visibility
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Clock, Settings, Setup
from casusbelli.service.games import converted_maps, lobby, seating, templates, uploaded_boards
from casusbelli.service.games.bot_game import against_bots
from casusbelli.service.games.converted_maps import convert
from casusbelli.service.games.lobby_filters import Filters
from casusbelli.service.games.uploaded_boards import BoardDetails, board_for, change, hide, upload, withdraw
from casusbelli.service.ops.upkeep import tidy
from casusbelli.service.people import audit_log, deletion, guests
from casusbelli.service.reads import downloads, gallery
from casusbelli.service.reads.gallery import BoardFilters
from casusbelli.store import open_store
from casusbelli.variants import balance_of, board_names, read_board
from casusbelli.variants import board as installed_board
from tests.records.golden.make import LAGOON
from tests.service.conftest import PASSWORD, earlier_store, person
from tests.service.conftest import Clock as Shift
from tests.service.tables import settle, write_all

TEXT = LAGOON.read_text(encoding="utf-8")
LATER = TEXT.replace("victory = 2", "victory = 1")
SEATS = ("Doge", "New Pirates")
FREE = BoardDetails("Marco Polo", "CC0", "a dream", "public")


def shared(visibility: Visibility) -> BoardDetails:
    return BoardDetails(licence="CC0", visibility=visibility)


def uploaded(service: Service, who: Who, text: str = TEXT, visibility: Visibility = "public") -> str:
    return upload(service, who, text, shared(visibility))["board"]


def refusal(call: object, *args: object) -> str:
    with pytest.raises(ServiceError) as found:
        call(*args)  # type: ignore[operator]
    return found.value.code


def titles(service: Service, who: Who, **filters: Any) -> list[str]:
    found = gallery.listing(service, who, BoardFilters(**filters))
    return [one["name"] for one in found["boards"]]


def game_on(service: Service, who: Who, board: str) -> str:
    settings = Settings(clock=Clock(length=0), misses=0)
    return lobby.create(service, who, Setup("On a board", map=board, settings=settings))


# --- a life


@pytest.mark.both_databases
def test_a_board_is_uploaded_played_changed_and_withdrawn(service: Service) -> None:
    ada, ben = person(service, "Ada"), person(service, "Ben")
    first = upload(service, ada, TEXT, FREE)
    assert (first["version"], first["new"]) == (1, True)
    board = first["board"]
    game = game_on(service, ben, board)
    second = upload(service, ada, LATER, BoardDetails())
    assert second == {"board": board, "version": 2, "new": True}
    told = gallery.one(service, VISITOR, board)
    assert (told["title"], told["author"], told["licence"], told["source"]) == (
        read_board(TEXT).title,
        "Marco Polo",
        "CC0",
        "a dream",
    )
    assert ([one["n"] for one in told["versions"]], told["victory"], told["owner"]) == ([2, 1], 1, "Ada")
    assert same_board(read_board(gallery.map_file(service, ben, board, 1)), read_board(TEXT))
    assert same_board(read_board(gallery.map_file(service, ben, board)), read_board(LATER))
    withdraw(service, ada, board)
    assert refusal(gallery.one, service, VISITOR, board) == "not-found"
    assert refusal(game_on, service, ben, board) == "bad-rules"
    people = {"Doge": ben, "New Pirates": person(service, "Carl")}
    for seat, who in people.items():
        seating.join(service, who, game, seat)
    write_all(service, game, people, {"Doge": "F CAN - WEST"})
    settle(service)
    assert lobby.info(service, ben, game)["phase"] == "S0100M"
    later = Service(service.store)  # another process
    assert same_board(read_board(downloads.map_file(later, ben, game)), read_board(TEXT))


def test_an_unchanged_text_is_no_version(service: Service) -> None:
    ada = person(service, "Ada")
    board = uploaded(service, ada, visibility="private")
    again = upload(service, ada, f"# another comment\n{TEXT}", shared("unlisted"))
    assert again == {"board": board, "version": 1, "new": False}
    assert gallery.one(service, ada, board)["visibility"] == "unlisted"
    assert len(gallery.one(service, ada, board)["versions"]) == 1
    assert uploaded(service, person(service, "Ben")) != board  # the same name of somebody else


def test_the_whole_map_is_stored_when_it_inherits(service: Service) -> None:
    ada = person(service, "Ada")
    text = 'name = "alps"\ninherit = "western-mediterranean"\nvictory = 5\n'
    stored = gallery.map_file(service, ada, uploaded(service, ada, text))
    assert "inherit" not in stored
    assert same_board(read_board(stored), read_board(text))


def test_bots_and_templates_know_the_board(service: Service) -> None:
    ada = person(service, "Ada")
    board = uploaded(service, ada, visibility="private")
    alone = Settings(clock=Clock(length=0), misses=0)
    setup = Setup("Against bots", map=board, visibility="private", settings=alone)
    game = against_bots(service, ada, setup, "hold", "Doge")
    assert lobby.info(service, ada, game)["map"] == "lagoon"
    saved = templates.save_game(service, ada, game, "Again")
    assert templates.one(service, ada, saved).map == board
    assert gallery.board_again(service, ada, game) == board
    change(service, ada, board, BoardDetails(visibility="unlisted"))
    withdraw(service, ada, board)
    assert gallery.board_again(service, ada, game) == "lagoon"


@pytest.mark.both_databases
def test_databases_of_earlier_versions(database: str, clock: Shift) -> None:
    """Games on boards of their own stay as they were, and boards can be uploaded."""
    with earlier_store(database, lambda name: name < "029", clock) as old:
        service = Service(old)
        with old.write() as tx:
            tx.add("accounts", id="ada", name="Ada", name_key="ada", look="Ada", password="x", created=tx.now())
            columns = "(id, name, kind, owner, status, visibility, rules, board, board_hash, options, settings, seed,"
            tx.run(
                f"INSERT INTO games {columns} commitment, chain, created, searched) VALUES ('old', 'Old', 'game',"
                " 'ada', 'cancelled', 'public', 'standard', 'lagoon', 'x', '{}', '{}', '', '', '', 1, 'old')"
            )
            tx.run("INSERT INTO game_boards (game, text) VALUES ('old', ?)", TEXT)
        assert service.store is old
    with_boards = Service(open_store(database, clock))
    with with_boards.read() as tx:
        row = tx.one("SELECT * FROM games WHERE id = 'old'")
        assert row is not None
        assert uploaded_boards.reference_in(tx, row) == "lagoon"
    ada = Who("ada", "Ada", "player")
    board = uploaded(with_boards, ada)
    assert lobby.info(with_boards, ada, game_on(with_boards, ada, board))["map"] == "lagoon"
    with_boards.store.close()


# --- who sees what


@pytest.mark.both_databases
def test_who_sees_which_board(service: Service) -> None:
    ada, ben = person(service, "Ada"), person(service, "Ben")
    moderator = person(service, "Mona", "moderator")
    board = uploaded(service, ada, visibility="private")
    shown = ("lagoon",)
    for visibility, listed, found in (("private", (), ()), ("unlisted", (), (ben,)), ("public", shown, (ben,))):
        change(service, ada, board, shared(visibility))  # type: ignore[arg-type]
        for who in (ben, moderator, VISITOR):
            assert tuple(titles(service, who, installed=False)) == listed
            if found:
                assert gallery.one(service, who, board)["name"] == "lagoon"
            else:
                assert refusal(gallery.one, service, who, board) == "not-found"
        assert [one["name"] for one in gallery.listing(service, ada, mine=True)["boards"]] == ["lagoon"]
        assert gallery.listing(service, ben, mine=True)["boards"] == []


def test_a_private_board_is_refused_like_none_at_all(service: Service) -> None:
    """To others there is no difference between a private board and one that was never uploaded."""
    ada, ben = person(service, "Ada"), person(service, "Ben")
    moderator = person(service, "Mona", "moderator")
    board, none = uploaded(service, ada, visibility="private"), "x" * 16
    told = []
    for name in (board, none):
        for call in (
            lambda name: board_for(service, ben.account, name),
            lambda name: game_on(service, ben, name),
            lambda name: gallery.one(service, ben, name),
            lambda name: gallery.small(service, ben, name),
            lambda name: gallery.large(service, ben, name),
            lambda name: gallery.map_file(service, ben, name, 1),
            lambda name: gallery.names(service, ben, name),
            lambda name: change(service, ben, name, FREE),
            lambda name: withdraw(service, ben, name),
            lambda name: hide(service, moderator, name, True),
        ):
            with pytest.raises((ServiceError, LookupError)) as found:
                call(name)
            told.append(f"{type(found.value)} {found.value}".replace(name, "?"))
    assert told[: len(told) // 2] == told[len(told) // 2 :]
    assert "lagoon" not in " ".join(told)
    assert "Lagoon" not in " ".join(told)


def test_a_moderator_hides_a_board(service: Service) -> None:
    ada, ben, mona = person(service, "Ada"), person(service, "Ben"), person(service, "Mona", "moderator")
    anna, board = person(service, "Anna", "administrator"), uploaded(service, ada)
    game = game_on(service, ada, board)
    assert refusal(hide, service, ada, board, True) == "not-allowed"
    hide(service, mona, board, True, "not theirs")
    assert titles(service, VISITOR, installed=False) == []
    assert refusal(gallery.one, service, ben, board) == "not-found"
    assert refusal(game_on, service, ben, board) == "bad-rules"
    assert refusal(game_on, service, ada, board) == "board-hidden"
    assert gallery.one(service, ada, board)["hidden"]
    assert gallery.one(service, mona, board)["hidden"]
    assert lobby.info(service, ada, game)["map"] == "lagoon"
    assert upload(service, ada, LATER, FREE)["version"] == 2
    assert gallery.one(service, ada, board)["hidden"]
    hide(service, mona, board, False)
    assert titles(service, VISITOR, installed=False) == ["lagoon"]
    entries = [one for one in audit_log.entries(service, anna)["entries"] if one["act"].startswith("board-")]
    assert [(one["act"], one["by"], one["whom"], one["why"]) for one in entries] == [
        ("board-shown", "Mona", "Ada", ""),
        ("board-hidden", "Mona", "Ada", "not theirs"),
    ]
    own = uploaded(service, mona, LATER)
    assert refusal(hide, service, mona, own, False) == "not-allowed"


def test_whoever_deletes_their_account_leaves_no_board(service: Service) -> None:
    ada, ben = person(service, "Ada"), person(service, "Ben")
    board = uploaded(service, ada)
    game = game_on(service, ben, board)
    deletion.leave(service, ada, PASSWORD)
    with service.read() as tx:
        assert tx.one("SELECT 1 AS yes FROM boards") is None
        assert tx.one("SELECT 1 AS yes FROM board_versions") is None
    assert lobby.info(service, ben, game)["map"] == "lagoon"
    tidy(service)


def test_only_the_owner_changes_a_board(service: Service) -> None:
    ada, ben = person(service, "Ada"), person(service, "Ben")
    board = uploaded(service, ada)
    assert refusal(change, service, ben, board, FREE) == "not-allowed"
    assert refusal(withdraw, service, ben, board) == "not-allowed"
    assert refusal(change, service, VISITOR, board, FREE) == "sign-in-first"
    assert refusal(change, service, ada, board, BoardDetails(licence="")) == "no-licence"
    assert refusal(upload, service, ben, LATER, BoardDetails(visibility="public")) == "no-licence"


# --- the gallery


def test_filters_and_pages(service: Service, clock: Shift) -> None:
    ada = person(service, "Ada")
    for n in range(3):
        clock.ahead += 1000
        uploaded(service, ada, TEXT.replace('name = "lagoon"', f'name = "lagoon-{n}"'))
    assert titles(service, VISITOR, installed=False) == ["lagoon-2", "lagoon-1", "lagoon-0"]
    assert "standard" in titles(service, VISITOR, players=7)
    assert "standard" not in titles(service, VISITOR, players=2)
    assert "lagoon-1" in titles(service, VISITOR, players=2, size="small")
    assert "lagoon-1" not in titles(service, VISITOR, size="large")
    assert titles(service, VISITOR, search="LAGOON-1") == ["lagoon-1"]
    assert titles(service, VISITOR, search="%", installed=False) == []
    found: list[str] = []
    after: str | None = None
    while after is not None or not found:
        page = gallery.listing(service, VISITOR, BoardFilters(installed=False), after=after, limit=2)
        found += [one["name"] for one in page["boards"]]
        after = page["next"]
    assert found == ["lagoon-2", "lagoon-1", "lagoon-0"]
    for wrong in (BoardFilters(players=0), BoardFilters(size="huge"), BoardFilters(search="x" * 81)):  # type: ignore[arg-type]
        assert refusal(gallery.listing, service, VISITOR, wrong) == "bad-filter"
    for cursor in ("x", "1.2.3", "1e3.x"):
        with pytest.raises(ServiceError, match="came with the previous page"):
            gallery.listing(service, VISITOR, after=cursor)


def test_the_figures_of_included_boards_are_of_the_maps_of_now(service: Service) -> None:
    measured = [name for name in board_names() if balance_of(installed_board(name)) is not None]
    assert {"standard", "western-mediterranean", "indian-ocean", "ancient-mediterranean"} <= set(measured)
    for name in measured:
        told = gallery.one(service, VISITOR, name)
        balance = told["balance"]
        assert balance is not None, "python -m bench.balance measures it again"
        assert [one["power"] for one in balance["powers"]] == [power["name"] for power in told["powers"]]
        assert sum(one["share"] for one in balance["powers"]) <= 1.01
        assert balance["games"] >= 40
    ada = person(service, "Ada")
    assert gallery.one(service, ada, uploaded(service, ada))["balance"] is None


def test_which_variants_can_be_played(service: Service) -> None:
    rules = {one["rules"]: one for one in gallery.one(service, VISITOR, "western-mediterranean")["rules"]}
    assert rules["standard"]["playable"]
    assert not rules["world-war-one"]["playable"]
    assert rules["world-war-one"]["why"]


# --- what it can cost


def test_files_are_checked(service: Service) -> None:
    ada = person(service, "Ada")
    for text, code in (
        ("", "bad-map"),
        ("no toml [", "bad-map"),
        (TEXT.replace("victory = 2", "victory = 200"), "bad-map"),
        ("# " + "x" * uploaded_boards.LONGEST_MAP, "bad-map"),
        (TEXT.replace('name = "lagoon"', 'name = "standard"'), "board-name"),
    ):
        assert refusal(upload, service, ada, text, FREE) == code
    with pytest.raises(ServiceError) as found:
        upload(service, ada, TEXT.replace("victory = 2", 'victory = 200\nmotto = "more"'), FREE)
    assert "map.toml:" in str(found.value.told)
    assert "motto" in str(found.value.told)
    assert "victory" in str(found.value.told)
    for details in (BoardDetails(author="x" * 101), BoardDetails(visibility="all")):  # type: ignore[arg-type]
        assert refusal(upload, service, ada, TEXT, details) == "bad-input"
    assert gallery.listing(service, ada, mine=True)["boards"] == []


def test_a_board_is_no_larger_than_those_people_play_on(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = person(service, "Ada")
    for limit in ("PROVINCES", "POWERS", "BORDERS"):
        with monkeypatch.context() as patch:
            patch.setattr(uploaded_boards, f"MOST_{limit}", 1)
            with pytest.raises(ServiceError, match=limit.lower()):
                upload(service, ada, TEXT, FREE)


def test_boards_and_versions_of_an_account(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = person(service, "Ada")
    monkeypatch.setattr(uploaded_boards, "MOST_BOARDS", 2)
    monkeypatch.setattr(uploaded_boards, "MOST_VERSIONS", 2)
    named = [TEXT.replace('name = "lagoon"', f'name = "lagoon-{n}"') for n in range(3)]
    for text in named[:2]:
        uploaded(service, ada, text)
    assert refusal(upload, service, ada, named[2], FREE) == "too-many-boards"
    assert upload(service, ada, named[0].replace("victory = 2", "victory = 1"), FREE)["version"] == 2
    assert refusal(upload, service, ada, named[0], FREE) == "too-many-boards"
    monkeypatch.setattr(uploaded_boards, "CHARACTERS", 3 * len(TEXT))
    monkeypatch.setattr(uploaded_boards, "MOST_VERSIONS", 9)
    assert refusal(upload, service, ada, named[0], FREE) == "too-many-boards"


def test_uploads_in_an_hour(service: Service) -> None:
    ada = person(service, "Ada")
    service.limits.on = True
    for _ in range(uploaded_boards.UPLOADS_AN_HOUR):
        assert refusal(upload, service, ada, "no map [", FREE) == "bad-map"
    assert refusal(upload, service, ada, TEXT, FREE) == "too-many"


def test_conversions_in_an_hour(service: Service) -> None:
    ada = person(service, "Ada")
    assert refusal(convert, service, ada, "a.map", "x" * (converted_maps.LONGEST_SOURCE + 1)) == "bad-map"
    for _ in range(converted_maps.CONVERSIONS_AN_HOUR - 1):
        assert refusal(convert, service, ada, "a.json", "{}") == "bad-map"
    assert refusal(convert, service, ada, "a.json", "{}") == "too-many"
    assert refusal(convert, service, VISITOR, "a.json", "{}") == "sign-in-first"


def test_guests_upload_nothing(service: Service) -> None:
    guest, _secret = guests.guest(service, "192.0.2.1")
    assert refusal(upload, service, guest, TEXT, FREE) == "not-allowed"
    assert refusal(upload, service, VISITOR, TEXT, FREE) == "sign-in-first"


def test_a_picture_is_drawn_once(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks, and however often; another version is drawn again."""
    ada, drawn = person(service, "Ada"), list[object]()
    board = uploaded(service, ada)

    def draw(*given: object) -> str:
        drawn.append(given)
        return "<svg/>"

    for name in ("picture", "start_picture"):
        monkeypatch.setattr(gallery, name, draw)
    for who in (ada, VISITOR, ada):
        gallery.small(service, who, board)
        gallery.large(service, who, board, "dark")
    assert len(drawn) == 2
    uploaded(service, ada, LATER)
    gallery.small(service, ada, board)
    assert len(drawn) == 3


def test_what_is_known_about_boards_is_forgotten_with_them(service: Service) -> None:
    """Any number of boards can be uploaded, and looked at."""
    ada = person(service, "Ada")
    for n in range(4):
        gallery.one(service, ada, uploaded(service, ada, TEXT.replace('name = "lagoon"', f'name = "lagoon-{n}"')))
    service.games.boards.clear()
    known = [one["board"] for one in gallery.listing(service, ada, mine=True)["boards"]]
    assert board_for(service, ada.account, known[0]) is board_for(service, ada.account, known[0])
    assert len(service.games.boards) == 1


def test_the_lobby_finds_games_on_uploaded_boards(service: Service) -> None:
    """A private board is as unknown to others as one that nobody has uploaded."""
    ada, bob = person(service, "Ada"), person(service, "Bob")
    open_, closed = uploaded(service, ada), uploaded(service, bob, visibility="private")
    games = {board: game_on(service, who, board) for board, who in ((open_, ada), (closed, bob))}
    game_on(service, ada, "standard")

    def found(who: Who, board: str) -> list[str]:
        return [one["id"] for one in lobby.listing(service, who, filters=Filters(map=board))["games"]]

    assert found(VISITOR, open_) == [games[open_]]
    assert found(bob, closed) == [games[closed]]
    assert refusal(found, ada, closed) == refusal(found, ada, "nothing") == "bad-filter"
    assert uploaded_boards.boards_with_games(service, ada) == [(open_, "The Lagoon")]
    assert uploaded_boards.boards_with_games(service, ada, closed) == [(open_, "The Lagoon")]
    assert [board for board, _title in uploaded_boards.boards_with_games(service, bob, closed)] == [open_, closed]
    change(service, ada, open_, BoardDetails(visibility="private"))
    assert refusal(found, bob, open_) == "bad-filter"
