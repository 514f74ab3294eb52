"""Changes of a match-up: ships or squadrons that stay at home, more ships, better crews, the start distance, a head start."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pickle import dumps, loads
from typing import Any, NamedTuple, TypeVar

from metamaker.core.ids import new_id
from metamaker.game_api.odds import Change
from metamaker.game_api.play import HeadStart as GivenHeadStart
from metamaker.games.metaverse.battle.ai import self_play
from metamaker.games.metaverse.battle.ai.self_play import Contestant, Match
from metamaker.games.metaverse.battle.score import points
from metamaker.games.metaverse.battle.turn.engine import DRAW
from metamaker.games.metaverse.encounters.rolling import SIDES, USUAL_CM, agreed
from metamaker.games.metaverse.forecast.forecast import told_apart
from metamaker.games.metaverse.match import duels
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.encounter import Encounter, HeadStart
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.starfighter import IndependentSquadron, Load
from metamaker.games.metaverse.stats.fleet import chosen_loadouts
from metamaker.play.results import Duel, Outcome

Entry = TypeVar("Entry", IndependentSquadron, Load)

Forces = tuple[Fleet, Fleet]


class SideRecipe(NamedTuple):
    """Changes of one fleet: ships that stay at home, classes with one more ship, steps of crew quality, squadrons at home.

    All lists are ids; a class or a squadron type may occur more than once. The steps apply to every class.
    """

    left: tuple[str, ...] = ()
    more: tuple[str, ...] = ()
    crew: int = 0
    grounded: tuple[str, ...] = ()


class Recipe(NamedTuple):
    """Changes of both fleets, the distance between their zones in cm, and a head start in points."""

    sides: tuple[SideRecipe, SideRecipe] = (SideRecipe(), SideRecipe())
    distance_cm: int = USUAL_CM
    head_start: HeadStart | None = None


def made(forces: Sequence[Fleet], recipe: Recipe) -> tuple[Forces, Encounter]:
    """Return the changed fleets, and their encounter."""
    one, other = changed(forces, recipe)
    return (one, other), agreed((one, other), recipe.distance_cm).with_(head_start=recipe.head_start)


def changed(forces: Sequence[Fleet], recipe: Recipe) -> Forces:
    """Return the changed fleets."""
    one, other = (_fleet(fleet, side) for fleet, side in zip(forces, recipe.sides, strict=True))
    return one, other


def _fleet(fleet: Fleet, side: SideRecipe) -> Fleet:
    if side.grounded:
        fleet = _without(fleet, side.grounded)
    if side.left:
        staying = [ship.id for ship in fleet.ships if ship.id not in side.left]
        # Squadrons without a carrier stay in the fleet, because the recipe does not mention them.
        fleet = force(fleet, staying).with_(squadrons=fleet.squadrons)
    if side.more:
        fleet = fleet.with_(ships=(*fleet.ships, *_further(fleet, side.more)))
    if side.crew:
        fielded = {ship.ship_class for ship in fleet.ships}
        classes = tuple(
            each.with_(crew_quality=each.crew_quality + side.crew) if each.id in fielded else each for each in fleet.classes
        )
        fleet = fleet.with_(classes=classes)
    return fleet


def loose_squadrons(fleet: Fleet) -> Counter[str]:
    """Return the squadrons that can stay at home without changing a design, by type: independent and chosen ones."""
    counts: Counter[str] = Counter()
    for entry in fleet.squadrons:
        counts[entry.starfighter] += entry.count
    for ship in fleet.ships:
        for loadout in chosen_loadouts(fleet, ship):
            for load in loadout.squadrons:
                counts[load.starfighter] += load.count
    return +counts


def _without(fleet: Fleet, grounded: Sequence[str]) -> Fleet:
    """Return the fleet without these squadrons, the independent ones first."""
    left = Counter(grounded)
    squadrons = tuple(_fewer(fleet.squadrons, left))
    ships = tuple(
        ship.with_(loadouts=tuple(each.with_(squadrons=tuple(_fewer(each.squadrons, left))) for each in ship.loadouts))
        if ship.loadouts and left
        else ship
        for ship in fleet.ships
    )
    return fleet.with_(squadrons=squadrons, ships=ships)


def _fewer(entries: Sequence[Entry], left: Counter[str]) -> Iterator[Entry]:
    """Yield entries without the squadrons in `left`, and deduct them from it; an entry without squadrons is omitted."""
    for entry in entries:
        staying = min(entry.count, left[entry.starfighter])
        left[entry.starfighter] -= staying
        if staying < entry.count:
            yield entry.with_(count=entry.count - staying) if staying else entry


def _further(fleet: Fleet, more: Sequence[str]) -> list[Ship]:
    """Return a new ship for each of the classes, under the leader of the fleet.

    It copies another ship of the class if there is one.
    """
    taken = {each.id for group in (fleet.classes, fleet.weapons, fleet.bays, fleet.starfighters, fleet.ships) for each in group}
    leader = next((ship.id for ship in fleet.ships if ship.commander is None and ship.level is not None), None)
    found: list[Ship] = []
    for key in more:
        known = fleet.ship_class(key)
        fellow = next((ship for ship in fleet.ships if ship.ship_class == key), None)
        new = new_id(key, taken)
        taken.add(new)
        number = sum(ship.ship_class == key for ship in (*fleet.ships, *found)) + 1
        found.append(
            Ship(
                id=new,
                name=f"{known.name or key} {number}",
                ship_class=key,
                commander=leader,
                loadouts=fellow.loadouts if fellow else (),
            )
        )
    return found


class Payload(NamedTuple):
    """The input of the battles: the two original fleets, pickled, a recipe, the captains.

    Workers build the fleets themselves, so that their cached results about classes serve all recipes.
    """

    forces: bytes
    recipe: Recipe
    captains: tuple[str, ...]


def bout(forces: Sequence[Fleet], recipe: Recipe, captains: Sequence[str]) -> Duel:
    """Return the changed match-up ready for many battles."""
    names = " and ".join(fleet.name for fleet in forces)
    return Duel(fight, payload_of(forces, recipe, captains), f"{names} {recipe}")


def payload_of(forces: Sequence[Fleet], recipe: Recipe, captains: Sequence[str]) -> Payload:
    """Return the input of battles. The same fleets always give the same bytes, so that workers recognise them."""
    return Payload(dumps(tuple(forces)), recipe, tuple(captains))


def fight(payload: Payload, seed: int, mirrored: bool, /) -> Outcome:
    """Fight one battle of a changed match-up."""
    return duels.fight(meetings_of(payload), seed, mirrored)


RECIPES_KEPT = 64
"""The number of changed match-ups that a process keeps ready, enough for one run of the balancer; their fleets share classes.
"""


@lru_cache(maxsize=RECIPES_KEPT)
def meetings_of(payload: Payload) -> duels.Meetings:
    """Return the changed match-up ready for its battles."""
    forces, encounter = made(_forces(payload.forces), payload.recipe)
    one, other = (Contestant(fleet, name) for fleet, name in zip(forces, payload.captains, strict=True))
    return duels.meetings(Match((one, other)), encounter)


@lru_cache(maxsize=2)
def _forces(pickled: bytes) -> Any:
    return loads(pickled)  # noqa: S301 - it comes from the process that started this one


def head_start(forces: Sequence[Fleet], given: GivenHeadStart) -> Change:
    """Return the change that gives a fleet points at the beginning. It changes neither fleets nor values."""
    fleet = told_apart(forces[0], forces[1])[given.side]
    start = HeadStart(side=SIDES[given.side], points=given.points, from_turn=given.from_turn)
    text = message("odds-head_start", fleet=fleet, points=given.points, turn=given.from_turn)
    return Change("head_start", text, Recipe(head_start=start), 0.0, 0.0, 0.0)


def leads(forces: Sequence[Fleet], captains: Sequence[str]) -> Duel:
    """Return the unchanged match-up ready for many battles that count the final leads of the first fleet."""
    names = " and ".join(fleet.name for fleet in forces)
    return Duel(fight_for_lead, payload_of(forces, Recipe(), captains), f"{names} leads")


def fight_for_lead(payload: Payload, seed: int, _mirrored: bool, /) -> Outcome:
    """Fight one battle. The label of the only count is the final lead of the first fleet in points, and the last turn.

    The seed decides whether the sides exchange their dice. So all battles are independent, unlike pairs with the same dice.
    """
    meetings, mirrored = meetings_of(payload), bool(seed & 1)
    match = meetings.swapped if mirrored else meetings.straight
    battle, captains = self_play.lined_up(match, seed, mirrored=mirrored, telling=False)
    result = self_play.decided(battle, captains)
    one, other = points(battle.table)
    lead = other - one if mirrored else one - other
    return Outcome(None if result == DRAW else result ^ int(mirrored), battle.table.turn, ((f"{lead} {battle.table.turn}", 1),))
