"""Printouts of a document: roster sheets, pages for the table, one picture.

The module implements `Sheets` and `Prints` for the game.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from metamaker.core.display_names import called
from metamaker.core.envelope import migrated, unwrap, wrap
from metamaker.core.messages import ENGLISH, Words, words_in
from metamaker.game_api.prints import SHEETS, Pack, PrintOptions, Sheet
from metamaker.games.cosmoforce.model.attendance import present
from metamaker.games.cosmoforce.model.design import Design, ShipClass
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet
from metamaker.games.cosmoforce.pages.counters import counter_pages
from metamaker.games.cosmoforce.pages.hit_tables import hit_table_pages
from metamaker.games.cosmoforce.pages.page import Make, Setting, note_pages
from metamaker.games.cosmoforce.pages.record import record_pages, track_pages
from metamaker.games.cosmoforce.pages.roster import roster_pages
from metamaker.games.cosmoforce.pages.rules import reference_pages, rules_pages
from metamaker.games.cosmoforce.pages.threats import threat_pages
from metamaker.games.cosmoforce.play_state import PLAY, PlayState
from metamaker.games.cosmoforce.play_state import play_state as fitted_state
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.sheet.edges import has_code
from metamaker.games.cosmoforce.sheet.fields import SYMBOLS
from metamaker.games.cosmoforce.sheet.filled import filled_body
from metamaker.games.cosmoforce.sheet.leaves import fillable, leaves
from metamaker.games.cosmoforce.sheet.palette import INKS
from metamaker.games.cosmoforce.sheet.signs import icon
from metamaker.games.cosmoforce.sheet.subject import blank, edition_term, subject
from metamaker.games.cosmoforce.stats.derived import HUNDRED, derived, mass
from metamaker.rendering.boxes import aligned, padded, row, symbol, underlined
from metamaker.rendering.drawing import BOLD, Drawing, Page, Symbol
from metamaker.rendering.form import apart
from metamaker.rendering.frame import PageFrame
from metamaker.rendering.imposition import Format, Slots, add_bound, imposed
from metamaker.rendering.imposition import slots as slots_of
from metamaker.rendering.ink import INK, PAPER, QUIET, Ink
from metamaker.rendering.picture import CardHead, in_columns, list_card, total
from metamaker.rendering.text_fitting import Align, line
from metamaker.rendering.texts import name, term

formats = tuple(Format)

coded_formats = formats

turn_word = "round"

inks: Mapping[str, Ink] = {mode.value: ink for mode, ink in INKS.items()}


def sheet(fleet: Fleet, ref: str, options: PrintOptions) -> Sheet:
    """Return the sheet of the ship or design with the reference `ref`, and a note if its share code is omitted."""
    state = options.state if isinstance(options.state, PlayState) else None
    style = Format(options.format)
    words = words_in(GAME, options.language)
    of = subject(fleet, ref, words, codes=options.codes, carried=options.carried, state=state)
    suffered = of.state
    if options.fillable and suffered is not None:
        of = of._replace(state=suffered.with_(marks=()))  # they are ticks in a form, and can be removed again
    drawn = leaves(of, style, slots_of(style, options.frame))
    if options.fillable:
        drawn = fillable(drawn, of.ref, suffered)
    if of.carried:
        drawn = tuple(replace(leaf, codes=(of.carried,)) for leaf in drawn)
    notes: tuple[str, ...] = ()
    if options.codes and style is Format.FULL and not any(has_code(of, leaf.drawing) for leaf in drawn):
        notes = (of.words.text("sheet-notes-code", count=len(of.code)),)
    return Sheet(ref, of.title, drawn, notes, bool(notes))


def blanks(options: PrintOptions) -> tuple[Page, ...]:
    """Return blank sheets: a page of them for each edition."""
    style = Format(options.format)
    places = slots_of(style, options.frame)
    every: tuple[Page, ...] = ()
    for edition in Edition:
        of = blank(edition, words_in(GAME, options.language))
        one = leaves(of, style, places)
        if options.fillable:
            one = fillable(one, f"{of.ref}/{edition}")
        every += one * places.a_page if len(one) == 1 and places.a_page > 1 else one
    return imposed(every, places)


def extra_sheets(_fleet: Fleet, _options: PrintOptions) -> tuple[Sheet, ...]:
    """Return nothing: only ships have sheets."""
    return ()


def slots(options: PrintOptions) -> Slots:
    """Return the places of sheets of a format on a page."""
    return slots_of(Format(options.format), options.frame)


def play_state(fleet: Fleet, value: object, file: str) -> PlayState:
    """Return the play state in the JSON value of a file. Raises FileProblem for other content, and for other documents."""
    return fitted_state(migrated(unwrap(value, file), PLAY, file), fleet, file)


def filled_state(fleet: Fleet, values: Mapping[str, str]) -> object:
    """Return the JSON value of the play state in the fields of filled-in sheets."""
    return wrap(GAME, PLAY, filled_body(fleet, values))


BEFORE_SHEETS: "MappingProxyType[str, Make]" = MappingProxyType({"roster": roster_pages})
"""The pages that come before the sheets, by key."""

AFTER_SHEETS: "MappingProxyType[str, Make]" = MappingProxyType(
    {
        "rules": rules_pages,
        "reference": reference_pages,
        "threats": threat_pages,
        "speed_track": track_pages,
        "record": record_pages,
        "counters": counter_pages,
        "hit_tables": hit_table_pages,
        "notes": note_pages,
    }
)
"""The pages for all documents together, by key."""

OF_CARDS = frozenset({"threats"})
"""The kinds of pages with playing cards, centred on the paper regardless of its margins."""


def page_kinds(language: str = ENGLISH) -> Mapping[str, str]:
    """Return the titles of all kinds of pages by key, in the order of print."""
    return {key: words_in(GAME, language)[f"pages-title-{key}"] for key in (*BEFORE_SHEETS, SHEETS, *AFTER_SHEETS)}


def on_request(_documents: int = 1) -> frozenset[str]:
    """Return the kinds of pages printed only on request."""
    return frozenset({"hit_tables", "notes"})


def pages(fleets: Sequence[Fleet], kinds: Collection[str], options: PrintOptions) -> Pack:
    """Return the pages of these kinds: those of each document, then those for all. Raises KeyError for an unknown kind."""
    unknown = set(kinds) - set(page_kinds())
    if unknown:
        raise KeyError(min(unknown))
    fleets = [present(fleet) for fleet in fleets]
    fronts = replace(options, frame=replace(options.frame, mirrored=False))
    of = Setting(tuple(fleets), fronts.frame, words_in(GAME, options.language))
    made: list[Page] = []
    printed: set[str] = set()

    def add(key: str, more: Iterable[Page], *, centred: bool) -> None:
        before = len(made)
        _add(made, more, options.frame, centred=centred)
        printed.update((key,) if len(made) > before else ())

    for number, fleet in enumerate(fleets, 1):
        alone = of._replace(fleets=(fleet,))
        for key, make in BEFORE_SHEETS.items():
            add(key, make(alone) if key in kinds else (), centred=key in OF_CARDS)
        if SHEETS in kinds:
            own = apart(_sheets(fleet, fronts), str(number))
            add(SHEETS, own, centred=Format(options.format) is Format.CARD)
    for key, make in AFTER_SHEETS.items():
        add(key, make(of) if key in kinds else (), centred=key in OF_CARDS)
    return Pack(tuple(made), tuple(key for key in page_kinds() if key in printed), options.frame.mirrored)


def _add(made: list[Page], more: Iterable[Page], frame: PageFrame, *, centred: bool) -> None:
    """Add pages to others; centred cards are not moved for the binding."""
    if centred:
        made += more
    else:
        add_bound(made, more, frame)


def _sheets(fleet: Fleet, options: PrintOptions) -> tuple[Page, ...]:
    elements = fleet.ships or fleet.designs
    leaves = tuple(leaf for element in elements for leaf in sheet(fleet, element.ref(), options).leaves)
    return imposed(leaves, slots(options))


def card(fleet: Fleet, language: str = ENGLISH, is_shared: bool = True) -> Page:
    """Return the document as one picture for screens; a shared one shows that it opens as the document."""
    return fleet_card(present(fleet), words_in(GAME, language), is_shared)


def miniatures(fleet: Fleet, most: int) -> tuple[Drawing, ...]:
    """Return the signs of the ship classes of a team, the largest first."""
    kinds = sorted({design.ship_class for design in _built(fleet)}, key=list(ShipClass).index, reverse=True)
    return tuple(_sign(kind) for kind in kinds[:most])


def miniature(fleet: Fleet, ref: str, side: int = 0) -> Drawing | None:  # noqa: ARG001 - all sides have the same signs
    """Return the sign of the ship class of a ship or design; None for other elements."""
    key = next((ship.design for ship in fleet.ships if ship.ref() == ref), None)
    found = next((each for each in fleet.designs if each.ref() == ref or each.id == key), None)
    return None if found is None else _sign(found.ship_class)


def _built(fleet: Fleet) -> list[Design]:
    return [fleet.design(ship.design) for ship in fleet.ships] or list(fleet.designs)


def _sign(kind: ShipClass) -> Drawing:
    return Drawing(_SIGN, _SIGN, (Symbol(0.0, 0.0, _SIGN, icon(kind.value), INK, PAPER),))


_SIGN = 10.0

_NAME = 8.0
_FIGURES = 62.0


def fleet_card(fleet: Fleet, words: Words, is_shared: bool = True) -> Page:
    """Return the card of a document, 160 × 90 mm; ships without room are counted.

    Only a shared one has the note at its foot that it opens as a document.
    """
    about = [words.text("pages-picture-by", author=fleet.author)] if fleet.author else []
    below = "  ·  ".join([*about, f"Cosmoforce, {edition_term(fleet.edition, rules_of(fleet), words)}"])
    head = CardHead(fleet.name or words["pages-nameless"], below)
    ships = _built(fleet)
    counts = (("ships", len(ships)), ("teams", len(fleet.teams)), ("mass", sum(mass(design) for design in ships)))
    totals = (total(str(count), words[f"pages-picture-{key}"]) for key, count in counts if count)
    opens = words["pages-picture-opens"] if is_shared else ""
    return Page(list_card(head, totals, partial(_roster, fleet, words), opens, words["sheet-foot-made"]), fleet.name)


def _roster(fleet: Fleet, words: Words, width: float, room: float) -> Drawing:
    """Return a line for each ship, with all its numbers if there are few; the last line counts the omitted ships."""
    rows: list[tuple[str, Design]] = [(called(ship), fleet.design(ship.design)) for ship in fleet.ships]
    rows = rows or [(called(design), design) for design in fleet.designs]

    def ship(named: tuple[str, Design], width: float, height: float, full: bool) -> Drawing:
        return _row(fleet, *named, width, height, full=full)

    def left_out(count: int, width: float, height: float) -> Drawing:
        more = line(_NAME, height / 2 + 1.2, words.text("pages-picture-more", count=count), 3.2, role=QUIET)
        return Drawing(width, height, (more,))

    return in_columns(rows, width, room, ship, left_out)


def _row(fleet: Fleet, title: str, design: Design, width: float, height: float, *, full: bool) -> Drawing:
    right = width - _FIGURES if full else width - 8.0
    shown = name(title, right - _NAME, 4.0, weight=BOLD)
    parts = [padded(symbol(icon(design.ship_class.value), 5.0), 0.6, 0.0, _NAME - 5.6), shown]
    if full:
        numbers = derived(design, rules_of(fleet))
        for key, sign, role in SYMBOLS:
            value: int = getattr(numbers, key)
            text = term(str(value // HUNDRED if key == "speed" else value), 7.2, 3.6)
            parts.append(row((symbol(icon(sign), 4.0, role), text), 0.8))
    else:
        parts.append(term(str(mass(design)), 8.0, 3.6, weight=BOLD, align=Align.RIGHT))
    return underlined(aligned(row(parts), width, height, across=0.0), width=0.15)
