"""The look of the picture of a table: its ink by theme and choice of the user, and names of legible size."""

import math

from PySide6.QtGui import QColor

from metamaker.app.play.table_view import TableView
from metamaker.app.settings.settings import Settings
from metamaker.app.theme.theme import map_ink
from metamaker.play.recording import Frame
from metamaker.rendering.ink import PAPER, Ink

ON_PAPER = "match_paper"
"""The setting for tables on paper instead of by night."""

_LEGIBLE = 0.85
"""Zoom at which names on the table (3 mm on paper) are a little over 7 points on the screen.

At a smaller zoom, they are enlarged.
"""

_LARGEST, _STEPS = 2.5, 4
"""Largest factor for names, so that they do not hide the table, and steps per whole factor. Each step redraws the table."""


def ground_table(table: TableView, frame: Frame, usual: Ink, *, on_paper: bool) -> Ink:
    """Return the ink of a table: night on tables with distances unless the user wants paper, the theme's on boards.

    The canvas around the table gets the same ground.
    """
    has_ground = getattr(frame.moment, "has_ground", frame.moment.ruler is not None)
    by_night = has_ground and usual.night is not None and not on_paper
    ink = (usual.night or usual) if by_night else usual if has_ground else map_ink(usual)
    table.ground = QColor(*ink[PAPER]) if by_night else None
    return ink


def lettering_at(zoom: float, settings: Settings) -> float:
    """Return how many times as large as on paper the names on a table must be to be legible at a zoom."""
    wanted = _LEGIBLE * settings.text_size / 100 / zoom
    return math.ceil(min(max(wanted, 1.0), _LARGEST) * _STEPS) / _STEPS
