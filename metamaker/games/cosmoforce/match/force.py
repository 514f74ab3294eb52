"""Forces for a fight: the teams of a document, a team, some ships, or one ship of a design (CF-MODE); and duels of them."""

from collections.abc import Sequence

from metamaker.core.display_names import called
from metamaker.core.errors import FileProblem
from metamaker.core.ids import new_id
from metamaker.core.issue import Issue, errors_in
from metamaker.core.messages import Listing, language_in_force
from metamaker.game_api.documents import NotInDocument
from metamaker.games.cosmoforce.battle.ai.self_play import Combatant, Contestant, Match, fight
from metamaker.games.cosmoforce.checks import check_fleet
from metamaker.games.cosmoforce.lookup import found
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.attendance import everyone, present, without_log
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship, Team
from metamaker.games.cosmoforce.rules.editions import PlayedRules, rules_of
from metamaker.play.results import Duel
from metamaker.play.story import LETTERS


def sides(fleet: Fleet) -> tuple[Fleet, ...]:
    """Return the teams of a document as forces, if ships of at least two come. Rules CF-MODE-01, CF-MODE-02."""
    fleet = present(fleet)
    teams = [team for team in fleet.teams if team.ships]
    return tuple(_of_team(fleet, team) for team in teams) if len(teams) > 1 else ()


def force(fleet: Fleet, names: Sequence[str]) -> Fleet:
    """Return the document reduced to one team with these ships; a design stands for one ship of it, a team for its ships.

    Without names it has the ships of all teams that come, or one ship of each design if there is none. Ships at home only come
    if they are named. A complete team keeps its name and budget. Raises NotInDocument, also for a ship named twice, because
    there is only one of it.
    """
    whole, fleet = fleet, present(fleet)
    teams = [team for team in fleet.teams if team.ships]
    if not names and len(teams) == 1:
        return _of_team(fleet, teams[0])
    if len(names) == 1:
        for team in teams:
            if names[0].lower() in {team.id.lower(), called(team).lower()}:
                return _of_team(fleet, team)
    fleet = everyone(whole) if names else fleet
    refs = [found(fleet, name) for name in names] or [each.ref() for each in fleet.ships or fleet.designs]
    if not refs:
        raise NotInDocument(message("play-empty", name=fleet.name))
    ships = _ships(fleet, refs)
    name = ships[0].name if len(ships) == 1 else fleet.name or "Ships"
    return _of_team(fleet, Team(id="force", name=name, ships=tuple(ships)))


def _ships(fleet: Fleet, refs: Sequence[str]) -> list[Ship]:
    by_ref = {ship.ref(): ship for ship in fleet.ships}
    taken = {"force", *(design.id for design in fleet.designs), *(ship.id for ship in fleet.ships)}
    coming: list[Ship] = []
    for ref in refs:
        ship = by_ref.get(ref)
        if ship is not None and any(ship.id == each.id for each in coming):
            raise NotInDocument(message("play-twice", ship=called(ship)))
        if ship is None:
            design = fleet.design(ref.partition("/")[2])
            ship = Ship(id=new_id(design.id, taken), name=called(design), design=design.id)
        coming.append(without_log(ship))
        taken.add(ship.id)
    return coming


def _of_team(fleet: Fleet, team: Team) -> Fleet:
    """Return the document with only this team and its designs."""
    needed = {ship.design for ship in team.ships}
    designs = tuple(design for design in fleet.designs if design.id in needed)
    return fleet.with_(name=called(team), teams=(team,), designs=designs)


def flaws(force: Fleet) -> tuple[Issue, ...]:
    """Return the errors of a force: designs, and the mass of a team with a budget. Rule CF-MODE-03."""
    return errors_in(check_fleet(force))


def common_rules(forces: Sequence[Fleet]) -> PlayedRules:
    """Return the common rules of forces, because a game uses one edition. Rules CF-ED-01, CF-SHIP-06.

    Raises FileProblem if they differ, or if a ship has no system, because it cannot fight.
    """
    for force in forces:
        for ship in force.ships:
            if not force.design(ship.design).systems:
                raise FileProblem("", "", message("play-no-systems", ship=ship.name))
    first, *others = (rules_of(force) for force in forces)
    for rules in others:
        different = [name for name in first._fields if getattr(first, name) != getattr(rules, name)]
        if different:
            labels = Listing(tuple(message(f"window-property-fleet-{name}-label") for name in different))
            raise FileProblem("", "", message("play-other-rules", rules=labels))
    return first


def side_names(forces: Sequence[Fleet]) -> tuple[str, ...]:
    """Return the names of the sides; sides with the same name also get their letters."""
    names = [force.name or "Ships" for force in forces]
    return tuple(f"{name} ({letter})" if names.count(name) > 1 else name for letter, name in zip(LETTERS, names, strict=False))


def duel(forces: Sequence[Fleet], captains: Sequence[str]) -> Duel:
    """Return two forces under their captains, ready for many battles. Raises FileProblem if their rules differ."""
    rules = common_rules(forces)
    sides = [
        Contestant(name, tuple(Combatant(ship.name, fleet.design(ship.design)) for ship in fleet.ships), captain)
        for name, fleet, captain in zip(side_names(forces), forces, captains, strict=True)
    ]
    one, other = sides
    match_up = " ".join(f"{side.name}:{','.join(ship.name for ship in side.ships)}:{side.captain}" for side in sides)
    is_itself = one.ships == other.ships and one.captain == other.captain
    return Duel(fight, Match((one, other), rules, language_in_force()), match_up, is_itself)
