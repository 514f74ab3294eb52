"""Who comes to the table: the teams of a document with their ships, and designs without a team."""

from collections.abc import Iterator

from metamaker.core.naming import called
from metamaker.games.cosmoforce.edits.terms import class_term
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet, Team
from metamaker.games.cosmoforce.pages.page import Setting
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.sheet.signs import CAPTION, icon
from metamaker.games.cosmoforce.stats.derived import HUNDRED, derived, mass_allowed, team_mass
from metamaker.sheets.drawing import BOLD, Drawing, Group, Page, Symbol
from metamaker.sheets.headed import Heading
from metamaker.sheets.ink import HAIRLINE, INK, PAPER, QUIET
from metamaker.sheets.layout import Block, Strip, Table, flowed
from metamaker.sheets.lettering import Align, fit, line, name_line, words_line
from metamaker.sheets.shapes import rule

_ROW = 11.0


def roster_pages(of: Setting) -> tuple[Page, ...]:
    """Return the roster of each document."""
    pages: tuple[Page, ...] = ()
    for fleet in of.fleets:
        heading = Heading(of.words["pages-title-roster"], fleet.name.strip() or of.words["pages-nameless"])
        space = of.headed(heading).room()
        flow = flowed(tuple(_blocks(of, fleet, space.width)), space.height, 4.0)
        bodies = [
            Drawing(space.width, space.height, tuple(Group(0.0, placed.y, placed.drawing) for placed in page)) for page in flow
        ]
        pages += of.headed(heading).bound(bodies)
    return pages


def _blocks(of: Setting, fleet: Fleet, width: float) -> Iterator[Block]:
    for team in fleet.teams:
        rows = tuple(
            Strip(_row(of, fleet, called(ship), fleet.design(ship.design), width), ref=ship.ref()) for ship in team.ships
        )
        yield Table(_heading(called(team), _mass(of, fleet, team), width), rows)
    flown = {ship.design for ship in fleet.ships}
    others = tuple(
        Strip(_row(of, fleet, called(each), each, width), ref=each.ref()) for each in fleet.designs if each.id not in flown
    )
    if others:
        yield Table(_heading(of.words["pages-roster-without"], "", width), others)


def _mass(of: Setting, fleet: Fleet, team: Team) -> str:
    mass = team_mass(fleet, team)
    if team.budget is None:
        return of.words.text("pages-roster-mass", mass=mass)
    return of.words.text("pages-roster-budget", mass=mass, allowed=mass_allowed(team.budget, len(team.ships)))


def _heading(name: str, beside: str, width: float) -> Drawing:
    mass_line = line(width, 4.4, beside, 3.3, role=QUIET, align=Align.RIGHT)
    named = name_line(0.0, 4.4, name, width - mass_line.width - 4.0, 4.4, weight=BOLD)
    return Drawing(width, 6.6, (named, *((mass_line,) if beside else ()), rule(0.0, 6.2, width, INK, 0.3)))


def _row(of: Setting, fleet: Fleet, name: str, design: Design, width: float) -> Drawing:
    numbers = derived(design, rules_of(fleet))
    shown = of.words.text(
        "pages-roster-ships",
        **{"class": class_term(design.ship_class, of.words)},
        mass=numbers.mass,
        speed=numbers.speed // HUNDRED,
        crew=numbers.complement,
        heat=numbers.starting_heat,
        boxes=sum(numbers.boxes),
    )
    below = fit(shown, width - 12.0, 2.8, smallest=CAPTION)
    ops = (
        Symbol(1.0, 1.8, 7.0, icon(design.ship_class.value), INK, PAPER),
        name_line(11.0, 4.8, name, width - 12.0, 4.0, weight=BOLD),
        words_line(11.0, 8.8, below, role=QUIET),
        rule(0.0, _ROW - 0.2, width, HAIRLINE, 0.15),
    )
    return Drawing(width, _ROW, ops)
