"""What sheets, cards and pages have of the rules that are played: the sections of the rules side, and the edition's name."""

from metamaker.core.words import Words
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules

RULES_SIDE = (
    *("materials", "building", "crew", "heat", "dice", "shooting", "ties", "rounds", "steps", "aftermath"),
    *("actions", "damage", "elimination", "time", "victory"),
)
"""The sections of the rules side in their order. Rule CF-SHEET-07."""


def edition_term(edition: Edition, rules: PlayedRules, words: Words) -> str:
    """Return what an edition is called, with house rules if other rules than its own are played."""
    name = words[f"sheet.edition.{edition}"]
    own = WEB if edition is Edition.WEB else ROSTER
    return name if rules == own else words.text("sheet.edition.otherwise", edition=name)
