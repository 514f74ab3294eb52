"""The page of squadrons and bays: squadron types with their weapons in a changeable order, and the bays for them."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QToolButton, QWidget

from metamaker.app.building import Steps
from metamaker.app.context import Context
from metamaker.app.form.element_form import ElementForm
from metamaker.app.form.field_messages import Remarks
from metamaker.app.metaverse.commands import FleetCommands
from metamaker.app.metaverse.definitions.definition_editor import DefinitionEditor, Remarking, remarks_beside
from metamaker.app.metaverse.definitions.definitions_page import DefinitionsPage, DefinitionStrip
from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.app.texts import plain_tip
from metamaker.app.widgets.kit import column_in, push_button, row_of, styled
from metamaker.app.widgets.labels import ElidedLabel, words_label
from metamaker.app.widgets.layouts import TallArea
from metamaker.core.elements.listing import removed
from metamaker.core.ids import numbered
from metamaker.core.issue import Issue
from metamaker.core.paths import resource
from metamaker.games.metaverse.checks.all import check_bay, check_starfighter
from metamaker.games.metaverse.edits.definitions import Definition, add_fighter_weapon, move_fighter_weapon
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.starfighter import Bay, Starfighter


class WeaponCard(QFrame):
    """One weapon: its name, buttons for its place, its form. `moved(by)` and `removed()` are requests of a person."""

    moved = Signal(int)
    removed = Signal()

    def __init__(self, commands: FleetCommands, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        context = commands.context
        self.form = ElementForm(context.document, language, self, with_rules=True)
        self.form.rule_wanted.connect(context.show_rule)
        self.others = Remarks(self)
        self.title = styled(ElidedLabel(self), "strong")
        self.up = self._button("up")
        self.down = self._button("down")
        self.remove = self._button("close")
        self.up.clicked.connect(lambda: self.moved.emit(-1))
        self.down.clicked.connect(lambda: self.moved.emit(1))
        self.remove.clicked.connect(self.removed)
        column_in(self, row_of((self.title, 1), self.up, self.down, self.remove), self.others, self.form, margin=None)

    def _button(self, icon: str) -> QToolButton:
        button = QToolButton(self)
        side = self.fontMetrics().height()
        signs = QIcon(str(resource("app", "icons", f"{icon}.svg")))
        off = resource("app", "icons", f"{icon}-off.svg")
        if off.is_file():  # Qt's own disabled state brightens icons in a dark window.
            signs.addFile(str(off), QSize(side, side), QIcon.Mode.Disabled)
        button.setIcon(signs)
        button.setIconSize(QSize(side, side))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button

    def show_weapon(self, ref: str, name: str, *, is_first: bool, is_last: bool) -> None:
        """Show the weapon with this reference."""
        if self.form.ref != ref:
            self.form.show_element(ref)
        self.title.setText(name)
        self.up.setEnabled(not is_first)
        self.down.setEnabled(not is_last)
        texts = (
            tr("window-definitions-move-up", name=name),
            tr("window-definitions-move-down", name=name),
            tr("window-common-remove-name", name=name),
        )
        for button, text in zip((self.up, self.down, self.remove), texts, strict=True):
            button.setAccessibleName(text)
            button.setToolTip(plain_tip(text))


class SquadronWeapons(QWidget):
    """The weapons of the squadron type given to `show_squadron`. `begun(card)` is sent when one gets the keyboard focus."""

    begun = Signal(QWidget)

    def __init__(self, commands: FleetCommands, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        self._language = language
        self._remark = Remarking(commands.context, language)
        self._squadron: Starfighter | None = None
        self.cards: list[WeaponCard] = []
        self.heading = words_label("heading", self, tr("window-definitions-weapons"))
        self.add = push_button(tr("window-definitions-add-weapon"), self, self._add)
        self._column = column_in(self, row_of((self.heading, 1), self.add))

    def show_squadron(self, squadron: Starfighter | None, issues: Sequence[Issue]) -> None:
        """Show the weapons of this type as they are now, each with its problems."""
        self._squadron = squadron
        weapons = squadron.weapons if squadron else ()
        while len(self.cards) < len(weapons):
            self._add_card()
        for place, card in enumerate(self.cards):
            card.setVisible(place < len(weapons))
            if place >= len(weapons):
                card.form.show_element("")
                continue
            ref = self._ref(place)
            name = weapons[place].name or tr("window-definitions-weapon", number=place + 1)
            card.show_weapon(ref, name, is_first=place == 0, is_last=place == len(weapons) - 1)
            beside = remarks_beside([each for each in issues if each.where == ref], card.form.shown, self._remark)
            card.form.remark(beside.fields)
            card.others.show_remarks(beside.others)

    def begin(self, place: int) -> None:
        """Put the keyboard focus into the name of a weapon, counted from 0."""
        if 0 <= place < len(self.cards):
            self.cards[place].form.begin("name")
            self.begun.emit(self.cards[place])

    def _ref(self, place: int) -> str:
        return f"starfighters/{self._squadron.id}/weapons/{place + 1}" if self._squadron else ""

    def _add_card(self) -> None:
        card, place = WeaponCard(self._commands, self._language, self), len(self.cards)
        card.moved.connect(lambda by: self._move(place, by))
        card.removed.connect(lambda: self._remove(place))
        self.cards.append(card)
        self._column.addWidget(card)

    def _add(self) -> None:
        squadron, commands = self._squadron, self._commands
        if squadron is None:
            return
        name = numbered(tr("window-definitions-gun"), {each.name for each in squadron.weapons})
        text = tr("window-definitions-add-weapon-name", name=commands.name(f"starfighters/{squadron.id}"))
        if commands.edit(text, lambda: add_fighter_weapon(commands.fleet, squadron.id, name).document):
            self.begin(len(squadron.weapons))

    def _move(self, place: int, by: int) -> None:
        commands, ref = self._commands, self._ref(place)
        text = tr("window-definitions-move-up" if by < 0 else "window-definitions-move-down", name=commands.name(ref))
        if commands.edit(text, lambda: move_fighter_weapon(commands.fleet, ref, place + 1 + by).document):
            card = self.cards[place + by]
            wanted = card.up if by < 0 else card.down
            (wanted if wanted.isEnabled() else card.down if by < 0 else card.up).setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self, place: int) -> None:
        commands, ref = self._commands, self._ref(place)
        text = tr("window-common-remove-name", name=commands.name(ref))
        commands.edit(text, lambda: removed(STRUCTURE, commands.fleet, ref))
        self.add.setFocus(Qt.FocusReason.OtherFocusReason)


_TYPES, _BAYS = "starfighters", "bays"


class SquadronsPage(DefinitionsPage):
    """The squadron types and bays of a fleet, and the weapons of the shown type."""

    def __init__(self, context: Context, *, whole: bool = True) -> None:
        super().__init__(context, "squadrons_page", whole=whole)

    @override
    def build(self, context: Context) -> Steps:
        adding = tr("window-common-new-squadron-type")
        self.types = self.new_list(_TYPES, tr("window-definitions-squadron-types"), adding)
        self.bays = self.new_list(_BAYS, tr("window-definitions-bay-types"), tr("window-common-new-bay-type"))
        self.strip = DefinitionStrip(context, self.words)
        self.weapons = SquadronWeapons(self.commands, self.language)
        nothing = tr("window-definitions-fleet-no-squadrons")
        editor = DefinitionEditor(self.commands, self.language, nothing, adding, _TYPES)
        side = TallArea(self.strip, self.weapons, spacing=self.fontMetrics().height() // 2)
        self.weapons.begun.connect(side.reveal)
        yield
        yield from self.begin((self.types, self.bays), editor, side)

    @property
    def shown(self) -> Definition | None:
        """The shown squadron type or bay."""
        group, _, of_id = self.editor.ref.partition("/")
        known = definitions(self.commands.fleet)
        return known.starfighters.get(of_id) if group == _TYPES else known.bays.get(of_id)

    @override
    def follow(self, ref: str) -> None:
        """Follow the selection; open a selected weapon of a squadron type for editing."""
        super().follow(ref)
        match ref.split("/"):
            case [group, of_id, "weapons", *_, number] if f"{group}/{of_id}" in self.refs and number.isdecimal():
                self.weapons.begin(int(number) - 1)

    @override
    def show_shown(self) -> None:
        definition = self.shown
        issues = _issues(definition)
        squadron = definition if isinstance(definition, Starfighter) else None
        self.editor.renew([each for each in issues if each.where == self.editor.ref])
        self.weapons.setVisible(squadron is not None)
        self.weapons.show_squadron(squadron, issues)
        self.strip.show_definition(definition)


def _issues(definition: Definition | None) -> tuple[Issue, ...]:
    if isinstance(definition, Starfighter):
        return check_starfighter(definition)
    return check_bay(definition) if isinstance(definition, Bay) else ()
