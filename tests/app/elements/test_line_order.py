"""Lines of tables: searched without accents, put in order as people do."""

from metamaker.app.elements.lists import Line, found_lines
from metamaker.app.rows.row_tree import Row
from metamaker.app.rows.table import Sorting

NAMES = ["Zeppelin", "étoile", "Mk 10", "Mk 2", "Äther", "Ander"]
LINES = [Line(Row(name, name), (name, float(place))) for place, name in enumerate(NAMES)]


def test_names_are_put_in_order_without_accents_and_by_their_numbers() -> None:
    assert [line.row.text for line in found_lines(LINES, sorting=Sorting(0, False))] == [
        "Ander",
        "Äther",
        "étoile",
        "Mk 2",
        "Mk 10",
        "Zeppelin",
    ]
    assert [line.row.text for line in found_lines(LINES, sorting=Sorting(1, True))] == NAMES[::-1]


def test_names_are_found_without_accents() -> None:
    assert [line.row.text for line in found_lines(LINES, "ETOILE")] == ["étoile"]
    assert [line.row.text for line in found_lines(LINES, "ather")] == ["Äther"]
