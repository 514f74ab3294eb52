"""Edits of a fleet document: those of elements of any document, and of the chain of command, folders and weapons."""

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QMimeData, QObject

from metamaker.app.canvas.drags import PART
from metamaker.app.context import Context
from metamaker.app.elements.commands import MOST_NAMES, ElementCommands, Teller
from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.core.elements.listing import placed, with_fields
from metamaker.core.elements.references import element_name
from metamaker.core.elements.transfer import Arrival, brought
from metamaker.core.ids import of_group, refs_of
from metamaker.games.metaverse.edits.classes import in_folder, renamed_folder
from metamaker.games.metaverse.edits.definitions import replace_weapon
from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.edits.house_formulas import house_rule_meaning
from metamaker.games.metaverse.edits.roster import (
    add_ship,
    add_squadron,
    in_service,
    led_by,
    open_command,
    reclass,
    set_commander,
)
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import CommandLevel

_DRAWN = ("weapons", "bays")
"""Groups with elements that can be dropped on the sheet of a ship."""


class FleetCommands(ElementCommands):
    """Edits of all elements of a fleet."""

    groups = ("ships", "classes", "weapons", "starfighters", "bays", "squadrons")
    offered = "classes"

    def __init__(self, context: Context[Fleet], notice: Teller, parent: QObject | None) -> None:
        super().__init__(EDITS, context, notice, parent)

    @property
    def fleet(self) -> Fleet:
        """The fleet as it is now."""
        fleet: Fleet = self.document
        return fleet

    @property
    @override
    def a_document(self) -> str:
        return tr("window-commands-fleet")

    @property
    @override
    def here_already(self) -> str:
        return tr("window-commands-fleet-already")

    @property
    @override
    def bring_offered_text(self) -> str:
        return tr("window-commands-bring-classes")

    # The roster

    def add_ship(self, class_id: str, commander: str | None = None) -> str:
        """Add a ship of a class, under a commander."""
        text = tr("window-commands-add-ship-name", name=self.name(f"classes/{class_id}"))
        return self.make(text, lambda: add_ship(self.fleet, class_id, commander=commander))

    def add_to_fleet(self, class_id: str) -> str:
        """Add a ship of a class under the flagship if it can command another ship; otherwise under no commander."""
        return self.add_ship(class_id, open_command(self.fleet))

    def add_squadron(self, starfighter_id: str) -> str:
        """Add a squadron of a type to the fleet, beside the ships."""
        text = tr("window-commands-add-squadron", name=self.name(f"starfighters/{starfighter_id}"))
        return self.make(text, lambda: add_squadron(self.fleet, starfighter_id))

    def command(self, ids: Sequence[str], commander: str | None, before: str | None = None) -> bool:
        """Put ships under a commander, or under none, before another ship of the roster."""
        if commander is None:
            text = tr("window-commands-put-under-no", name=self._ships_called(ids))
        else:
            text = tr("window-commands-put-under", name=self._ships_called(ids), commander=self.name(f"ships/{commander}"))
        return self.edit(text, lambda: self.commanded(ids, commander, before))

    def commanded(self, ids: Sequence[str], commander: str | None, before: str | None) -> Fleet:
        """Return the fleet with ships under a commander, before another ship. Raises EditProblem."""
        fleet = set_commander(self.fleet, ids, commander)
        for each in ids if before is not None and before not in ids else ():
            fleet = placed(STRUCTURE, fleet, f"ships/{each}", before)
        return fleet

    def level(self, ids: Sequence[str], level: CommandLevel | None) -> None:
        """Give ships a command level, or take it from them."""
        refs = refs_of("ships", ids)
        text = tr("window-commands-command-level", name=self.called(refs))
        self.edit(text, lambda: self.each(refs, lambda fleet, ref: with_fields(STRUCTURE, fleet, ref, level=level)))

    def reclass(self, ids: Sequence[str], class_id: str) -> None:
        """Change the class of ships."""
        text = tr("window-commands-change-class", name=self._ships_called(ids), to=self.name(f"classes/{class_id}"))
        self.edit(text, lambda: reclass(self.fleet, ids, class_id))

    def _ships_called(self, ids: Sequence[str]) -> str:
        return self.called(refs_of("ships", ids))

    # Libraries

    def replace_weapon(self, old: str, new: str) -> None:
        """Replace a weapon with another one in all classes."""
        text = tr("window-commands-replace", old=self.name(f"weapons/{old}"), new=self.name(f"weapons/{new}"))
        self.edit(text, lambda: replace_weapon(self.fleet, old, new))

    def put_in_folder(self, class_ids: Sequence[str], folder: tuple[str, ...]) -> None:
        """Put classes into a folder, or into none."""
        what = self.called(refs_of("classes", class_ids))
        text = (
            tr("window-commands-move-folder", name=what, folder="/".join(folder))
            if folder
            else tr("window-commands-take-out-folder", name=what)
        )
        self.edit(text, lambda: in_folder(self.fleet, class_ids, folder))

    def place_classes(self, class_ids: Sequence[str], folder: tuple[str, ...], before: str | None) -> None:
        """Put classes into a folder or none, before another class or at the end."""

        def act() -> Fleet:
            fleet = in_folder(self.fleet, class_ids, folder)
            for each in class_ids:
                fleet = placed(STRUCTURE, fleet, f"classes/{each}", before)
            return fleet

        self.edit(tr("window-elements-move", name=self.called(refs_of("classes", class_ids))), act)

    def rename_folder(self, old: tuple[str, ...], new: tuple[str, ...]) -> None:
        """Rename a folder."""
        self.edit(tr("window-commands-rename-folder", folder="/".join(old)), lambda: renamed_folder(self.fleet, old, new))

    # Exchange with other fleets

    @override
    def data(self, refs: Sequence[str]) -> QMimeData:
        """Return the clipboard data of elements; a single weapon or bay can also be dropped on the sheet of a ship."""
        data = super().data(refs)
        if len(refs) == 1 and refs[0].partition("/")[0] in _DRAWN:
            data.setData(PART, QByteArray(refs[0].encode()))
        return data

    @override
    def bring(
        self, source: Fleet, refs: Sequence[str] | None = None, commander: str | None = None, with_ships: bool = False
    ) -> None:
        """Bring in elements of another fleet, or all of it, and report the outcome; ships go under a commander.

        `with_ships`: if the fleet has no ships, each class gets one.
        """

        def arrive(into: Fleet, source: Fleet, asked: Sequence[str]) -> Arrival[Fleet]:
            arrival = led_by(brought(STRUCTURE, into, source, asked), commander)
            return in_service(arrival, commander) if with_ships and not source.ships else arrival

        self.take_in(source, refs, arrive)

    @override
    def one_that_came(self, arrival: Arrival[Fleet], _source: Fleet, _asked: Sequence[str]) -> str:
        """Return the name of the only new ship; without ships, of the only new class."""
        for group in ("ships", "classes"):
            if ids := of_group(arrival.refs, group):
                return element_name(STRUCTURE, arrival.document, f"{group}/{ids[0]}") if len(ids) == 1 else ""
        return ""

    @override
    def account(self, arrival: Arrival[Fleet], asked: Sequence[str]) -> str:
        """Return the report of an arrival, with the differences between the house rules of the two fleets."""
        account = super().account(arrival, asked)
        if not arrival.differing:
            return account
        told = [self.words.say(house_rule_meaning(key)) for key in arrival.differing[:MOST_NAMES]]
        return f"{account} {tr('window-commands-house-rules-two', differences=' · '.join(told))}"
