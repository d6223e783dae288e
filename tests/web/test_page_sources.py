"""Templates, styles and scripts can be read like code. Tools format them (.ci/run); no tool breaks every long line."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources

from casusbelli.web.rendering import environment

WIDTH, LONGEST = 120, 400


def sources() -> Iterator[tuple[str, str]]:
    web = resources.files("casusbelli.web")
    for name in environment().list_templates():
        yield name, web.joinpath("templates", name).read_text(encoding="utf-8")
    for file in web.joinpath("static").iterdir():
        if file.name.endswith((".css", ".js")):
            yield file.name, file.read_text(encoding="utf-8")


def test_no_line_is_longer_than_one_can_read() -> None:
    found = dict(sources())
    assert {"base.html", "game/page.html", "app.css", "board.js"} <= set(found)
    long = [
        f"{name}:{number}"
        for name, text in found.items()
        for number, line in enumerate(text.splitlines(), 1)
        if len(line) > WIDTH
    ]
    assert long == []


def test_no_script_is_longer_than_one_can_read() -> None:
    assert [name for name, text in sources() if name.endswith(".js") and len(text.splitlines()) > LONGEST] == []


def test_what_indents_a_template_is_not_sent() -> None:
    loader = environment().loader
    assert loader is not None
    source, _path, _fresh = loader.get_source(environment(), "game/people.html")
    assert "\n" in source
    assert "\n " not in source


def test_words_on_two_lines_of_a_template_do_not_grow_together() -> None:
    text = environment().from_string("{% if true %}<b>a</b>{% endif %}\n{% if true %}\n<i>b</i>{% endif %}").render()
    assert text.split() == ["<b>a</b>", "<i>b</i>"]
