"""The vocabulary of orders: verbs, kinds of unit, and the names of a board's places, coasts and powers.

Spellings are looked up by their letters only ("Mid-Atlantic Ocean" is ``midatlanticocean``), the longest first, so that
dashes, dots and blanks inside a name don't matter.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence

from casusbelli.core.board import Board, normal
from casusbelli.core.cached_property import cached_property
from casusbelli.core.orders import ARMY, FLEET
from casusbelli.core.tokens import DASHES, words

MOVE, SUPPORT, CONVOY, HOLD, RETREAT = "move", "support", "convoy", "hold", "retreat"
DISBAND, BUILD, WAIVE = "disband", "build", "waive"


def spelled(table: Mapping[str, str]) -> dict[str, str]:
    return {word: meaning for meaning, line in table.items() for word in line.split()}


KINDS = spelled({ARMY: "a army armies", FLEET: "f fleet fleets"})
VERBS = spelled({
    MOVE: "to into m mv move moves moving",
    SUPPORT: "s sup supp support supports supporting",
    CONVOY: "c con conv convoy convoys convoying",
    HOLD: "h hold holds holding stand stands standing",
    RETREAT: "r ret retreat retreats retreating",
    DISBAND: "d disb disband disbands disbanded otb",
    BUILD: "b build builds built",
})  # fmt: skip
LEADS = spelled({
    BUILD: "b build builds construct constructs",
    DISBAND: "d disband disbands remove removes lose loses",
    WAIVE: "waive waives waived pass passes",
})  # fmt: skip
FILLERS = frozenset({"the", "an", "in", "at", "from"})
SEPARATORS = frozenset({",", ";", "and", "&"})
ENDS = SEPARATORS | {""}
BY = frozenset({"by", "with", "using"})

COAST_NAMES = {"NC": "north", "EC": "east", "SC": "south", "WC": "west"}
COASTS = {
    spelling: coast
    for coast, name in COAST_NAMES.items()
    for spelling in (coast.lower(), f"{name}coast", f"{name}erncoast", f"{name[0]}coast")
}
COAST_BEGINNINGS = [(word, "coast") for name in COAST_NAMES.values() for word in (name, f"{name}ern", name[0])]
SINGLE_COASTS = {word: coast for coast, name in COAST_NAMES.items() for word in (name, name[0])}  # in STP(S), STP/S

MARKED = "("  # prefix of a word in brackets that is part of a name: "France (A)"
SHORTEST_GUESS, LONGEST_GUESS = 4, 24
LAST_LETTER = chr(0x10FFFF)  # sorts after every letter


class Lexicon:
    """Spellings of things of one sort, and what each one means."""

    def __init__(
        self, exact: dict[str, str], names: Iterable[Sequence[str]], titles: Mapping[str, str] | None = None
    ) -> None:
        self.exact = exact
        self.titles = titles or {}
        self.more = frozenset("".join(name[:n]) for name in names for n in range(1, len(name)))

    def longest(self, text: Sequence[str], start: int) -> tuple[str | None, int]:
        """The longest name that begins at ``start``, and the position of the next word."""
        exact, more = self.exact, self.more
        key = text[start]
        found, end = exact.get(key), start + 1
        n = end
        while key in more:
            if text[n] in DASHES:  # "Mid-Atlantic", but "PAR-BUR" is two names
                if found is not None and end == n and text[n + 1] in exact:
                    break
                n += 1
            if not text[n]:
                break
            key += text[n]
            n += 1
            value = exact.get(key)
            if value is not None:
                found, end = value, n
        return found, end

    def guess(self, text: Sequence[str], start: int) -> tuple[tuple[str, ...], int]:
        """The names that the words from ``start`` could begin ("Gulf of"), and the position of the next word."""
        key, n = text[start], start + 1
        best = self.starting(key), n
        while key in self.more:
            n += text[n] in DASHES
            word = text[n]
            key += word
            n += 1
            if not word or (len(word) < 3 and key not in self.more):
                break
            hits = self.starting(key)
            if not hits:
                break
            best = hits, n
        return best

    def starting(self, key: str) -> tuple[str, ...]:
        if len(key) < 3:
            return ()
        first, last = bisect_left(self._sorted, key), bisect_left(self._sorted, key + LAST_LETTER)
        return tuple(dict.fromkeys(self.exact[spelling] for spelling in self._sorted[first:last]))

    @cached_property
    def _sorted(self) -> list[str]:
        """Spellings sorted for prefix search, without "stpsc": part of a name is never a coast."""
        return sorted(spelling for spelling, value in self.exact.items() if "/" not in value)

    # --- suggestions

    def near(self, word: str) -> tuple[str, ...]:
        """At most three things whose names differ from ``word`` by a letter or two."""
        reach = reach_of(word)
        keys = {key for stub in stubs_of(word, reach) for key in self._stubs.get(stub, ())}
        ranked = sorted((edits(word, key), key[0] != word[0], key) for key in keys)
        close = [key for distance, _, key in ranked if distance <= reach and distance == ranked[0][0]]
        return tuple(dict.fromkeys(self.title(key, word) for key in close))[:3]

    def title(self, key: str, word: str) -> str:
        """How to suggest a name: by its code for a short word, in full for a long one."""
        value = self.exact[key]
        return value if len(word) <= 4 else self.titles.get(value, value)

    @cached_property
    def _stubs(self) -> dict[str, list[str]]:
        """Every spelling with a letter or two left out: similar words share some of these."""
        stubs: dict[str, list[str]] = {}
        for key in self._sorted:
            for stub in stubs_of(key, reach_of(key)):
                stubs.setdefault(stub, []).append(key)
        return stubs


def reach_of(word: str) -> int:
    """How many letters may be wrong in a word of this length."""
    return 0 if not 2 < len(word) <= LONGEST_GUESS else 1 if len(word) < 6 else 2


def stubs_of(word: str, letters: int) -> set[str]:
    """``word`` with up to this many letters left out; nothing for words too short to guess."""
    found = {word} if letters else set()
    for _ in range(letters):
        found |= {stub[:n] + stub[n + 1 :] for stub in found for n in range(len(stub))}
    return found


def edits(a: str, b: str) -> int:
    """The edit distance: letters to insert, drop, replace or swap with their neighbor (optimal string alignment)."""
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        older, before, row = before, row, [i]
        for j, y in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
    return row[-1]


VERB_LEXICON = Lexicon({verb: verb for verb in (*VERBS, *LEADS) if len(verb) > 3}, ())


class Vocabulary:
    """The words of one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.impassable = dict(board.impassable)
        names = {p.code: p.name for p in board.provinces} | dict(board.impassable)
        exact = {normal(word): code for code, name in board.impassable.items() for word in (code, name)}
        exact |= {normal(location): location for location in board.province_of}
        exact |= board.place_names
        called = [word for p in board.provinces for word in (p.name, *p.aliases)]
        self.places = Lexicon(exact, map(name_words, [*called, *board.impassable.values()]), names)
        self.coasts = self._coasts()
        self.coast_words = frozenset({*self.coasts.exact, "/"})
        self.powers = self._powers({})
        self.odd_verbs = frozenset(exact).intersection(VERBS)  # CON: convoys, or Constantinople?
        self.leads = {word: lead for word, lead in LEADS.items() if word not in exact}
        self._nations: dict[tuple[tuple[str, str], ...], Lexicon] = {}

    @cached_property
    def beginnings(self) -> Lexicon:
        """The words that an order can begin with."""
        leads = {word: word for word in LEADS if len(word) > 3}
        exact = leads | self.powers.exact | self.places.exact
        return Lexicon(exact, (), self.places.titles)

    def _coasts(self) -> Lexicon:
        own = {normal(coast): coast for p in self.board.provinces for coast in p.coasts}
        exact = {word: coast for word, coast in (COASTS | own).items() if word not in self.board.place_names}
        return Lexicon(exact, COAST_BEGINNINGS)

    def nations(self, more: Iterable[str]) -> Lexicon:
        """Names of powers, and ``more`` names (or a mapping from spellings to names: ``{"Spanish": "Spain"}``)."""
        if not more:
            return self.powers
        key = tuple(more.items()) if isinstance(more, Mapping) else tuple((name, name) for name in more)
        known = self._nations.get(key)
        if known is None:
            if len(self._nations) > 100:
                self._nations.clear()
            known = self._nations[key] = self._powers(dict(key))
        return known

    def _powers(self, more: Mapping[str, str]) -> Lexicon:
        extra = {"".join(name_words(spelling)): name for spelling, name in more.items()}
        called = [word for p in self.board.powers for word in (p.name, p.adjective, *p.aliases)]
        return Lexicon(self.board.power_names | extra, map(name_words, [*called, *more]))


def name_words(name: str) -> list[str]:
    return [word for word in marked(*words(name)) if word[-1:].isalnum()]


def marked(text: Sequence[str], alone: frozenset[int]) -> Iterator[str]:
    return (MARKED + word if n in alone else word for n, word in enumerate(text))


def vocabulary(board: Board) -> Vocabulary:
    return board.memo(Vocabulary)
