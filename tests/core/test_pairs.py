"""Two powers as files hold them."""

from pathlib import Path

import pytest

import casusbelli
from casusbelli.core import pairs
from casusbelli.core.pairs import Pair, pair

SOURCE = Path(casusbelli.__file__).parent


def test_whoever_is_named_first_it_is_the_same_pair() -> None:
    assert pair("Italy", "Austria") == pair("Austria", "Italy") == "Austria|Italy"


def test_a_pair_says_who_is_in_it() -> None:
    two = Pair.of("Austria|Italy")
    assert two == ("Austria", "Italy")
    assert "Italy" in two
    assert "France" not in two


@pytest.mark.parametrize("text", ["", "Austria", "|Italy", "Austria|"])
def test_what_is_no_pair_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no two powers"):
        Pair.of(text)


def test_nothing_else_takes_a_pair_apart() -> None:
    packs = [path for path in (SOURCE / "packs").rglob("*.py") if 'split("|")' in path.read_text(encoding="utf-8")]
    assert packs == [], f"ask {pairs.__name__}.Pair.of instead"
