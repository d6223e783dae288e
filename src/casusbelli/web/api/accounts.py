"""Accounts over HTTP: coming in, who one is, tokens, leaving."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from casusbelli.service import accounts, confirming, guest_transfer, guests, leaving, people, reliability, tokens
from casusbelli.service.accounts import Account
from casusbelli.service.rights import SCOPES
from casusbelli.service.shapes import GuestTold, Link, Me, People, Profile, Sent, TakenAlong, Tokens
from casusbelli.service.tokens import Token
from casusbelli.web import security
from casusbelli.web.api.bodies import Body, Id, Page, Text, Word
from casusbelli.web.call import ENCODER, Answer, Router, ToAnybody, ToManage, ToRead, answered

router = Router(tags=["accounts"])

Password = Annotated[Text, Field(max_length=1000)]


class NewAccount(Body):
    name: Word
    password: Password
    email: Annotated[Text, Field(max_length=300)] | None = None


class SignIn(Body):
    name: Word = Field(description="the name or the e-mail")
    password: Password


class OfGuest(Body):
    secret: Word = Field("", description="of the guest's session; nothing: the one that this browser remembers")


class ResetRequest(Body):
    name: Word = Field(description="the name or the e-mail")


class NewPassword(Body):
    secret: Word = Field(description="the last part of the link")
    password: Password


class Confirmation(Body):
    secret: Word = Field(description="the last part of the link")


class PasswordChange(Body):
    old: Password
    new: Password


class AccountChange(Body):
    email: Annotated[Text, Field(max_length=300)] | None = Field(None, description="an empty one takes it away")
    password: Password = Field("", description="needed where the e-mail changes")
    prefs: dict[Word, bool | Word] | None = None


class Farewell(Body):
    password: Password


class NewToken(Body):
    name: Word
    scopes: list[Literal["read", "play", "press", "manage"]] = Field(min_length=1, max_length=4)


class Role(Body):
    role: Literal["player", "moderator", "administrator"]


class Suspension(Body):
    suspended: bool


@router.post("/accounts", status_code=201)
def register(body: NewAccount, call: ToAnybody) -> Answer[Account]:
    """Register. Whoever has registered may sign in. With the session of a guest, the guest becomes this account and
    keeps everything."""
    call.house.limits.spend("register", call.network, 20, 3600)

    def act() -> Account:
        if call.who.account is not None and call.who.scopes is None and guests.is_guest(call.house, call.who):
            return accounts.claim(call.house, call.who, body.name, body.email, body.password)
        return accounts.register(call.house, body.name, body.email, body.password)

    return call.write(act, 201)


@router.post("/session", status_code=201)
def sign_in(body: SignIn, call: ToAnybody) -> Answer[Me]:
    """A session cookie; `csrf` goes into the header X-CSRF-Token of every write that uses it. Sent again it is another
    session."""
    secret = accounts.sign_in(call.house, body.name, body.password, call.network, security.browser(call.request))
    account = accounts.me(call.house, accounts.who_is(call.house, secret))
    told: Me = {**_seen(account), "csrf": security.csrf_of(secret)}
    response: Answer[Me] = answered(b"201" + ENCODER.encode(told))
    security.set_session(response, call.house, secret)
    security.remember_browser(call.request, response, secret)
    before = security.session(call.request)
    if before and guest_transfer.offered(call.house, accounts.who_is(call.house, secret), before)["games"]:
        security.keep_guest(response, call.house, before)
    return response


@router.get("/me/guest")
def guest(call: ToAnybody) -> Answer[GuestTold]:
    """Whose games the caller could take along: those of the guest as whom this browser was used before."""
    return call.read(guest_transfer.offered(call.house, call.who, security.guest_session(call.request)))


@router.post("/me/guest")
def take_along(body: OfGuest, call: ToAnybody) -> Answer[TakenAlong]:
    """Take a guest's games, seats, notes and messages along. What would give the caller two places in one game, or
    belongs to people who have blocked the caller, is left behind."""
    secret = body.secret or security.guest_session(call.request)
    return call.write(lambda: guest_transfer.take(call.house, call.who, secret))


@router.delete("/me/guest", status_code=204)
def leave_guest(call: ToAnybody) -> Answer[None]:
    """Leave them behind: the guest's session ends."""
    return call.write(lambda: guest_transfer.forget(call.house, call.who, security.guest_session(call.request)))


@router.delete("/session", status_code=204)
def sign_out(call: ToAnybody) -> Answer[None]:
    secret = security.session(call.request)
    if secret:
        accounts.sign_out(call.house, secret)
    response = Answer[None](None, 204)
    security.clear_session(response)
    return response


@router.post("/password-resets", status_code=202)
def request_reset(body: ResetRequest, call: ToAnybody) -> Answer[Sent]:
    """The answer does not tell whether there is such an account."""
    accounts.request_reset(call.house, body.name, call.network)
    return answered(b'202{"sent":"if there is such an account and it has an e-mail, a link is on its way"}')


@router.post("/password-resets/confirm", status_code=204)
def confirm_reset(body: NewPassword, call: ToAnybody) -> Answer[None]:
    """Choose a new password with the link. Sessions and tokens end."""
    call.house.limits.spend("use a link", call.network, 30, 3600)

    def act() -> None:
        accounts.confirm_reset(call.house, body.secret, body.password)

    return call.write(act)


@router.post("/email-confirmations", status_code=204)
def confirm_email(body: Confirmation, call: ToAnybody) -> Answer[None]:
    """With the link that went to an e-mail: whoever reads it is whom the account says."""
    call.house.limits.spend("use a link", call.network, 30, 3600)
    return call.write(lambda: confirming.confirm(call.house, body.secret))


@router.post("/me/email-confirmation", status_code=204)
def ask_for_confirmation(call: ToAnybody) -> Answer[None]:
    """Send the link for one's e-mail once more."""
    return call.write(lambda: confirming.ask_again(call.house, call.who))


@router.get("/me")
def me(call: ToAnybody) -> Answer[Me]:
    """Who the caller is: a visitor, or an account with its `csrf` token if it came with a session cookie."""
    if call.who.account is None:
        return call.read({"name": None, "role": "visitor"})
    told = _seen(accounts.me(call.house, call.who))
    told["scopes"] = sorted(call.who.scopes) if call.who.scopes is not None else list(SCOPES)
    if call.who.scopes is None:
        told["csrf"] = security.csrf_token(call.request)
    return call.read(told)


@router.patch("/me")
def change_me(body: AccountChange, call: ToAnybody) -> Answer[Account]:
    return call.write(lambda: accounts.change(call.house, call.who, body.email, body.prefs, body.password))


@router.post("/me/password", status_code=204)
def change_password(body: PasswordChange, call: ToAnybody) -> Answer[None]:
    """Sessions and tokens end, this one too."""
    return call.write(lambda: accounts.change_password(call.house, call.who, body.old, body.new))


@router.post("/me/sign-out-everywhere", status_code=204)
def sign_out_everywhere(call: ToAnybody) -> Answer[None]:
    return call.write(lambda: accounts.sign_out_everywhere(call.house, call.who))


@router.post("/me/leave", status_code=204)
def leave(body: Farewell, call: ToAnybody) -> Answer[None]:
    """Delete the account: its seats are resigned, its name and e-mail are gone, its games and their press stay."""
    return call.write(lambda: leaving.leave(call.house, call.who, body.password))


@router.get("/me/tokens")
def list_tokens(call: ToAnybody) -> Answer[Tokens]:
    return call.read({"tokens": tokens.listing(call.house, call.who)})


@router.post("/me/tokens", status_code=201)
def create_token(body: NewToken, call: ToAnybody) -> Answer[Token]:
    """`secret` is told this once. Scopes: `read` games, `play` (orders), `press`, `manage` (make and run games)."""
    return call.write(lambda: tokens.create(call.house, call.who, body.name, list(body.scopes)), 201)


@router.delete("/me/tokens/{token}", status_code=204)
def revoke_token(token: Id, call: ToAnybody) -> Answer[None]:
    return call.write(lambda: tokens.revoke(call.house, call.who, token))


@router.get("/accounts/{name}")
def profile(name: Id, call: ToRead) -> Answer[Profile]:
    """Since when somebody is here and how reliable."""
    return call.read(reliability.profile(call.house, name))


@router.get("/accounts", tags=["administration"])
def list_accounts(call: ToManage, like: Id | None = None, after: Id | None = None, limit: Page = 50) -> Answer[People]:
    return call.read(people.listing(call.house, call.who, like or "", after or "", limit))


@router.put("/accounts/{name}/role", status_code=204, tags=["administration"])
def set_role(name: Id, body: Role, call: ToAnybody) -> Answer[None]:
    """In person only, as everything that gives somebody power over an account: a token will not do."""
    return call.write(lambda: people.set_role(call.house, call.who, name, body.role))


@router.put("/accounts/{name}/suspended", status_code=204, tags=["administration"])
def suspend(name: Id, body: Suspension, call: ToManage) -> Answer[None]:
    """A moderator or an administrator is suspended in person only."""
    return call.write(lambda: people.suspend(call.house, call.who, name, body.suspended))


@router.put("/accounts/{name}/confirmed", status_code=204, tags=["administration"])
def set_confirmed(name: Id, call: ToAnybody) -> Answer[None]:
    """The e-mail of this account is known to be its holder's. In person only."""
    return call.write(lambda: people.confirm_email(call.house, call.who, name))


@router.post("/accounts/{name}/reset-link", status_code=201, tags=["administration"])
def reset_link(name: Id, call: ToAnybody) -> Answer[Link]:
    """A link for a new password, to be handed over. In person only."""
    return call.write(lambda: {"link": people.reset_link(call.house, call.who, name)}, 201)


def _seen(account: Account) -> Me:
    return {
        "id": account.id,
        "name": account.name,
        "email": account.email,
        "confirmed": account.confirmed,
        "pending": account.pending,
        "role": account.role,
        "created": account.created,
        "prefs": account.prefs,
    }
