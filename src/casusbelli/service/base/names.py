"""Validation of account names against impersonation: allowed characters, look-alikes, reserved names."""

from __future__ import annotations

import re
import unicodedata
from itertools import groupby
from typing import Final

from casusbelli.core.errors import printable
from casusbelli.core.said import said
from casusbelli.service.base.service_errors import bad_input

LONGEST_NAME: Final = 30
MOST_MARKS: Final = 2  # combining marks on one character
NAME: Final = re.compile(r"[^\W_](?:[ ._'-]?[\w\u0300-\u036f])*", re.UNICODE)
INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u3164\uffa0\u2800")
TOGETHER: Final = (  # scripts that are mixed within one text
    frozenset({"HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"HAN", "HANGUL"}),
)
# Unicode's recommended scripts (UAX 31); other scripts have dozens of look-alikes of Latin letters.
TODAY: Final = (
    "ARABIC ARMENIAN BENGALI BOPOMOFO CYRILLIC DEVANAGARI ETHIOPIC GEORGIAN GREEK GUJARATI GURMUKHI HAN HANGUL HEBREW",
    "HIRAGANA KANNADA KATAKANA KHMER LAO LATIN MALAYALAM MYANMAR ORIYA SINHALA TAMIL TELUGU THAANA THAI TIBETAN",
)
SCRIPTS: Final = frozenset(script for line in TODAY for script in line.split())
# Latin letters of today's alphabets: no small capitals, clicks or other phonetic signs.
LATIN: Final = re.compile("[\u0000-\u01bf\u01c4-\u024f\u1e00-\u1effɓɔɖɗɛɣɩʋ]*")
TITLES: Final = "admin admins administrator administrators administration moderator moderators official support staff"
RESERVED: Final = (
    TITLES,
    "anonymous bot casus casusbelli everybody everyone gamemaster gm grey guest",
    "help info mod moderation mods nobody null operator owner postmaster root security server",
    "service somebody superuser sysadmin sysop system team undefined webmaster",
)
OF_GUESTS: Final = re.compile("guest[0-9a-fol]{8}")  # the pattern of generated names in ``guests``
STRUCK: Final = str.maketrans("đøłħŧðɓɖɗɣɛɔŋ", "dolhtdbddgeon")
# Confusables: what looks like a Latin letter in the usual typefaces; capitals are listed separately.
LOOKALIKES: Final = (
    "аa еe оo рp сc уy хx ѕs іi јj һh ԁd ԛq ԝw ӏl οo αa ρp νv ιi κk ωw υu τt γy σo ηn ϳj ıi ɩi ʋv Ɩl ƿp Il 1l |l 0o Oo",
    "АA ВB ЕE КK МM НH Оo РP СC ТT УY ХX ЅS Іl ЈJ ΑA ΒB ΕE ΖZ ΗH Ιl ΚK ΜM ΝN Οo ΡP ΤT ΥY ΧX",
    "ԌG ԚQ ԜW ҮY үy ѵv ҽe օo սu ոn հh ցg զq յj ւl ՏS ՕO ՍU",
)
LOOKS: Final = str.maketrans({pair[0]: pair[1] for line in LOOKALIKES for pair in line.split()})


def key_of(name: str) -> str:
    """Normalization key: names that share it are the same name."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold().replace("\0", "")


def look_of(name: str) -> str:
    """Confusables key: names that look alike share it; upper and lower case look different."""
    letters = unicodedata.normalize("NFKC", name).translate(LOOKS)
    return re.sub(r"[\W_]", "", letters).replace("rn", "m").replace("vv", "w")


def checked_name(name: str, reserved: bool = True) -> str:
    """The normalized name, or a refusal. ``reserved``: whether names reserved for the staff are refused."""
    name = unicodedata.normalize("NFKC", " ".join(name.split()))
    if not 2 <= len(name) <= LONGEST_NAME or not NAME.fullmatch(name) or not visible(name):
        raise bad_input(said("service.bad-name", name=printable(name[:60]), longest=LONGEST_NAME), code="bad-name")
    if not usual(name):
        raise bad_input(said("service.odd-signs", name=printable(name)), code="bad-name")
    if mixed(name):
        raise bad_input(said("service.mixed-alphabets", name=printable(name)), code="bad-name")
    if reserved and is_reserved(name):
        raise bad_input(said("service.reserved-name", name=printable(name)), code="bad-name")
    return name


def is_reserved(name: str) -> bool:
    """Is the name reserved? Also with a number after it, with accents, or with a title as one of its words."""
    letters = unicodedata.normalize("NFD", name.translate(STRUCK))
    bare = "".join(c for c in letters if not unicodedata.combining(c))
    words = {_numberless(word) for word in re.split(r"[\W_]+", bare)}
    whole = {_plain(bare), _numberless(bare)}
    return bool(whole & RESERVED_LOOKS or words & TITLE_LOOKS or OF_GUESTS.fullmatch(_plain(bare)))


def _numberless(name: str) -> str:
    return _plain(re.sub(r"[\W\d_]+$", "", name))


def _plain(name: str) -> str:
    return look_of(name).casefold().replace("i", "l")


def visible(text: str) -> bool:
    """Are there no zero-width characters, direction changes or stacks of combining marks?"""
    marks = [
        len(list(run)) for is_mark, run in groupby(text, key=lambda c: unicodedata.category(c)[0] == "M") if is_mark
    ]
    hidden = any(letter in INVISIBLE or unicodedata.category(letter)[0] == "C" for letter in text)
    return not hidden and all(run <= MOST_MARKS for run in marks)


def usual(name: str) -> bool:
    """Is it written in alphabets of everyday use, and in Latin letters that languages need?"""
    latin = "".join(letter for letter in name if _script(letter) == "LATIN")
    return {*map(_script, name)} - {""} <= SCRIPTS and LATIN.fullmatch(latin) is not None


def mixed(name: str) -> bool:
    scripts = frozenset(filter(None, map(_script, name)))
    return len(scripts) > 1 and not any(scripts <= usual for usual in TOGETHER)


def _script(letter: str) -> str:
    """The script of a character, taken from its Unicode name (LATIN, GREEK, CYRILLIC ...): Python has no script
    property."""
    if not letter.isalpha():
        return "" if letter.isascii() or not letter.isdigit() else unicodedata.name(letter, "?").partition(" ")[0]
    first = unicodedata.name(letter, "?").partition(" ")[0]
    return "HAN" if first == "CJK" else first.partition("-")[0]


RESERVED_LOOKS: Final = frozenset(_plain(word) for line in RESERVED for word in line.split())
TITLE_LOOKS: Final = frozenset(map(_plain, TITLES.split()))
