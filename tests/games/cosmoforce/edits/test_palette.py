"""The palette: what may go where, and why not."""

import pytest

from metamaker.core.messages import words
from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.edits.palette import drop_reasons, dropped, moved_reasons, palette, settled
from metamaker.games.cosmoforce.model.design import SystemKind
from tests.games.cosmoforce.builders import CRUISER, design, duel, kinds

DUEL = duel(design("engine laser"), design("armor*10", CRUISER, name="Kite"))
TOLD = words("cosmoforce")


def test_the_palette_has_every_system_once() -> None:
    groups = palette(TOLD)
    assert [group.title for group in groups] == ["Support", "Propulsion", "Weapons"]
    assert sorted(entry.key for group in groups for entry in group.entries) == sorted(SystemKind)
    assert all(entry.hint and entry.rule.startswith("CF-SYS") for group in groups for entry in group.entries)


def test_a_system_replaces_what_a_slot_holds_or_fills_the_first_empty_one() -> None:
    assert dropped(DUEL, "armor", "designs/heron/slots/2").document.design("heron").systems == kinds("engine armor")
    made = dropped(DUEL, "armor", "designs/heron")
    assert (made.ref, made.document.design("heron").systems) == ("designs/heron/slots/3", kinds("engine laser armor"))
    assert dropped(DUEL, "armor", "ships/north-1") == made


@pytest.mark.rule("CF-SHIP-04")
def test_a_system_of_another_class_may_not_be_dropped() -> None:
    reasons = drop_reasons(DUEL, "railgun", "designs/heron")
    assert reasons == ("Only a Cruiser can mount Railgun.",)
    assert drop_reasons(DUEL, "railgun", "designs/kite/slots/1") == ()
    with pytest.raises(EditProblem, match="Railgun"):
        dropped(DUEL, "railgun", "designs/heron/slots/9")


@pytest.mark.rule("CF-SHIP-02")
def test_a_full_ship_takes_no_more() -> None:
    assert drop_reasons(DUEL, "laser", "designs/kite") == ("Kite has no empty slot.",)
    assert drop_reasons(DUEL, "armor", "designs/kite/slots/2") == ("The slot already holds Armor.",)


@pytest.mark.parametrize(("key", "where"), [("laser", "teams/north"), ("laser", "designs/gull"), ("tractor", "designs/heron")])
def test_what_makes_no_sense_is_refused(key: str, where: str) -> None:
    assert len(drop_reasons(DUEL, key, where)) == 1


def test_systems_that_are_dragged_change_places_or_are_copied_to_another_ship() -> None:
    swapped = settled(DUEL, "designs/heron/slots/1", "designs/heron/slots/2").document
    assert swapped.design("heron").systems == kinds("laser engine")
    copied = settled(DUEL, "designs/heron/slots/2", "designs/kite/slots/1").document
    assert copied.design("kite").systems == kinds("laser armor*9")
    assert copied.design("heron") is DUEL.design("heron")
    assert moved_reasons(DUEL, "designs/heron/slots/5", "designs/kite") == ("You can only move systems.",)
