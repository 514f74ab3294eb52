"""An encounter as a print that carries it."""

from collections.abc import Sequence

from metamaker.core.attached_name import attached_name
from metamaker.core.ids import slug
from metamaker.core.messages import message, said
from metamaker.play.encounter import EncounterFile, encounter_text
from metamaker.rendering.attachment import with_attachment
from metamaker.rendering.drawing import Document, Page
from metamaker.rendering.ink import Ink
from metamaker.rendering.pdf import pdf_bytes


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
