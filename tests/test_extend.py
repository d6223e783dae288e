"""Follows the pages of docs/extend literally: saves the files, runs the commands, compares the outputs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXTEND = ROOT / "docs" / "extend"
PAGES = sorted(path.stem for path in EXTEND.glob("*.md") if path.stem != "hooks")  # that one is a list
CLONE = ("api-operation",)  # commands for a clone of the project
PARTS = ("src", "tests", "tools", "bench", "examples", "docs", "pyproject.toml", "README.md")  # of a clone
BLOCK = re.compile(r"^```(?P<kind>\w+)\n(?P<body>.*?)^```$", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"`([\w./-]+\.(?:toml|py|ftl))`")
EXITS = re.compile(r"\s+# exits with (\d)$")


@dataclass
class Reader:
    """Follows a page in a folder. ``pip install`` is imitated without a network: it copies the modules, or for an
    editable install links the folder, and writes the metadata."""

    folder: Path
    site: Path
    said: str = ""
    ran: list[str] = field(default_factory=list)

    def environment(self) -> Mapping[str, str]:
        scripts = Path(sys.executable).parent
        path = f"{scripts}{os.pathsep}{os.environ['PATH']}"
        return {**os.environ, "PATH": path, "PYTHONPATH": str(self.site), "COLUMNS": "120"}

    def run(self, line: str) -> None:
        self.ran.append(line)
        expected = EXITS.search(line)
        command = EXITS.sub("", line)
        if command.startswith("pip install "):
            named = re.sub(r"^pip install (-e )?|'|\[\w+\]", "", command)
            self.install((self.folder / named).resolve())
            return
        if command.startswith("cd "):
            self.folder /= command.removeprefix("cd ")
            return
        done = subprocess.run(
            ["bash", "-c", command], cwd=self.folder, env=self.environment(), input="quit\n", capture_output=True,
            text=True, check=False,
        )  # fmt: skip
        assert done.returncode == int(expected[1] if expected else 0), f"{command}\n{done.stdout}{done.stderr}"
        self.said += done.stdout + done.stderr

    def install(self, project: Path) -> None:
        said = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
        for package in said["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]:
            (self.site / package).symlink_to(project / package, target_is_directory=True)
        about = said["project"]
        info = self.site / f"{about['name'].replace('-', '_')}-{about['version']}.dist-info"
        info.mkdir()
        metadata = f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n"
        (info / "METADATA").write_text(metadata, encoding="utf-8")
        points = [
            f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in table.items())
            for group, table in about["entry-points"].items()
        ]
        (info / "entry_points.txt").write_text("".join(points), encoding="utf-8")


def blocks(page: str) -> Iterator[tuple[str, str, str]]:
    """The text before each block, its kind and its content."""
    text = (EXTEND / f"{page}.md").read_text(encoding="utf-8")
    end = 0
    for found in BLOCK.finditer(text):
        yield text[end : found.start()], found["kind"], found["body"]
        end = found.end()


def follow(page: str, reader: Reader) -> None:
    for before, kind, body in blocks(page):
        if kind in ("toml", "python", "ftl"):
            save(reader.folder / FILE.findall(before)[-1], body, again="Append to `" in before)
        elif kind == "sh":
            reader.said = ""
            for line in body.splitlines():
                reader.run(line)
        else:
            assert (kind, reader.said) == ("text", body)


def save(target: Path, body: str, again: bool) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    before = f"{target.read_text(encoding='utf-8')}\n\n" if again else ""
    target.write_text(before + body, encoding="utf-8")


def clone(folder: Path) -> None:
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / part, folder)


@pytest.fixture
def reader(tmp_path: Path) -> Reader:
    made = Reader(tmp_path / "empty", tmp_path / "site")
    made.folder.mkdir()
    made.site.mkdir()
    return made


@pytest.mark.full
@pytest.mark.parametrize("page", [page for page in PAGES if page not in CLONE])
def test_the_page_works_from_an_empty_folder(page: str, reader: Reader) -> None:
    follow(page, reader)
    assert len(reader.ran) >= (2 if page == "write-a-lesson" else 6)
    if page == "board":
        for made in ("narrows.svg", "game.svg", "mine.jsonl", "games/game-2.jsonl", "again.jsonl"):
            assert (reader.folder / made).stat().st_size > 500, made


@pytest.mark.full
@pytest.mark.parametrize("page", CLONE)
def test_the_page_works_in_a_clone(page: str, reader: Reader) -> None:
    clone(reader.folder)
    reader.site = reader.folder / "src"
    follow(page, reader)


def test_every_kind_of_command_is_there() -> None:
    """The pages play a board from a file, as an object and from a package."""
    commands = [line for _before, kind, body in blocks("board") if kind == "sh" for line in body.splitlines()]
    for word in ("map", "play", "judge", "selfplay", "rules", "verify", "draw", "scenario", "variants", "tournament"):
        assert any(line.startswith(f"casus {word} ") or f"| casus {word} " in line or line == f"casus {word}"
                   for line in commands), word  # fmt: skip


LINKED = [*PAGES, "../public-surface"]
LINKS = [(page, link) for page in LINKED
         for link in re.findall(r"\]\(([^)#]+)", (EXTEND / f"{page}.md").read_text(encoding="utf-8"))]  # fmt: skip


@pytest.mark.parametrize(("page", "link"), [(page, link) for page, link in LINKS if "://" not in link])
def test_links_have_targets(page: str, link: str) -> None:
    assert (EXTEND / f"{page}.md").parent.joinpath(link).exists()


def test_everything_that_can_be_added_has_a_page() -> None:
    assert {"rule", "bot", "board", "language", "api-operation", "write-a-lesson"} == set(PAGES)
