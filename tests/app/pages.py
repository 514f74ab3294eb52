"""Pages for tests that look at them at once."""

from PySide6.QtWidgets import QWidget

from metamaker.app.window.window import MainWindow


def show_whole(window: MainWindow, key: str) -> QWidget:
    """Bring a page to the front and return it, complete: a large one is otherwise built over several turns."""
    window.show_page(key)
    page = window.workspace.shown if window.workspace is not None else None
    assert page is not None
    return page
