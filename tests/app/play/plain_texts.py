"""What a panel shows, and which of it only those who type orders should see: indices of parts, codes, typed orders."""

import re
from collections.abc import Iterator
from typing import Any

from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QWidget

from metamaker.app.play.orders.form_fields import FormAdder
from metamaker.app.play.orders.form_panel import FormPanel
from metamaker.app.play.orders.order_panel import Asked, OrderPanel
from metamaker.games.metaverse.battle.wording.names import Names

CODES = re.compile(r"(?<![\w(])(?:[+-]\d+ [RL]\d|(?:EP|ET|RM|CL|FTL)[-+:(]|(?:EM|FTL-?T)\d)")
"""Codes of movement orders, as players type them."""


def only_for_typing(panel: OrderPanel, asked: Asked, answer: Any) -> list[str]:
    """Return the texts of a panel, for no orders and for an answer, that show an index, a code or a typed order."""
    draft = asked.draft(answer)
    shown = [*_opened(panel), *asked.question.facts, asked.question.text]
    shown += [panel.sentence(asked.dialogue.blank(asked.place)), panel.sentence(draft), draft.outcome, *draft.reasons]
    panel.show_draft(draft)
    shown += texts_of(panel)
    for link in panel.links:
        shown += texts_of(link)
    index, clauses = _indices(asked.decision.table), _typed_clauses(draft.text)  # type: ignore[attr-defined]
    return [text for text in shown if index.search(text) or CODES.search(text) or any(clause in text for clause in clauses)]


def texts_of(widget: QWidget) -> Iterator[str]:
    """Yield everything that a widget and all inside it show: labels, buttons, items of lists, tips, accessible names."""
    for each in (widget, *widget.findChildren(QWidget)):
        yield from (each.toolTip(), each.accessibleName())
        if isinstance(each, QLabel | QAbstractButton):
            yield each.text()
        if isinstance(each, QComboBox):
            yield from (each.itemText(place) for place in range(each.count()))


def _opened(panel: OrderPanel) -> Iterator[str]:
    """Yield all texts of a panel, with each of its forms open in turn."""
    yield from texts_of(panel)
    yield panel.subtitle
    for place in range(len(panel.forms) if isinstance(panel, FormPanel) else 0):
        panel.choice.setCurrentIndex(place)  # type: ignore[attr-defined]
        yield from texts_of(panel)
    for adder in panel.findChildren(FormAdder):
        for place in range(adder.choice.count()):
            adder.choice.setCurrentIndex(place)
            yield from texts_of(adder)


def _indices(table: Any) -> re.Pattern[str]:
    """Return a pattern of the index of any system before its name: `9 sensor array (core)`."""
    names = Names(table)
    known = {name for vessel in table.vessels for name in names.known(vessel.key).values()}
    return re.compile(r"(?<![\w#])\d+ (?:" + "|".join(map(re.escape, sorted(known, key=len, reverse=True))) + ")")


def _typed_clauses(line: str) -> list[str]:
    """Return the clauses of a typed answer that nobody would write in a sentence: several words with a number."""
    return [clause for each in line.split(";") if re.search(r"\d", clause := each.strip()) and " " in clause]
