"""Counters of squadrons, missions and salvos, as many as the fleet can put on the table."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from metamaker.core.ids import ref
from metamaker.core.messages import Words
from metamaker.games.metaverse.model.design import definitions, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import TargetMethod
from metamaker.games.metaverse.pages.context import Source, sources_of
from metamaker.games.metaverse.pages.counters_ships import Batch, Piece, arrow, centred, jet, lettered, square
from metamaker.games.metaverse.sheet.palette import DEFENCE
from metamaker.games.metaverse.sheet.squadrons import squadron_label
from metamaker.games.metaverse.sheet.tiles import die, icon, wavy
from metamaker.games.metaverse.sheet.weapons import letter
from metamaker.games.metaverse.stats.parts import parts
from metamaker.rendering.drawing import BOLD, Drawing, Group, Op, Path, Role, Symbol
from metamaker.rendering.ink import INK, LINE, PAPER, QUIET, TINT
from metamaker.rendering.shapes import box, rule
from metamaker.rendering.text_fitting import Align, fit, line, words_line

SQUADRON, SALVO, MISSION = 20.0, 15.0, (30.0, 12.0)
MOST_SALVOS, MOST_MISSIONS = 6, 12
"""The maximum number of printed salvos of one weapon, and of missions of each kind."""

MOST_BLANK = 24
"""The maximum number of blank counters of a ship, for squadrons that are bought at the table."""

_SMALL = 2.3
_LABEL = 3.4


def squadron_batch(fleet: Fleet, words: Words) -> Batch:
    """Return a counter for every squadron aboard or beside the ships, with its label, and blank ones for open bays.

    The back shows that it may not fire (MV-2.1.5-02).
    """
    known = definitions(fleet).starfighters
    sources = sources_of(fleet, words)
    notes: list[str] = []
    pieces: list[Piece] = []
    for number, key in enumerate(dict.fromkeys(key for source in sources for key in source.squadrons), 1):
        squadron = known[key]
        name = squadron.name.strip() or key
        short = words.text("charts-counters-number", number=number)
        if lettered(name, SQUADRON - 2.4, 2, 2.7) is None:
            notes.append(f"{short} = {name}")
            name = short
        for source in sources:
            labels = (squadron_label(source.group, copy) for copy in range(1, source.squadrons.get(key, 0) + 1))
            pieces += (_squadron(squadron, name, label, source, words) for label in labels)
    blanks = (_blank(source, words) for source in sources for _ in range(min(source.open, MOST_BLANK)))
    return Batch(words.text("charts-counters-squadrons", count=len(pieces)), tuple(notes), 0.0, (*pieces, *blanks))


def _squadron(squadron: Starfighter, name: str, label: str, source: Source, words: Words) -> Piece:
    speed = words.text("charts-counters-speed", speed=squadron.speed_cm)
    front = _Face(name, label, squadron.strength, source, speed, _whose(source), INK)
    back = front._replace(foot=words["charts-counters-no_fire"], role=QUIET)
    return Piece(
        square(SQUADRON, _face_ops(front)), square(SQUADRON, _face_ops(back), quiet=True), ref("starfighters", squadron.id)
    )


def _blank(source: Source, words: Words) -> Piece:
    """Return a counter for a squadron that is bought at the table: a line for its type and a field for its number."""
    front = _Face("", "", None, source, "", _whose(source), INK)
    back = front._replace(foot=words["charts-counters-no_fire"], role=QUIET)
    return Piece(square(SQUADRON, _face_ops(front)), square(SQUADRON, _face_ops(back), quiet=True))


def _whose(source: Source) -> str:
    """Return the carrier, or the group with its command quality."""
    return f"{source.name} · {source.command}" if source.command else source.name


class _Face(NamedTuple):
    """A side of a squadron's counter; without a strength, values chosen at the table are left blank."""

    name: str
    label: str
    strength: int | None
    source: Source
    foot: str
    whose: str
    role: Role


def _face_ops(face: _Face) -> Iterator[Op]:
    """Yield the name above; jet, strength, label and crew quality in the middle; speed or state and the carrier below."""
    middle = SQUADRON / 2
    ground = TINT if face.role == QUIET else PAPER
    if face.name:
        yield from centred(middle, 1.0, fit(face.name, SQUADRON - 2.4, 2.7, BOLD), face.role)
    else:
        yield rule(1.6, 4.6, SQUADRON - 3.2, LINE, 0.2)
    yield Symbol(1.0, 6.4, 6.6, jet(), face.role, ground)
    strength = "" if face.strength is None else str(face.strength)
    yield Group(7.9, 6.6, die(strength, 5.4, DEFENCE)) if strength else _field(8.2, 6.9, 4.8)
    if face.label:
        label = fit(face.label, 5.4, _LABEL, BOLD, smallest=_SMALL)
        yield words_line(18.9, 9.4, label, weight=BOLD, role=face.role, align=Align.RIGHT)
    else:
        yield _field(14.4, 6.9, 4.4)
    crew = line(18.9, 12.7, str(face.source.crew), _SMALL, weight=BOLD, role=face.role, align=Align.RIGHT)
    yield crew
    yield Symbol(crew.x - 3.0, 10.6, 2.6, icon("crew_quality"), face.role, ground)
    below = fit(face.foot, SQUADRON - 2.4, _SMALL, BOLD)
    yield from centred(middle, 14.2, below, face.role)
    whose = lettered(face.whose, SQUADRON - 2.4, 1, _SMALL, "regular")
    if whose is not None and len(below.lines) == 1:
        yield words_line(middle, 18.8, whose, role=QUIET, align=Align.CENTRE)


def _field(x: float, y: float, side: float) -> Path:
    return Path(box(x, y, side, side, 0.6), fill=PAPER, stroke=LINE, width=0.2)


def mission_batch(fleet: Fleet, words: Words) -> Batch:
    """Return a counter for each mission at once, strike on the front and intercept on the back, and for each ship's CAP."""
    sources = sources_of(fleet, words)
    free = sum(source.missions for source in sources) + sum(sum(each.squadrons.values()) for each in sources if not each.place)
    strikes = min(free, MOST_MISSIONS)
    carriers = min(sum(bool(source.place and source.squadrons) for source in sources), MOST_MISSIONS)
    word = {name: words[f"charts-counters-{name}"] for name in ("strike", "intercept", "cap", "cap_waits")}
    pieces = [Piece(_mission(word["strike"], n), _mission(word["intercept"], n, quiet=True)) for n in range(1, strikes + 1)]
    pieces += [Piece(_mission(word["cap"], n), _mission(word["cap_waits"], n, quiet=True)) for n in range(1, carriers + 1)]
    return Batch(words.text("charts-counters-missions", count=len(pieces)), (), 0.0, tuple(pieces))


def _mission(name: str, number: int, *, quiet: bool = False) -> Drawing:
    width, height = MISSION
    title = fit(name, width - 13.0, 3.2, BOLD)
    return Drawing(
        width,
        height,
        (
            Path(box(0, 0, width, height), fill=TINT if quiet else PAPER, stroke=LINE, width=0.2),
            Symbol(1.4, 2.6, 6.8, jet(), INK, TINT if quiet else PAPER),
            words_line(9.6, title.baseline(height / 2), title, weight=BOLD),
            line(width - 1.4, 4.0, str(number), 2.9, weight=BOLD, role=QUIET, align=Align.RIGHT),
        ),
    )


def salvo_batch(fleet: Fleet, words: Words) -> Batch:
    """Return a handful of counters for each indirect weapon that the fleet carries, each under a letter. Rule MV-1.3.2-01."""
    carried: Counter[str] = Counter()
    weapons: dict[str, Weapon] = {}
    for ship in fleet.ships:
        for mounted in parts(design(fleet, fleet.ship_class(ship.ship_class))).mounts:
            if mounted.mount.count and mounted.weapon.target_method is TargetMethod.INDIRECT:
                carried[mounted.weapon.id] += mounted.mount.count
                weapons[mounted.weapon.id] = mounted.weapon
    notes: list[str] = []
    pieces: list[Piece] = []
    for place, (key, count) in enumerate(carried.items()):
        weapon, called = weapons[key], letter(place)
        notes.append(f"{called} = {weapon.name.strip() or key}")
        pieces += (_salvo(weapon, f"{called}{number}", words) for number in range(1, min(count, MOST_SALVOS) + 1))
    return Batch(words.text("charts-counters-salvos", count=len(pieces)), tuple(notes), 0.0, tuple(pieces))


def _salvo(weapon: Weapon, label: str, words: Words) -> Piece:
    middle = SALVO / 2
    reach = words.text("charts-counters-speed", speed=weapon.range_cm)
    modifier = f"+{weapon.damage_modifier}" if weapon.damage_modifier else ""
    damage = f"{weapon.pulse}{weapon.damage_die.value}{modifier}"

    def ops(foot: str) -> Iterator[Op]:
        yield arrow(middle, 0.5, 3.0, 2.4)
        yield Group(1.2, 4.0, wavy(weapon.indirect_turns, 5.6))
        name = fit(label, 6.6, 4.2, BOLD)
        yield words_line(SALVO - 1.2, 8.2, name, weight=BOLD, align=Align.RIGHT)
        below = fit(foot, SALVO - 2.0, 2.6, BOLD)
        yield words_line(middle, 13.2, below, weight=BOLD, align=Align.CENTRE)

    return Piece(square(SALVO, ops(reach)), square(SALVO, ops(damage), quiet=True), ref("weapons", weapon.id))
