"""What is dropped on a fleet or pasted into it from elsewhere: elements of another fleet, share codes, files."""

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, QObject

from metamaker.app.elements.arrivals import ElementArrivals
from metamaker.app.elements.parcel import files_in, has_elements
from metamaker.app.metaverse.commands.fleet_commands import FleetCommands


class Arrivals(ElementArrivals):
    """Takes parcels for one open fleet. Whatever is wrong with one is a sentence in the notice."""

    def __init__(self, commands: FleetCommands, parent: QObject) -> None:
        super().__init__(commands, parent)
        self._commands = commands

    def take(self, data: QMimeData, commander: str | None = None, with_ships: bool = False) -> None:
        """Bring what a parcel has; ships go under a commander. For files, ask what to do with them.

        `with_ships`: classes that come without any ship get one each.
        """
        if has_elements(data):
            if (source := self.carried(data)) is not None:
                self._commands.bring(source, commander=commander, with_ships=with_ships)
        elif paths := files_in(data):
            self._offer(paths)

    def _offer(self, paths: Sequence[str]) -> None:
        """Offer to open a fleet file, to bring its classes, or to bring all of it."""
        path = paths[0]
        bring_classes = (self.tr("Bring its classes"), lambda: self.bring_classes(path))
        self.offer(paths, [bring_classes, (self.tr("Merge"), lambda: self.merge(path))])

    def bring_classes(self, path: str) -> None:
        """Bring the classes of a fleet file, with what they need."""
        if (source := self.read(path)) is not None:
            self._commands.bring(source, [ship.ref() for ship in source.classes])

    def merge(self, path: str) -> None:
        """Bring all that a fleet file lists."""
        if (source := self.read(path)) is not None:
            self._commands.bring(source)
