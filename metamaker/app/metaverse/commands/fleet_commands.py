"""What can be done to the fleet from its side bar and its page: each an edit of the document with a name, or a sentence."""

from collections import Counter
from collections.abc import Callable, Sequence

from metamaker.app.elements.refs import element_id, of_group
from metamaker.app.metaverse.commands.arrival_words import arrival_step, arrival_text
from metamaker.app.metaverse.commands.roster_commands import RosterCommands
from metamaker.app.texts import filled
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.edits.arrival import arrived, everything, in_service
from metamaker.games.metaverse.edits.classes import add_class, change_class, duplicate_class, move_class
from metamaker.games.metaverse.edits.definitions import (
    add_bay_type,
    add_starfighter,
    add_weapon,
    change_definition,
    duplicate_definition,
    replace_weapon,
)
from metamaker.games.metaverse.edits.element import resolved
from metamaker.games.metaverse.edits.fleets import change_fleet
from metamaker.games.metaverse.edits.folders import in_folder, renamed_folder
from metamaker.games.metaverse.edits.lookup import numbered
from metamaker.games.metaverse.edits.made import Made
from metamaker.games.metaverse.edits.roster import (
    add_ship,
    add_squadron,
    change_ship,
    remove_ships,
)
from metamaker.games.metaverse.edits.subject import FLEET
from metamaker.games.metaverse.edits.uses import Use, removed, used_by
from metamaker.games.metaverse.model.fleet import Fleet

MOST_USES = 5
"""So many uses are named before a removal; of the others, the number."""


class FleetCommands(RosterCommands):
    """Edits of anything that a fleet lists."""

    def add(self, group: str) -> str:
        """Add a class or a definition with a name of its own."""
        fleet = self.fleet
        name = numbered(self._new_name(group), {each.name for each in getattr(fleet, group)})
        acts: dict[str, Callable[[Fleet, str], Made]] = {
            "classes": add_class,
            "weapons": add_weapon,
            "starfighters": add_starfighter,
            "bays": add_bay_type,
        }
        return self.make(filled(self.tr("Add %1"), name), lambda: acts[group](fleet, name))

    def _new_name(self, group: str) -> str:
        return {
            "classes": self.tr("New class"),
            "weapons": self.tr("New weapon"),
            "starfighters": self.tr("New squadron"),
            "bays": self.tr("New bay"),
        }[group]

    def duplicate(self, refs: Sequence[str]) -> str:
        """Duplicate elements: classes as variants, ships under the same commander."""
        text = filled(self.tr("Duplicate %1"), self.called(refs))
        return self.make(text, lambda: self._duplicates(refs))

    def _duplicates(self, refs: Sequence[str]) -> Made:
        result = Made(self.fleet, "")
        for ref in refs:
            group, _, of_id = ref.partition("/")
            if group == "classes":
                result = duplicate_class(result.fleet, of_id, self._variant(result.fleet, of_id))
            elif group == "ships":
                result = self._twin(result.fleet, of_id)
            elif group == "squadrons":
                entry = next(each for each in result.fleet.squadrons if each.id == of_id)
                result = add_squadron(result.fleet, entry.starfighter, entry.count)
            elif group != FLEET:
                result = duplicate_definition(result.fleet, ref)
        return result

    def _variant(self, fleet: Fleet, class_id: str) -> str:
        """Return the first “Block n”, in the window's language, that no class of this name is."""
        name = fleet.ship_class(class_id).name
        taken = {ship.variant for ship in fleet.classes if ship.name == name}
        number = 2
        while (variant := self.tr("Block %1").replace("%1", str(number))) in taken:
            number += 1
        return variant

    @staticmethod
    def _twin(fleet: Fleet, ship_id: str) -> Made:
        ship = fleet.ship(ship_id)
        name = numbered(ship.name, {each.name for each in fleet.ships}) if ship.name else ""
        twin = add_ship(fleet, ship.ship_class, name, ship.commander)
        fields = {"level": ship.level, "loadouts": ship.loadouts, "notes": ship.notes}
        return Made(change_ship(twin.fleet, element_id(twin.ref), **fields), twin.ref)

    def remove(self, refs: Sequence[str]) -> None:
        """Remove elements; where others use them, name those first and ask."""
        refs = [ref for ref in refs if ref != FLEET and resolved(self.fleet, ref)]
        uses = [
            use
            for ref in refs
            if not ref.startswith("ships/")
            for use in used_by(self.fleet, ref, self.words)
            if use.ref not in refs
        ]
        if not refs:
            return
        if not uses:
            self._remove(refs)
            return
        names = self._users(uses)
        told = ", ".join(names[:MOST_USES])
        if len(names) > MOST_USES:
            told = filled(self.tr("%1 and %2 more"), told, len(names) - MOST_USES)
        question = filled(self.tr("%1 – used by %2. Remove it from there too?"), self.called(refs), told)
        self.notice.ask(question, [(self.tr("Remove"), lambda: self._remove(refs))], self.tr("Cancel"))

    def _users(self, uses: Sequence[Use]) -> list[str]:
        """Return what uses something: parts by their class, with how many of it."""
        counts = Counter("/".join(use.ref.split("/")[:2]) for use in uses)
        return [f"{self.name(ref)} ({count})" if count > 1 else self.name(ref) for ref, count in counts.items()]

    def _remove(self, refs: Sequence[str]) -> None:
        def act() -> Fleet:
            fleet = remove_ships(self.fleet, of_group(refs, "ships"))
            for ref in refs:
                if resolved(fleet, ref):
                    fleet = removed(fleet, ref)
            return fleet

        self.edit(filled(self.tr("Remove %1"), self.called(refs)), act)

    def rename(self, ref: str, name: str) -> None:
        """Give an element another name."""
        group, _, of_id = ref.partition("/")
        acts: dict[str, Callable[[], Fleet]] = {
            FLEET: lambda: change_fleet(self.fleet, name=name),
            "ships": lambda: change_ship(self.fleet, of_id, name=name),
            "classes": lambda: change_class(self.fleet, of_id, name=name),
        }
        text = filled(self.tr("Rename %1 to %2"), self.name(ref), name)
        self.edit(text, acts.get(group, lambda: change_definition(self.fleet, ref, name=name)))

    def replace_weapon(self, old: str, new: str) -> None:
        """Put one weapon in the place of another in all classes."""
        text = filled(self.tr("Replace %1 by %2"), self.name(f"weapons/{old}"), self.name(f"weapons/{new}"))
        self.edit(text, lambda: replace_weapon(self.fleet, old, new))

    def put_in_folder(self, class_ids: Sequence[str], folder: tuple[str, ...]) -> None:
        """Put classes into a folder, or into none."""
        what = self.called([f"classes/{each}" for each in class_ids])
        text = filled(
            self.tr("Move %1 to folder %2") if folder else self.tr("Take %1 out of its folder"), what, "/".join(folder)
        )
        self.edit(text, lambda: in_folder(self.fleet, class_ids, folder))

    def place_classes(self, class_ids: Sequence[str], folder: tuple[str, ...], before: str | None) -> None:
        """Put classes into a folder or none, in front of another class or last."""

        def act() -> Fleet:
            fleet = in_folder(self.fleet, class_ids, folder)
            for each in class_ids:
                fleet = move_class(fleet, each, before)
            return fleet

        self.edit(filled(self.tr("Move %1"), self.called([f"classes/{each}" for each in class_ids])), act)

    def rename_folder(self, old: tuple[str, ...], new: tuple[str, ...]) -> None:
        """Give a folder another name."""
        self.edit(filled(self.tr("Rename folder %1"), "/".join(old)), lambda: renamed_folder(self.fleet, old, new))

    def bring(
        self, source: Fleet, refs: Sequence[str] | None = None, commander: str | None = None, with_ships: bool = False
    ) -> None:
        """Bring elements of another fleet, or all of it, and tell what became of them.

        `with_ships`: classes that come without any ship get one each.
        """
        try:
            arrival = arrived(self.fleet, source, everything(source) if refs is None else refs, commander)
            if with_ships and not source.ships:
                arrival = in_service(arrival, commander)
        except EditProblem as problem:
            self.notice.tell(str(problem))
            return
        self.context.document.apply(arrival_step(arrival, source.name), arrival.fleet)
        self.notice.tell_briefly(arrival_text(arrival))
        for ref in arrival.refs[-1:]:
            self.made.emit(ref)
