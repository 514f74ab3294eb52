"""What is dropped on a fleet or pasted into it from elsewhere: elements of another fleet, share codes, files."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject

from metamaker.app.metaverse.commands.elements_parcel import elements_in, files_in, has_elements
from metamaker.app.metaverse.commands.fleet_commands import FleetCommands
from metamaker.app.widgets.filled import filled
from metamaker.core.problem import FileProblem
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.registry import open_file


class Arrivals(QObject):
    """Takes parcels for one open fleet. Whatever is wrong with one is a sentence in the notice."""

    def __init__(self, commands: FleetCommands, parent: QObject) -> None:
        super().__init__(parent)
        self._commands = commands

    @staticmethod
    def can_take(data: QMimeData | None) -> bool:
        """Whether a parcel has something that may come into a fleet; an empty clipboard may be None."""
        return data is not None and (has_elements(data) or bool(files_in(data)))

    def take(self, data: QMimeData, commander: str | None = None, with_ships: bool = False) -> None:
        """Bring what a parcel has; ships go under a commander. For files, ask what to do with them.

        `with_ships`: classes that come without any ship get one each.
        """
        if has_elements(data):
            try:
                source = elements_in(data, self.tr("what was brought"))
            except FileProblem as problem:
                self._commands.notice.tell(str(problem))
                return
            self._commands.bring(source, commander=commander, with_ships=with_ships)
        elif paths := files_in(data):
            self.offer(paths)

    def offer(self, paths: Sequence[str]) -> None:
        """Offer to open a fleet file, to bring its classes, or to bring all of it."""
        path = paths[0]
        text = filled(self.tr("What shall be done with %1?"), Path(path).name)
        self._commands.notice.ask(
            text,
            [
                (self.tr("Open"), lambda: self._commands.context.open_file(path)),
                (self.tr("Bring its classes"), lambda: self.bring_classes(path)),
                (self.tr("Merge"), lambda: self.merge(path)),
            ],
            self.tr("Nothing"),
        )

    def bring_classes(self, path: str) -> None:
        """Bring the classes of a fleet file, with what they need."""
        if (source := self._read(path)) is not None:
            self._commands.bring(source, [ship.ref() for ship in source.classes])

    def merge(self, path: str) -> None:
        """Bring all that a fleet file lists."""
        if (source := self._read(path)) is not None:
            self._commands.bring(source)

    def _read(self, path: str) -> Fleet | None:
        try:
            value = open_file(path).document
        except FileProblem as problem:
            self._commands.notice.tell(str(problem))
            return None
        if isinstance(value, Fleet):
            return value
        self._commands.notice.tell(filled(self.tr("%1 holds no Metaverse fleet."), Path(path).name))
        return None
