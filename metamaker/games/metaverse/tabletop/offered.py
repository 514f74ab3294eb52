"""The pieces of Metaverse for virtual tabletops. The module implements `Tabletop` for the game."""

from collections.abc import Iterator, Sequence

from metamaker.core.ids import element_id
from metamaker.core.messages import words_in
from metamaker.game_api.tabletop import Layout, Look, Piece, PieceSet
from metamaker.games.metaverse.model.attendance import present
from metamaker.games.metaverse.model.encounter import Encounter
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.pages.charts.turn_reference import parts
from metamaker.games.metaverse.tabletop.ground import USUAL_CM, discs, mat, places
from metamaker.games.metaverse.tabletop.tokens import counters, ships, squadrons

shared_table = True

page_kinds = ("plot_cinematic", "plot_newtonian", "missions", "quick_reference")

dice = (2, 3, 4, 5, 6, 8, 10, 12, 20)


def layout(fleets: Sequence[Fleet], encounter: Encounter | None, look: Look) -> Layout:
    """Return the table for opposing fleets, with the ships at their places if there is an encounter."""
    words, fleets = words_in(GAME, look.language), [present(fleet) for fleet in fleets]
    there = {} if encounter is None else places(encounter)

    def pieces(fleet: Fleet, side: int) -> Iterator[Piece]:
        for piece in ships(fleet, side, look.base, words):
            yield piece._replace(place=there.get((side, element_id(piece.ref))))
        yield from squadrons(fleet, side, words)
        yield from counters(fleet, words)

    # There are two colours of sides; further fleets of a large table repeat them.
    sets = tuple(PieceSet(fleet.name, tuple(pieces(fleet, side % 2))) for side, fleet in enumerate(fleets))
    ground = (mat(encounter, words), *(() if encounter is None else discs(encounter, words)))
    length, wide = USUAL_CM if encounter is None else encounter.table_cm
    return Layout(10.0 * length, 10.0 * wide, ground, sets, by_night=True)


def steps(fleets: Sequence[Fleet], language: str) -> tuple[str, ...]:
    """Return the names of the steps of a turn that these fleets need, in order. Rule MV-1.1.0-01."""
    coming = [present(fleet) for fleet in fleets]
    return tuple(part.title for part in parts(coming, words_in(GAME, language)) if part.number is not None)
