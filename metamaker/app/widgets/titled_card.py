"""A card with a heading."""

from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget


def titled_card(title: str, parent: QWidget) -> tuple[QFrame, QVBoxLayout]:
    """Return a card with a heading, and the column in it."""
    card = QFrame(parent)
    card.setProperty("role", "card")
    rows = QVBoxLayout(card)
    em = card.fontMetrics().height()
    rows.setContentsMargins(em, em, em, em)
    rows.setSpacing(em // 4)
    heading = QLabel(title.upper(), card)
    heading.setProperty("role", "heading")
    rows.addWidget(heading)
    return card, rows
