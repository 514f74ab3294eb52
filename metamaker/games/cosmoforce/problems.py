"""Problems of a document, and quick fixes for those with one or two obvious solutions."""

from collections.abc import Iterator

from metamaker.core.display_names import called
from metamaker.core.elements.listing import removed
from metamaker.core.issue import Issue
from metamaker.game_api import checks
from metamaker.game_api.checks import Fix, QuickFix, fixes_by
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.games.cosmoforce.checks import check_fleet
from metamaker.games.cosmoforce.edits.designs import add_system, first_empty, set_slot
from metamaker.games.cosmoforce.edits.editing import EDITS
from metamaker.games.cosmoforce.edits.structure import FLEET, STRUCTURE, Subject, class_term, system_term
from metamaker.games.cosmoforce.model.design import SystemKind
from metamaker.games.cosmoforce.model.fleet import Fleet, Team
from metamaker.games.cosmoforce.stats.derived import complement

Case = checks.Case[Fleet, Subject]
"""A problem of a document with its element."""


def issues(fleet: Fleet) -> tuple[Issue, ...]:
    """Return all problems of a document."""
    return check_fleet(fleet)


def fixes(fleet: Fleet, issue: Issue, language: str) -> tuple[Fix, ...]:
    """Return the quick fixes of a problem, likeliest first; empty without an obvious one. Never raises."""
    return fixes_by(QUICK_FIXES, check_fleet, EDITS, fleet, issue, language)


def adding(*kinds: SystemKind) -> QuickFix:
    """Return the fix that puts one of these systems into the first empty slot, if the class may mount it."""

    def add(case: Case) -> Iterator[Fix]:
        design = case.of.design
        if first_empty(design) is None:
            return
        for kind in kinds:
            if catalogue()[kind].fits(design.ship_class):
                after, slot = add_system(case.fleet, design.id, kind)
                yield case.fix("add", after, system=system_term(kind, case.words), number=slot)

    return add


def for_the_class(case: Case) -> Iterator[Fix]:
    """Change the class to the one for the system, replace the system by a fitting one of its kind, or empty the slot.

    The class comes first if the new class may mount everything in the ship. Rule CF-SHIP-04.
    """
    of, design = case.of, case.of.design
    held = design.slots[of.slot - 1]
    if held is None or (only := catalogue()[held].only) is None:
        return
    after = case.changed("ship_class", only.value, design.ref())
    classed = case.fix("class", after, **{"ship": called(design), "class": class_term(only, case.words)})
    replaced = tuple(_in_its_place(case, held))
    is_for_all = all(catalogue()[system].fits(only) for system in design.systems)
    yield from (classed, *replaced) if is_for_all else (*replaced, classed)
    yield case.fix("empty", set_slot(case.fleet, design.id, of.slot, None))


def _in_its_place(case: Case, held: SystemKind) -> Iterator[Fix]:
    """Yield the system of the same kind for only this class, or the first one for any class."""
    of, design = case.of, case.of.design
    fitting = [kind for kind in catalogue().of_kind(catalogue()[held].kind) if catalogue()[kind].fits(design.ship_class)]
    for kind in sorted(fitting, key=lambda kind: catalogue()[kind].only is None)[:1]:
        after = set_slot(case.fleet, design.id, of.slot, kind)
        yield case.fix("add", after, system=system_term(kind, case.words), number=of.slot)


def fewer_names(case: Case) -> Iterator[Fix]:
    """Keep as many names as there is crew. Rule CF-RPG-01."""
    design = case.of.design
    room = complement(design)
    yield case.fix("names", case.changed("crew", design.crew[:room], design.ref()), count=room)


def smaller_team(case: Case) -> Iterator[Fix]:
    """Remove the last ship of a team that is too heavy. Rule CF-MODE-03."""
    team = case.of.value
    if isinstance(team, Team) and team.ships:
        last = team.ships[-1]
        yield case.fix("last", removed(STRUCTURE, case.fleet, last.ref()), ship=called(last), team=called(team))


def no_time_limit(case: Case) -> Iterator[Fix]:
    """Fight without time limit. Rule CF-ELIM-06."""
    yield case.fix("no_limit", case.changed("time_limit", 0, FLEET))


_WEAPONS = (SystemKind.LASER, SystemKind.MISSILE, SystemKind.RAILGUN, SystemKind.HANGAR)

QUICK_FIXES: dict[str, QuickFix] = {
    "no-systems": adding(SystemKind.ENGINE),
    "system-of-another-class": for_the_class,
    "no-weapon": adding(*_WEAPONS),
    "no-propulsion": adding(SystemKind.ENGINE, SystemKind.AFTERBURNER),
    "no-dissipator": adding(SystemKind.DISSIPATOR),
    "no-habitat": adding(SystemKind.HABITAT),
    "starts-hot": adding(SystemKind.DISSIPATOR),
    "too-many-named-crew": fewer_names,
    "over-budget": smaller_team,
    "time-limit-without-ram": no_time_limit,
}
"""The quick fixes by the code of the problem. All other problems need a decision of the player."""
