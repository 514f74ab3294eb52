"""What is generated can be generated anew from what stands there today, each by a target of `make`."""

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def script(name: str) -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "packaging" / name))


def test_the_widths_of_letters_are_the_fonts_own() -> None:
    taken = script("font_metrics.py")
    kept = json.loads((taken["FONTS"] / "metrics.json").read_text(encoding="ascii"))
    assert kept == {weight: taken["face_metrics"](taken["FONTS"] / name) for weight, name in taken["FACES"].items()}, (
        "make font-metrics"
    )


def test_a_dictionary_of_share_codes_is_made_of_the_designs_of_all_samples() -> None:
    texts = script("share_dictionary.py")["designs"]()
    assert len(texts) > len(list((ROOT / "fleets").glob("*/*.json")))
    assert all(isinstance(json.loads(text), dict | list | str | int | float) for text in texts[:50])


@pytest.mark.parametrize("name", ["commands", "format"])
def test_a_page_of_the_guides_is_as_it_would_be_generated(name: str) -> None:
    written = script(f"{name}_page.py")
    assert written["PAGE"].read_text(encoding="utf-8") == written["page"](), f"make {name}-page"


SCRIPTS = sorted(path.name for path in (ROOT / "packaging").glob("*.py") if "__main__" in path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", SCRIPTS)
def test_every_script_has_a_target_with_a_help_text(file: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(rf"^[a-z-]+:.*## .+\n\t@?(?:\$\(FAST\) )?\$\(PYTHON\) packaging/{re.escape(file)}", makefile, re.MULTILINE)
