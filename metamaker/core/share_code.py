"""Share codes: a text for chats, forums and QR codes, packed into few bytes, that opens as the document it was made from."""

import json
import re
import zlib
from base64 import b32decode, b32encode
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

from metamaker.core.amounts import rounded
from metamaker.core.envelope import Format, compact, wrap
from metamaker.core.errors import ContentProblem
from metamaker.core.messages import message
from metamaker.core.paths import resource

if TYPE_CHECKING:
    from metamaker.core.frozen import Frozen

VERSION = 1
"""The version of new codes."""

MAX_BYTES = 1024 * 1024
"""The longest text; a ship takes a thousandth of it."""

WINDOW = 32_000
"""The window of the compression in bytes: the useful length of a dictionary."""

_CHECK = 4
"""Bytes of the check sum."""

_BARE = -15
"""Deflate with the largest window and without headers, which would only repeat known facts."""


class PackingProblem(ValueError):
    """Bytes or a text that cannot be packed or unpacked. The message is one sentence with the reason."""


def dictionary_file(version: int) -> Path:
    """Return where the dictionary of a version is."""
    return resource("share", f"{version}.txt")


@cache
def _dictionary(version: int) -> bytes:
    return dictionary_file(version).read_bytes()


def packed(text: bytes) -> bytes:
    """Return `text` packed, the same bytes for the same text. Raises PackingProblem for more than 1 MB."""
    if len(text) > MAX_BYTES:
        found = rounded(len(text) / 2**20, 1)
        raise PackingProblem(message("file-code-too_much", most=MAX_BYTES // 2**20, found=found))
    packer = zlib.compressobj(9, zlib.DEFLATED, _BARE, 9, zlib.Z_DEFAULT_STRATEGY, _dictionary(VERSION))
    return _check_sum(text) + packer.compress(text) + packer.flush()


def unpacked(data: bytes, version: int) -> bytes:
    """Return the JSON text that `version` packed, 1 to the present one; never more than 1 MB of it.

    Bytes after its end are ignored. Raises PackingProblem for incomplete, damaged or too long data.
    """
    unpacker = zlib.decompressobj(_BARE, zdict=_dictionary(version))
    try:
        text = unpacker.decompress(data[_CHECK:], MAX_BYTES + 1)
    except zlib.error:
        raise PackingProblem(_DAMAGED) from None
    if len(text) > MAX_BYTES:
        raise PackingProblem(message("file-code-too_much_inside", most=MAX_BYTES // 2**20))
    if not unpacker.eof:
        raise PackingProblem(message("file-code-cut_off" if _is_beginning(text) else "file-code-wrong"))
    if _check_sum(text) != data[:_CHECK]:
        raise PackingProblem(_DAMAGED)
    return text


def _is_beginning(text: bytes) -> bool:
    """Return whether a JSON text may begin like this.

    After one wrong letter all following words differ, because each decides how to read the next one.
    """
    try:
        start = text.decode()
    except UnicodeDecodeError as problem:
        if problem.start < len(text) - _LONGEST_LETTER:
            return False
        start = text[: problem.start].decode()
    try:
        json.loads(start)
    except json.JSONDecodeError as problem:
        return len(start) - problem.pos <= _LONGEST_WORD or problem.msg.startswith("Unterminated")
    except RecursionError:
        return False
    return True


_LONGEST_LETTER = 4
"""Bytes of a letter in UTF-8."""

_LONGEST_WORD = 6
"""Signs of JSON that a cut may split: an escaped letter, or one of its words."""


_DAMAGED = message("file-code-damaged")


def _check_sum(text: bytes) -> bytes:
    return zlib.crc32(text).to_bytes(_CHECK, "big")


MAX_PARTS = 999
"""Three digits, as many as the tag of a part has room for."""

SHORTEST_PART = 40
"""The least room in characters that a part may be given."""

IN_PICTURES = "MetaMaker"
"""The keyword under which a picture carries a share code."""

_TAG = 4
"""Letters of the tag: the first of the whole code, which come from its check sum."""

_INCOMPLETE = {1, 3, 6}
"""Letters that whole bytes never end with, beyond a multiple of eight: the last of a code that was cut off."""


class CodeProblem(ContentProblem):
    """A share code that cannot be read or made. The message is one sentence with the reason."""


def code(text: bytes) -> str:
    """Return the share code of `text`, the same for the same text. Raises CodeProblem for more than 1 MB."""
    try:
        return f"MM{VERSION}-{b32encode(packed(text)).decode().rstrip('=')}"
    except PackingProblem as problem:
        raise CodeProblem(str(problem)) from None


def code_of(game: str, format_: Format, document: "Frozen", without: Mapping[str, Any]) -> str:
    """Return the code that opens as a document of a game; empty for one that is too large.

    `without`: optional fields to leave out, in the form that pydantic excludes fields by.
    """
    fields = document.model_dump(mode="json", exclude_defaults=True, exclude=without)
    try:
        return code(compact(wrap(game, format_, fields)))
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


def text_of(letters: str, version: int) -> bytes:
    """Return the text in the letters of a complete code; other letters may follow. Raises CodeProblem."""
    if len(letters) % 8 in _INCOMPLETE:
        letters = letters[:-1]
    try:
        # 0 and 1 are not in the alphabet: people who type them mean O and I
        data = b32decode(letters + "=" * (-len(letters) % 8), map01=b"I")
    except ValueError:
        raise CodeProblem(message("file-code-letters")) from None
    try:
        return unpacked(data, version)
    except PackingProblem as problem:
        raise CodeProblem(str(problem)) from None


SCHEME = "metamaker"
"""The scheme that the desktop opens with this program; the same in `packaging/`, which a test checks."""

_BEGINNING = f"{SCHEME}:"
_CODE = re.compile(r"(?://)?(MM\d{1,9}-[A-Z0-9/-]+?)/?", re.IGNORECASE)


def link(code: str) -> str:
    """Return the link that opens a share code which is in one piece."""
    return f"{_BEGINNING}{code}"


def is_link(text: str) -> bool:
    """Return whether `text` begins with the scheme of our links."""
    return text[: len(_BEGINNING)].lower() == _BEGINNING


def code_in(text: str) -> str:
    """Return the share code in a link, which may be percent-encoded and have slashes around it as browsers write them.

    Raises CodeProblem for a link with anything else in it: a path, an address, an option.
    """
    found = _CODE.fullmatch(unquote(text[len(_BEGINNING) :].strip()))
    if found is None:
        raise CodeProblem(message("file-code-link", form=link("MM1-…")))
    return found[1]
