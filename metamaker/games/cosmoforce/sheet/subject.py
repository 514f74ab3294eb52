"""The subject of a sheet: a ship or design, or nothing yet, with the current rules and texts about it."""

from typing import NamedTuple

from metamaker.core.display_names import called
from metamaker.core.issue import Severity
from metamaker.core.messages import Words
from metamaker.core.share_code import code_of
from metamaker.games.cosmoforce.checks import check_design
from metamaker.games.cosmoforce.edits.structure import alone, class_term
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.model.fleet import FORMAT, GAME, Fleet, Ship, element
from metamaker.games.cosmoforce.play_state import PlayState, ShipState
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules, rules_of

RULES_SIDE = (
    *("materials", "modes", "building", "crew", "heat", "dice", "shooting", "ties", "rounds", "steps", "aftermath"),
    *("actions", "damage", "elimination", "time", "victory"),
)
"""The sections of the rules side in their order. Rule CF-SHEET-07."""


def edition_term(edition: Edition, rules: PlayedRules, words: Words) -> str:
    """Return the name of an edition, with a note on house rules if its rules were changed."""
    name = words[f"sheet-edition-{edition}"]
    own = WEB if edition is Edition.WEB else ROSTER
    return name if rules == own else words.text("sheet-edition-otherwise", edition=name)


class Subject(NamedTuple):
    """A ship or design.

    `design` is None on a blank sheet. `state`: the damage to mark; `problems`: reasons why it is not legal.

    `code` is the printed share code, `carried` the one inside the file.

    `speed` in hundredths replaces the calculated one.
    """

    ref: str
    title: str
    subtitle: str
    design: Design | None
    edition: Edition
    rules: PlayedRules
    words: Words
    code: str = ""
    carried: str = ""
    problems: tuple[str, ...] = ()
    state: ShipState | None = None
    speed: int | None = None


def subject(
    fleet: Fleet, ref: str, words: Words, *, codes: bool = True, carried: bool = True, state: PlayState | None = None
) -> Subject:
    """Return the ship or design with this reference, a ship with its damage, with its share code to print and in the file.

    Raises KeyError for any other reference.
    """
    chosen, rules = element(fleet, ref), rules_of(fleet)
    design = chosen if isinstance(chosen, Design) else fleet.design(chosen.design)
    about = [class_term(design.ship_class, words)]
    if isinstance(chosen, Ship):
        if called(chosen) != called(design):
            about.insert(0, called(design))
        about += [called(team) for team in fleet.teams if chosen in team.ships]
    about += [fleet.name] if fleet.name else []
    wrong = tuple(words.say(issue.message) for issue in check_design(design, rules) if issue.severity is Severity.ERROR)
    code = _code(fleet, design) if codes or carried else ""
    suffered = state.ship(chosen.id) if state is not None and isinstance(chosen, Ship) else None
    title, printed, inside = "  ·  ".join(about), code if codes else "", code if carried else ""
    return Subject(ref, called(chosen), title, design, fleet.edition, rules, words, printed, inside, wrong, suffered)


def blank(edition: Edition, words: Words) -> Subject:
    """Return the subject of a sheet for a design by hand. Rule CF-SHEET-06."""
    rules = WEB if edition is Edition.WEB else ROSTER
    return Subject("blank", "", "", None, edition, rules, words)


def _code(fleet: Fleet, design: Design) -> str:
    """Return the code that opens as a document with only this design; empty without one."""
    return code_of(GAME, FORMAT, alone(fleet, (design.ref(),)), _NOT_IN_CODES)


_NOT_IN_CODES = {"author": True, "teams": True, "designs": {"__all__": {"author"}}}
"""The entries of a document that codes on sheets do not have."""
