"""Names with their article, in the case that a sentence needs: "die Türkei", "der Türkei", "dem Schwarzen Meer".

The article stands beside the translated name, ``Turkey-article = die`` (core/translations.py). English has articles
only for seas and for seats that rules bring: "the North Sea", "the Entente".
"""

from __future__ import annotations

from typing import Final

from casusbelli.core.translations import article_in

__all__ = ["CASES", "contracted", "is_plural", "with_article"]

CASES: Final = ("THE", "ACC", "DAT", "OF", "INTO")
"""The functions of catalogs: nominative, accusative, dative ("à la Turquie"); "der Türkei" and "von Frankreich", in the
genitive; "in die Nordsee" and "nach Wien"."""
GERMAN: Final = {
    "der": ("der", "den", "dem", "des"),
    "die": ("die", "die", "der", "der"),
    "das": ("das", "das", "dem", "des"),
    "die-plural": ("die", "die", "den", "der"),
}
FRENCH: Final = {  # with a name in these cases
    "le": ("le ", "le ", "au ", "du ", "au "),
    "la": ("la ", "la ", "à la ", "de la ", "en "),
    "l’": ("l’", "l’", "à l’", "de l’", "en "),
    "les": ("les ", "les ", "aux ", "des ", "dans les "),
    "": ("", "", "à ", "de ", "à "),
}
WITHIN: Final = "-dans"
VOWELS: Final = tuple("AEIOUYÀÂÉÈÊÎÔÛŒ")
PLURAL: Final = "-plural"
CONTRACTED: Final = {"in": "im", "von": "vom", "bei": "beim", "zu": "zum", "an": "am"}  # before "dem"
STRONG: Final = {
    "der": "er",
    "die": "e",
    "das": "es",
    "die-plural": "e",
}  # how an adjective ends where there is no article


def with_article(language: str, name: str, case: str) -> str:
    """The name alone, where it has no article: "Frankreich"."""
    bare, bracket, role = name.partition(" (")
    article = article_in(language, bare)
    if article.startswith("the"):
        return f"the {name}"
    if language.startswith("fr"):
        return _in_french(name, article, case)
    if case == "INTO":
        whither = with_article(language, name, "ACC")
        return f"{'nach' if whither == name else 'in'} {whither}"
    if article not in GERMAN:
        return f"von {name}" if case == "OF" and language.startswith("de") else name
    declined = GERMAN[article][CASES.index(case)]
    return f"{declined} {_weak(bare, article, declined)}{bracket}{role}"


def _in_french(name: str, article: str, case: str) -> str:
    if name.startswith("Le ") and case not in ("THE", "ACC"):  # part of the name: "Le Caire", but "au Caire"
        return _in_french(name.removeprefix("Le "), "le", case)
    within = article.endswith(WITHIN)
    before = FRENCH.get(article.removesuffix(WITHIN), FRENCH[""])[
        CASES.index("THE" if within and case == "INTO" else case)
    ]
    if before == "de " and name.upper().startswith(VOWELS):
        before = "d’"
    return f"{'dans ' if within and case == 'INTO' else ''}{before}{name}"


def _weak(name: str, article: str, declined: str) -> str:
    """Adjectives after an article: "Schwarzes Meer" -> "Schwarze Meer", "Schwarzen Meer"."""
    first, of, rest = name.partition(" von ")
    if of:  # "Straße von Malakka" begins with its noun
        return f"{_weak(first, article, declined)}{of}{rest}"
    *adjectives, noun = name.split(" ")
    if article.endswith(PLURAL):
        noun += "n" if declined == "den" else ""
    elif declined == "des" and not noun.endswith("s"):
        noun += "s"
    ending = "e" if declined == article else "en"
    return " ".join([*(word.removesuffix(STRONG[article]) + ending for word in adjectives), noun])


def is_plural(language: str, name: str) -> bool:
    """Does this name take verbs in the plural, as "Central Powers" does?"""
    article = article_in(language, name)
    return article.endswith(PLURAL) or article == "les"


def contracted(before: str, told: str) -> tuple[str, str]:
    """What stands before a name, and the name: "in", "dem Ärmelkanal" -> "im", "Ärmelkanal"."""
    start, _space, preposition = before.removesuffix(" ").rpartition(" ")
    short = CONTRACTED.get(preposition.lower())
    if short is None or not told.startswith("dem "):
        return before, told
    short = short.capitalize() if preposition[0].isupper() else short
    return f"{start} {short} ".lstrip(), told.removeprefix("dem ")
