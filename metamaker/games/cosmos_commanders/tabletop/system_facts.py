"""What is known of a system, in words, for a terminal."""

from collections.abc import Iterator

from metamaker.games.cosmos_commanders.battle.course import Course
from metamaker.games.cosmos_commanders.battle.state import NOBODY
from metamaker.games.cosmos_commanders.tabletop.names import Names
from metamaker.play.story import LETTERS


def system_facts(course: Course | None, names: Names, system: int) -> Iterator[str]:
    """Yield the type and owner of a system, the systems next to it, and the sectors around it with their routes."""
    words, name = names.words, names.system(system)
    if course is None:
        yield name
        return
    board, state = course.board, course.state
    kind, owner = names.type(board.types[system]), state.owner[system]
    holder = words["story-view-free"] if owner == NOBODY else names.player(owner)
    yield words.text("story-view-system", system=name, type=kind, owner=holder)
    yield words.text("story-view-near", systems=words.listed([names.system(other) for other in board.near[system]]))
    for sector in board.sectors_of[system]:
        routes = [(side, state.routes[side * board.sectors + sector]) for side in range(state.players)]
        laid = ", ".join(f"{LETTERS[side]} {count}" for side, count in routes if count) or words["story-view-no_routes"]
        room = board.capacity[sector] - state.placed[sector]
        yield words.text("story-view-sector", sector=names.sector(sector), routes=laid, room=room)
