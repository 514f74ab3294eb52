"""What can be changed about any element, and what hovering tells of it."""

import pytest

from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.edits.editing import EDITS
from metamaker.games.cosmoforce.edits.properties import OPTIONS, TOGGLES
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.cosmoforce.model.design import SystemKind
from metamaker.games.cosmoforce.model.edition import Edition, TieBreak, Toggles
from tests.games.cosmoforce.builders import design, duel

DUEL = duel(design("engine laser"), design("armor", name="Kite"))
PLACES = ("fleet", "designs/heron", "designs/heron/slots/2", "designs/heron/slots/10", "teams/north", "ships/north-1")


@pytest.mark.parametrize("ref", PLACES)
def test_every_property_can_be_set_to_each_of_its_choices(ref: str) -> None:
    for shown in EDITS.properties(DUEL, ref, "en"):
        assert EDITS.changed(DUEL, ref, shown.key, shown.value) is DUEL
        for choice in shown.choices:
            after = EDITS.changed(DUEL, ref, shown.key, choice.value)
            now = next(each for each in EDITS.properties(after, ref, "en") if each.key == shown.key)
            assert now.value == choice.value
        assert EDITS.changed_name(DUEL, ref, shown.key, "en").startswith(f"{shown.label} of ")


@pytest.mark.rule("CF-ED-02")
def test_every_toggle_can_be_left_to_the_edition() -> None:
    shown = {each.key: each for each in EDITS.properties(DUEL, "fleet", "en")}
    assert [(shown[key].value, shown[key].optional) for key in TOGGLES] == [(None, True)] * len(TOGGLES)
    assert all(shown[key].rule.startswith("CF-") for key in (*TOGGLES, *OPTIONS))
    played = EDITS.changed(DUEL, "fleet", "tie_break", "engines")
    assert played.toggles == Toggles(tie_break=TieBreak.ENGINES)
    assert EDITS.changed(played, "fleet", "tie_break", None) == DUEL
    assert EDITS.changed(DUEL, "fleet", "ram", False).toggles == Toggles(ram=False)
    assert EDITS.changed(DUEL, "fleet", "hero_crew", True).options.hero_crew


def test_a_slot_offers_every_system_and_says_why_not() -> None:
    (shown,) = EDITS.properties(DUEL, "designs/heron/slots/2", "en")
    assert [choice.value for choice in shown.choices] == ["empty", *SystemKind]
    assert [choice.value for choice in shown.choices if choice.why_not] == ["railgun", "hangar"]


@pytest.mark.parametrize(
    ("ref", "key", "value"),
    [
        ("fleet", "edition", "paper"),
        ("fleet", "time_limit", -1),
        ("designs/heron", "name", "x" * 200),
        ("designs/heron", "id", "x"),
        ("designs/heron/slots/1", "system", "tractor"),
        ("teams/north", "budget", "many"),
        ("ships/north-1", "design", "gull"),
        ("designs/gull", "name", "Gull"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(ref: str, key: str, value: object) -> None:
    with pytest.raises(EditProblem, match=r"\.$"):
        EDITS.changed(DUEL, ref, key, value)


def test_summaries_tell_what_an_element_is() -> None:
    told = {ref: EDITS.summary(DUEL, ref, "en") for ref in (*PLACES, "designs/heron/speed", "nothing")}
    assert [each.title for each in told.values()] == [
        *("The document", "Heron", "Laser", "Slot 10 of Heron", "North", "Heron", "Speed", "")
    ]
    assert told["designs/heron/speed"].facts == ("Now 3",)
    assert "mass 2, speed 3, thrust 1, crew 1, heat 1" in told["designs/heron"].facts
    assert EDITS.title_of(DUEL, "designs/kite", "en") == "Kite"


def test_slots_step_through_what_their_class_may_mount() -> None:
    def system(by: int, ref: str = "designs/heron/slots/3") -> SystemKind | None:
        return EDITS.stepped(DUEL, ref, by).design("heron").slots[2]

    assert [system(by) for by in (-1, 1, 2, 99)] == [None, SystemKind.ARMOR, SystemKind.DISSIPATOR, SystemKind.AFTERBURNER]


def test_other_elements_step() -> None:
    assert len(EDITS.stepped(DUEL, "ships/north-1", 1).teams[0].ships) == 2
    assert EDITS.stepped(DUEL, "ships/north-1", -1).teams[0].ships == ()
    assert EDITS.stepped(DUEL, "teams/north", 6).teams[0].budget == 30
    assert EDITS.stepped(DUEL, "designs/heron", 1).designs[0].ship_class == "cruiser"
    assert EDITS.stepped(DUEL, "fleet", 1) is EDITS.stepped(DUEL, "designs/gull", 1) is DUEL


@pytest.mark.parametrize(
    ("ref", "key"),
    [("fleet", "name"), ("designs/heron/slots/2", "system"), ("designs/heron/notes", "notes")],
)
def test_what_a_double_click_edits(ref: str, key: str) -> None:
    shown = EDITS.inline_property(DUEL, ref, "en")
    assert shown is not None
    assert shown.key == key
    assert EDITS.inline_property(DUEL, "designs/heron/mass", "en") is None


@pytest.mark.rule("CF-RPG-03", "CF-RPG-01")
def test_a_ship_has_notes_and_crew_with_names() -> None:
    after = EDITS.changed(DUEL, "designs/heron", "notes", "A scene for later.")
    after = EDITS.changed(after, "designs/heron", "crew", ("Ada",))
    passages = {each.heading: each.lines for each in COSMOFORCE.documents.texts(after, "ships/north-1")[0].passages}
    assert (passages["Notes"], passages["Crew"]) == (("A scene for later.",), ("Ada",))


def test_an_edition_is_what_a_document_says() -> None:
    assert EDITS.changed(DUEL, "fleet", "edition", "web").edition is Edition.WEB
