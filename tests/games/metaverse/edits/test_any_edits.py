"""Any sequence of edits of any fleet: what comes out can be saved and read, and what an edit is not about stays the same."""

import re
from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from metamaker.core.edits import Edited, changed
from metamaker.core.elements.listing import placed, removed, with_fields
from metamaker.core.elements.references import element_name, used_by
from metamaker.core.elements.transfer import brought, everything
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.edits import classes, definitions, parts, roster
from metamaker.games.metaverse.edits.editing import EDITS
from metamaker.games.metaverse.edits.parts import parts_of
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.model.arc import Arc, SectionName, Sector
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.starfighter import Load
from metamaker.games.metaverse.model.words import LoadoutKind
from tests.games.metaverse.edits.any_fleet import ANY_FLEET
from tests.games.metaverse.edits.flotilla import FLEET
from tests.games.metaverse.strategies import fleets, names, numbers, subsets

GROUPS = ("weapons", "starfighters", "bays", "classes", "ships", "squadrons")
NOTHING = "nothing"
"""An id that nothing has."""


def ids(fleet: Fleet, group: str) -> list[str]:
    return [element.id for element in getattr(fleet, group)] or [NOTHING]


def part_refs(fleet: Fleet, group: str = "") -> list[str]:
    return [
        ship.ref(name, part.id)
        for ship in fleet.classes
        for name, section in ship.sections.standing()
        for listed, some in parts_of(section).items()
        for part in some
        if group in {"", listed}
    ] or ["classes/nothing/core/nothing"]


def refs(fleet: Fleet) -> list[str]:
    """Return the references that can be selected in a fleet."""
    listed = [f"{group}/{element}" for group in GROUPS for element in ids(fleet, group)]
    insides = [
        ship.ref(*inside)
        for ship in fleet.classes
        for inside in (
            ("core", "crew_parties"),
            ("port", "hull_hits"),
            ("arcs", "aft"),
            ("arcs", "fore", "shield_hits"),
            ("ems",),
        )
    ]
    return ["fleet", *listed, *insides, *part_refs(fleet)]


class Hand:
    """Somebody who edits at random."""

    def __init__(self, fleet: Fleet, data: DataObject) -> None:
        self.fleet = fleet
        self.draw = data.draw

    def one(self, group: str) -> str:
        return self.draw(st.sampled_from(ids(self.fleet, group)))

    def some(self, group: str) -> list[str]:
        return self.draw(st.lists(st.sampled_from(ids(self.fleet, group)), max_size=3))

    def part(self, group: str = "") -> str:
        return self.draw(st.sampled_from(part_refs(self.fleet, group)))

    def section(self) -> SectionName:
        return self.draw(st.just(SectionName.CORE) | st.sampled_from(tuple(SectionName)))

    def section_ref(self) -> str:
        return f"classes/{self.one('classes')}/{self.section()}"

    def name(self) -> str:
        return self.draw(names)

    def number(self) -> int:
        return self.draw(numbers)

    def any_ref(self) -> str:
        return self.draw(st.sampled_from(refs(self.fleet)))

    def before(self, group: str) -> str | None:
        return self.draw(st.none() | st.sampled_from(ids(self.fleet, group)))


Edit = Callable[[Hand], Fleet | Edited[Fleet]]

DEEDS: dict[str, Edit] = {
    "name": lambda hand: changed(hand.fleet, name=hand.name()),
    "add class": lambda hand: EDITS.added(hand.fleet, "classes", hand.name()),
    "duplicate class": lambda hand: classes.duplicate_class(hand.fleet, hand.one("classes"), hand.name()),
    "move class": lambda hand: placed(STRUCTURE, hand.fleet, f"classes/{hand.one('classes')}", hand.before("classes")),
    "change class": lambda hand: with_fields(
        STRUCTURE, hand.fleet, f"classes/{hand.one('classes')}", crew_quality=hand.number()
    ),
    "add section": lambda hand: classes.add_section(hand.fleet, hand.one("classes"), hand.section()),
    "remove section": lambda hand: removed(STRUCTURE, hand.fleet, hand.section_ref()),
    "change section": lambda hand: with_fields(STRUCTURE, hand.fleet, hand.section_ref(), hull_layers=hand.number()),
    "change arc": lambda hand: with_fields(
        STRUCTURE,
        hand.fleet,
        f"classes/{hand.one('classes')}/arcs/{hand.draw(st.sampled_from(Arc))}",
        shield_hits=hand.number(),
    ),
    "add component": lambda hand: parts.add_component(
        hand.fleet, hand.one("classes"), hand.section(), hand.draw(st.sampled_from(ComponentKind))
    ),
    "add mount": lambda hand: parts.add_mount(hand.fleet, hand.one("classes"), hand.section(), hand.one("weapons")),
    "add bay": lambda hand: parts.add_bay(hand.fleet, hand.one("classes"), hand.section(), hand.one("bays")),
    "change part": lambda hand: with_fields(STRUCTURE, hand.fleet, hand.part(), count=hand.number()),
    "load bay": lambda hand: with_fields(
        STRUCTURE,
        hand.fleet,
        hand.part("bays"),
        loadout=hand.draw(st.sampled_from(LoadoutKind)),
        squadrons=tuple(Load(starfighter=each) for each in hand.some("starfighters")),
    ),
    "remove part": lambda hand: removed(STRUCTURE, hand.fleet, hand.part()),
    "move part": lambda hand: parts.move_part(hand.fleet, hand.part(), hand.section()),
    "copy part": lambda hand: parts.copy_part(hand.fleet, hand.part(), hand.one("classes"), hand.section()),
    "add weapon": lambda hand: EDITS.added(hand.fleet, "weapons", hand.name()),
    "add starfighter": lambda hand: EDITS.added(hand.fleet, "starfighters", hand.name()),
    "add bay type": lambda hand: EDITS.added(hand.fleet, "bays", hand.name()),
    "duplicate definition": lambda hand: EDITS.duplicated(hand.fleet, hand.any_ref()),
    "change weapon": lambda hand: with_fields(
        STRUCTURE, hand.fleet, f"weapons/{hand.one('weapons')}", pulse=hand.number(), name=hand.name()
    ),
    "change bay": lambda hand: with_fields(
        STRUCTURE, hand.fleet, f"bays/{hand.one('bays')}", accepts=tuple(hand.some("starfighters"))
    ),
    "replace weapon": lambda hand: definitions.replace_weapon(
        hand.fleet, hand.one("weapons"), hand.one("weapons"), hand.draw(st.none() | st.just(hand.some("classes")))
    ),
    "add ship": lambda hand: roster.add_ship(hand.fleet, hand.one("classes"), hand.name(), hand.before("ships")),
    "remove ships": lambda hand: removed(STRUCTURE, hand.fleet, *(f"ships/{each}" for each in hand.some("ships"))),
    "change ship": lambda hand: with_fields(STRUCTURE, hand.fleet, f"ships/{hand.one('ships')}", notes=hand.name()),
    "command": lambda hand: roster.set_commander(hand.fleet, hand.some("ships"), hand.before("ships")),
    "move ship": lambda hand: placed(STRUCTURE, hand.fleet, f"ships/{hand.one('ships')}", hand.before("ships")),
    "reclass": lambda hand: roster.reclass(hand.fleet, hand.some("ships"), hand.one("classes")),
    "set loadout": lambda hand: roster.set_loadout(
        hand.fleet,
        hand.one("ships"),
        hand.part("bays").rpartition("/")[2],
        [Load(starfighter=each) for each in hand.some("starfighters")],
    ),
    "add squadron": lambda hand: roster.add_squadron(hand.fleet, hand.one("starfighters"), hand.number()),
    "change squadron": lambda hand: with_fields(
        STRUCTURE, hand.fleet, f"squadrons/{hand.one('squadrons')}", count=hand.number()
    ),
    "sectors": lambda hand: with_fields(STRUCTURE, hand.fleet, hand.part("mounts"), sectors=hand.draw(subsets(Sector))),
    "copy ship": lambda hand: brought(STRUCTURE, hand.fleet, hand.fleet, [f"ships/{hand.one('ships')}"]).document,
    "remove": lambda hand: removed(STRUCTURE, hand.fleet, hand.any_ref()),
}


def attempt(edit: Edit, hand: Hand) -> Fleet | Edited[Fleet] | EditProblem:
    try:
        return edit(hand)
    except EditProblem as problem:
        return problem


def shares(old: Fleet, new: Fleet) -> bool:
    """Whether all that is equal in both fleets is the same object, down to the parts of sections."""
    lists = all(getattr(new, group) is getattr(old, group) for group in GROUPS if getattr(new, group) == getattr(old, group))
    elements = all(
        _same(before, now)
        for group in GROUPS
        for before in getattr(old, group)
        for now in getattr(new, group)
        if before.id == now.id
    )
    inside = all(
        _same(before.sections[name], now.sections[name])
        and _same(before.sections, now.sections)
        and _same(before.arcs, now.arcs)
        for before in old.classes
        for now in new.classes
        if before.id == now.id
        for name in SectionName
    )
    return lists and elements and inside and (new is old or new != old)


def _same(before: object, now: object) -> bool:
    return before is now or before != now


@ANY_FLEET
@given(st.data(), fleets(with_formulas=False))
def test_any_edits_leave_a_fleet_that_can_be_saved_and_read(data: DataObject, drawn: Fleet) -> None:
    fleet = brought(STRUCTURE, FLEET, drawn, everything(STRUCTURE, drawn), rename=False).document
    for _ in range(6):
        edit = data.draw(st.sampled_from(sorted(DEEDS)))
        result = attempt(DEEDS[edit], Hand(fleet, data))
        if isinstance(result, EditProblem):
            assert re.fullmatch(r"\S.*\.", str(result)), edit
            continue
        new = result.document if isinstance(result, Edited) else result
        assert shares(fleet, new), edit
        if isinstance(result, Edited):
            assert STRUCTURE.resolved(new, result.ref) == result.ref
            assert STRUCTURE.find(new, result.ref) is not None
            assert element_name(STRUCTURE, new, result.ref)
        fleet = new
    assert METAVERSE.documents.read(METAVERSE.documents.body(fleet), "") == fleet


@ANY_FLEET
@given(st.data(), fleets(with_formulas=False))
def test_what_is_removed_is_gone_with_all_that_used_it(data: DataObject, fleet: Fleet) -> None:
    ref = data.draw(st.sampled_from([f"{group}/{each.id}" for group in GROUPS for each in getattr(fleet, group)] or ["fleet"]))
    if ref == "fleet":
        return
    users = used_by(STRUCTURE, fleet, ref)
    assert all(use.text and STRUCTURE.find(fleet, use.ref) is not None for use in users)
    left = removed(STRUCTURE, fleet, ref)
    assert (STRUCTURE.resolved(left, ref), used_by(STRUCTURE, left, ref)) == ("", ())
    assert shares(fleet, left)
    kind = ref.partition("/")[0]
    if kind in {"weapons", "classes"}:
        assert [use.ref for use in users if STRUCTURE.resolved(left, use.ref)] == []
    assert METAVERSE.documents.read(METAVERSE.documents.body(left), "") == left
