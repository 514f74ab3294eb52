"""Problems of a document, and the fixes that are offered for them: those that have one obvious cure, or two."""

from collections.abc import Callable, Iterator

from metamaker.core.elements.removal import removed
from metamaker.core.issue import Issue
from metamaker.core.naming import called
from metamaker.core.property import EditProblem
from metamaker.core.words import Words, words_in
from metamaker.game.checks import Fix
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.games.cosmoforce.checks import check_fleet
from metamaker.games.cosmoforce.edits.editing import EDITS
from metamaker.games.cosmoforce.edits.slots import add_system, first_empty, set_slot
from metamaker.games.cosmoforce.edits.structure import STRUCTURE
from metamaker.games.cosmoforce.edits.subject import FLEET, Subject
from metamaker.games.cosmoforce.edits.terms import class_term, system_term
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet, Team
from metamaker.games.cosmoforce.model.words import SystemKind
from metamaker.games.cosmoforce.stats.derived import complement

Cure = Callable[[Subject, Words], Iterator[Fix]]
"""Yields what cures a problem of an element; nothing where it cannot be cured so. May raise EditProblem."""


def issues(fleet: Fleet) -> tuple[Issue, ...]:
    """Return all problems of a document."""
    return check_fleet(fleet)


def fixes(fleet: Fleet, issue: Issue, language: str) -> tuple[Fix, ...]:
    """Return what cures a problem of a document, the likeliest first; nothing where there is no obvious cure. Never raises.

    A problem that the document does not have (any more) has none.
    """
    cure, of = CURES.get(issue.code), STRUCTURE.find(fleet, issue.where)
    if cure is None or of is None or issue not in check_fleet(fleet):
        return ()
    try:
        return tuple(fix for fix in cure(of, words_in(GAME, language)) if fix.fleet is not fleet)
    except EditProblem:
        return ()


def adding(*kinds: SystemKind) -> Cure:
    """Return the cure that puts one of these systems into the first empty slot, where the class may mount it."""

    def add(of: Subject, told: Words) -> Iterator[Fix]:
        if first_empty(of.design) is None:
            return
        for kind in kinds:
            if catalogue()[kind].fits(of.design.ship_class):
                after, slot = add_system(of.document, of.design.id, kind)
                yield Fix(told.text("window.fix.add", system=system_term(kind, told), number=slot), after)

    return add


def for_the_class(of: Subject, told: Words) -> Iterator[Fix]:
    """Give the ship the class that may mount the system, put one of its kind in its place that fits, or empty the slot.

    The class comes first where the ship has nothing that the new class may not mount. Rule CF-SHIP-04.
    """
    held = of.design.slots[of.slot - 1]
    if held is None or (only := catalogue()[held].only) is None:
        return
    text = told.text("window.fix.class", **{"ship": called(of.design), "class": class_term(only, told)})
    classed = Fix(text, EDITS.changed(of.document, of.design.ref(), "ship_class", only.value))
    replaced = tuple(_in_its_place(of, held, told))
    is_for_all = all(catalogue()[system].fits(only) for system in of.design.systems)
    yield from (classed, *replaced) if is_for_all else (*replaced, classed)
    yield Fix(told["window.fix.empty"], set_slot(of.document, of.design.id, of.slot, None))


def _in_its_place(of: Subject, held: SystemKind, told: Words) -> Iterator[Fix]:
    """Yield the system of the same kind that is the class's own, or the first one that any class may mount."""
    fitting = [kind for kind in catalogue().of_kind(catalogue()[held].kind) if catalogue()[kind].fits(of.design.ship_class)]
    for kind in sorted(fitting, key=lambda kind: catalogue()[kind].only is None)[:1]:
        text = told.text("window.fix.add", system=system_term(kind, told), number=of.slot)
        yield Fix(text, set_slot(of.document, of.design.id, of.slot, kind))


def fewer_names(of: Subject, told: Words) -> Iterator[Fix]:
    """Keep the names that there is crew for. Rule CF-RPG-01."""
    room = complement(of.design)
    yield Fix(
        told.text("window.fix.names", count=room), EDITS.changed(of.document, of.design.ref(), "crew", of.design.crew[:room])
    )


def smaller_team(of: Subject, told: Words) -> Iterator[Fix]:
    """Take the last ship out of a team that is too heavy. Rule CF-MODE-03."""
    if isinstance(of.value, Team) and of.value.ships:
        last = of.value.ships[-1]
        text = told.text("window.fix.last", ship=called(last), team=called(of.value))
        yield Fix(text, removed(STRUCTURE, of.document, last.ref()))


def no_time_limit(of: Subject, told: Words) -> Iterator[Fix]:
    """Fight without time limit. Rule CF-ELIM-06."""
    yield Fix(told["window.fix.no_limit"], EDITS.changed(of.document, FLEET, "time_limit", 0))


_WEAPONS = (SystemKind.LASER, SystemKind.MISSILE, SystemKind.RAILGUN, SystemKind.HANGAR)

CURES: dict[str, Cure] = {
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
"""The cures by the code of the problem. What is not here needs a decision that is the player's."""
