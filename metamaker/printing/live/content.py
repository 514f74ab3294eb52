"""The contents of a page of live sheets: its ships as data for the script, and all drawings of the page."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from metamaker.core.errors import FileProblem
from metamaker.core.schema_errors import JsonObject
from metamaker.core.share_code import CodeProblem
from metamaker.game_api.game import Game, required, title_of
from metamaker.game_api.prints import Embed, PrintOptions
from metamaker.printing.live.rows import LiveSheet, Place, Row, Section, box_names, digest_of, live_sheets
from metamaker.printing.sharing import share_code
from metamaker.rendering.drawing import Drawing, FieldKind, Group, Path, Text
from metamaker.rendering.extent import shown_part
from metamaker.rendering.hit_testing import drawing_of
from metamaker.rendering.ink import INK
from metamaker.rendering.svg import SharedMarkup, shared_markup

_DECIMALS = 2
"""A hundredth of a millimetre is less than a pixel of a phone, even at four times the size."""

_CROSS = Drawing(
    1.0, 1.0, (Path((("M", 0.2, 0.2), ("L", 0.8, 0.8), ("M", 0.8, 0.2), ("L", 0.2, 0.8)), stroke=INK, width=0.12),)
)
"""The tick of a box without a look of its own."""


class Force(NamedTuple):
    """A fleet on the page: its game, its document, and its play state if it has one."""

    game: Game[Any]
    document: Any
    state: object = None
    turn: int = 0


class Content(NamedTuple):
    """The data of the script, its numbered drawings, and the letters in them.

    `faces` are the small pictures of the roster, which appears before the sheets.
    """

    data: JsonObject
    drawings: SharedMarkup
    faces: SharedMarkup
    letters: frozenset[str]


class _Drawings:
    """The drawings of a page, each with a number."""

    def __init__(self) -> None:
        self.numbers: dict[Drawing, int] = {}

    def number(self, drawing: Drawing) -> int:
        return self.numbers.setdefault(drawing, len(self.numbers))

    def markup(self, names: str) -> tuple[list[int], SharedMarkup]:
        """Return different drawings as markup, and the place among them of each number.

        Drawings of ships of one class are equal, but not the same objects.
        """
        made = shared_markup(list(self.numbers), names)
        kept = {markup: place for place, markup in enumerate(dict.fromkeys(made.drawings))}
        return [kept[markup] for markup in made.drawings], made._replace(drawings=tuple(kept))


def content(forces: Sequence[Force], language: str, embed: Embed) -> Content:
    """Return the contents of the page of fleets of one game."""
    game, drawings, faces = forces[0].game, _Drawings(), _Drawings()
    fleets, first = [], 0
    for force in forces:
        sheets = live_sheets(game, force.document, force.state, language)
        fleets.append(_fleet(force, sheets, first, language, embed, drawings, faces))
        first += len(box_names(sheets))
    kinds = [key for key in required(game.prints).page_kinds(language) if key.endswith("reference")]
    documents = [force.document for force in forces]
    tables = required(game.prints).pages(documents, kinds, PrintOptions(language=language)).pages if kinds else ()
    data: JsonObject = {
        "title": ", ".join(game.documents.title(each) for each in documents),
        "fleets": fleets,
        "cross": drawings.number(_CROSS),
        "tables": [drawings.number(page.drawing) for page in tables],
        "turn": max(force.turn for force in forces),
    }
    data["drawings"], drawn = drawings.markup("d")
    data["faces"], small = faces.markup("f")
    return Content(data, drawn, small, _letters(drawings.numbers))


def _letters(drawings: Mapping[Drawing, int]) -> frozenset[str]:
    """Return the letters of the texts in drawings."""
    found: set[str] = set()
    seen: set[Drawing] = set()
    left = list(drawings)
    while left:
        drawing = left.pop()
        if drawing in seen:
            continue
        seen.add(drawing)
        for op in drawing.ops:
            if isinstance(op, Text):
                found.update(op.text)
            elif isinstance(op, Group):
                left.append(op.drawing)
    return frozenset(found)


def _fleet(
    force: Force,
    sheets: Sequence[LiveSheet],
    first: int,
    language: str,
    embed: Embed,
    drawings: _Drawings,
    faces: _Drawings,
) -> JsonObject:
    game, document, *_ = force
    names, lost = box_names(sheets), _lost(force, sheets)
    about = {f"ships/{line.id}": line.design_name for line in required(game.designs).roster(document).ships}
    order = _section_order(force, sheets, language)
    ships = []
    for sheet in sheets:
        ships.append(_ship(force, sheet, first, language, drawings))
        design = about.get(sheet.sheet.ref, "")
        ships[-1] |= {"about": "" if design == sheet.sheet.name else design, "lost": lost.get(sheet.sheet.ref, [])}
        face = required(game.prints).miniature(document, sheet.sheet.ref)
        ships[-1]["face"] = None if face is None else faces.number(face)
        ships[-1]["order"] = [order.get(_last(section.ref), len(order)) for section in sheet.sections]
        first += sum(len(row.fields) for row in sheet.rows)
    return {
        "title": game.documents.title(document),
        "digest": digest_of(game, names).hex(),
        "code": _code(force, embed),
        "ships": ships,
    }


def _code(force: Force, embed: Embed) -> str:
    """Return the share code of a fleet, from which a saved state opens; empty for one that is too large."""
    game, document, *_ = force
    if embed is Embed.SHIP:
        document = required(game.designs).extract(document, required(game.designs).subjects(document, False))
    try:
        return "" if embed is Embed.NONE else share_code(game, document)
    except CodeProblem:
        return ""


def _ship(force: Force, live: LiveSheet, first: int, language: str, drawings: _Drawings) -> JsonObject:
    sheet, sections = live.sheet, [section.ref for section in live.sections]
    rows = []
    for row in live.rows:
        rows.append(_row(row, first, sections, drawings))
        first += len(row.fields)
    return {
        "name": sheet.name,
        "digest": digest_of(force.game, box_names((live,))).hex(),
        "pages": [_page(live, number, drawings) for number in range(len(sheet.leaves))],
        "sections": [_section(force, live, section, language) for section in live.sections],
        "rows": rows,
    }


def _page(live: LiveSheet, number: int, drawings: _Drawings) -> JsonObject:
    """Return a page; texts that its fields print, such as the name of the ship, lie above it."""
    leaf = live.sheet.leaves[number]
    top, bottom = shown_part(leaf.drawing, live.heading(number))
    printed = [field for field in leaf.fields if field.kind is FieldKind.LINE and field.look is not None and field.value]
    return {
        "drawing": drawings.number(leaf.drawing),
        "size": [round(leaf.drawing.width, _DECIMALS), round(top, _DECIMALS), round(bottom - top, _DECIMALS)],
        "above": [
            [drawings.number(look), *_numbers(Place(number, field.x, field.y, look.width, look.height))[1:]]
            for field in printed
            if (look := field.look) is not None
        ],
    }


def _section(force: Force, live: LiveSheet, section: Section, language: str) -> JsonObject:
    """Return a section with its full name, and its printed heading as a short one."""
    title = title_of(force.game, force.document, section.ref, language)
    drawing = drawing_of(live.sheet.leaves[section.places[0].page].drawing, section.ref)
    heading = next(_texts(drawing), "") if drawing is not None else ""
    return {
        "name": title,
        "short": heading.capitalize() if heading.isalpha() else title,
        "at": [_numbers(place) for place in section.places],
    }


def _texts(drawing: Drawing) -> Iterator[str]:
    for op in drawing.ops:
        if isinstance(op, Text):
            yield op.text
        elif isinstance(op, Group):
            yield from _texts(op.drawing)


def _row(row: Row, first: int, sections: Sequence[str], drawings: _Drawings) -> JsonObject:
    made: JsonObject = {
        "label": row.label,
        "section": sections.index(row.section) if row.section in sections else -1,
        "first": first,
        "at": [_numbers(place) for place in row.places],
        "areas": [_numbers(place) for place in row.areas],
    }
    if row.look is not None:
        made["look"] = drawings.number(row.look)
    if row.is_strength:
        made["strength"] = True
    if any(row.ticks):
        made["ticked"] = [number for number, on in enumerate(row.ticks) if on]
    return made


def _numbers(place: Place) -> list[float]:
    return [place.page, *(round(number, _DECIMALS) for number in place[1:])]


def _last(ref: str) -> str:
    return ref.rpartition("/")[2]


def _section_order(force: Force, sheets: Sequence[LiveSheet], language: str) -> Mapping[str, int]:
    """Return the place of every section in bars of rosters: their order on the usual sheet of the ship with most of them."""
    most = max(sheets, key=lambda sheet: len(sheet.sections), default=None)
    if most is None or len(most.sections) < 2:
        return {}
    kit, known = required(force.game.sheets), {_last(section.ref) for section in most.sections}
    options = PrintOptions(format=kit.formats[0], fillable=True, codes=False, language=language)
    leaves = kit.sheet(force.document, most.sheet.ref, options).leaves
    names = (field.name for leaf in leaves for field in leaf.fields if field.is_strength)
    found = dict.fromkeys(part for name in names for part in name.split("/")[2:-1] if part in known)
    return {name: place for place, name in enumerate(found)}


def _lost(force: Force, sheets: Sequence[LiveSheet]) -> Mapping[str, list[int]]:
    """Return for each ship the rows that it cannot lose: the rules of the game decide.

    Rows of the same kind are tried on all ships at once.
    """
    game, document, *_ = force
    paper = game.play.paper if game.play is not None else None
    found: dict[str, list[int]] = {}
    if paper is None:
        return found
    kit = required(game.sheets)
    kinds = dict.fromkeys(_kind(sheet, row) for sheet in sheets for row in sheet.rows if row.is_strength)
    for kind in kinds:
        tried = [(sheet, row) for sheet in sheets for row in sheet.rows if _kind(sheet, row) == kind]
        try:
            state = kit.play_state(document, kit.filled_state(document, {f: "X" for _, row in tried for f in row.fields}), "")
        except FileProblem:  # boxes that no play state has
            continue
        left = set(paper.fighting(document, state))
        for sheet, row in tried:
            if sheet.sheet.ref not in left:
                found.setdefault(sheet.sheet.ref, []).append(sheet.rows.index(row))
    return found


def _kind(sheet: LiveSheet, row: Row) -> str:
    return row.name.removeprefix(f"{sheet.sheet.ref}/")
