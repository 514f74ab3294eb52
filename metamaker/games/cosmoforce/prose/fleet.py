"""A document in words, as it stands above its ships."""

from metamaker.core.naming import called
from metamaker.core.words import Words
from metamaker.game import Passage, StatText
from metamaker.games.cosmoforce.edits.subject import FLEET
from metamaker.games.cosmoforce.edits.summary import facts
from metamaker.games.cosmoforce.edits.terms import class_term
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.sheet.told import edition_term
from metamaker.games.cosmoforce.stats.derived import mass


def document_text(fleet: Fleet, told: Words) -> StatText:
    """Return the name of a document, its edition, and each team with its mass and its ships."""
    edition = f"Cosmoforce, {edition_term(fleet.edition, rules_of(fleet), told)}"
    passages = tuple(
        Passage(
            " · ".join((called(team), *facts(fleet, team.ref(), told))), tuple(_ship(fleet, ship, told) for ship in team.ships)
        )
        for team in fleet.teams
    )
    title = fleet.name.strip() or told["pages.nameless"]
    return StatText(FLEET, title, edition, (), passages)


def _ship(fleet: Fleet, ship: Ship, told: Words) -> str:
    design = fleet.design(ship.design)
    other = (called(design),) if called(design) != called(ship) else ()
    weighs = told.text("window.fact.mass", mass=mass(design))
    return ", ".join((called(ship), *other, class_term(design.ship_class, told), weighs))
