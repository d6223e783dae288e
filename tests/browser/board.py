"""Helpers that operate the board of a game page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.offered import unpacked

# The camera moves with the next animation frame; before that, places are not yet where they will be.
STILL = 4
"""Frames. A frame's new size reaches the view box of the board two frames later."""

AT = f"""async place => {{
  const data = JSON.parse(document.getElementById("page-data").textContent);
  const svg = document.querySelector("#board svg");
  const here = () => {{
    const at = new DOMPoint(...data.places[place]).matrixTransform(svg.getScreenCTM());
    return [at.x, at.y];
  }};
  let at = here();
  for (let still = 0; still < {STILL}; still++) {{
    await new Promise(requestAnimationFrame);
    const now = here();
    if (Math.hypot(now[0] - at[0], now[1] - at[1]) > 0.1) still = -1;
    at = now;
  }}
  return at;
}}"""
"""Where a place is once the board keeps still."""


def open_game(page: Page, url: str, game: str, seat: str = "") -> None:
    page.goto(f"{url}/games/{game}{f'?seat={seat}' if seat else ''}")
    page.wait_for_selector("html.js #tab-people")


def tap(page: Page, place: str, touch: bool = False, off: tuple[float, float] = (0, 0)) -> None:
    x, y = page.evaluate(AT, place)
    if touch:
        page.touchscreen.tap(x + off[0], y + off[1])
    else:
        page.mouse.click(x + off[0], y + off[1])


def walk(page: Page, key: str, to: str) -> None:
    """Press an arrow key and wait until the page announces the place: it does so a moment later, and once the keys have
    passed a province, the same key never leads back."""
    page.keyboard.press(key)
    expect(page.locator("#live")).to_contain_text(to)


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).and_(page.locator("#order-bar button")).click()


def pick(page: Page, text: str) -> None:
    """Choose one of several orders that the board offers."""
    page.locator(f"#order-bar button[data-line='{text}']").click()


def order(page: Page, unit: str, line: str, number: int = 0) -> None:
    """Choose an order from the menu of a unit."""
    page.locator(f"[data-slot='{unit}'] .order-pick").nth(number).click()
    page.locator(f".order-menu [data-line='{line}']").click()


def written(page: Page) -> set[str]:
    """The orders in the lists."""
    values = page.locator("[data-slot] select").evaluate_all("lists => lists.map(list => list.value)")
    granted = page.locator("#granted button").evaluate_all("buttons => buttons.map(button => button.value)")
    return {*values, *granted} - {""}


def expect_saved(page: Page) -> None:
    expect(page.locator("#saved")).to_have_text("Saved.")


def tab(page: Page, name: str) -> None:
    page.locator(f"#tab-{name}").click()
    expect(page.locator(f"#pane-{name}")).to_be_visible()


def now(page: Page, base: str, seat: str) -> Any:
    """The data of a whole update, with the orders on offer as the page makes them from it."""
    found = page.evaluate(
        "async ([base, seat]) => (await fetch(`${base}/now?seat=${encodeURIComponent(seat)}`)).json()", [base, seat]
    )
    found["data"]["slots"] = unpacked(found["data"]["slots"], {})
    return found
