"""Roster sheets as the command line and the window ask for them."""

from collections.abc import Sequence

from metamaker.core.words import ENGLISH, Words, languages, words
from metamaker.game.prints import PrintOptions, Sheet
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet
from metamaker.games.cosmoforce.play_state import PlayState
from metamaker.games.cosmoforce.sheet.edges import PAGE, share_code
from metamaker.games.cosmoforce.sheet.leaves import fillable, leaves
from metamaker.games.cosmoforce.sheet.palette import Format, slots
from metamaker.games.cosmoforce.sheet.subject import blank, subject
from metamaker.sheets.drawing import Page
from metamaker.sheets.imposition import imposed


def told(language: str) -> Words:
    """Return the words in a language, in English where the game has none in it."""
    return words(GAME, language if language in languages(GAME) else ENGLISH)


def sheet(fleet: Fleet, ref: str, options: PrintOptions) -> Sheet:
    """Return the sheet of the ship or design with the reference `ref`, and a note if its share code is left out."""
    state = options.state if isinstance(options.state, PlayState) else None
    style = Format(options.format)
    of = subject(fleet, ref, told(options.language), codes=options.codes, state=state)
    drawn = leaves(of, style, slots(style, options.frame))
    if options.fillable:
        drawn = fillable(drawn, of.ref)
    notes: tuple[str, ...] = ()
    if options.codes and style is Format.FULL and share_code(of, PAGE) is None:
        notes = (of.words.text("sheet.notes.code", count=len(of.code), room=f"{PAGE.code:g}"),)
    return Sheet(ref, of.title, drawn, notes)


def blanks(options: PrintOptions) -> tuple[Page, ...]:
    """Return blank sheets: a page of them for each edition."""
    style = Format(options.format)
    places = slots(style, options.frame)
    every: tuple[Page, ...] = ()
    for edition in Edition:
        of = blank(edition, told(options.language))
        one = leaves(of, style, places)
        if options.fillable:
            one = fillable(one, f"{of.ref}/{edition}")
        every += one * places.a_page if len(one) == 1 and places.a_page > 1 else one
    return imposed(every, places)


def on_pages(drawn: Sequence[Page], options: PrintOptions) -> tuple[Page, ...]:
    """Return the pages that leaves fill."""
    return imposed(drawn, slots(Format(options.format), options.frame))


def leaves_a_page(options: PrintOptions) -> int:
    """Return how many leaves a page has room for."""
    return slots(Format(options.format), options.frame).a_page
