"""A document cut to some of its ships or designs: what goes to an opponent."""

from collections.abc import Collection

from metamaker.games.cosmoforce.model.fleet import Fleet, Team


def alone(fleet: Fleet, printed: Collection[str]) -> Fleet:
    """Return a document of the ships and designs with these references (`ships/…`, `designs/…`) and of what they use.

    Left out are notes, tags, other ships and designs, and teams of which nothing is left.
    """
    teams = tuple(
        Team(id=team.id, name=team.name, budget=team.budget, ships=ships)
        for team in fleet.teams
        if (ships := tuple(ship for ship in team.ships if ship.ref() in printed))
    )
    wanted = {ship.design for team in teams for ship in team.ships}
    return Fleet(
        name=fleet.name,
        author=fleet.author,
        public=fleet.public,
        edition=fleet.edition,
        toggles=fleet.toggles,
        options=fleet.options,
        designs=tuple(
            design.with_(notes="", tags=()) for design in fleet.designs if design.id in wanted or design.ref() in printed
        ),
        teams=teams,
    )
