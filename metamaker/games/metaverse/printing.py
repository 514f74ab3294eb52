"""Record sheets as the command line and the window ask for them."""

from collections.abc import Sequence

from metamaker.core.memo import memo
from metamaker.core.words import ENGLISH, Words, languages, words
from metamaker.game.prints import PrintOptions, Sheet
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.play_state import PlayState
from metamaker.games.metaverse.sheet.blank import blank_sheets
from metamaker.games.metaverse.sheet.card import squadron_leaves
from metamaker.games.metaverse.sheet.options import Format, SheetOptions
from metamaker.games.metaverse.sheet.page_edges import PAGE, USUAL_CODE, errors_by_element
from metamaker.games.metaverse.sheet.record import problems, record_leaves, subjects
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.sheets.drawing import Page
from metamaker.sheets.imposition import imposed
from metamaker.sheets.qr import qr


@memo
def _errors(fleet: Fleet) -> dict[str, list[str]]:
    """Every sheet names its own problems; they are looked for once."""
    return errors_by_element(check_fleet(fleet))


def sheet(fleet: Fleet, ref: str, options: PrintOptions) -> Sheet:
    """Return the record sheet of the ship or class with the reference `ref`, and a note if its share code is left out."""
    group, _, element = ref.partition("/")
    wanted = sheet_options(options, classes=group == "classes", only=(element,))
    (subject,) = subjects(fleet, wanted)
    leaves = record_leaves(subject, problems(_errors(fleet), subject), wanted)
    return Sheet(ref, subject.title, leaves, _notes(subject, wanted))


def sheet_options(options: PrintOptions, *, classes: bool = False, only: tuple[str, ...] | None = None) -> SheetOptions:
    """Return the options of sheets in the game's own words."""
    state = options.state if isinstance(options.state, PlayState) else None
    return SheetOptions(
        options.frame,
        Format(options.format),
        classes,
        only,
        told(options.language).language,
        state,
        fillable=options.fillable,
        codes=options.codes,
    )


def told(language: str) -> Words:
    """Return the words in a language, in English where the game has none in it."""
    return words(GAME, language if language in languages(GAME) else ENGLISH)


def _notes(subject: Subject, options: SheetOptions) -> tuple[str, ...]:
    if not options.codes or options.format is not Format.FULL or (subject.code and qr(subject.code, USUAL_CODE, PAGE.code)):
        return ()
    return (told(options.language).text("outputs.notes.code", count=len(subject.code), room=f"{PAGE.code:g}"),)


def beside(fleet: Fleet, options: PrintOptions) -> tuple[Sheet, ...]:
    """Return the cards of the squadrons that come without a carrier; other formats have none."""
    if Format(options.format) is not Format.CARD:
        return ()
    words_of = told(options.language)
    leaves = tuple(squadron_leaves(fleet, words_of, sheet_options(options)))
    return (Sheet("squadrons", words_of["outputs.card.beside"], leaves),) if leaves else ()


def blanks(options: PrintOptions) -> tuple[Page, ...]:
    """Return blank sheets."""
    return blank_sheets(sheet_options(options)).pages


def on_pages(leaves: Sequence[Page], options: PrintOptions) -> tuple[Page, ...]:
    """Return the pages that leaves fill."""
    return imposed(leaves, sheet_options(options).slots)


def leaves_a_page(options: PrintOptions) -> int:
    """Return how many leaves a page has room for."""
    return sheet_options(options).slots.a_page
