"""The proof of a page: what is wrong, what is worth a look, and its measures."""

from collections.abc import Iterator
from typing import NamedTuple

from metamaker.sheets.contrast import contrasts
from metamaker.sheets.coverage import ink_coverage
from metamaker.sheets.drawing import Page, Text
from metamaker.sheets.ink import Ink
from metamaker.sheets.lettering import CUT
from metamaker.sheets.proof import NUMERALS, Area, Finding, findings, marks, missing_glyphs, placed

SMALLEST = 2.1166
"""The smallest text of a page in mm: 6 points."""

SMALLEST_NUMERAL = 1.4111
"""The smallest counting sign in mm: 4 points."""

_NAME = 4
"""Letters of a name, at least; figures and codes are as large as what they stand in."""


class PageProof(NamedTuple):
    """Faults that must not be; remarks on what was made to fit; type in mm, contrast and ink as measured."""

    faults: tuple[Finding, ...]
    remarks: tuple[Finding, ...]
    smallest_type: float
    lowest_contrast: float
    coverage: float


def proof(page: Page, ink: Ink) -> PageProof:
    """Return the proof of a page in an ink."""
    measured = tuple(contrasts(page, ink))
    faint = tuple(
        Finding("faint", f"{each.what} ({each.ratio:.1f} : 1)", each.area)
        for each in measured
        if each.ratio < each.needed - 0.05
    )
    return PageProof(
        (*findings(page, SMALLEST, SMALLEST_NUMERAL), *_lost(page), *faint),
        (*missing_glyphs(page), *_fitted(page)),
        min((mark.size for mark in marks(page) if mark.text and mark.text not in NUMERALS), default=0.0),
        min((each.ratio for each in measured), default=21.0),
        ink_coverage(page, ink),
    )


def _lost(page: Page) -> Iterator[Finding]:
    """Yield texts of which words had no room."""
    for op, place, area in placed(page):
        if isinstance(op, Text) and op.lost:
            yield _remark("words lost", op, place.refs, area, f" [{op.lost}]")


def _fitted(page: Page) -> Iterator[Finding]:
    """Yield texts that were made smaller or cut to fit, with the element that they belong to."""
    for op, place, area in placed(page):
        if isinstance(op, Text):
            if _is_shrunk(op):
                yield _remark("shrunk", op, place.refs, area)
            if CUT in op.text:
                yield _remark("shortened", op, place.refs, area)


def _is_shrunk(text: Text) -> bool:
    """Whether a name has another size than someone chose: those are multiples of a hundredth of a millimetre."""
    chosen = abs(text.size * 100 - round(text.size * 100)) < 1e-6
    return not chosen and sum(map(str.isalpha, text.text)) >= _NAME


def _remark(fault: str, text: Text, refs: tuple[str, ...], area: Area, more: str = "") -> Finding:
    return Finding(fault, f"{refs[-1]}: {text.text}{more}" if refs else f"{text.text}{more}", area)
