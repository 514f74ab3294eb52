"""What can be done to the roster: more ships, other commanders, levels and classes."""

from collections.abc import Sequence

from metamaker.app.metaverse.commands.fleet_edits import FleetEdits
from metamaker.app.texts import filled
from metamaker.games.metaverse.edits.flagship import open_command
from metamaker.games.metaverse.edits.roster import (
    add_ship,
    add_squadron,
    change_ship,
    move_ship,
    reclass,
    set_commander,
)
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import CommandLevel


class RosterCommands(FleetEdits):
    """Edits of the ships of one open fleet and of the squadrons beside them."""

    def add_ship(self, class_id: str, commander: str | None = None) -> str:
        """Add a ship of a class, under a commander."""
        text = filled(self.tr("Add a ship of %1"), self.name(f"classes/{class_id}"))
        return self.make(text, lambda: add_ship(self.fleet, class_id, commander=commander))

    def add_to_fleet(self, class_id: str) -> str:
        """Add a ship of a class under the flagship, if that has room for one more; else under none."""
        return self.add_ship(class_id, open_command(self.fleet))

    def add_squadron(self, starfighter_id: str) -> str:
        """Add a squadron of a type beside the ships."""
        text = filled(self.tr("Add a squadron of %1"), self.name(f"starfighters/{starfighter_id}"))
        return self.make(text, lambda: add_squadron(self.fleet, starfighter_id))

    def command(self, ids: Sequence[str], commander: str | None, before: str | None = None) -> bool:
        """Put ships under a commander, or under none; in front of a ship of the roster."""
        if commander is None:
            text = filled(self.tr("Put %1 under no commander"), self.ships_called(ids))
        else:
            text = filled(self.tr("Put %1 under %2"), self.ships_called(ids), self.name(f"ships/{commander}"))
        return self.edit(text, lambda: self.commanded(ids, commander, before))

    def commanded(self, ids: Sequence[str], commander: str | None, before: str | None) -> Fleet:
        """Return the fleet with ships under a commander, in front of one. Raises EditProblem."""
        fleet = set_commander(self.fleet, ids, commander)
        for each in ids if before is not None and before not in ids else ():
            fleet = move_ship(fleet, each, before)
        return fleet

    def move_ship(self, ship_id: str, before: str | None) -> None:
        """Put a ship in front of another one in the roster, or last."""
        self.edit(filled(self.tr("Move %1"), self.name(f"ships/{ship_id}")), lambda: move_ship(self.fleet, ship_id, before))

    def level(self, ids: Sequence[str], level: CommandLevel | None) -> None:
        """Give ships a command level, or take it from them."""

        def act() -> Fleet:
            fleet = self.fleet
            for each in ids:
                fleet = change_ship(fleet, each, level=level)
            return fleet

        text = filled(self.tr("Command level of %1"), self.ships_called(ids))
        self.edit(text, act)

    def reclass(self, ids: Sequence[str], class_id: str) -> None:
        """Make ships of another class of them."""
        text = filled(self.tr("Change the class of %1 to %2"), self.ships_called(ids), self.name(f"classes/{class_id}"))
        self.edit(text, lambda: reclass(self.fleet, ids, class_id))

    def ships_called(self, ids: Sequence[str]) -> str:
        """Return what ships are called."""
        return self.called([f"ships/{each}" for each in ids])
