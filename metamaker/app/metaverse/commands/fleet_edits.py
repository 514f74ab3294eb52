"""Edits of one open fleet from the window: each a step of the document with a name, or a sentence why it cannot be."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from metamaker.app.context import Context
from metamaker.app.metaverse.commands.arrival_words import counted
from metamaker.app.widgets.filled import filled
from metamaker.app.widgets.notice import Notice
from metamaker.core.property import EditProblem
from metamaker.core.words import Words
from metamaker.games.metaverse.edits.element import element_name
from metamaker.games.metaverse.edits.lookup import GROUPS
from metamaker.games.metaverse.edits.made import Made
from metamaker.games.metaverse.model.fleet import Fleet


def element_id(ref: str) -> str:
    """Return the id that a reference of a list's element ends with."""
    return ref.partition("/")[2]


def of_group(refs: Sequence[str], group: str) -> list[str]:
    """Return the ids of those elements that are in a group."""
    return [element_id(ref) for ref in refs if ref.startswith(f"{group}/")]


class FleetEdits(QObject):
    """Does edits of one open fleet. `made(ref)` is sent with what an edit made, to be selected; refusals go to the notice."""

    made = Signal(str)

    def __init__(self, context: Context, notice: Notice, parent: QObject) -> None:
        super().__init__(parent)
        self.context = context
        self.notice = notice

    @property
    def fleet(self) -> Fleet:
        """The fleet as it is now."""
        fleet: Fleet = self.context.document.value
        return fleet

    @property
    def words(self) -> Words:
        """The words of the game in the window's language."""
        return self.context.words

    def name(self, ref: str) -> str:
        """Return what an element is called."""
        return element_name(self.fleet, ref, self.words)

    def called(self, refs: Sequence[str]) -> str:
        """Return what elements are called: the name of one, the number of several."""
        if len(refs) == 1:
            return self.name(refs[0])
        groups = {ref.partition("/")[0] for ref in refs}
        if len(groups) == 1 and groups <= set(GROUPS):
            return counted(groups.pop(), len(refs))
        return filled(self.tr("%1 elements"), str(len(refs)))

    def edit(self, text: str, act: Callable[[], Fleet], merge: str = "") -> bool:
        """Do an edit as a step called `text`; tell why it cannot be. Whether it was done."""
        try:
            fleet = act()
        except EditProblem as problem:
            self.notice.tell(str(problem))
            return False
        self.notice.pass_on()
        self.context.document.apply(text, fleet, merge)
        return True

    def make(self, text: str, act: Callable[[], Made]) -> str:
        """Do an edit that makes something; return its reference, empty if it cannot be."""
        made: list[Made] = []

        def keep() -> Fleet:
            made.append(act())
            return made[0].fleet

        if not self.edit(text, keep):
            return ""
        self.made.emit(made[0].ref)
        return made[0].ref
