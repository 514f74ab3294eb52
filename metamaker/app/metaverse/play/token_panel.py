"""Where salvos and missions go, and which squadrons are launched: a choice for each, or a click on the table."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QVBoxLayout, QWidget

from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.app.play.orders.naming import Naming
from metamaker.app.play.orders.order_panel import Asked, OrderPanel
from metamaker.app.widgets.labels import ElidedCombo, words_label
from metamaker.app.widgets.layouts import FlowLayout, nested
from metamaker.games.metaverse.battle.salvos.decisions import GuideSalvos
from metamaker.games.metaverse.battle.salvos.orders import GuideOrders
from metamaker.games.metaverse.battle.starfighters.decisions import FlyMissions, LaunchSquadrons
from metamaker.games.metaverse.battle.starfighters.orders import FlyOrders
from metamaker.games.metaverse.tabletop.picture.board import view_of
from metamaker.games.metaverse.tabletop.plotting import ways
from metamaker.games.metaverse.tabletop.token_orders import launch_ways, signed_tokens, squadrons_to_launch, ways_of_token
from metamaker.play.plane import travelled
from metamaker.sheets.drawing import Drawing

_CLAUSES = "; "


class MovesPanel(OrderPanel):
    """See OrderPanel. A row for each salvo or mission: where it can go, in the words in which that is typed."""

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
            box.addItem(tr("window-match-stays"), "")
            for way, ref in ways_of_token(decision, key):
                text = f"{sign} {way}"
                if not asked.refusals(text):
                    means = asked.dialogue.outcome(asked.place, text).removeprefix(f"{sign}: ")
                    box.addItem(f"→ {naming.ref(ref)} · {means}" if ref else means, (text, ref))
            box.currentIndexChanged.connect(lambda _: self._compose())
            form.addRow(sign, box)
            self.rows[key] = box

    def _compose(self) -> None:
        chosen = [box.currentData()[0] for box in self.rows.values() if box.currentData()]
        self.written.emit(_CLAUSES.join(chosen))

    @override
    def show_text(self, text: str) -> None:
        clauses = [clause.strip() for clause in text.split(";")]
        for box in self.rows.values():
            place = next((n for n in range(1, box.count()) if box.itemData(n)[0] in clauses), 0)
            with QSignalBlocker(box):
                box.setCurrentIndex(place)

    @override
    def drawings(self, text: str) -> Sequence[Drawing]:
        """The ways of what moves."""
        read, asked = self.asked.read(text), self._decision
        moves = read.courses if isinstance(read, GuideOrders) else read.flights if isinstance(read, FlyOrders) else ()
        tokens = asked.salvos() if isinstance(asked, GuideSalvos) else asked.missions()
        places = {token.key: token.place for token in tokens}
        lines = [(places[key], travelled(places[key], way, length)) for key, way, length, *_ in moves if key in places]
        return (ways(lines, asked.side, view_of(self.asked.film.extent)),) if lines else ()

    @override
    def marks(self) -> Sequence[str]:
        found = [box.itemData(place)[1] for box in self.rows.values() for place in range(1, box.count())]
        return tuple(dict.fromkeys(filter(None, found)))

    @override
    def click(self, refs: Sequence[str]) -> bool:
        """Send the first one that stays, or else the last one, to what was clicked."""
        boxes = sorted(self.rows.values(), key=lambda box: bool(box.currentData()))
        for box in boxes:
            for place in range(1, box.count()):
                if box.itemData(place)[1] in refs:
                    box.setCurrentIndex(place)
                    return True
        return False


class LaunchPanel(OrderPanel):
    """See OrderPanel. Squadrons to tick, and one way for all whose bays face it; others are launched beside the ship."""

    def __init__(self, asked: Asked, parent: QWidget) -> None:
        super().__init__(asked, parent)
        decision = asked.decision
        if not isinstance(decision, LaunchSquadrons):
            raise TypeError(decision)
        self.checks: dict[str, QCheckBox] = {}
        area = QWidget(self)
        area.setProperty("role", "clear")
        flow = FlowLayout(area)
        for word, title in squadrons_to_launch(decision):
            check = QCheckBox(title.replace("&", "&&"), area)
            check.toggled.connect(lambda _: self._compose())
            flow.addWidget(check)
            self.checks[word] = check
        self.way = ElidedCombo(self)
        self.way.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.way.setAccessibleName(tr("window-match-where-they-fly"))
        self.way.addItem(tr("window-match-beside-ship"), "")
        for way, title in launch_ways(decision):
            self.way.addItem(title, way)
        self.way.currentIndexChanged.connect(lambda _: self._compose())
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(area)
        rows.addWidget(self.way)

    def _compose(self) -> None:
        chosen = [word for word, check in self.checks.items() if check.isChecked()]
        way = self.way.currentData()
        flying = [word for word in chosen if way and not self.asked.refusals(f"{word} {way}")]
        beside = [word for word in chosen if word not in flying]
        clauses = [f"{' '.join(flying)} {way}"] if flying else []
        self.written.emit(_CLAUSES.join([*clauses, *([" ".join(beside)] if beside else [])]))

    @override
    def show_text(self, text: str) -> None:
        words = text.replace(";", " ").split()
        for word, check in self.checks.items():
            with QSignalBlocker(check):
                check.setChecked(word in words)
        place = next((n for n in range(1, self.way.count()) if self.way.itemData(n) in text), -1)
        if place > 0:
            with QSignalBlocker(self.way):
                self.way.setCurrentIndex(place)
