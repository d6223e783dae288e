"""A line between the service and its database that can be cut, or stalled: what a partition of the network does."""

from __future__ import annotations

import selectors
import socket
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import Literal

State = Literal["open", "cut", "stalled"]
PIECE = 1 << 16


class Network:
    """Forwards a port. ``cut``: connections break and new ones are refused. ``stalled``: all stay open, and nothing
    goes through; what was stalled for more than a moment does not go on afterwards but breaks."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.state: State = "open"
        self.pairs: set[tuple[socket.socket, socket.socket]] = set()
        self.lock = Lock()
        self.closed = Event()
        self.listening = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.port = int(self.listening.getsockname()[1])
        self.thread = Thread(target=self._accept, name="network", daemon=True)
        self.thread.start()

    def set(self, state: State) -> None:
        before, self.state = self.state, state
        if state == "cut" or before == "stalled":
            self._break()

    def close(self) -> None:
        self.closed.set()
        self._break()
        self.thread.join()
        self.listening.close()

    def _break(self) -> None:
        with self.lock:
            pairs, self.pairs = self.pairs, set()
        for pair in pairs:
            for one in pair:
                with suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        self.listening.settimeout(0.2)
        while not self.closed.is_set():
            with suppress(TimeoutError):
                client, _address = self.listening.accept()
                if self.state == "cut":
                    client.close()
                    continue
                Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        while self.state == "stalled" and not self.closed.wait(0.05):
            """Nobody answers."""
        try:
            server = socket.create_connection(("127.0.0.1", self.to), timeout=5)
        except OSError:
            client.close()
            return
        server.settimeout(None)
        for one in (client, server):
            one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        with self.lock:
            self.pairs.add((client, server))
        with suppress(OSError), selectors.DefaultSelector() as ready, client, server:
            ready.register(client, selectors.EVENT_READ, server)
            ready.register(server, selectors.EVENT_READ, client)
            while all(self._forward(key.fileobj, key.data) for key, _events in ready.select()):  # type: ignore[arg-type]
                """On and on."""
        with self.lock:
            self.pairs.discard((client, server))

    def _forward(self, source: socket.socket, to: socket.socket) -> bool:
        piece = source.recv(PIECE)
        while self.state == "stalled" and not self.closed.wait(0.02):
            """It lies on the line."""
        if piece:
            to.sendall(piece)
        return bool(piece)
