"""Every entrance for administrators and moderators leaves an entry in the audit log: API, pages and command line. What
somebody adds without one fails here."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner
from fastapi import FastAPI
from fastapi.routing import APIRoute

from casusbelli.cli.admin import admin
from casusbelli.cli.main import main
from casusbelli.service.base.service import Service
from casusbelli.service.ops import holds, processes
from casusbelli.service.people import accounts, audit_log
from casusbelli.store.sqlite import SqliteStore
from casusbelli.web.pages import moderation_pages
from tests.service.conftest import person
from tests.web.application import the_app
from tests.web.conftest import opened
from tests.web.world import REFUSED, TABLE, World, asked, copied

READS = ("GET", "HEAD")
NOBODY_BUT_THEM = "PUT /accounts/{name}/blocked"  # here of the outsider, who cannot block themselves
WRITES = sorted(name for name in TABLE if not name.startswith(READS) and name != NOBODY_BUT_THEM)


@pytest.fixture
def service(original: Path, tmp_path: Path) -> Iterator[Service]:
    with copied(original, tmp_path) as found:
        yield found


def entries(service: Service) -> list[dict[str, Any]]:
    return list(audit_log.exported(service))


# --- the API


@pytest.mark.drawn(25)
@pytest.mark.parametrize("status", ["running", "needs-gm", "orphan"])
@pytest.mark.parametrize("operation", WRITES)
def test_operations(app: FastAPI, service: Service, world: World, operation: str, status: str) -> None:
    """What others are refused and an administrator or moderator may do is done by virtue of the office."""
    with service.write() as tx:
        if status != "running":
            tx.run("UPDATE games SET status = ?", "needs-gm" if status == "needs-gm" else "forming")
        if status == "orphan":
            tx.run("UPDATE accounts SET suspended = 1 WHERE name = 'Master'")
    method, path, body = operation.partition(" ")[0], world.path(operation, "public"), TABLE[operation][2]
    if status == "needs-gm" and operation.endswith("hand-over"):
        body = {**body, "name": "Administrator"}
    client = opened(app, service)
    if asked(client, service, world.people["outsider"], method, path, body).status_code not in REFUSED:
        return
    for role in ("moderator", "administrator"):
        who, before = world.people[role], len(entries(service))
        answer = asked(client, service, who, method, path, body)
        if answer.status_code < 300:
            added = entries(service)[before:]
            assert [entry["account"] for entry in added] == [who.account], f"{role}: audit.enter"
            assert added[0]["network"] == "testclient"
            assert not body or "why" not in body or added[0]["why"] == body["why"]
    assert audit_log.faults(service) == []


def test_operations_by_virtue_of_an_office_are_found(app: FastAPI, service: Service, world: World) -> None:
    """The test above would notice an act without an entry."""
    client, boss = opened(app, service), world.people["administrator"]
    assert asked(client, service, boss, "PUT", "/api/v1/accounts/Outsider/role", {"role": "moderator"}).is_success
    (entry,) = entries(service)
    assert (entry["act"], entry["data"]) == ("role", {"role": "moderator", "before": "player"})


# --- pages

PAGES = {
    "/moderation/reports/{number}": ({"verdict": "fine"}, "closed-report"),
    "/moderation/suspend": ({"name": "Outsider", "yes": "yes", "why": "insults"}, "suspended"),
    "/moderation/role": ({"name": "Outsider", "role": "moderator"}, "role"),
    "/moderation/link": ({"name": "Outsider"}, "link"),
}


def test_every_page_of_the_moderation_is_tried() -> None:
    routes = [route for route in moderation_pages.router.routes if isinstance(route, APIRoute)]
    assert {route.path for route in routes if "POST" in (route.methods or ())} == set(PAGES)
    others = [
        route.path for route in the_app().routes if isinstance(route, APIRoute) and "POST" in (route.methods or ())
    ]
    assert {path for path in others if path.startswith("/moderation")} == set(PAGES)


@pytest.mark.parametrize("path", PAGES)
def test_pages(app: FastAPI, service: Service, world: World, path: str) -> None:
    sent, act = PAGES[path]
    client, boss = opened(app, service), world.people["administrator"]
    secret = accounts.new_session(service, boss.known())
    client.cookies.set("casus_session", secret)
    csrf = client.get("/api/v1/me").json()["csrf"]
    answer = client.post(path.replace("{number}", world.names["report"]), data={**sent, "csrf": csrf})
    assert answer.is_success
    (entry,) = entries(service)
    assert (entry["act"], entry["account"]) == (act, boss.account)
    assert entry["why"] == sent.get("why", sent.get("verdict", ""))
    page = client.get("/moderation/audit")
    assert page.status_code == 200
    assert "Administrator" in page.text
    client.cookies.set("casus_session", accounts.new_session(service, world.people["moderator"].known()))
    assert client.get("/moderation/audit").status_code == 403


# --- the command line

COMMANDS: dict[str, tuple[list[str], str]] = {
    "users create": (["Zora"], "created"),
    "users role": (["Outsider", "moderator", "--why", "a test"], "role"),
    "users link": (["Outsider"], "link"),
    "users confirm": (["Outsider"], "confirmed"),
    "users suspend": (["Outsider", "--why", "a test"], "suspended"),
    "games rollback": (["{game}", "S1901M", "--why", "a test"], "rolled-back"),
    "games resume": (["{game}", "--why", "a test"], "resumed"),
    "games appoint": (["{game}", "Outsider", "--why", "a test"], "gm-appointed"),
    "games begin": (["{game}"], "begun"),
    "games close": (["{game}", "--why", "a test"], "cancelled"),
    "clocks stop": (["--why", "a test"], "clocks-stopped"),
    "clocks go": (["--why", "a test"], "clocks-started"),
    "backup": (["{folder}/copy.db"], "backed-up"),
    "hold": (["{game}", "--why", "a test"], "held"),
    "release": (["{game}", "--why", "a test"], "released"),
    "clocks extend": (["--minutes", "5", "--why", "a test"], "clocks-extended"),
}
ONLY_READS = {"users list", "games list", "games verify", "health", "migrate", "audit list", "audit verify",
              "audit export", "processes", "clocks status"}  # fmt: skip


ASKED = (processes.RESTART, processes.DRAIN)


RESTORE = "restore"  # in tests/service/test_backups.py


def commands(group: click.Group = admin, before: tuple[str, ...] = ()) -> Iterator[str]:
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from commands(command, (*before, name))
        else:
            yield " ".join((*before, name))


def test_every_command_is_tried() -> None:
    assert set(commands()) == {*COMMANDS, *ONLY_READS, *ASKED, RESTORE}


def test_what_is_asked_of_processes(service: Service, world: World) -> None:
    """The commands wait for an answer; what they ask is recorded at once."""
    for wish in ASKED:
        processes.ask(service, wish, "x", world.people["administrator"])
    assert [entry["act"] for entry in entries(service)] == list(ASKED)


def casus(*words: str) -> str:
    result = CliRunner().invoke(main, ["admin", *words], prog_name="casus")
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.drawn(5)
@pytest.mark.parametrize("command", COMMANDS)
def test_commands(service: Service, world: World, tmp_path: Path, command: str) -> None:
    words, act = COMMANDS[command]
    with service.write() as tx:
        if command == "games begin":
            tx.run("UPDATE games SET status = 'forming', seq = 0")
            tx.run("UPDATE accounts SET suspended = 1 WHERE name = 'Master'")
            tx.run("DELETE FROM events")
        elif command.startswith("games"):
            tx.run("UPDATE games SET status = 'needs-gm'")
    if command == "release":
        holds.hold(service, world.people["administrator"], "a test", world.names["public"])
        with service.write() as tx:
            tx.run("DELETE FROM audit")
            tx.run("UPDATE facts SET value = '0 ' WHERE name = 'audit'")
    words = [word.replace("{game}", world.names["public"]).replace("{folder}", str(tmp_path)) for word in words]
    assert isinstance(service.store, SqliteStore)
    place = ["--database", f"sqlite:///{service.store.path}"]
    casus(*command.split(), *words, *place)
    (entry,) = [json.loads(line) for line in casus("audit", "export", *place).splitlines()]
    assert (entry["act"], entry["account"]) == (act, world.people["administrator"].account)
    assert entry["operator"]
    assert entry["why"] == ("a test" if "--why" in words else "")
    assert casus("audit", "verify", *place).startswith("1 entries, sound; the last hash is ")
    assert f"(command line)  {act}" in casus("audit", "list", *place)


def test_a_number_beyond_all_entries_is_no_fault(small_service: Service) -> None:
    """Nor is one that no database can hold."""
    anna = person(small_service, "Anna", "administrator")
    assert audit_log.entries(small_service, anna, before=10**30) == audit_log.entries(small_service, anna)
