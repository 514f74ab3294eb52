"""The grid, the type scale and the stroke scale of a sheet: sizes that several of its parts share, each with one name.

Lengths are millimetres. Sizes of type are the height of the whole letter body: 1 mm is 2.83 points.
"""

GAP = 2.5
"""Distance of boxes and tables."""

EDGE = 2.0
"""From the edge of a box to its content."""

CORNER = 1.2

# Type, from large to small
NAME = 10.5
HERO = 9.6
"""The three most visible numbers."""
FIGURE = 5.4
NUMBER = 3.5
LEAST_NUMBER = 3.2
"""The smallest size of a number that is necessary in the middle of a turn: 9 points."""
LABEL = 3.5
CODE = 3.0
CAPTION = 2.47
"""The smallest size on a sheet except counting signs, for reading at arm's length: 7 points."""
LEAST = 2.12
"""The smallest of any text on the other pages: 6 points."""
NUMERAL = 1.85
"""Counting signs in bubbles."""

# Strokes, from strong to fine
RULE = 0.6
STRONG = 0.3
OUTLINE = 0.28
THIN = 0.2
FINE = 0.15

# Small drawings
TILE = 5.2
SMALL_TILE = 4.4
MARK = 4.2
"""An icon on a line."""
BUBBLE = 3.3
LEAST_BUBBLE = 3.2
