"""A ladder as lines of tables: places, and who beats whom."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from metamaker.app.balance.figure_words import confidence, meeting_tip, pairs_told, places, rate_cell
from metamaker.app.balance.figures_model import Cell, Line
from metamaker.app.balance.order import Figures
from metamaker.app.widgets.filled import filled
from metamaker.battle.ladder import Ladder
from metamaker.fighting import Weighed
from metamaker.weighing.reading import Matrix, Placed, matrix, meeting, placed

NOT_MET = "–"


class LadderReading(NamedTuple):
    """Everybody in their places, and who meets whom."""

    places: tuple[Placed, ...]
    matrix: Matrix


def ladder_reading(figures: Figures) -> LadderReading:
    """Return what the page shows of figures. It takes a while if there are many ships."""
    return LadderReading(placed(figures.order.study, figures.ladder), matrix(figures.order.study, figures.ladder))


def place_titles() -> tuple[str, ...]:
    """Return the titles of the table of places."""
    rate = filled(QCoreApplication.translate("Balance", "Rate, %1 interval"), confidence())
    return (
        QCoreApplication.translate("Balance", "Place"),
        QCoreApplication.translate("Balance", "Ship"),
        rate,
        QCoreApplication.translate("Balance", "Could be"),
        QCoreApplication.translate("Balance", "What it is"),
    )


def place_tips() -> tuple[str, ...]:
    """Return what is told of each title."""
    could_be = QCoreApplication.translate("Balance", "The places that the intervals leave possible")
    return ("", "", pairs_told(), could_be, "")


def place_lines(found: tuple[Placed, ...], kind: Callable[[Weighed], str]) -> tuple[Line, ...]:
    """Return everybody, the best first, and of what kind; who was to be weighed stands out if there are others."""
    is_marked = not all(each.is_given for each in found)
    return tuple(
        Line(
            each.ship.sign,
            (
                Cell(str(each.place), each.place),
                Cell(each.ship.name, is_strong=is_marked and each.is_given),
                rate_cell(each.rate),
                Cell(places(*each.places), each.places[0] + each.places[1] / 1000),
                Cell(kind(each.ship)),
            ),
            each.ship.name,
        )
        for each in found
    )


def matrix_titles(figures: Figures, shown: Matrix) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the numbers over the columns, and the names that they stand for."""
    everybody = figures.order.study.everybody
    return tuple(map(str, range(1, len(shown.columns) + 1))), tuple(everybody[sign].name for sign in shown.columns)


def matrix_lines(figures: Figures, shown: Matrix) -> tuple[Line, ...]:
    """Return what everybody wins of the battles against each of the field, in percent."""
    everybody, ladder = figures.order.study.everybody, figures.ladder
    numbers = {sign: number for number, sign in enumerate(shown.columns, 1)}
    return tuple(
        Line(
            sign,
            tuple(_cell(ladder, everybody[sign], everybody[other]) for other in shown.columns),
            f"{numbers[sign]}  {everybody[sign].name}" if sign in numbers else everybody[sign].name,
            everybody[sign].name,
        )
        for sign in shown.rows
    )


def _cell(ladder: Ladder, one: Weighed, other: Weighed) -> Cell:
    if one.sign == other.sign or not ladder.tally(one.sign, other.sign).fought:
        return Cell(NOT_MET)
    rate = ladder.rate(one.sign, other.sign).found
    return Cell(f"{100 * rate:.0f}", tip=pair_text(ladder, one, other), heat=rate)


def pair_text(ladder: Ladder, one: Weighed, other: Weighed) -> str:
    """Return what came of the meeting of two in a sentence."""
    if one.sign == other.sign:
        return filled(QCoreApplication.translate("Balance", "%1 does not meet itself: that is a half"), one.name)
    text = QCoreApplication.translate("Balance", "%1 against %2: %3")
    return filled(text, one.name, other.name, meeting_tip(meeting(ladder, one.sign, other)))
