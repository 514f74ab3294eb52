"""Printouts of a fleet: record sheets of ships and classes, the set of pages for the table, the share image.

The module is the Sheets and the Prints of the game. Modules that a single sheet does not need are imported later.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from metamaker.core.envelope import migrated, unwrap, wrap
from metamaker.core.ids import ref as element_ref
from metamaker.core.issue import Issue
from metamaker.core.memo import memo
from metamaker.core.messages import ENGLISH, words_in
from metamaker.game_api.prints import SHEETS, Pack, PrintOptions, Sheet
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.model.attendance import present
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.sheet.card import squadron_leaves
from metamaker.games.metaverse.sheet.lower_third import NOTES
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.page_edges import errors_by_element
from metamaker.games.metaverse.sheet.palette import INKS
from metamaker.games.metaverse.sheet.record import problems, record, subjects
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.rendering.drawing import Drawing, Page
from metamaker.rendering.hit_testing import shows
from metamaker.rendering.imposition import Format, Slots
from metamaker.rendering.ink import Ink

if TYPE_CHECKING:
    from metamaker.games.metaverse.play_state import PlayState


@memo
def _errors(fleet: Fleet) -> dict[str, list[Issue]]:
    """Return the errors of a fleet by location, cached because every sheet names its own problems."""
    return errors_by_element(check_fleet(fleet))


formats = tuple(Format)

coded_formats = (Format.FULL,)

turn_word = "turn"

inks: Mapping[str, Ink] = {mode.value: ink for mode, ink in INKS.items()}


def sheet(fleet: Fleet, ref: str, options: PrintOptions) -> Sheet:
    """Return the record sheet of the ship or class with the reference `ref`, with notes about the parts without room."""
    group, _, element = ref.partition("/")
    wanted = sheet_options(options, classes=group == "classes", only=(element,))
    (subject,) = subjects(fleet, wanted)
    errors = _errors(fleet)
    if wanted.state is not None:  # the chain of command is settled in play: it depends on the ships at the table
        errors = {place: wrong for place, wrong in errors.items() if place != subject.ref}
    made = record(subject, problems(errors, subject), wanted)
    code = _code_left_out(subject, made.leaves, wanted)
    notes = (*_charts_left_out(made.left_out, wanted), *_notes_left_out(subject, made.leaves, wanted), *code)
    return Sheet(ref, subject.title, made.leaves, notes, bool(code))


def sheet_options(options: PrintOptions, *, classes: bool = False, only: tuple[str, ...] | None = None) -> SheetOptions:
    """Return the options of sheets in the form of the game."""
    return SheetOptions(
        options.frame,
        Format(options.format),
        classes,
        only,
        words_in(GAME, options.language).language,
        _state(options.state),
        fillable=options.fillable,
        codes=options.codes,
        carried=options.carried,
    )


def _state(state: object) -> "PlayState | None":
    if state is None:
        return None
    from metamaker.games.metaverse.play_state import PlayState

    return state if isinstance(state, PlayState) else None


def _code_left_out(subject: Subject, leaves: Sequence[Page], options: SheetOptions) -> tuple[str, ...]:
    if not options.codes or options.format is not Format.FULL:
        return ()
    if any(shows(leaf.drawing, element_ref(subject.ref, "code")) for leaf in leaves):
        return ()
    return (words_in(GAME, options.language).text("outputs-notes-code", count=len(subject.code)),)


def _charts_left_out(names: Sequence[str], options: SheetOptions) -> tuple[str, ...]:
    """Return a note about the charts that have no room on a sheet; small formats never have any."""
    if not names or options.format is not Format.FULL:
        return ()
    words = words_in(GAME, options.language)
    charts = words.listed([words[f"outputs-charts-{each}"] for each in names])
    return (words.text("outputs-notes-charts", charts=charts, page=words["pages-quick_reference-title"]),)


def _notes_left_out(subject: Subject, leaves: Sequence[Page], options: SheetOptions) -> tuple[str, ...]:
    if not subject.notes.strip() or any(shows(leaf.drawing, NOTES) for leaf in leaves):
        return ()
    return (words_in(GAME, options.language)["outputs-notes-left_out"],)


def extra_sheets(fleet: Fleet, options: PrintOptions) -> tuple[Sheet, ...]:
    """Return the cards of the squadrons without a carrier; other formats have none."""
    if Format(options.format) is not Format.CARD:
        return ()
    words = words_in(GAME, options.language)
    leaves = tuple(squadron_leaves(present(fleet), words, sheet_options(options)))
    return (Sheet("squadrons", words["outputs-card-beside"], leaves),) if leaves else ()


def blanks(options: PrintOptions) -> tuple[Page, ...]:
    """Return blank sheets."""
    from metamaker.games.metaverse.sheet.blank import blank_sheets

    return blank_sheets(sheet_options(options)).pages


def slots(options: PrintOptions) -> Slots:
    """Return how leaves in a format lie on a page."""
    return sheet_options(options).slots


def play_state(fleet: Fleet, value: object, file: str) -> "PlayState":
    """Return the play state in the JSON value of a file. Raises FileProblem for other files, and for one of another fleet."""
    from metamaker.games.metaverse.play_state import PLAY
    from metamaker.games.metaverse.play_state import play_state as fitted_state

    return fitted_state(migrated(unwrap(value, file), PLAY, file), fleet, file)


def filled_state(fleet: Fleet, values: Mapping[str, str]) -> object:
    """Return the JSON value of the play state in the fields of filled-in sheets."""
    from metamaker.games.metaverse.play_state import PLAY
    from metamaker.games.metaverse.sheet.filled import filled_state

    return wrap(GAME, PLAY, filled_state(fleet, values))


def page_kinds(language: str = ENGLISH) -> Mapping[str, str]:
    """Return the titles of all kinds of pages by key, in English if the language has no words."""
    from metamaker.games.metaverse.pages.pack import PAGES, pack_keys

    titles = {key: kind.title for key, kind in PAGES.items()} | {SHEETS: "outputs-pages-sheets"}
    return {key: words_in(GAME, language)[titles[key]] for key in pack_keys()}


def on_request(documents: int = 1) -> frozenset[str]:
    """Return the kinds that are only made on request: they take long, repeat the quick reference, or are for opponents."""
    from metamaker.games.metaverse.pages.pack import on_request as rare

    return rare(documents)


def pages(fleets: Sequence[Fleet], kinds: Collection[str], options: PrintOptions) -> Pack:
    """Return the pages of these kinds for one fleet or several opposing ones."""
    from metamaker.games.metaverse.pages.pack import PackOptions, battle_pack

    return battle_pack([present(fleet) for fleet in fleets], PackOptions(sheet_options(options), tuple(kinds)))


def card(fleet: Fleet, language: str = ENGLISH, is_shared: bool = True) -> Page:
    """Return the fleet as one picture for screens; a shared one states that it opens as the fleet."""
    from metamaker.games.metaverse.share_image import card as fleet_card

    return fleet_card(present(fleet), words_in(GAME, language), is_shared)


def miniatures(fleet: Fleet, most: int) -> tuple[Drawing, ...]:
    """Return silhouettes of the largest classes of a fleet, all to one scale, the largest first."""
    from metamaker.games.metaverse.sheet.miniature import largest_classes

    return largest_classes(fleet, most)


def miniature(fleet: Fleet, ref: str, side: int = 0) -> Drawing | None:
    """Return the silhouette of a ship or class in the colour of a side; None for other elements."""
    from metamaker.games.metaverse.sheet.miniature import class_of, upright

    found = class_of(fleet, ref)
    return None if found is None else upright(fleet, found, side)
