"""The pages that are kept as pictures: what a change of one part of the program may spoil in another."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from metamaker.core.paths import sample_fleets
from metamaker.core.ship_log import BattleResult, Fate, LogEntry, Scar
from metamaker.game_api.game import required
from metamaker.game_api.logs import LoggedShip
from metamaker.game_api.prints import PrintOptions
from metamaker.games.cosmos_commanders.game import COSMOS_COMMANDERS
from metamaker.games.cosmos_commanders.map_generator.generator import generated
from metamaker.games.metaverse.game import METAVERSE
from metamaker.opening import Opened, open_file
from metamaker.play.documents import replay_from
from metamaker.printing.log_pages import log_leaves
from metamaker.rendering.drawing import Document, Page
from metamaker.rendering.frame import UPRIGHT, PageFrame, Paper
from metamaker.rendering.imposition import imposed, whole
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.raster import page_pictures
from metamaker.review.pages import review_pages
from metamaker.review.report import reported

FOLDER = Path(__file__).parent
DOTS_PER_INCH = 60.0
COLOUR, GREY, LINE = "colour", "grey", "line"
COSMOFORCE = "cosmoforce"
COSMOCLYSM = "cosmoclysm"


class Print(NamedTuple):
    """A page that is kept: the sample that it is of, the name of an ink, and what makes it."""

    sample: Callable[[], Opened]
    ink: str
    page: Callable[[], Page]


@cache
def sample(name: str, game: str = "metaverse") -> Opened:
    return open_file(str(sample_fleets(game) / f"{name}.json"))


def sheet(
    name: str,
    *ships: str,
    form: str = "full",
    frame: PageFrame = UPRIGHT,
    ink: str = COLOUR,
    game: str = "metaverse",
) -> Print:
    """Return the first page with the sheets of some ships.

    Share codes are left out, since each library packs them in its own way.
    """
    options = PrintOptions(frame, form, codes=False)

    def page() -> Page:
        opened = sample(name, game)
        refs = [opened.game.documents.find(opened.document, ship) for ship in ships]
        sheets = required(opened.game.sheets)
        leaves = [leaf for ref in refs for leaf in sheets.sheet(opened.document, ref, options).leaves]
        return imposed(leaves, sheets.slots(options))[0]

    return Print(lambda: sample(name, game), ink, page)


def page_of(name: str, kind: str, game: str = "metaverse", number: int = 1, ink: str = COLOUR) -> Print:
    """Return a page of a kind, usually the first."""

    def page() -> Page:
        opened = sample(name, game)
        return required(opened.game.prints).pages((opened.document,), (kind,), PrintOptions(codes=False)).pages[number - 1]

    return Print(lambda: sample(name, game), ink, page)


@cache
def star_map(players: int) -> Opened:
    """Return a random map."""
    return Opened("", COSMOS_COMMANDERS, generated(players, 17).with_(name="The Long Way Round"))


def of_map(players: int, kind: str, ink: str = COLOUR) -> Print:
    """Return the first page of a kind for a random map."""

    def page() -> Page:
        return required(COSMOS_COMMANDERS.prints).pages((star_map(players).document,), (kind,), PrintOptions()).pages[0]

    return Print(lambda: star_map(players), ink, page)


def log_of(name: str, *entries: LogEntry) -> Print:
    """Return the page of a ship's log."""
    ship = LoggedShip("ships/a", name, "a", "", entries)
    return Print(
        lambda: sample("the-even-hand"), COLOUR, lambda: imposed(log_leaves(ship, whole(UPRIGHT), "en"), whole(UPRIGHT))[0]
    )


THIRD_MIST = LogEntry(
    date="2026-11-29",
    title="The third mist",
    campaign="The Lantern Coast",
    opponent="The Slow Orchard",
    result=BattleResult.WON,
    fate=Fate.CRIPPLED,
    boxes_lost=31,
    squadrons_lost=2,
    hits=14,
    kills=2,
    points=83.7,
    scars=(Scar(what="Rule beam", repaired=True), Scar(what="2 × Sensor array")),
    note="Held the pass without help for two turns.",
)


def review_of(battle: str, fleet: str, ink: str = COLOUR) -> Print:
    """Return the first page of the review of a kept battle."""

    def page() -> Page:
        file = FOLDER.parents[2] / "docs/battles" / f"{battle}.json"
        replay = replay_from(file.read_bytes(), METAVERSE.key, file.name)
        return review_pages(reported(METAVERSE, replay, file.name), PrintOptions())[0]

    return Print(lambda: sample(fleet), ink, page)


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
    "hit-tables": page_of("quarrel-at-fennel-light", "hit_tables", number=1, ink=LINE),
    "log": log_of("Tally Stick", LogEntry(title="A quiet patrol"), THIRD_MIST, LogEntry(fate=Fate.DESTROYED, boxes_lost=40)),
    "formulas": page_of("kite-clans-of-aldersay", "formulas", number=3),
    "review": review_of("clans-and-smugglers", "kite-clans-of-aldersay"),
    "cosmoforce-roster": sheet("six-ideas", "Slow Persuasion", game=COSMOFORCE),
    "cosmoforce-web": sheet("eight-threats-web", "Star Hammer", ink=GREY, game=COSMOFORCE),
    "cosmoforce-halves": sheet("six-ideas", "Tin Sparrow", "Warm Kettle", form="half", game=COSMOFORCE),
    "cosmoforce-cards": sheet("six-ideas", "Nine Pockets", "Drone Orchard", form="card", ink=LINE, game=COSMOFORCE),
    "cosmoforce-rules": page_of("six-ideas", "rules", COSMOFORCE),
    "cosmoforce-threats": page_of("six-ideas", "threats", COSMOFORCE),
    "cosmoforce-counters": page_of("six-ideas", "counters", COSMOFORCE),
    "cosmoclysm-board": page_of("whirligig", "board", COSMOCLYSM),
    "cosmoclysm-counters": page_of("the-loom", "every_counter", COSMOCLYSM, ink=GREY),
    "cosmoclysm-reference": page_of("the-loom", "reference", COSMOCLYSM, ink=LINE),
    "commanders-map": of_map(4, "map"),
    "commanders-record": of_map(2, "record", LINE),
    "commanders-counters": of_map(6, "counters", GREY),
}
"""Name of a picture → the page that it shows."""


def kept(name: str) -> Path:
    """Return the file of a picture."""
    return FOLDER / f"{name}.png"


def picture(name: str) -> bytes:
    """Return a page as printed now."""
    kept_print = PRINTS[name]
    ink = required(kept_print.sample().game.prints).inks[kept_print.ink]
    (png,) = page_pictures(pdf_bytes(Document(name, "", (kept_print.page(),)), ink), DOTS_PER_INCH)
    return png
