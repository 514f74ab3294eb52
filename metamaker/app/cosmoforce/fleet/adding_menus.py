"""The menus from which designs and ships are added: of a document's designs, of the threat chart, of the samples."""

from html import escape

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from metamaker.app.cosmoforce.commands.fleet_commands import FleetCommands
from metamaker.app.cosmoforce.commands.samples import samples
from metamaker.app.elements.actions import choice_menu
from metamaker.core.naming import called
from metamaker.games.cosmoforce.catalogue import threats


def designs(commands: FleetCommands) -> list[tuple[str, str]]:
    """Return the designs of a document as choices."""
    return [(design.id, called(design)) for design in commands.fleet.designs]


def add_others(menu: QMenu, commands: FleetCommands) -> None:
    """Add the menus of the eight threat ships and of the sample ships."""
    translate = QCoreApplication.translate
    chart = [(threat.id, f"{number}  {threat.name}") for number, threat in enumerate(threats(), 1)]
    choice_menu(menu, translate("AddingMenus", "Add a threat ship"), chart, commands.add_threat)
    ideas = [(design.id, called(design)) for design in samples().designs]
    inner = choice_menu(menu, translate("AddingMenus", "Add a sample ship"), ideas, commands.add_sample)
    for action, design in zip(inner.actions(), samples().designs, strict=True):
        action.setToolTip(f"<p>{escape(design.notes)}</p>")
