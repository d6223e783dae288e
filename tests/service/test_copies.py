"""Copies of games: their number, their total size, and what happens to abandoned ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from casusbelli.engine.view import GM
from casusbelli.records.games.annotations import MessageRecorded
from casusbelli.records.games.game_file import read_annotated, read_game, write_game
from casusbelli.records.games.note_lines import SealedNote
from casusbelli.records.games.positions import exported_line, exported_state, from_state
from casusbelli.service.base import game_cache
from casusbelli.service.base.service import VISITOR, Service
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.games import copies, lobby, press, quotas
from casusbelli.service.ops import upkeep
from casusbelli.service.people.guests import OF_GAME
from casusbelli.service.reads import downloads, game_page, game_view, phase_story
from casusbelli.testing.random_games import moments, random_game
from casusbelli.variants import board
from casusbelli.variants.table import new_game
from tests.service.conftest import Clock as Shift
from tests.service.tables import HOUR, POWERS, made, person, settle


def bots_only(service: Service) -> str:
    game = made(service, person(service, "Olga"), "standard + last-year(year=1902)", bots=dict.fromkeys(POWERS, "hold"))
    settle(service)
    return game


@pytest.mark.both_databases
def test_all_sandboxes_of_an_account_have_a_share(
    service: Service, monkeypatch: pytest.MonkeyPatch, clock: Shift
) -> None:
    game, ada, bob = bots_only(service), person(service, "Ada"), person(service, "Bob")
    first = copies.clone(service, ada, game)
    text = "".join(downloads.export(service, VISITOR, game))
    monkeypatch.setattr(quotas, "CHARACTERS", len(text))
    with pytest.raises(ServiceError, match="Your sandboxes together have reached the limit"):
        copies.clone(service, ada, game)
    with pytest.raises(ServiceError) as refusal:
        copies.import_game(service, ada, text)
    assert refusal.value.code == "too-many-copies"
    copies.clone(service, bob, game)
    lobby.cancel(service, ada, first)
    with pytest.raises(ServiceError):  # what was cancelled is still there
        copies.clone(service, ada, game)
    clock.ahead = 8 * 24 * HOUR
    upkeep.tidy(service)
    with service.read() as tx:
        for table in OF_GAME:
            assert tx.one(f"SELECT 1 AS yes FROM {table} WHERE game = ?", first) is None, table
    copies.clone(service, ada, game)
    assert lobby.info(service, VISITOR, game)["status"] == "finished", "games are never deleted"


def test_long_games_leave_the_shelf_sooner(small_service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    service = small_service
    game, ada = bots_only(service), person(service, "Ada")
    made_ = [copies.clone(service, ada, game) for _n in range(4)]
    for copy in made_:
        game_view.view(service, ada, copy)
    assert set(made_) <= set(service.games.shelf.known)
    length = service.games.shelf.known[made_[0]].value.seq
    monkeypatch.setattr(game_cache, "KEPT_EVENTS", 2 * length)
    monkeypatch.setattr(game_cache, "ADDED_UP", 1)
    service.games.shelf.known.clear()
    for copy in made_:
        game_view.events(service, ada, copy)  # a log is as long as what has been read of it
        game_view.view(service, ada, copy)
    assert list(service.games.shelf.known) == made_[-3:]


def test_a_game_of_another_program_brings_its_messages(service: Service) -> None:
    ada = person(service, "Ada")
    saved = (Path(__file__).parents[1] / "data" / "records" / "cicero.json").read_text(encoding="utf-8")
    game = copies.import_game(service, ada, saved, "Theirs")
    assert game_view.view(service, ada, game)["phase"] == "F1902M"
    found = press.letters(service, ada, game, seat="Italy")
    texts = [letter["text"] for letter in found]
    sent = [one for phase in json.loads(saved)["phases"] for one in phase["messages"]]
    italian = [one["message"] for one in sent if "ITALY" in (one["sender"], one["recipient"])]
    assert sorted(texts) == sorted(italian)
    with pytest.raises(ServiceError, match="several games"):
        copies.import_game(service, ada, f"[{saved},{saved}]")


RECORD = """[Rules "formal"]
[Player "France: Ada \\"the Fox\\""]
[Result "*"]

{ About all of it. }

S1901M
France: A PAR - BUR; F BRE - MAO
{ A comment. }
(
S1901M
France: A PAR - PIC
{ More careful. }
)
"""
LINE = "S1902M standard standard | France: A PAR, F MAO = PAR BRE MAR | Germany: A MUN = MUN"


def test_text_records_and_lines_are_imported(service: Service) -> None:
    ada = person(service, "Ada")
    game = copies.import_game(service, ada, RECORD)
    assert game_view.view(service, ada, game)["phase"] == "F1901M"
    assert game_view.view(service, ada, game)["units"]["France"] == ["A BUR", "A MAR", "F MAO"]
    game = copies.import_game(service, ada, LINE)
    assert game_view.view(service, ada, game)["units"]["France"] == ["A PAR", "F MAO"]
    with pytest.raises(ServiceError, match="Line 8: A PAR - LON is refused"):
        copies.import_game(service, ada, RECORD.replace("A PAR - BUR", "A PAR - LON"))


@pytest.mark.parametrize("rules", ["formal", "international-relations", "masters", "factional"])
def test_lines_and_states_of_every_variant_are_imported_and_copied(service: Service, rules: str) -> None:
    ada = person(service, "Ada")
    europe = board("standard")
    for moment in moments(random_game([rules], 5, 6)):
        line = exported_line(moment, GM)
        game = copies.import_game(service, ada, f"{line}\r\n")
        assert exported_line(read_game("".join(downloads.export(service, ada, game))), GM) == line
        for seat in (None, moment.rules.names[0]):
            from_state(exported_state(moment, seat), lambda _name: europe, bytes(32))


def test_comments_and_variations_are_told_at_their_phase_and_exported(service: Service) -> None:
    ada = person(service, "Ada")
    game = copies.import_game(service, ada, f"{RECORD}\nF1901M\n{{ Not played yet. }}\n")
    assert phase_story.story(service, ada, game, phase="S1901M")["comments"] == [
        {"by": "", "text": "About all of it.", "variation": []},
        {"by": "", "text": "A comment.", "variation": []},
        {
            "by": "",
            "text": "",
            "variation": [{"phase": "S1901M", "orders": {"France": ["A PAR - PIC"]}, "comment": "More careful."}],
        },
    ]
    later = phase_story.story(service, ada, game, phase="F1901M")["comments"]
    assert [one["text"] for one in later] == ["Not played yet."]
    shown = game_page.screen(service, ada, game)
    assert shown.story is not None
    assert [story["phase"] for story in (shown.story, *shown.later)] == ["S1901M", "F1901M"]
    assert [one["text"] for one in shown.later[-1]["comments"]] == ["Not played yet."]
    file = "".join(downloads.export(service, ada, game))
    assert [type(note).__name__ for note in read_annotated(file).notes] == [
        *("PlayerNamed", "Comment", "Comment", "Variation", "Comment")
    ]
    again = copies.import_game(service, ada, file)
    assert phase_story.story(service, ada, again, phase="S1901M")["comments"][1:] == [
        {"by": "", "text": "A comment.", "variation": []},
        phase_story.story(service, ada, game, phase="S1901M")["comments"][2],
    ]
    for copied in (again, copies.clone(service, ada, game)):
        assert read_annotated("".join(downloads.export(service, ada, copied))).notes == read_annotated(file).notes


def test_a_long_message_is_imported_whole(service: Service) -> None:
    """Longer than people may write here: other programs have other limits."""
    ada, text = person(service, "Ada"), "x" * (press.LONGEST + 1)
    file = write_game(new_game(), with_seed=True, notes=[MessageRecorded("S1901M", "France", text)])
    game = copies.import_game(service, ada, file)
    assert [letter["text"] for letter in press.letters(service, ada, game)] == [text]


def test_comments_are_as_secret_as_their_sandbox(service: Service) -> None:
    ada, eve = person(service, "Ada"), person(service, "Eve")
    game = copies.import_game(service, ada, RECORD)
    with pytest.raises(ServiceError, match="There is no game"):
        phase_story.story(service, eve, game, phase="S1901M")
    file = "".join(downloads.export(service, person(service, "Boss", "administrator"), game))  # without the seed
    assert "About all of it" not in file
    assert {type(note) for note in read_annotated(file).notes} == {SealedNote}
