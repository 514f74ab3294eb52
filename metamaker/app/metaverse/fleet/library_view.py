"""One library of a fleet as a list: its classes in folders, or its weapons, squadron types or bays."""

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtWidgets import QMenu

from metamaker.app.elements.actions import choice_menu
from metamaker.app.elements.parcel import own_refs
from metamaker.app.elements.refs import element_id, of_group
from metamaker.app.metaverse.commands.arrivals import Arrivals
from metamaker.app.metaverse.commands.fleet_commands import FleetCommands
from metamaker.app.metaverse.fleet.element_actions import ElementActions
from metamaker.app.metaverse.fleet.library_rows import FOLDER, folder_key, folder_path, library_rows
from metamaker.app.rows.row_tree import RowTreeModel
from metamaker.app.rows.row_view import RowView
from metamaker.app.texts import filled
from metamaker.core.naming import called
from metamaker.core.words import Words
from metamaker.games.metaverse.edits.folders import folder_of, folders


class LibraryView(RowView):
    """The elements of a group (`classes`, `weapons`, `starfighters`, `bays`) of one open fleet."""

    def __init__(self, group: str, title: str, commands: FleetCommands, arrivals: Arrivals, told: Words) -> None:
        model = RowTreeModel()
        super().__init__(model, title)
        model.setParent(self)
        self.group = group
        self.has_order = group == "classes"
        self.setRootIsDecorated(group == "classes")
        self._commands = commands
        self._told = told
        self._shown: tuple[object, ...] = ()
        self.act = LibraryActions(self, commands, arrivals)
        self.menu_for = self.act.menu
        drops = _Drops(self, commands, arrivals)
        self.refusal = drops.refusal
        self.dropped.connect(drops.take)
        model.named.connect(self._name)

    def renew(self, search: str) -> None:
        """Show what of the library the search finds; nothing is done if neither it nor the fleet is another."""
        fleet = self._commands.fleet
        if self._shown[:1] == (search,) and self._shown[1] is fleet:
            return
        self._shown = (search, fleet)
        rows = library_rows(fleet, self.group, self._told, search)
        self.setRootIsDecorated(any(row.key.startswith(FOLDER) for row in rows))
        self.quietly(lambda: self.rows.show(rows))

    def _name(self, key: str, name: str) -> None:
        if not key.startswith(FOLDER):
            self._commands.rename(key, name)
            return
        path = folder_path(key)
        self._commands.rename_folder(path, (*path[:-1], name.strip()))

    def put_in_new_folder(self) -> None:
        """Put the selected classes into a new folder, and let a person name it."""
        path = (self._free_folder(),)
        self._commands.put_in_folder(of_group(self.selected, "classes"), path)
        self.rename(folder_key(path))

    def _free_folder(self) -> str:
        taken = {path[0] for path in folders(self._commands.fleet)}
        number, name = 1, self.tr("Folder")
        while name in taken:
            number += 1
            name = filled(self.tr("Folder %1"), number)
        return name


class LibraryActions(ElementActions):
    """The actions of a library."""

    def __init__(self, view: LibraryView, commands: FleetCommands, arrivals: Arrivals) -> None:
        super().__init__(view, commands, arrivals)
        self._library = view
        self.new = self._action(self.tr("New"), ["Ins", "Ctrl+="], self._new)
        self.to_roster = self._action(self.tr("Add to the roster"), ["Ctrl+Return"], self._to_roster)

    def _new(self) -> None:
        ref = self.commands.add(self._library.group)
        self.view.rename(ref)

    def _to_roster(self) -> None:
        """Add a ship of each selected class, or squadrons of each selected type."""
        for class_id in of_group(self.selected, "classes"):
            self.commands.add_to_fleet(class_id)
        for type_id in of_group(self.selected, "starfighters"):
            self.commands.add_squadron(type_id)

    def menu(self) -> QMenu:
        """Return the menu of what is selected."""
        menu = QMenu(self.view)
        menu.addAction(self.new)
        if self.selected:
            if self._library.group in {"classes", "starfighters"}:
                menu.addAction(self.to_roster)
            self._fill_own(menu)
        menu.addSeparator()
        self.fill(menu)
        return menu

    def _fill_own(self, menu: QMenu) -> None:
        commands, current = self.commands, self.view.current
        menu.addAction(self.tr("Edit"), lambda: commands.context.go_to(current))
        if self._library.group == "weapons":
            weapons = [(each.id, called(each)) for each in commands.fleet.weapons]
            old = element_id(current)
            choice_menu(
                menu, self.tr("Replace everywhere by"), weapons, lambda new: commands.replace_weapon(old, new), without=old
            )
        if self._library.group == "classes":
            self._fill_folders(menu)

    def _fill_folders(self, menu: QMenu) -> None:
        commands, ids = self.commands, of_group(self.selected, "classes")
        paths = [("/".join(path), " / ".join(path)) for path in folders(commands.fleet)]
        inner = choice_menu(
            menu, self.tr("Move to folder"), paths, lambda path: commands.put_in_folder(ids, tuple(path.split("/")))
        )
        inner.setEnabled(True)
        inner.addAction(self.tr("New folder"), self._library.put_in_new_folder)
        if any(folder_of(commands.fleet.ship_class(each)) for each in ids):
            inner.addAction(self.tr("No folder"), lambda: commands.put_in_folder(ids, ()))


class _Drops(QObject):
    """What becomes of what is dropped on a library."""

    def __init__(self, view: LibraryView, commands: FleetCommands, arrivals: Arrivals) -> None:
        super().__init__(view)
        self._view = view
        self._commands = commands
        self._arrivals = arrivals

    def refusal(self, data: QMimeData, key: str, _before: bool) -> str | None:
        """Return why a parcel cannot go there, empty if it can, None if it is nothing for this library."""
        refs = own_refs(data, self._commands.context.document)
        if not refs:
            return "" if self._arrivals.can_take(data) else None
        if self._view.group != "classes" or len(of_group(refs, "classes")) < len(refs):
            return self.tr("It is in this fleet already.")
        if key.startswith("classes/") and element_id(key) in of_group(refs, "classes"):
            return self.tr("A class cannot be put in front of itself.")
        return ""

    def take(self, data: QMimeData, key: str, before: bool) -> None:
        """Put classes into folders and in another order, or bring what comes from elsewhere."""
        reason = self.refusal(data, key, before)
        ids = of_group(own_refs(data, self._commands.context.document), "classes")
        if reason:
            self._commands.notice.tell(reason)
        elif ids:
            self._commands.place_classes(ids, *self._place(key))
        else:
            self._arrivals.take(data)

    def _place(self, key: str) -> tuple[tuple[str, ...], str | None]:
        """Return the folder and the class in front of which; on a class means in front of it, in its folder."""
        if key.startswith("classes/"):
            class_id = element_id(key)
            return folder_of(self._commands.fleet.ship_class(class_id)), class_id
        return folder_path(key), None
