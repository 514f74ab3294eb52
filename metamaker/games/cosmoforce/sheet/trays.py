"""Room for tokens: the Standby box, the heat, and the speed of the moment (CF-SHEET-02)."""

from collections.abc import Iterator

from metamaker.games.cosmoforce.sheet.palette import CREW, CREW_TINT, HEAT, HEAT_TINT
from metamaker.games.cosmoforce.sheet.scale import CAPTION, CORNER, LABEL, THIN
from metamaker.games.cosmoforce.sheet.signs import icon
from metamaker.games.cosmoforce.sheet.subject import Subject
from metamaker.games.cosmoforce.stats.derived import HUNDRED, derived
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Path, Role, Symbol
from metamaker.sheets.ink import LINE, PAPER, QUIET
from metamaker.sheets.lettering import fit, line, words_line
from metamaker.sheets.shapes import box, circle

HEIGHT = 27.0
BRIEF_HEIGHT = 15.0

_BETWEEN = 1.8
_SHARES = {"standby": 0.5, "heat": 0.32, "speed": 0.18}
_PLACES = {"standby": "standby", "heat": "heat", "speed": "speed-now"}
"""Parts of the references of the places."""

_ICON = 4.2
_HIGH = 20.0


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
    name = fit(of.words[f"sheet.tray.{key}"], width - _ICON - 5.0, LABEL, BOLD)
    hint = fit(of.words[f"sheet.tray.{key}_hint"], width - 4.0, CAPTION)
    ops: list[Op] = [
        Path(box(0.1, 0.1, width - 0.2, height - 0.2, CORNER), fill=ground, stroke=role, width=0.3),
        Symbol(2.0, 1.6, _ICON, icon(sign), QUIET if role == LINE else role, ground),
        words_line(_ICON + 3.4, name.baseline(3.7), name, weight=BOLD),
        words_line(2.0, height - 1.6, hint, role=QUIET),
    ]
    if key == "heat":
        ops += _places(width, height)
    ops += (line(2.0, 10.6 + place * 3.6, text, 3.0, weight=BOLD) for place, text in enumerate(noted))
    return Drawing(width, height, tuple(ops))


def _places(width: float, height: float) -> Iterator[Op]:
    """Yield dotted places for tokens at the right of the heat."""
    across = min(12.0, height - 3.6)
    for column in range(int((width - 22.0) / (across + 1.0))):
        x = width - 1.6 - across / 2 - column * (across + 1.0)
        yield Path(circle(x, height / 2 + (1.6 if height > _HIGH else 0.0), across / 2), stroke=LINE, width=THIN, dash=0.8)


def _noted(of: Subject) -> dict[str, tuple[str, ...]]:
    """Return what is pencilled into the trays: crew by state, heat, speed. Nothing without a state."""
    if of.state is None or of.design is None:
        return {}
    numbers = derived(of.design, of.rules)
    state = of.state
    ready = numbers.complement - state.hurt - state.killed
    heat = numbers.starting_heat if state.heat is None else state.heat
    speed = numbers.speed if state.speed is None else state.speed
    crew = f"{ready} {of.words['pages.counters.ready']}, {state.hurt} {of.words['pages.counters.hurt']}"
    return {"standby": (crew,), "heat": (str(heat),), "speed": (f"{speed // HUNDRED}.{speed % HUNDRED:02}",)}
