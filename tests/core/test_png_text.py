"""Texts in PNG pictures: all three kinds are read, what is damaged or endless is refused."""

import contextlib
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.core.png_text import MAX_PARTS, MAX_TEXT, SIGNATURE, PictureProblem, chunk, text_in, with_text

HEADER = chunk(b"IHDR", bytes.fromhex("00000001000000010800000000"))
END = chunk(b"IEND", b"")
PICTURE = SIGNATURE + HEADER + chunk(b"IDAT", zlib.compress(b"\0\0")) + END


def holding(kind: bytes, data: bytes) -> bytes:
    return SIGNATURE + HEADER + chunk(kind, data) + END


@given(st.text("MM1-ABC", min_size=1, max_size=100))
def test_what_was_put_in_comes_out(text: str) -> None:
    assert text_in(with_text(PICTURE, "Fleet", text), "Fleet") == text


def test_a_picture_of_empty_parts_is_not_looked_through() -> None:
    text = chunk(b"tEXt", b"Fleet\0MM1-")
    assert text_in(SIGNATURE + HEADER + chunk(b"tIME", b"") * (MAX_PARTS - 2) + text, "Fleet") == "MM1-"
    with pytest.raises(PictureProblem, match="this picture contains no fleet; chats and picture programs often remove it"):
        text_in(SIGNATURE + HEADER + chunk(b"tIME", b"") * MAX_PARTS + text, "Fleet")


def test_the_picture_stays_as_it_is() -> None:
    with_one = with_text(PICTURE, "Fleet", "x")
    assert with_one.startswith(SIGNATURE + HEADER)
    assert with_one.endswith(PICTURE[len(SIGNATURE + HEADER) :])


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        (b"tEXt", b"Fleet\0Heron"),
        (b"zTXt", b"Fleet\0\0" + zlib.compress(b"Heron")),
        (b"iTXt", b"Fleet\0\0\0en\0Flotte\0Heron"),
        (b"iTXt", b"Fleet\0\1\0en\0Flotte\0" + zlib.compress(b"Heron")),
    ],
)
def test_every_kind_of_text_is_read(kind: bytes, data: bytes) -> None:
    assert text_in(holding(kind, data), "Fleet") == "Heron"


@pytest.mark.parametrize(
    ("png", "told"),
    [
        (PICTURE, "this picture contains no fleet; chats and picture programs often remove it"),
        (holding(b"tEXt", b"Other\0Heron"), "this picture contains no fleet; chats and picture programs often remove it"),
        (holding(b"tEXt", b"Fleet\0Heron")[:-20], "this picture is incomplete; copy it again"),
        (SIGNATURE, "this picture contains no fleet; chats and picture programs often remove it"),
        (SIGNATURE + HEADER[:-1] + b"x" + END, "this picture is damaged: a checksum does not match"),
        (SIGNATURE + b"\xff\xff\xff\xfftEXt" + b"x" * 20, "this picture is incomplete; copy it again"),
        (holding(b"zTXt", b"Fleet\0\1x"), "the text in this picture is compressed with an unknown method"),
        (holding(b"zTXt", b"Fleet\0\0x"), "text in this picture is damaged"),
        (holding(b"iTXt", b"Fleet\0\0\0en"), "text in this picture is damaged"),
        (holding(b"iTXt", b"Fleet\0\0\0en\0\0\xff"), "text in this picture is damaged"),
        (holding(b"tEXt", b"Fleet\0" + b"x" * (MAX_TEXT + 1)), "the text in this picture is longer than the limit of 2 MB"),
        (
            holding(b"zTXt", b"Fleet\0\0" + zlib.compress(b"\0" * 2**25)),
            "the text in this picture is longer than the limit of 2 MB",
        ),
    ],
    ids=map(str, range(12)),
)
def test_what_is_wrong_is_told(png: bytes, told: str) -> None:
    with pytest.raises(PictureProblem, match=told):
        text_in(png, "Fleet")


@given(st.binary(max_size=80))
def test_any_content_has_a_text_or_a_sentence(data: bytes) -> None:
    for png in (SIGNATURE + data, SIGNATURE + HEADER + data, holding(b"iTXt", b"Fleet\0" + data)):
        with contextlib.suppress(PictureProblem):
            text_in(png, "Fleet")
