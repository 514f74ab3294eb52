"""What elements of a document are called, and how many of them there are, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from metamaker.app.texts import filled
from metamaker.core.words import Words
from metamaker.games.cosmoforce.edits.subject import subject
from metamaker.games.cosmoforce.edits.terms import element_term
from metamaker.games.cosmoforce.model.fleet import Fleet

GROUPS = ("designs", "teams", "ships")
"""The groups whose elements are listed, copied and dragged."""


def element_name(fleet: Fleet, ref: str, told: Words) -> str:
    """Return what an element is called; its reference if it is not there."""
    of = subject(fleet, ref)
    return ref if of is None else element_term(of, told)


def called(fleet: Fleet, refs: Sequence[str], told: Words) -> str:
    """Return what elements are called: the name of one, the number of several."""
    if len(refs) == 1:
        return element_name(fleet, refs[0], told)
    groups = {ref.partition("/")[0] for ref in refs}
    if len(groups) == 1 and groups <= set(GROUPS):
        return counted(groups.pop(), len(refs))
    return filled(QCoreApplication.translate("Groups", "%1 elements"), len(refs))


def counted(group: str, number: int) -> str:
    """Return a number of elements of a group: “2 designs”."""
    translate = QCoreApplication.translate
    one, many = {
        "designs": (translate("Groups", "1 design"), translate("Groups", "%1 designs")),
        "teams": (translate("Groups", "1 team"), translate("Groups", "%1 teams")),
        "ships": (translate("Groups", "1 ship"), translate("Groups", "%1 ships")),
    }[group]
    return filled(one if number == 1 else many, number)
