"""Every lesson, played to its end in a browser: by typed orders, taps and keys, with a wrong order in each step."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

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


def reach(page: Page, target: Locator) -> None:
    """Go there with the Tab key alone."""
    for _key in range(80):
        if target.evaluate("found => found === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("no way there by Tab")


def entered(page: Page, orders: tuple[str, ...]) -> None:
    reach(page, page.locator("#orders-text"))
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.insert_text("\n".join(orders))
    reach(page, page.get_by_role("button", name="Check", exact=True))
    page.keyboard.press("Enter")
    expect(page.locator("#verdict")).to_be_focused()


def pressed(page: Page, name: str) -> None:
    reach(page, page.get_by_role("link", name=name))
    page.keyboard.press("Enter")


@pytest.mark.parametrize("name", ["tutorial", "war"])
def test_a_lesson_by_keys_alone(desk: Desk, place: Place, name: str) -> None:
    """With a wrong order in each step, to the game that begins at the end. What came of the orders has the focus."""
    page, lesson = desk.sit(), lessons()[name]
    page.goto(f"{place.url}/learn/{name}")
    for n, step in enumerate(lesson.steps, 1):
        entered(page, next(hint.wrong for hint in step.hints if hint.wrong))
        expect(page.locator("#verdict.warn")).to_be_visible()
        pressed(page, "Try again")
        entered(page, step.sample)
        expect(page.locator("#verdict.good")).to_be_visible()
        if n < len(lesson.steps):
            pressed(page, "Next step")
    reach(page, page.locator(".action-bar form button"))
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/games/"))


def test_chosen_by_keys_and_typed_orders_agree(desk: Desk, place: Place) -> None:
    page = desk.sit()
    page.goto(f"{place.url}/learn/tutorial")
    reach(page, page.locator("#orders-text"))
    page.keyboard.type("A PRO - SAV")
    page.keyboard.press("Tab")
    expect(page.locator("[data-slot='A PRO'] select")).to_have_value("A PRO - SAV")


def test_the_ring_is_around_the_dislodged_army(desk: Desk, place: Place) -> None:
    page = desk.sit()
    page.goto(f"{place.url}/learn/tutorial?step=6")
    expect(page.locator("#board.orders")).to_be_visible()
    near = """([ring, piece]) => {
        const [a, b] = [ring, piece].map((seen) => seen.getBoundingClientRect());
        return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
    }"""
    ring = page.locator("#board circle.start").element_handle()
    piece = page.locator("#board [data-part=units] > [data-unit=ARA][data-power=France]").element_handle()
    assert page.evaluate(near, [ring, piece]) < 8
