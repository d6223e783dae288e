"""E-mail: builds RFC 5322 messages and hands them to an SMTP server or writes them to a folder."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, parseaddr
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qs, unquote, urlsplit

from casusbelli.core.said import said
from casusbelli.notify.compose import Message
from casusbelli.notify.outbox import SENT, DeliveryOutcome, broken, quoted
from casusbelli.store import private

SECONDS: Final = 20.0  # timeout for each answer of the server
ROUND_SECONDS, LONGEST_SECONDS = 40.0, 30.0  # for one round; for connecting, and for one mail
QUOTED: Final = "quoted-printable"
WIDE: Final = SMTP.clone(max_line_length=900)  # folding would break a link
LATER: Final = DeliveryOutcome(said("notify.fault-no-time"))
TLS: Final = ("auto", "starttls", "none")
EXPECTED: Final = "expected smtp://[USER:PASSWORD@]HOST[:PORT][?tls=starttls|none] or smtps://..."

if TYPE_CHECKING:
    import aiosmtplib


class BadAddress(ValueError):
    """The address of a mail server or a sender is malformed."""


@dataclass(frozen=True)
class Server:
    """A mail server. ``tls``: from the first byte (smtps), starttls, auto (if the server offers it), none."""

    host: str
    port: int
    user: str | None
    password: str | None
    tls: str

    @staticmethod
    def of(url: str) -> Server:
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise BadAddress(f"{hidden(url)!r}: {EXPECTED}") from None
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path not in ("", "/"):
            raise BadAddress(f"{hidden(url)!r}: {EXPECTED}")
        user = unquote(parts.username) if parts.username is not None else None
        password = unquote(parts.password) if parts.password is not None else None
        if parts.scheme == "smtps":
            return Server(parts.hostname, port or 465, user, password, "smtps")
        tls = parse_qs(parts.query).get("tls", ["auto" if user is None else "starttls"])[-1]  # no password in the clear
        if tls not in TLS:
            raise BadAddress(f"{hidden(url)!r}: tls is one of {', '.join(TLS)}")
        return Server(parts.hostname, port or (25 if user is None else 587), user, password, tls)


def hidden(url: str) -> str:
    """The address without user and password, for logs."""
    before, _at, after = url.rpartition("@")
    return f"{before.partition('://')[0]}://...@{after}" if before else url


def sender_of(text: str) -> Address:
    name, address = parseaddr(text)
    try:
        found = Address(name, addr_spec=address)
    except (ValueError, IndexError, MessageError):
        found = Address()
    if not found.username or not found.domain:
        raise BadAddress(f"{text!r} is no sender: expected casus@example.org or 'Casus Belli <casus@example.org>'")
    return found


def as_mail(message: Message, sender: Address) -> EmailMessage:
    """The message as an e-mail. Retries have the same Message-ID, so that mail programs can drop duplicates."""
    mail = EmailMessage(policy=SMTP)
    mail.set_content("\n\n".join([*message.lines, message.link, "-- \n" + "\n".join(message.foot)]) + "\n", cte=QUOTED)
    mail.policy = WIDE
    mail["From"] = sender
    mail["To"] = Address(message.account, addr_spec=plain(message.address))
    mail["Subject"] = message.subject
    mail["Date"] = format_datetime(localtime())
    mail["Message-ID"] = f"<{message.id}@{sender.domain}>"
    mail["Auto-Submitted"] = "auto-generated"
    if message.game:
        mail["References"] = f"<game-{message.game}@{sender.domain}>"  # one conversation per game
    if message.stop:
        mail["List-Unsubscribe"] = f"<{message.stop}>"
        if message.stop.startswith("https:"):
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def plain(address: str) -> str:
    """The address with its domain in ASCII (IDNA). The part before the @ must be ASCII: most servers accept nothing
    else."""
    local, _at, domain = address.rpartition("@")
    return f"{local}@{domain.encode('idna').decode()}"


def built(message: Message, sender: Address) -> bytes | DeliveryOutcome:
    try:
        return as_mail(message, sender).as_bytes()
    except (ValueError, IndexError, MessageError) as fault:
        return DeliveryOutcome(said("notify.fault-unwritable", why=quoted(fault)), forever=True, blamed=True)


@dataclass(frozen=True)
class Folder:
    """Writes mails to a folder instead of sending them, for trying things out."""

    path: Path
    sender: Address

    async def send(self, messages: Sequence[Message]) -> list[DeliveryOutcome]:
        return [self._one(message) for message in messages]

    def _one(self, message: Message) -> DeliveryOutcome:
        mail = built(message, self.sender)
        if isinstance(mail, DeliveryOutcome):
            return mail
        file = self.path / f"{message.id}.eml"
        part = file.with_suffix(".part")
        try:
            self.path.mkdir(mode=private.FOLDER, parents=True, exist_ok=True)
            private.create(part)
            part.write_bytes(mail)
            part.replace(file)
        except OSError as fault:
            return DeliveryOutcome(broken(fault))
        return SENT


class Smtp:
    """One SMTP connection for all mails of a round."""

    def __init__(self, server: Server, sender: Address) -> None:
        import aiosmtplib  # noqa: PLC0415 # an extra, which a folder does without

        self.server, self.sender, self.lib = server, sender, aiosmtplib

    async def send(self, messages: Sequence[Message]) -> list[DeliveryOutcome]:
        server = self.server
        client = self.lib.SMTP(
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            timeout=SECONDS,
            use_tls=server.tls == "smtps",
            start_tls={"starttls": True, "none": False}.get(server.tls),
        )
        began = time.monotonic()
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                await client.connect()
        except (OSError, self.lib.SMTPException) as fault:
            told = said("notify.fault-no-server", host=server.host, port=server.port, why=quoted(fault))
            return [DeliveryOutcome(told)] * len(messages)
        try:
            return [
                await self._one(client, message) if time.monotonic() - began < ROUND_SECONDS else LATER
                for message in messages
            ]
        finally:
            client.close()

    async def _one(self, client: aiosmtplib.SMTP, message: Message) -> DeliveryOutcome:
        mail, lib = built(message, self.sender), self.lib
        if isinstance(mail, DeliveryOutcome):
            return mail
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                if not client.is_connected:
                    await client.connect()
                await client.sendmail(self.sender.addr_spec, [plain(message.address)], mail)
        except lib.SMTPRecipientsRefused as refused:
            first = refused.recipients[0]
            bad = first.code >= 500
            told = said("notify.fault-no-address", why=quoted(f"{first.code} {first.message}"))
            return DeliveryOutcome(told, forever=bad, blamed=bad)
        except lib.SMTPResponseException as fault:
            bad = isinstance(fault, lib.SMTPDataError) and fault.code >= 500  # the server rejects the content
            told = said("notify.fault-mail-refused", why=quoted(f"{fault.code} {fault.message}"))
            return DeliveryOutcome(told, forever=bad)
        except (OSError, lib.SMTPException) as fault:
            return DeliveryOutcome(broken(fault))
        return SENT
