"""The roster: the teams of a document with their ships, and designs without a team."""

from collections.abc import Iterator

from metamaker.core.display_names import called
from metamaker.games.cosmoforce.edits.structure import class_term
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet, Team
from metamaker.games.cosmoforce.pages.page import Setting
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.sheet.signs import icon
from metamaker.games.cosmoforce.stats.derived import HUNDRED, derived, mass_allowed, team_mass
from metamaker.rendering.boxes import symbol
from metamaker.rendering.drawing import BOLD, Drawing, Page
from metamaker.rendering.ink import INK, QUIET
from metamaker.rendering.layout import Table
from metamaker.rendering.shapes import rule
from metamaker.rendering.tables import Cell, Look, table, titled
from metamaker.rendering.text_fitting import Align, line, name_line

_LOOK = Look(4.0, 11.0, left=1.0)


def roster_pages(of: Setting) -> tuple[Page, ...]:
    """Return the roster of each document."""
    pages: tuple[Page, ...] = ()
    for fleet in of.fleets:
        headed = of.headed(of.words["pages-title-roster"], fleet.name.strip() or of.words["pages-nameless"])
        pages += headed.flowing(_blocks(of, fleet, headed.room().width), 4.0)
    return pages


def _blocks(of: Setting, fleet: Fleet, width: float) -> Iterator[Table]:
    for team in fleet.teams:
        ships = [_ship(of, fleet, called(ship), fleet.design(ship.design)) for ship in team.ships]
        rows = table((), ships, (width,), _LOOK, refs=[ship.ref() for ship in team.ships])
        yield titled(_heading(called(team), _mass(of, fleet, team), width), rows)
    flown = {ship.design for ship in fleet.ships}
    others = [each for each in fleet.designs if each.id not in flown]
    if others:
        designs = [_ship(of, fleet, called(each), each) for each in others]
        rows = table((), designs, (width,), _LOOK, refs=[each.ref() for each in others])
        yield titled(_heading(of.words["pages-roster-without"], "", width), rows)


def _mass(of: Setting, fleet: Fleet, team: Team) -> str:
    mass = team_mass(fleet, team)
    if team.budget is None:
        return of.words.text("pages-roster-mass", mass=mass)
    return of.words.text("pages-roster-budget", mass=mass, allowed=mass_allowed(team.budget, len(team.ships)))


def _heading(name: str, beside: str, width: float) -> Drawing:
    mass_line = line(width, 4.4, beside, 3.3, role=QUIET, align=Align.RIGHT)
    named = name_line(0.0, 4.4, name, width - mass_line.width - 4.0, 4.4, weight=BOLD)
    return Drawing(width, 6.6, (named, *((mass_line,) if beside else ()), rule(0.0, 6.2, width, INK, 0.3)))


def _ship(of: Setting, fleet: Fleet, name: str, design: Design) -> tuple[Cell]:
    """Return a row of one cell: the icon of the class, the name, and the numbers below it."""
    numbers = derived(design, rules_of(fleet))
    below = of.words.text(
        "pages-roster-ships",
        **{"class": class_term(design.ship_class, of.words)},
        mass=numbers.mass,
        speed=numbers.speed // HUNDRED,
        crew=numbers.complement,
        heat=numbers.starting_heat,
        boxes=sum(numbers.boxes),
    )
    return (Cell(name, bold=True, drawn=symbol(icon(design.ship_class.value), 7.0), below=below, name=True),)
