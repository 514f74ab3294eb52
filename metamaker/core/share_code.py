"""Share codes: a text for chats, forums and QR codes, packed into few bytes, that opens as the document it was made from."""

import re
import zlib
from base64 import b32decode, b32encode
from functools import cache
from itertools import pairwise
from pathlib import Path

from metamaker.core.envelope import Format, compact, wrap
from metamaker.core.frozen import Frozen
from metamaker.core.paths import resource
from metamaker.core.words import message

VERSION = 1
"""The version that is written."""

MAX_BYTES = 1024 * 1024
"""The longest text; a ship takes a thousandth of it."""

WINDOW = 32_000
"""How far back, in bytes, the compression looks for what it has seen before: the useful length of a dictionary."""

_CHECK = 4
"""Bytes of the check sum."""

_BARE = -15
"""Deflate with the largest window and without headers, which would repeat what is known."""


class PackingProblem(ValueError):
    """Bytes or a text that cannot be unpacked or packed; the text is one sentence that says why."""


def dictionary_file(version: int) -> Path:
    """Return where the dictionary of a version is."""
    return resource("share", f"{version}.txt")


@cache
def _dictionary(version: int) -> bytes:
    return dictionary_file(version).read_bytes()


def packed(text: bytes) -> bytes:
    """Return `text` packed, the same bytes for the same text. Raises PackingProblem for more than 1 MB."""
    if len(text) > MAX_BYTES:
        found = f"{len(text) / 2**20:.1f}"
        raise PackingProblem(message("file-code-too_much", most=MAX_BYTES // 2**20, found=found))
    packer = zlib.compressobj(9, zlib.DEFLATED, _BARE, 9, zlib.Z_DEFAULT_STRATEGY, _dictionary(VERSION))
    return _check_sum(text) + packer.compress(text) + packer.flush()


def unpacked(data: bytes, version: int) -> bytes:
    """Return the text that was packed by `version`, 1 to the present one; never makes more than 1 MB of it.

    Raises PackingProblem for what is cut off, damaged or too long.
    """
    unpacker = zlib.decompressobj(_BARE, zdict=_dictionary(version))
    try:
        text = unpacker.decompress(data[_CHECK:], MAX_BYTES + 1)
    except zlib.error:
        raise PackingProblem(_DAMAGED) from None
    if len(text) > MAX_BYTES:
        raise PackingProblem(message("file-code-too_much_inside", most=MAX_BYTES // 2**20))
    if not unpacker.eof:
        raise PackingProblem(message("file-code-cut_off"))
    if unpacker.unused_data or _check_sum(text) != data[:_CHECK]:
        raise PackingProblem(_DAMAGED)
    return text


_DAMAGED = message("file-code-damaged")


def _check_sum(text: bytes) -> bytes:
    return zlib.crc32(text).to_bytes(_CHECK, "big")


MAX_CHARACTERS = 2 * 1024 * 1024
"""The longest text that is looked through for codes."""

MAX_PARTS = 999
"""Three digits, as the tag before each part has room for. Nobody copies as many parts by hand."""

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


def code_of(game: str, format_: Format, document: Frozen) -> str:
    """Return the code that opens as a document of a game; empty for one that is too large."""
    try:
        return code(compact(wrap(game, format_, document.model_dump(mode="json", exclude_defaults=True))))
    except CodeProblem:
        return ""


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
        raise CodeProblem(message("file-code-too_many_parts", most=MAX_PARTS, found=len(pieces)))
    return tuple(f"{start}-{number}/{len(pieces)}-{letters[:_TAG]}-{piece}" for number, piece in enumerate(pieces, 1))


def is_code(text: str) -> bool:
    """Whether `text` begins as share codes do."""
    return _START.match(_plain(text[:100])) is not None


def decoded(codes: str) -> bytes:
    """Return the text that is in a share code, or in the parts of one in any order.

    Raises CodeProblem for what is damaged, incomplete, too long or of a newer version.
    """
    if len(codes) > MAX_CHARACTERS:
        raise CodeProblem(message("file-code-too_long", most=MAX_CHARACTERS, found=len(codes)))
    plain = _plain(codes)
    starts = list(_START.finditer(plain))
    if not starts or starts[0].start():
        raise CodeProblem(message("file-code-other"))
    version = max(int(start[1]) for start in starts)
    if version > VERSION:
        raise CodeProblem(message("file-code-newer", most=VERSION, found=version))
    if {int(start[1]) for start in starts} != {version} or version < 1:
        raise CodeProblem(_STRANGERS)
    ends = [start.start() for start in starts] + [len(plain)]
    pieces = [plain[start.end() : end] for start, (_, end) in zip(starts, pairwise(ends), strict=True)]
    return _text(_joined(pieces), version)


_STRANGERS = message("file-code-strangers")


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
            raise CodeProblem(message("file-code-twice", number=number))
    if len(wholes) > 1:
        raise CodeProblem(_STRANGERS)
    ((count, _),) = wholes
    if not all(1 <= number <= count for number in found):
        raise CodeProblem(message("file-code-numbers", count=count))
    missing = [str(number) for number in range(1, count + 1) if number not in found]
    if missing:
        told = ", ".join([*missing[:10], *(["…"] if len(missing) > 10 else [])])
        raise CodeProblem(message("file-code-missing", count=count, found=len(found), missing=told))
    return "".join(found[number] for number in range(1, count + 1))


def _text(letters: str, version: int) -> bytes:
    if len(letters) % 8 in _INCOMPLETE:
        letters = letters[:-1]
    try:
        # 0 and 1 are not among the letters: who types them means O and I
        data = b32decode(letters + "=" * (-len(letters) % 8), map01=b"I")
    except ValueError:
        raise CodeProblem(message("file-code-letters")) from None
    try:
        return unpacked(data, version)
    except PackingProblem as problem:
        raise CodeProblem(str(problem)) from None
