"""The actions of a view of ships: those of all elements, and those of the chain of command."""

from functools import partial

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QMenu

from metamaker.app.elements.actions import ElementActions, choice_menu
from metamaker.app.elements.drops import Arrivals
from metamaker.app.metaverse.commands import FleetCommands
from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.app.rows.row_view import RowView
from metamaker.core.display_names import called
from metamaker.core.ids import element_id, of_group, refs_of
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.games.metaverse.pages.context import ranks


class ShipActions(ElementActions):
    """Actions for adding ships and changing commanders, levels and classes: one ship, or a whole squadron."""

    def __init__(self, view: RowView, commands: FleetCommands, arrivals: Arrivals) -> None:
        super().__init__(view, commands, arrivals)
        self.commands = commands
        self.more = self._action(tr("window-fleet-add-ship"), ["Ins", "Ctrl+="], self._add_like)
        self.higher = self._action(tr("window-main-put-under-commander"), ["Alt+Left"], self._rise)
        self.lower = self._action(tr("window-main-put-under-ship"), ["Alt+Right"], self._sink)
        self.earlier, self.later = self.order_actions(self._step)
        self.stay = self.attendance()
        self._moves = (self.higher, self.lower, self.earlier, self.later)

    @property
    def ids(self) -> list[str]:
        """The ids of the selected ships."""
        return of_group(self.view.selected, "ships")

    @property
    def ship(self) -> Ship | None:
        """The ship of the current row."""
        known = {ship.id: ship for ship in self.commands.fleet.ships}
        return known.get(element_id(self.view.current)) if self.view.current.startswith("ships/") else None

    @override
    def take(self, data: QMimeData) -> None:
        """Bring in the pasted elements; ships go next to the current one."""
        self.arrivals.take(data, partial(self.commands.bring, commander=self.ship.commander if self.ship else None))

    def _add_like(self) -> None:
        """Add a ship of the class of the current one next to it; without a current ship, one of the first class."""
        fleet = self.commands.fleet
        if self.ship is not None:
            self._add(self.ship.ship_class, self.ship.commander)
        elif fleet.classes:
            self.name_new(self.commands.add_to_fleet(fleet.classes[0].id))
        else:
            self.commands.notice.tell(tr("window-fleet-no-class-yet"))

    def _add(self, class_id: str, commander: str | None) -> None:
        self.name_new(self.commands.add_ship(class_id, commander))

    def _rise(self) -> None:
        ship = self.ship
        if ship is not None and ship.commander is not None:
            self.commands.command(self.ids, self.commands.fleet.ship(ship.commander).commander)

    def _sink(self) -> None:
        beside = self._beside(self.ship)
        place = next((place for place, each in enumerate(beside) if each is self.ship), 0)
        if place > 0:
            self.commands.command(self.ids, beside[place - 1].id)

    def _step(self, by: int) -> None:
        beside = self._beside(self.ship)
        place = next((place for place, each in enumerate(beside) if each is self.ship), None)
        if place is None or self.ship is None or not 0 <= place + by < len(beside):
            return
        after = place + by + (1 if by > 0 else 0)
        self.commands.place([self.ship.ref()], beside[after].id if after < len(beside) else None)

    def _beside(self, ship: Ship | None) -> list[Ship]:
        """Return the ships under the same commander, in the order of the roster."""
        return [each for each in self.commands.fleet.ships if ship is not None and each.commander == ship.commander]

    def _classes(self) -> list[tuple[str, str]]:
        return [(ship.id, class_called(ship)) for ship in self.commands.fleet.classes]

    @override
    def fill_adding(self, menu: QMenu) -> None:
        """Fill the menu for adding: ships next to the current ship or under it; without one, also squadrons."""
        ship = self.ship
        commands = self.commands
        if ship is None:
            choice_menu(
                menu, tr("window-fleet-add-ship"), self._classes(), lambda each: self.name_new(commands.add_to_fleet(each))
            )
            types = [(each.id, called(each)) for each in commands.fleet.starfighters]
            choice_menu(menu, tr("window-fleet-add-squadrons-without"), types, commands.add_squadron)
            return
        above = ship.commander
        choice_menu(menu, tr("window-fleet-add-ship"), self._classes(), lambda each: self._add(each, above))
        under = tr("window-fleet-add-ship-led", name=called(ship).replace("&", "&&"))
        choice_menu(menu, under, self._classes(), lambda each: self._add(each, ship.id))

    @override
    def fill_own(self, menu: QMenu) -> None:
        """Add actions that leave ships at home, or change their level, class or commander."""
        commands, ids = self.commands, self.ids
        self.fill_attendance(menu, self.stay)
        if not ids:
            return
        squadron = ships_under(commands.fleet, tuple(ids))
        menu.addSeparator()
        words = commands.words
        levels = [(level.value, words[f"window-choice-command_level-{level}-text"]) for level in reversed(CommandLevel)]
        inner = choice_menu(
            menu, tr("window-fleet-command-level"), levels, lambda each: commands.level(ids, CommandLevel(each))
        )
        inner.addAction(tr("window-fleet-none"), lambda: commands.level(ids, None))
        choice_menu(menu, tr("window-fleet-change-class"), self._classes(), lambda each: commands.reclass(ids, each))
        if len(squadron) > len(ids):
            self._fill_squadron(menu, squadron)
        beside = self._beside(self.ship)
        place = next((place for place, each in enumerate(beside) if each is self.ship), 0)
        self.higher.setEnabled(self.ship is not None and self.ship.commander is not None)
        self.lower.setEnabled(place > 0)
        self.earlier.setEnabled(place > 0)
        self.later.setEnabled(place + 1 < len(beside))
        for action in self._moves:
            menu.addAction(action)
        menu.aboutToHide.connect(self._enable_moves)

    def _enable_moves(self) -> None:
        for action in self._moves:
            action.setEnabled(True)

    def _fill_squadron(self, menu: QMenu, squadron: tuple[str, ...]) -> None:
        commands = self.commands
        led = [each for each in squadron if each not in self.ids]
        title = tr("window-fleet-change-class-squadron", count=len(led))
        choice_menu(menu, title, self._classes(), lambda each: commands.reclass(led, each))
        menu.addAction(tr("window-fleet-select-squadron"), lambda: self.view.select(refs_of("ships", squadron)))


def ships_under(fleet: Fleet, ship_ids: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ids of these ships and of their direct and indirect subordinates, in the order of the roster."""
    found = set(ship_ids)
    for ship, _ in ranks(fleet).order:  # commanders come before their ships
        if ship.commander in found:
            found.add(ship.id)
    return tuple(ship.id for ship in fleet.ships if ship.id in found)
