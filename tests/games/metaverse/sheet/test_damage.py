"""Damaged sheets: what a play state says is pencilled in, and nothing else changes."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.loss_limits import adaptation_levels, ftl_charge, squadrons_aboard, system_copies
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ArcDefence, Section, layers
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.starfighter import Bay, BayFit, IndependentSquadron, Load, Starfighter
from metamaker.games.metaverse.model.words import LoadoutKind
from metamaker.games.metaverse.play_state import (
    ArcState,
    ArcStates,
    Departure,
    Flag,
    Losses,
    PlayState,
    SectionLosses,
    ShipState,
    SquadronState,
    SystemState,
    misfits,
)
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.palette import INKS
from metamaker.games.metaverse.sheet.pencil import Mark, marked, sample
from metamaker.games.metaverse.sheet.record import record_sheets
from metamaker.rendering.drawing import Document, Drawing, Group, Page, full_ref
from metamaker.rendering.imposition import Format
from metamaker.rendering.ink import Ink
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.raster import page_pictures
from tests.choices import covering, named
from tests.examples import examples
from tests.games.metaverse.builders import BARE, component, core_systems, fleet_of, with_core, with_section
from tests.games.metaverse.samples import sample_fleet
from tests.games.metaverse.sheet.reading import Sheet, faults
from tests.games.metaverse.strategies import fleets

KITE = Starfighter(id="kite", name="Kite", strength=4)
SHIP = with_section(
    with_core(
        BARE.with_(arcs=BARE.arcs.with_(fore=ArcDefence(shield_hits=4, ablative_plates=3))),
        marine_parties=1,
        components=core_systems(component("adaptive_shield_generator", 2, Arc.FORE), component("ew_array", 1, count=2)),
        bays=(BayFit(id="loft", bay="deck", loadout=LoadoutKind.PERMANENT, squadrons=(Load(starfighter="kite", count=2),)),),
    ),
    "fore",
    Section(hull_hits=4, hull_layers=2),
)
FLEET = fleet_of(SHIP, starfighters=(KITE,), bays=(Bay(id="deck", name="Deck", carry=2),))
CORE, FORE = "classes/heron/core", "classes/heron/arcs/fore"


def sheet(fleet: Fleet = FLEET, **options: Any) -> Document:
    return record_sheets(fleet, (), SheetOptions(**options))


def battle(**ship: Any) -> PlayState:
    return PlayState(turn=4, ships=(ShipState(id="heron-1", **ship),))


def drawings(pages: tuple[Page, ...]) -> dict[str, list[Drawing]]:
    """Every group's drawings by its whole reference."""
    found: dict[str, list[Drawing]] = {}

    def visit(drawing: Drawing, around: str) -> None:
        for op in drawing.ops:
            if isinstance(op, Group):
                place = full_ref(op.ref, around)
                if op.ref is not None:
                    found.setdefault(place, []).append(op.drawing)
                visit(op.drawing, place)

    for page in pages:
        visit(page.drawing, "")
    return found


def changed(**ship: Any) -> set[str]:
    """Return the bubbles that differ from the fresh sheet."""
    fresh, damaged = drawings(sheet().pages), drawings(sheet(state=battle(**ship)).pages)
    return {
        place for place in fresh if "#" in place and all(a is not b for a, b in zip(fresh[place], damaged[place], strict=True))
    }


def refs(place: str, *numbers: int) -> set[str]:
    return {f"{place}#{number}" for number in numbers}


@pytest.mark.parametrize(
    ("ship", "bubbles"),
    [
        ({"losses": Losses(core=SectionLosses(hull_hits=(2, 1)))}, refs(f"{CORE}/hull_hits", 1, 2, 7)),
        ({"losses": Losses(core=SectionLosses(crew_parties=(0, 1)))}, refs(f"{CORE}/crew_parties", 2)),
        ({"losses": Losses(core=SectionLosses(marine_parties=(1,)))}, refs(f"{CORE}/marine_parties", 1)),
        ({"arcs": ArcStates(fore=ArcState(shield_hits=3))}, refs(f"{FORE}/shield_hits", 1, 2, 3)),
        ({"arcs": ArcStates(fore=ArcState(ablative_plates=2))}, refs(f"{FORE}/ablative_plates", 1, 2)),
        ({"arcs": ArcStates(fore=ArcState(adaptation=1))}, refs(f"{FORE}/adaptation", 1)),
        ({"ftl_charge": 2}, refs("classes/heron/ftl_charge", 1, 2)),
        ({"squadrons": (SquadronState(squadron="starfighters/kite#2", strength_lost=1),)}, {"starfighters/kite#2#1"}),
        (
            {"squadrons": (SquadronState(squadron="starfighters/kite#1", strength_lost=4),)},
            {"starfighters/kite#1", *(f"starfighters/kite#1#{number}" for number in (1, 2, 3, 4))},
        ),
    ],
)
def test_losses_mark_their_own_bubbles_and_no_others(ship: dict[str, Any], bubbles: set[str]) -> None:
    assert changed(**ship) == bubbles


@pytest.mark.rule("MV-0.0.0-07")
def test_each_state_of_a_system_looks_different() -> None:
    place = f"{CORE}/ew-array#2"
    looks = []
    for flag in Flag:
        state = battle(systems=(SystemState(system=place, flags=(flag,)),))
        (bubble,) = drawings(sheet(state=state).pages)[place]
        looks.append(bubble.ops[1:])
    assert len(set(looks)) == len(Flag)
    both = battle(systems=(SystemState(system=place, flags=(Flag.DISABLED, Flag.UNPOWERED)),))
    (bubble,) = drawings(sheet(state=both).pages)[place]
    assert set(bubble.ops[1:]) == {*looks[0], *looks[3]}


@pytest.mark.parametrize("ink", INKS.values(), ids=INKS)
def test_marks_differ_from_each_other_in_every_ink(ink: Ink) -> None:
    marks = [mark for mark in Mark if mark is not Mark.REACHED]
    pages = tuple(Page(sample(mark, 10.0)) for mark in (*marks, Mark.CROSSED))
    pictures = page_pictures(pdf_bytes(Document("", "", pages), ink), 72)
    assert len(set(pictures)) == len(marks)


def test_a_system_of_which_no_copy_operates_is_struck() -> None:
    def cell(*flags: Flag) -> int:
        systems = tuple(SystemState(system=f"{CORE}/ew-array#{number}", flags=(flag,)) for number, flag in enumerate(flags, 1))
        return len(drawings(sheet(state=battle(systems=systems)).pages)[f"{CORE}/ew-array"][0].ops)

    fresh = cell()
    assert cell(Flag.DISABLED) == cell(Flag.SWITCHED_OFF, Flag.DISABLED) == fresh
    assert cell(Flag.DISABLED, Flag.EXPENDED) > fresh


@pytest.mark.rule("MV-1.3.6-05", "MV-1.3.6-09")
@pytest.mark.parametrize(
    ("losses", "wrecks"),
    [
        (Losses(fore=SectionLosses(hull_hits=(2, 1))), set()),
        (Losses(fore=SectionLosses(hull_hits=(0, 2))), {"fore"}),
        (Losses(core=SectionLosses(hull_hits=(0, 6))), {"fore", "core"}),
    ],
)
def test_a_section_without_its_last_layer_is_crossed_out(losses: Losses, wrecks: set[str]) -> None:
    fresh, damaged = drawings(sheet().pages), drawings(sheet(state=battle(losses=losses)).pages)
    crossed = {name for name in ("fore", "core") if _ops(damaged, name) > _ops(fresh, name)}
    assert crossed == wrecks


def _ops(found: dict[str, list[Drawing]], section: str) -> int:
    return len(found[f"classes/heron/{section}"][0].ops)


def test_turn_speed_and_destruction_are_told() -> None:
    losses = Losses(core=SectionLosses(hull_hits=(0, 6)))
    texts = Sheet(sheet(state=battle(speed=12, losses=losses)).pages).texts()
    assert any(text.endswith("turn 4  ·  speed 12  ·  destroyed") for text in texts)


@pytest.mark.parametrize(
    ("departure", "told"),
    [(Departure.JUMP, "in a jump"), (Departure.RETREAT, "retreated"), (Departure.BROKEN_OFF, "broke off")],
)
def test_a_ship_that_left_is_told_to_be_gone(departure: Departure, told: str) -> None:
    texts = Sheet(sheet(state=battle(departure=departure)).pages).texts()
    assert any(text.endswith(f"turn 4  ·  {told}") for text in texts)


def test_an_untouched_ship_keeps_its_fresh_drawings() -> None:
    fresh, damaged = sheet().pages[0].drawing, sheet(state=battle()).pages[0].drawing
    bodies = [leaf.drawing.ops[2] for drawing in (fresh, damaged) for leaf in drawing.ops if isinstance(leaf, Group)]
    first, second = bodies
    assert isinstance(first, Group)
    assert isinstance(second, Group)
    assert first.drawing is second.drawing


def test_a_bubble_with_the_same_marks_is_drawn_once() -> None:
    (bubble, *_) = drawings(sheet().pages)[f"{CORE}/hull_hits#1"]
    assert marked(bubble, frozenset({Mark.CROSSED})) is marked(bubble, frozenset({Mark.CROSSED}))


def test_classes_are_not_in_play() -> None:
    state = battle(losses=Losses(core=SectionLosses(hull_hits=(6, 6))))
    fresh, damaged = (sheet(state=each, classes=True) for each in (None, state))
    assert pdf_bytes(fresh, INKS_COLOUR) == pdf_bytes(damaged, INKS_COLOUR)


INKS_COLOUR = next(iter(INKS.values()))


def half_lost(fleet: Fleet) -> PlayState:
    """About half of everything that every ship of a fleet has is lost, one thing in five in each way."""
    return PlayState(turn=9, ships=tuple(_half(fleet, ship) for ship in fleet.ships))


def _half(fleet: Fleet, ship: Ship) -> ShipState:
    of_class = fleet.ship_class(ship.ship_class)
    losses = {
        str(name): SectionLosses(
            hull_hits=tuple(-(-layer.hull_hits // 2) for layer in layers(section)),
            crew_parties=tuple(layer.crew_parties // 2 for layer in layers(section)),
            marine_parties=tuple(layer.marine_parties for layer in layers(section)),
        )
        for name, section in of_class.sections.standing()
    }
    arcs = {
        str(arc): ArcState(
            shield_hits=of_class.arcs[arc].shield_hits // 2,
            ablative_plates=of_class.arcs[arc].ablative_plates,
            adaptation=min(999, adaptation_levels(of_class)[arc]),
        )
        for arc in Arc
    }
    return ShipState(
        id=ship.id,
        speed=10,
        ftl_charge=ftl_charge(of_class),
        losses=Losses(**losses),
        arcs=ArcStates(**arcs),
        systems=tuple(_systems(system_copies(of_class))),
        squadrons=tuple(
            SquadronState(squadron=f"{kind}#1", strength_lost=0)
            for kind, count in squadrons_aboard(fleet, ship).items()
            if count
        ),
    )


def _systems(copies: dict[str, int]) -> Iterator[SystemState]:
    for place, (system, count) in enumerate(list(copies.items())[:200]):
        for number in range(1, min(count, 8) + 1):
            yield SystemState(system=f"{system}#{number}", flags=(tuple(Flag)[(place + number) % len(Flag)],))


@pytest.mark.parametrize(("format_", "path"), covering(Format, sorted(sample_fleets("metaverse").glob("*.json"))), ids=named)
def test_damaged_samples_are_as_clean_as_fresh_ones(path: Any, format_: Format) -> None:
    fleet = sample_fleet(path)
    state = half_lost(fleet)
    assert list(misfits(state, fleet)) == []
    assert faults(Sheet(sheet(fleet, state=state, format=format_).pages)) == []


@given(fleets(), st.sampled_from(Format), st.booleans())
@settings(max_examples=examples(25), suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_any_fleet_can_be_damaged(fleet: Fleet, format_: Format, fillable: bool) -> None:
    state = half_lost(fleet)
    assert list(misfits(state, fleet)) == []
    pages = sheet(fleet, state=state, format=format_, fillable=fillable).pages
    assert faults(Sheet(pages)) == []


def test_squadrons_beside_the_ships_lose_strength_on_their_cards() -> None:
    flights = (IndependentSquadron(id="red", starfighter="kite", count=2), IndependentSquadron(id="blue", starfighter="kite"))
    fleet = Fleet(starfighters=(KITE,), squadrons=flights)
    state = PlayState(squadrons=(SquadronState(squadron="squadrons/red#2", strength_lost=2),))
    fresh, damaged = (drawings(sheet(fleet, state=each, format=Format.CARD).pages) for each in (None, state))
    marked_bubbles = {
        place: [a is not b for a, b in zip(fresh[place], damaged[place], strict=True)]
        for place in fresh
        if place.startswith("starfighters/kite#2#")
    }
    assert marked_bubbles == {f"starfighters/kite#2#{number}": [number < 3] for number in range(1, 5)}
