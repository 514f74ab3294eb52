"""The table as a plane of whole numbers: points in 1/1000 cm, sixteen headings, distances and bearings.

East is +x and north +y. Angles run clockwise from north, headings in steps of 22.5°, bearings in 1/1000 degree. All of it
is integers, from one table of sines, so that a battle comes out the same on every machine.
"""

from math import isqrt
from typing import Final, NamedTuple

from metamaker.core.native import i64

CM: Final = 1000
"""Units of a centimetre."""

HEADINGS: Final = 16
"""Headings of the compass, 22.5° apart. Rule MV-1.2.1-11."""

DEGREE: Final = 1000
CIRCLE: Final = 360 * DEGREE
_QUARTER: Final = 90 * DEGREE
_HEADING: Final = 22_500
"""The angle between two headings: a sixteenth of the circle, in 1/1000 degree."""

_ONE: Final = 10**12
"""The unit of sines: whole numbers, so that ways are the same on every machine.

Twelve digits keep the longest way on a table exact to the unit.
"""

_SIN_22: Final = 382_683_432_365
_SIN_45: Final = 707_106_781_187
_SIN_67: Final = 923_879_532_511
_HALF: Final = (0, _SIN_22, _SIN_45, _SIN_67, _ONE, _SIN_67, _SIN_45, _SIN_22)
_EAST: Final = _HALF + tuple(-sine for sine in _HALF)
"""The sine of every heading, times 10¹²."""

_NORTH: Final = _EAST[4:] + _EAST[:4]
_TAN_11: Final = 198_912_367_380
_TAN_33: Final = 668_178_637_919
"""Tangents of the borders between headings, times 10¹²."""

_MILLIDEGREES: Final = 57_295_779_513
"""Thousandths of a degree in a radian, times 10⁶."""


class Point(NamedTuple):
    """A place on the table, in 1/1000 cm."""

    x: int
    y: int


def moved(point: Point, heading: int, length: int) -> Point:
    """Return the place `length` (1/1000 cm) from `point` along `heading` (0 to 15), rounded half away from zero.

    Rule MV-0.0.0-09.
    """
    return Point(point.x + _scaled(length * _EAST[heading]), point.y + _scaled(length * _NORTH[heading]))


_RADIANS: Final = 17_453_292_519_943
"""Radians of 1/1000 degree, times 10¹⁸."""


def travelled(point: Point, angle: int, length: int) -> Point:
    """Return the place `length` (1/1000 cm) from `point` in the direction `angle` (1/1000 degree clockwise from north).

    Along a heading it is the same place as that of `moved`. Rule MV-0.0.0-09.
    """
    heading = (angle + _HEADING // 2) // _HEADING
    sine, cosine = _sine_cosine(angle - heading * _HEADING)
    east, north = _EAST[heading % HEADINGS], _NORTH[heading % HEADINGS]
    return Point(
        point.x + _scaled(length * _scaled(east * cosine + north * sine)),
        point.y + _scaled(length * _scaled(north * cosine - east * sine)),
    )


def _sine_cosine(angle: int) -> tuple[int, int]:
    """Return sine and cosine, times 10¹², of an angle of up to 11.25° to either side, in 1/1000 degree."""
    radians = angle * _RADIANS // 1_000_000
    square = radians * radians // _ONE
    sine = cosine = _ONE
    for step in (8, 6, 4, 2):
        sine = _ONE - square * sine // (_ONE * step * (step + 1))
        cosine = _ONE - square * cosine // (_ONE * step * (step - 1))
    return radians * sine // _ONE, cosine


def turned(one: int, other: int) -> int:
    """Return the difference of two directions, in 1/1000 degree, 0 to 180,000."""
    apart = abs(one - other) % CIRCLE
    return min(apart, CIRCLE - apart)


def _scaled(product: int) -> int:
    return (product + _ONE // 2) // _ONE if product >= 0 else -((_ONE // 2 - product) // _ONE)


def shifted(point: Point, east: int, north: int, length: int) -> Point:
    """Return the place `length` (1/1000 cm) from `point` in the direction of a vector of any length.

    Rounded half away from zero. Raises ValueError without a direction. Rule MV-0.0.0-09.
    """
    if east == 0 == north:
        raise ValueError("a direction was expected, found neither east nor north")
    whole = isqrt((east * east + north * north) * _ONE * _ONE)
    return Point(point.x + _share(east * length * _ONE, whole), point.y + _share(north * length * _ONE, whole))


def distance(here: Point, there: Point) -> int:
    """Return the distance of two points, rounded to 1/1000 cm. Rules MV-0.0.0-09, MV-0.1.0-04."""
    east, north = there.x - here.x, there.y - here.y
    square = east * east + north * north
    root = isqrt(square)
    return root + 1 if square > root * root + root else root


def offset(here: Point, heading: int, there: Point) -> tuple[int, int]:
    """Return the distance of `there` ahead of `here` along `heading` and to its right, in 1/1000 cm, rounded."""
    east, north = there.x - here.x, there.y - here.y
    ahead = east * _EAST[heading] + north * _NORTH[heading]
    return _scaled(ahead), _scaled(east * _NORTH[heading] - north * _EAST[heading])


def between(start: Point, end: Point, part: int, whole: int) -> Point:
    """Return the point `part`/`whole` of the way from `start` to `end`, rounded half away from zero. `whole` is positive."""
    return Point(
        start.x + _share((end.x - start.x) * part, whole),
        start.y + _share((end.y - start.y) * part, whole),
    )


def _share(product: int, whole: int) -> int:
    share = (2 * abs(product) + whole) // (2 * whole)
    return share if product >= 0 else -share


def bearing(here: Point, there: Point) -> int:
    """Return the direction in which `there` lies, clockwise from north, in 1/1000 degree (0 to 359,999); 0 at distance 0.

    Rule MV-0.0.0-09.
    """
    east, north = there.x - here.x, there.y - here.y
    angle = _from_north(abs(east), abs(north))
    if north < 0:
        angle = CIRCLE // 2 - angle
    return (CIRCLE - angle if east < 0 else angle) % CIRCLE


def _from_north(east: int, north: int) -> int:
    """Return the angle of a direction of the first quadrant: the nearest heading, and an arc tangent from there."""
    heading = _nearest(east, north)
    along = east * _EAST[heading] + north * _NORTH[heading]
    if along == 0:
        return 0
    across = east * _NORTH[heading] - north * _EAST[heading]
    rest = _arc_tangent(abs(across) * _ONE // along)
    return heading * _HEADING + (rest if across >= 0 else -rest)


def _nearest(east: int, north: int) -> int:
    if east * _ONE < north * _TAN_11:
        return 0
    if east * _ONE < north * _TAN_33:
        return 1
    if north * _ONE < east * _TAN_11:
        return 4
    return 3 if north * _ONE < east * _TAN_33 else 2


def _arc_tangent(tangent: int) -> int:
    """Return the angle, in 1/1000 degree, for a given tangent times 10¹², up to 0.2."""
    square = tangent * tangent // _ONE
    series = 0
    for odd in (13, 11, 9, 7, 5, 3, 1):
        series = _ONE // odd - square * series // _ONE
    angle = tangent * series // _ONE
    return (angle * _MILLIDEGREES + _ONE * 500_000) // (_ONE * 1_000_000)


def bearing_from(here: Point, heading: int, there: Point) -> int:
    """Return the direction of `there`, clockwise from the bow of the ship `here`, in 1/1000 degree.

    At distance 0 everything lies ahead. Rule MV-0.1.0-13.
    """
    if here == there:
        return 0
    return (bearing(here, there) - heading * _HEADING) % CIRCLE


def mirrored(angle: int) -> int:
    """Return a bearing mirrored along the ship's axis."""
    return (CIRCLE - angle) % CIRCLE


def quarter(angle: int) -> int:
    """Return the quarter of a bearing from the bow: 0 ahead, 1 right, 2 astern, 3 left.

    A border belongs to the quarters ahead and astern. Rules MV-0.0.0-03, MV-0.1.0-06.
    """
    half = _QUARTER // 2
    if angle <= half or angle >= CIRCLE - half:
        return 0
    if _QUARTER + half <= angle <= CIRCLE - _QUARTER - half:
        return 2
    return 1 if angle < CIRCLE // 2 else 3


def eighths(angle: int) -> tuple[int, ...]:
    """Return the 45° sectors of a bearing from the bow, 0 to 7 clockwise from the bow line.

    A bearing on the line between two halves of a quarter lies in both, the crossed one first. One on the border of two quarters
    lies in the half ahead or astern. Rules MV-0.0.0-03, MV-0.1.0-06.
    """
    eighth, past = divmod(angle, _QUARTER // 2)
    if past:
        return (eighth,)
    if eighth % 2 == 0:
        return ((eighth - 1) % 8, eighth)
    return (eighth - 1,) if eighth in {1, 5} else (eighth,)


_MILLION: Final = 10**6
_QUICK_EAST: Final = [(sine + _MILLION // 2) // _MILLION for sine in _EAST]
_QUICK_NORTH: Final = [(sine + _MILLION // 2) // _MILLION for sine in _NORTH]
"""The sine and cosine of every heading, times 10⁶: coarse, but the products of places on a table have 64 bits."""

_FARTHEST: Final = 1 << 40
"""The longest way, in 1/1000 cm, for products of 64 bits with these."""

_DOUBTFUL: Final = 1000
"""A direction within about a thousandth of a radian, far more than any rounding, may belong to either side of a border."""


def clear_eighth(here: Point, heading: int, there: Point) -> int:
    """Return the only eighth of the bearing of `there` from the bow of the ship `here`, as `eighths` and `bearing_from` do.

    This is faster than a bearing. Near a border of two eighths, or far away, it returns -1.
    """
    east: i64 = there.x - here.x
    north: i64 = there.y - here.y
    if not (-_FARTHEST < east < _FARTHEST and -_FARTHEST < north < _FARTHEST):
        return -1
    bow_east: i64 = _QUICK_EAST[heading]
    bow_north: i64 = _QUICK_NORTH[heading]
    ahead = east * bow_east + north * bow_north
    right = east * bow_north - north * bow_east
    along = ahead if ahead >= 0 else -ahead
    across = right if right >= 0 else -right
    doubt = (along + across) // _DOUBTFUL
    if along <= doubt or across <= doubt or -doubt <= along - across <= doubt:
        return -1
    if right >= 0:
        if ahead >= 0:
            return 0 if along > across else 1
        return 3 if along > across else 2
    if ahead >= 0:
        return 7 if along > across else 6
    return 4 if along > across else 5


def off_line(start: Point, end: Point, one: Point, other: Point) -> int:
    """Return the distance of two straight segments, in 1/1000 cm, rounded: 0 if they cross.

    Either may be a point.
    """
    if _parts(start, end, one, other) and _parts(one, other, start, end):
        return 0
    return min(
        _nearest_to(one, start, end),
        _nearest_to(other, start, end),
        _nearest_to(start, one, other),
        _nearest_to(end, one, other),
    )


def _parts(start: Point, end: Point, one: Point, other: Point) -> bool:
    """Return whether two points lie on different sides of the line through two others."""
    return _side(start, end, one) * _side(start, end, other) < 0


def _side(start: Point, end: Point, point: Point) -> int:
    return (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)


def _nearest_to(point: Point, start: Point, end: Point) -> int:
    """Return the distance of a straight segment from a point, rounded."""
    east, north = end.x - start.x, end.y - start.y
    whole = east * east + north * north
    ahead = (point.x - start.x) * east + (point.y - start.y) * north
    if ahead <= 0 or whole == 0:
        return distance(start, point)
    return distance(end, point) if ahead >= whole else distance(between(start, end, ahead, whole), point)
