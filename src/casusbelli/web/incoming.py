"""A request as operations get it: its body and its form have been read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.types import Message, Scope

if TYPE_CHECKING:
    from casusbelli.web.pages.posted_forms import PostedForm


class Incoming(Request):
    """``content``: the body. ``sent``: the form, if this is a request for a page."""

    sent: PostedForm

    def __init__(self, scope: Scope, content: bytes = b"") -> None:
        super().__init__(scope, self._content_again)
        self.content = content

    async def _content_again(self) -> Message:
        """For Starlette, which reads an upload as a stream."""
        return {"type": "http.request", "body": self.content}
