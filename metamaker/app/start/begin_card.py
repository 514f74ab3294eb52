"""A card for each game: its name and sign, and what a new document of it can begin with."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from metamaker.app.files.file_work import FileWork
from metamaker.app.files.template_menu import template_menu
from metamaker.app.widgets.filled import filled
from metamaker.app.widgets.game_sign import sign_label
from metamaker.registry import game_name


class BeginCard(QFrame):
    """Begins documents of one game; the button of the game that was used last (`is_usual`) stands out; all do at first."""

    def __init__(self, game: str, files: FileWork, is_usual: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.game = game
        self.setProperty("role", "card")
        name = QLabel(game_name(game), self)
        name.setProperty("role", "title")
        self.new_button = QPushButton(self.tr("New"), self)
        self.new_button.setProperty("role", "primary" if is_usual else "secondary")
        self.new_button.setAccessibleName(filled(self.tr("New %1 document"), game_name(game)))
        self.new_button.clicked.connect(lambda _: files.new(game=game))
        self.template_button = QPushButton(self.tr("From template"), self)
        self.template_button.setAccessibleName(filled(self.tr("New %1 document from template"), game_name(game)))
        self.template_button.setMenu(template_menu(game, files, self.template_button))
        row = QHBoxLayout(self)
        em = self.fontMetrics().height()
        row.setContentsMargins(em, em * 3 // 4, em, em * 3 // 4)
        row.addWidget(sign_label(game, name))
        row.addWidget(name)
        row.addStretch(1)
        row.addWidget(self.new_button)
        row.addWidget(self.template_button)
