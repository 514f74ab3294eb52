"""The kinds of pages that charts, counters and templates make, and a fleet that needs all of them."""

from collections.abc import Callable

from metamaker.games.metaverse.model.arc import Sector
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import Bay, BayFit, FighterWeapon, IndependentSquadron, Load, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import LoadoutKind, SquadronQuality, TargetMethod
from metamaker.games.metaverse.pages.charts.aboard import ABOARD
from metamaker.games.metaverse.pages.charts.chart_page import Chart, chart_pages
from metamaker.games.metaverse.pages.charts.criticals import CRITICALS
from metamaker.games.metaverse.pages.charts.encounters import ENCOUNTERS
from metamaker.games.metaverse.pages.charts.legend import LEGEND
from metamaker.games.metaverse.pages.charts.manoeuvres import MANOEUVRES, TABLES
from metamaker.games.metaverse.pages.charts.modifiers import MODIFIERS
from metamaker.games.metaverse.pages.charts.terrain import TERRAIN
from metamaker.games.metaverse.pages.charts.turn_sequence import TURN_SEQUENCE
from metamaker.games.metaverse.pages.context import PagesContext
from metamaker.games.metaverse.pages.counters import counter_pages
from metamaker.games.metaverse.pages.templates import template_pages
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import Margins, PageFrame, Paper
from tests.games.metaverse.builders import BARE, component, core_systems, fleet_of, mount, with_core


def pages_of_chart(chart: Chart) -> Callable[[PagesContext], tuple[Page, ...]]:
    """Return the function that makes the pages of a single chart."""
    return lambda of: chart_pages(of, chart)


_ALL = (TURN_SEQUENCE, MANOEUVRES, TABLES, MODIFIERS, CRITICALS, LEGEND, ENCOUNTERS, TERRAIN)
CHARTS = {chart.key: pages_of_chart(chart) for chart in _ALL}
KINDS = {**CHARTS, "aboard": pages_of_chart(ABOARD), "counters": counter_pages, "templates": template_pages}

FRAMES = (
    PageFrame(),
    PageFrame(Paper.LETTER),
    PageFrame(landscape=True),
    PageFrame(Paper.LETTER, landscape=True),
    PageFrame(margins=Margins(12.0, 15.0, 12.0, 12.0), binding=8.0, mirrored=True),
)

TORPEDO = Weapon(id="torpedo", name="Torpedo", target_method=TargetMethod.INDIRECT, indirect_turns=3, range_cm=20)


def carriers(name: str = "") -> Fleet:
    """Return a carrier with two squadrons, three torpedoes and every system with a mark of its own, and a separate squadron."""
    kite = Starfighter(
        id="kite", name=name or "Kite", strength=5, qualities=(SquadronQuality.FTL,), weapons=(FighterWeapon(name="Pin"),)
    )
    bay = Bay(id="loft", name="Loft", carry=2, accepts=("kite",))
    ship = with_core(
        BARE.with_(name=name or "Heron"),
        components=core_systems(
            component("soc", 1),
            component("cloak_generator", 2),
            component("stealth_generator", 2),
            component("ej_array", 1),
            component("basic_shield_generator", 1, "fore"),
        ),
        mounts=(mount("tubes", TORPEDO.with_(name=name or "Torpedo"), tuple(Sector), 3),),
        bays=(BayFit(id="deck", bay="loft", loadout=LoadoutKind.PERMANENT, squadrons=(Load(starfighter="kite", count=2),)),),
    )
    fleet = fleet_of(
        ship,
        weapons=(TORPEDO.with_(name=name or "Torpedo"),),
        starfighters=(kite,),
        bays=(bay,),
        squadrons=(IndependentSquadron(id="flight", starfighter="kite"),),
    )
    return fleet.with_(name=name, ships=tuple(each.with_(name=name) for each in fleet.ships))
