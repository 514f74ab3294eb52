"""Problems of a document, all at once, and their quick fixes."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol

from metamaker.core.edits import Edited
from metamaker.core.elements.editing import Edits
from metamaker.core.elements.structure import Document, Element
from metamaker.core.issue import Issue
from metamaker.core.messages import Words
from metamaker.core.property import EditProblem, Property
from metamaker.game_api.documents import Document_contra


@dataclass(frozen=True)
class Fix:
    """A quick fix of a problem: a sentence without its full stop, and the fleet (any document) after it.

    `confirms`: the references of designs to confirm in battles; the fleet is unchanged before these battles.
    """

    text: str
    fleet: Any
    confirms: tuple[str, ...] = ()


class Checks(Protocol[Document_contra]):
    """Problems of documents of a game. Nothing here raises on a document that was read."""

    def issues(self, document: Document_contra, /) -> tuple[Issue, ...]:
        """Return all problems of the document."""

    def fixes(self, document: Document_contra, /, issue: Issue, language: str) -> tuple[Fix, ...]:
        """Return the quick fixes of a problem, if there are obvious ones."""


@dataclass(frozen=True)
class Case(Generic[Document, Element]):
    """A problem of a document, its element, and the words for the answer."""

    edits: Edits[Document]
    fleet: Document
    issue: Issue
    of: Element
    words: Words

    def fix(self, key: str, fleet: Document | Edited[Document], **names: object) -> Fix:
        """Return a fix with the text of `window-fix-<key>`."""
        after = fleet.document if isinstance(fleet, Edited) else fleet
        return Fix(self.words.text(f"window-fix-{key}", **names).strip(), after)

    def property(self, key: str) -> Property | None:
        """Return a property of the element; None if the element lacks it."""
        return self.edits.property(self.fleet, self.of.ref, key, self.words.language)

    def changed(self, key: str, value: object, ref: str = "") -> Document:
        """Return the document with another value of a property of the element, or of the one that `ref` names.

        Raises EditProblem.
        """
        return self.edits.changed(self.fleet, ref or self.of.ref, key, value)


QuickFix = Callable[[Any], Iterator[Fix]]
"""(case) → fixes of a problem; none if this way does not work. May raise EditProblem."""


def fixes_by(
    quick_fixes: Mapping[str, QuickFix],
    issues: Callable[[Document], tuple[Issue, ...]],
    edits: Edits[Document],
    document: Document,
    issue: Issue,
    language: str,
) -> tuple[Fix, ...]:
    """Return the fixes of a problem of a document, the likeliest first; empty without an obvious one. Never raises.

    `quick_fixes` maps codes of problems to functions. A problem that the document does not have (any more) has no fixes.
    """
    quick_fix, of = quick_fixes.get(issue.code), edits.structure.find(document, issue.where)
    if quick_fix is None or of is None or issue not in issues(document):
        return ()
    try:
        found = tuple(quick_fix(Case(edits, document, issue, of, edits.structure.words(language))))
    except EditProblem:
        return ()
    return tuple(fix for fix in found if fix.confirms or fix.fleet is not document)
