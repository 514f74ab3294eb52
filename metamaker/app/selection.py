"""What the user looks at: the ship or class on the canvas, and the element that is selected."""

from PySide6.QtCore import QObject, Signal


class Selection(QObject):
    """References of the subject (a ship or class; empty: none) and of the selected element. Setting the same sends nothing."""

    subject_changed = Signal(str)
    element_changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._subject = ""
        self._element = ""

    @property
    def subject(self) -> str:
        """The reference of the ship or class on the canvas."""
        return self._subject

    @property
    def element(self) -> str:
        """The reference of the selected element."""
        return self._element

    def show(self, subject: str) -> None:
        """Put a ship or class on the canvas."""
        if subject != self._subject:
            self._subject = subject
            self.subject_changed.emit(subject)

    def select(self, element: str) -> None:
        """Select an element; the empty reference selects nothing."""
        if element != self._element:
            self._element = element
            self.element_changed.emit(element)
