"""Share codes: what a chat may do to them, and what they say when they cannot be read."""

import contextlib
import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.core.code_text import MAX_CHARACTERS, codes_in, decoded, has_code, is_code
from metamaker.core.share_code import MAX_PARTS, SHORTEST_PART, CodeProblem, code, code_in, is_link, link, parts

TEXT = json.dumps({"game": "none", "body": [number**3 % 1009 for number in range(150)]}).encode()
WHOLE = code(TEXT)
THREE = parts(WHOLE, len(WHOLE) // 3 + 30)


@given(st.binary(max_size=500), st.integers(SHORTEST_PART, 300), st.randoms())
def test_parts_in_any_order_are_the_whole(text: bytes, longest: int, chance: random.Random) -> None:
    whole = code(text)
    pieces = list(parts(whole, longest))
    assert all(len(piece) <= longest for piece in pieces)
    chance.shuffle(pieces)
    assert decoded("".join(pieces)) == decoded(whole) == text


WRAPPED = "\n".join(WHOLE[place : place + 72] for place in range(0, len(WHOLE), 72))


@pytest.mark.parametrize(
    "text",
    [
        f"Here is my ship:\n{WHOLE}\nHave fun, and mind the 2 arrays!",
        f"look: {WHOLE}",
        f"(it is {WHOLE})",
        f"“{WHOLE.lower()}” and that is all",
        f"I wrote:\n> My fleet\n> {WHOLE}\n> \n> Best wishes",
        f"> > {WHOLE}".replace(WHOLE, WRAPPED.replace("\n", "\n> > ")) + "\n> > Yours\n\nThanks!",
        f"Wrapped:\r\n\r\n{WRAPPED}\r\n\r\n-- \r\nSigned in capitals: ME",
        WRAPPED.lower() + "\nand words in small letters behind",
        f"<p>{WHOLE}</p>",
        f"{WHOLE}, {WHOLE} (twice the same)",
        f"Part one: {THREE[0]}\nThen this:\n{THREE[2]}\nand in between\n| {THREE[1]}\nBye",
    ],
)
def test_a_code_is_found_in_a_message(text: str) -> None:
    assert has_code(text)
    assert decoded(text) == TEXT
    assert {each.text() for each in codes_in(text)} == {TEXT}


def test_several_codes_of_a_message_are_all_found() -> None:
    other = code(b'{"game": "none"}')
    assert [each.text() for each in codes_in(f"Mine: {WHOLE}\nYours: {other} or {WHOLE}")] == [TEXT, b'{"game": "none"}']


def test_a_text_full_of_beginnings_is_refused() -> None:
    with pytest.raises(CodeProblem, match=r"the code has \d+ parts; the limit is 999"):
        codes_in("MM1-" * (MAX_PARTS + 1))


@pytest.mark.parametrize("place", range(20, len(WHOLE) - 60, 41))
def test_a_wrong_letter_in_the_middle_is_not_called_a_missing_end(place: int) -> None:
    wrong = "A" if WHOLE[place] != "A" else "B"
    for changed in (WHOLE[:place] + wrong + WHOLE[place + 1 :], WHOLE[:place] + WHOLE[place + 1 :]):
        with pytest.raises(CodeProblem, match=r"the code is damaged: its checksum does not match\. Copy it again"):
            decoded(changed)


@pytest.mark.parametrize("length", range(12, len(WHOLE), 7))
def test_a_missing_end_is_called_so(length: int) -> None:
    with pytest.raises(CodeProblem, match="the code is incomplete: copy it again, including the end"):
        decoded(WHOLE[:length])


def test_codes_are_capitals_digits_and_what_qr_codes_write_as_densely() -> None:
    assert set("".join(THREE)) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-/")


@pytest.mark.parametrize(
    "seen",
    [
        WHOLE.lower(),
        f"  {WHOLE}\r\n",
        "\n".join(WHOLE[place : place + 40] for place in range(0, len(WHOLE), 40)),
        f"`{WHOLE}`",
        "\u200b".join(WHOLE),
        WHOLE.replace("-", "\u2013"),
        WHOLE[:4] + WHOLE[4:].replace("O", "0").replace("I", "1"),
        f"\ufeff{WHOLE}",
    ],
)
def test_what_chats_and_people_do_to_a_code_does_no_harm(seen: str) -> None:
    assert is_code(seen)
    assert decoded(seen) == TEXT


@pytest.mark.parametrize(
    ("seen", "told"),
    [
        ("hello", "this is not a share code; share codes begin with MM1-"),
        ("", "this is not a share code; share codes begin with MM1-"),
        (
            "MM2-AAAA",
            "the code has version 2, but this version of MetaMaker only reads versions up to 1. Update MetaMaker to open it",
        ),
        ("MM0-AAAA", "these are parts of different share codes; use the parts of one code"),
        (WHOLE[:-9], "the code is incomplete: copy it again, including the end"),
        (WHOLE[:-1], "the code is incomplete: copy it again, including the end"),
        (f"MM1-{WHOLE[5:6]}{WHOLE[4:5]}{WHOLE[6:]}", "the code is damaged: its checksum does not match. Copy it again"),
        (WHOLE.replace("A", "8"), "the code is damaged: it has characters other than A–Z and 2–7. Copy it again"),
        (WHOLE.replace("A", "ä"), "the code is damaged: it has characters other than A–Z and 2–7. Copy it again"),
        (THREE[1], "the code has 3 parts, and you gave 1; missing: 1, 3"),
        (THREE[0] + THREE[1] + THREE[1], "the code has 3 parts, and you gave 2; missing: 3"),
        (THREE[0] + THREE[1] + THREE[0].replace("1/", "3/"), "damaged|cut off"),
        (THREE[0] + THREE[0][:-1], "there are two different parts with the number 1; use the parts of one code"),
        (THREE[0] + parts(code(TEXT + b"!"), 200)[1], "these are parts of different share codes; use the parts of one code"),
        (THREE[0] + WHOLE, "these are parts of different share codes; use the parts of one code"),
        (THREE[0].replace("1/3", "4/3"), "a part has a number that is not from 1 to 3"),
        (THREE[0].replace("1/3", "1/0"), "a part has a number that is not from 1 to 0"),
        ("MM1-" + "A" * MAX_CHARACTERS, "the code has 2,097,156 characters; the limit is 2,097,152"),
    ],
)
def test_what_cannot_be_read_is_told_in_a_sentence(seen: str, told: str) -> None:
    with pytest.raises(CodeProblem, match=told) as raised:
        decoded(seen)
    assert len(str(raised.value)) < 160


@given(st.text(max_size=60) | st.text("MM1-/23AB", max_size=60).map("MM1-".__add__))
def test_any_text_is_a_code_or_a_sentence(text: str) -> None:
    with contextlib.suppress(CodeProblem):
        decoded(text)


def test_a_text_of_too_many_parts_is_refused() -> None:
    long = "MM1-" + "A" * 1000 * SHORTEST_PART
    with pytest.raises(CodeProblem, match=r"the code has \d+ parts; the limit is 999"):
        parts(long, SHORTEST_PART)


def test_only_what_begins_like_a_code_is_taken_for_one() -> None:
    assert not any(map(is_code, ("MM1.json", "mm-1", "heron.json", "xMM1-", "MM-1", "-", "")))


CODE = code(b'{"a": 1}')


@pytest.mark.parametrize(
    "text",
    [
        link(CODE),
        f"MetaMaker://{CODE}",
        f"metamaker://{CODE}/",
        f"metamaker:{CODE.replace('-', '%2D')}",
        f"metamaker:{CODE}\n",
    ],
)
def test_a_link_is_its_code_however_browsers_write_it(text: str) -> None:
    assert is_link(text)
    assert code_in(text) == CODE


@pytest.mark.parametrize(
    "rest",
    [
        "",
        "/etc/passwd",
        "//example.org/fleet.json",
        "file:///etc/passwd",
        "--profile=/tmp",
        f"{CODE}?then=/etc/passwd",
        f"{CODE}#2",
        f"{CODE}%0A--profile",
        f"{CODE} /etc/passwd",
        f"../{CODE}",
        "-",
    ],
)
def test_nothing_else_in_a_link_is_followed(rest: str) -> None:
    with pytest.raises(CodeProblem, match="a link must consist of one share code, as in metamaker:MM1-…"):
        code_in(f"metamaker:{rest}")


@given(st.text(max_size=60))
def test_any_link_is_letters_of_a_code_or_a_sentence(rest: str) -> None:
    try:
        found = code_in(f"metamaker:{rest}")
    except CodeProblem:
        return
    assert set(found.upper()) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-/")


def test_a_file_is_no_link() -> None:
    assert not any(map(is_link, ("metamaker", "metamaker.json", "./metamaker:MM1-AAAA", "")))
