"""The numbers of a ship, each with its formula, its class to circle (CF-SHEET-01); room for tokens (CF-SHEET-02)."""

from collections.abc import Iterator
from typing import NamedTuple

from metamaker.core.words import Words
from metamaker.games.cosmoforce.catalogue import Kind
from metamaker.games.cosmoforce.edits.terms import class_term
from metamaker.games.cosmoforce.model.words import ShipClass
from metamaker.games.cosmoforce.sheet.palette import CREW, CREW_TINT, HEAT, HEAT_TINT
from metamaker.games.cosmoforce.sheet.signs import CAPTION, CORNER, EDGE, FIGURE, LABEL, THIN, TILE, icon, tile
from metamaker.games.cosmoforce.sheet.subject import Subject
from metamaker.games.cosmoforce.stats.derived import HUNDRED, derived
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Path, Role, Symbol
from metamaker.sheets.ink import HAIRLINE, INK, LINE, PAPER, QUIET, TINT, TINT_EDGE
from metamaker.sheets.lettering import Align, fit, line, lines, words_line
from metamaker.sheets.metrics import text_width
from metamaker.sheets.shapes import box, rule

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
    groups = (
        Group(place * (each + _BETWEEN), 0.0, _class(ship_class, of, each), _class_ref(of))
        for place, ship_class in enumerate(ShipClass)
    )
    return Drawing(width, CLASS_HEIGHT, tuple(groups))


def _class_ref(of: Subject) -> str | None:
    return None if of.design is None else of.design.ref("ship_class")


_SPELT_OUT = 52.0
"""Where there is so much room for a class, it is said what SM is."""


def _class(ship_class: ShipClass, of: Subject, width: float) -> Drawing:
    chosen = of.design is not None and of.design.ship_class is ship_class
    key = "sheet-field-size_mod" if width < _SPELT_OUT else "sheet-field-size_mod_spelt_out"
    mod = of.words.text(key, size_mod=ship_class.size_mod)
    name = fit(class_term(ship_class, of.words), width - 16.0 - text_width(mod, LABEL), LABEL, BOLD, CAPTION)
    role = INK if chosen or of.design is None else QUIET
    middle = CLASS_HEIGHT / 2
    base = name.baseline(middle)
    ops: list[Op] = [
        Symbol(3.2, middle - 2.4, 4.8, icon(ship_class.value), role, PAPER),
        words_line(10.0, base, name, weight=BOLD, role=role),
        line(width - 3.6, base, mod, LABEL, role=role, align=Align.RIGHT),
    ]
    ring = box(0.4, 0.4, width - 0.8, CLASS_HEIGHT - 0.8, CLASS_HEIGHT / 2 - 0.4)
    ops.insert(0, Path(ring, stroke=INK if chosen else HAIRLINE, width=0.7 if chosen else THIN))
    return Drawing(width, CLASS_HEIGHT, tuple(ops))


def number_row(of: Subject, width: float) -> Drawing:
    """Return the five numbers of a ship, each with its formula."""
    each = (width - (len(SYMBOLS) - 1) * _BETWEEN) / len(SYMBOLS)
    shown = figures(of)
    return Drawing(
        width,
        HEIGHT,
        tuple(
            Group(place * (each + _BETWEEN), 0.0, _number(of, each, field, getattr(shown, field[0])), _number_ref(of, field[0]))
            for place, field in enumerate(SYMBOLS)
        ),
    )


def _number_ref(of: Subject, symbol: str) -> str | None:
    return None if of.design is None else of.design.ref(symbol)


def _number(of: Subject, width: float, field: tuple[str, str, Role], value: str) -> Drawing:
    symbol, sign, role = field
    return Drawing(width, HEIGHT, tuple(_number_ops(of.words, of, width, symbol, tile(sign, role), value)))


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


_SHARES = {"standby": 0.5, "heat": 0.32, "speed": 0.18}
_PLACES = {"standby": "standby", "heat": "heat", "speed": "speed-now"}
"""Parts of the references of the places."""

_ICON = 4.2


def tray_row(of: Subject, width: float, height: float) -> Drawing:
    """Return the three places side by side; what is pencilled in stands in them."""
    room = width - 2 * _BETWEEN
    noted = _noted(of)
    ops: list[Op] = []
    x = 0.0
    for (key, share), sign, ground, role in zip(
        _SHARES.items(), ("crew", "heat", "speed"), (CREW_TINT, HEAT_TINT, PAPER), (CREW, HEAT, LINE), strict=True
    ):
        drawn = _tray(of, room * share, height, key, sign, ground, role, noted.get(key, ()))
        ops.append(Group(x, 0.0, drawn, f"{of.ref}/{_PLACES[key]}"))
        x += room * share + _BETWEEN
    return Drawing(width, height, tuple(ops))


def _tray(
    of: Subject, width: float, height: float, key: str, sign: str, ground: Role, role: Role, noted: tuple[str, ...]
) -> Drawing:
    name = fit(of.words[f"sheet-tray-{key}"], width - _ICON - 5.0, LABEL, BOLD, CAPTION)
    hint = fit(of.words[f"sheet-tray-{key}_hint"], width - 4.0, CAPTION, smallest=CAPTION)
    ops: list[Op] = [
        Path(box(0.1, 0.1, width - 0.2, height - 0.2, CORNER), fill=ground, stroke=role, width=0.3),
        Symbol(2.0, 1.6, _ICON, icon(sign), QUIET if role == LINE else role, ground),
        words_line(_ICON + 3.4, name.baseline(3.7), name, weight=BOLD),
        words_line(2.0, height - 1.6, hint, role=QUIET),
    ]
    ops += (line(2.0, 10.6 + place * 3.6, text, 3.0, weight=BOLD) for place, text in enumerate(noted))
    return Drawing(width, height, tuple(ops))


def _noted(of: Subject) -> dict[str, tuple[str, ...]]:
    """Return what is pencilled into the trays: crew by state, heat, speed. Nothing without a state."""
    if of.state is None or of.design is None:
        return {}
    numbers = derived(of.design, of.rules)
    state = of.state
    ready = numbers.complement - state.hurt - state.killed
    heat = numbers.starting_heat if state.heat is None else state.heat
    speed = numbers.speed if state.speed is None else state.speed
    crew = f"{ready} {of.words['pages-counters-ready']}, {state.hurt} {of.words['pages-counters-hurt']}"
    return {"standby": (crew,), "heat": (str(heat),), "speed": (f"{speed // HUNDRED}.{speed % HUNDRED:02}",)}
