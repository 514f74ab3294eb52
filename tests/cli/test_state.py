"""Play states out of filled sheets, by the command line; filled sheets are not lost."""

import json
from pathlib import Path

from metamaker.opening import open_file
from tests.cli.conftest import EVEN_HAND, Run
from tests.test_filled_sheets import filled, form


def test_the_verb_writes_a_state_that_prints(run: Run, tmp_path: Path) -> None:
    pdf, out = tmp_path / "filled.pdf", tmp_path / "state.json"
    pdf.write_bytes(filled(form(open_file(str(EVEN_HAND))), {"ships/clerk-of-works/fore/hull_hits#1": "X"}))
    assert run("state", pdf, "-o", out, "--json").data == {"file": str(out), "game": "metaverse", "unused": 0, "foreign": 0}
    assert [ship["id"] for ship in json.loads(out.read_text())["body"]["ships"]] == ["clerk-of-works"]
    for state in (out, pdf):
        assert run("sheets", EVEN_HAND, "--state", state, "-o", tmp_path / f"{state.stem}-{state.suffix[1:]}.pdf").code == 0
    assert (tmp_path / "state-json.pdf").read_bytes() == (tmp_path / "filled-pdf.pdf").read_bytes()
    assert run("state", pdf, "--fleet", EVEN_HAND, "-o", "-").out == out.read_text()
    assert "choose a name that ends with .json" in run("state", pdf, "-o", tmp_path / "x.pdf").err


def test_a_form_that_was_filled_in_is_kept_beside_the_next_print(run: Run, tmp_path: Path) -> None:
    pdf, kept = tmp_path / "form.pdf", tmp_path / "form.pdf.bak"
    words = ("sheets", EVEN_HAND, "--fillable", "-o", pdf)
    for _ in range(2):
        assert run(*words).code == 0
    assert not kept.exists()
    mine = filled(pdf.read_bytes(), {"ships/clerk-of-works/fore/hull_hits#1": "X"})
    pdf.write_bytes(mine)
    assert run(*words).code == 0
    assert kept.read_bytes() == mine
