"""No state without a place: whatever a play state says of a ship is drawn on its sheet, in every size and on every paper."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.loss_limits import limited_copies
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ArcDefence
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.starfighter import Bay, BayFit, Load, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import Condition, LoadoutKind, RateOfFire
from metamaker.games.metaverse.play_state import PlayState, ShipState, misfits
from metamaker.games.metaverse.sheet.condition import pencilled
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.record import record_sheets, subjects
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import PageFrame, Paper
from metamaker.rendering.imposition import Format
from metamaker.rendering.proof import marks
from tests.choices import covering, named
from tests.games.metaverse.builders import BARE, EVERY_SECTOR, component, core_systems, fleet_of, mount, with_core
from tests.games.metaverse.samples import sample_fleet
from tests.games.metaverse.sheet.test_damage import drawings, half_lost

PULSER = Weapon(id="pulser", name="Pulser", rate_of_fire=RateOfFire.LIMITED)
SHIP = with_core(
    BARE.with_(arcs=BARE.arcs.with_(fore=ArcDefence(shield_hits=4, ablative_plates=3))),
    marine_parties=1,
    components=core_systems(component("adaptive_shield_generator", 2, Arc.FORE)),
    mounts=(mount("guns", PULSER, EVERY_SECTOR, count=2),),
    bays=(BayFit(id="loft", bay="deck", loadout=LoadoutKind.PERMANENT, squadrons=(Load(starfighter="kite", count=2),)),),
)
FLEET = fleet_of(
    SHIP,
    weapons=(PULSER,),
    starfighters=(Starfighter(id="kite", name="Kite", strength=4),),
    bays=(Bay(id="deck", name="Deck", carry=2, accepts=("kite",)),),
)

SET: dict[str, Any] = {
    "speed": 7,
    "departure": "retreat",
    "ftl_charge": 3,
    "rolled": True,
    "crew_quality_lost": 1,
    "conditions": [each.value for each in Condition],
    "losses/hull_hits": {"core": {"hull_hits": [2]}},
    "losses/crew_parties": {"core": {"crew_parties": [1]}},
    "losses/marine_parties": {"core": {"marine_parties": [1]}},
    "arcs/shield_hits": {"fore": {"shield_hits": 3}},
    "arcs/ablative_plates": {"fore": {"ablative_plates": 2}},
    "arcs/adaptation": {"fore": {"adaptation": 1}},
    "arcs/dropped": {"fore": {"dropped": True}},
    "systems": [{"system": "classes/heron/core/reactor#1", "flags": ["disabled"]}],
    "fired": ["classes/heron/core/guns#2"],
    "squadrons": [{"squadron": "starfighters/kite#2", "strength_lost": 1}],
}
"""Something for every field of a ship's state."""

PRINTS = [(form, paper, landscape) for form in Format for paper in Paper for landscape in (False, True)]
SAMPLES = sorted(sample_fleets("metaverse").glob("*.json"))


def entries(model: type[BaseModel], around: tuple[str, ...] = ()) -> Iterator[str]:
    """Yield the fields of a state and of its parts; sections and arcs, which are alike, once."""
    for name, field in model.model_fields.items():
        kind = field.annotation
        if isinstance(kind, type) and issubclass(kind, BaseModel):
            inner = kind.model_fields["fore"].annotation
            assert isinstance(inner, type)
            yield from (f"{name}/{each}" for each in inner.model_fields)
        else:
            yield "/".join((*around, name))


def test_every_field_of_a_state_is_tried() -> None:
    assert set(SET) == set(entries(ShipState)) - {"id"}


def printed(fleet: Fleet, state: PlayState | None, print_: tuple[Format, Paper, bool]) -> tuple[Page, ...]:
    form, paper, landscape = print_
    return record_sheets(fleet, (), SheetOptions(PageFrame(paper, landscape=landscape), form, state=state)).pages


def looks(pages: tuple[Page, ...]) -> list[tuple[object, ...]]:
    return [(mark.area, mark.text, mark.icon) for page in pages for mark in marks(page)]


@pytest.mark.parametrize("print_", PRINTS, ids=str)
@pytest.mark.parametrize("field", SET)
def test_a_field_leaves_a_mark_in_every_format(field: str, print_: tuple[Format, Paper, bool]) -> None:
    name = field.partition("/")[0]
    state = PlayState.model_validate_json(json.dumps({"turn": 4, "ships": [{"id": "heron-1", name: SET[field]}]}))
    assert list(misfits(state, FLEET)) == []
    untouched = PlayState(turn=4)
    assert looks(printed(FLEET, state, print_)) != looks(printed(FLEET, untouched, print_))


def everything(fleet: Fleet) -> PlayState:
    """Return a state in which every ship has lost about half of everything, with all other possible effects."""
    state = half_lost(fleet)
    return state.with_(ships=tuple(_worn(fleet, fleet.ship(each.id), each) for each in state.ships))


def _worn(fleet: Fleet, ship: Ship, state: ShipState) -> ShipState:
    of_class = fleet.ship_class(ship.ship_class)
    arcs = {str(arc): state.arcs[arc].with_(dropped=bool(of_class.arcs[arc].shield_hits)) for arc in Arc}
    fired = (f"{mount}#{copy}" for mount, count in limited_copies(fleet, of_class).items() for copy in range(1, count + 1))
    return state.with_(
        rolled=True,
        crew_quality_lost=1,
        conditions=tuple(Condition),
        arcs=state.arcs.with_(**arcs),
        fired=tuple(fired),
    )


@pytest.mark.parametrize(("print_", "path"), covering(PRINTS, SAMPLES, least=24), ids=named)
def test_all_marks_of_the_samples_have_their_places(path: Path, print_: tuple[Format, Paper, bool]) -> None:
    fleet = sample_fleet(path)
    state = everything(fleet)
    assert list(misfits(state, fleet)) == []
    form, paper, landscape = print_
    for ship in fleet.ships:
        options = SheetOptions(PageFrame(paper, landscape=landscape), form, only=(ship.id,), state=state)
        fresh = drawings(record_sheets(fleet, (), SheetOptions(options.frame, form, only=options.only)).pages)
        damaged = drawings(record_sheets(fleet, (), options).pages)
        (subject,) = subjects(fleet, options)
        marked = pencilled(subject, state.ship(ship.id)).marks
        pairs = {place: zip(fresh[place], damaged[place], strict=True) for place in marked}
        unmarked = {place for place, each in pairs.items() if all(one is other for one, other in each)}
        assert unmarked == set()
