"""The example game of the statements: what its three players type, dice included, as they would at the table.

Dice that the statements do not list are the highest value given, or ones below it (CL-EX-17).
"""

from metamaker.game_api.matches import begun
from metamaker.games.cosmoclysm.game import COSMOCLYSM
from metamaker.games.cosmoclysm.match.sides import sides
from metamaker.games.cosmoclysm.match.table import GameTable
from metamaker.games.cosmoclysm.model.board import Board, Player, default_board
from metamaker.games.cosmoclysm.model.words import Colour
from metamaker.play.dialogue import Dialogue
from metamaker.play.match import Match
from metamaker.play.table import PERSON, Setting

NAMES = ("Atropos", "Lachesis", "Clotho")

ROLLS = ("2", "12", "5")

PLACED = """
Cruiser D4 | Destroyer A4 | Fighter C4
Fighter D2 | Taker A2 | Fighter C2
Jumper C6 | Fighter F6 | Taker C1
Taker D3 | Jumper A1 | Destroyer B1
Exterminator D6 | Exterminator F3 | Exterminator B3
Cruiser E4 | Cruiser F5 | Jumper B6
Destroyer E5 | Fighter F1 | Taker C3
"""

HOLES = ("1 B3", "1 E2", "2 E6", "2 A6")

ROUNDS = (
    ("E5 to F6", "20 9 5 5 3 / 9 1"),
    ("A2 d4", "3", "A2 to B1", "12 / 7 14", "B1 to G"),
    ("C1 to B1", "3 / 6 18", "B1 to G", "11 / 17 2", "G to A1", "19 8 4 4 2 / 18 9 1"),
    ("C6 to D5",),
    ("F3 to F6", "14 9 5 3 1 / 15 2", "F6 to A4", "18 7 5 4 2 / 18 11", "A4 to A5"),
    ("B1 d4", "2", "B1 to A5", "12 / 4 6", "A5 to A4", "20 15 9 6 2 / 13 8"),
    ("D6 by E2=B3", "20 11 9 4 2 / 9 7 6 1"),
)
"""Turn after turn, CL-EX-04 to CL-EX-14."""


def setting_up() -> tuple[str, ...]:
    """Return what is typed until the first turn."""
    placed = [entry.strip() for row in PLACED.strip().splitlines() for entry in row.split("|")]
    return (*ROLLS, *placed, *HOLES)


def example_board() -> Board:
    """Return the default board for the three of the example, who roll real dice."""
    colours = (Colour.RED, Colour.BLUE, Colour.GREEN)
    players = tuple(Player(name=name, colour=colour) for name, colour in zip(NAMES, colours, strict=True))
    board = default_board("The three at the loom")
    return board.with_(players=players, options=board.options.with_(typed_dice=True))


def match_of(board: Board, seed: int = 1, captains: tuple[str, ...] = ()) -> Match[GameTable]:
    return begun(COSMOCLYSM, sides(board), Setting(seed, captains or (PERSON,) * len(board.players)))


def typed(match: Match[GameTable], *texts: str) -> None:
    """Answer what is open, one text after another; each must be legal."""
    talk = Dialogue(match)
    for text in texts:
        talk.ask()
        draft = talk.read(0, text)
        assert draft.is_legal, (text, draft.refusals)
        talk.answer([draft])


def played(turns: int = len(ROUNDS)) -> Match[GameTable]:
    """Return the example after so many turns."""
    match = match_of(example_board())
    typed(match, *setting_up())
    for texts in ROUNDS[:turns]:
        typed(match, *texts)
    return match
