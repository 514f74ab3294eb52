"""Play states from the fields of filled-in sheets."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from pydantic import ValidationError

from metamaker.core.ids import copy_ref, ref
from metamaker.core.schema_errors import JsonObject
from metamaker.games.metaverse.loss_limits import system_copies
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import layers
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.play_state import ArcState, Flag, SectionLosses, ShipState, SquadronState
from metamaker.games.metaverse.sheet.form import KEPT, WRITTEN

Values = Mapping[str, str]

Ticks = dict[str, dict[int, bool]]
"""The ticks of the bubbles of each run, by number; runs by their references inside a ship."""

_PLOT = re.compile(rf"{WRITTEN}/plot/(\d+)/(speed|orders)")
_CELLS = re.compile(r"(.+)#(\d+)-(\d+)")
_BUBBLE = re.compile(r"(.+)#(\d+)")


def filled_state(fleet: Fleet, values: Values) -> JsonObject:
    """Return the body of the play state of these fields; values without a field stay as they were printed.

    References name the fields, and a box in a ship's state has the name of its entry there, even for new entries.
    """
    by_owner: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for name, value in values.items():
        group, _, rest = name.partition("/")
        element, _, place = rest.partition("/")
        by_owner[ref(group, element)][place] = value
    ships, turn = [], 0
    for ship in fleet.ships:
        if ship.ref() in by_owner:
            own = by_owner[ship.ref()]
            state, printed = _ship(ship.id, fleet.ship_class(ship.ship_class), fleet, own)
            turn = max(turn, printed, _turn(own))
            ships += [state] if len(state) > 1 else []
    beside = [each for entry in fleet.squadrons for each in _beside(ref("squadrons", entry.id), by_owner, fleet)]
    return {"fleet": fleet.name, "turn": turn, "ships": ships, "squadrons": beside}


def _ship(ship_id: str, of: ShipClass, fleet: Fleet, values: Values) -> tuple[JsonObject, int]:
    """Return the state of a ship, only with its id if it lost nothing, and the turn on its printed sheet."""
    before, turn = _printed(values.get(KEPT, ""))
    made: JsonObject = before.model_dump(mode="json", exclude_defaults=True) | {"id": ship_id}
    ticks = _ticks(values)
    copies = system_copies(of)
    flags = {each.system: set(each.flags) for each in before.systems}
    for run, boxes in ticks.items():
        parts = run.split("/")
        if len(parts) == 2 and parts[1] in SectionLosses.model_fields and parts[0] in _SECTIONS:
            _set(made, ("losses", *parts), _by_layer(of, SectionName(parts[0]), parts[1], boxes))
        elif len(parts) == 3 and parts[0] == "arcs" and parts[2] in ArcState.model_fields:
            _set(made, tuple(parts), _amount(ArcState.model_fields[parts[2]].default, boxes))
        elif ref(of.ref(), run) in copies:
            for number, is_ticked in boxes.items():
                own = flags.setdefault(copy_ref(of.ref(run), number), set())
                # Destroyed and used-up systems were printed, and their boxes may have no tick.
                own.update({Flag.DISABLED} if is_ticked and not own & _FOR_GOOD else ())
                own.difference_update(() if is_ticked else (Flag.DISABLED,))
        else:
            _set_entry(made, of, parts, boxes)
    made["systems"] = [
        {"system": system, "flags": [each.value for each in Flag if each in own]} for system, own in flags.items() if own
    ]
    made["squadrons"] = _squadrons(before.squadrons, dict(_strength(ticks, fleet)))
    speed = _speed(values)
    if speed is not None:
        made["speed"] = speed
    return _without_empty(made), turn


def _squadrons(before: Iterable[SquadronState], ticked: Mapping[str, int]) -> list[JsonObject]:
    """Return the squadrons of a ship with the ticked strength; their morale conditions stay."""
    met = {each.squadron: [str(condition) for condition in each.conditions] for each in before}
    lost = {each.squadron: each.strength_lost for each in before} | dict(ticked)
    return [
        {"squadron": squadron, "strength_lost": strength} | ({"conditions": met[squadron]} if met.get(squadron) else {})
        for squadron, strength in lost.items()
        if strength or met.get(squadron)
    ]


def _without_empty(record: JsonObject) -> JsonObject:
    """Return a record without empty entries; a speed of 0 is not empty, because the ship is at rest."""
    inner = {key: _without_empty(value) if isinstance(value, dict) else value for key, value in record.items()}
    return {key: value for key, value in inner.items() if value or key == "speed"}


_SECTIONS = frozenset(each.value for each in SectionName)
_FOR_GOOD = frozenset({Flag.DESTROYED, Flag.EXPENDED})


def _printed(kept: str) -> tuple[ShipState, int]:
    """Return the printed state of a sheet, and its turn; other programs may have changed it, so it may be invalid."""
    turn, _, state = kept.partition(" ")
    try:
        return ShipState.model_validate_json(state), int(turn)
    except (ValidationError, ValueError):
        return ShipState(id="x"), 0


def _ticks(values: Values) -> Ticks:
    found: defaultdict[str, dict[int, bool]] = defaultdict(dict)
    for place, value in values.items():
        cells, bubble = _CELLS.fullmatch(place), _BUBBLE.fullmatch(place)
        if cells:
            for number in range(int(cells[2]), min(int(cells[3]), int(cells[2]) + len(value)) + 1):
                found[cells[1]][number] = value[number - int(cells[2]) :][:1].strip() != ""
        elif bubble:
            found[bubble[1]][int(bubble[2])] = bool(value)
    return found


def _count(boxes: Mapping[int, bool]) -> int:
    return sum(boxes.values())


def _by_layer(of: ShipClass, name: SectionName, part: str, boxes: Mapping[int, bool]) -> list[int]:
    """Return the number of ticked boxes in each layer; boxes are numbered through all of them."""
    section = of.sections[name]
    amounts, first = [], 1
    for layer in () if section is None else layers(section):
        after = first + getattr(layer, part)
        amounts.append(sum(boxes.get(number, False) for number in range(first, after)))
        first = after
    while amounts and not amounts[-1]:
        amounts.pop()
    return amounts


def _amount(usual: object, boxes: Mapping[int, bool]) -> int | bool:
    return any(boxes.values()) if isinstance(usual, bool) else _count(boxes)


def _set(made: JsonObject, path: tuple[str, ...], value: object) -> None:
    """Set a value in nested records; no entry is removed."""
    *outer, last = path
    for key in outer:
        made = made.setdefault(key, {})
    made.pop(last, None)
    if value:
        made[last] = value


def _set_entry(made: JsonObject, of: ShipClass, parts: list[str], boxes: Mapping[int, bool]) -> None:
    """Set the entries of a ship's state whose names the boxes have.

    `rolled#1` is the entry itself, `conditions/section#1` one of the values in its list, `core/guns/fired#2` a part in its
    list.
    """
    fields = ShipState.model_fields
    if len(parts) == 1 and parts[0] in fields:
        _set(made, (parts[0],), _amount(fields[parts[0]].default, boxes))
    elif len(parts) == 2 and parts[0] in fields and fields[parts[0]].default == ():
        _list(made, parts[0], [parts[1]], is_in=any(boxes.values()))
    elif len(parts) == 3 and parts[2] in fields and fields[parts[2]].default == ():
        for number, is_ticked in boxes.items():
            _list(made, parts[2], [copy_ref(of.ref(*parts[:2]), number)], is_in=is_ticked)


def _list(made: JsonObject, key: str, names: Iterable[str], *, is_in: bool) -> None:
    listed = made.setdefault(key, [])
    for name in names:
        if is_in and name not in listed:
            listed.append(name)
        elif not is_in and name in listed:
            listed.remove(name)


def _strength(ticks: Ticks, fleet: Fleet) -> Iterator[tuple[str, int]]:
    """Yield the squadrons on a sheet with their lost strength: all of it if the squadron itself is ticked."""
    strengths = {ref("starfighters", kind.id): kind.strength for kind in fleet.starfighters}
    of_one = {run: boxes for run, boxes in ticks.items() if "#" in run and run.partition("#")[0] in strengths}
    squadrons = {run: _count(boxes) for run, boxes in of_one.items()}
    for run, boxes in ticks.items():
        for number, is_ticked in boxes.items() if run in strengths else ():
            squadron = copy_ref(run, number)
            squadrons[squadron] = strengths[run] if is_ticked else squadrons.get(squadron, 0)
    yield from squadrons.items()


def _beside(entry: str, by_owner: Mapping[str, Values], fleet: Fleet) -> Iterator[JsonObject]:
    for squadron, lost in _strength(_ticks(by_owner.get(entry, {})), fleet):
        if lost:
            yield {"squadron": entry + squadron[squadron.index("#") :], "strength_lost": lost}


def _plots(values: Values) -> Iterator[tuple[int, str, str]]:
    for place, value in values.items():
        found = _PLOT.fullmatch(place)
        if found and value.strip():
            yield int(found[1]), found[2], value.strip()


def _turn(values: Values) -> int:
    """Return the last plotted turn."""
    return max((turn for turn, _, _ in _plots(values)), default=0)


def _speed(values: Values) -> int | None:
    """Return the speed of the last plot with a speed, None without any."""
    speeds = {turn: int(value) for turn, what, value in _plots(values) if what == "speed" and re.fullmatch(r"\d{1,3}", value)}
    return speeds[max(speeds)] if speeds else None
