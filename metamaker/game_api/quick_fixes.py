"""Cures of problems: what one is given, and the fixes that come of the cures of a game."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic

from metamaker.core.edits import Edited
from metamaker.core.elements.editing import Edits
from metamaker.core.elements.structure import Document, Element
from metamaker.core.issue import Issue
from metamaker.core.messages import Words
from metamaker.core.property import EditProblem, Property
from metamaker.game_api.checks import Fix


@dataclass(frozen=True)
class Case(Generic[Document, Element]):
    """A problem of a document, the element that it is about, and the words of the answer."""

    edits: Edits[Document]
    fleet: Document
    issue: Issue
    of: Element
    words: Words

    def fix(self, key: str, fleet: Document | Edited[Document], **names: object) -> Fix:
        """Return a fix whose text is `window.fix.<key>`."""
        after = fleet.document if isinstance(fleet, Edited) else fleet
        return Fix(self.words.text(f"window-fix-{key}", **names).strip(), after)

    def property(self, key: str) -> Property | None:
        """Return a property of the element; None if it has no such one."""
        return self.edits.property(self.fleet, self.of.ref, key, self.words.language)

    def changed(self, key: str, value: object, ref: str = "") -> Document:
        """Return the document with another value of a property of the element, or of the one that `ref` names.

        Raises EditProblem.
        """
        return self.edits.changed(self.fleet, ref or self.of.ref, key, value)


Cure = Callable[[Any], Iterator[Fix]]
"""(case) → what cures a problem; nothing where it cannot be cured so. May raise EditProblem."""


def fixes_by(
    cures: Mapping[str, Cure],
    issues: Callable[[Document], tuple[Issue, ...]],
    edits: Edits[Document],
    document: Document,
    issue: Issue,
    language: str,
) -> tuple[Fix, ...]:
    """Return what cures a problem of a document, the likeliest first; nothing where there is no obvious cure. Never raises.

    `cures` go by the code of the problem. A problem that the document does not have (any more) has none.
    """
    cure, of = cures.get(issue.code), edits.structure.find(document, issue.where)
    if cure is None or of is None or issue not in issues(document):
        return ()
    try:
        found = tuple(cure(Case(edits, document, issue, of, edits.structure.words(language))))
    except EditProblem:
        return ()
    return tuple(fix for fix in found if fix.fleet is not document)
