"""The pieces of Cosmoforce for virtual tabletops: ship markers, crew, heat, the speed track.

The module implements `Tabletop` for the game.
"""

from collections.abc import Iterator, Sequence

from metamaker.core.display_names import called
from metamaker.core.messages import Words, words_in
from metamaker.game_api.tabletop import Face, Layout, Look, Piece, PieceKind, PieceSet, Place
from metamaker.games.cosmoforce.model.attendance import present
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet
from metamaker.games.cosmoforce.pages.counters import crew, heat, marker, needed
from metamaker.games.cosmoforce.pages.record import speed_track

shared_table = True

page_kinds = ("rules", "reference", "threats")

dice = (8,)

TRACK = 200.0, 260.0
"""The width and the height of the speed track in mm, as on a printed page."""


def layout(fleets: Sequence[Fleet], _encounter: object, look: Look) -> Layout:
    """Return the speed track and the pieces of each team."""
    words = words_in(GAME, look.language)
    width, height = TRACK
    track = Face("", speed_track(words, width, height))
    ground = Piece(PieceKind.BOARD, words["pages-title-speed_track"], (track,), place=Place(0.0, 0.0))
    sets = (
        PieceSet(fleet.name.strip() or words["pages-nameless"], tuple(_pieces(fleet, words))) for fleet in map(present, fleets)
    )
    return Layout(width, height, (ground,), tuple(sets))


def _pieces(fleet: Fleet, words: Words) -> Iterator[Piece]:
    for ship in fleet.ships:
        face = Face("", marker(called(ship), fleet.design(ship.design).ship_class))
        yield Piece(PieceKind.SHIP, called(ship), (face,), ship.ref())
    ready, hurt = crew(words)
    crew_count, heat_count = needed((fleet,))
    faces = (Face("", ready, hurt),)
    yield Piece(PieceKind.COUNTER, words["pages-counters-crew"], faces, round=True, number=crew_count)
    yield Piece(PieceKind.COUNTER, words["pages-counters-heat"], (Face("", heat(words)),), round=True, number=heat_count)


def steps(_fleets: Sequence[Fleet], _language: str) -> tuple[str, ...]:
    """Return nothing: a round of this game is played from the rules side of a sheet."""
    return ()
