"""API tokens: created and revoked in person, each limited to its scopes."""

from __future__ import annotations

from casusbelli.core.errors import printable
from casusbelli.core.said import said
from casusbelli.service.base.account_shapes import Token
from casusbelli.service.base.passwords import digest, new_secret
from casusbelli.service.base.rights import PERSON, SCOPES, needs
from casusbelli.service.base.service import Service, Who, in_person
from casusbelli.service.base.service_errors import bad_input, conflict, not_found
from casusbelli.service.people.accounts import TOKEN_MARK
from casusbelli.store import Tx, new_id

MOST_TOKENS, LONGEST_NAME = 20, 60


@needs(PERSON)
def create(service: Service, who: Who, name: str, scopes: list[str]) -> Token:
    account = in_person(who)
    if not 1 <= len(name.strip()) <= LONGEST_NAME:
        raise bad_input(said("service.token-name", longest=LONGEST_NAME))
    unknown = [scope for scope in scopes if scope not in SCOPES]
    if unknown or not scopes:
        raise bad_input(said("service.bad-scopes", given=list(map(printable, unknown)), expected=SCOPES))
    secret, kept = TOKEN_MARK + new_secret(), tuple(scope for scope in SCOPES if scope in scopes)
    with service.write() as tx:
        if len(_tokens(tx, account)) >= MOST_TOKENS:
            raise conflict("too-many-tokens", said("service.too-many-tokens", n=MOST_TOKENS))
        token = Token(new_id(), name.strip(), kept, tx.now(), secret)
        tx.add("tokens", id=token.id, hash=digest(secret), account=account, name=token.name, scopes=" ".join(kept),
               created=token.created)  # fmt: skip
    return token


@needs(PERSON)
def listing(service: Service, who: Who) -> list[Token]:
    with service.read() as tx:
        return _tokens(tx, in_person(who))


@needs(PERSON)
def revoke(service: Service, who: Who, token: str) -> None:
    with service.write() as tx:
        if not tx.run("DELETE FROM tokens WHERE id = ? AND account = ?", token, in_person(who)):
            raise not_found("token", printable(token))


def _tokens(tx: Tx, account: str) -> list[Token]:
    rows = tx.all("SELECT * FROM tokens WHERE account = ? ORDER BY created, id", account)
    return [Token(row["id"], row["name"], tuple(row["scopes"].split()), row["created"]) for row in rows]
