"""Edits of elements of the sheet: named edits, parts on the clipboard, messages about refused edits."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QByteArray, QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication

from metamaker.app.clipboard import clipboard_data
from metamaker.app.context import Context
from metamaker.app.design.element_edits import ElementEdits
from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.core.edits import Edited
from metamaker.core.elements.listing import can_be_removed
from metamaker.core.elements.references import Use, used_by
from metamaker.core.errors import FileProblem
from metamaker.core.property import EditProblem
from metamaker.game_api.game import brief_bytes
from metamaker.games.metaverse.edits.clipboard_fleet import clipboard_fleet, is_part, pasted
from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.edits.palette import drop_reasons, dropped, moved_reasons, new_definition
from metamaker.games.metaverse.edits.parts import copy_part, move_part, part_at
from metamaker.games.metaverse.edits.sections import OTHER_SIDE, Remade, clipboard_section, is_section, mirrored, section_pasted
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.edits.subject import Kind
from metamaker.games.metaverse.edits.vocabulary import section_term
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.opening import open_bytes

PARTS = "application/x-metamaker-ship-parts"
"""The mime type of parts: a fleet file that contains only parts."""


SECTION = "application/x-metamaker-ship-section"
"""The mime type of a whole section: a fleet file that contains only the section."""


def put_on_clipboard(carried: Fleet, name: str, kind: str = PARTS) -> None:
    """Put a fleet of parts or of a section on the clipboard; other programs get its name."""
    data = QMimeData()
    data.setData(kind, QByteArray(brief_bytes(METAVERSE, carried)))
    data.setText(name)
    QGuiApplication.clipboard().setMimeData(data)


def has_parts(kind: str = PARTS) -> bool:
    """Return whether the clipboard has parts, or a section."""
    return bool(_data(kind))


def from_clipboard(kind: str = PARTS) -> Fleet | None:
    """Return the fleet on the clipboard; None if there is none or if it is unreadable, as it can come from anywhere."""
    data = _data(kind)
    if not data:
        return None
    try:
        found = open_bytes(data, "clipboard").document
    except FileProblem:
        return None
    return found if isinstance(found, Fleet) else None


def _data(kind: str) -> bytes:
    """Return the data of a kind on the clipboard; empty if there is none."""
    data = clipboard_data()
    return bytes(data.data(kind).data()) if data.hasFormat(kind) else b""


class SheetEdits(ElementEdits):
    """Edits of the document of a context. Each edit selects the new elements.

    `defined(ref)` is sent for a new definition that came with a part, so that it can be named.
    """

    defined = Signal(str)

    def __init__(self, context: Context[Fleet], parent: QObject | None = None) -> None:
        super().__init__(EDITS, context, parent)

    @property
    def fleet(self) -> Fleet:
        """The fleet as it is now."""
        fleet: Fleet = self.document
        return fleet

    @property
    def ship(self) -> ShipClass | None:
        """The class on the canvas, or that of the ship there."""
        of = STRUCTURE.find(self.fleet, self._context.selection.subject)
        return of.ship if of else None

    @property
    def target(self) -> str:
        """The target for the palette: the selected element if it is part of this ship, otherwise the ship."""
        ship, element = self.ship, STRUCTURE.resolved(self.fleet, self._context.selection.element)
        if ship is None:
            return ""
        return element if element.startswith(f"{ship.ref()}/") else ship.ref()

    @property
    def section(self) -> SectionName | None:
        """The section of the selected element; without one, the core or the first section."""
        ship, of = self.ship, STRUCTURE.find(self.fleet, self._context.selection.element)
        if ship is None:
            return None
        if of is not None and of.ship is ship and of.section is not None:
            return of.section
        if of is not None and of.ship is ship and of.kind is Kind.ARC:
            return ship.owner(of.arc)
        return next((name for name, _ in ship.sections.standing() if name is SectionName.CORE), None)

    def why_not(self, key: str) -> str:
        """Return why an item of the palette cannot be added at the target; empty if it can."""
        if not self.target:
            return tr("window-design-there-is-no-ship-to-add")
        return " ".join(drop_reasons(self.fleet, key, self.target))

    def refusals(self, key: str, target: str) -> tuple[str, ...]:
        """Return why a part of the palette, or an element by its reference, cannot go to an element."""
        if key.startswith("classes/"):
            return moved_reasons(self.fleet, key, target)
        return drop_reasons(self.fleet, key, target)

    def why_fixed(self, ref: str) -> str:
        """Return why an element of a section cannot be dragged; empty for elements that need no reason."""
        of = STRUCTURE.find(self.fleet, ref)
        if of is None or of.section is None or of.ship is None or self.is_part(ref) or ref == of.ship.ref(of.section):
            return ""
        return tr("window-design-belongs-section-cannot", name=self.name(ref))

    def can_paste(self) -> bool:
        """Return whether the clipboard has parts or a section."""
        return has_parts() or has_parts(SECTION)

    def begin(self) -> None:
        """Add a ship class, and put it on the canvas."""
        self.make_subject(tr("window-design-add-ship-class"), "classes", tr("window-common-new-class"))

    def add(self, key: str, target: str = "") -> None:
        """Put an item of the palette at an element."""
        before = self.fleet
        self.make(partial(tr, "window-common-add"), lambda: dropped(self.fleet, key, target or self.target, self._words))
        if self.fleet is not before and (new := new_definition(key, self.fleet)):
            self.defined.emit(new)

    def move(self, refs: Sequence[str], target: str) -> None:
        """Move parts to the section of an element."""
        self.make_all(
            partial(tr, "window-elements-move"), refs, lambda fleet, ref: move_part(fleet, ref, self._section_at(target))
        )

    def duplicate(self, *refs: str) -> None:
        """Double the number of each part."""
        parts = [ref for ref in refs if is_part(self.fleet, ref)]
        if parts:
            self.make_all(partial(tr, "window-elements-duplicate"), parts, _another)

    def step(self, refs: Sequence[str], by: int) -> None:
        """Change the count of each element by one. The last copy of a part stays; Delete removes it."""
        self.step_as(partial(tr, "window-design-one-more" if by > 0 else "window-design-one-less"), refs, by)

    def copy(self, *refs: str) -> bool:
        """Put parts on the clipboard, or a section as a whole; False if it is neither."""
        try:
            if len(refs) == 1 and is_section(self.fleet, refs[0]):
                put_on_clipboard(clipboard_section(self.fleet, refs[0]), self.name(refs[0]), SECTION)
                return True
            put_on_clipboard(clipboard_fleet(self.fleet, *refs), self.called(refs))
        except EditProblem as problem:
            self._context.say(str(problem))
            return False
        return True

    def cut(self, *refs: str) -> None:
        """Put parts on the clipboard and remove them."""
        if self.copy(*refs):
            self.remove(*refs)

    def paste(self) -> None:
        """Paste parts into the section of the selected element, or make that section a copy of the one on the clipboard."""
        if has_parts(SECTION):
            self._paste_section()
            return
        carried, ship, section = from_clipboard(), self.ship, self.section
        if carried is None or ship is None or section is None:
            self._context.say(tr("window-design-no-part-clipboard"))
            return

        result = self._tried(lambda: pasted(self.fleet, carried, ship.id, section))
        if result is None:
            return
        for each in result.new_ids:
            self._context.say(tr("window-design-came-along-under", name=each.name))
        several = tr("window-design-parts", count=len(result.refs))
        name = self.name_in(result.document, result.refs[0]) if len(result.refs) == 1 else several
        self._context.document.apply(tr("window-design-paste-name", name=name), result.document)
        self._context.selection.gather(result.refs)

    def _paste_section(self) -> None:
        carried, ship, section = from_clipboard(SECTION), self.ship, self.section
        if carried is None or ship is None or section is None:
            self._context.say(tr("window-design-no-section-clipboard"))
            return
        text = tr("window-design-paste-into", section=section_term(section, self._words))
        self._remake(text, lambda: section_pasted(self.fleet, carried, ship.id, section, self._words))

    def mirror(self, ref: str) -> None:
        """Make the opposite section of a side section a mirrored copy of it."""
        of = STRUCTURE.find(self.fleet, ref)
        if of is not None and of.ship is not None and of.section is not None:
            ship, section = of.ship, of.section
            text = tr("window-design-mirror", section=section_term(section, self._words))
            self._remake(text, lambda: mirrored(self.fleet, ship.id, section, self._words))

    def _remake(self, text: str, edit: Callable[[], Remade]) -> None:
        made = self._tried(edit)
        if made is None:
            return
        self._context.document.apply(text, made.document)
        self._context.selection.select(made.ref)
        for each in made.new_ids:
            self._context.say(tr("window-design-came-along-under", name=each.name))
        if made.left_out:
            names = ", ".join(made.left_out)
            self._context.say(tr("window-design-left-out-rules", names=names))

    def is_section(self, ref: str) -> bool:
        """Return whether an element is a whole section, which can be copied."""
        return is_section(self.fleet, ref)

    @override
    def can_copy(self, ref: str) -> bool:
        return self.is_part(ref) or self.is_section(ref)

    def has_other_side(self, ref: str) -> bool:
        """Return whether an element is a side section, so that it can be mirrored."""
        of = STRUCTURE.find(self.fleet, ref)
        return of is not None and self.is_section(ref) and of.section in OTHER_SIDE

    def sections(self, refs: Sequence[str]) -> tuple[tuple[str, str, str], ...]:
        """Return destinations for parts: for each other section its reference, its name, and why not (or nothing)."""
        found = [STRUCTURE.find(self.fleet, ref) for ref in refs]
        parts = [of for of in found if of is not None and is_part(self.fleet, of.ref)]
        ship = parts[0].ship if parts else None
        if ship is None or len(parts) < len(found):
            return ()
        here = {of.section for of in parts}
        others = [name for name, _ in ship.sections.standing() if here != {name}]
        places = [(ship.ref(name), section_term(name, self._words)) for name in others]
        return tuple((place, text, self._why_not_all(refs, place)) for place, text in places)

    def _why_not_all(self, refs: Sequence[str], place: str) -> str:
        reasons = (reason for ref in refs for reason in moved_reasons(self.fleet, ref, place))
        return " ".join(dict.fromkeys(reasons))

    @override
    def is_part(self, ref: str) -> bool:
        """Return whether an element is a part, which can be copied and moved."""
        return is_part(self.fleet, ref)

    @override
    def is_removable(self, ref: str) -> bool:
        """Return whether an element can be removed here: it is within the ship on the canvas, but not the ship itself."""
        place, ship = STRUCTURE.resolved(self.fleet, ref), self.ship
        is_within = ship is not None and place.startswith(f"{ship.ref()}/")
        return is_within and can_be_removed(STRUCTURE, self.fleet, place)

    def definition_of(self, ref: str) -> str:
        """Return the reference of the definition of an element: the weapon of a mount, the type of a bay; empty for others."""
        of = STRUCTURE.find(self.fleet, ref)
        match of.kind if of else None:
            case Kind.MOUNT if of:
                return f"weapons/{of.value.weapon}"
            case Kind.FIT if of:
                return f"bays/{of.value.bay}"
            case Kind.WEAPON | Kind.BAY | Kind.STARFIGHTER if of:
                return of.ref
        return ""

    def uses(self, ref: str) -> tuple[Use, ...]:
        """Return the uses of an element in the fleet."""
        return used_by(STRUCTURE, self.fleet, ref, self._words)

    def _section_at(self, target: str) -> SectionName:
        of = STRUCTURE.find(self.fleet, target)
        if of is None or of.ship is None:
            raise EditProblem(tr("window-design-belongs-ship"))
        if of.kind is Kind.ARC:
            return of.ship.owner(of.arc)
        return of.section or SectionName.CORE


def _another(fleet: Fleet, ref: str) -> Edited[Fleet]:
    """Return the fleet with the number of a part in its section doubled. Raises EditProblem."""
    of = part_at(fleet, ref)
    if of.ship is None or of.section is None:
        return Edited(fleet, of.ref)
    return copy_part(fleet, of.ref, of.ship.id, of.section)
