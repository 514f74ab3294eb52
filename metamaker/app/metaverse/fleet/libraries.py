"""The libraries of a fleet: its classes in folders, and its definitions, on four tabs with one search field."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QStackedWidget, QToolButton, QWidget

from metamaker.app.elements.actions import ElementActions, choice_menu
from metamaker.app.elements.drops import Arrivals
from metamaker.app.elements.lists import MANY, ElementDrops, ElementList
from metamaker.app.library.own_library import Entry, Shelf
from metamaker.app.metaverse.commands import FleetCommands
from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.app.rows.row_tree import Row
from metamaker.app.settings.preferences import LIBRARY
from metamaker.app.universes.universe_work import UniverseWork
from metamaker.app.widgets.buttons import TabButtons, menu_button
from metamaker.app.widgets.kit import column_in, row_of, styled
from metamaker.app.widgets.search_field import SearchField
from metamaker.core.amounts import at_most, whole
from metamaker.core.collation import collated, has_words
from metamaker.core.display_names import called
from metamaker.core.elements.references import use_counts
from metamaker.core.ids import element_id, of_group, ref
from metamaker.core.messages import Words, in_force
from metamaker.games.metaverse.checks.names import class_called
from metamaker.games.metaverse.edits.classes import folder_of, folders, plain_tags
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.design import definitions, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.starfighter import Bay, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.stats.squadron import squadron_cost
from metamaker.games.metaverse.stats.value import combat_value
from metamaker.games.metaverse.universes.offered import origins

_KEPT = "fleet_panel.library"

FOLDER = "folder:"
"""The prefix of the keys of folders; the names of the path follow, separated by slashes."""

OWN = "own:"
"""The prefix of keys of the user's library; the key of its folder is only the prefix."""

GROUPS = ("classes", "weapons", "starfighters", "bays")
"""The libraries, in their order."""


def library_rows(fleet: Fleet, group: str, words: Words, search: str = "") -> tuple[Row, ...]:
    """Return the rows of a library; with a search, only those with all its words."""
    rows = class_rows(fleet, search) if group == "classes" else definition_rows(fleet, group, words, search)
    return tuple(rows)


def class_rows(fleet: Fleet, search: str) -> Iterator[Row]:
    """Yield the folders with classes, each before its contents, and the classes; those without a folder come last."""
    found = [ship for ship in fleet.classes if has_words(_class_text(ship), search)]
    flown = use_counts(STRUCTURE, fleet, "classes")
    paths = {folder_of(ship) for ship in found}
    for path in sorted({each[: length + 1] for each in paths for length in range(len(each))}):
        above = folder_key(path[:-1]) if len(path) > 1 else ""
        yield Row(folder_key(path), path[-1], above, tone="quiet", strong=True, name=path[-1])
    for ship in found:
        path = folder_of(ship)
        yield _class(fleet, ship, folder_key(path) if path else "", flown.get(ship.id, 0))


def _class(fleet: Fleet, ship: ShipClass, above: str, flown: int) -> Row:
    ships = tr("window-common-ships-count", count=flown) if flown else ""
    return Row(
        ship.ref(),
        class_called(ship),
        above,
        " · ".join(filter(None, (", ".join(plain_tags(ship)), ships, _origin(fleet, ship.ref())))),
        in_force().number(whole(combat_value(design(fleet, ship)))),
        ship.notes[:300],
        name=ship.name,
        movable=True,
    )


def folder_key(path: tuple[str, ...]) -> str:
    """Return the key of a folder."""
    return f"{FOLDER}{'/'.join(path)}" if path else ""


def folder_path(key: str) -> tuple[str, ...]:
    """Return the folder of a key; the empty path for other keys."""
    return tuple(key.removeprefix(FOLDER).split("/")) if key.startswith(FOLDER) else ()


def definition_rows(fleet: Fleet, group: str, words: Words, search: str) -> Iterator[Row]:
    """Yield the weapons, squadron types or bays of a fleet, with a short description and the number of uses."""
    uses = use_counts(STRUCTURE, fleet, group)
    for element in getattr(fleet, group):
        caption, number = _short(fleet, element, words)
        if has_words(f"{element.name} {caption}", search):
            used, of = _used(uses.get(element.id, 0)), _origin(fleet, ref(group, element.id))
            yield Row(
                ref(group, element.id),
                called(element),
                caption=" · ".join(filter(None, (caption, used, of))),
                figure=number,
                name=element.name,
                movable=True,
            )


def own_rows(shelf: Shelf, group: str, search: str) -> Iterator[Row]:
    """Yield the entries of a group in the user's library under their own folder; its problems come with the classes."""
    found = [each for each in shelf.entries if each.ref.partition("/")[0] == group and has_words(each.title, search)]
    found.sort(key=lambda each: collated(each.title))
    problems = shelf.problems if group == GROUPS[0] and not search else ()
    if found or problems:
        yield Row(OWN, tr("window-fleet-own-library"), tone="quiet", strong=True)
    for each in found:
        yield Row(f"{OWN}{each.key}", each.title, OWN, caption=Path(each.path).name)
    for name, problem in problems:
        yield Row(f"{OWN}{name}", name, OWN, caption=problem, tip=problem, tone="error")


def _origin(fleet: Fleet, place: str) -> str:
    """Return the universe pack that an element comes from; empty for the fleet's own."""
    return origins(fleet).get(place, "")


def _used(times: int) -> str:
    return tr("window-fleet-used-times", count=times) if times else tr("window-fleet-not-used")


def _short(fleet: Fleet, element: Weapon | Starfighter | Bay, words: Words) -> tuple[str, str]:
    """Return a short description of an element, and the figure at the end of its row."""
    match element:
        case Weapon():
            pulse = f"{element.pulse} × " if element.pulse > 1 else ""
            modifier = f"+{element.damage_modifier}" if element.damage_modifier else ""
            kind = words[f"window-choice-damage_type-{element.damage_type}-text"].lower()
            return f"{pulse}{element.damage_die}{modifier} · {kind}", words.with_unit(str(element.range_cm), "cm")
        case Starfighter():
            guns = ", ".join(weapon.name for weapon in element.weapons if weapon.name)
            return guns, words.number(at_most(squadron_cost(element, definitions(fleet).house), 1))
        case Bay():
            return tr("window-fleet-launches-carries", launch=element.launch, carry=element.carry), ""


def _class_text(ship: ShipClass) -> str:
    return " ".join((ship.name, ship.variant, ship.id, *ship.tags))


class LibraryView(ElementList):
    """The elements of a group (`classes`, `weapons`, `starfighters`, `bays`) of one open fleet."""

    _commands: FleetCommands
    two_lined = MANY

    def __init__(self, group: str, title: str, commands: FleetCommands, arrivals: Arrivals) -> None:
        super().__init__(title, commands)
        self.group = group
        self.has_order = group == "classes"
        self.setRootIsDecorated(group == "classes")
        self._shown: tuple[object, ...] = ()
        self._own: dict[str, Entry] = {}
        self.act = LibraryActions(self, commands, arrivals)
        self._drops = LibraryDrops(self, commands, arrivals)
        self.opened.connect(self.bring_own)

    def renew(self, search: str) -> None:
        """Show the search results in the library; do nothing if neither search nor fleet changed."""
        fleet = self._commands.fleet
        if self._shown[:1] == (search,) and self._shown[1] is fleet:
            return
        self._shown = (search, fleet)
        commands = self._commands
        shelf = commands.library.shelf(commands.context.game, STRUCTURE, commands.words)
        self._own = {f"{OWN}{each.key}": each for each in shelf.entries}
        rows = (*library_rows(fleet, self.group, commands.words, search), *own_rows(shelf, self.group, search))
        self.setRootIsDecorated(any(row.key.startswith((FOLDER, OWN)) for row in rows))
        self.show_rows(rows)

    def look_again(self) -> None:
        """Read the user's library again at the next `renew`, because it may have changed."""
        self._shown = ()

    def own(self, key: str) -> Entry | None:
        """Return the entry of the user's library in a row; None for other rows."""
        return self._own.get(key)

    def bring_own(self, key: str) -> None:
        """Bring the entry of a row of the user's library into the fleet."""
        if (entry := self.own(key)) is not None:
            self._commands.bring_entry(entry)

    @override
    def name_row(self, key: str, name: str) -> None:
        """Rename an element, or a folder."""
        if not key.startswith(FOLDER):
            super().name_row(key, name)
            return
        path = folder_path(key)
        self._commands.rename_folder(path, (*path[:-1], name.strip()))

    def put_in_new_folder(self) -> None:
        """Put the selected classes into a new folder, and start editing its name."""
        path = (self._free_folder(),)
        self._commands.put_in_folder(of_group(self.selected, "classes"), path)
        self.rename(folder_key(path))

    def _free_folder(self) -> str:
        taken = {path[0] for path in folders(self._commands.fleet)}
        number, name = 1, tr("window-fleet-folder")
        while name in taken:
            number += 1
            name = tr("window-fleet-folder-number", number=number)
        return name


class LibraryActions(ElementActions):
    """The actions of a library."""

    def __init__(self, view: LibraryView, commands: FleetCommands, arrivals: Arrivals) -> None:
        super().__init__(view, commands, arrivals)
        self.commands = commands
        self._library = view
        self.new = self._action(tr("window-start-new"), ["Ins", "Ctrl+="], self._new)
        self.to_roster = self._action(tr("window-fleet-add-roster"), ["Ctrl+Return"], self._to_roster)

    def _new(self) -> None:
        ref = self.commands.add(self._library.group)
        self.view.rename(ref)

    def _to_roster(self) -> None:
        """Add a ship of each selected class, or squadrons of each selected type."""
        for class_id in of_group(self.selected, "classes"):
            self.commands.add_to_fleet(class_id)
        for type_id in of_group(self.selected, "starfighters"):
            self.commands.add_squadron(type_id)

    @override
    def fill_adding(self, menu: QMenu) -> None:
        """Fill the menu for adding."""
        menu.addAction(self.new)

    @override
    def fill_own(self, menu: QMenu) -> None:
        """Add actions for the roster, editing, replacing weapons and folders, and for entries of the user's library."""
        if (entry := self._library.own(self.view.current)) is not None:
            menu.addAction(tr("window-fleet-bring-into-fleet"), lambda: self.commands.bring_entry(entry))
            menu.addAction(tr("window-fleet-remove-library"), lambda: self.commands.remove_entry(entry))
        if not self.selected:
            return
        if self._library.group in {"classes", "starfighters"}:
            menu.addAction(self.to_roster)
        commands, current = self.commands, self.view.current
        menu.addAction(tr("window-design-edit"), lambda: commands.context.go_to(current))
        if self._library.group == "weapons":
            weapons = [(each.id, called(each)) for each in commands.fleet.weapons]
            old = element_id(current)
            choice_menu(
                menu, tr("window-fleet-replace-everywhere"), weapons, lambda new: commands.replace_weapon(old, new), without=old
            )
        if self._library.group == "classes":
            self._fill_folders(menu)

    def _fill_folders(self, menu: QMenu) -> None:
        commands, ids = self.commands, of_group(self.selected, "classes")
        paths = [("/".join(path), " / ".join(path)) for path in folders(commands.fleet)]
        inner = choice_menu(
            menu, tr("window-fleet-move-folder"), paths, lambda path: commands.put_in_folder(ids, tuple(path.split("/")))
        )
        inner.setEnabled(True)
        inner.addAction(tr("window-fleet-new-folder"), self._library.put_in_new_folder)
        if any(folder_of(commands.fleet.ship_class(each)) for each in ids):
            inner.addAction(tr("window-fleet-no-folder"), lambda: commands.put_in_folder(ids, ()))


class LibraryDrops(ElementDrops):
    """Drops on a library: puts classes into folders, and reorders them."""

    commands: FleetCommands

    def __init__(self, view: LibraryView, commands: FleetCommands, arrivals: Arrivals) -> None:
        super().__init__(view, commands, arrivals)
        self._group = view.group

    @override
    def why_not(self, refs: Sequence[str], key: str, _before: bool) -> str:
        if key.startswith(OWN):
            return ""
        if self._group != "classes" or len(of_group(refs, "classes")) < len(refs):
            return self.commands.here_already
        return tr("window-fleet-class-cannot-put") if key in refs else ""

    @override
    def move(self, refs: Sequence[str], key: str, _before: bool) -> None:
        """Put classes into a folder; on a class, in front of it in its folder. Classes copied to the user's library stay."""
        if key.startswith(OWN):
            self.commands.keep_in_library(refs)
            return
        folder, before = folder_path(key), None
        if key.startswith("classes/"):
            before = element_id(key)
            folder = folder_of(self.commands.fleet.ship_class(before))
        self.commands.place_classes(of_group(refs, "classes"), folder, before)


class LibraryPanel(QWidget):
    """The tabs of classes, weapons, squadron types and bays. `chosen(refs)` and `opened(ref)` come from the front tab."""

    chosen = Signal(tuple)
    opened = Signal(str)

    def __init__(self, commands: FleetCommands, arrivals: Arrivals, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = commands.context.settings
        self.universes = UniverseWork(commands.context, commands.notice.tell, self)
        titles = {
            "classes": tr("window-fleet-classes"),
            "weapons": tr("window-common-weapons"),
            "starfighters": tr("window-common-squadrons"),
            "bays": tr("window-fleet-bays"),
        }
        self.views = {group: LibraryView(group, titles[group], commands, arrivals) for group in GROUPS}
        self._stack = QStackedWidget(self)
        for view in self.views.values():
            self._stack.addWidget(view)
            view.chosen.connect(self.chosen)
            view.opened.connect(self.opened)
        self._lay_out(titles)
        self._settings.changed.connect(self._setting_changed)
        kept = self._settings.kept(_KEPT)
        self.tabs.turn(GROUPS.index(kept) if kept in GROUPS else 0)

    def _lay_out(self, titles: dict[str, str]) -> None:
        self.tabs = TabButtons([titles[group] for group in GROUPS], tr("window-fleet-libraries-fleet"), self)
        self.search = SearchField(self)
        self.search.textChanged.connect(lambda _: self.renew())
        self.search.down.connect(self._into_list)
        self.add = styled(QToolButton(self), "quiet")
        self.add.setText("+")
        self.add.clicked.connect(self._add)
        self.packs = menu_button(tr("window-fleet-universe-packs"), self.universes.fill, self, sign="◎", role="quiet")
        column_in(self, self.tabs, row_of((self.search, 1), self.add, self.packs), (self._stack, 1))
        self.tabs.turned.connect(self._turn)

    @property
    def view(self) -> LibraryView:
        """The library at the front."""
        return self.views[GROUPS[self.tabs.place]]

    def show_group(self, group: str) -> None:
        """Bring a library to the front."""
        self.tabs.turn(GROUPS.index(group))

    def renew(self) -> None:
        """Show the fleet as it is now. The other tabs follow when they come to the front."""
        self.view.renew(self.search.text())

    def _setting_changed(self, name: str) -> None:
        if name == LIBRARY:
            for view in self.views.values():
                view.look_again()
            self.renew()

    def _turn(self, place: int) -> None:
        title = self.tabs.buttons[place].text()
        self._stack.setCurrentIndex(place)
        self.search.say(tr("window-common-search", title=title.lower()))
        adding = (
            tr("window-common-new-class"),
            tr("window-common-new-weapon"),
            tr("window-common-new-squadron-type"),
            tr("window-common-new-bay-type"),
        )
        self.add.setAccessibleName(adding[place])
        self.add.setToolTip(adding[place])
        self._settings.keep(_KEPT, GROUPS[place])
        self.renew()

    def _add(self) -> None:
        self.view.act.new.trigger()

    def _into_list(self) -> None:
        self.view.enter()
