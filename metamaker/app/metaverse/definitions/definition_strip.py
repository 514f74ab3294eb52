"""A definition as it stands on a printed sheet, on a card."""

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from metamaker.app.context import Context
from metamaker.app.paper.paper_strip import PaperStrip
from metamaker.app.widgets.labels import words_label
from metamaker.core.words import Words
from metamaker.games.metaverse.edits.definitions import Definition
from metamaker.games.metaverse.sheet.definition import definition_drawing
from metamaker.games.metaverse.sheet.palette import COLOUR


class DefinitionStrip(QFrame):
    """Shows the definition that `show_definition` is given; drawn anew only when it is another, or what it names is."""

    def __init__(self, context: Context, told: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._context = context
        self._told = told
        self._shown: tuple[object, ...] = ()
        self.strip = PaperStrip(COLOUR, self)
        whole = QVBoxLayout(self)
        whole.addWidget(words_label("heading", self, self.tr("ON THE SHEET")))
        whole.addWidget(self.strip)

    def show_definition(self, definition: Definition | None) -> None:
        """Show a definition of the document; nothing at all for none."""
        fleet, told, settings = self._context.document.value, self._told, self._context.settings
        self.setVisible(definition is not None)
        shown = (definition, fleet.starfighters)
        if definition is None or (self._shown and all(map(_is, shown, self._shown))):
            return
        self._shown = shown
        self.strip.show_drawing(
            lambda width: definition_drawing(fleet, definition, width, told),
            self.tr("As it stands on a printed sheet"),
            lambda: settings.text_size / 100,
        )


def _is(one: object, other: object) -> bool:
    return one is other
