"""The language of the window: Qt's own texts and ours."""

from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from metamaker.core.paths import resource


def translations() -> Path:
    """Return the folder of our own translations."""
    return resource("translations")


def install(application: QApplication, language: str) -> None:
    """Give the application the texts of a language; what is not translated stays English.

    English has a file as well: it says how a counted text reads for one and for several.
    """
    QLocale.setDefault(QLocale(language) if QLocale().language() != QLocale(language).language() else QLocale())
    folders = (
        (f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
        (f"metamaker_{language}", str(translations())),
    )
    for name, folder in folders:
        translator = QTranslator(application)
        if translator.load(name, folder):
            application.installTranslator(translator)
