"""Texts of live sheets: the script knows none that is missing, in either language, and none is left over."""

import re

import pytest

from metamaker.core.messages import COMMON, words_in
from metamaker.core.paths import resource
from metamaker.printing.live.page import SCRIPTS

PREFIX = "live-script-"
MADE = {"critical", "repair"}
"""Keys that the script puts together, or passes on in a list."""


def sources() -> str:
    return "\n".join(resource("live", name).read_text(encoding="utf-8") for name in SCRIPTS)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_script_has_all_its_texts(language: str) -> None:
    known = {key.removeprefix(PREFIX) for key in words_in(COMMON, language) if key.startswith(PREFIX)}
    script = sources()
    asked = set(re.findall(r'\btext\((?:is\w+ \? )?"(\w+)"', script)) | set(re.findall(r'\[\["(\w+)"', script))
    asked |= {f"load_{key}" for key in re.findall(r'new Error\("(\w+)"\)', script)}
    asked |= {f"did_{key}" for key in re.findall(r'what: "(\w+)"', script) if key not in {"row", "choices"}}
    assert asked - known == set()
    left_over = {key for key in known - asked - MADE if not re.search(rf'["`]{key}["`]', script) and not key.startswith("did_")}
    assert left_over == set()


def test_no_text_of_a_person_becomes_markup() -> None:
    assert re.findall(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function", sources()) == []
