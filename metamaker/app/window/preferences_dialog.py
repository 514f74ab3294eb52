"""The settings, each in effect at once but the language."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from metamaker.app.settings.preferences import LARGEST_TEXT, SMALLEST_TEXT, Look
from metamaker.app.settings.settings import Settings

TEXT_STEP = 10


class PreferencesDialog(QDialog):
    """Colours, text size, language, paper. It does not stop the window."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Preferences"))
        looks = ((self.tr("As the system"), Look.SYSTEM), (self.tr("Light"), Look.LIGHT), (self.tr("Dark"), Look.DARK))
        self.look = self._choice(looks, settings.look, "look")
        self.text_size = QSpinBox(self)
        self.text_size.setRange(SMALLEST_TEXT, LARGEST_TEXT)
        self.text_size.setSingleStep(TEXT_STEP)
        self.text_size.setSuffix(" %")
        self.text_size.setKeyboardTracking(False)
        self.text_size.setValue(settings.text_size)
        self.text_size.valueChanged.connect(lambda size: settings.change(text_size=size))
        languages = ((self.tr("As the system"), ""), ("English", "en"), ("Français", "fr"))
        self.language = self._choice(languages, settings.values.language, "language")
        self.paper = self._choice((("A4", "a4"), ("Letter", "letter")), settings.paper, "paper")
        note = QLabel(self.tr("Another language is used from the next start."), self)
        note.setProperty("role", "caption")
        form = QFormLayout()
        form.addRow(self.tr("&Colours"), self.look)
        form.addRow(self.tr("&Text size"), self.text_size)
        form.addRow(self.tr("&Language"), self.language)
        form.addRow("", note)
        form.addRow(self.tr("&Paper"), self.paper)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        rows.addLayout(form)
        rows.addWidget(buttons)

    def _choice(self, entries: tuple[tuple[str, str], ...], now: str, name: str) -> QComboBox:
        box = QComboBox(self)
        for text, value in entries:
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(now)))
        box.activated.connect(lambda index: self._settings.change(**{name: entries[index][1]}))
        return box
