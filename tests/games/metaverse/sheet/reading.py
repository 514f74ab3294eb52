"""Reading a printed sheet: what stands on its pages under which element, from the drawing operations."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any

from metamaker.core.issue import Issue
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.record import record_sheets
from metamaker.games.metaverse.sheet.scale import LEAST, NUMERAL
from metamaker.rendering.drawing import Drawing, Group, Page
from metamaker.rendering.frame import PageFrame, Paper
from metamaker.rendering.imposition import Format
from metamaker.rendering.proof import Area, Finding, Mark, findings, marks
from tests.games.metaverse.builders import GUN, fleet_of


class Sheet:
    """The pages of one print."""

    def __init__(self, pages: Iterable[Page]) -> None:
        self.pages = tuple(pages)

    @cached_property
    def marks(self) -> list[Mark]:
        """Everything that is printed, where it lands."""
        return [mark for page in self.pages for mark in marks(page)]

    def leaf(self, page: int) -> Drawing:
        """Return the drawing inside the margins of a page, or its first leaf."""
        leaf = self.pages[page].drawing.ops[0]
        assert isinstance(leaf, Group)
        return leaf.drawing

    @cached_property
    def _under(self) -> dict[str, list[int]]:
        """The places among all marks of what stands under each element, each part of it and each copy."""
        under: dict[str, list[int]] = {}
        for place, mark in enumerate(self.marks):
            for ref in {whole for each in mark.refs for whole in wholes(each)}:
                under.setdefault(ref, []).append(place)
        return under

    def at(self, ref: str) -> list[Mark]:
        """Return the marks under an element or a part of it."""
        return [self.marks[place] for place in self._under.get(ref, ())]

    def texts(self, ref: str | None = None) -> list[str]:
        """Return the texts under an element, all of them without one, from top to bottom and left to right."""
        found = self.marks if ref is None else self.at(ref)
        return [mark.text for mark in found if mark.text]

    def icons(self, ref: str | None = None) -> list[str]:
        """Return the names of the icons under an element."""
        found = self.marks if ref is None else self.at(ref)
        return [mark.icon for mark in found if mark.icon]

    def copies(self, ref: str) -> list[str]:
        """Return the numbers of the bubbles under an element, each once, in order."""
        numbered = (each.rpartition("#") for mark in self.at(ref) for each in mark.refs if "#" in each)
        return list(dict.fromkeys(number for element, _, number in numbered if element == ref))

    def area(self, ref: str) -> Area:
        """Return the rectangle around everything under an element."""
        areas = [mark.area for mark in self.at(ref)]
        return Area(
            min(area.left for area in areas),
            min(area.top for area in areas),
            max(area.right for area in areas),
            max(area.bottom for area in areas),
        )

    def order(self, *refs: str) -> list[str]:
        """Elements in the order in which they are first drawn."""
        return sorted(refs, key=lambda ref: self._under[ref][0])


def wholes(ref: str) -> Iterator[str]:
    """Yield a ref and those of all that it is a part or a copy of: `a/b#2`, `a/b`, `a`."""
    yield ref
    yield from (ref[:place] for place, sign in enumerate(ref) if sign in "/#")


def sheet_of(
    ship: ShipClass,
    *,
    weapons: Iterable[Weapon] = (GUN,),
    issues: Sequence[Issue] = (),
    paper: Paper = Paper.A4,
    classes: bool = False,
    form: Format = Format.FULL,
    landscape: bool = False,
    **fields: Any,
) -> Sheet:
    """Return the sheet of the one ship of a fleet."""
    fleet = fleet_of(ship, weapons=weapons, **fields)
    return printed(fleet, issues=issues, paper=paper, classes=classes, form=form, landscape=landscape)


def printed(
    fleet: Fleet,
    *,
    issues: Sequence[Issue] = (),
    paper: Paper = Paper.A4,
    classes: bool = False,
    form: Format = Format.FULL,
    landscape: bool = False,
) -> Sheet:
    """All sheets of a fleet."""
    options = SheetOptions(PageFrame(paper, landscape=landscape), format=form, classes=classes)
    return Sheet(record_sheets(fleet, issues, options).pages)


def faults(sheet: Sheet) -> list[Finding]:
    """Return the findings of the print check."""
    return [finding for page in sheet.pages for finding in findings(page, LEAST, NUMERAL)]
