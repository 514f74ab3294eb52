"""What a change of a property is called among the steps."""

from PySide6.QtCore import QCoreApplication

from metamaker.app.document import Document

_NAME = "name"


def step_name(document: Document, ref: str, key: str, value: object, language: str) -> str:
    """Return what giving `value` to a property is called: a name is told, all else by its label. Raises EditProblem."""
    text = document.game.changed_name(document.value, ref, key, language)
    if key == _NAME and isinstance(value, str) and value.strip():
        return QCoreApplication.translate("Steps", "Rename to %1").replace("%1", value.strip())
    return text
