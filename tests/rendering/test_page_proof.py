"""The proof of a page: grounds, contrast without colour, ink, and what was made to fit."""

import pytest

from metamaker.rendering.drawing import BOLD, Drawing, Group, Icon, IconPart, Op, Page, Path, Symbol
from metamaker.rendering.ink import ALERT, COLOUR, HAIRLINE, INK, PAPER, QUIET, TINT, Colour
from metamaker.rendering.page_proof import contrast, contrasts, covered, ink_coverage, proof, standing
from metamaker.rendering.shapes import box, circle, rule
from metamaker.rendering.text_fitting import fit, line, lines, name_line, words_line

WHITE, BLACK = Colour(255, 255, 255), Colour(0, 0, 0)
SQUARE = Icon("square", (IconPart(box(0, 0, 24, 24), 0.0, hole=False), IconPart(box(6, 6, 12, 12), 0.0, hole=True)))


def page(*ops: Op) -> Page:
    return Page(Drawing(100.0, 100.0, ops))


def test_contrast_is_that_of_black_and_white_at_most() -> None:
    assert contrast(WHITE, BLACK) == contrast(BLACK, WHITE) == 21
    assert contrast(WHITE, WHITE) == 1
    assert contrast(Colour(118, 118, 118), WHITE) == pytest.approx(4.54, abs=0.01)  # the published example of just enough


def test_a_text_stands_on_what_was_filled_last_below_it() -> None:
    bar, disc = Path(box(10, 10, 50, 20), fill=INK), Path(circle(20, 20, 5), fill=TINT)
    hidden = Path(box(15, 15, 10, 10), fill=ALERT)
    ops = (
        line(18, 21, "on", 3.0),
        bar,
        hidden,
        disc,
        line(18, 21, "on", 3.0),
        line(15.2, 16.9, "o", 1.0),
        line(45, 21, "on", 3.0),
        line(80, 80, "on", 3.0),
    )
    inner = Group(5, 5, Drawing(90, 90, ops), "x", 0.9)
    assert [each.ground for each in standing(page(inner))] == [PAPER, PAPER, INK, ALERT, TINT, ALERT, INK, PAPER]


def test_rings_are_open_in_the_middle() -> None:
    ring = Path((*circle(20, 20, 9), *circle(20, 20, 6)), fill=INK)
    assert [each.ground for each in standing(page(ring, line(19, 21, "o", 3.0)))] == [PAPER, PAPER]


@pytest.mark.parametrize(
    ("role", "size", "weight", "faint"), [(QUIET, 3, "", False), (HAIRLINE, 3, "", True), (INK, 3, "", False)]
)
def test_small_text_that_fades_away_is_a_fault(role: str, size: float, weight: str, faint: bool) -> None:
    found = proof(page(line(5, 50, "Heron", size, role=role)), COLOUR)
    assert [each.fault for each in found.faults] == ["faint"] * faint


def test_large_text_may_be_paler() -> None:
    pale = COLOUR.with_roles({"pale": "#888888"})
    (small, large) = contrasts(page(line(5, 20, "a", 3.0, role="pale"), line(5, 50, "a", 6.0, weight=BOLD, role="pale")), pale)
    assert small.ratio == large.ratio
    assert (small.needed, large.needed) == (4.5, 3.0)


@pytest.mark.parametrize(
    ("ops", "part"),
    [
        ((), 0.0),
        ((Path(box(0, 0, 50, 100), fill="black"),), 0.5),
        ((Path(box(0, 0, 50, 100), fill="black"), Path(box(0, 0, 25, 100), fill=PAPER)), 0.25),
        ((Path(box(0, 0, 50, 100), fill="half"),), 0.25),
        ((rule(0, 50, 100, "black", 2.0),), 0.02),
        ((rule(0, 50, 100, "black", 2.0, dash=1.0),), 0.01),
        ((Symbol(0, 0, 40, SQUARE, "black", PAPER),), 0.16 * 0.75),
        ((Group(0, 0, Drawing(50, 50, (Path(box(0, 0, 10, 10), fill="black"),)), None, 2.0),), 0.04),
    ],
)
def test_ink_is_what_is_dark(ops: tuple[Op, ...], part: float) -> None:
    ink = COLOUR.with_roles({"black": "#000000", "half": "#808080"})
    assert ink_coverage(page(*ops), ink) == pytest.approx(part, rel=0.01)


def test_icons_cover_what_their_parts_cover() -> None:
    assert covered(SQUARE) == pytest.approx(0.75)


def test_names_that_were_made_to_fit_are_told_with_their_element() -> None:
    name = fit("A name that is too long for its box", 40.0, 4.0)
    assert name.size < 4.0
    written = Drawing(50.0, 10.0, lines(0.0, 5.0, name))
    found = proof(
        page(Group(10, 10, written, "ships/heron"), line(5, 50, "and so …", 3.0), line(5, 60, "7", 3.3333333)), COLOUR
    )
    assert [(each.fault, each.what) for each in found.remarks] == [
        ("shrunk", f"ships/heron: {name.lines[0]}"),
        ("shortened", "and so …"),
    ]
    assert found.smallest_type == name.size


def test_words_of_the_program_that_had_no_room_are_a_fault_and_a_name_that_was_shortened_is_none() -> None:
    caption, name = fit("Engines + 3 × Afterburners", 20.0, 2.2), "A name that is too long for its box by far"
    ops = (words_line(5, 20, caption), name_line(5, 40, name, 20.0, 4.0), words_line(5, 60, fit("mass", 20.0, 2.2)))
    found = proof(page(*ops), COLOUR)
    assert [(each.fault, each.what) for each in found.faults] == [
        ("words lost", f"{caption.lines[0]} [{' '.join(caption.lines[1:])}]")
    ]
    assert [each.fault for each in found.remarks if each.what.endswith("…")] == ["shortened"]


def test_letters_that_the_font_lacks_are_remarks() -> None:
    found = proof(page(line(5, 50, "Heron 鷺", 3.0)), COLOUR)
    assert [each.fault for each in found.remarks] == ["missing glyph"]
    assert found.faults == ()


def test_an_empty_page_has_measures_too() -> None:
    assert proof(page(), COLOUR) == ((), (), 0.0, 21.0, 0.0)
