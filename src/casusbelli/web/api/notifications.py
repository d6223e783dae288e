"""What one is told and where, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from casusbelli.service import preferences
from casusbelli.service.shapes import Channel, Url, WishesTold
from casusbelli.web.api.bodies import Body, Text
from casusbelli.web.call import Answer, Router, ToAnybody

router = Router(tags=["notifications"])

Topic = Literal["turn", "reminder", "press", "game", "invitation", "gm"]
Way = Literal["mail", "webhook", "discord"]


class Wishes(Body):
    topics: dict[Topic, Annotated[list[Way], Field(max_length=3)]] | None = Field(
        None, description="by which channels each topic is told; topics that are not named stay"
    )
    letters: bool | None = Field(None, description="mails have the text of letters")
    digest: Literal[0, 10, 60, 1440] | None = Field(None, description="minutes that letters wait for others")


class Hook(Body):
    address: Annotated[Text, Field(min_length=1, max_length=500)]


@router.get("/me/notifications")
def get_wishes(call: ToAnybody) -> Answer[WishesTold]:
    """Topics with their channels; the channels that there are, and why one is `off`."""
    return call.read(preferences.shown(call.house, call.who))


@router.patch("/me/notifications")
def change_wishes(body: Wishes, call: ToAnybody) -> Answer[WishesTold]:
    topics: dict[str, list[str]] | None = None
    if body.topics is not None:
        topics = {topic: list(channels) for topic, channels in body.topics.items()}
    return call.write(lambda: preferences.change(call.house, call.who, topics, body.letters, body.digest))


@router.put("/me/channels/{channel}")
def set_channel(channel: Way, body: Hook, call: ToAnybody) -> Answer[Channel]:
    """A webhook (its `secret`, which signs what it is sent, is told this once) or one of Discord."""
    return call.write(lambda: preferences.set_channel(call.house, call.who, channel, body.address))


@router.delete("/me/channels/{channel}", status_code=204)
def remove_channel(channel: Way, call: ToAnybody) -> Answer[None]:
    return call.write(lambda: preferences.remove_channel(call.house, call.who, channel))


@router.post("/me/channels/{channel}/on", status_code=204)
def turn_on(channel: Way, call: ToAnybody) -> Answer[None]:
    """Try again by a channel that was turned off because nothing arrived."""
    return call.write(lambda: preferences.turn_on(call.house, call.who, channel))


@router.post("/me/channels/{channel}/test", status_code=204)
def test_channel(channel: Way, call: ToAnybody) -> Answer[None]:
    """Send a notification that says nothing."""
    return call.write(lambda: preferences.test(call.house, call.who, channel))


@router.post("/me/calendar", status_code=201)
def new_calendar(call: ToAnybody) -> Answer[Url]:
    """The secret `url` of one's deadlines as a calendar, told this once. The one before ends."""
    return call.write(lambda: {"url": preferences.new_calendar(call.house, call.who)}, 201)


@router.delete("/me/calendar", status_code=204)
def stop_calendar(call: ToAnybody) -> Answer[None]:
    return call.write(lambda: preferences.stop_calendar(call.house, call.who))
