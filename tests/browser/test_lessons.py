"""Every lesson, played to its end in a browser: by typed orders, taps and keys, with a wrong order in each step."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from casusbelli.core.said import sentence
from casusbelli.records.lessons.lesson_file import Lesson, lessons
from tests.browser.board import pick, press, tap
from tests.browser.conftest import Desk, Place

pytestmark = pytest.mark.drawn(2, of="browser")
WORDS = {
    "en": {"check": "Check", "again": "Try again", "next": "Next step", "all": "All lessons"},
    "de": {"check": "Prüfen", "again": "Noch einmal versuchen", "next": "Nächster Schritt", "all": "Alle Lektionen"},
}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def check(page: Page, orders: tuple[str, ...], words: dict[str, str]) -> None:
    page.locator("#orders-text").fill("\n".join(orders))
    page.get_by_role("button", name=words["check"], exact=True).click()


def play(page: Page, lesson: Lesson, language: str) -> None:
    words = WORDS[language]
    for n, step in enumerate(lesson.steps, 1):
        expect(page.locator("#aim")).to_be_visible()
        for hint in step.hints:
            if hint.wrong:
                check(page, hint.wrong, words)
                told = sentence(lesson.words(step.id, "hint", hint.id).render(language))
                expect(page.locator("#verdict")).to_contain_text(told)
                page.get_by_role("link", name=words["again"]).click()
        check(page, step.sample, words)
        expect(page.locator("#verdict.good")).to_contain_text(lesson.words(step.id, "done").render(language))
        if n < len(lesson.steps):
            page.get_by_role("link", name=words["next"]).click()
            expect(page.locator(".side h2")).to_have_text(lesson.words(lesson.steps[n].id, "title").render(language))


@pytest.mark.parametrize("name", lessons())
@pytest.mark.parametrize("language", WORDS)
def test_every_lesson_to_its_end(desk: Desk, place: Place, name: str, language: str) -> None:
    """As a visitor, who becomes a guest on the way and finds the lesson done afterwards."""
    lesson = lessons()[name]
    page = desk.sit(locale=language, **(PHONE if language == "de" else {}))
    page.goto(f"{place.url}/learn")
    page.locator(f"#{name} .button").click()
    play(page, lesson, language)
    page.get_by_role("link", name=WORDS[language]["all"]).last.click()
    expect(page.locator(f"#{name} .tag.good")).to_be_visible()


@pytest.mark.parametrize("touch", [False, True])
def test_the_tutorial_by_taps(desk: Desk, place: Place, touch: bool) -> None:
    page = desk.sit(**(PHONE if touch else {}))

    def arrived(title: str) -> None:
        expect(page.locator(".side h2")).to_have_text(title)
        expect(page.locator("#board.orders")).to_be_visible()

    def reached() -> None:
        page.get_by_role("button", name="Check", exact=True).click()
        expect(page.locator("#verdict.good")).to_be_visible()
        page.get_by_role("link", name="Next step").click()

    page.goto(f"{place.url}/learn/tutorial")
    arrived("Move an army")
    tap(page, "PRO", touch)
    tap(page, "SAV", touch)
    expect(page.locator("#orders-text")).to_have_value("A PRO - SAV")
    reached()
    page.get_by_role("link", name="Skip this step").click()
    arrived("Support")
    tap(page, "PRO", touch)
    tap(page, "SAV", touch)
    tap(page, "BUR", touch)
    press(page, "Support")
    tap(page, "PRO", touch)
    tap(page, "SAV", touch)
    reached()
    arrived("Cut a support")
    tap(page, "SAR", touch)
    tap(page, "LYO", touch)
    reached()
    arrived("Convoy")
    page.get_by_role("button", name="Show the whole board").click()
    tap(page, "PRO", touch)
    tap(page, "TUS", touch)
    tap(page, "LYO", touch)
    press(page, "Convoy")
    tap(page, "PRO", touch)
    tap(page, "TUS", touch)
    reached()
    arrived("Retreat")
    tap(page, "ARA", touch)
    tap(page, "PRO", touch)
    reached()
    arrived("Build")
    tap(page, "PAR", touch)
    pick(page, "Build A PAR")
    reached()
    arrived("The stab")


def test_a_step_by_keys(desk: Desk, place: Place) -> None:
    page = desk.sit()
    page.goto(f"{place.url}/learn/tutorial")
    page.locator("#orders-text").focus()
    page.keyboard.type("A PRO - SAV")
    page.keyboard.press("Tab")
    expect(page.locator("[data-slot='A PRO'] select")).to_have_value("A PRO - SAV")
    button = page.get_by_role("button", name="Check", exact=True)
    for _key in range(12):
        if button.evaluate("found => found === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#verdict.good")).to_be_visible()
