"""The pages that a game needs on the table, as the command line and the window ask for them."""

from collections.abc import Collection, Mapping, Sequence

from metamaker.core.words import ENGLISH
from metamaker.game.prints import PrintOptions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.pages.pack import PAGES, SHEETS, PackOptions, battle_pack, pack_keys
from metamaker.games.metaverse.printing import sheet_options, told
from metamaker.sheets.drawing import Page


def page_kinds(language: str = ENGLISH) -> Mapping[str, str]:
    """Return the titles of all kinds of pages by key, in English where there are no words in the language."""
    titles = {key: kind.title for key, kind in PAGES.items()} | {SHEETS: "outputs.pages.sheets"}
    return {key: told(language)[titles[key]] for key in pack_keys()}


def pages(fleets: Sequence[Fleet], kinds: Collection[str], options: PrintOptions) -> tuple[Page, ...]:
    """Return the pages of these kinds for one fleet or several opposing ones."""
    return battle_pack(fleets, PackOptions(sheet_options(options), tuple(kinds))).pages
