"""Sheets on the screen lie on paper that is a little larger."""

from metamaker.app.play.sheet_paper import MARGIN_MM, on_paper
from metamaker.game_api.prints import PrintOptions
from metamaker.games.metaverse import printing
from tests.app.conftest import sample


def test_fields_stay_where_they_were_on_the_sheet() -> None:
    options = PrintOptions(fillable=True, codes=False)
    (leaf,) = printing.sheet(sample("quarrel-at-fennel-light.json"), "ships/honest-weight", options).leaves
    paper = on_paper(leaf)
    assert (paper.drawing.width, paper.drawing.height) == (
        leaf.drawing.width + 2 * MARGIN_MM,
        leaf.drawing.height + 2 * MARGIN_MM,
    )
    assert leaf.fields
    assert [(field.name, field.x, field.y) for field in paper.fields] == [
        (field.name, field.x + MARGIN_MM, field.y + MARGIN_MM) for field in leaf.fields
    ]
