"""Limits the number of concurrent requests of one client. Behind a proxy all connections come from the proxy, so
clients can be told apart only after the head of a request has been read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.types import Scope

from casusbelli.core.said import said
from casusbelli.service.base.client_networks import client_network
from casusbelli.service.base.service_errors import too_many
from casusbelli.web.server import MOST_FROM_ONE

NEAR = ("127.0.0.1", "::1", "testclient")  # a proxy that names nobody, or somebody who sits at this machine


class Crowd:
    """The requests that are being processed, by client."""

    def __init__(self) -> None:
        self.under_way: Counter[str] = Counter()

    @contextmanager
    def entered(self, scope: Scope, limited: bool) -> Iterator[None]:
        """Count a request while it is being processed, or refuse it."""
        client = scope.get("client")
        if not limited or client is None or client[0] in NEAR:
            yield
            return
        who = client_network(client[0])
        if self.under_way[who] >= MOST_FROM_ONE:
            raise too_many(said("web.refused-many-requests", n=MOST_FROM_ONE), seconds=5)
        self.under_way[who] += 1
        try:
            yield
        finally:
            self.under_way[who] -= 1
            if not self.under_way[who]:
                del self.under_way[who]
