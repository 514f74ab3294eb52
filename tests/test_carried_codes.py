"""A print stays a save file: what opens when its pages went through other programs, and messages with codes."""

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from metamaker.core.errors import FileProblem
from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import required
from metamaker.game_api.prints import Embed, PrintOptions
from metamaker.opening import Opened, SeveralFleets, fleets_in, open_file
from metamaker.printing.files import pdf_file
from metamaker.printing.print_job import PrintJob, PrintOrder, What, drawn
from metamaker.printing.sharing import share_code

GAMES = {"metaverse": "the-even-hand", "cosmoforce": "six-ideas"}
SHIPS = {"metaverse": "the-ninewater-procession", "cosmoforce": "six-ideas"}


def opened(game: str, names: dict[str, str] = GAMES) -> Opened:
    return open_file(str(sample_fleets(game) / f"{names[game]}.json"))


def printed(of: Opened, order: PrintOrder, embed: Embed = Embed.FLEET) -> bytes:
    made = drawn([PrintJob(of.game, of.document, order)])
    return pdf_file(made, next(iter(required(of.game.prints).inks.values())), embed)


def designs(of: Opened) -> tuple[str, ...]:
    return required(of.game.designs).subjects(of.document, classes=True)


def extracted(pdf: bytes, *numbers: int) -> bytes:
    """Return some pages in a separate file."""
    with pikepdf.open(BytesIO(pdf)) as file, pikepdf.new() as other:
        for number in numbers:
            other.pages.append(file.pages[number])
        result = BytesIO()
        other.save(result)
    return result.getvalue()


def reprinted(pdf: bytes, *numbers: int) -> bytes:
    """Return some pages in a file printed by a browser."""
    with pypdfium2.PdfDocument(pdf) as file, pypdfium2.PdfDocument.new() as other:
        other.import_pages(file, list(numbers))
        result = BytesIO()
        other.save(result)
    return result.getvalue()


@pytest.mark.parametrize("through", [extracted, reprinted])
@pytest.mark.parametrize("size", ["full", "half", "card"])
@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_was_taken_out_opens_as_what_is_on_it(
    tmp_path: Path, game: str, size: str, through: Callable[..., bytes]
) -> None:
    of, file = opened(game, SHIPS), tmp_path / "page.pdf"
    first = designs(of)[0]
    order = PrintOrder(What.CLASSES, options=PrintOptions(format=size, codes=False), only=(first,))
    file.write_bytes(through(printed(of, order), 0))
    back = open_file(str(file))
    assert designs(back) == (first,)
    assert fleets_in(str(file)) == ()
    here, there = ([text.figures for text in each.game.documents.texts(each.document, first, "en")] for each in (back, of))
    assert here == there


@pytest.mark.parametrize("game", GAMES)
def test_several_pages_want_a_choice_as_attachments_do(tmp_path: Path, game: str) -> None:
    of, file = opened(game), tmp_path / "pages.pdf"
    file.write_bytes(extracted(printed(of, PrintOrder(What.CLASSES)), 1, 0, 1))
    names = fleets_in(str(file))
    assert len(names) == 2
    with pytest.raises(SeveralFleets, match=f"#1 {names[0]}, #2 {names[1]}"):
        open_file(str(file))
    assert designs(open_file(f"{file}#1")) == designs(of)[1:2]
    assert designs(open_file(f"{file}#{names[1]}")) == designs(of)[:1]
    with pytest.raises(
        FileProblem,
        match="there is no such fleet in this PDF; choose from #1",
    ):
        open_file(f"{file}#3")


def test_the_pack_carries_the_codes_of_its_sheets(tmp_path: Path) -> None:
    of, file = opened("metaverse"), tmp_path / "pack.pdf"
    pack = printed(of, PrintOrder(What.PAGES))
    file.write_bytes(extracted(pack, *range(len(pikepdf.open(BytesIO(pack)).pages))))
    assert len(fleets_in(str(file))) == len({ship.ship_class for ship in of.document.ships})


def test_a_print_that_is_to_carry_nothing_has_no_codes(tmp_path: Path) -> None:
    of, file = opened("metaverse"), tmp_path / "print.pdf"
    file.write_bytes(printed(of, PrintOrder(), Embed.NONE))
    with pytest.raises(
        FileProblem,
        match=r"this PDF contains no fleet",
    ):
        open_file(str(file))


def test_the_text_is_not_drawn() -> None:
    of = opened("metaverse", SHIPS)
    order = PrintOrder(What.CLASSES, only=designs(of)[:1])

    def pixels(pdf: bytes) -> bytes:
        with pypdfium2.PdfDocument(pdf) as file:
            return bytes(file[0].render(scale=2).buffer)

    assert pixels(printed(of, order)) == pixels(printed(of, order, Embed.NONE))


@pytest.mark.parametrize("game", GAMES)
def test_a_message_opens_as_the_code_in_it(tmp_path: Path, game: str) -> None:
    of, file = opened(game), tmp_path / "mail.txt"
    code = share_code(of.game, of.document)
    lines = "\n".join(f"> {code[place : place + 70]}" for place in range(0, len(code), 70))
    for text in (f"Here is my ship:\n{code}", f"look: {code} – nice?", f"You wrote:\n>\n{lines}\n>\n> Bye\nThanks!"):
        file.write_text(text)
        assert open_file(str(file)).document == of.document
        assert open_file(text).document == of.document


def test_several_codes_of_a_message_want_a_choice(tmp_path: Path) -> None:
    of, file = opened("metaverse"), tmp_path / "mail.txt"
    one, two = (share_code(of.game, of.document, ref) for ref in designs(of)[:2])
    file.write_text(f"Mine: {one}\nYours: {two}\n")
    assert len(fleets_in(str(file))) == 2
    assert designs(open_file(f"{file}#2")) == designs(of)[1:2]
    with pytest.raises(SeveralFleets):
        open_file(str(file))


def test_a_text_without_a_code_is_no_message(tmp_path: Path) -> None:
    file = tmp_path / "mail.txt"
    file.write_text("Here is my ship, but I forgot the code.")
    with pytest.raises(
        FileProblem,
        match=r"line 1, column 1: a value cannot begin with 'H'",
    ):
        open_file(str(file))
