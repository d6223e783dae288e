"""Routes for notification settings, webhooks and calendar addresses."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from casusbelli.service.base.account_shapes import Channel, Url, WishesTold
from casusbelli.service.people import preferences
from casusbelli.web.api.bodies import Body, Text
from casusbelli.web.api.request import ApiResponse, Router, ToAnybody

router = Router(tags=["notifications"])

Topic = Literal["turn", "reminder", "press", "game", "invitation", "gm"]
Way = Literal["mail", "webhook", "discord"]


class WishesBody(Body):
    topics: dict[Topic, Annotated[list[Way], Field(max_length=3)]] | None = Field(
        None, description="the channels of each topic; topics that are not given keep theirs"
    )
    letters: bool | None = Field(None, description="e-mails include the text of messages")
    digest: Literal[0, 10, 60, 1440] | None = Field(None, description="minutes to collect messages for one e-mail")


class Hook(Body):
    address: Annotated[Text, Field(min_length=1, max_length=500)]


@router.get("/me/notifications")
def get_wishes(call: ToAnybody) -> ApiResponse[WishesTold]:
    """Notification settings: the channels of each topic, and why a channel is `off`."""
    return call.read(preferences.shown(call.service, call.who))


@router.patch("/me/notifications")
def change_wishes(body: WishesBody, call: ToAnybody) -> ApiResponse[WishesTold]:
    topics: dict[str, list[str]] | None = None
    if body.topics is not None:
        topics = {topic: list(channels) for topic, channels in body.topics.items()}
    return call.write(lambda: preferences.change(call.service, call.who, topics, body.letters, body.digest))


@router.put("/me/channels/{channel}")
def set_channel(channel: Way, body: Hook, call: ToAnybody) -> ApiResponse[Channel]:
    """Add a webhook or a Discord webhook. The `secret` that signs what a webhook is sent is shown only this once."""
    return call.write(lambda: preferences.set_channel(call.service, call.who, channel, body.address))


@router.delete("/me/channels/{channel}", status_code=204)
def remove_channel(channel: Way, call: ToAnybody) -> ApiResponse[None]:
    return call.write(lambda: preferences.remove_channel(call.service, call.who, channel))


@router.post("/me/channels/{channel}/on", status_code=204)
def turn_on(channel: Way, call: ToAnybody) -> ApiResponse[None]:
    """Turn a channel on again that was turned off because deliveries failed."""
    return call.write(lambda: preferences.turn_on(call.service, call.who, channel))


@router.post("/me/channels/{channel}/test", status_code=204)
def test_channel(channel: Way, call: ToAnybody) -> ApiResponse[None]:
    """Send a test notification."""
    return call.write(lambda: preferences.test(call.service, call.who, channel))


@router.post("/me/calendar", status_code=201)
def new_calendar(call: ToAnybody) -> ApiResponse[Url]:
    """Create a new secret calendar `url` with your deadlines. It is shown only this once, and the previous one ends."""
    return call.write(lambda: {"url": preferences.new_calendar(call.service, call.who)}, 201)


@router.delete("/me/calendar", status_code=204)
def stop_calendar(call: ToAnybody) -> ApiResponse[None]:
    return call.write(lambda: preferences.stop_calendar(call.service, call.who))
