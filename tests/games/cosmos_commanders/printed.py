"""Maps of Cosmos Commanders and reading what is printed of them."""

from collections.abc import Iterable

from metamaker.games.cosmos_commanders.map_generator.generator import generated
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.games.cosmos_commanders.templates import system_names
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import PageFrame, Paper
from metamaker.rendering.ink import Ink
from metamaker.rendering.page_proof import proof
from metamaker.rendering.proof import marks

FRAMES = tuple(PageFrame(paper, landscape) for paper in Paper for landscape in (False, True))


def dice_map(players: int, seed: int = 17, language: str = "en") -> StarMap:
    """Return a random map with names of systems."""
    return generated(players, seed, system_names(language)).with_(name="The long way round")


def texts(pages: Iterable[Page]) -> list[str]:
    """Return the texts of pages in the order of drawing."""
    return [mark.text for page in pages for mark in marks(page) if mark.text]


def words_of(pages: Iterable[Page]) -> str:
    """All texts as one, lines of a paragraph joined."""
    return " ".join(texts(pages))


def icons(pages: Iterable[Page]) -> list[str]:
    """Return the names of the icons of pages."""
    return [mark.icon for page in pages for mark in marks(page) if mark.icon]


def faults(pages: Iterable[Page], *inks: Ink) -> list[str]:
    """Return the findings of the print check on pages in these inks."""
    return [f"{fault.fault}: {fault.what}" for page in pages for ink in inks for fault in proof(page, ink).faults]
