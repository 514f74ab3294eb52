"""Play states: the losses and speeds of all ships of a fleet at one point of a battle."""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, StringConstraints, model_validator

from metamaker.core.envelope import Format
from metamaker.core.errors import FileProblem
from metamaker.core.frozen import Frozen, Id, Many, Name
from metamaker.core.ids import ref
from metamaker.core.messages import Message
from metamaker.core.schema_errors import JsonObject
from metamaker.core.validation import validated, wrong_at
from metamaker.games.metaverse.loss_limits import (
    adaptation_levels,
    ftl_charge,
    limited_copies,
    squadrons_aboard,
    squadrons_beside,
    system_copies,
)
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.fleet import MAX_SHIPS, Fleet
from metamaker.games.metaverse.model.section import Layer, Section, layers
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import Condition, HullHits, Small, SquadronCondition


def _with_more_of_a_ship(body: JsonObject) -> JsonObject:
    """Return the body unchanged: format 2 only adds optional fields of ships."""
    return body


def _with_morale_of_squadrons(body: JsonObject) -> JsonObject:
    """Return the body unchanged: format 3 only adds optional morale conditions of squadrons."""
    return body


PLAY = Format("play", (_with_more_of_a_ship, _with_morale_of_squadrons))
"""The kind and the released formats of play states."""

MAX_ENTRIES = 2000
"""The most systems or squadrons that one ship can list."""

Ref = Annotated[str, StringConstraints(pattern=r"^[a-z_]+(/[a-z0-9_-]+)+(#[1-9][0-9]{0,4})?$", max_length=340)]
"""A reference to an item of the fleet, or to one copy of it: `classes/cruiser/core/sensor-2#1`."""

Whole = Annotated[int, Field(ge=0, le=999)]
ByLayer = Annotated[Many[HullHits], Field(max_length=99)]
"""Amounts lost in each hull layer, top first; missing layers have no losses."""


class Flag(StrEnum):
    """A reason why a copy of a system does not work; the flags are independent of each other. Rule MV-0.0.0-07."""

    DISABLED = "disabled"
    DESTROYED = "destroyed"
    EXPENDED = "expended"
    UNPOWERED = "unpowered"
    SWITCHED_OFF = "switched_off"


class Departure(StrEnum):
    """How a ship left the table, other than by destruction."""

    JUMP = "jump"
    RETREAT = "retreat"
    BROKEN_OFF = "broken_off"


LOST = frozenset({Flag.DISABLED, Flag.DESTROYED, Flag.EXPENDED})
"""The flags of a system that does not operate, as criticals count it. Rule MV-1.3.7-15."""


class SectionLosses(Frozen):
    """Boxes and parties lost in a section."""

    hull_hits: ByLayer = ()
    crew_parties: ByLayer = ()
    marine_parties: ByLayer = ()


class Losses(Frozen):
    """The losses in each section."""

    core: SectionLosses = SectionLosses()
    fore: SectionLosses = SectionLosses()
    aft: SectionLosses = SectionLosses()
    port: SectionLosses = SectionLosses()
    starboard: SectionLosses = SectionLosses()

    def __getitem__(self, name: SectionName) -> SectionLosses:
        """Return the losses of the section called `name`."""
        losses: SectionLosses = getattr(self, name)
        return losses


class ArcState(Frozen):
    """Lost shield hits and plates of an arc, the adaptation level of its shields (MV-3.5.9-02); `dropped` shields are down."""

    shield_hits: Small = 0
    ablative_plates: Small = 0
    adaptation: HullHits = 0
    dropped: bool = False


class ArcStates(Frozen):
    """The state of the defences of each arc."""

    fore: ArcState = ArcState()
    aft: ArcState = ArcState()
    port: ArcState = ArcState()
    starboard: ArcState = ArcState()

    def __getitem__(self, arc: Arc) -> ArcState:
        """Return the state of the defences of `arc`."""
        state: ArcState = getattr(self, arc)
        return state


class SystemState(Frozen):
    """One copy of a system and its flags: `classes/cruiser/core/sensor-2#1`."""

    system: Ref
    flags: Annotated[Many[Flag], Field(min_length=1, max_length=len(Flag))]


class SquadronState(Frozen):
    """The lost strength of a squadron: `starfighters/kite#2` aboard a ship, or `squadrons/kites#1` without a carrier.

    `conditions` are its morale conditions (MV-2.3.2-11); record sheets have no space for them (MV-3.7.8-01).
    """

    squadron: Ref
    strength_lost: Small
    conditions: Annotated[Many[SquadronCondition], Field(max_length=len(SquadronCondition))] = ()


Squadrons = Annotated[Many[SquadronState], Field(max_length=MAX_ENTRIES)]


class ShipState(Frozen):
    """A ship of the roster. `speed` is in cm per turn, None if unknown; `departure`: how it left the table.

    `rolled`: whether port and starboard have changed sides (MV-1.2.3-04). `conditions`: its morale conditions (MV-2.3.2-11).
    `crew_quality_lost`: 1 for a ship outside its fleet (MV-3.8.0-02). `fired`: copies of limited weapons that fired in the
    previous turn (MV-3.6.10-02). Squadrons of a type are numbered through the bays of the ship: first those of permanent
    loadouts, section by section.
    """

    id: Id
    speed: Whole | None = None
    departure: Departure | None = None
    ftl_charge: Small = 0
    rolled: bool = False
    crew_quality_lost: Annotated[int, Field(ge=0, le=1)] = 0
    conditions: Annotated[Many[Condition], Field(max_length=len(Condition))] = ()
    losses: Losses = Losses()
    arcs: ArcStates = ArcStates()
    systems: Annotated[Many[SystemState], Field(max_length=MAX_ENTRIES)] = ()
    fired: Annotated[Many[Ref], Field(max_length=MAX_ENTRIES)] = ()
    squadrons: Squadrons = ()

    def ref(self, *path: str) -> str:
        """Return the reference of this ship or of a part of its state."""
        return ref("ships", self.id, *path)


class PlayState(Frozen):
    """A battle after `turn` turns. Unlisted ships and systems are as on the first turn.

    `fleet` is the name of the fleet, for information. `misfits` checks the references.
    """

    fleet: Name = ""
    turn: Whole = 0
    ships: Annotated[Many[ShipState], Field(max_length=MAX_SHIPS)] = ()
    squadrons: Squadrons = ()

    @model_validator(mode="after")
    def _listed_once(self) -> Self:
        _once("ships", (ship.id for ship in self.ships))
        for ship in self.ships:
            _once(ship.ref("conditions"), ship.conditions)
            _once(ship.ref("systems"), (each.system for each in ship.systems))
            _once(ship.ref("fired"), ship.fired)
            _once(ship.ref("squadrons"), (each.squadron for each in ship.squadrons))
            for each in ship.squadrons:
                _once(ship.ref("squadrons", each.squadron, "conditions"), each.conditions)
        _once("squadrons", (each.squadron for each in self.squadrons))
        for each in self.squadrons:
            _once(ref(each.squadron, "conditions"), each.conditions)
        return self

    def ship(self, ship_id: str) -> ShipState:
        """Return the state of a ship; that of the first turn if it is not listed."""
        return next((ship for ship in self.ships if ship.id == ship_id), ShipState(id=ship_id))


def _once(place: str, names: Iterable[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise wrong_at(place, message("broken-listed-twice", id=name))
        seen.add(name)


Misfit = tuple[str, Message]
"""The location and description of a part of a state that does not match its fleet."""

_PARTS = ("hull_hits", "crew_parties", "marine_parties")


def play_state(body: JsonObject, fleet: Fleet, file: str) -> PlayState:
    """Return the play state of a body in the present format. Raises FileProblem if it is not a play state of `fleet`."""
    state = validated(PlayState, body, file)
    for place, sentence in misfits(state, fleet):
        raise FileProblem(file, place, sentence)
    return state


def misfits(state: PlayState, fleet: Fleet) -> Iterator[Misfit]:
    """Yield the location and description of everything in `state` that is not in `fleet`."""
    known = {ship.id for ship in fleet.ships}
    for ship in state.ships:
        if ship.id not in known:
            yield ship.ref(), message("broken-reference", group="ships", id=ship.id)
        else:
            yield from _ship(ship, fleet)
    yield from _squadrons(state.squadrons, squadrons_beside(fleet), "", message("broken-squadron-beside"), fleet)


def _ship(ship: ShipState, fleet: Fleet) -> Iterator[Misfit]:
    entry = fleet.ship(ship.id)
    of_class = fleet.ship_class(entry.ship_class)
    yield from _at_most(ship.ref("ftl_charge"), ship.ftl_charge, ftl_charge(of_class))
    for name in SectionName:
        yield from _section(ship.ref("losses", name), ship.losses[name], of_class.sections[name])
    yield from _arcs(ship, of_class)
    copies = system_copies(of_class)
    for each in ship.systems:
        what = message("broken-system-of-class", ship_class=of_class.id)
        yield from _copy(ship.ref("systems", each.system), each.system, copies, what)
    limited = limited_copies(fleet, of_class)
    for each_fired in ship.fired:
        what = message("broken-limited-of-class", ship_class=of_class.id)
        yield from _copy(ship.ref("fired", each_fired), each_fired, limited, what)
    what = message("broken-squadron-aboard")
    yield from _squadrons(ship.squadrons, squadrons_aboard(fleet, entry), ship.ref(), what, fleet)


def _section(place: str, lost: SectionLosses, section: Section | None) -> Iterator[Misfit]:
    had = () if section is None else layers(section)
    for part in _PARTS:
        amounts: tuple[int, ...] = getattr(lost, part)
        if any(amounts[len(had) :]):
            yield ref(place, part), message("broken-layers", most=len(had), found=len(amounts))
            continue
        for number, (amount, layer) in enumerate(zip(amounts, had, strict=False), 1):
            yield from _at_most(ref(place, part, str(number)), amount, _amount(layer, part))


def _amount(layer: Layer, part: str) -> int:
    amount: int = getattr(layer, part)
    return amount


def _arcs(ship: ShipState, of_class: ShipClass) -> Iterator[Misfit]:
    for arc in Arc:
        lost, had, place = ship.arcs[arc], of_class.arcs[arc], ship.ref("arcs", arc)
        yield from _at_most(ref(place, "shield_hits"), lost.shield_hits, had.shield_hits)
        yield from _at_most(ref(place, "ablative_plates"), lost.ablative_plates, had.ablative_plates)
        yield from _at_most(ref(place, "adaptation"), lost.adaptation, adaptation_levels(of_class)[arc])
        yield from _at_most(ref(place, "dropped"), int(lost.dropped), min(1, had.shield_hits))


def _squadrons(
    listed: tuple[SquadronState, ...], had: Mapping[str, int], owner: str, what: Message, fleet: Fleet
) -> Iterator[Misfit]:
    for each in listed:
        place = ref(owner, "squadrons", each.squadron) if owner else each.squadron
        yield from _copy(place, each.squadron, had, what)
        element = each.squadron.partition("#")[0]
        if element in had:
            yield from _at_most(place, each.strength_lost, _strength(fleet, element))


def _strength(fleet: Fleet, element: str) -> int:
    """Return the strength of the squadrons that a reference names: a type, or an entry beside the ships."""
    group, _, name = element.partition("/")
    if group == "squadrons":
        name = next(entry.starfighter for entry in fleet.squadrons if entry.id == name)
    return next(kind.strength for kind in fleet.starfighters if kind.id == name)


def _copy(place: str, named: str, had: Mapping[str, int], what: Message) -> Iterator[Misfit]:
    element, _, number = named.partition("#")
    if not number or element not in had or int(number) > had[element]:
        yield place, message("broken-copy", what=what, reference=named)


def _at_most(place: str, amount: int, most: int) -> Iterator[Misfit]:
    if amount > most:
        yield place, message("broken-amount", most=most, found=amount)
