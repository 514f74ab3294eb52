"""From record sheets to one PDF file that carries its fleet."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from metamaker.core.ids import slug
from metamaker.game import Embed, Game, Sheet, file_bytes
from metamaker.sheets.attachment import with_attachment
from metamaker.sheets.drawing import Document
from metamaker.sheets.pdf import pdf_bytes

DESCRIPTION = "The fleet of these sheets, to be opened with MetaMaker"


@dataclass(frozen=True)
class Source:
    """A document and the sheets of it that are printed."""

    game: Game[Any]
    document: Any
    sheets: tuple[Sheet, ...]


def pdf_file(sources: Sequence[Source], embed: Embed) -> bytes:
    """Return the PDF file of the sheets of one or more documents of a game, the same bytes for the same documents.

    Opening it gives the first document.
    """
    game = sources[0].game
    title = ", ".join(source.game.title(source.document) for source in sources)
    pages = tuple(page for source in sources for sheet in source.sheets for page in sheet.pages)
    pdf = pdf_bytes(Document(title, game.author(sources[0].document), pages), game.ink)
    if embed is Embed.NONE:
        return pdf
    for number, source in enumerate(sources, 1):
        mark = f"{number:03}-" if len(sources) > 1 else ""
        name = f"{mark}{slug(game.title(source.document))}.json"
        pdf = with_attachment(pdf, name, file_bytes(game, _carried(source, embed)), DESCRIPTION)
    return pdf


def _carried(source: Source, embed: Embed) -> Any:
    if embed is Embed.FLEET:
        return source.document
    return source.game.alone(source.document, tuple(sheet.ref for sheet in source.sheets))
