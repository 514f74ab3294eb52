"""Pages and pictures of a map: the map, tiles, counters, sheets for the table."""

from functools import partial

from metamaker.game_api.prints import BoardPrints
from metamaker.games.cosmos_commanders.map_drawing.drawing import chart
from metamaker.games.cosmos_commanders.map_drawing.palette import INKS
from metamaker.games.cosmos_commanders.model.star_map import GAME
from metamaker.games.cosmos_commanders.pages.counters import counter_pages, every_counter_pages, tile_pages
from metamaker.games.cosmos_commanders.pages.map import (
    blank_map_pages,
    large_blank_map_pages,
    large_map_pages,
    map_card,
    map_pages,
)
from metamaker.games.cosmos_commanders.pages.page import Setting, note_pages
from metamaker.games.cosmos_commanders.pages.record import record_pages, score_pages
from metamaker.games.cosmos_commanders.pages.reference import reference_pages

PRINTS = BoardPrints(
    GAME,
    {mode.value: ink for mode, ink in INKS.items()},
    {
        "map": map_pages,
        "blank_map": blank_map_pages,
        "large_map": large_map_pages,
        "large_blank_map": large_blank_map_pages,
        "tiles": tile_pages,
        "counters": counter_pages,
        "every_counter": every_counter_pages,
        "reference": reference_pages,
        "record": record_pages,
        "scores": score_pages,
        "notes": note_pages,
    },
    Setting,
    map_card,
    rare=("blank_map", "large_map", "large_blank_map", "tiles", "every_counter", "notes"),
    shared=("scores",),
    board=partial(chart, named=False),
)
