"""Share codes: a text for chats, forums and QR codes that opens as the document it was made from.

A code is `MM1-`, the version of its packing, and the packed text in base 32. A long one comes in parts, `MM1-2/3-K7QA-…`, whose
tag says that they belong together. Parts may come in any order, letters may be small, blanks and line breaks may be anywhere.
"""

import re
from base64 import b32decode, b32encode
from itertools import pairwise

from metamaker.core.packed_text import VERSION, PackingProblem, packed, unpacked

MAX_CHARACTERS = 2 * 1024 * 1024
"""The longest text that is looked through for codes."""

MAX_PARTS = 999

SHORTEST_PART = 40
"""The least room in characters that a part may be given."""

IN_PICTURES = "MetaMaker"
"""The keyword under which a picture carries a share code."""

_TAG = 4
"""Letters of the tag: the first of the whole code, which come from its check sum."""

_INCOMPLETE = {1, 3, 6}
"""Letters that whole bytes never end with, beyond a multiple of eight: the last of a code that was cut off."""

_START = re.compile(r"MM(\d{1,9})-")
_PART = re.compile(r"(\d{1,3})/(\d{1,3})-([A-Z2-7]{4})-")
_UNSEEN = re.compile(r"[\s`\u00ad\u200b-\u200d\u2060\ufeff]+")
_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-"))


class CodeProblem(ValueError):
    """A share code that cannot be read or made; the text is one sentence that says why."""


def code(text: bytes) -> str:
    """Return the share code of `text`, the same for the same text. Raises CodeProblem for more than 1 MB."""
    try:
        return f"MM{VERSION}-{b32encode(packed(text)).decode().rstrip('=')}"
    except PackingProblem as problem:
        raise CodeProblem(str(problem)) from None


def parts(whole: str, longest: int) -> tuple[str, ...]:
    """Return a share code in parts of at most `longest` characters, at least 40; one that fits stays as it is.

    Raises CodeProblem if there are more than 999.
    """
    if len(whole) <= longest:
        return (whole,)
    start, letters = whole.split("-", 1)
    step = longest - len(f"{start}-{MAX_PARTS}/{MAX_PARTS}-{letters[:_TAG]}-")
    pieces = [letters[place : place + step] for place in range(0, len(letters), step)]
    if len(pieces) > MAX_PARTS:
        raise CodeProblem(f"expected a code of at most {MAX_PARTS} parts, found {len(pieces)}")
    return tuple(f"{start}-{number}/{len(pieces)}-{letters[:_TAG]}-{piece}" for number, piece in enumerate(pieces, 1))


def is_code(text: str) -> bool:
    """Whether `text` begins as share codes do."""
    return _START.match(_plain(text[:100])) is not None


def decoded(codes: str) -> bytes:
    """Return the text that is in a share code, or in the parts of one in any order.

    Raises CodeProblem for what is damaged, incomplete, too long or of a newer version.
    """
    if len(codes) > MAX_CHARACTERS:
        raise CodeProblem(f"expected a share code of at most {MAX_CHARACTERS} characters, found {len(codes)}")
    plain = _plain(codes)
    starts = list(_START.finditer(plain))
    if not starts or starts[0].start():
        raise CodeProblem("expected a share code, which begins with MM1-, found other text")
    version = max(int(start[1]) for start in starts)
    if version > VERSION:
        raise CodeProblem(f"expected version {VERSION} or less, found {version}: it was made by a newer version of MetaMaker")
    if {int(start[1]) for start in starts} != {version} or version < 1:
        raise CodeProblem(_STRANGERS)
    ends = [start.start() for start in starts] + [len(plain)]
    pieces = [plain[start.end() : end] for start, (_, end) in zip(starts, pairwise(ends), strict=True)]
    return _text(_joined(pieces), version)


_STRANGERS = "expected the parts of one share code, found those of several"


def _plain(text: str) -> str:
    """Return a code as it was before a chat or a person took hold of it."""
    return _UNSEEN.sub("", text).translate(_DASHES).upper()


def _joined(pieces: list[str]) -> str:
    """Return the letters of a whole code from pieces without the beginning that names the version."""
    heads = [_PART.match(piece) for piece in pieces]
    if heads == [None]:
        return pieces[0]
    found: dict[int, str] = {}
    wholes: set[tuple[int, str]] = set()
    for piece, head in zip(pieces, heads, strict=True):
        if head is None:
            raise CodeProblem(_STRANGERS)
        wholes.add((int(head[2]), head[3]))
        number, letters = int(head[1]), piece[head.end() :]
        if found.setdefault(number, letters) != letters:
            raise CodeProblem(f"expected the parts of one share code, found two that are number {number}")
    if len(wholes) > 1:
        raise CodeProblem(_STRANGERS)
    ((count, _),) = wholes
    if not all(1 <= number <= count for number in found):
        raise CodeProblem(f"expected parts from 1 to {count}, found others")
    missing = [str(number) for number in range(1, count + 1) if number not in found]
    if missing:
        more = ", …" if len(missing) > 10 else ""
        raise CodeProblem(f"expected {count} parts, found {len(found)}, missing number {', '.join(missing[:10])}{more}")
    return "".join(found[number] for number in range(1, count + 1))


def _text(letters: str, version: int) -> bytes:
    if len(letters) % 8 in _INCOMPLETE:
        letters = letters[:-1]
    try:
        # 0 and 1 are not among the letters: who types them means O and I
        data = b32decode(letters + "=" * (-len(letters) % 8), map01=b"I")
    except ValueError:
        raise CodeProblem("it is damaged: some of its letters are none of A–Z and 2–7") from None
    try:
        return unpacked(data, version)
    except PackingProblem as problem:
        raise CodeProblem(str(problem)) from None
