"""Values that a property can take."""

from collections.abc import Iterator

from metamaker.core.property import Property, PropertyKind

_WRITTEN = {
    "formulas": ("", "ship.mass_factor = 3\nship.ems = x = 2"),
    "words": ("", "bridge = Wheelhouse\nphased = Moon = lit"),
}
"""Of properties that are written in a manner of their own, one thing in each line."""


def values(shown: Property) -> Iterator[object]:
    """Yield some values that a property offers, in its bounds and without a reason against them."""
    if shown.optional:
        yield None
    free = tuple(choice.value for choice in shown.choices if not choice.why_not)
    match shown.kind:
        case PropertyKind.TEXT | PropertyKind.PROSE:
            yield from _WRITTEN.get(shown.key, ("", "Grey Heron", "x" * 120))
        case PropertyKind.TAGS:
            yield from ((), ("red", "fast"))
        case PropertyKind.WHOLE:
            yield from (shown.least, shown.most, shown.least + shown.step)
        case PropertyKind.DECIMAL:
            yield from (0.0, 12.5, float(shown.most))
        case PropertyKind.FLAG:
            yield from (False, True)
        case PropertyKind.CHOICE:
            yield from free
        case PropertyKind.CHOICES | PropertyKind.SECTORS:
            yield from ((), free[:1], free[1:], free)
        case PropertyKind.LOADS:
            yield from ((), tuple((value, 3) for value in free))
