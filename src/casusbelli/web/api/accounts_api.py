"""Routes for accounts: sign-up, sessions, API tokens, profiles, moderation."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Query
from pydantic import Field

from casusbelli.service.base.account_shapes import (
    AuditPage,
    GuestTold,
    Link,
    Me,
    People,
    Profile,
    Sent,
    TakenAlong,
    Token,
    Tokens,
)
from casusbelli.service.base.limits import spend_exactly
from casusbelli.service.base.rights import SCOPES
from casusbelli.service.people import (
    accounts,
    api_tokens,
    audit_log,
    deletion,
    email_confirmation,
    guest_transfer,
    guests,
    moderation,
    reliability,
)
from casusbelli.service.people.accounts import Account
from casusbelli.web import security
from casusbelli.web.api.bodies import Body, Id, Page, Text, Why, Word
from casusbelli.web.api.request import ENCODER, ApiResponse, Router, ToAnybody, ToManage, ToRead, answered

router = Router(tags=["accounts"])

Password = Annotated[Text, Field(max_length=1000)]


class NewAccount(Body):
    name: Word
    password: Password
    email: Annotated[Text, Field(max_length=300)] | None = None


class SignIn(Body):
    name: Word = Field(description="user name or e-mail address")
    password: Password


class OfGuest(Body):
    secret: Word = Field("", description="the secret of the guest's session; empty: the one in this browser's cookie")


class ResetRequest(Body):
    name: Word = Field(description="user name or e-mail address")


class NewPassword(Body):
    secret: Word = Field(description="the last part of the link")
    password: Password


class Confirmation(Body):
    secret: Word = Field(description="the last part of the link")


class PasswordChange(Body):
    old: Password
    new: Password


class AccountChange(Body):
    email: Annotated[Text, Field(max_length=300)] | None = Field(None, description="an empty string removes it")
    password: Password = Field("", description="required to change the e-mail address")
    prefs: dict[Word, bool | Word] | None = None


class Farewell(Body):
    password: Password


class NewToken(Body):
    name: Word
    scopes: list[Literal["read", "play", "press", "manage"]] = Field(min_length=1, max_length=4)


class RoleBody(Body):
    role: Literal["player", "moderator", "administrator"]
    why: Why = Field("", description="for the audit log")


class Suspension(Body):
    suspended: bool
    why: Why = Field("", description="for the audit log")


@router.post("/accounts", status_code=201)
def register(body: NewAccount, call: ToAnybody) -> ApiResponse[Account]:
    """Sign up. If a guest is signed in, the guest becomes this account and keeps everything."""
    accounts.limit_registrations(call.service, call.network)

    def act() -> Account:
        if call.who.account is not None and call.who.scopes is None and guests.is_guest(call.service, call.who):
            return accounts.claim(call.service, call.who, body.name, body.email, body.password)
        return accounts.register(call.service, body.name, body.email, body.password)

    return call.write(act, 201)


@router.post("/session", status_code=201)
def sign_in(body: SignIn, call: ToAnybody) -> ApiResponse[Me]:
    """Sign in with a session cookie. Send `csrf` in the header X-CSRF-Token of every write that uses the cookie. A
    repeated request creates another session."""
    secret = accounts.sign_in(call.service, body.name, body.password, call.network, security.browser(call.request))
    account = accounts.me(call.service, accounts.who_is(call.service, secret))
    told: Me = {**_seen(account), "csrf": security.csrf_of(secret)}
    response: ApiResponse[Me] = answered(b"201" + ENCODER.encode(told))
    security.set_session(response, call.service, secret)
    security.remember_browser(call.request, response, secret)
    before = security.session(call.request)
    who = accounts.who_is(call.service, secret)
    if before and guest_transfer.has_something(guest_transfer.offered(call.service, who, before)):
        security.keep_guest(response, call.service, before)
    return response


@router.get("/me/guest")
def guest(call: ToAnybody) -> ApiResponse[GuestTold]:
    """The guest account of this browser, if there is one, whose games the caller can take over."""
    return call.read(guest_transfer.offered(call.service, call.who, security.guest_session(call.request)))


@router.post("/me/guest")
def take_along(body: OfGuest, call: ToAnybody) -> ApiResponse[TakenAlong]:
    """Take over a guest's games, seats, notes and messages. Games in which the caller already has a place, or is
    blocked by someone, are left behind."""
    secret = body.secret or security.guest_session(call.request)
    return call.write(lambda: guest_transfer.take(call.service, call.who, secret))


@router.delete("/me/guest", status_code=204)
def leave_guest(call: ToAnybody) -> ApiResponse[None]:
    """Leave the guest's games behind and end the guest's session."""
    return call.write(lambda: guest_transfer.forget(call.service, call.who, security.guest_session(call.request)))


@router.delete("/session", status_code=204)
def sign_out(call: ToAnybody) -> ApiResponse[None]:
    """Sign out: end this session."""
    secret = security.session(call.request)
    if secret:
        accounts.sign_out(call.service, secret)
    response = ApiResponse[None](None, 204)
    security.clear_session(response)
    return response


@router.post("/password-resets", status_code=202)
def request_reset(body: ResetRequest, call: ToAnybody) -> ApiResponse[Sent]:
    """Request a link to choose a new password. The response does not reveal whether the account exists."""
    accounts.request_reset(call.service, body.name, call.network)
    return answered(b'202{"sent":"if there is such an account and it has an e-mail, a link is on its way"}')


@router.post("/password-resets/confirm", status_code=204)
def confirm_reset(body: NewPassword, call: ToAnybody) -> ApiResponse[None]:
    """Choose a new password with the link. This ends all sessions and tokens."""
    spend_exactly(call.service, ("use a link", call.network, 30, 3600))

    def act() -> None:
        accounts.confirm_reset(call.service, body.secret, body.password)

    return call.write(act)


@router.post("/email-confirmations", status_code=204)
def confirm_email(body: Confirmation, call: ToAnybody) -> ApiResponse[None]:
    """Confirm an e-mail address with the link that was sent to it."""
    spend_exactly(call.service, ("use a link", call.network, 30, 3600))
    return call.write(lambda: email_confirmation.confirm(call.service, body.secret))


@router.post("/me/email-confirmation", status_code=204)
def ask_for_confirmation(call: ToAnybody) -> ApiResponse[None]:
    """Send the link that confirms the caller's e-mail address again."""
    return call.write(lambda: email_confirmation.ask_again(call.service, call.who))


@router.get("/me")
def me(call: ToAnybody) -> ApiResponse[Me]:
    """The caller: a visitor, or an account, with a `csrf` token if a session cookie was sent."""
    if call.who.account is None:
        return call.read({"name": None, "role": "visitor"})
    told = _seen(accounts.me(call.service, call.who))
    told["scopes"] = sorted(call.who.scopes) if call.who.scopes is not None else list(SCOPES)
    if call.who.scopes is None:
        told["csrf"] = security.csrf_token(call.request)
    return call.read(told)


@router.patch("/me")
def change_me(body: AccountChange, call: ToAnybody) -> ApiResponse[Account]:
    """Change the e-mail address or the preferences of the caller's account."""
    return call.write(lambda: accounts.change(call.service, call.who, body.email, body.prefs, body.password))


@router.post("/me/password", status_code=204)
def change_password(body: PasswordChange, call: ToAnybody) -> ApiResponse[None]:
    """Change the password. This ends all sessions and tokens, including this one."""
    return call.write(lambda: accounts.change_password(call.service, call.who, body.old, body.new))


@router.post("/me/sign-out-everywhere", status_code=204)
def sign_out_everywhere(call: ToAnybody) -> ApiResponse[None]:
    """End all sessions of the account, on all devices."""
    return call.write(lambda: accounts.sign_out_everywhere(call.service, call.who))


@router.post("/me/leave", status_code=204)
def leave(body: Farewell, call: ToAnybody) -> ApiResponse[None]:
    """Delete the account. Its seats are resigned, its name and e-mail are erased, its games and messages stay."""
    return call.write(lambda: deletion.leave(call.service, call.who, body.password))


@router.get("/me/tokens")
def list_tokens(call: ToAnybody) -> ApiResponse[Tokens]:
    """List the caller's API tokens, without their secrets."""
    return call.read({"tokens": api_tokens.listing(call.service, call.who)})


@router.post("/me/tokens", status_code=201)
def create_token(body: NewToken, call: ToAnybody) -> ApiResponse[Token]:
    """Create an API token. `secret` is shown only this once. Scopes: `read` games, `play` (orders), `press` (messages),
    `manage` (create and run games)."""
    return call.write(lambda: api_tokens.create(call.service, call.who, body.name, list(body.scopes)), 201)


@router.delete("/me/tokens/{token}", status_code=204)
def revoke_token(token: Id, call: ToAnybody) -> ApiResponse[None]:
    """Revoke an API token."""
    return call.write(lambda: api_tokens.revoke(call.service, call.who, token))


@router.get("/accounts/{name}")
def profile(name: Id, call: ToRead) -> ApiResponse[Profile]:
    """A player's profile: member since, and reliability."""
    return call.read(reliability.profile(call.service, name))


@router.get("/accounts", tags=["administration"])
def list_accounts(
    call: ToManage, like: Id | None = None, after: Id | None = None, limit: Page = 50
) -> ApiResponse[People]:
    """List accounts, for moderators and administrators."""
    return call.read(moderation.listing(call.service, call.who, like or "", after or "", limit))


@router.put("/accounts/{name}/role", status_code=204, tags=["administration"])
def set_role(name: Id, body: RoleBody, call: ToAnybody) -> ApiResponse[None]:
    """Change the role of an account. Needs a signed-in session, not a token."""
    return call.write(lambda: moderation.set_role(call.service, call.who, name, body.role, body.why))


@router.put("/accounts/{name}/suspended", status_code=204, tags=["administration"])
def suspend(name: Id, body: Suspension, call: ToManage) -> ApiResponse[None]:
    """Suspend an account or lift the suspension. For moderators and administrators this needs a signed-in session."""
    return call.write(lambda: moderation.suspend(call.service, call.who, name, body.suspended, body.why))


@router.put("/accounts/{name}/confirmed", status_code=204, tags=["administration"])
def set_confirmed(name: Id, call: ToAnybody) -> ApiResponse[None]:
    """Mark an account's e-mail address as confirmed. Needs a signed-in session."""
    return call.write(lambda: moderation.confirm_email(call.service, call.who, name))


@router.post("/accounts/{name}/reset-link", status_code=201, tags=["administration"])
def reset_link(name: Id, call: ToAnybody) -> ApiResponse[Link]:
    """Create a link with which the holder of an account can choose a new password. Needs a signed-in session."""
    return call.write(lambda: {"link": moderation.reset_link(call.service, call.who, name)}, 201)


@router.get("/audit", tags=["administration"])
def audit(
    call: ToManage, before: Annotated[int, Query(ge=1)] | None = None, limit: Page = 50
) -> ApiResponse[AuditPage]:
    """The audit log, the newest entries first, for administrators: what administrators and moderators did by virtue of
    their office, and operators on the command line."""
    return call.read(audit_log.entries(call.service, call.who, before, limit))


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
