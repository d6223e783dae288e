"""Text -> orders. The spellings are data (tests/data/notation.toml); the rest are properties of any text."""

from __future__ import annotations

import random
import re
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from casusbelli.core.board import SEA, Board, Power, Province
from casusbelli.core.errors import Ambiguous, NotAllowed, NotUnderstood, OrderError
from casusbelli.core.notation import (
    LONGEST_LINE,
    LONGEST_TEXT,
    MOST_ERRORS,
    Written,
    parse,
    parse_all,
)
from casusbelli.core.orders import (
    Build,
    Convoy,
    Disband,
    Hold,
    Move,
    Order,
    Piece,
    Retreat,
    SupportHold,
    SupportMove,
    Waive,
    as_retreat,
)
from casusbelli.variants import board
from tests.selection import examples

DATA = tomllib.loads((Path(__file__).parents[1] / "data" / "notation.toml").read_text(encoding="utf-8"))
STANDARD = board("standard")
Case = dict[str, Any]


def read(text: str, canonical: str, phase: Any = None) -> None:
    if canonical == "!":
        with pytest.raises(OrderError):
            parse(text, STANDARD, phase=phase)
    else:
        assert str(parse(text, STANDARD, phase=phase).order) == canonical


@pytest.mark.parametrize(("text", "canonical"), DATA["orders"].items())
def test_spelling(text: str, canonical: str) -> None:
    read(text, canonical)


@pytest.mark.parametrize(("text", "canonical"), DATA["retreats"].items())
def test_spelling_of_a_retreat(text: str, canonical: str) -> None:
    read(text, canonical, "R")


def test_datc_spellings() -> None:
    found = {text: str(parse(text, STANDARD).order) for text in DATA["datc"]}
    assert found == DATA["datc"]


def test_datc_spellings_on_one_line() -> None:
    """All of them at once, as many as fit on a line."""
    texts = list(DATA["datc"])[:60]
    orders, errors = parse_all(" ".join(texts), STANDARD)
    assert [str(written.order) for written in orders] == [DATA["datc"][text] for text in texts]
    assert [written.text for written in orders] == texts
    assert [written.at for written in orders] == [len("".join(f"{t} " for t in texts[:n])) for n in range(len(texts))]
    assert errors == []


@pytest.mark.parametrize("case", DATA["written"], ids=lambda case: case["text"])
def test_additions_to_an_order(case: Case) -> None:
    written = parse(case["text"], STANDARD, case.get("nations", ()))
    source = case["source"] if "source" in case else case["text"]
    assert written == Written(
        parse(case["order"], STANDARD).order,
        source,
        case.get("nation"),
        case.get("target_nation"),
        1,
        written.notes,
        at=written.at,
    )
    assert list(map(str, written.notes)) == case.get("notes", [])


def shown(written: Written) -> str:
    return f"{written.nation}: {written.order}" if written.nation else str(written.order)


@pytest.mark.parametrize("case", DATA["many"], ids=lambda case: case["why"])
def test_many_orders(case: Case) -> None:
    orders, errors = parse_all(case["text"], STANDARD, case.get("nations", ()))
    assert [shown(written) for written in orders] == case["orders"]
    assert [str(error) for error in errors] == case.get("errors", [])
    if "lines" in case:
        assert [written.line for written in orders] == case["lines"]
    if "error_lines" in case:
        assert [error.line for error in errors] == case["error_lines"]
    if "sources" in case:
        assert [written.text for written in orders] == case["sources"]


FAULTS = {"NotUnderstood": NotUnderstood, "NotAllowed": NotAllowed, "Ambiguous": Ambiguous}


@pytest.mark.parametrize("case", DATA["wrong"], ids=lambda case: case["text"] or "nothing")
def test_fault(case: Case) -> None:
    with pytest.raises(FAULTS[case["fault"]]) as caught:
        parse(case["text"], STANDARD, case.get("nations", ()))
    error = caught.value
    assert str(error) == case["says"]
    line, carets = error.pointed().split("\n")
    assert carets == case["points"]
    assert error.text == case["text"]
    assert len(line) == len(error.text)
    assert list(error.suggestions) == case.get("suggests", list(error.suggestions))


MANUAL = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^\| `(.+)` \| `(.+)` \|$", MANUAL, re.MULTILINE)


@pytest.mark.parametrize(("text", "canonical"), EXAMPLES)
def test_example_of_the_manual(text: str, canonical: str) -> None:
    read(text, canonical)


def test_the_rest_of_the_manual() -> None:
    """The program works, and the errors are those of these orders."""
    (program,) = re.findall(r"```python\n(.+?)```", MANUAL, re.DOTALL)
    exec(program, {})
    (faults,) = re.findall(r"```\n(.+?)```", MANUAL, re.DOTALL)
    _, errors = parse_all("A PIK H, A MAR supprots A PAR, F Gulf H, A MUN - SWI, A PAR -", STANDARD)
    assert faults.splitlines() == [str(error) for error in errors]
    assert not parse_all("A PAR - BUR or GAS", STANDARD)[0]


def test_a_fault_points_into_its_own_line() -> None:
    _, (error,) = parse_all("A PAR H\nA MAR H, A PIK H # try\nA BRE H", STANDARD)
    assert (error.text, error.at, error.line) == ("A MAR H, A PIK H # try", (11, 14), 2)
    assert error.word == "PIK"
    assert error.suggestions == ("PIC", "PIE")


def test_pointing_into_a_long_line() -> None:
    _, (error,) = parse_all("A PAR H, " * 100 + "A PIK H, " + "A PAR H, " * 100, STANDARD)
    line, carets = error.pointed().split("\n")
    assert len(line) == 100
    assert [mark for mark, caret in zip(line, carets, strict=False) if caret == "^"] == list("PIK")


def test_retreats_by_phase() -> None:
    written = parse("A PAR - GAS", STANDARD)
    assert written.order == Move(Piece("A", "PAR"), "GAS")
    assert as_retreat(written.order) == parse("A PAR - GAS", STANDARD, phase="R").order
    hold = Hold(Piece("A", "PAR"))
    assert as_retreat(hold) is hold


def test_nations_may_come_in_any_shape() -> None:
    text = "Portugal A POR S Spain's A SPA"
    for nations in (["Portugal", "Spain"], ("Spain", "Portugal"), {"Portugal", "Spain"}, iter(["Portugal", "Spain"])):
        written = parse(text, STANDARD, nations)
        assert (written.nation, written.target_nation) == ("Portugal", "Spain")
    with pytest.raises(NotUnderstood):
        parse(text, STANDARD)


def test_too_long() -> None:
    with pytest.raises(NotUnderstood, match=r"the line is too long for orders; at most 2,000 characters are read"):
        parse("A PAR H " * 300, STANDARD)
    orders, errors = parse_all(f"A PAR H\n{'A PAR H ' * 300}\nA MAR H", STANDARD)
    assert [str(written.order) for written in orders] == ["A PAR H", "A MAR H"]
    assert [(error.line, "line is too long" in str(error)) for error in errors] == [(2, True)]
    orders, errors = parse_all("A PAR H\n" * (LONGEST_TEXT // 8 + 1), STANDARD)
    assert orders == []
    assert "the text is too long for orders; at most 65,536 characters" in str(errors[0])


def test_a_page_of_mistakes_is_given_up() -> None:
    orders, errors = parse_all("zzz\n" * MOST_ERRORS + "A PAR H", STANDARD)
    assert orders == []
    assert len(errors) == MOST_ERRORS + 1
    assert "too many mistakes" in str(errors[-1])
    orders, errors = parse_all("zzz\n" * (MOST_ERRORS - 1) + "A PAR H", STANDARD)
    assert [str(written.order) for written in orders] == ["A PAR H"]


# --- another board: names that are verbs or parts of one another

LAKES = Board(
    name="lakes",
    title="Lakes",
    provinces=(
        Province("SUP", "Lake Superior", SEA, coasts=("NE", "SC")),
        Province("HUR", "Lake Huron", SEA, aliases=("Huron",)),
        Province("GUI", "Guinea", SEA),
        Province("NGU", "New Guinea", SEA),
        Province("GBI", "Guinea-Bissau", SEA),
        Province("BIS", "Bissau", SEA),
        Province("SND", "Sand and Dune", SEA),
    ),
    powers=(Power("Upper Land", "Uplander", "#000000", (), (), ()),),
    borders=(),
    victory=1,
)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("F HUR SUP F GUI", "F HUR S F GUI"),
        ("F HUR - SUP", "F HUR - SUP"),
        ("F SUP SUP SUP", "F SUP S SUP"),
        ("F Superior H", "!"),
        ("F Lake Sup - Huron", "F SUP - HUR"),
        ("F NEW GUINEA-GUINEA", "F NGU - GUI"),
        ("F Guinea-Bissau", "F GUI - BIS"),  # a dash between two names is a move
        ("F Guinea Bissau - Bissau", "F GBI - BIS"),
        ("F SUP/NE - HUR", "F SUP/NE - HUR"),
        ("F SUP(ne) - HUR", "F SUP/NE - HUR"),
        ("F Sand and Dune H", "F SND H"),
        ("Upper Land F HUR H", "F HUR H"),
        ("Uplander F HUR H", "F HUR H"),
    ],
)
def test_awkward_names(text: str, canonical: str) -> None:
    if canonical == "!":
        with pytest.raises(NotUnderstood):
            parse(text, LAKES)
    else:
        assert str(parse(text, LAKES).order) == canonical


# --- properties

LOCATIONS = st.sampled_from(sorted(STANDARD.province_of))
PIECES = st.builds(Piece, st.sampled_from(("A", "F", "")), LOCATIONS)
ORDERS: st.SearchStrategy[Order] = st.one_of(
    st.builds(Hold, PIECES),
    st.builds(Move, PIECES, LOCATIONS, st.booleans()),
    st.builds(SupportHold, PIECES, PIECES),
    st.builds(SupportMove, PIECES, PIECES, LOCATIONS),
    st.builds(Convoy, PIECES, PIECES, LOCATIONS),
    st.builds(Retreat, PIECES, LOCATIONS),
    st.builds(Disband, PIECES),
    st.builds(Build, PIECES),
    st.just(Waive()),
)
MINORS = ("Portugal", "Spain", "France (A)", "Rebels")


@given(ORDERS)
def test_every_order_is_read_back(order: Order) -> None:
    assert parse(str(order), STANDARD).order == order
    assert parse(str(order).lower(), STANDARD, MINORS).order == order


def in_full(order: Order) -> str:
    """With full names: "A Paris - Burgundy"."""
    return " ".join(spelled_out(word) for word in str(order).split())


def spelled_out(word: str) -> str:
    code, _, coast = word.partition("/")
    province = STANDARD.province.get(code)
    return word if province is None else f"{province.name}({coast.lower()})" if coast else province.name


@given(ORDERS)
def test_every_order_is_read_back_from_full_names(order: Order) -> None:
    assert parse(in_full(order), STANDARD).order == order


@given(ORDERS, ORDERS, st.sampled_from((" ", ", ", ";", "\n", " and ")))
def test_two_orders_are_read_from_one_text(first: Order, second: Order, between: str) -> None:
    orders, errors = parse_all(f"{first}{between}{second}", STANDARD)
    assert ([written.order for written in orders], errors) == ([first, second], [])
    assert [written.text for written in orders] == [str(first), str(second)]


def is_read_or_refused(text: str) -> None:
    """The result is an order or an error that points into the text, nothing else."""
    try:
        assert str(parse(text, STANDARD, MINORS).order)
    except OrderError as error:
        check(error)
    orders, errors = parse_all(text, STANDARD, MINORS)
    for written in orders:
        assert written.text in text or any(sign in text for sign in "#!/{")
        assert parse(str(written.order), STANDARD).order == written.order
    for fault in errors:
        check(fault)


def check(error: OrderError) -> None:
    start, end = error.at
    assert 0 <= start <= end <= len(error.text)
    assert str(error).isprintable()
    assert len(str(error)) < 400
    assert len(error.suggestions) <= 3
    assert all(line.isprintable() for line in error.pointed().split("\n"))


@given(st.text(max_size=300))
@example("İ PAR - BUR")
@example("A PAR - BUR ﷺ")
@example("Austria: Austria: :")
@example("(((A PAR)))) [ - BUR")
@example("{/*{/*//")
@example("'s 's's A'sB")
@example("\ud800 PAR")
@example("build waive pass disband")
@example("France (A)")
@example("SPA / / NC")
def test_any_text(text: str) -> None:
    is_read_or_refused(text)


WORDS = st.sampled_from([*DATA["soup"]["words"].split(), "\n"])


@given(st.lists(WORDS, max_size=40).map(" ".join))
@examples(300)
def test_any_words(text: str) -> None:
    is_read_or_refused(text)


@given(ORDERS, st.data())
def test_damaged_orders(order: Order, data: st.DataObject) -> None:
    text = in_full(order)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 4)))
    is_read_or_refused(text[:start] + data.draw(st.text(max_size=4)) + text[end:])


# --- any amount of anything

SIZE = 10_000


def lines_of(text: str) -> str:
    """Lines of the maximum length."""
    line = text * (LONGEST_LINE // len(text) - 1)
    return f"{line}\n" * (SIZE // len(line))


def random_text(signs: Callable[[random.Random], str]) -> str:
    chance = random.Random(7)
    return "".join(signs(chance) for _ in range(SIZE))


RUBBISH = {
    "bytes": random_text(lambda chance: chr(chance.randrange(256))),
    "unicode": random_text(lambda chance: chr(chance.randrange(1, 0xD800))),
    "letters": random_text(lambda chance: chance.choice("abfhpr \n")),
    "names on one line": "Burgundy Mid-Atlantic Ocean " * 400,
    "a word": "x" * SIZE,
    "dashes": "-" * SIZE,
    "words": lines_of("x"),
    "names": lines_of("Burgundy Mid-Atlantic Ocean "),
    "loose dashes": lines_of("- "),
    "brackets": lines_of("("),
    "pairs of brackets": lines_of("(x)"),
    "commas": lines_of("x,"),
    "headers": lines_of("x:"),
    "nations": lines_of("France (A) "),
    "kinds": lines_of("a "),
    "units": lines_of("A PAR "),
    "supports": lines_of("A PAR S "),
    "path": lines_of("- NTH "),
    "beginnings": lines_of("gulf of "),
    "coasts": lines_of("SPA/"),
    "opened comments": lines_of("{/*"),
    "builds": lines_of("build "),
    "fillers": lines_of("in the "),
    "apostrophes": lines_of("a'"),
    "line ends": "x\n" * (SIZE // 2),
}


@pytest.mark.parametrize("text", RUBBISH.values(), ids=RUBBISH.keys())
def test_rubbish_of_any_kind(text: str) -> None:
    is_read_or_refused(text)


def steps(text: str) -> int:
    """Lines of Python executed to parse it: like time, but the same on every machine."""
    count = 0

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        parse_all(text, STANDARD, MINORS)
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize("text", RUBBISH.values(), ids=RUBBISH.keys())
def test_work_grows_with_the_length_of_a_line_and_no_faster(text: str) -> None:
    line = text.replace("\n", " ")
    steps(line[:10])  # fills the caches
    assert steps(line[: LONGEST_LINE - 1]) < 4.5 * steps(line[: LONGEST_LINE // 4]) + 500
