"""Share codes in texts: finds them in mails, chats and web pages, joins their parts, and reads them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import NamedTuple

from metamaker.core.messages import message
from metamaker.core.share_code import MAX_PARTS, VERSION, CodeProblem, text_of

MAX_CHARACTERS = 2 * 1024 * 1024
"""The longest text that is searched for codes."""

_START = re.compile(r"MM(\d{1,9})-", re.IGNORECASE)
_PART = re.compile(r"\s*(\d{1,3})\s*/\s*(\d{1,3})\s*-\s*([A-Z2-7]{4})\s*-", re.IGNORECASE)
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz23456701"
"""0 and 1 are not in the alphabet: people who type them mean O and I."""

_UNSEEN = re.compile(r"[`\u00ad\u200b-\u200d\u2060\ufeff]+")
_QUOTED = re.compile(r"(?:^|(?<=\n))[ \t]*[>|][>| \t]*")
"""The signs that mail programs put before each quoted line."""

_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-"))


class _Piece(NamedTuple):
    """A code, or part `number` of one that has `of`; `is_odd`: its letters end at a sign in the middle of a word."""

    version: int
    number: int
    of: int
    tag: str
    letters: str
    is_odd: bool


@dataclass(frozen=True)
class FoundCode:
    """A share code in a text, complete or in parts. It is decoded only when asked for."""

    pieces: tuple[_Piece, ...]

    def text(self) -> bytes:
        """Return the text in the code. Raises CodeProblem for a damaged, incomplete, too long or newer code."""
        version = self.pieces[0].version
        if version > VERSION:
            raise CodeProblem(message("file-code-newer", most=VERSION, found=version))
        if version < 1:
            raise CodeProblem(_STRANGERS)
        letters = self._joined()
        try:
            return text_of(letters, version)
        except CodeProblem:
            if any(piece.is_odd for piece in self.pieces):
                raise CodeProblem(message("file-code-letters")) from None
            raise

    def _joined(self) -> str:
        """Return the letters of the whole code."""
        count = self.pieces[0].of
        if not self.pieces[0].tag:
            return self.pieces[0].letters
        found: dict[int, str] = {}
        for piece in self.pieces:
            if found.setdefault(piece.number, piece.letters) != piece.letters:
                raise CodeProblem(message("file-code-twice", number=piece.number))
        if not all(1 <= number <= count for number in found):
            raise CodeProblem(message("file-code-numbers", count=count))
        missing = [str(number) for number in range(1, count + 1) if number not in found]
        if missing:
            told = ", ".join([*missing[:10], *(["…"] if len(missing) > 10 else [])])
            raise CodeProblem(message("file-code-missing", count=count, found=len(found), missing=told))
        return "".join(found[number] for number in range(1, count + 1))


_STRANGERS = message("file-code-strangers")


def is_code(text: str) -> bool:
    """Return whether `text` begins with a share code, or with a quoted one."""
    return _START.match(_seen(text[:100]).lstrip()) is not None


def has_code(text: str) -> bool:
    """Return whether `text` seems to contain a share code. Only the first 2 million characters are searched."""
    return _START.search(_seen(text[:MAX_CHARACTERS])) is not None


def codes_in(text: str) -> tuple[FoundCode, ...]:
    """Return the different share codes in a text, in its order. The parts of a code may be anywhere in it.

    Raises CodeProblem for a text that is too long or has too many codes and parts.
    """
    if len(text) > MAX_CHARACTERS:
        raise CodeProblem(message("file-code-too_long", most=MAX_CHARACTERS, found=len(text)))
    found: dict[object, list[_Piece]] = {}
    for piece in _pieces(_seen(text)):
        own = found.setdefault((piece.version, piece.of, piece.tag or piece.letters), [])
        own.append(piece)
    return tuple(FoundCode(tuple(pieces)) for pieces in found.values())


def decoded(codes: str) -> bytes:
    """Return the decoded text of the only share code in a text. Its parts may have any order.

    Raises CodeProblem for a damaged, incomplete, too long or newer code, and for several codes.
    """
    found = codes_in(codes)
    if not found:
        raise CodeProblem(message("file-code-other"))
    newest = max(found, key=lambda each: each.pieces[0].version)
    if len(found) == 1 or newest.pieces[0].version > VERSION:
        return newest.text()
    try:
        (text,) = {each.text() for each in found}
    except ValueError:
        raise CodeProblem(_STRANGERS) from None
    return text


def _seen(text: str) -> str:
    """Return a text without the signs that chats and mails put between letters."""
    return _QUOTED.sub("", _UNSEEN.sub("", text)).translate(_DASHES)


def _pieces(text: str) -> Iterator[_Piece]:
    starts = list(islice(_START.finditer(text), MAX_PARTS + 1))
    if len(starts) > MAX_PARTS:
        raise CodeProblem(message("file-code-too_many_parts", most=MAX_PARTS, found=len(starts)))
    ends = [start.start() for start in starts] + [len(text)]
    for start, (_, end) in zip(starts, pairwise(ends), strict=True):
        rest = text[start.end() : end]
        head = _PART.match(rest)
        letters, is_odd = _letters(rest[head.end() :].split() if head else rest.split())
        number, count, tag = (int(head[1]), int(head[2]), head[3].upper()) if head else (1, 1, "")
        yield _Piece(int(start[1]), number, count, tag, letters, is_odd)


def _letters(words: Sequence[str]) -> tuple[str, bool]:
    """Return the letters of a code from wrapped words, with any words after it, and whether it ends oddly.

    Codes are capitals unless someone changed their case. Then a word after the code may be taken for a part of it. The decoder
    finds this out, because it knows where a code ends.
    """
    found: list[str] = []
    is_capital = bool(words) and words[0] == words[0].upper()
    for word in words:
        if is_capital and word != word.upper():
            break
        rest = word.lstrip(_LETTERS)
        found.append(word[: len(word) - len(rest)])
        if rest:
            return "".join(found).upper(), any(map(str.isalnum, rest))
    return "".join(found).upper(), False
