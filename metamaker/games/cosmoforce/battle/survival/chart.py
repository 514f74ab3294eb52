"""The threat chart as battles read it (CF-THR)."""

from metamaker.games.cosmoforce.battle.start import Entry
from metamaker.games.cosmoforce.battle.state.plan import Plan
from metamaker.games.cosmoforce.battle.survival.campaign import Chart
from metamaker.games.cosmoforce.catalogue import threat_ship, threats
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.rules.editions import PlayedRules


def chart(edition: Edition, rules: PlayedRules) -> Chart:
    """Return the threat of each face in an edition. Rules CF-THR-01, CF-THR-04, CF-THR-05."""
    entries: dict[int, Entry] = {}
    for face, threat in enumerate(threats(), 1):
        design, speed = threat_ship(threat, edition, rules.strict_baby_striker)
        entries[face] = Entry(threat.name, Plan(design, rules, -1 if speed is None else speed))
    return entries
