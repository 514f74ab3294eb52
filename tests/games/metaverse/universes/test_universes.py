"""Universe packs: made of a fleet, used and updated in others, without losing what somebody changed there."""

from collections.abc import Callable

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from metamaker.core.elements.listing import removed
from metamaker.game_api.universes import State
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula
from metamaker.games.metaverse.model.house_word import HouseWord
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.universe import Universe
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import MassFactorFormula
from metamaker.games.metaverse.universes.comparing import compared, state_of
from metamaker.games.metaverse.universes.offered import origins, plan, shifts, updated
from metamaker.games.metaverse.universes.parts import made, offered
from tests.examples import examples
from tests.games.metaverse.edits.flotilla import FLEET
from tests.games.metaverse.strategies import fleets

NOBODY = Fleet(name="Nobody")
PACK = made(
    FLEET.with_(
        formulas=(HouseFormula(entry="ship.reverse_speed", expression="max_speed"),),
        words=(HouseWord(term="bridge", word="Wheelhouse"),),
    ),
    "Shore",
    1,
)


def next_version(pack: Universe = PACK, **fields: object) -> Universe:
    return pack.with_(**fields, version=pack.version + 1)


def armed(of: Fleet | Universe, weapon_id: str, **fields: object) -> tuple[Weapon, ...]:
    return tuple(each.with_(**fields) if each.id == weapon_id else each for each in of.weapons)


def weapon(fleet: Fleet, weapon_id: str) -> Weapon:
    return next(each for each in fleet.weapons if each.id == weapon_id)


def states(fleet: Fleet, pack: Universe) -> dict[str, State]:
    """Return the states of the parts of a pack."""
    return {part: of.state for part, of in compared(fleet, pack).items() if of.state is not State.SAME}


@pytest.mark.parametrize(
    ("theirs", "mine", "had", "state"),
    [
        ("a", None, None, State.ADDED),
        ("a", "a", None, State.LINKED),
        ("a", "b", None, State.BOTH),
        ("a", "a", "a", State.SAME),
        ("a", "a", "b", State.SAME),
        ("b", "a", "a", State.UPDATED),
        ("a", "b", "a", State.OWN),
        ("b", "c", "a", State.BOTH),
        ("a", None, "a", State.ABSENT),
        ("b", None, "a", State.BOTH),
    ],
)
def test_three_digests_say_how_a_part_stands(theirs: str, mine: str | None, had: str | None, state: State) -> None:
    assert state_of(theirs, mine, had) is state


def test_a_fleet_has_copies_of_its_own_and_knows_where_they_come_from() -> None:
    fleet = updated(NOBODY, PACK, ())
    assert (fleet.weapons, fleet.bays, fleet.formulas, fleet.words) == (FLEET.weapons, FLEET.bays, PACK.formulas, PACK.words)
    assert origins(fleet)["classes/heron"] == origins(fleet)["words/bridge"] == "Shore 1"
    assert states(fleet, PACK) == {}


def test_a_house_word_is_named_with_what_it_puts_in_place_of_the_usual_one() -> None:
    named = {each.part: each.name for each in plan(NOBODY, PACK, "en").changes}
    assert named["words/bridge"] == "Bridge: Wheelhouse (word)"


def test_the_fleet_that_it_was_made_of_links_its_own_parts() -> None:
    fleet = updated(FLEET, PACK, ())
    assert fleet.with_(universes=(), formulas=(), words=()) == FLEET
    assert set(states(FLEET, PACK).values()) == {State.LINKED, State.ADDED}


def test_ids_that_are_taken_are_told_apart_for_good() -> None:
    other = Fleet(weapons=(Weapon(id="lance", name="Another lance", range_cm=5),))
    fleet = updated(other, PACK, ())
    assert [(each.id, each.name) for each in fleet.weapons if "ance" in each.name] == [
        ("lance", "Another lance"),
        ("lance-2", "Lance"),
    ]
    newer = next_version(weapons=armed(PACK, "lance", range_cm=45))
    again = updated(fleet, newer, ())
    assert (weapon(again, "lance").range_cm, weapon(again, "lance-2").range_cm) == (5, 45)


def test_what_changed_in_the_pack_alone_is_taken() -> None:
    newer = next_version(weapons=armed(PACK, "lance", range_cm=45), words=(HouseWord(term="bridge", word="Helm"),))
    fleet = updated(NOBODY, PACK, ())
    assert states(fleet, newer) == {"weapons/lance": State.UPDATED, "words/bridge": State.UPDATED}
    after = updated(fleet, newer, ())
    assert (weapon(after, "lance").range_cm, after.words[0].word) == (45, "Helm")
    assert after.universes[0].version == 2


def test_what_was_changed_here_stays_until_a_person_says_otherwise() -> None:
    fleet = updated(NOBODY, PACK, ())
    mine = fleet.with_(weapons=armed(fleet, "lance", range_cm=15))
    assert states(mine, PACK) == {"weapons/lance": State.OWN}
    newer = next_version(weapons=armed(PACK, "lance", range_cm=45))
    asked = plan(mine, newer, "en").asked
    assert [(each.name, each.lines) for each in asked] == [("Lance", ("Range band 15 → 45",))]
    kept, taken = updated(mine, newer, ()), updated(mine, newer, ("weapons/lance",))
    assert (weapon(kept, "lance").range_cm, weapon(taken, "lance").range_cm) == (15, 45)
    assert states(kept, newer) == {"weapons/lance": State.OWN}, "who has decided is not asked again"


def test_a_class_that_mounts_another_weapon_here_was_changed_here() -> None:
    fleet = updated(NOBODY.with_(weapons=(Weapon(id="own", name="Own"),)), made(FLEET, "Shore", 1), ())

    def rearmed(ship: ShipClass) -> ShipClass:
        core = ship.sections.core
        assert core is not None
        return ship.with_(
            sections=ship.sections.with_(core=core.with_(mounts=tuple(m.with_(weapon="own") for m in core.mounts)))
        )

    armed_otherwise = fleet.with_(classes=tuple(map(rearmed, fleet.classes)))
    changed = {ref for ref, of in compared(armed_otherwise, made(FLEET, "Shore", 1)).items() if of.state is State.OWN}
    assert changed == {each.ref() for each, was in zip(armed_otherwise.classes, fleet.classes, strict=True) if each != was}


def test_the_folder_of_a_class_is_no_change_and_stays() -> None:
    fleet = updated(NOBODY, PACK, ())
    sorted_ = fleet.with_(classes=tuple(each.with_(tags=("folder",)) for each in fleet.classes))
    newer = next_version(classes=(PACK.classes[0].with_(notes="New"), *PACK.classes[1:]))
    assert states(sorted_, newer) == {"classes/heron": State.UPDATED}
    assert (updated(sorted_, newer, ()).classes[0].tags, updated(sorted_, newer, ()).classes[0].notes) == (("folder",), "New")


def test_what_was_taken_out_stays_out_unless_something_needs_it() -> None:
    fleet = removed(STRUCTURE, updated(NOBODY, PACK, ()), "classes/heron", "bays/deck")
    assert states(fleet, PACK) == {"bays/deck": State.ABSENT, "classes/heron": State.ABSENT}
    assert updated(fleet, PACK, ()) is fleet
    crane = PACK.classes[0].with_(id="crane", name="Crane")
    after = updated(fleet, next_version(classes=(*PACK.classes, crane)), ())
    assert ([each.id for each in after.classes], [each.id for each in after.bays]) == (["egret", "crane"], ["deck"])
    brought_back = updated(fleet, PACK, ("classes/heron",))
    assert {each.id for each in brought_back.classes} == {"heron", "egret"}


def test_what_the_pack_no_longer_has_is_named_and_stays_as_the_fleets_own() -> None:
    fleet = updated(NOBODY, PACK, ())
    newer = next_version(weapons=tuple(each for each in PACK.weapons if each.id != "lance"), formulas=())
    told = {each.part for each in plan(fleet, newer, "en").of(State.DROPPED)}
    assert told == {"weapons/lance", "formulas/ship.reverse_speed"}
    after = updated(fleet, newer, ())
    assert (weapon(after, "lance"), after.formulas) == (weapon(fleet, "lance"), fleet.formulas)
    assert "weapons/lance" not in origins(after)


def test_ships_let_go_of_loadouts_for_bays_that_are_gone_and_that_is_told() -> None:
    fleet = updated(FLEET, PACK, ())
    heron = PACK.classes[0]
    core = heron.sections.core
    assert core is not None
    newer = next_version(classes=(heron.with_(sections=heron.sections.with_(core=core.with_(bays=()))), *PACK.classes[1:]))
    assert updated(fleet, newer, ()).ships[0].loadouts == ()
    assert any("First" in line for line in plan(fleet, newer, "en").others)


def test_a_formula_and_a_mass_factor_of_ones_own_are_asked_about() -> None:
    pack = PACK.with_(mass_factor=MassFactorFormula.STOCK)
    own = Fleet(
        formulas=(HouseFormula(entry="ship.reverse_speed", expression="1"),),
        words=(HouseWord(term="bridge", word="Perch"),),
        mass_factor=MassFactorFormula.LITERAL,
    )
    asked = {each.part for each in plan(own, pack, "en").asked}
    assert asked == {"formulas/ship.reverse_speed", "words/bridge", "mass_factor"}
    kept = updated(own, pack, ())
    assert (kept.formulas, kept.words, kept.mass_factor) == (own.formulas, own.words, own.mass_factor)
    taken = updated(own, pack, asked)
    assert (taken.formulas, taken.words, taken.mass_factor) == (pack.formulas, pack.words, MassFactorFormula.STOCK)
    assert states(taken, pack) == {}


def test_values_that_become_others_are_told() -> None:
    fleet = updated(FLEET, PACK, ())
    egret = PACK.classes[1]
    core = egret.sections.core
    assert core is not None
    heavier = egret.with_(sections=egret.sections.with_(core=core.with_(hull_hits=core.hull_hits + 30)))
    after = updated(fleet, next_version(classes=(PACK.classes[0], heavier)), ())
    told = shifts(fleet, after)
    assert [each.ref for each in told] == ["classes/egret", ""]
    assert all(each.before is not None and each.after is not None and each.after > each.before for each in told)


def test_parts_of_several_packs_do_not_get_into_each_others_way() -> None:
    other = PACK.with_(name="Reef", weapons=armed(PACK, "lance", range_cm=5))
    fleet = updated(updated(NOBODY, PACK, ()), other, ())
    assert [each.name for each in fleet.universes] == ["Shore", "Reef"]
    assert sorted(each.range_cm for each in fleet.weapons if each.name == "Lance") == [5, 30]
    assert states(fleet, PACK) == states(fleet, other) == {}


EDITS: dict[str, Callable[[Fleet], Fleet]] = {
    "weapons": lambda fleet: fleet.with_(weapons=tuple(each.with_(name=f"My {each.name[:20]}") for each in fleet.weapons)),
    "bays": lambda fleet: fleet.with_(bays=tuple(each.with_(carry=(each.carry + 1) % 90) for each in fleet.bays)),
    "classes": lambda fleet: fleet.with_(classes=tuple(each.with_(notes="Mine") for each in fleet.classes)),
    "nothing": lambda fleet: fleet,
}


@settings(max_examples=examples(12))  # each draws two fleets, which is what takes the time
@given(source=fleets(with_formulas=False), into=fleets(with_formulas=False), edit=st.sampled_from(sorted(EDITS)))
def test_nothing_changed_by_hand_is_lost_without_being_named(source: Fleet, into: Fleet, edit: str) -> None:
    assume(offered(source))
    pack = made(source, "Drawn", 1)
    used = updated(into, pack, ())
    assert updated(used, pack, ()) is used, "the same version changes nothing"
    mine = EDITS[edit](used)
    newer = pack.with_(version=2, weapons=tuple(each.with_(range_cm=(each.range_cm + 5) % 95) for each in pack.weapons))
    after = updated(mine, newer, ())
    named = {each.here for each in plan(mine, newer, "en").changes if each.state in {State.BOTH, State.OWN}}
    for group in ("weapons", "bays", "classes"):
        before, then = STRUCTURE.listed(used, group), STRUCTURE.listed(mine, group)
        for of_id, element in then.items():
            if element != before[of_id]:
                assert STRUCTURE.listed(after, group)[of_id] == element
                assert f"{group}/{of_id}" in named or f"{group}/{of_id}" not in origins(used)
