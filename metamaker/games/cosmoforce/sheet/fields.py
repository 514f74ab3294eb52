"""The numbers of a ship, each with its formula, its class to circle (CF-SHEET-01); room for tokens (CF-SHEET-02)."""

from collections.abc import Iterator
from typing import NamedTuple

from metamaker.core.messages import Words
from metamaker.games.cosmoforce.catalogue import Kind
from metamaker.games.cosmoforce.edits.structure import class_term
from metamaker.games.cosmoforce.model.design import ShipClass
from metamaker.games.cosmoforce.sheet.palette import CREW, CREW_TINT, HEAT, HEAT_TINT
from metamaker.games.cosmoforce.sheet.signs import CAPTION, CORNER, EDGE, FIGURE, LABEL, THIN, TILE, icon, tile
from metamaker.games.cosmoforce.sheet.subject import Subject
from metamaker.games.cosmoforce.stats.derived import HUNDRED, derived
from metamaker.rendering.boxes import aligned, blank, column, framed, padded, row, symbol
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Path, Role
from metamaker.rendering.ink import HAIRLINE, INK, LINE, PAPER, QUIET, TINT, TINT_EDGE
from metamaker.rendering.layout import Strip
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import box, rule
from metamaker.rendering.text_fitting import Align, fit, line, lines, words_line
from metamaker.rendering.texts import term

HEIGHT = 17.0
CLASS_HEIGHT = 9.4
_BETWEEN = 1.8

SYMBOLS: tuple[tuple[str, str, Role], ...] = (
    ("mass", "mass", INK),
    ("speed", "speed", Kind.PROPULSION.value),
    ("complement", "crew", CREW),
    ("thrust", "thrust", Kind.PROPULSION.value),
    ("starting_heat", "heat", HEAT),
)
"""The numbers of a ship: symbol, icon, and the role of its tile."""


class Figures(NamedTuple):
    """The numbers of a ship as texts by symbol; empty texts on a blank sheet."""

    mass: str = ""
    speed: str = ""
    complement: str = ""
    thrust: str = ""
    starting_heat: str = ""


def figures(of: Subject) -> Figures:
    """Return the numbers of a subject."""
    if of.design is None:
        return Figures()
    numbers = derived(of.design, of.rules)
    speed = str((numbers.speed if of.speed is None else of.speed) // HUNDRED)
    return Figures(str(numbers.mass), speed, str(numbers.complement), str(numbers.thrust), str(numbers.starting_heat))


def class_row(of: Subject, width: float) -> Drawing:
    """Return the three classes with their Size Mods, that of the ship circled."""
    each = (width - 2 * _BETWEEN) / len(ShipClass)
    ref = None if of.design is None else of.design.ref("ship_class")
    return row((Strip(_class(ship_class, of, each), ref=ref) for ship_class in ShipClass), _BETWEEN)


_SPELT_OUT = 52.0
"""The width in mm from which SM is spelt out."""


def _class(ship_class: ShipClass, of: Subject, width: float) -> Drawing:
    chosen = of.design is not None and of.design.ship_class is ship_class
    key = "sheet-field-size_mod" if width < _SPELT_OUT else "sheet-field-size_mod_spelt_out"
    mod = of.words.text(key, size_mod=ship_class.size_mod)
    role = INK if chosen or of.design is None else QUIET
    beside = term(mod, text_width(mod, LABEL), LABEL, role=role)
    name = term(class_term(ship_class, of.words), width - 16.0 - beside.width, LABEL, weight=BOLD, role=role)
    inside = padded(row((symbol(icon(ship_class.value), 4.8, role), name, beside), 2.0), 3.2, 0.0, 4.0)
    stroke, line_width = (INK, 0.7) if chosen else (HAIRLINE, THIN)
    return framed(aligned(inside, height=CLASS_HEIGHT), stroke=stroke, width=line_width, radius=CLASS_HEIGHT / 2 - 0.4)


def number_row(of: Subject, width: float) -> Drawing:
    """Return the five numbers of a ship, each with its formula."""
    each = (width - (len(SYMBOLS) - 1) * _BETWEEN) / len(SYMBOLS)
    shown = figures(of)
    refs = {field[0]: None if of.design is None else of.design.ref(field[0]) for field in SYMBOLS}
    return row((Strip(_number(of, each, field, getattr(shown, field[0])), ref=refs[field[0]]) for field in SYMBOLS), _BETWEEN)


def _number(of: Subject, width: float, field: tuple[str, str, Role], value: str) -> Drawing:
    key, sign, role = field
    return Drawing(width, HEIGHT, tuple(_number_ops(of.words, of, width, key, tile(sign, role), value)))


def _number_ops(words: Words, of: Subject, width: float, symbol: str, sign: Drawing, value: str) -> Iterator[Op]:
    formula = words.text(f"sheet-field-{symbol}_formula", afterburner_thrust=of.rules.afterburner_thrust)
    yield Path(box(0.1, 0.1, width - 0.2, HEIGHT - 0.2, CORNER), fill=TINT, stroke=TINT_EDGE, width=THIN)
    yield Group(EDGE, EDGE, sign)
    if value:
        figure = fit(value, width - TILE - 3 * EDGE, FIGURE, BOLD)
        yield line(width - EDGE, EDGE + 5.6, value, figure.size, weight=BOLD, align=Align.RIGHT)
    else:
        yield rule(EDGE + TILE + 3.0, EDGE + 5.8, width - 2 * EDGE - TILE - 3.0, LINE, THIN)
    room = width - 2 * EDGE
    name = fit(words[f"sheet-field-{symbol}"], room, CAPTION * 1.15, BOLD, CAPTION)
    below = fit(formula, room, CAPTION, smallest=CAPTION)
    alone = len(below.lines) == 1
    yield words_line(EDGE, 11.6 if alone else 10.5, name, weight=BOLD)
    yield from lines(EDGE, 14.9 if alone else 13.3, below, role=QUIET)


TRAY_HEIGHT = 27.0
BRIEF_HEIGHT = 15.0


class _Tray(NamedTuple):
    """A place for tokens: its key, its share of the width, the part of its reference, icon, ground and edge."""

    key: str
    share: float
    place: str
    sign: str
    ground: Role
    role: Role


_TRAYS = (
    _Tray("standby", 0.5, "standby", "crew", CREW_TINT, CREW),
    _Tray("heat", 0.32, "heat", "heat", HEAT_TINT, HEAT),
    _Tray("speed", 0.18, "speed-now", "speed", PAPER, LINE),
)
_ICON = 4.2


def tray_row(of: Subject, width: float, height: float) -> Drawing:
    """Return the three places side by side, with their marks."""
    room, noted = width - 2 * _BETWEEN, _noted(of)
    trays = (
        Strip(_tray(of, room * tray.share, height, tray, noted.get(tray.key, ())), ref=f"{of.ref}/{tray.place}")
        for tray in _TRAYS
    )
    return row(trays, _BETWEEN)


def _tray(of: Subject, width: float, height: float, tray: _Tray, noted: tuple[str, ...]) -> Drawing:
    sign = symbol(icon(tray.sign), _ICON, QUIET if tray.role == LINE else tray.role, tray.ground)
    title = row((sign, term(of.words[f"sheet-tray-{tray.key}"], width - _ICON - 5.4, LABEL, weight=BOLD)), 1.4)
    notes = (term(text, width - 4.0, 3.0, weight=BOLD) for text in noted)
    hint = term(of.words[f"sheet-tray-{tray.key}_hint"], width - 4.0, CAPTION, role=QUIET)
    upper = aligned(column((title, blank(0.0, 2.4), *notes)), height=height - hint.height - 2.0, down=0.0)
    inside = padded(column((upper, hint)), 2.0, 1.4, bottom=0.6)
    return framed(inside, fill=tray.ground, stroke=tray.role, width=0.3, radius=CORNER)


def _noted(of: Subject) -> dict[str, tuple[str, ...]]:
    """Return the marks in the trays: crew by state, heat, speed. Empty without a state."""
    if of.state is None or of.design is None:
        return {}
    numbers = derived(of.design, of.rules)
    state = of.state
    ready = numbers.complement - state.hurt - state.killed
    heat = numbers.starting_heat if state.heat is None else state.heat
    speed = numbers.speed if state.speed is None else state.speed
    crew = f"{ready} {of.words['pages-counters-ready']}, {state.hurt} {of.words['pages-counters-hurt']}"
    return {"standby": (crew,), "heat": (str(heat),), "speed": (f"{speed // HUNDRED}.{speed % HUNDRED:02}",)}
