"""JSON from strangers: what is read, and one sentence for each way in which it can be bad."""

import json
import tracemalloc

import pytest

from metamaker.core.json_text import MAX_BYTES, parse
from metamaker.core.problem import FileProblem


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
        (b"", "heron.json: expected JSON, found an empty file"),
        (b" \n", "heron.json: expected JSON, found an empty file"),
        ('{"a": 1}'.encode("utf-16"), "heron.json: expected text in UTF-8, found UTF-16"),
        (b"\x89PNG\r\n\x1a\n", "heron.json: byte 1: expected text in UTF-8, found other bytes"),
        (b'{"a": \0}', "heron.json: byte 7: expected text, found binary data"),
        (b'{"a": [1, 2', "heron.json: line 1, column 12: expected more, the file ends in the middle: it is cut off"),
        (b'{"a":\n "Her', "heron.json: line 2, column 2: expected more, the file ends in the middle: it is cut off"),
        (b"fleet", "heron.json: line 1, column 1: expected a value, found 'f'"),
        (b'{"a": 1} {', "heron.json: line 1, column 10: expected the end of the file, found '{'"),
        (b'{"a" 1}', "heron.json: line 1, column 6: expected a colon after the key, found '1'"),
        (b"{a: 1}", "heron.json: line 1, column 2: expected a key in double quotes, found 'a'"),
        (b'{"a": "\x01"}', "heron.json: line 1, column 8: expected text without control characters, found '\\x01'"),
        (b'{"a": "\\x"}', "heron.json: line 1, column 8: expected a valid escape such as \\n, found '\\\\'"),
        (b'{"a": NaN}', "heron.json: a: expected a number, found NaN"),
        (b'{"a": [1, -Infinity]}', "heron.json: a/2: expected a number, found -Infinity"),
        (b'{"a": 1e999}', "heron.json: a: expected a finite number, found one that is too large"),
        (b'{"a": %s}' % (b"9" * 5000), "heron.json: a: expected a number of at most 18 digits, found 5,000"),
        (b'{"a": "\\ud800"}', "heron.json: a: expected whole characters, found half a surrogate pair"),
        (b'{"\\udc00": 1}', "heron.json: expected keys of whole characters, found half a surrogate pair"),
        (b"[" * 101 + b"]" * 101, "heron.json: expected at most 100 levels of nesting, found more"),
        (b"[" * 10_000, "heron.json: expected at most 100 levels of nesting, found more"),
        (b'{"a":' * 10_000, "heron.json: expected at most 100 levels of nesting, found more"),
        (b'"' + b"x" * MAX_BYTES + b'"', "heron.json: expected at most 16 MB, found 16.0 MB"),
        (b"[" + b"[]," * 1_000_001 + b"[]]", "heron.json: expected at most 1,000,000 lists and records, found more"),
        (
            json.dumps({str(n): n for n in range(1001)}).encode(),
            "heron.json: expected at most 1,000 keys, found 1,001",
        ),
    ],
)
def test_bad_text_gets_one_sentence(data: bytes, expected: str) -> None:
    assert sentence(data) == expected


def test_a_repeated_key_is_named_with_its_place() -> None:
    text = b'{"game": "x", "body": {"classes": [{"id": "crane"}, {"id": "heron", "arcs": {"fore": 1, "aft": 2, "fore": 3}}]}}'
    assert sentence(text) == "heron.json: classes/heron/arcs/fore: expected a key that is used once, found it twice"


def test_the_first_bad_place_is_told() -> None:
    assert sentence(b'{"a": 1, "b": [NaN, Infinity]}') == "heron.json: b/1: expected a number, found NaN"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b'{"a": 1,}', "expected no comma before '}', found one"),
        (b"[1, 2,]", "expected no comma before ']', found one"),
        (b'{"a": 1, // one\n "b": 2}', "expected JSON, found a comment, which JSON does not have"),
        (b"[1, /* two */ 2]", "expected JSON, found a comment, which JSON does not have"),
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
