"""What a cure of a problem is given, and how it answers."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from metamaker.core.edits import Edited
from metamaker.core.issue import Issue
from metamaker.core.property import Property
from metamaker.core.words import Words
from metamaker.game.checks import Fix
from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.edits.subject import Subject
from metamaker.games.metaverse.model.fleet import Fleet


@dataclass(frozen=True)
class Case:
    """A problem of a fleet, the element that it is about, and the language of the answer."""

    fleet: Fleet
    issue: Issue
    of: Subject
    told: Words

    def fix(self, key: str, fleet: Fleet | Edited[Fleet], **names: object) -> Fix:
        """Return a fix whose text is `window.fix.<key>`."""
        after = fleet.document if isinstance(fleet, Edited) else fleet
        return Fix(self.told.text(f"window.fix.{key}", **names).strip(), after)

    def property(self, key: str) -> Property | None:
        """Return a property of the element; None if it has no such one."""
        return EDITS.property(self.fleet, self.of.ref, key, self.told.language)

    def changed(self, key: str, value: object) -> Fleet:
        """Return the fleet with another value of a property of the element. Raises EditProblem."""
        return EDITS.changed(self.fleet, self.of.ref, key, value)


Cure = Callable[[Case], Iterator[Fix]]
"""Yields what cures a problem; nothing where it cannot be cured so. May raise EditProblem."""
