"""A sheet on the screen lies on paper that is a little larger: without it the name of the ship touches the edge."""

from metamaker.rendering.drawing import Drawing, Group, Page

MARGIN_MM = 6.0
"""Paper around a sheet."""


def on_paper(leaf: Page) -> Page:
    """Return a leaf with a margin around it, its fields where they were on it."""
    drawing = leaf.drawing
    paper = Drawing(drawing.width + 2 * MARGIN_MM, drawing.height + 2 * MARGIN_MM, (Group(MARGIN_MM, MARGIN_MM, drawing),))
    fields = tuple(field._replace(x=field.x + MARGIN_MM, y=field.y + MARGIN_MM) for field in leaf.fields)
    return Page(paper, fields=fields)
