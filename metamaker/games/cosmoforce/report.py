"""The numbers of designs, ships and the document as blocks that can be shown without knowing the game; the roster."""

from collections import Counter

from metamaker.core.naming import called
from metamaker.core.stat import Stat, StatBlock
from metamaker.game.designs import Miniatures, Numbers, Report, Roster, RosterLine
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship, Team
from metamaker.games.cosmoforce.rules.editions import PlayedRules, rules_of
from metamaker.games.cosmoforce.stats.derived import HUNDRED, derived, mass_allowed, team_mass

HEADLINE = ("mass", "speed", "thrust", "complement", "starting_heat", "capacity")
"""What an overview shows of a ship."""


def report(fleet: Fleet, designs: bool) -> Report:
    """Return the numbers of every ship, or of every design; of the designs also without teams."""
    if designs or not fleet.ships:
        ships = tuple(design_numbers(fleet, design) for design in fleet.designs)
    else:
        ships = tuple(numbers(fleet, ship.id, called(ship), fleet.design(ship.design)) for ship in fleet.ships)
    return Report(ships, fleet_block(fleet), HEADLINE)


def design_numbers(fleet: Fleet, design: Design) -> Numbers:
    """Return the numbers of a design."""
    return numbers(fleet, design.id, called(design), design)


def numbers(fleet: Fleet, element: str, name: str, design: Design) -> Numbers:
    """Return the numbers of a design under the id and name of a ship, as the document plays."""
    rules = rules_of(fleet)
    slots = {
        str(number): _slot(None if kind is None else catalogue()[kind].name, boxes)
        for number, (kind, boxes) in enumerate(zip(design.slots, derived(design, rules).boxes, strict=True), 1)
    }
    return Numbers(element, name, design.id, design_block(design, rules), {"slots": slots})


def design_block(design: Design, rules: PlayedRules) -> StatBlock:
    """Return the numbers of a design under the rules that are played."""
    of = derived(design, rules)
    return StatBlock(
        (
            Stat("size_mod", of.size_mod, "", "Size Mod", "CF-SHIP-01"),
            Stat("mass", of.mass, "", "mass", "CF-DER-01"),
            Stat("thrust", of.thrust, "", "thrust", "CF-DER-04", better=1),
            Stat("speed", of.speed // HUNDRED, "", "starting speed", "CF-DER-05", better=1),
            Stat("complement", of.complement, "crew", "crew complement", "CF-DER-06", better=1),
            Stat("starting_heat", of.starting_heat, "", "starting heat", "CF-DER-07", better=-1),
            Stat("boxes", sum(of.boxes), "", "damage boxes", "CF-DER-08", better=1),
            Stat("capacity", of.capacity, "marks", "damage capacity", "CF-DER-09", better=1),
            Stat("empty_slots", design.slots.count(None), "", "empty slots", "CF-MODE-07"),
        )
    )


def _slot(name: str | None, boxes: int) -> StatBlock:
    return StatBlock(
        (
            Stat("system", name, "", "system", "CF-SHIP-02"),
            Stat("boxes", boxes, "", "damage boxes", "CF-DER-08"),
        )
    )


def fleet_block(fleet: Fleet) -> StatBlock:
    """Return the totals of a document, and the mass of each of its teams with what its budget allows."""
    return StatBlock(
        (
            Stat("edition", fleet.edition.value, "", "edition", "CF-ED-01"),
            Stat("designs", len(fleet.designs), "", "designs", "CF-SHIP-01"),
            Stat("teams", len(fleet.teams), "", "teams", "CF-MODE-02"),
            Stat("ships", len(fleet.ships), "", "ships", "CF-MODE-02"),
            Stat("mass", sum(team_mass(fleet, team) for team in fleet.teams), "", "mass of all ships", "CF-DER-01"),
            *(stat for team in fleet.teams for stat in _team(fleet, team.id)),
        )
    )


def _team(fleet: Fleet, team_id: str) -> tuple[Stat, Stat]:
    team = fleet.team(team_id)
    allowed = None if team.budget is None else mass_allowed(team.budget, len(team.ships))
    return (
        Stat(f"{team.id}.mass", team_mass(fleet, team), "", f"mass of {called(team)}", "CF-MODE-03"),
        Stat(f"{team.id}.mass_allowed", allowed, "", f"mass that {called(team)} may have", "CF-MODE-03"),
    )


def roster(fleet: Fleet) -> Roster:
    """Return the ships, team by team, each with its team in place of a commander."""
    ships = tuple(_line(fleet, team, ship) for team in fleet.teams for ship in team.ships)
    counts = Counter(ship.design for ship in fleet.ships)
    pieces = tuple(Miniatures("ship", key, called(fleet.design(key)), count) for key, count in counts.most_common())
    return Roster(fleet.name, fleet_block(fleet), ships, (), pieces)


def _line(fleet: Fleet, team: Team, ship: Ship) -> RosterLine:
    design = fleet.design(ship.design)
    block = design_block(design, rules_of(fleet))
    return RosterLine(ship.id, called(ship), design.id, called(design), None, called(team), block)
