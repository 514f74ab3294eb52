"""From sheets to files: prints as PDF that carry their fleets, pages as SVG and PNG, cards that open again.

Never in place of a file of another kind.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from metamaker.core.attached_name import attached_name
from metamaker.core.errors import ContentProblem, FileProblem
from metamaker.core.ids import slug
from metamaker.core.messages import ENGLISH, message, said
from metamaker.core.png_text import SIGNATURE
from metamaker.core.share_code import IN_PICTURES, code
from metamaker.core.storage import beginning, is_file, read_file, reason, save_document, write_file
from metamaker.game_api.game import Game, brief_bytes, file_bytes, required
from metamaker.game_api.prints import Embed, PrintOptions, Sheet
from metamaker.play.documents import EncounterFile, encounter_text
from metamaker.printing.sharing import cut
from metamaker.rendering.attachment import Attachment, with_attachment
from metamaker.rendering.drawing import Document, Page
from metamaker.rendering.form import apart
from metamaker.rendering.imposition import imposed
from metamaker.rendering.ink import Ink
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.pdf_file import filled_in
from metamaker.rendering.pdf_parts import Part, pdf_parts
from metamaker.rendering.raster import picture

MOST_PAGES = 999_999
"""Stands for “to the end”: six digits, more pages than any job has."""

Pages = Sequence[range]
"""Numbers of pages, from 1."""

EVERY_PAGE: Pages = (range(1, MOST_PAGES + 1),)


def is_among(number: int, wanted: Pages) -> bool:
    """Return whether a page is selected."""
    return any(number in some for some in wanted)


@dataclass(frozen=True)
class Source:
    """A document and its selected sheets; without sheets, the pages show all of it."""

    game: Game
    document: Any
    sheets: tuple[Sheet, ...] = ()


@dataclass(frozen=True)
class Print:
    """The pages of one file, with their sources; `language` is that of their texts.

    `kinds`: the kinds of table pages among them; `two_sided`: backs follow their fronts. `name` is the title without sources.
    """

    sources: tuple[Source, ...]
    pages: tuple[Page, ...]
    language: str = ENGLISH
    kinds: tuple[str, ...] = ()
    two_sided: bool = False
    name: str = ""

    @property
    def title(self) -> str:
        """The names of all documents."""
        return self.name or ", ".join(source.game.documents.title(source.document) for source in self.sources)


def imposed_sheets(sources: Sequence[Source], options: PrintOptions, wanted: Pages = EVERY_PAGE) -> Print:
    """Return the selected pages of sheets, without sheets that are on none of them."""
    if not any(source.sheets for source in sources):
        return Print((), ())
    game, many = sources[0].game, len(sources) > 1
    leaves = tuple(leaf for number, source in enumerate(sources, 1) for leaf in _leaves(source, number if many else 0))
    slots = required(game.sheets).slots(options)
    pages = imposed(leaves, slots)
    kept = (replace(source, sheets=tuple(sheets)) for source, sheets in _kept(sources, slots.a_page, wanted) if sheets)
    return Print(tuple(kept), tuple(page for number, page in enumerate(pages, 1) if is_among(number, wanted)), options.language)


def _leaves(source: Source, number: int) -> Iterator[Page]:
    """Yield the leaves of a source; with a number their fields are kept apart from those of other sources."""
    leaves = (leaf for sheet in source.sheets for leaf in sheet.leaves)
    yield from apart(leaves, str(number)) if number else leaves


def _kept(sources: Sequence[Source], a_page: int, wanted: Pages) -> Iterator[tuple[Source, list[Sheet]]]:
    """Yield every source with its sheets, reduced to the selected pages."""
    place = 0
    for source in sources:
        sheets = []
        for sheet in source.sheets:
            numbered = enumerate(sheet.leaves, place)
            leaves = tuple(leaf for number, leaf in numbered if is_among(number // a_page + 1, wanted))
            place += len(sheet.leaves)
            if leaves:
                sheets.append(replace(sheet, leaves=leaves))
        yield source, sheets


def pdf_file(made: Print, ink: Ink, embed: Embed) -> bytes:
    """Return the PDF file of a print, the same bytes for the same documents."""
    pdf = pdf_bytes(_document(made, embed), ink)
    for each in _attachments(made, embed):
        pdf = with_attachment(pdf, *each)
    return pdf


def pdf_files(prints: Sequence[tuple[Print, Embed]], ink: Ink) -> tuple[bytes, ...]:
    """Return the PDF files of prints without fields, sooner than one after the other."""
    return pdf_parts([Part(_document(made, embed), tuple(_attachments(made, embed))) for made, embed in prints], ink)


def _document(made: Print, embed: Embed) -> Document:
    sources = made.sources
    author = sources[0].game.documents.author(sources[0].document) if sources else ""
    pages = made.pages if embed is not Embed.NONE else tuple(replace(page, codes=()) for page in made.pages)
    return Document(made.title, author, pages, made.language, made.two_sided)


def _attachments(made: Print, embed: Embed) -> Iterator[Attachment]:
    """Yield the files that a print carries: those of all its sources."""
    if embed is Embed.NONE:
        return
    for number, source in enumerate(made.sources, 1):
        name = attached_name(slug(source.game.documents.title(source.document)), number, len(made.sources))
        data = file_bytes(source.game, _carried(source, embed))
        yield Attachment(name, data, said(message("print-attached"), made.language))


def page_files(made: Print, ink: Ink, dots_per_inch: int | None) -> Iterator[bytes]:
    """Yield each page as a separate file: a PNG picture with this resolution in dots per inch, or SVG for None."""
    if dots_per_inch is None:
        from metamaker.rendering.svg import page_svg

        yield from (page_svg(page, ink).encode() for page in made.pages)
    else:
        from metamaker.rendering.raster import page_pictures

        yield from page_pictures(pdf_bytes(Document(made.title, "", made.pages), ink), dots_per_inch)


def card_file(game: Game, document: object, ink: Ink, embed: Embed, language: str = ENGLISH) -> bytes:
    """Return the PNG picture of a fleet with its share code inside. Raises CodeProblem if the fleet is too long for one.

    With `Embed.SHIP` it carries only the facts about all ships that an opponent may see.
    """
    inside = _carried(Source(game, document), embed)
    text = "" if embed is Embed.NONE else code(brief_bytes(game, inside))
    return picture(required(game.prints).card(document, language), ink, IN_PICTURES, text)


def _carried(source: Source, embed: Embed) -> object:
    if embed is Embed.FLEET:
        return source.document
    refs = tuple(sheet.ref for sheet in source.sheets) or required(source.game.designs).subjects(source.document, classes=False)
    if len(refs) == 1:
        return cut(source.game, source.document, refs[0])
    return required(source.game.designs).extract(source.document, refs)


PDF, SVG, PNG, HTML = "pdf", "svg", "png", "html"

KINDS = (PDF, SVG, PNG)
"""The kinds of files that pages are written to."""

_HTML_BEGINS = b"<!doctype html"

_MARK_WITHIN = 1024
"""The number of bytes at the beginning of a file that show its kind."""


def page_names(target: str, count: int, kind: str) -> list[str]:
    """Return the file names for pages: `target` for PDF or one page, with page numbers for several pictures.

    Raises FileProblem if one of them exists and is of another kind.
    """
    names = [target] if kind == PDF else list(_pictures(target, count, kind))
    for name in names:
        refuse_to_lose(name, kind)
    return names


def refuse_to_lose(name: str, kind: str) -> None:
    """Raise FileProblem if a file exists with content of another kind, most likely a fleet."""
    path = Path(name)
    try:
        if not is_file(path):
            return
        begins = beginning(path, _MARK_WITHIN)
    except (OSError, ValueError) as problem:
        raise FileProblem(name, "", message("file-unreadable_before_why", reason=reason(problem))) from None
    if begins and not _is_of(kind, begins):
        raise FileProblem(name, "", message("print-other_file", kind=kind.upper()))


def write_print(name: str, data: bytes) -> None:
    """Write a printed file. Sheets that someone filled in are kept under the same name with `.bak`.

    Raises FileProblem.
    """
    if data.startswith(b"%PDF-") and is_file(name) and _is_filled_otherwise(read_file(name), data):
        save_document(name, data)
    else:
        write_file(name, data)


def _is_filled_otherwise(old: bytes, new: bytes) -> bool:
    try:
        values = filled_in(old)
    except ContentProblem:
        return False
    try:
        return values != filled_in(new)
    except ContentProblem:
        return any(values.values())


def print_data(made: Print, ink: Ink, embed: Embed, kind: str, dots: int) -> Iterator[bytes]:
    """Yield the content of each printed file: `dots` per inch for PNG pictures."""
    if kind == PDF:
        return iter((pdf_file(made, ink, embed),))
    return page_files(made, ink, dots if kind == PNG else None)


def _is_of(kind: str, begins: bytes) -> bool:
    if kind == SVG:
        return begins.lstrip().startswith((b"<?xml", b"<svg")) and b"<svg" in begins
    if kind == HTML:
        return begins.lstrip()[: len(_HTML_BEGINS)].lower() == _HTML_BEGINS
    return begins.startswith(b"%PDF-" if kind == PDF else SIGNATURE)


def _pictures(target: str, count: int, kind: str) -> Iterator[str]:
    path = Path(target)
    is_named = path.suffix.lower() == f".{kind}"
    if count == 1:
        yield target if is_named else f"{target}.{kind}"
        return
    bare = path.with_suffix("") if is_named else path
    digits = max(2, len(str(count)))
    yield from (f"{bare}-{number:0{digits}}.{kind}" for number in range(1, count + 1))


def encounter_pdf(
    encounter: EncounterFile, game: str, pages: Sequence[Page], ink: Ink, language: str, *, carries: bool = True
) -> bytes:
    """Return the pages of an encounter of a game as a PDF file, from which it opens again if it `carries` it."""
    title = encounter.name or said(message("play-encounter"), language)
    pdf = pdf_bytes(Document(title, "", tuple(pages), language), ink)
    if not carries:
        return pdf
    inside = attached_name(slug(title) or "encounter", 1, 1)
    return with_attachment(pdf, inside, encounter_text(encounter, game), said(message("print-attached"), language))
