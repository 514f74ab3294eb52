"""Who is weighed, against whom, and what a slot may hold."""

import pytest

from metamaker.game_api.documents import NotInDocument
from metamaker.games.cosmoforce.balance import CosmoforceWeighing
from metamaker.games.cosmoforce.battle.ai.registry import CAPTAINS
from metamaker.games.cosmoforce.edits.editing import EDITS
from metamaker.games.cosmoforce.model.design import ShipClass
from metamaker.games.cosmoforce.model.edition import Edition, Options
from metamaker.games.cosmoforce.rules.editions import WEB
from tests.games.cosmoforce.builders import CAPITAL, CRUISER, FIGHTER, design, duel, fleet, team

SCALES = CosmoforceWeighing()


@pytest.mark.rule("CF-THR-04", "CF-THR-05")
def test_the_field_is_the_chart_of_the_edition_and_six_ideas() -> None:
    roster, web = SCALES.field(fleet()), SCALES.field(fleet(edition=Edition.WEB))
    assert len({ship.sign for ship in roster}) == len(roster) == 14
    assert [ship.name for ship in roster] == [ship.name for ship in web]
    assert (roster[0].sign, web[0].sign) == (
        "fighter: afterburner engine missile dissipator - - - - - -",
        "fighter: afterburner laser missile dissipator - - - - - -",
    )
    assert web[0].force.rules == WEB


@pytest.mark.rule("CF-THR-05")
def test_the_eighth_threat_has_the_speed_of_its_record_unless_it_is_strict() -> None:
    assert SCALES.field(fleet())[7].sign.endswith(" at speed 500")
    strict = SCALES.field(fleet(options=Options(strict_baby_striker=True)))[7]
    assert strict.sign == "fighter: afterburner engine - - - - - - - -"


def test_a_ship_goes_by_its_own_name_and_a_design_by_its() -> None:
    heron = design(name="Heron", ship_class=CRUISER)
    document = fleet(heron, teams=(team("north", heron.with_(name="Kestrel")),))
    (ship,) = SCALES.weighed(document, ["north-1"])
    assert (ship.name, ship.kind) == ("Kestrel", "Cruiser, mass 8")
    assert [SCALES.kind_in(ship, language) for language in ("en", "fr", "xx")] == [ship.kind, "Croiseur, masse 8", ship.kind]
    assert [each.name for each in SCALES.weighed(document, ())] == ["Heron"]
    with pytest.raises(NotInDocument, match="Gannet"):
        SCALES.weighed(document, ["Gannet"])


@pytest.mark.rule("CF-SHIP-03", "CF-SHIP-04", "CF-SHIP-06")
@pytest.mark.parametrize(
    ("ship_class", "special"), [(FIGHTER, "Afterburner"), (CRUISER, "Railgun"), (CAPITAL, "Hangar")], ids=str
)
def test_a_slot_may_hold_what_the_class_may_mount_or_nothing(ship_class: ShipClass, special: str) -> None:
    document = fleet(design(ship_class=ship_class))
    found = SCALES.choices(document, "heron", 10)
    universal = ["Armor", "Dissipator", "Engine", "Habitat", "Laser", "Missile"]
    assert [choice.name for choice in found] == [*universal, special, "nothing"]
    assert [choice.name for choice in found if choice.is_held] == ["nothing"]
    assert found[0].ship.sign.endswith(" - - - - - armor")
    assert not any(SCALES.flaws(fleet(choice.ship.force.ship.design), ()) for choice in found)


@pytest.mark.rule("CF-SHIP-06")
def test_the_only_system_cannot_be_nothing() -> None:
    assert "nothing" not in [choice.name for choice in SCALES.choices(fleet(design("engine")), "heron", 1)]


@pytest.mark.parametrize("slot", [0, 11])
def test_slots_are_ten(slot: int) -> None:
    with pytest.raises(NotInDocument, match=f"the slot must be a number from 1 to 10, not {slot}"):
        SCALES.choices(fleet(design()), "heron", slot)


def test_errors_of_the_named_ships_alone_are_flaws() -> None:
    document = duel(design(name="Heron"), design("engine railgun", name="Gannet"))
    assert [issue.code for issue in SCALES.flaws(document, ())] == ["system-of-another-class"]
    assert SCALES.flaws(document, ["Heron"]) == ()


def test_the_same_ship_under_two_names_is_the_same() -> None:
    one, other = SCALES.weighed(duel(design(name="Heron"), design(name="Kestrel")), ())
    assert one.sign == other.sign
    assert SCALES.meeting(one, other, "plain").itself


def test_editions_are_different_rules() -> None:
    assert SCALES.same_rules(fleet(design()), fleet(design("engine")))
    assert not SCALES.same_rules(fleet(), fleet(edition=Edition.WEB))


def test_all_captains_are_told() -> None:
    assert set(SCALES.captains) == set(CAPTAINS)
    assert SCALES.usual_captain in CAPTAINS


def test_a_choice_says_how_it_is_put_in() -> None:
    document = fleet(design("engine laser"), teams=(team("north", design("engine laser")),))
    for name in ("heron", "designs/heron", "ships/north-1", "north-1"):
        for choice in SCALES.choices(document, name, 2):
            after = EDITS.changed(document, choice.ref, choice.key, choice.value)
            assert SCALES.weighed(after, [name])[0].sign == choice.ship.sign
            assert (after is document) == choice.is_held


def test_slots_are_told_with_what_is_empty() -> None:
    document = fleet(design("engine laser"))
    slots = SCALES.slots(document, "designs/heron")
    assert [slot.number for slot in slots if slot.is_empty] == list(range(3, 11))
    assert slots[2].ref == "designs/heron/slots/3"
    with pytest.raises(NotInDocument, match="Gannet"):
        SCALES.slots(document, "Gannet")
