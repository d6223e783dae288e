"""Parser for the orders that rules add, alongside the standard notation.

A text is read line by line, and each line in pieces separated by commas and semicolons. A piece that matches a form is
a directive; one that begins like a form but does not match is an error; the standard notation reads everything else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from casusbelli.core.board import Board
from casusbelli.core.cached_property import cached_property
from casusbelli.core.errors import Ambiguous, NotUnderstood, OrderError
from casusbelli.core.notation import LONGEST_LINE, LONGEST_TEXT, MOST_COPIES, OrderPhase, Written, parse_all
from casusbelli.core.orders import Directive
from casusbelli.core.parts import READERS, Part
from casusbelli.core.said import said
from casusbelli.core.tokens import without_comments
from casusbelli.core.vocabulary import Lexicon, vocabulary
from casusbelli.engine.forms import CALL, LEAD, Form

LONGEST_DIRECTIVE = 300  # characters
LONGEST_LIST = 12  # comma-separated pieces that may form one directive
MOST_DIRECTIVES = 200  # in one text
PHASES: Mapping[str, OrderPhase] = {"M": "M", "R": "R", "A": "A"}  # phases with standard orders
FIRST = re.compile(rf"{LEAD}(\w+)")
TIMES = re.compile(r"\s*[x×*]\s*(\d{1,3})(?=\s*(?:[,;]|$))")  # "x2"
BEHIND = re.compile(r"\s*[x×*]\s*(\d{1,3})(?!\w)")  # the same after a piece, whatever follows


@dataclass(frozen=True)
class Grammar:
    """The forms of one game. ``names`` are spellings of owners and seats in addition to the board's powers. ``fillers``
    are words that are ignored, except that they end the scope of a heading above them. With ``copies`` an order may be
    written several times ("x2")."""

    forms: tuple[Form, ...]
    names: Mapping[str, str] = field(default_factory=dict)
    fillers: tuple[str, ...] = ()
    copies: bool = False

    @cached_property
    def of(self) -> dict[type[Directive], Form]:
        """The form of each directive type; if there are several, the first."""
        return {form.directive: form for form in reversed(self.forms)}

    @cached_property
    def calls(self) -> re.Pattern[str] | None:
        """Matches words that a form writes with an exclamation mark."""
        words = sorted({word for form in self.forms for word in re.findall(r"([\w'-]+)!", form.pattern)})
        return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, words))})!", re.IGNORECASE) if words else None

    def read(self, text: str, board: Board, kind: str) -> tuple[list[Written], list[OrderError]]:
        """Parse every order in ``text``, directives and standard orders, and collect errors."""
        phase = PHASES.get(kind)
        if not self.forms or len(text) > LONGEST_TEXT:
            return parse_all(text, board, self.names, phase=phase, copies=self.copies)
        lines = text.split("\n")
        claims = _Claims(self, board, kind)
        bare = self._without_fillers(self.calls.sub(rf"\1{CALL}", text) if self.calls else text).split("\n")
        rest = [claims.line(line, number) for number, line in enumerate(bare, 1)]
        left = "\n".join(rest).replace(CALL, "!")
        orders, errors = parse_all(left, board, self.names, phase=phase, copies=self.copies)
        made = [single for written in claims.found for single in self._singles(written)]
        found = sorted([*made, *orders], key=lambda written: (written.line, written.at))
        wrong = sorted([*claims.errors, *errors], key=lambda error: (error.line, error.at))
        for error in wrong:
            if len(lines[error.line - 1]) <= LONGEST_LINE:
                error.text = lines[error.line - 1]  # as it was written: comments, directives and all
        return found, wrong

    @cached_property
    def unread(self) -> re.Pattern[str] | None:
        return re.compile("|".join(self.fillers), re.IGNORECASE | re.MULTILINE) if self.fillers else None

    @cached_property
    def joins(self) -> re.Pattern[str] | None:
        """Matches where a form begins inside a piece without a comma before it, or a build or removal after such a
        form."""
        found = "|".join(form.joins for form in self.forms if form.joins)
        led = r"(?:build|construct|disband|remove)s?\s+\w"
        return re.compile(rf"(?<=[\w)])\s+(?:(?:and|&)\s+)?(?={found}|{led})", re.IGNORECASE) if found else None

    @cached_property
    def leads(self) -> re.Pattern[str] | None:
        """Matches the first words of forms that continue with an order."""
        words = {before[1] for form in self.forms for before in re.finditer(r"^(\w+) \{(?:\w+:)?order\}", form.pattern)}
        return re.compile(rf"{LEAD}(?:{'|'.join(sorted(words))})\b", re.IGNORECASE) if words else None

    def _without_fillers(self, text: str) -> str:
        bare = without_comments(text)
        return self.unread.sub(lambda words: f"{':':>{len(words[0])}}", bare) if self.unread else bare

    def _singles(self, written: Written) -> list[Written]:
        """Split a directive that lists several things: "DWO Italy, Russia" is two orders."""
        order = written.order
        each = self.of[type(order)].each if isinstance(order, Directive) else ""
        return (
            [replace(written, order=replace(order, **{each: v})) for v in getattr(order, each)] if each else [written]
        )


Span = tuple[int, int]


@dataclass
class _Claims:
    """Finds the directives in a text, line by line, with comments removed. The standard notation reads the rest."""

    grammar: Grammar
    board: Board
    kind: str
    found: list[Written] = field(default_factory=list)
    errors: list[OrderError] = field(default_factory=list)
    bare: str = ""  # the current line
    number: int = 0
    alone: dict[Span, bool] = field(default_factory=dict)  # piece -> is it a directive by itself?
    nation: str | None = None  # from the heading above

    @cached_property
    def nations(self) -> Lexicon:
        return vocabulary(self.board).nations(self.grammar.names)

    def line(self, bare: str, number: int) -> str:
        """The line with directives, and errors in directives, replaced by blanks."""
        if len(bare) > LONGEST_LINE or len(self.found) + len(self.errors) >= MOST_DIRECTIVES:
            return bare
        self.bare, self.number, self.alone = bare, number, {}
        left = bare
        for pieces in self._segments():
            at = 0
            while at < len(pieces):
                named = self._heading(pieces[at])[0]
                self.nation = self.nation if named is None else named or None
                taken = self._take(pieces[at : at + LONGEST_LIST + 1])
                if taken:
                    start, end = self._begin(pieces[at]), self._times(pieces[at + taken - 1])[1]
                    if ":" not in bare[pieces[at][0] : start]:  # a name that applies to this order alone
                        start = pieces[at][0]
                    left = left[:start] + " " * (end - start) + left[end:]
                at += taken or 1
        return left

    def _segments(self) -> Iterator[list[Span]]:
        """The comma-separated pieces of each stretch between semicolons, without "x2" at their ends."""
        for pieces in _segments(self.bare):
            parted = [single for piece in pieces for single in self._parted(piece)]
            if self.grammar.copies:
                parted = [(start, start + len(TIMES.sub("", self.bare[start:end]))) for start, end in parted]
            yield parted

    def _parted(self, piece: Span) -> Iterator[Span]:
        """Split a piece that joins two directives: "Aid Italy and Aid Russia" is two pieces, "Spain Aid Italy" is
        one."""
        begin, end = piece
        for join in self.grammar.joins.finditer(self.bare, *piece) if self.grammar.joins else ():
            if not self._introduces((begin, join.start())):
                yield begin, join.start()
                begin = join.end()
        yield begin, end

    def _introduces(self, piece: Span) -> bool:
        """Is this piece only an introduction to an order? It is a name, or the first word of a form that continues with
        an order, or both: "Influence Spain" before "Disband A POR"."""
        lead = self.grammar.leads.match(self.bare, self._heading(piece)[1], piece[1]) if self.grammar.leads else None
        part = Part(vocabulary(self.board), self.nations, self.bare, (lead.end() if lead else piece[0], piece[1]))
        nation, after = part.nation_at(0)
        return (nation is not None or lead is not None) and not part.words[after]

    def _times(self, piece: Span) -> tuple[int, int]:
        """How many copies of the piece are written, and where that count ends."""
        behind = BEHIND.match(self.bare, piece[1]) if self.grammar.copies else None
        return (min(int(behind[1]), MOST_COPIES), behind.end()) if behind else (1, piece[1])

    def _take(self, pieces: Sequence[Span]) -> int:
        """Record one directive, or one error, at the start of these pieces; return how many pieces it uses. "DWO Italy,
        Russia" is one directive of two pieces, "SUR, DWO Italy" two of one. "DWO Italy, Rusia" is an error: it must not
        become a war on Italy alone."""
        start = self._begin(pieces[0])
        forms = self._opened(start, pieces[0][1])
        if not forms:
            return 0
        runs = [self._meaning(forms, start, end) for _start, end in self._one_at_most(pieces)]
        done = next((n for n in range(len(runs), 0, -1) if isinstance(runs[n - 1], Directive)), 0)
        beyond = runs[done] if done < len(runs) else None
        order = runs[done - 1] if done else None
        if isinstance(order, Directive) and not (isinstance(beyond, OrderError) and self._goes_on(pieces[done])):
            text = self.bare[start : pieces[done - 1][1]].strip()
            nation = self._head(pieces[0], start) or self.nation
            written = Written(order, text.replace(CALL, "!"), nation, line=self.number, at=start)
            self.found += [written] * self._times(pieces[done - 1])[0]
            return done
        if not done and self._is_standard(pieces[0]):
            return 0
        wrong = next((n for n in range(done, len(runs)) if isinstance(runs[n], OrderError)), None)
        if wrong is None:
            return self._unfinished(forms, pieces[0])
        while wrong + 1 < len(runs) and isinstance(runs[wrong + 1], OrderError) and self._goes_on(pieces[wrong + 1]):
            wrong += 1
        self.errors.append(runs[wrong])  # type: ignore[arg-type]
        return wrong + 1

    def _unfinished(self, forms: Sequence[Form], piece: Span) -> int:
        """Record an error for a piece that begins like a directive, matches no form, and can't be read as a standard
        order from its first word; return how many pieces it uses."""
        start, end = self._begin(piece), piece[1]
        known = [form.written for form in forms if "" not in form.openings]
        if not known or not self._goes_on(piece):
            return 0
        at = start + len(self.bare[start:end]) - len(self.bare[start:end].lstrip()), len(self.bare[:end].rstrip())
        self.errors.append(
            NotUnderstood(
                self.bare, at, said("core.expected", what=said("engine.forms", forms=known)), line=self.number
            )
        )
        return 1

    # --- properties of a piece

    def _one_at_most(self, pieces: Sequence[Span]) -> Sequence[Span]:
        """The pieces up to the next one that is a directive by itself."""
        further = (n for n, piece in enumerate(pieces) if n and self._is_directive(piece))
        return pieces[: next(further, len(pieces))]

    def _is_directive(self, piece: Span) -> bool:
        known = self.alone.get(piece)
        if known is None:
            start = self._begin(piece)
            meaning = self._meaning(self._opened(start, piece[1]), start, piece[1])
            known = self.alone[piece] = isinstance(meaning, Directive)
        return known

    def _begin(self, piece: Span) -> int:
        """The position after a leading name: one with a colon, or one without if a form can follow it directly."""
        begin = self.grammar.joins.search(self.bare, *piece) if self.grammar.joins else None
        if begin is not None:
            part = Part(vocabulary(self.board), self.nations, self.bare, (piece[0], begin.start()))
            nation, end = part.nation_at(0)
            if nation is not None and not part.words[end]:
                return begin.end()
        return self._heading(piece)[1]

    def _heading(self, piece: Span) -> tuple[str | None, int]:
        """The name before a colon, and where it ends; "" for a colon without a name."""
        head, colon, _rest = self.bare[slice(*piece)].partition(":")
        if not colon or len(head) > LONGEST_DIRECTIVE:
            return None, piece[0]
        if not head.strip():
            return "", piece[0] + len(head) + 1
        part = Part(vocabulary(self.board), self.nations, head, (0, len(head)))
        nation, end = part.nation_at(0)
        whole = nation is not None and not part.words[end]
        return (nation, piece[0] + len(head) + 1) if whole else (None, piece[0])

    def _head(self, piece: Span, start: int) -> str | None:
        """The name with a colon at the start of the piece."""
        return Part(vocabulary(self.board), self.nations, self.bare, (piece[0], start)).nation_at(0)[0]

    def _opened(self, start: int, end: int) -> tuple[Form, ...]:
        """The forms whose opening words match."""
        word = FIRST.match(self.bare, start, end)
        first = {"", word[1].lower()} if word else set()
        forms = (form for form in self.grammar.forms if not form.shares or self.kind in form.kinds)
        return tuple(form for form in forms if not first.isdisjoint(form.openings))

    def _is_standard(self, piece: Span) -> bool:
        orders, errors = self._standard(piece)
        return bool(orders) and not errors

    def _goes_on(self, piece: Span) -> bool:
        """Is the piece neither the beginning of an order nor a directive? Then it continues the one before it."""
        word = FIRST.match(self.bare, *piece)
        if word is None or ":" in self.bare[slice(*piece)] or self._is_directive(piece):
            return False
        orders, errors = self._standard(piece)
        part = Part(vocabulary(self.board), self.nations, self.bare, piece)
        named = part.nation_at(0)[0] is not None
        return not orders and (named or not errors or errors[0].at[0] <= word.start(1))

    def _standard(self, piece: Span) -> tuple[list[Written], list[OrderError]]:
        text = " " * piece[0] + self.bare[slice(*piece)]
        names, copies = self.grammar.names, self.grammar.copies
        return parse_all(text, self.board, names, phase=PHASES.get(self.kind), copies=copies)

    # --- reading a run of pieces

    def _meaning(self, forms: Iterable[Form], start: int, end: int) -> Directive | OrderError | None:
        """The directive in this span, or the error that says why it is none; None if no form matches."""
        if end - start > LONGEST_DIRECTIVE:
            return NotUnderstood(self.bare, (start, end), said("engine.too-long"), line=self.number)
        read = [
            (form, self._made(form, match))
            for form in forms
            if (match := form.words.fullmatch(self.bare, start, end)) is not None
        ]
        meant = [(form, order) for form, order in read if isinstance(order, Directive)]
        now = [(form, order) for form, order in meant if form.is_for(self.kind)]
        told = list(dict.fromkeys(order for _form, order in now or meant))
        if len(told) > 1:
            problem = said("engine.either", orders=told)
            return Ambiguous(self.bare, (start, end), problem, line=self.number)
        return told[0] if told else next((error for _form, error in read), None)

    def _made(self, form: Form, match: re.Match[str]) -> Directive | OrderError:
        known, phase = vocabulary(self.board), PHASES.get(self.kind)
        try:
            values = {
                name: READERS[kind](Part(known, self.nations, self.bare, _closed(match, name), self.number, phase))
                for name, kind in form.parts.items()
                if match[name] is not None
            }
        except OrderError as error:
            return error
        if not form.needed <= values.keys():
            return NotUnderstood(self.bare, match.span(), said("core.expected", what=form.written), line=self.number)
        return form.directive(**form.fixed, **values)


def _closed(match: re.Match[str], name: str) -> Span:
    """The span of a part, including its closing bracket: "F StP(S)"."""
    start, end = match.span(name)
    opened = match[name].count("(") > match[name].count(")")
    return start, end + (opened and match.string[end : end + 1] == ")")


def _segments(line: str) -> Iterator[list[Span]]:
    """The comma-separated pieces of each stretch between semicolons."""
    for stretch in re.finditer("[^;]+", line):
        begin = stretch.start()
        yield [(begin + piece.start(), begin + piece.end()) for piece in re.finditer("[^,]*[^,\\s][^,]*", stretch[0])]
