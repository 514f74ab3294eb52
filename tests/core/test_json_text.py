"""JSON from strangers: what is read, and one sentence for each way in which it can be bad."""

import json
import tracemalloc

import pytest

from metamaker.core.errors import FileProblem
from metamaker.core.json_text import MAX_BYTES, parse


def sentence(data: bytes) -> str:
    with pytest.raises(FileProblem) as caught:
        parse(data, "heron.json")
    return str(caught.value)


def test_values_come_back_as_json_has_them() -> None:
    value = {"name": "Żuraw “Ł”", "numbers": [1, -2.5, 10**17, True, None], "nested": {"a": {"b": []}}}
    assert parse(json.dumps(value).encode(), "heron.json") == value


def test_a_byte_order_mark_does_no_harm() -> None:
    assert parse(b'\xef\xbb\xbf{"a": 1}', "heron.json") == {"a": 1}


def test_brackets_in_text_do_not_nest() -> None:
    text = {"a": "[" * 500 + '"' + "{" * 500 + "\\" * 7, "b": "\\"}
    assert parse(json.dumps(text).encode(), "heron.json") == text


def test_a_hundred_levels_are_read() -> None:
    assert parse(b"[" * 100 + b"]" * 100, "heron.json")


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", "heron.json: the file is empty"),
        (b" \n", "heron.json: the file is empty"),
        ('{"a": 1}'.encode("utf-16"), "heron.json: the file is encoded as UTF-16; save it as UTF-8"),
        (b"\x89PNG\r\n\x1a\n", "heron.json: byte 1: the file is not UTF-8 text"),
        (b'{"a": \0}', "heron.json: byte 7: the file contains binary data instead of text"),
        (b'{"a": [1, 2', "heron.json: line 1, column 12: the file is incomplete: it ends too early"),
        (b'{"a":\n "Her', "heron.json: line 2, column 2: the file is incomplete: it ends too early"),
        (b"fleet", "heron.json: line 1, column 1: a value cannot begin with 'f'"),
        (b'{"a": 1} {', "heron.json: line 1, column 10: the JSON is complete, but the file continues with '{'"),
        (b'{"a" 1}', "heron.json: line 1, column 6: there is no colon after the key, but '1'"),
        (b"{a: 1}", "heron.json: line 1, column 2: a key must be in double quotes; this one begins with 'a'"),
        (b'{"a": "\x01"}', "heron.json: line 1, column 8: text cannot contain control characters such as '\\x01'"),
        (b'{"a": "\\x"}', "heron.json: line 1, column 8: '\\\\' does not begin a valid escape such as \\n"),
        (b'{"a": NaN}', "heron.json: a: JSON has no NaN; use a number"),
        (b'{"a": [1, -Infinity]}', "heron.json: a/2: JSON has no -Infinity; use a number"),
        (b'{"a": 1e999}', "heron.json: a: this number is too large"),
        (b'{"a": %s}' % (b"9" * 5000), "heron.json: a: this number has 5,000 digits; the limit is 18"),
        (b'{"a": "\\ud800"}', "heron.json: a: this text contains half of a character (a lone surrogate)"),
        (b'{"\\udc00": 1}', "heron.json: a key contains half of a character (a lone surrogate)"),
        (b"[" * 101 + b"]" * 101, "heron.json: lists and records are nested too deeply; the limit is 100 levels"),
        (b"[" * 10_000, "heron.json: lists and records are nested too deeply; the limit is 100 levels"),
        (b'{"a":' * 10_000, "heron.json: lists and records are nested too deeply; the limit is 100 levels"),
        (b'"' + b"x" * MAX_BYTES + b'"', "heron.json: the file has 16.0 MB; the limit is 16 MB"),
        (b"[" + b"[]," * 1_000_001 + b"[]]", "heron.json: there are too many lists and records; the limit is 1,000,000"),
        (
            json.dumps({str(n): n for n in range(1001)}).encode(),
            "heron.json: a record has 1,001 keys; the limit is 1,000",
        ),
    ],
)
def test_bad_text_gets_one_sentence(data: bytes, expected: str) -> None:
    assert sentence(data) == expected


def test_a_repeated_key_is_named_with_its_place() -> None:
    text = b'{"game": "x", "body": {"classes": [{"id": "crane"}, {"id": "heron", "arcs": {"fore": 1, "aft": 2, "fore": 3}}]}}'
    assert sentence(text) == "heron.json: classes/heron/arcs/fore: this key appears twice; keep only one"


def test_the_first_bad_place_is_told() -> None:
    assert sentence(b'{"a": 1, "b": [NaN, Infinity]}') == "heron.json: b/1: JSON has no NaN; use a number"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b'{"a": 1,}', "remove the extra comma before '}'"),
        (b"[1, 2,]", "remove the extra comma before ']'"),
        (b'{"a": 1, // one\n "b": 2}', "JSON does not allow comments; remove this one"),
        (b"[1, /* two */ 2]", "JSON does not allow comments; remove this one"),
    ],
)
def test_habits_of_other_notations_are_named(text: bytes, expected: str) -> None:
    with pytest.raises(FileProblem) as caught:
        parse(text, "file")
    assert str(caught.value.text) == expected


@pytest.mark.parametrize("filling", [b'["', b'{"a":["', b"[[]"])
def test_what_is_all_brackets_and_quotes_takes_little_memory(filling: bytes) -> None:
    data = filling * (MAX_BYTES // len(filling))
    tracemalloc.start()
    told = sentence(data)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert "lists and records" in told
    assert most < 10 * MAX_BYTES
