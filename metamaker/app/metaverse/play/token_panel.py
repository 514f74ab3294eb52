"""Panels for the paths of salvos and missions and for launches of squadrons: a choice for each, or a click on the table."""

import re
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QVBoxLayout, QWidget

from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.app.play.orders.naming import Naming
from metamaker.app.play.orders.order_panel import Asked, OrderPanel
from metamaker.app.widgets.kit import column_in
from metamaker.app.widgets.labels import ElidedCombo, words_label
from metamaker.app.widgets.layouts import nested
from metamaker.core.display_names import first_upper
from metamaker.games.metaverse.battle.salvos.decisions import GuideSalvos
from metamaker.games.metaverse.battle.salvos.orders import GuideOrders
from metamaker.games.metaverse.battle.starfighters.decisions import FlyMissions, LaunchSquadrons
from metamaker.games.metaverse.battle.starfighters.orders import FlyOrders, LaunchOrders
from metamaker.games.metaverse.match.picture.board import view_of
from metamaker.games.metaverse.match.plotting import ways
from metamaker.games.metaverse.match.token_orders import launch_ways, signed_tokens, squadrons_to_launch, ways_of_token
from metamaker.play.dialogue import Draft
from metamaker.play.geometry import travelled
from metamaker.rendering.drawing import Drawing

_CLAUSES = "; "


class MovesPanel(OrderPanel[GuideOrders | FlyOrders]):
    """The panel for salvos or missions. See OrderPanel. Each has a row with its legal paths."""

    def __init__(self, asked: Asked, parent: QWidget) -> None:
        super().__init__(asked, parent)
        decision = asked.decision
        if not isinstance(decision, GuideSalvos | FlyMissions):
            raise TypeError(decision)
        self._decision = decision
        self.rows: dict[str, ElidedCombo] = {}
        naming = Naming(asked)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        hint = words_label("caption", self, tr("window-match-choose-where-each"))
        hint.setWordWrap(True)
        rows.addWidget(hint)
        form = nested(rows, QFormLayout())
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for key, sign in signed_tokens(decision).items():
            box = ElidedCombo(self)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setAccessibleName(tr("window-match-where-goes", sign=sign))
            box.addItem(tr("window-match-stays"))
            for words, ref in ways_of_token(decision, key):
                way = asked.read(f"{sign} {words}")
                if way.is_legal:
                    means = way.outcome.removeprefix(f"{sign}: ")
                    box.addItem(f"→ {naming.ref(ref)} · {means}" if ref else means, (way, ref))
            box.currentIndexChanged.connect(lambda _: self._compose())
            form.addRow(sign, box)
            self.rows[key] = box

    def _compose(self) -> None:
        chosen = [box.currentData()[0] for box in self.rows.values() if box.currentData()]
        moves = tuple(move for way in chosen for move in _moves(way))
        orders = GuideOrders(moves) if isinstance(self._decision, GuideSalvos) else FlyOrders(moves)
        self.write(orders, _CLAUSES.join(way.text for way in chosen))

    @override
    def show_draft(self, draft: Draft[GuideOrders | FlyOrders]) -> None:
        for box in self.rows.values():
            place = next((n for n in range(1, box.count()) if _moves(box.itemData(n)[0])[0] in _moves(draft)), 0)
            with QSignalBlocker(box):
                box.setCurrentIndex(place)

    @override
    def drawings(self, draft: Draft[GuideOrders | FlyOrders]) -> Sequence[Drawing]:
        """Return the paths of salvos and missions."""
        asked = self._decision
        tokens = asked.salvos() if isinstance(asked, GuideSalvos) else asked.missions()
        places = {token.key: token.place for token in tokens}
        moves = [move for move in _moves(draft) if move[0] in places]
        lines = [(places[key], travelled(places[key], way, length)) for key, way, length, *_ in moves]
        return (ways(lines, asked.side, view_of(self.asked.film.extent)),) if lines else ()

    @override
    def marks(self) -> Sequence[str]:
        found = [box.itemData(place)[1] for box in self.rows.values() for place in range(1, box.count())]
        return tuple(dict.fromkeys(filter(None, found)))

    @override
    def click(self, refs: Sequence[str]) -> bool:
        """Send the first token without a path to the clicked piece; if all have paths, the last one."""
        boxes = sorted(self.rows.values(), key=lambda box: bool(box.currentData()))
        for box in boxes:
            for place in range(1, box.count()):
                if box.itemData(place)[1] in refs:
                    box.setCurrentIndex(place)
                    return True
        return False


def _moves(draft: Draft[GuideOrders | FlyOrders]) -> tuple[Any, ...]:
    return draft.answer.courses if isinstance(draft.answer, GuideOrders) else draft.answer.flights


class LaunchPanel(OrderPanel[LaunchOrders]):
    """The panel for launches. See OrderPanel.

    Squadrons can be ticked; one path applies to all with bays that face it, and the others are launched next to the ship. Each
    squadron has the facts about it below its name.
    """

    tells_all = True

    def __init__(self, asked: Asked, parent: QWidget) -> None:
        super().__init__(asked, parent)
        decision = asked.decision
        if not isinstance(decision, LaunchSquadrons):
            raise TypeError(decision)
        self.checks: dict[str, QCheckBox] = {}
        self._sorties: dict[tuple[str, str], Draft[LaunchOrders]] = {}
        """The launch of one squadron along a path, by their typed words; an empty path means next to the ship."""
        parts: list[QWidget] = []
        facts = list(asked.question.facts)
        titles = {"": tr("window-match-beside-ship"), **dict(launch_ways(decision))}
        for word, title in squadrons_to_launch(decision):
            check = QCheckBox(title.replace("&", "&&"), self)
            check.toggled.connect(lambda _: self._compose())
            sign = title.partition(" ")[0]
            own = [fact for fact in facts if re.match(rf"{re.escape(sign)}\s*:", fact)]
            facts = [fact for fact in facts if fact not in own]
            told = (fact.partition(": ")[2].partition(", ")[2] for fact in own)
            about = words_label("caption", self, first_upper("; ".join(told)), wraps=True)
            parts += [check, about]
            self.checks[word] = check
            self._sorties.update({(word, way): asked.read(f"{word} {way}") for way in titles})
        self.way = ElidedCombo(self)
        self.way.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.way.setAccessibleName(tr("window-match-where-they-fly"))
        for way, title in titles.items():
            self.way.addItem(first_upper(title), way)
        self.way.currentIndexChanged.connect(lambda _: self._compose())
        rest = words_label("caption", self, "\n".join(map(first_upper, facts)), wraps=True)
        rest.setVisible(bool(facts))
        column_in(self, rest, self.way, *parts, gap=self.fontMetrics().height() // 4)

    def _compose(self) -> None:
        chosen = [word for word, check in self.checks.items() if check.isChecked()]
        way = self.way.currentData()
        flying = [word for word in chosen if way and self._sorties[word, way].is_legal]
        beside = [word for word in chosen if word not in flying]
        launched = [*(self._sorties[word, way] for word in flying), *(self._sorties[word, ""] for word in beside)]
        orders = LaunchOrders(tuple(sortie for each in launched for sortie in each.answer.sorties))
        clauses = [f"{' '.join(flying)} {way}" if flying else "", " ".join(beside)]
        self.write(orders, _CLAUSES.join(filter(None, clauses)))

    @override
    def show_draft(self, draft: Draft[LaunchOrders]) -> None:
        launched = {sortie.squadron for sortie in draft.answer.sorties}
        for word, check in self.checks.items():
            with QSignalBlocker(check):
                check.setChecked(self._sorties[word, ""].answer.sorties[0].squadron in launched)
        flown = [way for (_, way), each in self._sorties.items() if way and each.answer.sorties[0] in draft.answer.sorties]
        if flown:
            with QSignalBlocker(self.way):
                self.way.setCurrentIndex(self.way.findData(flown[0]))
