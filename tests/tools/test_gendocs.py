"""The generated pages are complete, and tools/gendocs.py notices when one is out of date."""

from __future__ import annotations

from pathlib import Path

import pytest

from casusbelli.core.rulings import OPTIONS, PRESETS
from tests.core.datc import CASES
from tools import gendocs

ISSUES = {"A": 7, "B": 7, "C": 6, "D": 9, "E": 6}  # of DATC chapter 4


def test_every_issue_is_an_option_or_has_its_reason() -> None:
    every = {f"4.{section}.{n + 1}" for section, count in ISSUES.items() for n in range(count)}
    options = {option.issue for option in OPTIONS}
    assert options | set(gendocs.FIXED) == every
    assert not options & set(gendocs.FIXED)
    assert set(gendocs.REMARKS) <= options


def test_the_page_names_every_case_option_and_value() -> None:
    page = dict(gendocs.pages())["datc.md"]
    assert all(f"| {case} | " in page for case in CASES)
    assert all(f"`{option.key}`" in page and all(f"`{value}`" in page for value in option.values) for option in OPTIONS)
    assert all(f"`{preset}`" in page for preset in PRESETS if PRESETS[preset])
    assert f"**{len(CASES)} of {len(CASES)} cases pass.**" in page


@pytest.mark.full
def test_a_deviation_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gendocs, "deviations", lambda case, _: ["it rained"] if case["id"] == "6.A.1" else [])
    page = dict(gendocs.pages())["datc.md"]
    assert "FAIL; it rained |" in page
    assert f"**{len(CASES) - 1} of {len(CASES)} cases pass.**" in page


def test_check_and_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "docs").mkdir()
    monkeypatch.setattr(gendocs, "ROOT", tmp_path)
    monkeypatch.setattr(gendocs, "PAGES", {"one.md": lambda: iter(["# One"])})
    monkeypatch.setattr(gendocs, "PICTURES", {})
    monkeypatch.setattr(gendocs, "EXAMPLES", {})
    assert gendocs.main(["--check"]) == 1
    assert capsys.readouterr().out == "docs/one.md: out of date; run tools/gendocs.py\n"
    assert not (tmp_path / "docs" / "one.md").exists()
    assert gendocs.main([]) == 0
    assert (tmp_path / "docs" / "one.md").read_text(encoding="utf-8") == f"{gendocs.NOTICE}\n\n# One\n"
    assert gendocs.main(["--check"]) == 0
    (tmp_path / "docs" / "one.md").write_text("old", encoding="utf-8")
    assert gendocs.main(["--check"]) == 1
    assert gendocs.main(["--chekc"]) == 2


@pytest.mark.parametrize("name", [name for name in gendocs.PAGES if name.startswith("rules/")])
def test_the_rulebook_on_the_page_is_the_one_of_the_rules(name: str) -> None:
    assert gendocs.on_disk(name) == "\n".join([gendocs.NOTICE, "", *gendocs.PAGES[name](), ""])
