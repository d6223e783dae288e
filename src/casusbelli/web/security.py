"""Authentication, CSRF protection and security headers."""

from __future__ import annotations

import hashlib
import hmac
import logging
import secrets
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import Request, Response
from starlette.types import Message, Scope

from casusbelli.core.said import said
from casusbelli.service.base import browsers
from casusbelli.service.base.client_networks import client_network, region_of
from casusbelli.service.base.log_context import note
from casusbelli.service.base.passwords import new_secret
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.service_errors import ServiceError, not_allowed
from casusbelli.service.people import accounts
from casusbelli.store import StoreDown
from casusbelli.web.redaction import is_secret
from casusbelli.web.threads import in_thread

LOG = logging.getLogger("casusbelli.web")
COOKIE: Final = "casus_session"
GUEST_COOKIE, GUEST_KEPT = "casus_guest", 24 * 3600  # seconds in which somebody may say what becomes of the games
BROWSER: Final = "casus_browser"
HOST_COOKIE: Final = f"__Host-{COOKIE}"
"""Where the service is encrypted: browsers take a cookie of such a name from nobody but this host over TLS."""
READER_HEADER: Final = "Casus-Reader"
CSRF_HEADER, CSRF_FIELD = "X-CSRF-Token", "csrf"
CSRF_MARK: Final = secrets.token_hex(32)
"""Stands for the token in what is rendered for several sessions. It is sent to nobody: a player who wrote it into a
message could get the tokens of those who read that."""
SAFE = ("GET", "HEAD", "OPTIONS")
READS, WRITES, WRITES_A_DAY = (1200, 60), (240, 60), (20_000, 86_400)  # so many in so many seconds
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
    " font-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none';"
    " frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
NO_DOCUMENTS = (b"application/json", b"text/javascript", b"text/css")  # what no browser opens as a page with rights
HEADERS_OF_DATA = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    **{name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")},
}
ENCRYPTED = (b"strict-transport-security", b"max-age=31536000")
HIDDEN_REFERRER = (b"referrer-policy", b"strict-origin")
RAW, RAW_OF_DATA = (
    tuple((name.lower().encode(), value.encode()) for name, value in headers.items())
    for headers in (HEADERS, HEADERS_OF_DATA)
)


# --- who is asking


def takes_tokens(request: Request) -> bool:
    """True for addresses of the API; pages accept only the session cookie."""
    return str(request.scope["path"]).startswith(("/api/", "/metrics"))


def bearer(request: Request) -> str | None:
    kind, _space, secret = request.headers.get("Authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else None


def session(request: Request) -> str | None:
    """The secret of the session cookie. The plain cookie name is accepted only for sessions that are older than the
    prefixed one (``accounts.who_is``), if the service uses https."""
    cookies = request.cookies
    return (cookies.get(HOST_COOKIE) if is_encrypted(request.app.state.service) else None) or cookies.get(COOKIE)


def is_encrypted(service: Service) -> bool:
    return service.base_url.startswith("https:")


def who(service: Service, request: Request) -> Who:
    """The account that sends a request. An invalid token is refused; an expired session makes a visitor. Each
    request counts once against the rate limit of the account, or of the address."""
    return recognized(service, request, _found(service, request))


async def recognized_from_loop(service: Service, request: Request, found: Who) -> None:
    """The same as ``recognized`` for a request that reads, from an event loop."""
    found = _noted(request, found)
    if not service.limits.spend_in_memory("read", found.account or network(request), *READS):
        await in_thread(recognized, service, request, found)


def recognized(service: Service, request: Request, found: Who) -> Who:
    """Count a request of theirs, and note for other parts of the web who asks."""
    found = _noted(request, found)
    if not getattr(request.state, "counted", False):
        request.state.counted = True
        what, how_often = ("read", READS) if request.method in SAFE else ("write", WRITES)
        by = found.account or network(request)
        service.limits.spend(what, by, *how_often)
        if how_often is WRITES:
            service.limits.spend(what, by, *WRITES_A_DAY)
    return found


def _noted(request: Request, found: Who) -> Who:
    found = request.state.who = _placed(found, request)
    note(account=found.account)
    return found


def _placed(found: Who, request: Request) -> Who:
    """Where administrators and moderators act from is for the audit log."""
    return replace(found, network=region_of(address(request))) if found.moderates else found


def session_given(service: Service, request: Request) -> tuple[str | None, bool]:
    """The secret of the session, which is no API token, and whether its cookie could have been planted by an
    unencrypted page, while our own are protected from that."""
    secret = session(request)
    plain = is_encrypted(service) and not request.cookies.get(HOST_COOKIE)
    return None if secret and secret.startswith(accounts.TOKEN_MARK) else secret, plain


def _found(service: Service, request: Request) -> Who:
    token = bearer(request) if takes_tokens(request) else None
    if token is None:
        return accounts.who_is(service, *session_given(service, request))
    found = accounts.who_is(service, token) if token.startswith(accounts.TOKEN_MARK) else Who()
    if found.account is None:
        service.limits.spend("send a bad token", network(request), *WRITES)
        raise ServiceError(401, "bad-token", said("web.refused-bad-token"))
    return found


def is_signed_in(request: Request) -> bool:
    try:
        return _found(request.app.state.service, request).account is not None
    except (ServiceError, StoreDown):
        return False  # who uses this does not ask for certain


@lru_cache(4096)
def reader_name(account: str | None) -> str:
    """A name for an account that tells nothing else about it, for scripts that must not mix up two people's pages."""
    return hashlib.sha256(f"reader {account}".encode()).hexdigest()[:16] if account else "visitor"


def who_if_known(service: Service, request: Request) -> Who:
    """The account for the header of an error page, which must render even if the database is down."""
    known: Who | None = getattr(request.state, "who", None)
    try:
        return known or who(service, request)
    except (ServiceError, StoreDown):
        return VISITOR
    except Exception:  # what broke the page may break this, too
        LOG.exception("nobody is known on an error page")
        return VISITOR


def address(request: Request) -> str:
    return request.client.host if request.client else "?"


def network(request: Request) -> str:
    """The key of rate limits: the address, or the network of an IPv6 address, since one client can use all of it."""
    return client_network(address(request))


def browser(request: Request) -> str:
    """The secret that marks a browser in which somebody has signed in before."""
    secret = request.cookies.get(_browser_cookie(request.app.state.service), "")
    return secret if len(secret) == len(new_secret()) else ""


def remember_browser(request: Request, response: Response, session_secret: str) -> None:
    service: Service = request.app.state.service
    account = accounts.who_is(service, session_secret).known()
    with service.write() as tx:
        secret = browsers.remember(tx, browser(request), account)
    lasts = browsers.LASTS // 1000
    response.set_cookie(
        _browser_cookie(service), secret, max_age=lasts, httponly=True, samesite="lax", secure=is_encrypted(service)
    )


def _browser_cookie(service: Service) -> str:
    return f"__Host-{BROWSER}" if is_encrypted(service) else BROWSER


def set_session(response: Response, service: Service, secret: str) -> None:
    encrypted = is_encrypted(service)
    name, lasts = HOST_COOKIE if encrypted else COOKIE, accounts.SESSION // 1000
    response.set_cookie(name, secret, max_age=lasts, httponly=True, samesite="lax", secure=encrypted)
    if encrypted:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")


def guest_session(request: Request) -> str | None:
    """The session of the guest who used this browser before somebody signed in."""
    return request.cookies.get(_guest_cookie(request.app.state.service))


def keep_guest(response: Response, service: Service, secret: str) -> None:
    options: dict[str, Any] = {"httponly": True, "samesite": "lax", "secure": is_encrypted(service)}
    response.set_cookie(_guest_cookie(service), secret, max_age=GUEST_KEPT, **options)


def forget_guest(response: Response, service: Service) -> None:
    response.delete_cookie(_guest_cookie(service), httponly=True, samesite="lax", secure=is_encrypted(service))


def _guest_cookie(service: Service) -> str:
    return f"__Host-{GUEST_COOKIE}" if is_encrypted(service) else GUEST_COOKIE


def clear_session(response: Response) -> None:
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    response.delete_cookie(HOST_COOKIE, httponly=True, samesite="lax", secure=True)


# --- whether their own page asks


def csrf_token(request: Request) -> str:
    """The token of every form and of X-CSRF-Token; it is derived from the session, so nobody else can compute it."""
    secret = session(request)
    return csrf_of(secret) if secret else ""


def csrf_of(secret: str) -> str:
    return hmac.digest(secret.encode("utf-8", "replace"), b"csrf", "sha256").hex()


def check_own_page(request: Request, given: str | None = None, signed_in: bool = True) -> None:
    """CSRF protection. ``given``: the token of a form. API tokens need none, since no browser sends them by itself;
    an expired session needs none, since it gives no rights."""
    if request.method in SAFE or (takes_tokens(request) and bearer(request) is not None):
        return
    if _from_elsewhere(request):
        raise not_allowed(said("web.refused-other-site"))
    expected = csrf_token(request)
    sent = given or request.headers.get(CSRF_HEADER, "")
    if signed_in and expected and not hmac.compare_digest(expected.encode(), sent.encode("utf-8", "replace")):
        raise ServiceError(403, "csrf", said("web.refused-csrf", field=CSRF_FIELD, header=CSRF_HEADER))


def _from_elsewhere(request: Request) -> bool:
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = request.headers.get("Origin")
    return origin is not None and urlsplit(origin).netloc != request.headers.get("Host")


# --- around every request


def etag_of(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:24]}"'


def knows(request: Request, tag: str) -> bool:
    """True if the client has this version already (If-None-Match)."""
    known = request.headers.get("If-None-Match", "").split(",")
    return tag in [one.strip().removeprefix("W/") for one in known]


def add_headers(scope: Scope, message: Message, encrypted: bool) -> None:
    """Add the security headers that a response does not have already."""
    headers: list[tuple[bytes, bytes]] = message["headers"]
    known = dict(headers)
    wanted = RAW_OF_DATA if known.get(b"content-type", b"").startswith(NO_DOCUMENTS) else RAW
    if is_secret(scope["path"], scope.get("query_string", b"")):
        wanted = (HIDDEN_REFERRER, *wanted)
    for one in (*wanted, ENCRYPTED) if encrypted else wanted:
        if one[0] not in known:
            known[one[0]] = one[1]
            headers.append(one)
