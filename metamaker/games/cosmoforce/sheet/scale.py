"""Sizes in mm that several parts of a sheet share. Sizes of type are the height of the whole letter body."""

GAP = 2.4
EDGE = 2.0
"""From the edge of a box to what stands in it."""

CORNER = 1.2

NAME = 10.5
FIGURE = 8.2
LABEL = 3.5
BODY = 2.5
CAPTION = 2.2
LEAST = 2.12
"""The smallest of any text: 6 points."""

RULE = 0.6
STRONG = 0.45
"""The edge of a box that is there for every system."""
OUTLINE = 0.25
THIN = 0.2
FINE = 0.15

TILE = 5.2
BOX = 4.2
"""A damage box."""
TOKEN = 12.0
"""A crew or heat token, and the room for one."""
