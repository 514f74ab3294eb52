"""What the tags of statements in the rules are called."""

from PySide6.QtCore import QCoreApplication


def tag_words() -> dict[str, str]:
    """Return what each tag is called in the language of the window."""
    translate = QCoreApplication.translate
    return {
        "design": translate("Rules", "design"),
        "derived": translate("Rules", "derived"),
        "sheet": translate("Rules", "sheet"),
        "play": translate("Rules", "play"),
        "fleet": translate("Rules", "fleet"),
        "encounter": translate("Rules", "encounter"),
        "terrain": translate("Rules", "terrain"),
    }
