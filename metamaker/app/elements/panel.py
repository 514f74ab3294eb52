"""A page or a panel for changing elements of an open document, with its commands and a notice of refusals."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from metamaker.app.context import Context
from metamaker.app.elements.commands import ElementCommands, Teller
from metamaker.app.elements.drops import Arrivals
from metamaker.app.widgets.messages import Notice

CommandsOf = Callable[[Context, Teller, QObject], ElementCommands]
"""Makes the commands of a game."""


class ElementsPanel(QWidget):
    """Follows the document and the selection, and changes both.

    `name` is the name of the widget, `role` its style. A game narrows the type of `commands` to its own.
    """

    commands: ElementCommands

    def __init__(
        self, context: Context, commands_of: CommandsOf, *, name: str, role: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("role", role)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        self.notice = Notice(self)
        self.commands = commands_of(context, self.notice, self)
        self.arrivals = Arrivals(self.commands, self)
