"""Downloads: pictures, film, game file, report, rulebook, map."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from urllib.parse import quote

from msgspec.structs import replace as with_

from casusbelli.core.canon import encode
from casusbelli.core.catalogs import ENGLISH
from casusbelli.core.map_text import map_text
from casusbelli.core.said import dated, said
from casusbelli.drawing.chapters import layered, scene_at
from casusbelli.drawing.picture import Style, picture
from casusbelli.drawing.replay import replay as film
from casusbelli.engine.game import Game
from casusbelli.engine.rulebook import rules_text
from casusbelli.engine.view import Viewer
from casusbelli.records.games import chronicle, newspaper
from casusbelli.records.games.annotations import Annotation, MessageRecorded, PlayerNamed
from casusbelli.records.games.game_file import FORMAT_2, Header, entry
from casusbelli.records.games.note_lines import note_lines
from casusbelli.records.games.positions import exported_line
from casusbelli.service.base.message_shapes import LetterTold
from casusbelli.service.base.rights import needs
from casusbelli.service.base.service import Service, Who
from casusbelli.service.base.service_errors import conflict, not_found
from casusbelli.service.games import lobby, press
from casusbelli.service.games.game_log import note_look
from casusbelli.service.games.imported_comments import annotations_of
from casusbelli.service.games.messages import GREY
from casusbelli.service.games.open_game import EVERYBODY, OpenGame, header_of, opened
from casusbelli.service.reads.game_view import begun_game, chapter, check_begun

EVENTS = 200  # events exported at once
FILMED = 60  # phases in one part of a film
LINES_AT_ONCE = 200


@needs("read")
def drawn(
    service: Service,
    who: Who,
    game_id: str,
    seat: str | None = None,
    phase: str | None = None,
    theme: str = "auto",
    names: str = "short",
    layers: Sequence[str] = (),
    plain: bool = False,
    language: str = ENGLISH,
) -> str:
    """A picture of a phase as SVG. ``plain``: only the board, for a page that has its own headings."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        viewer = table.viewer(who, seat)
        game = begun_game(table)
    if phase is not None:
        chapter(game, viewer, phase)
    look = Style(theme=theme, names=names, heading=not plain, legend=not plain)
    return picture(with_(scene_at(game, viewer, phase, layers=layers), language=language), look)


@needs("read")
def layers(service: Service, who: Who, game_id: str, seat: str | None = None, phase: str | None = None) -> list[str]:
    with service.read() as tx:
        table = opened(service, tx, game_id)
        return list(layered(begun_game(table), table.viewer(who, seat), phase))


@needs("read")
def replay(
    service: Service, who: Who, game_id: str, seat: str | None = None, part: int = 1, language: str = ENGLISH
) -> str:
    """The film of a game; a long game is split into parts, which link to each other."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        viewer = table.viewer(who, seat)
        game = begun_game(table)
    count = len(game.openings())
    parts = max(1, -(-count // FILMED))
    if not 1 <= part <= parts:
        raise not_found("part of the film", str(part))
    first = (part - 1) * FILMED
    last = first + FILMED if part < parts else None
    links = _part_links(game, seat, part, language) if parts > 1 else ""
    return film(game, viewer, "short", first, last, links, language)


def _part_links(game: Game, seat: str | None, part: int, language: str) -> str:
    starts = [opening.phase for opening in game.openings()[::FILMED]]
    whose = f"&amp;seat={quote(seat)}" if seat else ""
    links = (
        f"<b>{dated(language, phase)}</b>" if n == part else f'<a href="?part={n}{whose}">{dated(language, phase)}</a>'
        for n, phase in enumerate(starts, 1)
    )
    return f'<p class="parts">{said("drawing.replay-parts").render(language)} {" ".join(links)}</p>'


@needs("read")
def export(service: Service, who: Who, game_id: str) -> Iterator[str]:
    """Export the game as a file, streamed: for everybody once it is over, before that without the seed for its game
    master, and for administrators with no part in it: its players can read that they looked."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.check_seen(who)
        check_begun(table)
        looks = table.row["status"] != "finished" and not table.is_gm(who)
        if looks and not (who.administers and not table.involves(who)):
            raise conflict("not-over", said("service.log-when-over"))
        notes = annotations_of(table)
        reveals = table.row["status"] == "finished" or (bool(notes) and not looks)  # comments are read with the seed
        header = header_of(table, table.row["seed"] if reveals else None)
    if looks:
        note_look(service, game_id, who, "exported")
    return _exported(service, table, with_(header, format=FORMAT_2) if notes else header, notes)


@needs("press")
def export_with_messages(service: Service, who: Who, game_id: str, seat: str | None = None) -> Iterator[str]:
    """The file of a finished game with the names of its players and the messages that the reader may read, streamed."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.check_seen(who)
        if table.row["status"] != "finished":
            raise conflict("not-over", said("service.log-when-over"))
        header = header_of(table, table.row["seed"])
        players = [(one["seat"], one["player"]) for one in lobby.info_of(table, who)["seats"]]
        kept = annotations_of(table)
    names = (PlayerNamed(place, name) for place, name in players if name is not None)
    notes = chain(names, kept, map(_recorded, press.every_letter(service, who, game_id, seat)))
    first = next(notes, None)
    if first is None:
        return _exported(service, table, header, ())
    return _exported(service, table, with_(header, format=FORMAT_2), chain([first], notes))


def _recorded(letter: LetterTold) -> Annotation:
    sender = "" if letter["from"] == GREY else letter["from"]
    readers = tuple(name for name in letter["to"] if name != EVERYBODY)
    return MessageRecorded(letter["phase"], sender, letter["text"], readers, letter["at"])


def _exported(service: Service, table: OpenGame, header: Header, notes: Iterable[Annotation]) -> Iterator[str]:
    """The same output as ``write_game``, streamed from the rows: neither the game nor the file is ever in memory as a
    whole."""
    yield f"{encode(header).decode()}\n"
    done, last = 0, int(table.row["seq"])
    sql = "SELECT seq, hash, body FROM events WHERE game = ? AND seq > ? AND seq <= ? ORDER BY seq LIMIT ?"
    while done < last:
        with service.read() as tx:
            rows = tx.all(sql, table.id, done, last, EVENTS)
        yield "".join(f"{entry(row['seq'], row['hash'], row['body'].encode())}\n" for row in rows)
        done = int(rows[-1]["seq"])
    yield from note_lines(notes, table.row["chain"], last, bytes.fromhex(table.row["seed"]), header.seed is not None)


@needs("read")
def reports(
    service: Service, who: Who, game_id: str, seat: str | None = None, language: str = ENGLISH
) -> Iterator[str]:
    """The whole game as text, streamed."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        viewer = table.viewer(who, seat)
        game = begun_game(table)
    return _in_words(game, viewer, language)


def _in_words(game: Game, viewer: Viewer, language: str) -> Iterator[str]:
    lines = newspaper.told(game.rules, chronicle.facts(game, viewer), language=language, reader=viewer)
    while some := list(islice(lines, LINES_AT_ONCE)):
        yield "".join(f"{line}\n" for line in some)
    yield f"\n{newspaper.position(game, viewer, language)}"


@needs("read")
def line(service: Service, who: Who, game_id: str, seat: str | None = None) -> str:
    """The position in one line, as the reader may see it: to be pasted into a message or a sandbox."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        return exported_line(begun_game(table), table.viewer(who, seat)) + "\n"


@needs("read")
def rulebook(service: Service, who: Who, game_id: str, language: str = ENGLISH, pictures: str = "") -> str:
    """The rulebook of a game. ``pictures``: the address of a drawn example, with ``{}`` for its name; "": text
    alone."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.check_seen(who)
        if table.row["seq"]:
            return rules_text(table.game.rules, str(table.game.spec), language, pictures)
        options: Mapping[str, str] = json.loads(table.row["options"])
        rules = lobby.rules_of(service, table.row["rules"], table.board, options)
        return rules_text(rules, table.row["rules"], language, pictures)


@needs("read")
def map_file(service: Service, who: Who, game_id: str) -> str:
    """The map of this game as the text of a map.toml: nothing else is needed to read the game's states."""
    with service.read() as tx:
        table = opened(service, tx, game_id)
        table.check_seen(who)
        return map_text(table.board)
