"""Names and content of the files of a print."""

from pathlib import Path

import pytest

from metamaker.core.errors import FileProblem
from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import required
from metamaker.game_api.prints import Embed
from metamaker.opening import open_file
from metamaker.printing.files import PDF, PNG, SVG, page_names, print_data, refuse_to_lose
from metamaker.printing.print_job import PrintJob, PrintOrder, drawn


def test_pictures_are_numbered_and_a_pdf_is_one_file() -> None:
    assert page_names("out.pdf", 12, PDF) == ["out.pdf"]
    assert page_names("out.png", 2, PNG) == ["out-01.png", "out-02.png"]
    assert page_names("out", 100, SVG)[-1] == "out-100.svg"
    assert page_names("out.png", 1, PNG) == ["out.png"]
    assert page_names("out", 1, SVG) == ["out.svg"]


@pytest.mark.parametrize(("kind", "begins"), [(PDF, b"%PDF-"), (PNG, b"\x89PNG"), (SVG, b"<svg")])
def test_what_was_printed_may_be_printed_over_and_nothing_else(tmp_path: Path, kind: str, begins: bytes) -> None:
    opened = open_file(str(sample_fleets("metaverse") / "quarrel-at-fennel-light.json"))
    made = drawn([PrintJob(opened.game, opened.document, PrintOrder())])
    data = next(print_data(made, required(opened.game.prints).inks["colour"], Embed.FLEET, kind, 40))
    assert data.startswith(begins) or begins in data[:200]
    file = tmp_path / f"a.{kind}"
    refuse_to_lose(str(file), kind)
    file.write_bytes(data)
    refuse_to_lose(str(file), kind)
    file.write_bytes(b'{"game": "metaverse"}')
    with pytest.raises(
        FileProblem,
        match=r"this name belongs to a file that is not (PDF|PNG|SVG); choose another name",
    ):
        refuse_to_lose(str(file), kind)
