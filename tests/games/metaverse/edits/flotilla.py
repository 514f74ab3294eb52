"""A small fleet with something of everything: a carrier, two escorts in a chain of command, loose squadrons."""

from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.starfighter import (
    Bay,
    BayFit,
    FighterWeapon,
    IndependentSquadron,
    Load,
    ShipLoadout,
    Starfighter,
)
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import LoadoutKind
from tests.games.metaverse.builders import BARE, GUN, with_core, with_section

LANCE = Weapon(id="lance", name="Lance", range_cm=30)
DART = Starfighter(id="dart", name="Dart", weapons=(FighterWeapon(name="Sting", damage_modifier=1),))
WASP = DART.with_(id="wasp", name="Wasp")
DECK = Bay(id="deck", name="Deck", carry=2, accepts=("dart", "wasp"))

HERON = with_core(BARE, bays=(BayFit(id="flight-deck", bay="deck", loadout=LoadoutKind.DOWNLOAD),))
"""A carrier; its ships choose what is on the flight deck."""

EGRET = with_section(BARE.with_(id="egret", name="Egret"), "fore", Section(hull_hits=6, hull_layers=2))
"""An escort with a fore section that is empty."""

FLEET = Fleet(
    name="Flotilla",
    weapons=(GUN, LANCE),
    starfighters=(DART, WASP),
    bays=(DECK,),
    classes=(HERON, EGRET),
    ships=(
        Ship(
            id="first",
            name="First",
            ship_class="heron",
            loadouts=(ShipLoadout(bay="flight-deck", squadrons=(Load(starfighter="dart"), Load(starfighter="wasp"))),),
        ),
        Ship(id="second", name="Second", ship_class="egret", commander="first"),
        Ship(id="third", name="Third", ship_class="egret", commander="second"),
    ),
    squadrons=(IndependentSquadron(id="dart-squadron", starfighter="dart", count=2),),
)


def chain(fleet: Fleet) -> dict[str, str | None]:
    """Who is under whom."""
    return {ship.id: ship.commander for ship in fleet.ships}
