"""The record sheet of one ship or class, with the problems of its fleet."""

from metamaker.core.issue import Issue
from metamaker.core.memo import memo
from metamaker.game import Sheet
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.finding import element
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.record import record_sheets
from metamaker.sheets.paper import Paper


@memo
def _issues(fleet: Fleet) -> tuple[Issue, ...]:
    """Every sheet names its own problems; they are looked for once."""
    return check_fleet(fleet)


def sheet(fleet: Fleet, ref: str, paper: Paper) -> Sheet:
    """Return the record sheet of the ship or class with the reference `ref`."""
    group, _, element_id = ref.partition("/")
    options = SheetOptions(paper, classes=group == "classes", only=(element_id,))
    return Sheet(ref, element(fleet, ref).name or element_id, record_sheets(fleet, _issues(fleet), options).pages)
