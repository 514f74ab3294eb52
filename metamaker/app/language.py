"""The language of the app, for its own texts, games, numbers and Qt."""

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from metamaker.core.messages import put_in_force

_QT = "qtbase"


def use_language(application: QApplication, language: str) -> None:
    """Activate a language. Existing widgets keep their texts, except Qt's own dialogs."""
    put_in_force(language)
    system, chosen = QLocale.system(), QLocale(language)
    QLocale.setDefault(system if system.language() == chosen.language() else chosen)
    for old in application.findChildren(QTranslator, _QT):
        application.removeTranslator(old)
        old.deleteLater()
    translator = QTranslator(application)
    translator.setObjectName(_QT)
    if translator.load(f"{_QT}_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(translator)
