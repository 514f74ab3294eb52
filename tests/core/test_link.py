"""Links hold a share code, or are refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.core.link import code_in, is_link, link
from metamaker.core.share_code import CodeProblem, code

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
