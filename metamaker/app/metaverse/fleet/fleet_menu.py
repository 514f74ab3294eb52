"""The menu of a whole fleet: ships, squadrons, definitions, limits, custom formulas."""

from functools import partial

from PySide6.QtWidgets import QMenu

from metamaker.app.context import Context
from metamaker.app.elements.actions import choice_menu
from metamaker.app.elements.document_menu import DocumentActions
from metamaker.app.metaverse.commands import FleetCommands
from metamaker.app.metaverse.texts import tr
from metamaker.app.universes.universe_work import UniverseWork
from metamaker.core.display_names import called
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.model.fleet import Fleet


def fill_fleet_menu(context: Context[Fleet], menu: QMenu) -> None:
    """Fill the menu."""
    actions = DocumentActions(context, FleetCommands, menu)
    commands, fleet = actions.commands, context.document.value
    if not isinstance(commands, FleetCommands) or not isinstance(fleet, Fleet):
        return
    classes = [(ship.id, class_called(ship)) for ship in fleet.classes]
    ships = tr("window-fleet-add-ship")
    choice_menu(menu, ships, classes, lambda each: actions.do(partial(commands.add_to_fleet, each)))
    types = [(each.id, called(each)) for each in fleet.starfighters]
    squadrons = tr("window-fleet-add-squadrons-without")
    choice_menu(menu, squadrons, types, lambda each: actions.do(partial(commands.add_squadron, each)))
    menu.addSeparator()
    actions.fill(menu)
    menu.addSeparator()
    for older in menu.findChildren(UniverseWork):
        older.deleteLater()  # A menu is filled each time it opens.
    UniverseWork(context, context.say, menu).fill(menu)
    menu.addSeparator()
    menu.addAction(tr("window-fleet-limits-points-tier"), partial(_go_again, context, "limits/combat_value"))
    menu.addAction(tr("window-fleet-house-formulas"), partial(_go_again, context, "formulas/ship.ems"))


def _go_again(context: Context[Fleet], ref: str) -> None:
    """Go to an element, even if it was the last destination."""
    context.selection.select("")
    context.go_to(ref)
