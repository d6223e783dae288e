"""Quick phrases as messages: which may be sent, and how they are stored."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from casusbelli.core.errors import printable
from casusbelli.core.said import Said, said
from casusbelli.engine.phrases import KINDS, Phrase, PhraseRefused, checked, phrase_of, phrase_said, phrase_text
from casusbelli.service.base.service import Who
from casusbelli.service.base.service_errors import bad_input, conflict, not_found
from casusbelli.service.games import messages
from casusbelli.service.games.open_game import MASTER, OpenGame
from casusbelli.store import Row

ANSWERS = tuple(name for name, kind in KINDS.items() if kind.is_answer)
READ_PHRASE = msgspec.json.Decoder(Phrase)


def phrase_read(text: str) -> Phrase | None:
    """The phrase of a form, as JSON; None for an empty field."""
    if not text:
        return None
    try:
        return phrase_of(msgspec.json.decode(text))
    except (PhraseRefused, msgspec.DecodeError, RecursionError) as fault:
        told = fault.said if isinstance(fault, PhraseRefused) else said("engine.phrase-unreadable", why=str(fault))
        raise bad_input(told, "bad-phrase") from fault


def answers_to(message: str) -> dict[str, str]:
    """The phrases, as JSON, that accept and refuse a proposal."""
    return {kind: stored_phrase(Phrase(kind, earlier=message)) or "" for kind in ANSWERS}


def phrase_to_send(table: OpenGame, who: Who, sender: str, readers: Sequence[str], phrase: Phrase) -> Phrase:
    """The phrase as this seat may send it to these readers now."""
    if sender == MASTER:
        raise bad_input(said("service.phrase-of-gm"))
    if not table.row["seq"]:
        raise conflict("no-phrase", said("engine.phrase-no-game"))
    try:
        phrase = checked(table.game.rules, table.game.state, sender, phrase)
    except PhraseRefused as refused:
        raise bad_input(refused.said, "bad-phrase") from refused
    if phrase.earlier:
        _check_earlier(table, who, sender, readers, phrase)
    return phrase


def _check_earlier(table: OpenGame, who: Who, sender: str, readers: Sequence[str], phrase: Phrase) -> None:
    """A phrase refers to a message that its writer can read, and an answer to an open proposal of one of its readers.
    Answers to anonymous proposals are never sent, because it would show who made them."""
    scope = messages.readable(table, sender, who).but("m.id = ?", printable(phrase.earlier))
    rows, _more = messages.newest(table.tx, scope, 1)
    if not rows:
        raise not_found("message", printable(phrase.earlier))
    if not KINDS[phrase.kind].is_answer:
        return
    [row] = rows
    proposal = phrase_in(row)
    if not is_proposal(proposal) or messages.is_own(table, row, sender, who):
        raise bad_input(said("service.phrase-no-proposal"), "bad-phrase")
    if row["grey"]:
        raise bad_input(said("service.no-answer-to-anonymous"), "bad-phrase")
    if row["sender"] not in readers:
        raise bad_input(said("service.phrase-to-proposer"), "bad-phrase")
    last = _last_answer(table, sender, row)
    if last is not None and last.kind == phrase.kind:
        raise conflict("answered", said("service.phrase-answered"))


def _last_answer(table: OpenGame, sender: str, proposal: Row) -> Phrase | None:
    """The last answer of a seat to a proposal; it may change its mind."""
    sql = "SELECT phrase FROM messages WHERE game = ? AND sender = ? AND n > ? AND phrase IS NOT NULL ORDER BY n DESC"
    found = (phrase_in(row) for row in table.tx.all(sql, table.id, sender, proposal["n"]))
    return next((it for it in found if it is not None and it.earlier == proposal["id"] and is_answer(it)), None)


def is_answer(phrase: Phrase | None) -> bool:
    return phrase is not None and phrase.kind in ANSWERS


def is_proposal(phrase: Phrase | None) -> bool:
    return phrase is not None and KINDS[phrase.kind].is_proposal


def english(table: OpenGame, phrase: Phrase) -> str:
    """The text that is stored, for programs, exports and searches."""
    return phrase_text(phrase, board=table.board)


def stored_phrase(phrase: Phrase | None) -> str | None:
    return None if phrase is None else msgspec.json.encode(phrase).decode()


def phrase_in(row: Row) -> Phrase | None:
    """The phrase of a stored message, unless it is of a kind that a newer version wrote."""
    if row["phrase"] is None:
        return None
    phrase = READ_PHRASE.decode(row["phrase"])
    return phrase if phrase.kind in KINDS else None


def said_by(phrase: Phrase | None) -> Said | None:
    """The sentence of a message, to be rendered for its reader; None for the writer's own words."""
    return None if phrase is None else phrase_said(phrase)
