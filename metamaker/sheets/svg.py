"""Pages as SVG text. Lengths are millimetres; drawings that occur several times are defined once."""

from collections.abc import Iterator
from html import escape

from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Outline, Page, Path, Symbol, Text
from metamaker.sheets.icons import GRID
from metamaker.sheets.ink import PAPER, Ink
from metamaker.sheets.reuse import repeated

FONT = "Roboto Condensed"


def page_svg(page: Page, ink: Ink) -> str:
    """Return `page` as an SVG picture. The font is named, not embedded; every line is set to its measured width.

    `data-ref` of a group is the element that it shows; one that starts with `#` continues that of the group around it.
    """
    return _Writer(page.drawing, ink).picture()


def _number(value: float) -> str:
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _path_data(outline: Outline) -> str:
    return "".join(command + " ".join(map(_number, numbers)) for command, *numbers in outline)


def _shared(drawing: Drawing) -> Iterator[Drawing]:
    """Yield the drawings that are defined once; a clipped one is clipped where it stands."""
    return (each for each in repeated([drawing]).drawings if not each.clipped)


class _Writer:
    """Writes one picture; knows which drawings are defined once and used by name."""

    def __init__(self, drawing: Drawing, ink: Ink) -> None:
        self.drawing = drawing
        self.ink = ink
        self.names = {shared: f"d{number}" for number, shared in enumerate(_shared(drawing), 1)}

    def picture(self) -> str:
        width, height = _number(self.drawing.width), _number(self.drawing.height)
        definitions = "".join(f'<g id="{name}">{"".join(self._ops(shared.ops))}</g>' for shared, name in self.names.items())
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"'
            f' font-family="{FONT}, sans-serif" style="font-kerning:none;font-variant-ligatures:none;white-space:pre"'
            f' xml:space="preserve" fill="none" stroke-linecap="round" stroke-linejoin="round"><defs>{definitions}</defs>'
            f'<rect width="{width}" height="{height}" fill="{self.ink[PAPER].css}"/>'
            f"{''.join(self._ops(self.drawing.ops))}</svg>\n"
        )

    def _ops(self, ops: tuple[Op, ...]) -> Iterator[str]:
        for op in ops:
            if isinstance(op, Group):
                yield from self._group(op)
            elif isinstance(op, Text):
                yield self._text(op)
            elif isinstance(op, Path):
                yield self._path(op)
            else:
                yield from self._symbol(op)

    def _group(self, group: Group) -> Iterator[str]:
        name = f' data-ref="{escape(group.ref)}"' if group.ref else ""
        scale = f" scale({_number(group.scale)})" if group.scale != 1 else ""
        place = f'transform="translate({_number(group.x)} {_number(group.y)}){scale}"'
        shared = self.names.get(group.drawing)
        if shared is not None:
            yield f'<g {place}{name}><use href="#{shared}"/></g>'
            return
        clip = (f'<svg width="{_number(group.drawing.width)}" height="{_number(group.drawing.height)}">', "</svg>")
        before, after = clip if group.drawing.clipped else ("", "")
        yield f"<g {place}{name}>{before}"
        yield from self._ops(group.drawing.ops)
        yield f"{after}</g>"

    def _text(self, text: Text) -> str:
        weight = ' font-weight="700"' if text.weight == BOLD else ""
        tracking = f' letter-spacing="{_number(text.tracking)}"' if text.tracking else ""
        length = f' textLength="{_number(text.width)}" lengthAdjust="spacingAndGlyphs"' if len(text.text) > 1 else ""
        return (
            f'<text x="{_number(text.x)}" y="{_number(text.y)}" font-size="{_number(text.size)}"{weight}{tracking}'
            f' fill="{self.ink[text.role].css}"{length}>{escape(text.text, quote=False)}</text>'
        )

    def _path(self, path: Path) -> str:
        fill = f' fill="{self.ink[path.fill].css}" fill-rule="evenodd"' if path.fill else ""
        stroke = ""
        if path.stroke:
            dash = f' stroke-dasharray="{_number(path.dash)}" stroke-linecap="butt"' if path.dash else ""
            stroke = f' stroke="{self.ink[path.stroke].css}" stroke-width="{_number(path.width)}"{dash}'
        return f'<path d="{_path_data(path.outline)}"{fill}{stroke}/>'

    def _symbol(self, symbol: Symbol) -> Iterator[str]:
        scale = _number(symbol.size / GRID)
        yield f'<g transform="translate({_number(symbol.x)} {_number(symbol.y)}) scale({scale})">'
        colour, ground = self.ink[symbol.role].css, self.ink[symbol.ground].css
        for part in symbol.icon.parts:
            data = _path_data(part.outline)
            if part.width:
                yield f'<path d="{data}" stroke="{colour}" stroke-width="{_number(part.width)}"/>'
            else:
                yield f'<path d="{data}" fill="{ground if part.hole else colour}" fill-rule="evenodd"/>'
        yield "</g>"
