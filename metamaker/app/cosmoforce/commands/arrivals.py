"""What is dropped on a document or pasted into it from elsewhere: elements of another one, share codes, files."""

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, QObject

from metamaker.app.cosmoforce.commands.fleet_commands import FleetCommands
from metamaker.app.elements.arrivals import ElementArrivals
from metamaker.app.elements.parcel import carried_refs, files_in, has_elements
from metamaker.games.cosmoforce.edits.subject import subject
from metamaker.games.cosmoforce.model.fleet import Fleet


class Arrivals(ElementArrivals):
    """Takes parcels for one open document. Whatever is wrong with one is a sentence in the notice."""

    def __init__(self, commands: FleetCommands, parent: QObject) -> None:
        super().__init__(commands, parent)
        self._commands = commands

    def take(self, data: QMimeData, team: str = "") -> None:
        """Bring what a parcel has, as ships of a team if one is given. For files, ask what to do with them."""
        if has_elements(data):
            if (source := self.carried(data)) is not None:
                self._commands.bring(source, meant(data, source), team)
        elif paths := files_in(data):
            self._offer(paths)

    def _offer(self, paths: Sequence[str]) -> None:
        """Offer to open a file, to bring its designs, or to bring all of it."""
        path = paths[0]
        bring_designs = (self.tr("Bring its designs"), lambda: self.bring_designs(path))
        self.offer(paths, [bring_designs, (self.tr("Merge"), lambda: self.merge(path))])

    def bring_designs(self, path: str) -> None:
        """Bring the designs of a file."""
        if (source := self.read(path)) is not None:
            self._commands.bring(source, [design.ref() for design in source.designs])

    def merge(self, path: str) -> None:
        """Bring all that a file lists."""
        if (source := self.read(path)) is not None:
            self._commands.bring(source)


def meant(data: QMimeData, source: Fleet) -> tuple[str, ...] | None:
    """Return the elements that a parcel is about; None for all, where it does not say or they are not in it."""
    refs = carried_refs(data)
    return refs if refs and all(subject(source, ref) is not None for ref in refs) else None
