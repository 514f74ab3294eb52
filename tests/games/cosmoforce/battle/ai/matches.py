"""Matches between six-slot ships with different ideas."""

from metamaker.games.cosmoforce.battle.ai.self_play import Combatant, Contestant, Match
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.rules.editions import ROSTER, PlayedRules
from tests.games.cosmoforce.battle.fights import (
    AFTERBURNER,
    ARMOR,
    CAPITAL,
    CRUISER,
    DISSIPATOR,
    ENGINE,
    FIGHTER,
    HABITAT,
    HANGAR,
    LASER,
    MISSILE,
    RAILGUN,
    design,
)

KITE = design(CRUISER, ENGINE, LASER, LASER, RAILGUN, DISSIPATOR, HABITAT, name="Kite")
BRICK = design(CRUISER, ENGINE, MISSILE, RAILGUN, RAILGUN, DISSIPATOR, ARMOR, name="Brick")
DART = design(FIGHTER, ENGINE, AFTERBURNER, MISSILE, LASER, DISSIPATOR, DISSIPATOR, name="Dart")
BARGE = design(CAPITAL, ENGINE, HANGAR, HANGAR, LASER, DISSIPATOR, ARMOR, name="Barge")
ALL = (KITE, BRICK, DART, BARGE)


def match(one: Design, other: Design, captains: tuple[str, str] = ("plain", "plain"), rules: PlayedRules = ROSTER) -> Match:
    """Return a duel."""
    first, second = (
        Contestant(each.name, (Combatant(each.name, each),), name) for each, name in zip((one, other), captains, strict=True)
    )
    return Match((first, second), rules)


def teams(one: tuple[Design, ...], other: tuple[Design, ...], captains: tuple[str, str] = ("plain", "plain")) -> Match:
    """Return a team fight."""
    first, second = (
        Contestant("team", tuple(Combatant(f"{each.name} {number}", each) for number, each in enumerate(side)), name)
        for side, name in zip((one, other), captains, strict=True)
    )
    return Match((first, second))
