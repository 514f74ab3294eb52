"""Counters of squadrons, missions and salvos, as many as the fleet can put on the table."""

from collections import Counter
from collections.abc import Iterator

from metamaker.core.ids import ref
from metamaker.core.words import Words
from metamaker.games.metaverse.model.design import definitions, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import TargetMethod
from metamaker.games.metaverse.pages.context import Source, sources_of
from metamaker.games.metaverse.pages.counters_ships import Batch, Piece, arrow, centred, jet, lettered, square
from metamaker.games.metaverse.sheet.palette import DEFENCE
from metamaker.games.metaverse.sheet.tiles import die, wavy
from metamaker.games.metaverse.stats.parts import parts
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Path, Role, Symbol
from metamaker.sheets.ink import INK, LINE, PAPER, QUIET, TINT
from metamaker.sheets.lettering import Align, fit, line, words_line
from metamaker.sheets.shapes import box

SQUADRON, SALVO, MISSION = 20.0, 15.0, (30.0, 12.0)
MOST_SALVOS, MOST_MISSIONS = 6, 12
"""Salvos of one weapon, and missions of each kind, that are printed at most."""

_SMALL = 2.3


def squadron_batch(fleet: Fleet, words: Words) -> Batch:
    """Return a counter for every squadron aboard or beside the ships. The back says that it may not fire (MV-2.1.5-02)."""
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
        copies = ((source, copy) for source in sources for copy in range(source.squadrons.get(key, 0)))
        for copy, (source, _) in enumerate(copies, 1):
            pieces.append(_squadron(squadron, name, copy, source, words))
    return Batch(words.text("charts-counters-squadrons", count=len(pieces)), tuple(notes), 0.0, tuple(pieces))


def _squadron(squadron: Starfighter, name: str, copy: int, source: Source, words: Words) -> Piece:
    place = ref("starfighters", squadron.id)
    speed = words.text("charts-counters-speed", speed=squadron.speed_cm)
    carrier = lettered(source.name, SQUADRON - 2.4, 1, _SMALL, "regular") if source.place else None
    return Piece(
        square(SQUADRON, _squadron_ops(squadron, name, copy, speed, carrier and carrier.lines[0], INK)),
        square(SQUADRON, _squadron_ops(squadron, name, copy, words["charts-counters-no_fire"], None, QUIET), quiet=True),
        place,
    )


def _squadron_ops(squadron: Starfighter, name: str, copy: int, foot: str, carrier: str | None, role: Role) -> Iterator[Op]:
    """Name above, jet and strength in the middle, speed or state and the carrier below."""
    middle = SQUADRON / 2
    title = fit(name, SQUADRON - 2.4, 2.7, BOLD)
    yield from centred(middle, 1.0, title, role)
    ground = TINT if role == QUIET else PAPER
    yield Symbol(1.2, 6.2, 7.6, jet(), role, ground)
    yield Group(9.6, 7.2, die(squadron.strength, 5.6, DEFENCE))
    yield line(18.9, 9.2, str(copy), _SMALL, role=QUIET, align=Align.RIGHT)
    below = fit(foot, SQUADRON - 2.4, _SMALL, BOLD)
    yield from centred(middle, 14.2, below, role)
    if carrier is not None and len(below.lines) == 1:
        yield line(middle, 18.8, carrier, fit(carrier, SQUADRON - 2.4, _SMALL).size, role=QUIET, align=Align.CENTRE)


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
    """Return a handful of counters for each indirect weapon that the fleet carries, called by a letter. Rule MV-1.3.2-01."""
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
        weapon, letter = weapons[key], _letter(place)
        notes.append(f"{letter} = {weapon.name.strip() or key}")
        pieces += (_salvo(weapon, f"{letter}{number}", words) for number in range(1, min(count, MOST_SALVOS) + 1))
    return Batch(words.text("charts-counters-salvos", count=len(pieces)), tuple(notes), 0.0, tuple(pieces))


def _letter(place: int) -> str:
    """Return A to Z, then AA, AB and so on."""
    first, last = divmod(place, 26)
    return (chr(64 + first) if 0 < first <= 26 else "") + chr(65 + last)


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
