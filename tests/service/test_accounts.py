"""Accounts: signing up, signing in, new passwords, deletion."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from argon2 import Type, extract_parameters

from casusbelli.service.base import browsers, rights
from casusbelli.service.base.limits import Limits
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.service_errors import ServiceError
from casusbelli.service.base.settings import Settings, Setup
from casusbelli.service.games import lobby, seating
from casusbelli.service.ops.upkeep import tidy
from casusbelli.service.people import (
    accounts,
    api_tokens,
    deletion,
    email_confirmation,
    guests,
    moderation,
    preferences,
    reliability,
    sessions,
)
from casusbelli.store import Row
from tests.conftest import DEAR
from tests.service.conftest import PASSWORD, Clock, person

HERE = "192.0.2.1"
ADMIN = "administrator"


def rows(service: Service, sql: str, *values: object) -> list[Row]:
    with service.read() as tx:
        return tx.all(sql, *values)


def refused(code: str) -> pytest.RaisesExc[ServiceError]:
    return pytest.raises(ServiceError, check=lambda fault: fault.code == code)


# --- coming in


@pytest.mark.both_databases
def test_who_has_registered_can_sign_in_by_name_and_by_email(service: Service) -> None:
    account = accounts.register(service, "Ada  Lovelace", "Ada@Example.org", PASSWORD)
    assert (account.name, account.email, account.role) == ("Ada Lovelace", "ada@example.org", "player")
    with refused("wrong-password"):
        accounts.sign_in(service, "ada@example.org", PASSWORD, HERE)
    email_confirmation.confirm(service, link_to(service, Who(account.id)))
    for name in ("ada lovelace", " ADA LOVELACE", "ada@example.org", "ADA@example.ORG"):
        secret = accounts.sign_in(service, name, PASSWORD, HERE)
        assert accounts.who_is(service, secret) == Who(account.id, "Ada Lovelace", "player")


def test_nothing_that_could_be_used_is_kept(service: Service) -> None:
    accounts.register(service, "Ada", "ada@example.org", PASSWORD)
    secret = accounts.sign_in(service, "Ada", PASSWORD, HERE)
    kept = json.dumps([rows(service, f"SELECT * FROM {table}") for table in ("accounts", "sessions")])
    assert PASSWORD not in kept
    assert secret not in kept
    assert "$argon2id$" in kept


def test_a_password_is_hashed_as_dearly_as_owasp_recommends() -> None:
    used = extract_parameters(DEAR().hash(PASSWORD))
    assert (used.type, used.time_cost, used.memory_cost, used.parallelism) == (Type.ID, 2, 19_456, 1)


@pytest.mark.parametrize("name", ["", "A", " ", "x" * 31, "@da", "a@b.org", "a\0b", "-Ada", "Ada--B", "<b>x</b>"])
def test_names_that_are_none(small_service: Service, name: str) -> None:
    with refused("bad-name"):
        accounts.register(small_service, name, None, PASSWORD)


@pytest.mark.parametrize(
    "email", ["ada", "ada@", "@example.org", "a b@example.org", "a@example", "a@x.org\nBcc: b@x.org"]
)
def test_emails_that_are_none(small_service: Service, email: str) -> None:
    with refused("bad-email"):
        accounts.register(small_service, "Ada", email, PASSWORD)


@pytest.mark.parametrize("password", ["", "short", "x" * 201, "abababababab", "Ada Lovelace", "ADA@EXAMPLE.ORG"])
def test_passwords_that_are_none(small_service: Service, password: str) -> None:
    with refused("bad-password"):
        accounts.register(small_service, "Ada Lovelace", "ada@example.org", password)
    assert rows(small_service, "SELECT * FROM accounts") == []


def test_names_and_emails_belong_to_one(service: Service) -> None:
    accounts.register(service, "Ada", "ada@example.org", PASSWORD)
    with refused("name-taken"):
        accounts.register(service, "ＡＤＡ", None, PASSWORD)
    accounts.register(service, "Bob", None, PASSWORD)
    accounts.register(service, "Carl", "", PASSWORD)


def test_whoever_is_not_there_is_told_the_same_as_whoever_guesses(service: Service) -> None:
    person(service, "Ada")
    with refused("wrong-password") as wrong:
        accounts.sign_in(service, "Ada", "another password", HERE)
    with refused("wrong-password") as nobody:
        accounts.sign_in(service, "Eve", "another password", HERE)
    assert str(wrong.value) == str(nobody.value)


def test_guessing_is_slow(service: Service, clock: Clock) -> None:
    person(service, "Ada")
    for _ in range(10):
        with refused("wrong-password"):
            accounts.sign_in(service, "Ada", "another password", HERE)
    with refused("too-many") as fault:
        accounts.sign_in(service, "ADA", PASSWORD, HERE)
    assert 0 < fault.value.seconds <= 90
    accounts.sign_in(service, "Ada", PASSWORD, "192.0.2.2")
    clock.ahead += round(fault.value.seconds * 1000)
    accounts.sign_in(service, "Ada", PASSWORD, HERE)


# --- sessions


def test_sessions_end(service: Service, clock: Clock) -> None:
    ada = person(service, "Ada")
    first, second = accounts.new_session(service, str(ada.account)), accounts.new_session(service, str(ada.account))
    accounts.sign_out(service, first)
    assert accounts.who_is(service, first) == VISITOR
    assert accounts.who_is(service, second) == ada
    clock.ahead += accounts.SESSION
    assert accounts.who_is(service, second) == VISITOR
    third = accounts.new_session(service, str(ada.account))
    assert len(rows(service, "SELECT * FROM sessions")) == 1
    accounts.sign_out_everywhere(service, ada)
    assert accounts.who_is(service, third) == VISITOR


@pytest.mark.parametrize("secret", [None, "", "x", "cb_x", "cb_", "\ud800", "'; DROP TABLE accounts"])
def test_strangers(service: Service, secret: str | None) -> None:
    assert accounts.who_is(service, secret) == VISITOR


# --- new passwords


def link_sent(service: Service) -> str:
    accounts.send_links(service)
    [letter] = rows(service, "SELECT data FROM outbox WHERE kind = 'password-reset'")
    link: str = json.loads(letter["data"])["link"]
    assert link.startswith("http://testserver/password/")
    return link.rpartition("/")[2]


@pytest.mark.both_databases
def test_a_link_is_good_once(service: Service) -> None:
    ada = person(service, "Ada")
    session, token = (
        accounts.new_session(service, str(ada.account)),
        api_tokens.create(service, ada, "t", ["read"]).secret,
    )
    accounts.request_reset(service, "ADA@example.org", HERE)
    secret = link_sent(service)
    assert accounts.reset_is_good(service, secret)
    accounts.confirm_reset(service, secret, "another long password")
    assert (accounts.who_is(service, session), accounts.who_is(service, token)) == (VISITOR, VISITOR)
    assert not accounts.reset_is_good(service, secret)
    with refused("link-used"):
        accounts.confirm_reset(service, secret, "a third long password")
    accounts.sign_in(service, "Ada", "another long password", HERE)
    with refused("wrong-password"):
        accounts.sign_in(service, "Ada", PASSWORD, HERE)


def test_a_bad_password_does_not_use_the_link_up(service: Service) -> None:
    person(service, "Ada")
    accounts.request_reset(service, "Ada", HERE)
    secret = link_sent(service)
    for password in ("short", "ada@example.org"):
        with refused("bad-password"):
            accounts.confirm_reset(service, secret, password)
    assert accounts.reset_is_good(service, secret)


def test_a_link_gets_old(service: Service, clock: Clock) -> None:
    person(service, "Ada")
    accounts.request_reset(service, "Ada", HERE)
    secret = link_sent(service)
    clock.ahead += accounts.RESET
    with refused("link-used"):
        accounts.confirm_reset(service, secret, "another long password")


def test_nobody_is_flooded_with_links(service: Service, clock: Clock) -> None:
    person(service, "Ada")
    accounts.register(service, "Bob", None, PASSWORD)
    for name in ("Ada", "ada@example.org", "Ada", "Bob", "Eve"):
        accounts.request_reset(service, name, HERE)
        accounts.send_links(service)
    link_sent(service)
    clock.ahead += 11 * accounts.MINUTE
    accounts.request_reset(service, "Ada", HERE)
    accounts.send_links(service)
    assert len(rows(service, "SELECT * FROM outbox")) == 2


def test_changing_the_password_takes_the_old_one(service: Service) -> None:
    ada = person(service, "Ada")
    with refused("not-allowed"):
        accounts.change_password(service, ada, "not the old one", "another long password")
    with refused("bad-password"):
        accounts.change_password(service, ada, PASSWORD, "short")
    accounts.change_password(service, ada, PASSWORD, "another long password")
    accounts.sign_in(service, "Ada", "another long password", HERE)


def test_the_first_administrator(service: Service, clock: Clock) -> None:
    """One link, once, until it is used or too old."""
    name, link = accounts.first_administrator(service) or ("", "")
    assert name == "admin"
    assert accounts.first_administrator(service) == ("admin", "")
    clock.ahead += accounts.FIRST_LINK + 1
    name, later = accounts.first_administrator(service) or ("", "")
    assert (name, accounts.reset_is_good(service, link.rpartition("/")[2])) == ("admin", False)
    accounts.confirm_reset(service, later.rpartition("/")[2], PASSWORD)
    assert accounts.first_administrator(service) is None
    secret = accounts.sign_in(service, "admin", PASSWORD, HERE)
    assert accounts.who_is(service, secret).role == ADMIN


def test_many_start_at_once(service: Service) -> None:
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _number: accounts.first_administrator(service), range(8)))
    assert sum(one is not None and bool(one[1]) for one in found) == 1


def test_an_administrator_to_be(service: Service) -> None:
    """Another one who has not chosen a password yet changes nothing, and their link stays valid."""
    root = person(service, "Root", ADMIN)
    link = moderation.create(service, root, "Second", None, ADMIN)
    assert accounts.first_administrator(service) is None
    assert accounts.reset_is_good(service, link.rpartition("/")[2])


# --- tokens


def test_a_token_can_do_what_its_scopes_name(service: Service) -> None:
    ada, bob = person(service, "Ada"), person(service, "Bob")
    token = api_tokens.create(service, ada, " my bot ", ["press", "read", "read"])
    assert (token.name, token.scopes) == ("my bot", ("read", "press"))
    bot = accounts.who_is(service, token.secret)
    assert bot == Who(ada.account, "Ada", "player", frozenset({"read", "press"}))
    rights.check_scope(bot, "read")
    with refused("not-allowed"):
        rights.check_scope(bot, "play")
    for act in (
        lambda: api_tokens.create(service, bot, "more", ["manage"]),
        lambda: api_tokens.listing(service, bot),
        lambda: accounts.change(service, bot, "eve@example.org"),
        lambda: accounts.sign_out_everywhere(service, bot),
        lambda: deletion.leave(service, bot, PASSWORD),
    ):
        with refused("not-allowed"):
            act()
    with refused("not-found"):
        api_tokens.revoke(service, bob, token.id)
    api_tokens.revoke(service, ada, token.id)
    assert accounts.who_is(service, token.secret) == VISITOR


def test_tokens_have_their_bounds(service: Service) -> None:
    ada = person(service, "Ada")
    for name, scopes in (("", ["read"]), ("x" * 61, ["read"]), ("t", []), ("t", ["root"])):
        with refused("bad-input"):
            api_tokens.create(service, ada, name, scopes)
    for n in range(api_tokens.MOST_TOKENS):
        api_tokens.create(service, ada, str(n), ["read"])
    with refused("too-many-tokens"):
        api_tokens.create(service, ada, "one more", ["read"])
    assert len(api_tokens.listing(service, ada)) == api_tokens.MOST_TOKENS
    assert all(token.secret is None for token in api_tokens.listing(service, ada))


# --- who keeps order


def test_only_administrators_give_roles(service: Service) -> None:
    ada, bob, admin = person(service, "Ada"), person(service, "Bob", "moderator"), person(service, "Root", ADMIN)
    for who in (VISITOR, ada, bob, Who(admin.account, "Root", ADMIN, frozenset({"read"}))):
        for act in (
            lambda who=who: moderation.set_role(service, who, "Ada", ADMIN),
            lambda who=who: moderation.reset_link(service, who, "Ada"),
        ):
            with pytest.raises(ServiceError):
                act()
    moderation.set_role(service, admin, "ada", "moderator")
    assert accounts.me(service, ada).role == "moderator"
    with refused("bad-input"):
        moderation.set_role(service, admin, "Ada", "king")
    with refused("not-found"):
        moderation.set_role(service, admin, "Nobody", "player")
    with refused("last-administrator"):
        moderation.set_role(service, admin, "Root", "player")


def test_suspended(service: Service) -> None:
    ada, bob, admin = person(service, "Ada"), person(service, "Bob", "moderator"), person(service, "Root", ADMIN)
    secret = accounts.new_session(service, str(ada.account))
    with refused("not-allowed"):
        moderation.suspend(service, ada, "Bob", True)
    with refused("not-allowed"):
        moderation.suspend(service, bob, "Root", True)
    moderation.suspend(service, bob, "Ada", True)
    assert accounts.who_is(service, secret) == VISITOR
    with refused("not-allowed"):
        accounts.sign_in(service, "Ada", PASSWORD, HERE)
    accounts.request_reset(service, "Ada", HERE)
    assert rows(service, "SELECT * FROM outbox") == []
    moderation.suspend(service, bob, "Ada", False)
    accounts.sign_in(service, "Ada", PASSWORD, HERE)
    with refused("last-administrator"):
        moderation.suspend(service, admin, "Root", True)


@pytest.mark.both_databases
def test_everybody_page_by_page(service: Service) -> None:
    admin, bob = person(service, "Root", ADMIN), person(service, "Bob", "moderator")
    for name in ("Ada", "Adam", "Carl"):
        person(service, name)
    page = moderation.listing(service, admin, limit=2)
    assert [row["name"] for row in page["accounts"]] == ["Ada", "Adam"]
    page = moderation.listing(service, admin, after=str(page["next"]), limit=3)
    assert ([row["name"] for row in page["accounts"]], page["next"]) == (["Bob", "Carl", "Root"], None)
    assert [row["name"] for row in moderation.listing(service, bob, like="AD")["accounts"]] == ["Ada", "Adam"]
    assert "email" in moderation.listing(service, admin)["accounts"][0]
    assert "email" not in moderation.listing(service, bob)["accounts"][0]
    with refused("sign-in-first"):
        moderation.listing(service, VISITOR)


# --- leaving


@pytest.mark.both_databases
def test_who_leaves_is_forgotten(service: Service) -> None:
    ada, _root = person(service, "Ada"), person(service, "Root", ADMIN)
    game = lobby.create(service, ada, Setup("A game"))
    seating.join(service, ada, game, "France")
    accounts.new_session(service, str(ada.account))
    api_tokens.create(service, ada, "t", ["read"])
    accounts.change(service, ada, prefs={"theme": "dark"})
    with refused("not-allowed"):
        deletion.leave(service, ada, "not the password")
    deletion.leave(service, ada, PASSWORD)
    for table in ("accounts", "sessions", "tokens", "resets", "outbox", "applicants"):
        text = json.dumps(rows(service, f"SELECT * FROM {table}"), default=str).lower()
        assert "ada" not in text.replace("data", "")
        assert "theme" not in text
    assert rows(service, "SELECT * FROM seats WHERE account IS NOT NULL") == []
    with refused("not-found"):
        reliability.profile(service, "Ada")
    person(service, "Ada")


def test_the_last_administrator_stays(service: Service) -> None:
    admin = person(service, "Root", ADMIN)
    game = lobby.create(service, admin, Setup("A game"))
    seating.join(service, admin, game, "France")
    with refused("last-administrator"):
        deletion.leave(service, admin, PASSWORD)
    [seat] = rows(service, "SELECT seat FROM seats WHERE account IS NOT NULL")
    assert seat["seat"] == "France"


def test_a_seat_in_a_running_game_is_resigned_by_leaving(service: Service) -> None:
    ada, bob = person(service, "Ada"), person(service, "Bob")
    game = lobby.create(service, bob, Setup("A game"))
    seating.join(service, ada, game, "France")
    seating.join(service, bob, game, "Italy")
    seating.start(service, bob, game, "hold")
    deletion.leave(service, ada, PASSWORD)
    seats = {seat["seat"]: seat for seat in lobby.info(service, bob, game)["seats"]}
    assert seats["France"]["empty"]
    assert not seats["Italy"]["empty"]
    assert deletion.GONE not in str(lobby.info(service, bob, game))


# --- reliability


def tenure(service: Service, who: Who, game: str, seat: str, **values: object) -> None:
    with service.write() as tx:
        tx.change("tenures", {"game": game, "seat": seat, "account": who.account}, **values)


def test_reliability(service: Service) -> None:
    ada = person(service, "Ada")
    assert reliability.profile(service, "ada")["reliability"] is None
    ended, left, running = (lobby.create(service, ada, Setup(name)) for name in ("1", "2", "3"))
    for game in (ended, left, running):
        seating.join(service, ada, game, "France")
    tenure(service, ada, ended, "France", phases=10, missed=1, until=5, why="end")
    tenure(service, ada, left, "France", phases=5, missed=4, until=5, why="silent for 2 phases")
    tenure(service, ada, running, "France", phases=5, missed=0)
    told = reliability.profile(service, "ADA")
    figures = {key: told[key] for key in ("playing", "finished", "left", "phases", "missed", "reliability")}
    assert figures == {"playing": 1, "finished": 1, "left": 1, "phases": 20, "missed": 5, "reliability": 0.75}


def test_an_anonymous_game_is_not_told_of_before_it_is_over(service: Service) -> None:
    ada = person(service, "Ada")
    game = lobby.create(service, ada, Setup("Who?", settings=Settings(anonymous=True)))
    before = reliability.profile(service, "Ada")
    seating.join(service, ada, game, "France")
    tenure(service, ada, game, "France", phases=10, missed=1)
    assert reliability.profile(service, "Ada") == before
    with service.write() as tx:
        tx.change("games", {"id": game}, status="finished")
    assert reliability.profile(service, "Ada")["missed"] == 1


# --- what people say of themselves


def test_preferences_and_email(service: Service) -> None:
    ada = person(service, "Ada")
    assert accounts.change(service, ada, prefs={"theme": "dark"}).prefs == {"theme": "dark"}
    for password in ("", "not mine"):
        with refused("password-needed"):
            accounts.change(service, ada, email="new@example.org", password=password)
    assert accounts.change(service, ada, email="", password=PASSWORD).email is None
    told = accounts.change(service, ada, email="new@example.org", password=PASSWORD)
    assert (told.prefs, told.email, told.confirmed) == ({"theme": "dark"}, "new@example.org", False)
    with refused("bad-input"):
        accounts.change(service, ada, prefs={"x": "y" * accounts.LONGEST_PREFS})
    with refused("bad-email"):
        accounts.change(service, ada, email="new", password=PASSWORD)
    assert accounts.me(service, ada).email == "new@example.org"


def link_to(service: Service, who: Who) -> str:
    mails = "SELECT data FROM outbox WHERE kind = 'confirm-email' AND account = ? ORDER BY at DESC LIMIT 1"
    [note] = rows(service, mails, who.account)
    return str(json.loads(note["data"])["link"]).rpartition("/")[2]


def test_an_email_is_confirmed_by_a_link(service: Service, clock: Clock) -> None:
    """It is good once, for two days, for the address that it went to."""
    account = accounts.register(service, "Eve", "eve@example.org", PASSWORD)
    eve = Who(account.id, account.name, account.role)
    assert not account.confirmed
    accounts.request_reset(service, "Eve", "1.2.3.4")
    assert accounts.send_links(service) == 1
    assert rows(service, "SELECT 1 AS yes FROM outbox WHERE kind = 'password-reset'") == []
    first = link_to(service, eve)
    clock.ahead = 1000
    assert not accounts.change(service, eve, email="eva@example.org", password=PASSWORD).confirmed
    second = link_to(service, eve)
    assert not email_confirmation.is_good(service, first)
    with pytest.raises(ServiceError, match="already been used"):
        email_confirmation.confirm(service, first)
    email_confirmation.confirm(service, second)
    assert accounts.me(service, eve).confirmed
    with pytest.raises(ServiceError):
        email_confirmation.confirm(service, second)
    with pytest.raises(ServiceError, match="already confirmed"):
        email_confirmation.ask_again(service, eve)
    accounts.request_reset(service, "Eve", "1.2.3.4")
    accounts.send_links(service)
    assert len(rows(service, "SELECT 1 AS yes FROM outbox WHERE kind = 'password-reset'")) == 1
    assert accounts.change(service, eve, prefs={"theme": "dark"}).confirmed, "nothing else than another address counts"
    assert accounts.change(service, eve, email="eva@example.org", password=PASSWORD).confirmed
    assert not accounts.change(service, eve, email="", password=PASSWORD).confirmed
    with pytest.raises(ServiceError, match="no e-mail address"):
        email_confirmation.ask_again(service, eve)
    clock.ahead += email_confirmation.LASTS + 1000
    accounts.change(service, eve, email="eve@example.org", password=PASSWORD)
    late = link_to(service, eve)
    clock.ahead += email_confirmation.LASTS + 1000
    assert not email_confirmation.is_good(service, late)
    email_confirmation.ask_again(service, eve)
    clock.ahead += 1000
    email_confirmation.confirm(service, link_to(service, eve))
    assert accounts.me(service, eve).confirmed


def test_an_address_belongs_to_whoever_confirms_it_first(service: Service, clock: Clock) -> None:
    """Nobody can keep people from their own address, or find out whether it is known."""
    squatter = accounts.register(service, "Mallory", "ada@example.org", PASSWORD)
    owner = accounts.register(service, "Ada", "ADA@example.org", PASSWORD)
    assert (owner.email, owner.confirmed) == ("ada@example.org", False)
    clock.ahead += 1000
    email_confirmation.ask_again(service, Who(owner.id))
    email_confirmation.confirm(service, link_to(service, Who(owner.id)))
    assert accounts.me(service, Who(owner.id)).confirmed
    assert accounts.who_is(service, accounts.sign_in(service, "ada@example.org", PASSWORD, HERE)).account == owner.id
    with service.read() as tx:
        links = [json.loads(row["data"]) for row in tx.all("SELECT data FROM outbox WHERE kind = 'confirm-email'")]
    assert {told["to"] for told in links} == {"ada@example.org"}
    for told in links:
        with pytest.raises(ServiceError):
            email_confirmation.confirm(service, told["link"].rpartition("/")[2])
    assert not accounts.me(service, Who(squatter.id)).confirmed
    third = accounts.register(service, "Eve", "ada@example.org", PASSWORD)
    assert (third.email, third.confirmed) == ("ada@example.org", False), "the answer is that for an unknown address"
    [known] = rows(service, "SELECT * FROM outbox WHERE kind = 'email-known'")
    assert known["account"] == owner.id
    accounts.register(service, "Eva", "ada@example.org", PASSWORD)
    assert len(rows(service, "SELECT * FROM outbox WHERE kind = 'email-known'")) == 1, "once a day"
    accounts.request_reset(service, "ada@example.org", HERE)
    accounts.send_links(service)
    [reset] = rows(service, "SELECT * FROM outbox WHERE kind = 'password-reset'")
    assert reset["account"] == owner.id


def test_signing_in_by_an_address_does_not_tell_who_has_named_it(service: Service) -> None:
    accounts.register(service, "Ada", "ada@example.org", PASSWORD)
    for address, name in (("ada@example.org", "Eve"), ("nobody@example.org", "Eva")):
        accounts.register(service, name, address, "another pass word")
        with refused("wrong-password"):
            accounts.sign_in(service, address, "another pass word", HERE)


def test_nobody_uses_up_the_links_to_the_address_of_another(service: Service) -> None:
    squatter = Who(accounts.register(service, "Mallory", "ada@example.org", PASSWORD).id)
    email_confirmation.ask_again(service, squatter)
    for _ in range(3):
        with refused("too-many"):
            email_confirmation.ask_again(service, squatter)
    owner = Who(accounts.register(service, "Ada", "ada@example.org", PASSWORD).id)
    email_confirmation.confirm(service, link_to(service, owner))
    assert accounts.me(service, owner).confirmed


def test_no_address_is_flooded(service: Service) -> None:
    for number in range(2 * email_confirmation.TO_ONE):
        accounts.register(service, f"Person {number}", "ada@example.org", PASSWORD)
    assert len(rows(service, "SELECT * FROM outbox WHERE kind = 'confirm-email'")) == email_confirmation.TO_ONE


def test_another_address_waits_and_the_old_one_is_told(service: Service) -> None:
    ada = person(service, "Ada")
    told = accounts.change(service, ada, email="new@example.org", password=PASSWORD)
    assert (told.email, told.confirmed, told.pending) == ("ada@example.org", True, "new@example.org")
    [note] = rows(service, "SELECT * FROM outbox WHERE kind = 'email-changed'")
    assert json.loads(note["data"]) == {"to": "ada@example.org"}
    email_confirmation.confirm(service, link_to(service, ada))
    now = accounts.me(service, ada)
    assert (now.email, now.confirmed, now.pending) == ("new@example.org", True, None)
    accounts.sign_in(service, "new@example.org", PASSWORD, HERE)
    with refused("wrong-password"):
        accounts.sign_in(service, "ada@example.org", PASSWORD, HERE)
    accounts.change(service, ada, email="third@example.org", password=PASSWORD)
    back = accounts.change(service, ada, email="new@example.org", password=PASSWORD)
    assert (back.email, back.confirmed, back.pending) == ("new@example.org", True, None), "it never went away"


def test_recovery_ends_every_way_in(service: Service) -> None:
    """Who had been in could have left themselves a webhook, a calendar address, a browser that is known."""
    ada = person(service, "Ada")
    preferences.set_channel(service, ada, "webhook", "https://example.org/hook")
    preferences.new_calendar(service, ada)
    with service.write() as tx:
        browser = browsers.remember(tx, "", ada.known())
    accounts.request_reset(service, "Ada", HERE)
    accounts.confirm_reset(service, link_sent(service), "another long password")
    assert rows(service, "SELECT * FROM channels WHERE kind <> 'mail'") == []
    assert rows(service, "SELECT calendar FROM wishes WHERE calendar IS NOT NULL") == []
    with service.read() as tx:
        assert not browsers.is_known(tx, browser, ada.known())


def test_nobody_keeps_somebody_else_out(service: Service) -> None:
    """Guesses from all over the world stop strangers, not a browser in which the account has signed in before."""
    ada = person(service, "Ada")
    with service.write() as tx:
        browser = browsers.remember(tx, "", ada.known())
    for number in range(120):
        with pytest.raises(ServiceError):
            accounts.sign_in(service, "Ada", "a guess at random", f"198.51.100.{number}")
    with refused("too-many"):
        accounts.sign_in(service, "Ada", PASSWORD, HERE)
    accounts.sign_in(service, "Ada", PASSWORD, HERE, browser)
    with refused("too-many"):
        accounts.sign_in(service, "Ada", PASSWORD, HERE, "another browser")
    for _ in range(20):
        with pytest.raises(ServiceError):
            accounts.sign_in(service, "Ada", "a guess at random", HERE, browser)
    with refused("too-many"):
        accounts.sign_in(service, "Ada", PASSWORD, HERE, browser)


def test_what_is_refused_does_not_count() -> None:
    now = [0.0]
    limits = Limits(lambda: now[0])
    for _ in range(3):
        limits.spend("act", "ada", 3, 30)
    for second in range(1, 11):
        now[0] = second * 0.99
        with refused("too-many"):
            limits.spend("act", "ada", 3, 30)
    now[0] = 10.01
    limits.spend("act", "ada", 3, 30)


# --- names

REFUSED_NAMES = (
    "admin\u115f", "ad\u200bmin", "\u3164\u3164", "Ada\u202e", "аdmin", "Αda", "Adaм", "A\u0300\u0301\u0302\u0303da",
    "admin", "ADMIN", "Admin1", "adm1n", "Moderator", "m0derator", "Ädmin", "Game.Master", "casus-belli",
    "Ada٣", "ad\u00admin", "ꓮꓓꓟꓲꓠ", "ᴀᴅᴍɪɴ", "aǀice", "bᴏb", "ᏚᎪᎷ", "ⲁⲇⲙⲓⲛ", "admɩn", "ađmin", "Admins",
    "The Admin", "Casus Belli Support", "Moderator2 Team", "Guest ab12cd34", "guest-AB12CD34",
)  # fmt: skip
GOOD_NAMES = (
    "Ада", "Άλκηστις", "אבי", "محمد", "山田太郎", "やまだタロウ", "김철수",
    "Zoë", "Łukasz", "D'Artagnan", "Ngô Đình", "Ada2", "Mina", "Badmin", "Earl Grey", "Գոհար", "Kɔfi", "Guest of Honor",
)  # fmt: skip


@pytest.mark.parametrize("name", REFUSED_NAMES)
def test_names_that_deceive(small_service: Service, name: str) -> None:
    with refused("bad-name"):
        accounts.register(small_service, name, None, PASSWORD)


@pytest.mark.parametrize("name", GOOD_NAMES)
def test_names_of_all_the_world(small_service: Service, name: str) -> None:
    accounts.register(small_service, name, None, PASSWORD)


ALIKE = [("coco", "сосо"), ("Ian", "lan"), ("modem", "modern"), ("Anna1", "Annal"), ("Oleg", "0leg"), ("ou", "օս")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_one(small_service: Service, one: str, other: str) -> None:
    accounts.register(small_service, one, None, PASSWORD)
    with refused("name-taken"):
        accounts.register(small_service, other, None, PASSWORD)


@pytest.mark.both_databases
def test_names_that_look_alike_are_not_given_at_the_same_time(service: Service) -> None:
    names = ("coco", "сосо", "co.co", "со-со")
    with ThreadPoolExecutor(len(names)) as pool:
        tries = [pool.submit(accounts.register, service, name, None, PASSWORD) for name in names]
    assert [one.exception() is None for one in tries].count(True) == 1


def test_looks_of_old_accounts_are_worked_out(small_service: Service) -> None:
    accounts.register(small_service, "Ian", None, PASSWORD)
    with small_service.write() as tx:
        tx.run("UPDATE accounts SET look = ''")
    with refused("name-taken"):
        accounts.register(small_service, "lan", None, PASSWORD)


@pytest.mark.parametrize("anonymous", [False, True])
def test_nobody_suspends_those_they_play_with(small_service: Service, anonymous: bool) -> None:
    """Where names are hidden a refusal would tell who plays, and whoever suspends does not know it."""
    service = small_service
    mona, ada = person(service, "Mona", "moderator"), person(service, "Ada")
    game = lobby.create(service, ada, Setup("A game", settings=Settings(anonymous=anonymous)))
    for who in (mona, ada):
        seating.join(service, who, game)
    if anonymous:
        moderation.suspend(service, mona, "Ada", True)
        return
    with refused("not-allowed"):
        moderation.suspend(service, mona, "Ada", True)
    seating.leave(service, mona, game)
    moderation.suspend(service, mona, "Ada", True)


def test_a_suspended_administrator_comes_back(service: Service) -> None:
    one, other = person(service, "Root", ADMIN), person(service, "Rita", ADMIN)
    moderation.suspend(service, one, "Rita", True)
    with refused("last-administrator"):
        moderation.suspend(service, one, "Root", True)
    moderation.suspend(service, one, "Rita", False)
    moderation.suspend(service, other, "Root", True)
    moderation.suspend(service, other, "Root", False)


def test_an_administrator_confirms(service: Service) -> None:
    admin = person(service, "Admin", "administrator")
    account = accounts.register(service, "Eve", "eve@example.org", PASSWORD)
    eve = Who(account.id, account.name, account.role)
    with pytest.raises(ServiceError):
        moderation.confirm_email(service, eve, "Eve")
    [told] = [p for p in moderation.listing(service, admin)["accounts"] if p["name"] == "Eve"]
    assert told["confirmed"] is False
    moderation.confirm_email(service, admin, "Eve")
    assert accounts.me(service, eve).confirmed
    accounts.change(service, eve, email="", password=PASSWORD)
    with pytest.raises(ServiceError, match="not given an e-mail"):
        moderation.confirm_email(service, admin, "Eve")


def test_an_idle_session_ends(service: Service, clock: Clock) -> None:
    """Each use puts that off, not the limit for the whole."""
    ada = person(service, "Ada")
    used, idle = (accounts.new_session(service, ada.known()) for _ in range(2))
    began = clock.ahead
    for _ in range(2):
        clock.ahead += sessions.IDLE - sessions.SEEN_EVERY - 60_000
        assert accounts.who_is(service, used) == ada
    assert accounts.who_is(service, idle) == VISITOR
    assert tidy(service) == 1
    clock.ahead = began + accounts.SESSION + 60_000
    assert accounts.who_is(service, used) == VISITOR


def test_sessions_of_the_time_before_go_on(service: Service, clock: Clock) -> None:
    ada = person(service, "Ada")
    secret = accounts.new_session(service, ada.known())
    with service.write() as tx:
        tx.run("UPDATE sessions SET created = 0, seen = 0")
    assert accounts.who_is(service, secret) == ada
    clock.ahead += sessions.IDLE
    assert accounts.who_is(service, secret) == VISITOR


def test_a_guest_has_no_other_way_in(service: Service, clock: Clock) -> None:
    who, secret = guests.guest(service, "x")
    clock.ahead += accounts.SESSION - 60_000
    assert tidy(service) == 0
    assert accounts.who_is(service, secret) == who
    clock.ahead += 120_000
    assert accounts.who_is(service, secret) == VISITOR
