"""Edits of one open document from the window: each a step of it with a name, or a sentence why it cannot be."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from metamaker.app.context import Context
from metamaker.app.widgets.messages import Notice
from metamaker.core.edits import Made
from metamaker.core.property import EditProblem
from metamaker.core.words import Words


class ElementEdits(QObject):
    """Does edits of one open document.

    `made(ref)` is sent with what an edit made, to be selected; refusals go to the notice.
    """

    made = Signal(str)

    def __init__(self, context: Context, notice: Notice, parent: QObject) -> None:
        super().__init__(parent)
        self.context = context
        self.notice = notice

    @property
    def words(self) -> Words:
        """The words of the game in the window's language."""
        return self.context.words

    def edit(self, text: str, act: Callable[[], Any], merge: str = "") -> bool:
        """Do an edit as a step called `text`; tell why it cannot be. Whether it was done."""
        try:
            value = act()
        except EditProblem as problem:
            self.notice.tell(str(problem))
            return False
        self.notice.pass_on()
        self.context.document.apply(text, value, merge)
        return True

    def make(self, text: str, act: Callable[[], Made[Any]]) -> str:
        """Do an edit that makes something; return its reference, empty if it cannot be."""
        made: list[Made[Any]] = []

        def keep() -> Any:
            made.append(act())
            return made[0].fleet

        if not self.edit(text, keep):
            return ""
        self.made.emit(made[0].ref)
        return made[0].ref
