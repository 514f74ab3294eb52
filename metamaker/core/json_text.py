"""JSON text: reads untrusted files within limits, with a sentence for each fault; writes files laid out like tables."""

import json
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from metamaker.core.amounts import rounded
from metamaker.core.errors import FileProblem
from metamaker.core.messages import Text, message
from metamaker.core.schema_errors import JsonObject, Step, place_of

MAX_BYTES = 16 * 1024 * 1024
"""An untrusted file is read completely, and is then two or three times as large in memory.

The largest sample has 105 kB, so this is 150 times as much.
"""

MAX_DEPTH = 100
"""The deepest sample has 10 levels.

Python’s own reader raises RecursionError at about a thousand, and functions that walk through documents go as deep.
"""

MAX_CONTAINERS = 1_000_000
"""Lists and records of a file: small ones cost far more memory than text. The largest sample has 945 of them."""

MAX_KEYS = 1_000
"""Keys of one record.

The widest of the samples has 18; a record with many unknown keys would otherwise give as many problems.
"""

MAX_DIGITS = 18
"""Such whole numbers fit into 64 bits, signs included, so that every reader of JSON can hold them."""

_UTF_16_MARKS = (b"\xff\xfe", b"\xfe\xff")
_OTHER_THAN_BRACKETS_AND_QUOTES = bytes(byte for byte in range(256) if byte not in b'[]{}"')
_QUOTED = re.compile(rb'"[^"]*"')
_SURROGATE_ESCAPE = re.compile(r"\\u[dD][89a-fA-F]")
_SURROGATE = re.compile("[\ud800-\udfff]")


def parse(data: bytes, file: str) -> Any:
    """Return the value of the JSON text `data`, which must be UTF-8 (with or without a byte order mark).

    Raises FileProblem if it is longer than 16 MB, nests deeper than 100 levels, is not JSON or is cut off, repeats a key, or
    contains NaN, an infinity, a number of more than 18 digits or half a surrogate pair.
    """
    if len(data) > MAX_BYTES:
        told = message("file-longer", most=MAX_BYTES // 2**20, found=rounded(len(data) / 2**20, 1))
        raise FileProblem(file, "", told)
    text = _decoded(data, file)
    _refuse_deep(data, file)
    marks = _Marks()
    try:
        value = json.loads(
            text,
            object_pairs_hook=marks.record,
            parse_int=marks.whole,
            parse_float=marks.real,
            parse_constant=marks.constant,
        )
    except json.JSONDecodeError as problem:
        place = message("file-json-place", line=problem.lineno, column=problem.colno)
        raise FileProblem(file, str(place), _broken(problem)) from None
    except RecursionError:
        raise FileProblem(file, "", _too_deep()) from None
    if marks.used or _SURROGATE_ESCAPE.search(text):
        _refuse_marked(value, file)
    return value


def _decoded(data: bytes, file: str) -> str:
    if data.startswith(_UTF_16_MARKS):
        raise FileProblem(file, "", message("file-json-utf_16"))
    if not data.strip():
        raise FileProblem(file, "", message("file-json-empty"))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise FileProblem(file, _byte(problem.start), message("file-json-not_utf_8")) from None
    if "\0" in text:
        raise FileProblem(file, _byte(data.index(0)), message("file-json-binary"))
    return text


def _byte(place: int) -> str:
    return str(message("file-json-byte", number=place + 1))


def _too_deep() -> Text:
    return message("file-json-deep", most=MAX_DEPTH)


def _refuse_deep(data: bytes, file: str) -> None:
    """Count only the brackets, before any parser recurses. Quotes are removed in pairs, and brackets inside texts stay."""
    bare = data.replace(b"\\\\", b"").replace(b'\\"', b"").translate(None, _OTHER_THAN_BRACKETS_AND_QUOTES)
    bare = bare.replace(b'""', b"")
    # Texts with brackets inside are rare, and taking each of very many out would fill the memory.
    is_full = bare.count(b'"') > MAX_CONTAINERS
    brackets = b"" if is_full else _QUOTED.sub(b"", bare)
    if is_full or len(brackets) > 2 * MAX_CONTAINERS:
        raise FileProblem(file, "", message("file-json-containers", most=MAX_CONTAINERS))
    if max(accumulate(1 if bracket in b"[{" else -1 for bracket in brackets), default=0) > MAX_DEPTH:
        raise FileProblem(file, "", _too_deep())


@dataclass(frozen=True)
class _Refused:
    """Marks a forbidden value in the parsed result; `key` is the step below its place, if any."""

    sentence: Text
    key: str = ""


class _Marks:
    """The hooks of the parser. They mark forbidden values, because the parser does not know their places."""

    def __init__(self) -> None:
        self.used = False

    def _mark(self, sentence: Text, key: str = "") -> _Refused:
        self.used = True
        return _Refused(sentence, key)

    def record(self, pairs: list[tuple[str, Any]]) -> Any:
        if len(pairs) > MAX_KEYS:
            return self._mark(message("file-json-keys", most=MAX_KEYS, found=len(pairs)))
        record = dict(pairs)
        if len(record) == len(pairs):
            return record
        seen: set[str] = set()
        key = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        return self._mark(message("file-json-twice"), key)

    def whole(self, digits: str) -> Any:
        if len(digits) > MAX_DIGITS:
            return self._mark(message("file-json-digits", most=MAX_DIGITS, found=len(digits)))
        return int(digits)

    def real(self, digits: str) -> object:
        number = float(digits)
        return number if math.isfinite(number) else self._mark(message("file-json-large"))

    def constant(self, name: str) -> Any:
        return self._mark(message("file-json-constant", found=name))


def _refuse_marked(value: Any, file: str) -> None:
    for path, refused in _refusals(value, ()):
        # Places do not include the envelope: references count from the body of the document.
        inside = path[1:] if path[:1] == ("body",) else path
        document = value["body"] if inside is not path else value
        place = place_of(document, (*inside, refused.key) if refused.key else inside)
        raise FileProblem(file, place, refused.sentence)


def _refusals(value: object, path: tuple[Step, ...]) -> Iterator[tuple[tuple[Step, ...], _Refused]]:
    if isinstance(value, _Refused):
        yield path, value
    elif isinstance(value, str) and _SURROGATE.search(value):
        yield path, _Refused(message("file-json-surrogate"))
    elif isinstance(value, dict):
        for key, child in value.items():
            if _SURROGATE.search(key):
                yield path, _Refused(message("file-json-surrogate_key"))
            yield from _refusals(child, (*path, key))
    elif isinstance(value, list):
        for index, child in enumerate(value):
            yield from _refusals(child, (*path, index))


_EXPECTED = {
    "Expecting value": "value",
    "Expecting property name enclosed in double quotes": "key",
    "Illegal trailing comma before end of object": "key_after_comma",
    "Illegal trailing comma before end of array": "value_after_comma",
    "Expecting ':' delimiter": "colon",
    "Expecting ',' delimiter": "comma",
    "Extra data": "end",
    "Invalid control character at": "control",
    "Unterminated string starting at": "quote",
}


def _broken(problem: json.JSONDecodeError) -> Text:
    rest = problem.doc[problem.pos :].lstrip()
    if not rest or problem.msg.startswith("Unterminated"):
        return message("file-json-cut_off")
    if rest.startswith(("//", "/*", "#")):
        return message("file-json-comment")
    if rest[0] in "]}" and problem.doc[: problem.pos].rstrip().endswith(","):
        return message("file-json-comma", found=repr(rest[0]))
    expected = _EXPECTED.get(problem.msg, "escape" if "escape" in problem.msg else "json")
    return message("file-json-broken", what=expected, found=repr(rest[0]))


WIDTH = 120
"""The width of a line of a written file.

Short records stay on one line, so that a weapon or a section is read at a glance, and its change is one line of a comparison.
"""

INDENT = "  "


def laid_out(value: object) -> bytes:
    """Return the JSON text of `value` in UTF-8, with a final newline.

    A record or list without records inside is written on one line if it fits into 120 columns; otherwise each entry has its
    own. Keys keep their order. Equal values give identical bytes. Raises ValueError for NaN and infinities.
    """
    return ("".join(_lines(value, "")) + "\n").encode()


def _lines(value: object, margin: str) -> list[str]:
    """Return the pieces of the text of `value`, whose first line begins at `margin`."""
    if not isinstance(value, dict | list) or not value:
        return [_ENCODE(value)]
    if _is_plain(value):
        line = _ENCODE(value)
        if len(margin) + len(line) <= WIDTH:
            return [line]
    inner = margin + INDENT
    pieces: list[str] = []
    if isinstance(value, dict):
        for key, child in value.items():
            pieces += (",\n" if pieces else "{\n", inner, _ENCODE(key), ": ", *_lines(child, inner))
        return [*pieces, "\n", margin, "}"]
    for child in value:
        pieces += (",\n" if pieces else "[\n", inner, *_lines(child, inner))
    return [*pieces, "\n", margin, "]"]


def _is_plain(value: JsonObject | list[Any]) -> bool:
    """Return whether `value` contains only words, numbers, and lists of these."""
    children = value.values() if isinstance(value, dict) else value
    return not any(
        isinstance(child, dict) or (isinstance(child, list) and any(isinstance(entry, dict | list) for entry in child))
        for child in children
    )


_ENCODE = json.JSONEncoder(ensure_ascii=False, allow_nan=False).encode
