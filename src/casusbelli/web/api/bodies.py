"""Request bodies. Unknown fields are refused instead of being ignored."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query
from pydantic import AfterValidator, BaseModel, ConfigDict, Field


def _sound(text: str) -> str:
    """Refuse unpaired surrogates, which are not text, and NUL, which databases do not store."""
    if "\0" in text:
        raise ValueError("The text contains a NUL character.")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ValueError("The text contains an unpaired surrogate.") from None
    return text


Text = Annotated[str, AfterValidator(_sound)]
Word = Annotated[Text, Field(max_length=200)]
Id = Annotated[Text, Field(min_length=1, max_length=64)]
Seat = Annotated[Text, Field(min_length=1, max_length=64)]
ForSeat = Annotated[Seat | None, Query(description="the seat to act for; required only if you play several")]
Phase = Annotated[Text, Field(min_length=1, max_length=16)]
Why = Annotated[Text, Field(max_length=500)]
Letter = Annotated[Text, Field(max_length=8000)]
Orders = Annotated[Text, Field(max_length=80 * 201, description="one order per line, up to 80 lines of 200 characters")]
Minutes = Annotated[int, Field(ge=-100_000, le=100_000)]
Page = Annotated[int, Field(ge=1, le=100)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
