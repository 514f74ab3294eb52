"""Live figures of a board: hexes, edges and corners, islands and gaps, similarity of the starts, reach of ships."""

from statistics import fmean

from metamaker.core.amounts import rounded
from metamaker.core.messages import Words
from metamaker.games.cosmoclysm.model.board import HEXES, Board
from metamaker.games.cosmoclysm.model.grid import gaps, islands
from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.rules.boards import field_of
from metamaker.games.cosmoclysm.rules.ships import announces
from metamaker.games.cosmoclysm.stats.fairness import USUAL_ROLL, fairness, mobility

HUNDRED = 100


def figure_rows(board: Board, words: Words) -> list[tuple[str, str]]:
    """Return the figures of a board as names and values."""
    field, places = field_of(board), frozenset(each.place for each in board.hexes)
    edges = sum(field.is_edge(at) for at in range(field.size))
    corners = sum(field.is_corner(at) for at in range(field.size))
    players = len(board.players)
    found = fairness(field, players)
    rows = [
        (words["window-board-hexes"], words.text("window-board-hexes-of", hexes=len(places), wanted=HEXES)),
        (words["window-board-edges"], words.text("window-board-edges-of", edges=edges, corners=corners)),
        (
            words["window-board-islands"],
            words.text("window-board-islands-of", islands=len(islands(places)), gaps=len(gaps(places))),
        ),
        (
            words["window-board-fair"],
            words.text("window-board-fair-of", players=players, spread=round(HUNDRED * found.spread), starts=len(found.starts)),
        ),
    ]
    for type_ in TYPES:
        steps = USUAL_ROLL if announces(type_.number) else 1
        reach = mobility(field, type_.number, steps)
        mean = rounded(fmean(reach) if reach else 0, 1)
        told = words.text("window-board-reach-of", mean=mean, least=min(reach), most=max(reach))
        roll = words.text("window-board-roll", roll=steps) if announces(type_.number) else ""
        rows.append((" ".join(filter(None, (words[f"names-{type_}"], roll))), told))
    return rows
