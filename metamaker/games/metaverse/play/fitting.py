"""Whether a play state fits a fleet: every reference to something that is there, nothing lost that was never had."""

from collections.abc import Iterator, Mapping

from metamaker.core.envelope import Body
from metamaker.core.ids import ref
from metamaker.core.problem import FileProblem
from metamaker.core.validation import validated
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Layer, Section, layers
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.play.extent import (
    adaptation_levels,
    ftl_charge,
    squadrons_aboard,
    squadrons_beside,
    system_copies,
)
from metamaker.games.metaverse.play.state import PlayState, SectionLosses, ShipState, SquadronState

Misfit = tuple[str, str]
"""Where a state does not fit, and what was expected there."""

_PARTS = ("hull_hits", "crew_parties", "marine_parties")


def play_state(body: Body, fleet: Fleet, file: str) -> PlayState:
    """Return the play state of a body in the present format. Raises FileProblem if it is none, or not one of `fleet`."""
    state = validated(PlayState, body, file)
    for place, sentence in misfits(state, fleet):
        raise FileProblem(file, place, sentence)
    return state


def misfits(state: PlayState, fleet: Fleet) -> Iterator[Misfit]:
    """Yield the place and a sentence for everything in `state` that `fleet` does not have."""
    known = {ship.id for ship in fleet.ships}
    for ship in state.ships:
        if ship.id not in known:
            yield ship.ref(), f"the id of one of the ships was expected, “{ship.id}” is none"
        else:
            yield from _ship(ship, fleet)
    yield from _squadrons(state.squadrons, squadrons_beside(fleet), "", "squadron beside the ships", fleet)


def _ship(ship: ShipState, fleet: Fleet) -> Iterator[Misfit]:
    entry = fleet.ship(ship.id)
    of_class = fleet.ship_class(entry.ship_class)
    yield from _at_most(ship.ref("ftl_charge"), ship.ftl_charge, ftl_charge(of_class))
    for name in SectionName:
        yield from _section(ship.ref("losses", name), ship.losses[name], of_class.sections[name])
    yield from _arcs(ship, of_class)
    copies = system_copies(of_class)
    for each in ship.systems:
        yield from _copy(ship.ref("systems", each.system), each.system, copies, f"copy of a system of class “{of_class.id}”")
    yield from _squadrons(ship.squadrons, squadrons_aboard(fleet, entry), ship.ref(), "squadron that may be aboard", fleet)


def _section(place: str, lost: SectionLosses, section: Section | None) -> Iterator[Misfit]:
    had = () if section is None else layers(section)
    for part in _PARTS:
        amounts: tuple[int, ...] = getattr(lost, part)
        if any(amounts[len(had) :]):
            yield ref(place, part), f"amounts for at most {len(had)} layers were expected, found {len(amounts)}"
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


def _squadrons(
    listed: tuple[SquadronState, ...], had: Mapping[str, int], owner: str, what: str, fleet: Fleet
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


def _copy(place: str, named: str, had: Mapping[str, int], what: str) -> Iterator[Misfit]:
    element, _, number = named.partition("#")
    if not number or element not in had or int(number) > had[element]:
        yield place, f"the reference of a {what} was expected, “{named}” is none"


def _at_most(place: str, amount: int, most: int) -> Iterator[Misfit]:
    if amount > most:
        yield place, f"at most {most} was expected, found {amount}"
