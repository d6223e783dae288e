"""Keys to the API: made and revoked in person, each good for what its scopes name."""

from __future__ import annotations

from dataclasses import dataclass

from casusbelli.core.errors import printable
from casusbelli.service.accounts import TOKEN_MARK
from casusbelli.service.errors import bad_input, conflict, not_found
from casusbelli.service.house import House, Who, in_person
from casusbelli.service.passwords import digest, new_secret
from casusbelli.service.rights import PERSON, SCOPES, needs
from casusbelli.store import Tx, new_id

MOST_TOKENS, LONGEST_NAME = 20, 60


@dataclass(frozen=True)
class Token:
    """A key to the API. ``secret`` is told once, when it is made."""

    id: str
    name: str
    scopes: tuple[str, ...]
    created: int
    secret: str | None = None


@needs(PERSON)
def create(house: House, who: Who, name: str, scopes: list[str]) -> Token:
    account = in_person(who)
    if not 1 <= len(name.strip()) <= LONGEST_NAME:
        raise bad_input(
            f"a token has a name of 1 to {LONGEST_NAME} characters", "so that you know later what it is for"
        )
    unknown = [scope for scope in scopes if scope not in SCOPES]
    if unknown or not scopes:
        raise bad_input(f"scopes {', '.join(map(printable, unknown)) or '(none)'}: expected {', '.join(SCOPES)}")
    secret, kept = TOKEN_MARK + new_secret(), tuple(scope for scope in SCOPES if scope in scopes)
    with house.write() as tx:
        if len(_tokens(tx, account)) >= MOST_TOKENS:
            raise conflict("too-many-tokens", f"you have {MOST_TOKENS} tokens", "revoke one first")
        token = Token(new_id(), name.strip(), kept, tx.now(), secret)
        tx.add("tokens", id=token.id, hash=digest(secret), account=account, name=token.name, scopes=" ".join(kept),
               created=token.created)  # fmt: skip
    return token


@needs(PERSON)
def listing(house: House, who: Who) -> list[Token]:
    with house.read() as tx:
        return _tokens(tx, in_person(who))


@needs(PERSON)
def revoke(house: House, who: Who, token: str) -> None:
    with house.write() as tx:
        if not tx.run("DELETE FROM tokens WHERE id = ? AND account = ?", token, in_person(who)):
            raise not_found("token", printable(token))


def _tokens(tx: Tx, account: str) -> list[Token]:
    rows = tx.all("SELECT * FROM tokens WHERE account = ? ORDER BY created, id", account)
    return [Token(row["id"], row["name"], tuple(row["scopes"].split()), row["created"]) for row in rows]
