"""Carrying out a plot by whichever movement method a ship has."""

from metamaker.games.metaverse.battle.motion.cinematic import cinematic_move
from metamaker.games.metaverse.battle.motion.course import Cinematic, Course
from metamaker.games.metaverse.battle.motion.newtonian import newtonian_move
from metamaker.games.metaverse.battle.motion.path import Move
from metamaker.games.metaverse.battle.plot.orders import Plot


def executed(course: Course, plot: Plot) -> Move:
    """Return the move of a ship by a plot that is legal for it; a blank plot keeps momentum and spin.

    Of an FTL jump it gives the turn's ordinary movement alone. Rules MV-1.2.0-01 to -03, MV-2.1.3-01, MV-A.1-15.
    """
    if isinstance(course, Cinematic):
        return cinematic_move(course, plot)
    return newtonian_move(course, plot)
