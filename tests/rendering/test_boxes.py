"""Drawings made of smaller drawings, and texts and tables as such."""

import pytest

from metamaker.rendering import boxes
from metamaker.rendering.boxes import aligned, blank, column, fitted, framed, grid, layered, padded, row, symbol, underlined
from metamaker.rendering.drawing import BOLD, Drawing, Group, Icon, Page, Path, Symbol, Text
from metamaker.rendering.ink import BAR, INK, LINE, ON_BAR, QUIET, TINT
from metamaker.rendering.layout import Strip
from metamaker.rendering.note_pages import column_width, in_columns, on_one_page
from metamaker.rendering.page_set import Room
from metamaker.rendering.proof import marks
from metamaker.rendering.tables import Cell, Look, table, titled
from metamaker.rendering.text_fitting import Align
from metamaker.rendering.texts import CAPTION, captioned, headline, label, name, paragraph, term

WIDE, HIGH = framed(blank(20.0, 4.0)), framed(blank(6.0, 10.0))


def corners(drawing: Drawing) -> list[tuple[float, float]]:
    """Return the top left corners of all parts."""
    return [(op.x, op.y) for op in drawing.ops if isinstance(op, Group)]


def size(drawing: Drawing) -> tuple[float, float]:
    return drawing.width, drawing.height


def lines(drawing: Drawing) -> list[str]:
    """Return the texts of a drawing, from the top."""
    return [mark.text for mark in sorted(marks(Page(drawing)), key=lambda mark: mark.area.top) if mark.text]


def test_parts_of_a_column_stand_below_each_other() -> None:
    drawn = column((WIDE, None, HIGH), 2.0)
    assert (size(drawn), corners(drawn)) == ((20.0, 16.0), [(0.0, 0.0), (0.0, 6.0)])
    assert corners(column((WIDE, HIGH), across=1.0, width=30.0)) == [(10.0, 0.0), (24.0, 4.0)]
    assert size(column(())) == (0.0, 0.0)


def test_parts_of_a_row_stand_next_to_each_other_in_the_middle() -> None:
    drawn = row((WIDE, None, HIGH), 2.0)
    assert (size(drawn), corners(drawn)) == ((28.0, 10.0), [(0.0, 3.0), (22.0, 0.0)])
    assert corners(row((WIDE, HIGH), height=12.0, down=0.0)) == [(0.0, 0.0), (20.0, 0.0)]


def test_cells_of_a_grid_share_its_width() -> None:
    drawn = grid((HIGH,) * 4, 2, 4.0, width=40.0)
    assert size(drawn) == (40.0, 24.0)
    assert corners(drawn) == [(0.0, 0.0), (0.0, 14.0)]
    upper, lower = (op.drawing for op in drawn.ops if isinstance(op, Group))
    assert (corners(upper), corners(lower)) == ([(0.0, 0.0), (22.0, 0.0)], [(0.0, 0.0), (22.0, 0.0)])


def test_a_single_text_or_icon_and_white_space_have_no_group() -> None:
    word, dot = label("word", 4.0), symbol(Icon("dot", ()), 5.0)
    text, icon = row((word, blank(3.0), dot), height=5.0).ops
    assert isinstance(text, Text)
    assert text.x == 0.0
    assert text.y == pytest.approx((5.0 - word.height) / 2 + 4.0 * 0.945)
    assert isinstance(icon, Symbol)
    assert (icon.x, icon.y) == (word.width + 3.0, 0.0)
    assert [op.ref for op in column((Strip(word, ref="ships/a"),)).ops if isinstance(op, Group)] == ["ships/a"]


def test_a_strip_says_what_it_shows() -> None:
    for composed in (
        column((Strip(HIGH, ref="ships/a"),)),
        row((Strip(HIGH, ref="ships/a"),)),
        layered(Strip(HIGH, ref="ships/a")),
    ):
        assert [op.ref for op in composed.ops if isinstance(op, Group)] == ["ships/a"]


def test_a_drawing_is_put_into_a_box() -> None:
    assert corners(aligned(HIGH, 10.0, 20.0)) == [(2.0, 5.0)]
    assert size(aligned(HIGH, 1.0, 1.0)) == size(HIGH)
    assert (size(padded(HIGH, 1.0, 2.0)), size(padded(HIGH, 1.0, 2.0, 0.0, 0.0))) == ((8.0, 14.0), (7.0, 12.0))
    assert size(layered(WIDE, HIGH)) == (20.0, 10.0)


def test_a_drawing_is_enlarged_as_far_as_allowed() -> None:
    (group,) = fitted(WIDE, 40.0, 40.0).ops
    assert group == Group(0.0, 16.0, WIDE, None, 2.0)
    (group,) = fitted(WIDE, 40.0, 40.0, most=1.0, down=0.0).ops
    assert group == Group(10.0, 0.0, WIDE, None, 1.0)


def test_a_frame_lies_inside_its_box_and_below_its_drawing() -> None:
    frame, inside = framed(WIDE, fill=TINT, stroke=LINE, width=0.5).ops
    assert isinstance(frame, Path)
    assert (frame.fill, frame.stroke, frame.outline[0]) == (TINT, LINE, ("M", 0.25, 0.25))
    assert inside == Group(0.0, 0.0, WIDE)
    _, line = underlined(WIDE).ops
    assert isinstance(line, Path)
    assert line.outline == (("M", 0.0, 4.0), ("L", 20.0, 4.0))
    dot = Icon("dot", ())
    assert symbol(dot, 5.0).ops == (Symbol(0.0, 0.0, 5.0, dot, INK, "paper"),)


def test_a_paragraph_takes_the_lines_that_it_needs() -> None:
    text = "one two three four five six seven eight nine ten"
    assert paragraph(text, 200.0, 3.0).height < paragraph(text, 30.0, 3.0).height
    assert lines(paragraph(text, 30.0, 3.0, most=1))[-1].endswith("…")
    shrunk = [op.size for op in paragraph(text, 60.0, 4.0, smallest=2.0).ops if isinstance(op, Text)]
    assert len(shrunk) == 1
    assert 2.0 < shrunk[0] < 4.0


def test_a_paragraph_stands_behind_its_number_and_below_its_lead() -> None:
    drawn = paragraph("Body", 50.0, 3.0, number="7", lead="Lead")
    assert [(op.text, op.weight, op.x) for op in drawn.ops if isinstance(op, Text)] == [
        ("Lead", BOLD, 4.5),
        ("Body", "regular", 4.5),
        ("7", BOLD, 0.0),
    ]


def test_a_term_stands_in_one_line_and_reports_what_is_lost() -> None:
    (drawn,) = term("far too many words for this", 12.0, 3.0, align=Align.RIGHT).ops
    assert isinstance(drawn, Text)
    assert drawn.lost
    assert drawn.x + drawn.width == pytest.approx(12.0)


def test_a_name_is_shortened_with_a_sign_of_it() -> None:
    (drawn,) = name("The Honourable Company of Comet Catchers", 20.0, 3.0).ops
    assert isinstance(drawn, Text)
    assert drawn.text.endswith("…")
    assert drawn.width <= 20.0


def test_headings_and_captions() -> None:
    assert [op.x for op in headline("Turn", 40.0, Icon("dot", ())).ops if isinstance(op, Text)] == [5.0]
    assert lines(captioned(WIDE, "below")) == ["below"]
    assert captioned(WIDE, "below").height > WIDE.height


def test_a_row_of_a_table_is_as_high_as_its_highest_cell() -> None:
    rows = table(("Name", Cell("Boxes", align=Align.RIGHT)), [("a", "1"), ("b " * 60, Cell(drawn=HIGH))], (30.0, 10.0)).rows
    assert rows[0].drawing.height < HIGH.height < rows[1].drawing.height
    assert lines(rows[0].drawing) == ["a", "1"]


def test_titles_are_quiet_or_stand_on_a_bar() -> None:
    quiet, dark = (table(("Name",), [("a",)], (30.0,), Look(bar=bar)).heading for bar in (False, True))
    assert [op.role for op in quiet.ops if isinstance(op, Text)] == [QUIET]
    assert [op.fill for op in dark.ops if isinstance(op, Path)] == [BAR]
    assert isinstance(dark.ops[1], Group)
    assert [op.role for op in dark.ops[1].drawing.ops if isinstance(op, Text)] == [ON_BAR]
    assert table((), [("a",)], (30.0,)).heading.height == 0.0


def test_rows_of_a_table_share_its_height_and_carry_references() -> None:
    drawn = table((), [("a",), ("b",)], (30.0,), Look(tinted=(1,), uprights=True), refs=("ships/a", ""), total=40.0)
    assert [strip.drawing.height for strip in drawn.rows] == [20.0, 20.0]
    assert [strip.ref for strip in drawn.rows] == ["ships/a", None]
    assert [isinstance(strip.drawing.ops[0], Path) for strip in drawn.rows] == [False, True]
    assert drawn.strips == drawn.rows
    assert titled(WIDE, drawn).strips[0].keep


def test_a_cell_has_a_second_line_and_a_drawing_before_it() -> None:
    (strip,) = table((), [(Cell("Name", drawn=HIGH, below="about"),)], (60.0,)).rows
    first, second = (op for op in strip.drawing.ops if isinstance(op, Text))
    assert (first.x, second.x) == (HIGH.width + 1.4, HIGH.width + 1.4)
    assert (second.size, second.role) == (CAPTION, QUIET)
    assert first.y < second.y


def test_a_name_takes_one_line() -> None:
    (strip,) = table((), [(Cell("The Honourable Company of Comet Catchers", name=True),)], (20.0,)).rows
    assert [op.text[-1] for op in strip.drawing.ops if isinstance(op, Text)] == ["…"]


def test_sections_stay_whole_in_columns_where_they_can() -> None:
    space = Room(46.0, 30.0)
    assert column_width(space, 2) == 20.0
    section = (Strip(blank(20.0, 12.0)),)
    first, second = in_columns([section] * 5, space, 2, 2.0)
    assert (corners(first), corners(second)) == ([(0.0, 0.0), (0.0, 14.0), (26.0, 0.0), (26.0, 14.0)], [(0.0, 0.0)])
    long = tuple(Strip(blank(20.0, 12.0)) for _ in range(3))
    assert corners(in_columns([long], space, 2, 2.0)[0]) == [(0.0, 0.0), (0.0, 12.0), (26.0, 0.0)]


@pytest.mark.parametrize(("sizes", "wanted"), [((4.0, 3.0, 2.0), 3.0), ((9.0, 8.0), 8.0)])
def test_type_is_as_large_as_one_page_has_room_for(sizes: tuple[float, ...], wanted: float) -> None:
    drawn = on_one_page(sizes, lambda size: (boxes.blank(size),) * (1 if size < 4.0 else 2))
    assert drawn[0].width == wanted
