"""The reference card: setting up, the turn, types, actions with limits, chances, scoring, options."""

from collections.abc import Iterator

from metamaker.core.messages import Words
from metamaker.games.cosmos_commanders.edits.editing import EDITS
from metamaker.games.cosmos_commanders.edits.structure import MAP, level_term, type_term
from metamaker.games.cosmos_commanders.map_drawing.signs import LEVEL_SIGNS, icon, system_sign
from metamaker.games.cosmos_commanders.model.words import LEVELS, TYPES
from metamaker.games.cosmos_commanders.pages.page import Setting
from metamaker.games.cosmos_commanders.pages.record import ACTIONS
from metamaker.games.cosmos_commanders.rules.chances import CULTURE, D10, RESEARCH, TOKEN, roll_needed, taking_chance
from metamaker.rendering.boxes import symbol
from metamaker.rendering.drawing import Drawing, Page
from metamaker.rendering.ink import LINE, QUIET
from metamaker.rendering.layout import Strip, Strips
from metamaker.rendering.note_pages import column_width, in_columns, on_one_page
from metamaker.rendering.page_set import Room
from metamaker.rendering.tables import Cell, Look, table
from metamaker.rendering.text_fitting import Align
from metamaker.rendering.texts import CAPTION, headline, paragraph

_SECTION = 2.6
_SIGN = 2.9
_SIZES = (3.5, 3.4, 3.3, 3.2, 3.1, 3.0, 2.9, 2.8, 2.65, 2.5)
"""Sizes of the running text in mm; the first one that fits one page is used."""

LINES = {
    "setup": 7,
    "turn": 4,
    "takeover": 5,
    "research": 2,
    "score": 3,
    "end": 4,
}
"""The number of text lines in a section of the card."""

_NETS = range(-5, 6)
_MOST_TRIES = 3


def reference_pages(of: Setting) -> tuple[Page, ...]:
    """Return the card in columns, with the largest type that fits one page."""
    headed = of.headed("reference", of.words["pages-reference-about"])
    space = headed.room()
    return headed.bound(on_one_page(_SIZES, lambda size: _columns(of, space, size)))


def _columns(of: Setting, space: Room, size: float) -> tuple[Drawing, ...]:
    columns = 3 if space.width > space.height else 2
    return in_columns(_sections(of, column_width(space, columns), size), space, columns, _SECTION)


def _sections(of: Setting, width: float, size: float) -> Iterator[Strips]:
    words = of.words
    yield _told("setup", words, width, size, "home")
    yield _told("turn", words, width, size, "action")
    yield (*_head("types", words, width, "die"), *_types(words, width, size))
    yield (*_head("actions", words, width, "colonization"), *_actions(words, width, size))
    yield (*_told("takeover", words, width, size, "takeover"), *_odds(words, width))
    yield (*_head("culture", words, width, "culture"), *_culture(words, width, size))
    without = () if of.star_map.options.directed_research else ("2",)
    yield (*_told("research", words, width, size, "research", *without), *_research(words, width, size))
    yield _told("score", words, width, size, "token")
    yield _told("end", words, width, size, "first")
    otherwise = tuple(_otherwise(of, width, size))
    if otherwise:
        yield (*_head("otherwise", words, width, ""), *otherwise)


def _head(key: str, words: Words, width: float, sign: str) -> Strips:
    return (Strip(headline(words[f"pages-reference-{key}"], width, icon(sign) if sign else None), keep=True),)


def _told(key: str, words: Words, width: float, size: float, sign: str, *without: str) -> Strips:
    """Return a section of text, line by line, without the lines that do not apply."""
    numbers = [str(number) for number in range(1, LINES[key] + 1) if str(number) not in without]
    told = (Strip(paragraph(words[f"pages-reference-{key}-{number}"], width, size)) for number in numbers)
    return (*_head(key, words, width, sign), *told)


def _types(words: Words, width: float, size: float) -> Strips:
    rows = [
        (
            Cell(str(face % D10), bold=True),
            Cell(type_term(kind, words), bold=True, drawn=system_sign(kind, _SIGN)),
            Cell(words[f"pages-told-{kind}" if f"pages-told-{kind}" in words else f"pages-effect-{kind}"]),
        )
        for face, kind in enumerate(TYPES, 1)
    ]
    return table((), rows, (5.0, width * 0.42, width * 0.58 - 5.0), _look(size)).strips


def _actions(words: Words, width: float, size: float) -> Strips:
    rows = [
        (
            Cell(words[f"pages-action-{key}"], bold=True, drawn=_sign(key)),
            Cell(level_term(level, words), drawn=_sign(LEVEL_SIGNS[level])),
            Cell(words[f"pages-action-{key}-about"]),
        )
        for key, level in ACTIONS
    ]
    titles = (words["pages-reference-action"], words["pages-reference-limit"], "")
    return table(titles, rows, (width * 0.29, width * 0.28, width * 0.43), _look(max(CAPTION, size - 0.3))).strips


def _look(size: float) -> Look:
    return Look(size, edge=LINE)


def _sign(name: str) -> Drawing:
    return symbol(icon(name), 3.6)


def _odds(words: Words, width: float) -> Strips:
    """Return the roll needed by the sum of all modifiers, and the chance in one to three tries. Rule CC-TKO-06."""
    first = 17.0
    each = (width - first) / len(_NETS)
    edges = (_NETS[0], _NETS[-1])
    signs = {edges[0]: f"≤{_signed(edges[0])}", edges[1]: f"≥{_signed(edges[1])}"}
    rows = [
        [Cell(words["pages-reference-net"], role=QUIET), *(_figure(signs.get(net, _signed(net)), bold=True) for net in _NETS)],
        [Cell(words["pages-reference-roll"], role=QUIET), *(_figure(_needed(net)) for net in _NETS)],
    ]
    for tries in range(1, _MOST_TRIES + 1):
        chances = (words.number(100 * taking_chance(net, tries), 0) for net in _NETS)
        rows.append([Cell(words.text("pages-reference-tries", count=tries), role=QUIET), *map(_figure, chances)])
    return table((), rows, (first, *[each] * len(_NETS)), _look(CAPTION)).strips


def _figure(text: str, *, bold: bool = False) -> Cell:
    return Cell(text, bold=bold, align=Align.CENTRE)


def _signed(net: int) -> str:
    return f"+{net}" if net > 0 else str(net).replace("-", "−")


def _needed(net: int) -> str:
    needed = roll_needed(net)
    return "–" if needed > D10 else f"{needed}" if needed > 1 else "1"


def _faces(results: tuple[int, ...], wanted: int) -> str:
    """Return the faces of the die for a result, as printed: “5–7”."""
    faces = [face % D10 for face, result in enumerate(results, 1) if result == wanted]
    return str(faces[0]) if len(faces) == 1 else f"{faces[0]}–{faces[-1]}"


def _culture(words: Words, width: float, size: float) -> Strips:
    results = sorted(set(CULTURE))
    each = width / len(results)
    rows = [
        [_figure(_faces(CULTURE, result), bold=True) for result in results],
        [_figure(words.text("pages-reference-tokens", count=result)) for result in results],
    ]
    return table((), rows, [each] * len(results), _look(size)).strips


def _research(words: Words, width: float, size: float) -> Strips:
    """Return the table of research, in the order of the die, in two columns."""
    order = list(dict.fromkeys(RESEARCH))
    cells = [_result(result, words) for result in order] + [(Cell(""), Cell(""))] * (len(order) % 2)
    half = len(cells) // 2
    rows = [(*cells[place], *cells[half + place]) for place in range(half)]
    narrow = 8.0
    wide = width / 2 - narrow
    return table((), rows, (narrow, wide, narrow, wide), _look(size)).strips


def _result(result: int, words: Words) -> tuple[Cell, Cell]:
    """Return the faces of a result of research, and its gain."""
    faces = Cell(_faces(RESEARCH, result), bold=True)
    if result == TOKEN:
        return faces, Cell(words.text("pages-reference-tokens", count=1), drawn=_sign("token"))
    level = LEVELS[result]
    return faces, Cell(words.text("names-bonus", level=level_term(level, words)), drawn=_sign(LEVEL_SIGNS[level]))


def _otherwise(of: Setting, width: float, size: float) -> Iterator[Strip]:
    """Yield the options that differ from the usual ones."""
    for shown in EDITS.properties(of.star_map, MAP, of.words.language):
        if shown.usual is not None and shown.value != shown.usual and shown.key != "typed_dice":
            value = (
                shown.value if not isinstance(shown.value, bool) else of.words[f"window-text-{'yes' if shown.value else 'no'}"]
            )
            yield Strip(paragraph(of.words.text("window-text-option", option=shown.label, value=str(value)), width, size))
