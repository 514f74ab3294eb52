"""The pages that are kept as pictures: what a change of one part of the program may spoil in another."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from metamaker.core.paths import sample_fleets
from metamaker.game import PrintOptions
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.registry import open_file
from metamaker.sheets.drawing import Document, Page
from metamaker.sheets.frame import UPRIGHT, PageFrame
from metamaker.sheets.paper import Paper
from metamaker.sheets.pdf import pdf_bytes
from metamaker.sheets.raster import page_pictures

FOLDER = Path(__file__).parent
DOTS_PER_INCH = 60.0
COLOUR, GREY, LINE = "colour", "grey", "line"
Print = tuple[str, Callable[[], Page]]
"""The name of an ink, and what makes a page."""


@cache
def fleet(name: str) -> Fleet:
    document: Fleet = open_file(str(sample_fleets("metaverse") / f"{name}.json")).document
    return document


def sheet(name: str, *ships: str, form: str = "full", frame: PageFrame = UPRIGHT, ink: str = COLOUR) -> Print:
    """The first page with the sheets of some ships. Share codes are left out, since each library packs them in its own way."""
    options = PrintOptions(frame, form, codes=False)

    def page() -> Page:
        leaves = [leaf for ship in ships for leaf in METAVERSE.sheet(fleet(name), f"ships/{ship}", options).leaves]
        return METAVERSE.imposed(leaves, options)[0]

    return ink, page


def page_of(name: str, kind: str) -> Print:
    """The first page of a kind."""
    return COLOUR, lambda: METAVERSE.pages((fleet(name),), (kind,), PrintOptions(codes=False))[0]


PRINTS: dict[str, Print] = {
    "carrier": sheet("kite-clans-of-aldersay", "queens-thread"),
    "flagship": sheet("the-even-hand", "clerk-of-works"),
    "small-ship": sheet("quarrel-at-fennel-light", "honest-weight"),
    "letter": sheet("the-marginalia", "see-below", frame=PageFrame(Paper.LETTER)),
    "grey": sheet("the-slow-orchard", "cold-cellar", ink=GREY),
    "line-art": sheet("the-ninewater-procession", "duckweed", ink=LINE),
    "halves": sheet("grindstone-haulers", "old-account", form="half"),
    "cards": sheet("the-glass-cantons", "slow-fire", "furnace-door", form="card"),
    "roster": page_of("the-marginalia", "roster"),
    "command": page_of("the-ninewater-procession", "command"),
    "criticals": page_of("the-even-hand", "criticals"),
    "counters": page_of("the-slow-orchard", "counters"),
}
"""Name of a picture → the page that it shows."""


def kept(name: str) -> Path:
    """The file of a picture."""
    return FOLDER / f"{name}.png"


def picture(name: str) -> bytes:
    """A page as it is printed now."""
    ink, page = PRINTS[name]
    (png,) = page_pictures(pdf_bytes(Document(name, "", (page(),)), METAVERSE.inks[ink]), DOTS_PER_INCH)
    return png
