"""What a slot may hold as lines of a table, and in a sentence what is best."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from metamaker.app.balance.figure_words import confidence, gained, rate_cell
from metamaker.app.balance.figures_model import Cell, Line
from metamaker.app.balance.order import Figures
from metamaker.app.widgets.filled import filled
from metamaker.weighing.reading import Judged, judged

Names = Mapping[str, str]
"""What choices are called, by the signs of the ships that have them."""


def slot_reading(figures: Figures) -> tuple[Judged, ...]:
    """Return the choices, the best first. It takes a while if there are many."""
    return judged(figures.order.study, figures.ladder)


def choice_titles() -> tuple[str, ...]:
    """Return the titles of the columns."""
    translate = QCoreApplication.translate
    return (
        translate("SlotTool", "Choice"),
        filled(translate("SlotTool", "Win rate, %1 interval"), confidence()),
        translate("SlotTool", "More than now, in points"),
        translate("SlotTool", "May be best"),
    )


def title_tips() -> tuple[str, ...]:
    """Return what is told of each title."""
    together = filled(QCoreApplication.translate("SlotTool", "All these intervals hold together at %1"), confidence())
    return ("", "", together, together)


def choice_lines(figures: Figures, names: Names) -> tuple[Line, ...]:
    """Return the choices of figures whose reading is that of a slot, the best first; what is held stands out."""
    ranked: tuple[Judged, ...] = figures.reading
    is_known = _is_known(figures)
    return tuple(_line(each, names[each.choice.ship.sign], figures, is_known=is_known) for each in ranked)


def verdict(figures: Figures, names: Names) -> str:
    """Return what is best, and what may be as good; nothing while some choice has not met everybody."""
    if not _is_known(figures):
        return ""
    translate = QCoreApplication.translate
    ranked: tuple[Judged, ...] = figures.reading
    best = names[ranked[0].choice.ship.sign]
    rivals = [names[each.choice.ship.sign] for each in ranked[1:] if each.may_be_best]
    if not rivals:
        return filled(translate("SlotTool", "Best: %1, beyond doubt"), best)
    return filled(translate("SlotTool", "Best found: %1. As good, for all that is known: %2"), best, ", ".join(rivals))


def _is_known(figures: Figures) -> bool:
    return all(figures.has_met(ship.sign) for ship in figures.order.study.given)


def _line(each: Judged, name: str, figures: Figures, *, is_known: bool) -> Line:
    translate, sign = QCoreApplication.translate, each.choice.ship.sign
    gain = Cell(translate("SlotTool", "is there now"), 0.0)
    if each.gain is not None:
        gain = Cell(gained(each.gain), each.gain.found) if is_known else Cell("")
    best = Cell(translate("SlotTool", "yes") if each.may_be_best and is_known else "", float(each.may_be_best))
    rate = rate_cell(each.rate, None if figures.has_met(sign) else 0)
    return Line(sign, (Cell(name, is_strong=each.choice.is_held), rate, gain, best), name)
