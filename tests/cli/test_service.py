"""``casus serve`` and ``casus admin``: starting, serving and stopping a process; administration on the command line."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from click.testing import CliRunner, Result

from casusbelli.cli.database import shown
from casusbelli.cli.main import main
from casusbelli.service.base.service import Service
from casusbelli.service.base.settings import Setup
from casusbelli.service.games import lobby
from casusbelli.service.people import accounts
from casusbelli.store import open_store
from tests.service.conftest import PASSWORD, database, person  # noqa: F401 # database: a fixture

SECONDS = 120
CASUS = [sys.executable, "-c", "from casusbelli.cli.main import main; main(prog_name='casus')"]


def casus(data: Path, *words: str) -> Result:
    result = CliRunner().invoke(main, ["admin", *words, "--data", str(data)], prog_name="casus")
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


@contextmanager
def house_in(data: Path) -> Iterator[Service]:
    store = open_store(f"sqlite:///{data / 'games.db'}")
    yield Service(store)
    store.close()


@contextmanager
def served(data: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """A service that has printed its address, and its output."""
    words = ["serve", "--port", "0", "--data", str(data), *more]
    with subprocess.Popen([*CASUS, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        said: list[str] = []
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line)
            if line.startswith(("Ready", "Casus Belli" if "worker" in more else "Ready")):
                break
        try:
            yield process, said
        finally:
            process.kill()


def test_the_first_start(tmp_path: Path) -> None:
    with served(tmp_path, "--no-demo") as (process, said):
        text = "".join(said)
        address = re.search(r"Ready at (\S+)", text)
        link = re.search(r"'admin' at (\S+)/password/(\S+)", text)
        assert address is not None
        assert link is not None
        assert link[1] == address[1]
        with urlopen(f"{address[1]}/healthz", timeout=SECONDS) as answer:
            assert json.load(answer)["ok"] is True
        process.send_signal(signal.SIGTERM)
        rest, _ = process.communicate(timeout=SECONDS)
        assert (rest, process.returncode) == ("Stopped.\n", 0)
    with house_in(tmp_path) as service:
        accounts.confirm_reset(service, link[2], PASSWORD)
    with served(tmp_path, "--no-demo", "--verbose") as (process, said):
        assert "/password/" not in "".join(said)
        with pytest.raises(HTTPError, match="410"):
            urlopen(f"{said[-1].split()[2]}/password/a-secret-link", timeout=SECONDS)
        process.send_signal(signal.SIGINT)
        _out, log = process.communicate(timeout=SECONDS)
        assert process.returncode == 0
        assert "GET /password/..." in log
        assert "a-secret-link" not in log


def test_a_listener_does_not_keep_it_from_stopping(tmp_path: Path) -> None:
    with house_in(tmp_path) as service:
        game = lobby.create(service, person(service, "Ada"), Setup("A game"))
    with served(tmp_path, "--no-demo", "--role", "web") as (process, said):
        address = said[-1].split()[2]
        with urlopen(f"{address}/api/v1/games/{game}/news", timeout=SECONDS) as news:
            assert news.readline().startswith(b"id: ")
            process.send_signal(signal.SIGTERM)
            news.read()
        process.communicate(timeout=SECONDS)
        assert process.returncode == 0


def test_a_worker_alone(tmp_path: Path) -> None:
    with served(tmp_path, "--role", "worker", "--no-demo") as (process, said):
        assert "(worker)" in said[0]
        process.send_signal(signal.SIGTERM)
        rest, _ = process.communicate(timeout=SECONDS)
        assert (rest, process.returncode) == ("Stopped.\n", 0)


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["--database", "mysql://x"], 2, "expected sqlite:///FILE or postgresql://USER@HOST/NAME"),
        (["--host", "203.0.113.1"], 2, "; --host is an address of this machine"),
        (["--host", "nowhere.invalid"], 2, "cannot listen on nowhere.invalid port 0: "),
    ],
)
def test_a_service_that_cannot_start(tmp_path: Path, words: list[str], code: int, told: str) -> None:
    command = ["serve", "--port", "0", "--data", str(tmp_path), *words]
    result = CliRunner().invoke(main, command, prog_name="casus")
    assert result.exit_code == code
    assert told in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = CliRunner().invoke(main, ["serve", "--port", port, "--data", str(tmp_path)], prog_name="casus")
    assert result.stderr.rstrip().endswith("; choose another --port; 0 is any free port")


@pytest.mark.parametrize("url", ["foo", "ftp://example.org", "https://", "example.org"])
def test_a_public_address_that_is_none(tmp_path: Path, url: str) -> None:
    words = ["serve", "--port", "0", "--data", str(tmp_path), "--url", url]
    result = CliRunner().invoke(main, words, prog_name="casus")
    assert (result.exit_code, list(tmp_path.iterdir())) == (2, [])
    assert f"{url!r}. Expected http://HOST or https://HOST." in result.stderr


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_database_that_is_not_there(database: str) -> None:  # noqa: F811
    url = f"{database.partition('?')[0].rpartition('/')[0]}/nowhere"
    result = CliRunner().invoke(main, ["admin", "users", "list", "--database", url], prog_name="casus")
    assert result.exit_code == 1
    assert 'database "nowhere" does not exist' in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.full
@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_several_on_one_postgres(database: str, tmp_path: Path) -> None:  # noqa: F811
    """Each responds once it says that it is ready; one of them prints the administrator's link."""
    words = ("--database", database, "--no-demo")
    with served(tmp_path, *words) as (_all, first), served(tmp_path, *words, "--role", "web") as (_web, second):
        for said in (first, second):
            with urlopen(f"{said[-1].split()[2]}/healthz", timeout=SECONDS) as answer:
                assert json.load(answer)["ok"] is True
    assert ["set the password" in "".join(said) for said in (first, second)] == [True, False]
    assert "the link for 'admin' was printed before" in "".join(second)


@pytest.mark.full
def test_two_on_one_directory(tmp_path: Path) -> None:
    """The second is refused, with the process id of the first; other roles may run beside it, and a killed one releases
    the lock."""
    words = ["serve", "--port", "0", "--data", str(tmp_path), "--no-demo"]
    with served(tmp_path, "--no-demo", "--role", "web") as (first, _said):
        for role in ("all", "web"):
            second = subprocess.run([*CASUS, *words, "--role", role], capture_output=True, check=False, text=True)
            assert (second.returncode, second.stdout) == (1, "")
            assert f"is already in use by process {first.pid} (web, since " in second.stderr
            assert second.stderr.count("\n") == 1
        with served(tmp_path, "--no-demo", "--role", "worker"):
            pass
    with served(tmp_path, "--no-demo"):
        pass


@pytest.mark.parametrize("command", ["serve", "admin health", "admin migrate", "admin users list"])
@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("INSERT INTO migrations VALUES ('999_future', 1)", "was changed by a newer version of Casus Belli"),
        ("DROP TABLE migrations", "is not a database of Casus Belli"),
    ],
)
def test_a_database_that_cannot_be_used(tmp_path: Path, command: str, damage: str, told: str) -> None:
    with house_in(tmp_path) as service, service.write() as tx:
        tx.run(damage)
    port = ["--port", "0", "--no-demo"] if command == "serve" else []
    result = CliRunner().invoke(main, [*command.split(), *port, "--data", str(tmp_path)], prog_name="casus")
    assert result.exit_code == 1
    assert result.stderr.startswith(f"casus: {tmp_path / 'games.db'} {told}")
    assert result.stderr.count("\n") == 1


def test_the_console_makes_no_database(tmp_path: Path) -> None:
    result = casus(tmp_path / "typo", "users", "list")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(f"casus: {tmp_path / 'typo' / 'games.db'} does not exist")
    assert list(tmp_path.iterdir()) == []


def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    """Including those of an older version, which everybody could read."""
    (tmp_path / "mail").mkdir(mode=0o755)
    (tmp_path / "mail" / "old.eml").write_text("a link")
    with house_in(tmp_path) as service:
        person(service, "Root", "administrator")
    for file in tmp_path.rglob("*"):
        file.chmod(0o755 if file.is_dir() else 0o644)
    with served(tmp_path, "--no-demo"):
        assert casus(tmp_path, "backup", str(tmp_path / "copy.db")).exit_code == 0
        modes = {file.name: file.stat().st_mode & 0o077 for file in tmp_path.rglob("*")}
    assert {"mail", "old.eml", "games.db", "games.db-wal", "copy.db", "games.db.web.lock"} <= set(modes)
    assert set(modes.values()) == {0}


@pytest.mark.parametrize("command", ["serve", "admin health"])
def test_without_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setattr("casusbelli.cli.database.EXTRA", ("argon2", "no_such_package"))
    port = ["--port", "0"] if command == "serve" else []
    words = [*command.split(), *port, "--data", str(tmp_path)]
    result = CliRunner().invoke(main, words, prog_name="casus")
    assert result.exit_code == 2
    assert result.stderr.startswith("casus: the service needs no_such_package; install it with")
    assert list(tmp_path.iterdir()) == []


def test_a_password_is_not_shown() -> None:
    assert shown("postgresql://casus:secret@db:5432/x") == "postgresql://casus@db:5432/x"
    assert shown("postgresql://db/x") == "postgresql://db/x"


# --- casus admin


@pytest.fixture
def data(tmp_path: Path) -> Path:
    with house_in(tmp_path) as service:
        person(service, "Root", "administrator")
    return tmp_path


def test_users(data: Path) -> None:
    link = casus(data, "users", "create", "Ada", "--email", "ada@example.org", "--role", "moderator").output.strip()
    with house_in(data) as service:
        accounts.confirm_reset(service, link.rpartition("/")[2], PASSWORD)
        accounts.sign_in(service, "Ada", PASSWORD, "here")
    rows = json.loads(casus(data, "users", "list", "--json").output)
    assert [(row["name"], row["role"]) for row in rows] == [("Ada", "moderator"), ("Root", "administrator")]
    assert casus(data, "users", "role", "Ada", "player").exit_code == 0
    assert "confirmed" in casus(data, "users", "confirm", "Ada").output
    assert casus(data, "users", "suspend", "Ada").exit_code == 0
    assert "suspended" in casus(data, "users", "list", "--like", "a").output
    assert casus(data, "users", "suspend", "Ada", "--restore").exit_code == 0
    assert "/password/" in casus(data, "users", "link", "Ada").output
    for words in (["role", "Root", "player"], ["role", "Ada", "king"], ["link", "Nobody"], ["create", "Ada"]):
        result = casus(data, "users", *words)
        assert result.exit_code == 1
        assert result.stderr.startswith("casus: ")
    assert casus(data, "users", "link", "Nobody").stderr == "casus: There is no account 'Nobody'. It may be private.\n"


def test_without_an_administrator(tmp_path: Path) -> None:
    result = casus(tmp_path, "users", "list")
    assert result.exit_code == 1
    assert "start `casus serve` once" in result.stderr


def played(service: Service) -> str:
    """A game that has begun."""
    ada = person(service, "Ada")
    bots = dict.fromkeys(("Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"), "hold")
    return lobby.create(service, ada, Setup("A game", bots=bots))


def test_games(data: Path) -> None:
    with house_in(data) as service:
        game = played(service)
    assert json.loads(casus(data, "games", "list", "--json").output)[0]["id"] == game
    assert game in casus(data, "games", "list", "--status", "running").output
    assert casus(data, "games", "list", "--status", "finished").output == ""
    assert casus(data, "games", "list", "--status", "lost").exit_code == 1
    assert casus(data, "games", "verify", game).output == f"{game}  sound\n"
    assert casus(data, "games", "verify").exit_code == 2
    assert casus(data, "games", "verify", "nothing").exit_code == 1


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET body = replace(body, 'PAR', 'BUR')",
        "UPDATE events SET hash = 'x' WHERE seq = 1",
        "DELETE FROM events WHERE seq = (SELECT MAX(seq) FROM events)",
        "UPDATE games SET seed = commitment",
        "UPDATE games SET nonces = '[\"mine\"]'",
    ],
)
def test_a_game_whose_log_was_changed(data: Path, damage: str) -> None:
    with house_in(data) as service:
        game = played(service)
        with service.write() as tx:
            tx.run(damage)
    result = casus(data, "games", "verify", "--all", "--json")
    assert result.exit_code == 1
    assert json.loads(result.output)[game]


def test_a_game_that_cannot_go_on(data: Path) -> None:
    with house_in(data) as service:
        game = played(service)
    refused = casus(data, "games", "rollback", game, "S1901M", "--why", "a test")
    assert (refused.exit_code, "game master" in refused.stderr) == (1, True)
    with house_in(data) as service, service.write() as tx:
        tx.change("games", {"id": game}, status="needs-gm", fault="a test")
    assert "(a test)" in casus(data, "games", "list").output
    assert casus(data, "health").exit_code == 0
    assert casus(data, "games", "resume", game, "--why", "a test").exit_code == 0
    with house_in(data) as service, service.write() as tx:
        tx.change("games", {"id": game}, status="needs-gm")
    assert casus(data, "games", "rollback", game, "S1901M", "--why", "a test").output == f"{game}: S1901M is open\n"
    with house_in(data) as service, service.read() as tx:
        acts = tx.all("SELECT kind, why FROM acts ORDER BY n")
    assert [(act["kind"], act["why"]) for act in acts] == [("resumed", "a test"), ("rolled-back", "a test")]


def test_backup(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "games.db"
    copy.parent.mkdir()
    assert casus(data, "backup", str(copy)).exit_code == 0
    with house_in(copy.parent) as service:
        accounts.sign_in(service, "Root", PASSWORD, "here")
    again = casus(data, "backup", str(copy))
    assert (again.exit_code, "already exists" in again.stderr) == (1, True)


def test_health_and_migrations(data: Path) -> None:
    assert json.loads(casus(data, "health", "--json").output)["ok"] is True
    assert casus(data, "migrate").output.startswith("001_games ")
    with house_in(data) as service:
        game = played(service)
        with service.write() as tx:
            tx.change("games", {"id": game}, due=1)
    assert casus(data, "health").exit_code == 1


@pytest.mark.full
def test_backups_of_a_running_service(tmp_path: Path) -> None:
    """The first one is written at once, and a game played meanwhile is in it or in the next one."""
    with served(tmp_path / "data", "--no-demo", "--backup-every", "1", "--backup-dir", str(tmp_path / "kept")):
        until = time.monotonic() + SECONDS
        while not (found := list((tmp_path / "kept").glob("casus-*Z.db"))) and time.monotonic() < until:
            time.sleep(0.1)
    assert len(found) == 1
    told = CliRunner().invoke(main, ["admin", "restore", str(found[0]), "--data", str(tmp_path / "new")])
    assert "0 of 0 games are sound" in told.output
