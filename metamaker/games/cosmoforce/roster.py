"""Who comes to the table: the ships of all teams, and the pieces that they need."""

from collections import Counter

from metamaker.core.naming import called
from metamaker.game import Miniatures, Roster, RosterLine
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship, Team
from metamaker.games.cosmoforce.report import design_block, fleet_block
from metamaker.games.cosmoforce.rules.editions import rules_of


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
