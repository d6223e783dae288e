"""Who acts on the command line, for the audit log."""

from __future__ import annotations

import getpass
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from casusbelli.service.base.service import Service, Who


def operator_of(service: Service) -> Who:
    """The first administrator, in whose name commands act, with the user of the system."""
    from casusbelli.service.people.moderation import first_administrator

    return first_administrator(service, os_user())


def os_user() -> str:
    """The user of the system; the one who used sudo, if that is known."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        name = f"user {os.getuid()}" if hasattr(os, "getuid") else "somebody"
    before = os.environ.get("SUDO_USER")
    return f"{name} (sudo by {before})" if before and before != name else name
