"""Every kind of page of the printed set beside the record sheets, in the order in which they are printed."""

from metamaker.games.metaverse.pages.charts.criticals import criticals
from metamaker.games.metaverse.pages.charts.encounters import encounters
from metamaker.games.metaverse.pages.charts.legend import legend
from metamaker.games.metaverse.pages.charts.manoeuvres import manoeuvres
from metamaker.games.metaverse.pages.charts.modifiers import modifiers
from metamaker.games.metaverse.pages.charts.terrain import terrain
from metamaker.games.metaverse.pages.charts.turn_sequence import turn_sequence
from metamaker.games.metaverse.pages.command import command_pages
from metamaker.games.metaverse.pages.context import PageKind
from metamaker.games.metaverse.pages.counters import counter_pages
from metamaker.games.metaverse.pages.missions import mission_pages
from metamaker.games.metaverse.pages.plot_cinematic import cinematic_pages
from metamaker.games.metaverse.pages.plot_newtonian import newtonian_pages
from metamaker.games.metaverse.pages.quick_reference import reference_pages
from metamaker.games.metaverse.pages.roster import roster_pages
from metamaker.games.metaverse.pages.squadrons import squadron_pages
from metamaker.games.metaverse.pages.templates import template_pages

_KINDS = (
    PageKind("roster", "pages.roster.title", roster_pages),
    PageKind("command", "pages.command.title", command_pages),
    PageKind("squadrons", "pages.squadrons.title", squadron_pages),
    PageKind("plot_cinematic", "pages.plot_cinematic.title", cinematic_pages),
    PageKind("plot_newtonian", "pages.plot_newtonian.title", newtonian_pages),
    PageKind("missions", "pages.missions.title", mission_pages),
    PageKind("quick_reference", "pages.quick_reference.title", reference_pages, shared=True),
    PageKind("turn_sequence", "charts.turn_sequence.title", turn_sequence, shared=True),
    PageKind("manoeuvres", "charts.manoeuvres.title", manoeuvres, shared=True),
    PageKind("modifiers", "charts.modifiers.title", modifiers, shared=True),
    PageKind("criticals", "charts.criticals.title", criticals, shared=True),
    PageKind("legend", "charts.legend.title", legend, shared=True),
    PageKind("encounters", "charts.encounters.title", encounters, shared=True),
    PageKind("terrain", "charts.terrain.title", terrain, shared=True),
    PageKind("counters", "charts.counters.title", counter_pages, shared=True, two_sided=True),
    PageKind("templates", "charts.templates.title", template_pages, shared=True),
)

PAGES = {kind.key: kind for kind in _KINDS}
"""The kinds of pages by key."""
