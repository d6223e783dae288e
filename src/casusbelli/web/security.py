"""Authentication, CSRF protection and security headers."""

from __future__ import annotations

import hashlib
import hmac
import logging
from http import HTTPStatus
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import Request, Response
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from casusbelli.core.said import said
from casusbelli.service.base import browsers
from casusbelli.service.base.passwords import new_secret
from casusbelli.service.base.service import VISITOR, Service, Who
from casusbelli.service.base.service_errors import ServiceError, not_allowed
from casusbelli.service.people import accounts
from casusbelli.store import StoreDown
from casusbelli.web.error_responses import crashed, down, problem
from casusbelli.web.redaction import is_secret

LOG = logging.getLogger("casusbelli.web")
COOKIE: Final = "casus_session"
GUEST_COOKIE, GUEST_KEPT = "casus_guest", 24 * 3600  # seconds in which somebody may say what becomes of the games
BROWSER: Final = "casus_browser"
HOST_COOKIE: Final = f"__Host-{COOKIE}"
"""Where the service is encrypted: browsers take a cookie of such a name from nobody but this host over TLS."""
READER_HEADER: Final = "Casus-Reader"
CSRF_HEADER, CSRF_FIELD = "X-CSRF-Token", "csrf"
LARGEST_BODY, LARGEST_FILE = 64 * 1024, 4 * 1024 * 1024
FILES = ("/api/v1/games/import", "/new/import")  # where whole games come in, from those who have signed in
SAFE = ("GET", "HEAD", "OPTIONS")
READS, WRITES = (1200, 60), (240, 60)  # so many in so many seconds
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
NO_DOCUMENTS = ("application/json", "text/javascript", "text/css")  # what no browser opens as a page with rights
HEADERS_OF_DATA = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    **{name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")},
}
ENCRYPTED = {"Strict-Transport-Security": "max-age=31536000"}


# --- who is asking


def takes_tokens(request: Request) -> bool:
    """True for addresses of the API; pages accept only the session cookie."""
    return request.url.path.startswith(("/api/", "/metrics"))


def bearer(request: Request) -> str | None:
    kind, _space, secret = request.headers.get("Authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else None


def session(request: Request) -> str | None:
    """The secret of the session cookie. The plain cookie name is accepted only for sessions that are older than the
    prefixed one (``accounts.who_is``), if the service uses https."""
    cookies = request.cookies
    return (cookies.get(HOST_COOKIE) if _encrypted(request.app.state.service) else None) or cookies.get(COOKIE)


def _encrypted(service: Service) -> bool:
    return service.base_url.startswith("https:")


def who(service: Service, request: Request) -> Who:
    """The account that sends a request. An invalid token is refused; an expired session makes a visitor. Each
    request counts once against the rate limit of the account, or of the address."""
    found = request.state.who = _found(service, request)
    if not getattr(request.state, "counted", False):
        request.state.counted = True
        what, how_often = ("read", READS) if request.method in SAFE else ("write", WRITES)
        service.limits.spend(what, found.account or network(request), *how_often)
    return found


def _found(service: Service, request: Request) -> Who:
    token = bearer(request) if takes_tokens(request) else None
    if token is None:
        secret = session(request)
        plain = _encrypted(service) and not request.cookies.get(HOST_COOKIE)
        return accounts.who_is(service, None if secret and secret.startswith(accounts.TOKEN_MARK) else secret, plain)
    found = accounts.who_is(service, token) if token.startswith(accounts.TOKEN_MARK) else Who()
    if found.account is None:
        service.limits.spend("send a bad token", network(request), *WRITES)
        raise ServiceError(401, "bad-token", said("web.refused-bad-token"))
    return found


def reader_name(who: Who) -> str:
    """A name for an account that tells nothing else about it, for scripts that must not mix up two people's pages."""
    return hashlib.sha256(f"reader {who.account}".encode()).hexdigest()[:16] if who.account else "visitor"


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
    try:
        found = ip_address(address(request))
    except ValueError:
        return address(request)
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))


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
        _browser_cookie(service), secret, max_age=lasts, httponly=True, samesite="lax", secure=_encrypted(service)
    )


def _browser_cookie(service: Service) -> str:
    return f"__Host-{BROWSER}" if _encrypted(service) else BROWSER


def set_session(response: Response, service: Service, secret: str) -> None:
    encrypted = _encrypted(service)
    name, lasts = HOST_COOKIE if encrypted else COOKIE, accounts.SESSION // 1000
    response.set_cookie(name, secret, max_age=lasts, httponly=True, samesite="lax", secure=encrypted)
    if encrypted:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax")


def guest_session(request: Request) -> str | None:
    """The session of the guest who used this browser before somebody signed in."""
    return request.cookies.get(_guest_cookie(request.app.state.service))


def keep_guest(response: Response, service: Service, secret: str) -> None:
    options: dict[str, Any] = {"httponly": True, "samesite": "lax", "secure": _encrypted(service)}
    response.set_cookie(_guest_cookie(service), secret, max_age=GUEST_KEPT, **options)


def forget_guest(response: Response, service: Service) -> None:
    response.delete_cookie(_guest_cookie(service), httponly=True, samesite="lax", secure=_encrypted(service))


def _guest_cookie(service: Service) -> str:
    return f"__Host-{GUEST_COOKIE}" if _encrypted(service) else GUEST_COOKIE


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


class Guard:
    """The outermost middleware: security headers, limits on the body (64 KiB, 4 MiB for files) and the address, and a
    response even if a bug breaks everything else. What has not changed keeps the headers that it came with."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        encrypted = _encrypted(scope["app"].state.service)

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] != HTTPStatus.NOT_MODIFIED:
                _guard(scope, message, encrypted)
            await send(message)

        largest = await _largest(scope)
        unreadable = _unreadable(scope, largest)
        if unreadable is not None:
            await _refuse(unreadable, scope, receive, answer)
            return
        read, started = 0, False

        async def limited() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > largest:
                raise _TooLarge
            return message

        async def watched(message: Message) -> None:
            nonlocal started
            started = True
            await answer(message)

        try:
            await self.app(scope, limited, watched)
        except _TooLarge:
            if not started:
                await _refuse(_too_large(largest), scope, receive, answer)
        except ClientDisconnect:
            return  # in the middle of what they sent: nobody is there to be answered, and nothing here is broken
        except Exception as broken:
            if started:
                raise
            request = Request(scope, receive)
            fault = down(broken) if isinstance(broken, StoreDown) else crashed(request, broken)
            response = await run_in_threadpool(problem, request, fault)
            await response(scope, receive, answer)


def _guard(scope: Scope, message: Message, encrypted: bool) -> None:
    """Add the security headers."""
    headers = MutableHeaders(scope=message)
    if is_secret(scope["path"], scope.get("query_string", b"")):
        headers.setdefault("Referrer-Policy", "strict-origin")
    wanted = HEADERS_OF_DATA if headers.get("Content-Type", "").startswith(NO_DOCUMENTS) else HEADERS
    for name, value in (wanted | ENCRYPTED if encrypted else wanted).items():
        headers.setdefault(name, value)


class _TooLarge(BaseException):
    """Raised past all handlers: no part of such a request is to be processed."""


async def _largest(scope: Scope) -> int:
    known = scope["path"] in FILES and await run_in_threadpool(_signed_in, Request(scope))
    return LARGEST_FILE if known else LARGEST_BODY


def _signed_in(request: Request) -> bool:
    try:
        return _found(request.app.state.service, request).account is not None
    except (ServiceError, StoreDown):
        return False  # the handler checks again who is asking


def _too_large(largest: int) -> ServiceError:
    told = "64 KiB" if largest == LARGEST_BODY else "4 MiB"
    return ServiceError(413, "too-large", said("web.refused-too-large", most=told))


def _unreadable(scope: Scope, largest: int) -> ServiceError | None:
    length = Headers(scope=scope).get("content-length", "0")
    if not length.isascii() or not length.isdigit():
        return ServiceError(400, "bad-request", said("web.refused-bad-length"))
    if len(length) > 9 or int(length) > largest:
        return _too_large(largest)
    if "\0" in scope["path"] or b"%00" in scope.get("query_string", b""):
        return ServiceError(400, "bad-request", said("web.refused-nul-in-address"))
    return None


async def _refuse(fault: ServiceError, scope: Scope, receive: Receive, send: Send) -> None:
    response = await run_in_threadpool(problem, Request(scope, receive), fault)
    response.headers["Connection"] = "close"
    await response(scope, receive, send)
