"""Small drawings for tests of the page kit."""

from metamaker.rendering.drawing import Document, Drawing, Group, Icon, IconPart, Op, Page, Path, Symbol
from metamaker.rendering.ink import INK, PAPER, TINT
from metamaker.rendering.shapes import box, circle
from metamaker.rendering.text_fitting import line

STAR = Icon(
    "star", (IconPart((("M", 2.0, 2.0), ("L", 22.0, 22.0)), 2.0, hole=False), IconPart(circle(12, 12, 4), 0.0, hole=True))
)


def page(*ops: Op, bookmark: str | None = None) -> Page:
    return Page(Drawing(210.0, 297.0, ops), bookmark)


def document(*pages: Page) -> Document:
    return Document("A & B", "Someone", pages)


def specimen() -> Document:
    """Two pages with all kinds of operations, and a drawing that both share."""
    shared = Drawing(
        20.0,
        10.0,
        (
            *(Path(circle(2.0 * place, 5.0, 1.0), fill=TINT, stroke=INK, width=0.2) for place in range(8)),
            Symbol(15.0, 1.0, 4.0, STAR, INK, PAPER),
        ),
    )
    return document(
        page(
            line(10.0, 20.0, "Hēron <&> Жар (x) \\ 漢", 8.0),
            Group(10.0, 30.0, shared, "classes/heron"),
            Group(10.0, 50.0, shared, "classes/stork", 2.0),
            Path(box(10.0, 80.0, 30.0, 10.0, 2.0), stroke=INK, width=0.3, dash=0.6),
            bookmark="First",
        ),
        page(Group(30.0, 30.0, shared), *(Group(10.0 * place, 60.0, shared) for place in range(4)), bookmark="Second"),
    )
