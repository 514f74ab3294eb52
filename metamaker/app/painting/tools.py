"""Pens and brushes for the roles of an ink."""

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPen

from metamaker.sheets.drawing import Role
from metamaker.sheets.ink import Ink

NO_BRUSH = QBrush(Qt.BrushStyle.NoBrush)
NO_PEN = QPen(Qt.PenStyle.NoPen)


class Tools:
    """The pens and brushes of one ink, each made once."""

    def __init__(self, ink: Ink) -> None:
        self._ink = ink
        self._brushes: dict[Role | None, QBrush] = {None: NO_BRUSH}
        self._pens: dict[tuple[Role | None, float, float], QPen] = {}

    def brush(self, role: Role | None) -> QBrush:
        """Return the brush of a role; None paints nothing."""
        found = self._brushes.get(role)
        if found is None:
            found = self._brushes[role] = QBrush(self.colour(role or ""))
        return found

    def colour(self, role: Role) -> QColor:
        """Return the colour of a role."""
        return QColor(*self._ink[role])

    def pen(self, role: Role | None, width: float = 0.0, dash: float = 0.0) -> QPen:
        """Return the pen of a role: ends and corners round, but the ends of dashes; None draws nothing."""
        key = role, width, dash
        found = self._pens.get(key)
        if found is None:
            found = self._pens[key] = self._made(role, width, dash) if role is not None else NO_PEN
        return found

    def _made(self, role: Role, width: float, dash: float) -> QPen:
        ends = Qt.PenCapStyle.FlatCap if dash else Qt.PenCapStyle.RoundCap
        pen = QPen(self.brush(role), width, Qt.PenStyle.SolidLine, ends, Qt.PenJoinStyle.RoundJoin)
        if dash:
            pen.setDashPattern([dash / width, dash / width])
        return pen


@lru_cache(maxsize=8)
def tools(ink: Ink) -> Tools:
    """Return the tools of an ink."""
    return Tools(ink)
