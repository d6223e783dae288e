"""The lines of the log: text for people, or one JSON object for each event. Neither shows secrets."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

import click

from casusbelli.service.base.log_context import fields
from casusbelli.web.redaction import redacted

FORMATS: Final = ("text", "json")
ANNOUNCEMENTS: Final = "casusbelli.serve"


class TextLines(logging.Formatter):
    """``WARNING casusbelli.web message request=... game=...``, with the traceback below it."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 # the name of the base class
        return " ".join([super().formatMessage(record), *(f"{name}={value}" for name, value in fields.get().items())])

    def format(self, record: logging.LogRecord) -> str:
        return redacted(super().format(record))


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": _time(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redacted(record.getMessage()),
            "process": record.process,
            **fields.get(),
        }
        if record.exc_info:
            told["exception"] = redacted(self.formatException(record.exc_info))
        if record.stack_info:
            told["stack"] = redacted(self.formatStack(record.stack_info))
        return json.dumps(told, ensure_ascii=False)


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Announcer:
    """Prints messages for the operator at the terminal: sentences, or lines of the log in the JSON format."""

    def __init__(self, log_format: str) -> None:
        self.as_json = log_format == "json"

    def say(self, sentence: str, err: bool = False) -> None:
        if self.as_json:
            values: dict[str, Any] = {"name": ANNOUNCEMENTS, "levelno": logging.INFO, "levelname": "INFO"}
            sentence = JsonLines().format(logging.makeLogRecord({**values, "msg": sentence}))
        click.echo(sentence, err=err)
        (sys.stderr if err else sys.stdout).flush()


def log_to_stderr(log_format: str, verbose: bool) -> None:
    """Send all logs to standard error. Warnings passed to the ``warnings`` module become lines as well."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if log_format == "json" else TextLines())
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, handlers=[handler])
    logging.captureWarnings(log_format == "json")
