"""People come in, prove who they are, choose new passwords, and leave."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from casusbelli.service import (
    accounts,
    browsers,
    confirming,
    games,
    guests,
    leaving,
    people,
    preferences,
    reliability,
    rights,
    seating,
    tokens,
)
from casusbelli.service.errors import Refused
from casusbelli.service.house import VISITOR, House, Who
from casusbelli.service.limits import Limits
from casusbelli.service.settings import Settings, Setup
from casusbelli.service.upkeep import tidy
from casusbelli.store import Row
from tests.service.conftest import PASSWORD, Clock, person

HERE = "192.0.2.1"
ADMIN = "administrator"


def rows(house: House, sql: str) -> list[Row]:
    with house.read() as tx:
        return tx.all(sql)


def refused(code: str) -> pytest.RaisesExc[Refused]:
    return pytest.raises(Refused, check=lambda fault: fault.code == code)


# --- coming in


def test_who_has_registered_can_sign_in_by_name_and_by_email(house: House) -> None:
    account = accounts.register(house, "Ada  Lovelace", "Ada@Example.org", PASSWORD)
    assert (account.name, account.email, account.role) == ("Ada Lovelace", "ada@example.org", "player")
    with refused("wrong-password"):
        accounts.sign_in(house, "ada@example.org", PASSWORD, HERE)
    confirming.confirm(house, link_to(house, Who(account.id)))
    for name in ("ada lovelace", " ADA LOVELACE", "ada@example.org", "ADA@example.ORG"):
        secret = accounts.sign_in(house, name, PASSWORD, HERE)
        assert accounts.who_is(house, secret) == Who(account.id, "Ada Lovelace", "player")


def test_nothing_that_could_be_used_is_kept(house: House) -> None:
    accounts.register(house, "Ada", "ada@example.org", PASSWORD)
    secret = accounts.sign_in(house, "Ada", PASSWORD, HERE)
    kept = json.dumps([rows(house, f"SELECT * FROM {table}") for table in ("accounts", "sessions")])
    assert PASSWORD not in kept
    assert secret not in kept
    assert "$argon2id$" in kept


@pytest.mark.parametrize("name", ["", "A", " ", "x" * 31, "@da", "a@b.org", "a\0b", "-Ada", "Ada--B", "<b>x</b>"])
def test_names_that_are_none(small_house: House, name: str) -> None:
    with refused("bad-name"):
        accounts.register(small_house, name, None, PASSWORD)


@pytest.mark.parametrize(
    "email", ["ada", "ada@", "@example.org", "a b@example.org", "a@example", "a@x.org\nBcc: b@x.org"]
)
def test_emails_that_are_none(small_house: House, email: str) -> None:
    with refused("bad-email"):
        accounts.register(small_house, "Ada", email, PASSWORD)


@pytest.mark.parametrize("password", ["", "short", "x" * 201, "abababababab", "Ada Lovelace", "ADA@EXAMPLE.ORG"])
def test_passwords_that_are_none(small_house: House, password: str) -> None:
    with refused("bad-password"):
        accounts.register(small_house, "Ada Lovelace", "ada@example.org", password)
    assert rows(small_house, "SELECT * FROM accounts") == []


def test_names_and_emails_belong_to_one(house: House) -> None:
    accounts.register(house, "Ada", "ada@example.org", PASSWORD)
    with refused("name-taken"):
        accounts.register(house, "ＡＤＡ", None, PASSWORD)
    accounts.register(house, "Bob", None, PASSWORD)
    accounts.register(house, "Carl", "", PASSWORD)


def test_whoever_is_not_there_is_told_the_same_as_whoever_guesses(house: House) -> None:
    person(house, "Ada")
    with refused("wrong-password") as wrong:
        accounts.sign_in(house, "Ada", "another password", HERE)
    with refused("wrong-password") as nobody:
        accounts.sign_in(house, "Eve", "another password", HERE)
    assert wrong.value.sentence == nobody.value.sentence


def test_guessing_is_slow(house: House) -> None:
    now = [0.0]
    house.limits.clock = lambda: now[0]
    person(house, "Ada")
    for _ in range(10):
        with refused("wrong-password"):
            accounts.sign_in(house, "Ada", "another password", HERE)
    with refused("too-many") as fault:
        accounts.sign_in(house, "ADA", PASSWORD, HERE)
    assert 0 < fault.value.seconds <= 90
    accounts.sign_in(house, "Ada", PASSWORD, "192.0.2.2")
    now[0] += fault.value.seconds
    accounts.sign_in(house, "Ada", PASSWORD, HERE)


# --- sessions


def test_sessions_end(house: House, clock: Clock) -> None:
    ada = person(house, "Ada")
    first, second = accounts.new_session(house, str(ada.account)), accounts.new_session(house, str(ada.account))
    accounts.sign_out(house, first)
    assert accounts.who_is(house, first) == VISITOR
    assert accounts.who_is(house, second) == ada
    clock.ahead += accounts.SESSION
    assert accounts.who_is(house, second) == VISITOR
    third = accounts.new_session(house, str(ada.account))
    assert len(rows(house, "SELECT * FROM sessions")) == 1
    accounts.sign_out_everywhere(house, ada)
    assert accounts.who_is(house, third) == VISITOR


@pytest.mark.parametrize("secret", [None, "", "x", "cb_x", "cb_", "\ud800", "'; DROP TABLE accounts"])
def test_strangers(house: House, secret: str | None) -> None:
    assert accounts.who_is(house, secret) == VISITOR


# --- new passwords


def link_sent(house: House) -> str:
    accounts.send_links(house)
    [letter] = rows(house, "SELECT data FROM outbox WHERE kind = 'password-reset'")
    link: str = json.loads(letter["data"])["link"]
    assert link.startswith("http://testserver/password/")
    return link.rpartition("/")[2]


def test_a_link_is_good_once(house: House) -> None:
    ada = person(house, "Ada")
    session, token = accounts.new_session(house, str(ada.account)), tokens.create(house, ada, "t", ["read"]).secret
    accounts.request_reset(house, "ADA@example.org", HERE)
    secret = link_sent(house)
    assert accounts.reset_is_good(house, secret)
    accounts.confirm_reset(house, secret, "another long password")
    assert (accounts.who_is(house, session), accounts.who_is(house, token)) == (VISITOR, VISITOR)
    assert not accounts.reset_is_good(house, secret)
    with refused("link-used"):
        accounts.confirm_reset(house, secret, "a third long password")
    accounts.sign_in(house, "Ada", "another long password", HERE)
    with refused("wrong-password"):
        accounts.sign_in(house, "Ada", PASSWORD, HERE)


def test_a_bad_password_does_not_use_the_link_up(house: House) -> None:
    person(house, "Ada")
    accounts.request_reset(house, "Ada", HERE)
    secret = link_sent(house)
    for password in ("short", "ada@example.org"):
        with refused("bad-password"):
            accounts.confirm_reset(house, secret, password)
    assert accounts.reset_is_good(house, secret)


def test_a_link_gets_old(house: House, clock: Clock) -> None:
    person(house, "Ada")
    accounts.request_reset(house, "Ada", HERE)
    secret = link_sent(house)
    clock.ahead += accounts.RESET
    with refused("link-used"):
        accounts.confirm_reset(house, secret, "another long password")


def test_nobody_is_flooded_with_links(house: House, clock: Clock) -> None:
    person(house, "Ada")
    accounts.register(house, "Bob", None, PASSWORD)
    for name in ("Ada", "ada@example.org", "Ada", "Bob", "Eve"):
        accounts.request_reset(house, name, HERE)
        accounts.send_links(house)
    link_sent(house)
    clock.ahead += 11 * accounts.MINUTE
    accounts.request_reset(house, "Ada", HERE)
    accounts.send_links(house)
    assert len(rows(house, "SELECT * FROM outbox")) == 2


def test_changing_the_password_takes_the_old_one(house: House) -> None:
    ada = person(house, "Ada")
    with refused("not-allowed"):
        accounts.change_password(house, ada, "not the old one", "another long password")
    with refused("bad-password"):
        accounts.change_password(house, ada, PASSWORD, "short")
    accounts.change_password(house, ada, PASSWORD, "another long password")
    accounts.sign_in(house, "Ada", "another long password", HERE)


def test_the_first_administrator(house: House, clock: Clock) -> None:
    """One link, once, until it is used or too old."""
    name, link = accounts.first_administrator(house) or ("", "")
    assert name == "admin"
    assert accounts.first_administrator(house) == ("admin", "")
    clock.ahead += accounts.FIRST_LINK + 1
    name, later = accounts.first_administrator(house) or ("", "")
    assert (name, accounts.reset_is_good(house, link.rpartition("/")[2])) == ("admin", False)
    accounts.confirm_reset(house, later.rpartition("/")[2], PASSWORD)
    assert accounts.first_administrator(house) is None
    secret = accounts.sign_in(house, "admin", PASSWORD, HERE)
    assert accounts.who_is(house, secret).role == ADMIN


def test_many_start_at_once(house: House) -> None:
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _number: accounts.first_administrator(house), range(8)))
    assert sum(one is not None and bool(one[1]) for one in found) == 1


def test_an_administrator_to_be(house: House) -> None:
    """Another one who has not chosen his password yet changes nothing, and keeps his link."""
    root = person(house, "Root", ADMIN)
    link = people.create(house, root, "Second", None, ADMIN)
    assert accounts.first_administrator(house) is None
    assert accounts.reset_is_good(house, link.rpartition("/")[2])


# --- tokens


def test_a_token_can_do_what_its_scopes_name(house: House) -> None:
    ada, bob = person(house, "Ada"), person(house, "Bob")
    token = tokens.create(house, ada, " my bot ", ["press", "read", "read"])
    assert (token.name, token.scopes) == ("my bot", ("read", "press"))
    bot = accounts.who_is(house, token.secret)
    assert bot == Who(ada.account, "Ada", "player", frozenset({"read", "press"}))
    rights.check_scope(bot, "read")
    with refused("not-allowed"):
        rights.check_scope(bot, "play")
    for act in (
        lambda: tokens.create(house, bot, "more", ["manage"]),
        lambda: tokens.listing(house, bot),
        lambda: accounts.change(house, bot, "eve@example.org"),
        lambda: accounts.sign_out_everywhere(house, bot),
        lambda: leaving.leave(house, bot, PASSWORD),
    ):
        with refused("not-allowed"):
            act()
    with refused("not-found"):
        tokens.revoke(house, bob, token.id)
    tokens.revoke(house, ada, token.id)
    assert accounts.who_is(house, token.secret) == VISITOR


def test_tokens_have_their_bounds(house: House) -> None:
    ada = person(house, "Ada")
    for name, scopes in (("", ["read"]), ("x" * 61, ["read"]), ("t", []), ("t", ["root"])):
        with refused("bad-input"):
            tokens.create(house, ada, name, scopes)
    for n in range(tokens.MOST_TOKENS):
        tokens.create(house, ada, str(n), ["read"])
    with refused("too-many-tokens"):
        tokens.create(house, ada, "one more", ["read"])
    assert len(tokens.listing(house, ada)) == tokens.MOST_TOKENS
    assert all(token.secret is None for token in tokens.listing(house, ada))


# --- who keeps order


def test_only_administrators_give_roles(house: House) -> None:
    ada, bob, admin = person(house, "Ada"), person(house, "Bob", "moderator"), person(house, "Root", ADMIN)
    for who in (VISITOR, ada, bob, Who(admin.account, "Root", ADMIN, frozenset({"read"}))):
        for act in (
            lambda who=who: people.set_role(house, who, "Ada", ADMIN),
            lambda who=who: people.reset_link(house, who, "Ada"),
        ):
            with pytest.raises(Refused):
                act()
    people.set_role(house, admin, "ada", "moderator")
    assert accounts.me(house, ada).role == "moderator"
    with refused("bad-input"):
        people.set_role(house, admin, "Ada", "king")
    with refused("not-found"):
        people.set_role(house, admin, "Nobody", "player")
    with refused("last-administrator"):
        people.set_role(house, admin, "Root", "player")


def test_suspended(house: House) -> None:
    ada, bob, admin = person(house, "Ada"), person(house, "Bob", "moderator"), person(house, "Root", ADMIN)
    secret = accounts.new_session(house, str(ada.account))
    with refused("not-allowed"):
        people.suspend(house, ada, "Bob", True)
    with refused("not-allowed"):
        people.suspend(house, bob, "Root", True)
    people.suspend(house, bob, "Ada", True)
    assert accounts.who_is(house, secret) == VISITOR
    with refused("not-allowed"):
        accounts.sign_in(house, "Ada", PASSWORD, HERE)
    accounts.request_reset(house, "Ada", HERE)
    assert rows(house, "SELECT * FROM outbox") == []
    people.suspend(house, bob, "Ada", False)
    accounts.sign_in(house, "Ada", PASSWORD, HERE)
    with refused("last-administrator"):
        people.suspend(house, admin, "Root", True)


def test_everybody_page_by_page(house: House) -> None:
    admin, bob = person(house, "Root", ADMIN), person(house, "Bob", "moderator")
    for name in ("Ada", "Adam", "Carl"):
        person(house, name)
    page = people.listing(house, admin, limit=2)
    assert [row["name"] for row in page["accounts"]] == ["Ada", "Adam"]
    page = people.listing(house, admin, after=str(page["next"]), limit=3)
    assert ([row["name"] for row in page["accounts"]], page["next"]) == (["Bob", "Carl", "Root"], None)
    assert [row["name"] for row in people.listing(house, bob, like="AD")["accounts"]] == ["Ada", "Adam"]
    assert "email" in people.listing(house, admin)["accounts"][0]
    assert "email" not in people.listing(house, bob)["accounts"][0]
    with refused("sign-in-first"):
        people.listing(house, VISITOR)


# --- leaving


def test_who_leaves_is_forgotten(house: House) -> None:
    ada, _root = person(house, "Ada"), person(house, "Root", ADMIN)
    game = games.create(house, ada, Setup("A game"))
    seating.join(house, ada, game, "France")
    accounts.new_session(house, str(ada.account))
    tokens.create(house, ada, "t", ["read"])
    accounts.change(house, ada, prefs={"theme": "dark"})
    with refused("not-allowed"):
        leaving.leave(house, ada, "not the password")
    leaving.leave(house, ada, PASSWORD)
    for table in ("accounts", "sessions", "tokens", "resets", "outbox", "applicants"):
        text = json.dumps(rows(house, f"SELECT * FROM {table}"), default=str).lower()
        assert "ada" not in text.replace("data", "")
        assert "theme" not in text
    assert rows(house, "SELECT * FROM seats WHERE account IS NOT NULL") == []
    with refused("not-found"):
        reliability.profile(house, "Ada")
    person(house, "Ada")


def test_the_last_administrator_stays(house: House) -> None:
    admin = person(house, "Root", ADMIN)
    game = games.create(house, admin, Setup("A game"))
    seating.join(house, admin, game, "France")
    with refused("last-administrator"):
        leaving.leave(house, admin, PASSWORD)
    [seat] = rows(house, "SELECT seat FROM seats WHERE account IS NOT NULL")
    assert seat["seat"] == "France"


def test_a_seat_in_a_running_game_is_resigned_by_leaving(house: House) -> None:
    ada, bob = person(house, "Ada"), person(house, "Bob")
    game = games.create(house, bob, Setup("A game"))
    seating.join(house, ada, game, "France")
    seating.join(house, bob, game, "Italy")
    seating.start(house, bob, game, "hold")
    leaving.leave(house, ada, PASSWORD)
    seats = {seat["seat"]: seat for seat in games.info(house, bob, game)["seats"]}
    assert seats["France"]["empty"]
    assert not seats["Italy"]["empty"]
    assert leaving.GONE not in str(games.info(house, bob, game))


# --- reliability


def tenure(house: House, who: Who, game: str, seat: str, **values: object) -> None:
    with house.write() as tx:
        tx.change("tenures", {"game": game, "seat": seat, "account": who.account}, **values)


def test_reliability(house: House) -> None:
    ada = person(house, "Ada")
    assert reliability.profile(house, "ada")["reliability"] is None
    ended, left, running = (games.create(house, ada, Setup(name)) for name in ("1", "2", "3"))
    for game in (ended, left, running):
        seating.join(house, ada, game, "France")
    tenure(house, ada, ended, "France", phases=10, missed=1, until=5, why="end")
    tenure(house, ada, left, "France", phases=5, missed=4, until=5, why="silent for 2 phases")
    tenure(house, ada, running, "France", phases=5, missed=0)
    told = reliability.profile(house, "ADA")
    figures = {key: told[key] for key in ("playing", "finished", "left", "phases", "missed", "reliability")}
    assert figures == {"playing": 1, "finished": 1, "left": 1, "phases": 20, "missed": 5, "reliability": 0.75}


def test_an_anonymous_game_is_not_told_of_before_it_is_over(house: House) -> None:
    ada = person(house, "Ada")
    game = games.create(house, ada, Setup("Who?", settings=Settings(anonymous=True)))
    before = reliability.profile(house, "Ada")
    seating.join(house, ada, game, "France")
    tenure(house, ada, game, "France", phases=10, missed=1)
    assert reliability.profile(house, "Ada") == before
    with house.write() as tx:
        tx.change("games", {"id": game}, status="finished")
    assert reliability.profile(house, "Ada")["missed"] == 1


# --- what people say of themselves


def test_preferences_and_email(house: House) -> None:
    ada = person(house, "Ada")
    assert accounts.change(house, ada, prefs={"theme": "dark"}).prefs == {"theme": "dark"}
    for password in ("", "not mine"):
        with refused("password-needed"):
            accounts.change(house, ada, email="new@example.org", password=password)
    assert accounts.change(house, ada, email="", password=PASSWORD).email is None
    told = accounts.change(house, ada, email="new@example.org", password=PASSWORD)
    assert (told.prefs, told.email, told.confirmed) == ({"theme": "dark"}, "new@example.org", False)
    with refused("bad-input"):
        accounts.change(house, ada, prefs={"x": "y" * accounts.LONGEST_PREFS})
    with refused("bad-email"):
        accounts.change(house, ada, email="new", password=PASSWORD)
    assert accounts.me(house, ada).email == "new@example.org"


def link_to(house: House, who: Who) -> str:
    [note] = rows(house, "SELECT data FROM outbox WHERE kind = 'confirm-email' ORDER BY at DESC LIMIT 1")
    return str(json.loads(note["data"])["link"]).rpartition("/")[2]


def test_an_email_is_confirmed_by_a_link(house: House, clock: Clock) -> None:
    """It is good once, for two days, for the address that it went to."""
    account = accounts.register(house, "Eve", "eve@example.org", PASSWORD)
    eve = Who(account.id, account.name, account.role)
    assert not account.confirmed
    accounts.request_reset(house, "Eve", "1.2.3.4")
    assert accounts.send_links(house) == 1
    assert rows(house, "SELECT 1 AS yes FROM outbox WHERE kind = 'password-reset'") == []
    first = link_to(house, eve)
    clock.ahead = 1000
    assert not accounts.change(house, eve, email="eva@example.org", password=PASSWORD).confirmed
    second = link_to(house, eve)
    assert not confirming.is_good(house, first)
    with pytest.raises(Refused, match="used or is too old"):
        confirming.confirm(house, first)
    confirming.confirm(house, second)
    assert accounts.me(house, eve).confirmed
    with pytest.raises(Refused):
        confirming.confirm(house, second)
    with pytest.raises(Refused, match="confirmed already"):
        confirming.ask_again(house, eve)
    accounts.request_reset(house, "Eve", "1.2.3.4")
    accounts.send_links(house)
    assert len(rows(house, "SELECT 1 AS yes FROM outbox WHERE kind = 'password-reset'")) == 1
    assert accounts.change(house, eve, prefs={"theme": "dark"}).confirmed, "nothing else than another address counts"
    assert accounts.change(house, eve, email="eva@example.org", password=PASSWORD).confirmed
    assert not accounts.change(house, eve, email="", password=PASSWORD).confirmed
    with pytest.raises(Refused, match="no e-mail"):
        confirming.ask_again(house, eve)
    clock.ahead += confirming.LASTS + 1000
    accounts.change(house, eve, email="eve@example.org", password=PASSWORD)
    late = link_to(house, eve)
    clock.ahead += confirming.LASTS + 1000
    assert not confirming.is_good(house, late)
    confirming.ask_again(house, eve)
    clock.ahead += 1000
    confirming.confirm(house, link_to(house, eve))
    assert accounts.me(house, eve).confirmed


def test_an_address_belongs_to_whoever_confirms_it_first(house: House, clock: Clock) -> None:
    """Nobody can keep somebody from their own address, or find out whether it is known."""
    squatter = accounts.register(house, "Mallory", "ada@example.org", PASSWORD)
    owner = accounts.register(house, "Ada", "ADA@example.org", PASSWORD)
    assert (owner.email, owner.confirmed) == ("ada@example.org", False)
    clock.ahead += 1000
    confirming.ask_again(house, Who(owner.id))
    confirming.confirm(house, link_to(house, Who(owner.id)))
    assert accounts.me(house, Who(owner.id)).confirmed
    assert accounts.who_is(house, accounts.sign_in(house, "ada@example.org", PASSWORD, HERE)).account == owner.id
    with house.read() as tx:
        links = [json.loads(row["data"]) for row in tx.all("SELECT data FROM outbox WHERE kind = 'confirm-email'")]
    assert {told["to"] for told in links} == {"ada@example.org"}
    for told in links:
        with pytest.raises(Refused):
            confirming.confirm(house, told["link"].rpartition("/")[2])
    assert not accounts.me(house, Who(squatter.id)).confirmed
    third = accounts.register(house, "Eve", "ada@example.org", PASSWORD)
    assert (third.email, third.confirmed) == ("ada@example.org", False), "the answer is that for an unknown address"
    [known] = rows(house, "SELECT * FROM outbox WHERE kind = 'email-known'")
    assert known["account"] == owner.id
    accounts.register(house, "Eva", "ada@example.org", PASSWORD)
    assert len(rows(house, "SELECT * FROM outbox WHERE kind = 'email-known'")) == 1, "once a day"
    accounts.request_reset(house, "ada@example.org", HERE)
    accounts.send_links(house)
    [reset] = rows(house, "SELECT * FROM outbox WHERE kind = 'password-reset'")
    assert reset["account"] == owner.id


def test_signing_in_by_an_address_does_not_tell_who_has_named_it(house: House) -> None:
    accounts.register(house, "Ada", "ada@example.org", PASSWORD)
    for address, name in (("ada@example.org", "Eve"), ("nobody@example.org", "Eva")):
        accounts.register(house, name, address, "another pass word")
        with refused("wrong-password"):
            accounts.sign_in(house, address, "another pass word", HERE)


def test_nobody_uses_up_the_links_to_the_address_of_another(house: House) -> None:
    squatter = Who(accounts.register(house, "Mallory", "ada@example.org", PASSWORD).id)
    confirming.ask_again(house, squatter)
    for _ in range(3):
        with refused("too-many"):
            confirming.ask_again(house, squatter)
    owner = Who(accounts.register(house, "Ada", "ada@example.org", PASSWORD).id)
    confirming.confirm(house, link_to(house, owner))
    assert accounts.me(house, owner).confirmed


def test_no_address_is_flooded(house: House) -> None:
    for number in range(2 * confirming.TO_ONE):
        accounts.register(house, f"Person {number}", "ada@example.org", PASSWORD)
    assert len(rows(house, "SELECT * FROM outbox WHERE kind = 'confirm-email'")) == confirming.TO_ONE


def test_another_address_waits_and_the_old_one_is_told(house: House) -> None:
    ada = person(house, "Ada")
    told = accounts.change(house, ada, email="new@example.org", password=PASSWORD)
    assert (told.email, told.confirmed, told.pending) == ("ada@example.org", True, "new@example.org")
    [note] = rows(house, "SELECT * FROM outbox WHERE kind = 'email-changed'")
    assert json.loads(note["data"]) == {"to": "ada@example.org"}
    confirming.confirm(house, link_to(house, ada))
    now = accounts.me(house, ada)
    assert (now.email, now.confirmed, now.pending) == ("new@example.org", True, None)
    accounts.sign_in(house, "new@example.org", PASSWORD, HERE)
    with refused("wrong-password"):
        accounts.sign_in(house, "ada@example.org", PASSWORD, HERE)
    accounts.change(house, ada, email="third@example.org", password=PASSWORD)
    back = accounts.change(house, ada, email="new@example.org", password=PASSWORD)
    assert (back.email, back.confirmed, back.pending) == ("new@example.org", True, None), "it never went away"


def test_recovery_ends_every_way_in(house: House) -> None:
    """Who had been in could have left themselves a webhook, a calendar address, a browser that is known."""
    ada = person(house, "Ada")
    preferences.set_channel(house, ada, "webhook", "https://example.org/hook")
    preferences.new_calendar(house, ada)
    with house.write() as tx:
        browser = browsers.remember(tx, "", ada.known())
    accounts.request_reset(house, "Ada", HERE)
    accounts.confirm_reset(house, link_sent(house), "another long password")
    assert rows(house, "SELECT * FROM channels WHERE kind <> 'mail'") == []
    assert rows(house, "SELECT calendar FROM wishes WHERE calendar IS NOT NULL") == []
    with house.read() as tx:
        assert not browsers.is_known(tx, browser, ada.known())


def test_nobody_keeps_somebody_else_out(house: House) -> None:
    """Guesses from all over the world stop strangers, not a browser in which the account has signed in before."""
    now = [0.0]
    house.limits.clock = lambda: now[0]
    ada = person(house, "Ada")
    with house.write() as tx:
        browser = browsers.remember(tx, "", ada.known())
    for number in range(120):
        with pytest.raises(Refused):
            accounts.sign_in(house, "Ada", "a guess at random", f"198.51.100.{number}")
    with refused("too-many"):
        accounts.sign_in(house, "Ada", PASSWORD, HERE)
    accounts.sign_in(house, "Ada", PASSWORD, HERE, browser)
    with refused("too-many"):
        accounts.sign_in(house, "Ada", PASSWORD, HERE, "another browser")
    for _ in range(20):
        with pytest.raises(Refused):
            accounts.sign_in(house, "Ada", "a guess at random", HERE, browser)
    with refused("too-many"):
        accounts.sign_in(house, "Ada", PASSWORD, HERE, browser)


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
def test_names_that_deceive(small_house: House, name: str) -> None:
    with refused("bad-name"):
        accounts.register(small_house, name, None, PASSWORD)


@pytest.mark.parametrize("name", GOOD_NAMES)
def test_names_of_all_the_world(small_house: House, name: str) -> None:
    accounts.register(small_house, name, None, PASSWORD)


ALIKE = [("coco", "сосо"), ("Ian", "lan"), ("modem", "modern"), ("Anna1", "Annal"), ("Oleg", "0leg"), ("ou", "օս")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_one(small_house: House, one: str, other: str) -> None:
    accounts.register(small_house, one, None, PASSWORD)
    with refused("name-taken"):
        accounts.register(small_house, other, None, PASSWORD)


def test_names_that_look_alike_are_not_given_at_the_same_time(house: House) -> None:
    names = ("coco", "сосо", "co.co", "со-со")
    with ThreadPoolExecutor(len(names)) as pool:
        tries = [pool.submit(accounts.register, house, name, None, PASSWORD) for name in names]
    assert [one.exception() is None for one in tries].count(True) == 1


def test_looks_of_old_accounts_are_worked_out(small_house: House) -> None:
    accounts.register(small_house, "Ian", None, PASSWORD)
    with small_house.write() as tx:
        tx.run("UPDATE accounts SET look = ''")
    with refused("name-taken"):
        accounts.register(small_house, "lan", None, PASSWORD)


@pytest.mark.parametrize("anonymous", [False, True])
def test_nobody_suspends_those_they_play_with(small_house: House, anonymous: bool) -> None:
    """Where names are hidden a refusal would tell who plays, and whoever suspends does not know it."""
    house = small_house
    mona, ada = person(house, "Mona", "moderator"), person(house, "Ada")
    game = games.create(house, ada, Setup("A game", settings=Settings(anonymous=anonymous)))
    for who in (mona, ada):
        seating.join(house, who, game)
    if anonymous:
        people.suspend(house, mona, "Ada", True)
        return
    with refused("not-allowed"):
        people.suspend(house, mona, "Ada", True)
    seating.leave(house, mona, game)
    people.suspend(house, mona, "Ada", True)


def test_a_suspended_administrator_comes_back(house: House) -> None:
    one, other = person(house, "Root", ADMIN), person(house, "Rita", ADMIN)
    people.suspend(house, one, "Rita", True)
    with refused("last-administrator"):
        people.suspend(house, one, "Root", True)
    people.suspend(house, one, "Rita", False)
    people.suspend(house, other, "Root", True)
    people.suspend(house, other, "Root", False)


def test_an_administrator_confirms(house: House) -> None:
    admin = person(house, "Admin", "administrator")
    account = accounts.register(house, "Eve", "eve@example.org", PASSWORD)
    eve = Who(account.id, account.name, account.role)
    with pytest.raises(Refused):
        people.confirm_email(house, eve, "Eve")
    [told] = [p for p in people.listing(house, admin)["accounts"] if p["name"] == "Eve"]
    assert told["confirmed"] is False
    people.confirm_email(house, admin, "Eve")
    assert accounts.me(house, eve).confirmed
    accounts.change(house, eve, email="", password=PASSWORD)
    with pytest.raises(Refused, match="no e-mail"):
        people.confirm_email(house, admin, "Eve")


def test_an_idle_session_ends(house: House, clock: Clock) -> None:
    """Each use puts that off, not the limit for the whole."""
    ada = person(house, "Ada")
    used, idle = (accounts.new_session(house, ada.known()) for _ in range(2))
    began = clock.ahead
    for _ in range(2):
        clock.ahead += accounts.IDLE - accounts.SEEN_EVERY - 60_000
        assert accounts.who_is(house, used) == ada
    assert accounts.who_is(house, idle) == VISITOR
    assert tidy(house) == 1
    clock.ahead = began + accounts.SESSION + 60_000
    assert accounts.who_is(house, used) == VISITOR


def test_sessions_of_the_time_before_go_on(house: House, clock: Clock) -> None:
    ada = person(house, "Ada")
    secret = accounts.new_session(house, ada.known())
    with house.write() as tx:
        tx.run("UPDATE sessions SET created = 0, seen = 0")
    assert accounts.who_is(house, secret) == ada
    clock.ahead += accounts.IDLE
    assert accounts.who_is(house, secret) == VISITOR


def test_a_guest_has_no_other_way_in(house: House, clock: Clock) -> None:
    who, secret = guests.guest(house, "x")
    clock.ahead += accounts.SESSION - 60_000
    assert tidy(house) == 0
    assert accounts.who_is(house, secret) == who
    clock.ahead += 120_000
    assert accounts.who_is(house, secret) == VISITOR
