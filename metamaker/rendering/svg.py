"""Pages as SVG text. Lengths are millimetres; repeated drawings are defined once."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from typing import NamedTuple, Protocol

from typing_extensions import override

from metamaker.rendering.drawing import BOLD, Drawing, Group, Icon, Op, Outline, Page, Path, Role, Symbol, Text
from metamaker.rendering.icons import GRID, ICONS_KEPT
from metamaker.rendering.ink import PAPER, Ink
from metamaker.rendering.shared_objects import Look, repeated

FONT = "Roboto Condensed"


def page_svg(page: Page, ink: Ink) -> str:
    """Return `page` as an SVG picture. The font is named, not embedded; every line is set to its measured width.

    `data-ref` of a group is its element; one that starts with `#` continues that of the group around it.
    """
    return _Writer([page.drawing], _Inked(ink)).picture(page.drawing)


def drawing_markup(drawing: Drawing, label: str, names: str = "d") -> str:
    """Return a drawing as SVG inside a page of HTML; `label` is its name for people who cannot see it.

    Roles are classes (`f-ink` fills, `s-line` strokes; see `role_class`) for style sheets. The SVG contains no styles, because
    strict pages forbid them. Its ids begin with `names`, so that they differ from others on the page.
    """
    return _Writer([drawing], _Styled(), names).markup(drawing, label)


class SharedMarkup(NamedTuple):
    """Drawings as SVG for one page of HTML: definitions to put into the page once, and the drawings."""

    definitions: str
    drawings: tuple[str, ...]


def shared_markup(drawings: Sequence[Drawing], names: str = "d") -> SharedMarkup:
    """Return drawings like `drawing_markup`, without labels and ground. Repeated parts are written only once."""
    writer = _Writer(drawings, _Styled(), names, shares_icons=True)
    return SharedMarkup(f"<svg>{writer.definitions()}</svg>", tuple(writer.markup(drawing) for drawing in drawings))


def role_class(role: Role) -> str:
    """Return the class name of a role in style sheets, which follows `f-` or `s-`."""
    return role.replace("_", "-")


NUMBERS_KEPT = 50_000
"""Cached texts of numbers: nine of ten of a sheet are in icons, boxes and types shared with other sheets."""


@lru_cache(maxsize=NUMBERS_KEPT)
def _number(value: float) -> str:
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _path_data(outline: Outline) -> str:
    return "".join(command + " ".join(map(_number, numbers)) for command, *numbers in outline)


@lru_cache(maxsize=ICONS_KEPT)
def _icon_data(icon: Icon) -> tuple[str, ...]:
    """Return the outlines of the parts of an icon, the same in every picture."""
    return tuple(_path_data(part.outline) for part in icon.parts)


class _Look(Protocol):
    """The attributes of operations for their roles."""

    def fill(self, role: Role) -> str:
        """Return the attribute of a filled shape."""

    def stroke(self, role: Role) -> str:
        """Return the attribute of a stroked shape."""

    def both(self, fill: Role, stroke: Role) -> tuple[str, str]:
        """Return the attributes of a filled and stroked shape: those of its filling and of its stroke."""

    def reference(self, ref: str | None) -> str:
        """Return the attribute with the element of a drawing."""


class _Inked(_Look):
    """Attributes with the colours of an ink, for a picture on its own."""

    def __init__(self, ink: Ink) -> None:
        self._ink = ink

    @override
    def fill(self, role: Role) -> str:
        return f' fill="{self._ink[role].css}"'

    @override
    def stroke(self, role: Role) -> str:
        return f' stroke="{self._ink[role].css}"'

    @override
    def both(self, fill: Role, stroke: Role) -> tuple[str, str]:
        return self.fill(fill), self.stroke(stroke)

    @override
    def reference(self, ref: str | None) -> str:
        return f' data-ref="{escape(ref)}"' if ref else ""


class _Styled(_Look):
    """Attributes with classes, for style sheets."""

    @override
    def fill(self, role: Role) -> str:
        return f' class="f-{role_class(role)}"'

    @override
    def stroke(self, role: Role) -> str:
        return f' class="s-{role_class(role)}"'

    @override
    def both(self, fill: Role, stroke: Role) -> tuple[str, str]:
        return f' class="f-{role_class(fill)} s-{role_class(stroke)}"', ""

    @override
    def reference(self, ref: str | None) -> str:
        return ""


class _Writer:
    """Writes pictures; tracks the drawings and icons defined once and used by name."""

    def __init__(self, drawings: Sequence[Drawing], look: _Look, names: str = "d", *, shares_icons: bool = False) -> None:
        stock = repeated(drawings)
        self.look = look
        self.defines_own = not shares_icons
        # a clipped drawing is written at its place
        shared = (each for each in stock.drawings if not each.clipped)
        self.names = {each: f"{names}{number}" for number, each in enumerate(shared, 1)}
        self.icons = {each: f"{names}i{number}" for number, each in enumerate(stock.symbols if shares_icons else (), 1)}

    def picture(self, drawing: Drawing) -> str:
        width, height = _number(drawing.width), _number(drawing.height)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"'
            f' font-family="{FONT}, sans-serif" style="font-kerning:none;font-variant-ligatures:none;white-space:pre"'
            f' xml:space="preserve" fill="none" stroke-linecap="round" stroke-linejoin="round">{self._inside(drawing)}</svg>\n'
        )

    def markup(self, drawing: Drawing, label: str = "") -> str:
        width, height = _number(drawing.width), _number(drawing.height)
        named = f' role="group" aria-label="{escape(label)}"' if label else ""
        return (
            f'<svg viewBox="0 0 {width} {height}"{named} fill="none"'
            f' stroke-linecap="round" stroke-linejoin="round">{self._inside(drawing)}</svg>'
        )

    def definitions(self) -> str:
        """Return the shared drawings and icons, to be used by name."""
        icons = "".join(f'<g id="{name}">{"".join(self._parts(look))}</g>' for look, name in self.icons.items())
        shared = "".join(f'<g id="{name}">{"".join(self._ops(shared.ops))}</g>' for shared, name in self.names.items())
        return f"<defs>{icons}{shared}</defs>"

    def _inside(self, drawing: Drawing) -> str:
        inside = "".join(self._ops(drawing.ops))
        if not self.defines_own:
            return inside
        width, height = _number(drawing.width), _number(drawing.height)
        return f'{self.definitions()}<rect width="{width}" height="{height}"{self.look.fill(PAPER)}/>{inside}'

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
        name = self.look.reference(group.ref)
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
            f"{self.look.fill(text.role)}{length}>{escape(text.text, quote=False)}</text>"
        )

    def _path(self, path: Path) -> str:
        fill, stroke = self._paint(path)
        if path.fill:
            fill += ' fill-rule="evenodd"'
        if path.stroke:
            stroke += f' stroke-width="{_number(path.width)}"'
            stroke += f' stroke-dasharray="{_number(path.dash)}" stroke-linecap="butt"' if path.dash else ""
        return f'<path d="{_path_data(path.outline)}"{fill}{stroke}/>'

    def _paint(self, path: Path) -> tuple[str, str]:
        if path.fill and path.stroke:
            return self.look.both(path.fill, path.stroke)
        return self.look.fill(path.fill) if path.fill else "", self.look.stroke(path.stroke) if path.stroke else ""

    def _symbol(self, symbol: Symbol) -> Iterator[str]:
        look = symbol.icon, symbol.role, symbol.ground
        place = f'transform="translate({_number(symbol.x)} {_number(symbol.y)}) scale({_number(symbol.size / GRID)})"'
        if look in self.icons:
            yield f'<use href="#{self.icons[look]}" {place}/>'
            return
        yield f"<g {place}>"
        yield from self._parts(look)
        yield "</g>"

    def _parts(self, look: Look) -> Iterator[str]:
        icon, role, ground = look
        for part, data in zip(icon.parts, _icon_data(icon), strict=True):
            if part.width:
                yield f'<path d="{data}"{self.look.stroke(role)} stroke-width="{_number(part.width)}"/>'
            else:
                yield f'<path d="{data}"{self.look.fill(ground if part.hole else role)} fill-rule="evenodd"/>'
