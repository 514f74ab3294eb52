"""Packing of texts: the same comes out, nothing else does, and within bounds."""

import contextlib
import hashlib
import zlib
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.core.share_code import MAX_BYTES, VERSION, WINDOW, PackingProblem, dictionary_file, packed, unpacked

RELEASED = {1: "8618fb3cabfdfa76"}
"""What codes have been made with; never change one, add the next."""


@given(st.binary(max_size=2000))
def test_what_was_packed_comes_out(text: bytes) -> None:
    assert unpacked(packed(text), VERSION) == text


@pytest.mark.parametrize("version", RELEASED)
def test_dictionaries_never_change(version: int) -> None:
    content = dictionary_file(version).read_bytes()
    assert hashlib.sha256(content).hexdigest()[:16] == RELEASED[version]
    assert len(content) <= WINDOW


def test_the_written_version_is_the_last() -> None:
    assert max(RELEASED) == VERSION
    assert not dictionary_file(VERSION + 1).exists()


def test_typical_text_takes_few_bytes() -> None:
    line = dictionary_file(VERSION).read_bytes().splitlines()[-1]
    assert len(packed(line)) < len(line) / 20


@given(st.binary(max_size=200), st.data())
def test_a_changed_byte_never_passes(text: bytes, data: st.DataObject) -> None:
    good = bytearray(packed(text))
    good[data.draw(st.integers(0, len(good) - 1))] ^= data.draw(st.integers(1, 255))
    with contextlib.suppress(PackingProblem):
        assert unpacked(bytes(good), VERSION) == text  # a change where deflate does not look


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda good: good[:-3], "the code is incomplete: copy it again, including the end"),
        (lambda good: good[:2], "the code is incomplete: copy it again, including the end"),
        (lambda _: b"", "the code is incomplete: copy it again, including the end"),
        (lambda good: b"0000" + good[4:], "damaged"),
        (lambda good: good[:4] + b"\xff" * 20, "damaged"),
    ],
)
def test_what_is_wrong_is_told(change: Callable[[bytes], bytes], told: str) -> None:
    with pytest.raises(PackingProblem, match=told):
        unpacked(change(packed(b'{"a text": "that is no typical one"}')), VERSION)


def test_what_stands_behind_does_no_harm() -> None:
    assert unpacked(packed(b"[]") + b"x", VERSION) == b"[]"


def test_it_is_not_inflated_without_end() -> None:
    bomb = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = b"0000" + b"".join(bomb.compress(b"\0" * 2**20) for _ in range(200)) + bomb.flush()
    with pytest.raises(PackingProblem, match="it contains more than the limit of 1 MB"):
        unpacked(data, VERSION)


def test_too_long_a_text_is_refused() -> None:
    with pytest.raises(PackingProblem, match=r"a share code can hold 1 MB, and this has 1\.0 MB"):
        packed(b"x" * (MAX_BYTES + 1))
