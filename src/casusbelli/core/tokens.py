"""Tokenizes order texts. Every step is linear in the length of the text, whatever it contains."""

from __future__ import annotations

import re

from casusbelli.core.board import normal

DASHES = frozenset("-‐‑‒–—―−")
ARROWS = DASHES | frozenset("=>→⇒➔➙➜➝➞⟶⟹➡")
BRACKETS = frozenset("()[]")

# A word (with apostrophes inside), a run of arrow signs, or any other sign that is neither blank nor mere
# punctuation. No alternative can begin where another one does, so nothing is ever tried twice.
PLAIN_LEXEME = re.compile(r"[a-z0-9]+(?:'[a-z0-9]+)*|[-=>]+|[^\s.\"'`*_]")
LEXEME = re.compile(
    r"(?:[^\W_]|[\u0300-\u036f])+(?:['’](?:[^\W_]|[\u0300-\u036f])+)*"
    rf"|[{re.escape(''.join(sorted(ARROWS)))}]+"
    r"|[^\s.…\"'`*_´“”„‘’‚«»‹›\u00ad\u200b-\u200f\u2060\ufe0e\ufe0f\ufeff]"
)
COMMENT = re.compile(r"[#!{]|//|/\*")
CLOSING = {"{": "}", "/*": "*/"}
POSSESSIVE = ("'s", "'S", "’s", "’S")
END = ("", "", "")  # padding after the last word, so that lookahead needs no bounds check


def words(text: str) -> tuple[list[str], frozenset[int]]:
    """The words of ``text`` in normalized form, without brackets; and which of them were alone in brackets."""
    if text.isascii():
        found: list[str] = PLAIN_LEXEME.findall(text.lower())
        if "'" in text:
            found = [folded(word) for word in found]
    else:
        found = [folded(word) for word in LEXEME.findall(text)]
    if not BRACKETS.isdisjoint(found):
        return unbracketed(found)
    found += END
    return found, frozenset()


def spans(text: str) -> list[tuple[int, int]]:
    """The positions of these words in ``text``."""
    lexemes = PLAIN_LEXEME.finditer(text.lower()) if text.isascii() else LEXEME.finditer(text)
    return [lexeme.span() for lexeme in lexemes if text[lexeme.start()] not in BRACKETS]


def folded(word: str) -> str:
    """Normalize a word: "Germany's" is "germany", "München" is "munchen"; signs stay as they are."""
    if word.endswith(POSSESSIVE):
        word = word[:-2]
    return normal(word) or word


def unbracketed(found: list[str]) -> tuple[list[str], frozenset[int]]:
    plain: list[str] = []
    alone = set()
    for n, word in enumerate(found):
        if word not in BRACKETS:
            if 0 < n < len(found) - 1 and found[n - 1] in "([" and found[n + 1] in ")]":
                alone.add(len(plain))
            plain.append(word)
    plain += END
    return plain, frozenset(alone)


def without_comments(text: str) -> str:
    """Replace comments by blanks, so that every other character keeps its position.

    An unclosed bracket does not start a comment: it must not silently swallow the orders after it.
    """
    parts: list[str] = []
    done = 0
    unclosed: set[str] = set()
    comment = COMMENT.search(text)
    while comment is not None:
        start, sign = comment.start(), comment.group()
        end = comment.end() if sign in unclosed else comment_end(text, sign, comment.end())
        if end < 0:
            unclosed.add(sign)
            end = comment.end()
        elif sign not in unclosed:
            parts += text[done:start], blanks(text[start:end])
            done = end
        comment = COMMENT.search(text, end)
    return "".join(parts) + text[done:] if parts else text


def comment_end(text: str, sign: str, start: int) -> int:
    """The end of the comment that begins with ``sign``; -1 if it is not closed."""
    closing = CLOSING.get(sign)
    if closing is None:
        end = text.find("\n", start)
        return len(text) if end < 0 else end
    end = text.find(closing, start)
    return end if end < 0 else end + len(closing)


def blanks(text: str) -> str:
    return "".join("\n" if c == "\n" else " " for c in text)
