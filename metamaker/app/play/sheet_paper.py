"""A sheet on slightly larger paper for the screen, because otherwise the name of the ship touches the edge."""

from metamaker.rendering.drawing import Drawing, Group, Page

MARGIN_MM = 6.0
"""Margin of paper around a sheet."""


def on_paper(leaf: Page) -> Page:
    """Return a page with a margin around it, with its fields at the same places of the sheet."""
    drawing = leaf.drawing
    paper = Drawing(drawing.width + 2 * MARGIN_MM, drawing.height + 2 * MARGIN_MM, (Group(MARGIN_MM, MARGIN_MM, drawing),))
    fields = tuple(field._replace(x=field.x + MARGIN_MM, y=field.y + MARGIN_MM) for field in leaf.fields)
    return Page(paper, fields=fields)
