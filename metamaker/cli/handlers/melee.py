"""`metamaker duel` with more than two sides: win rates of captains, or of player positions under one captain."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.balance.turn_order import SeatsWon, seats_won
from metamaker.cli.handlers.simulation import simulated
from metamaker.cli.input.options import Simulation
from metamaker.cli.input.sides import Contenders, captains_of
from metamaker.cli.models.battles import Melee, rate
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.number_format import interval, percent
from metamaker.cli.output.process import FINE, INTERRUPTED
from metamaker.cli.output.terminal import heading, say, table
from metamaker.game_api.weighing import WIN_PARTS
from metamaker.play.results import Tally
from metamaker.play.simulation.runner import Bout
from metamaker.play.statistics import CONFIDENCE, Share, wilson
from metamaker.play.story import LETTERS


class Row(NamedTuple):
    """Player positions counted together: a title, their captain, and their numbers from 0."""

    title: str
    captain: str
    seats: tuple[int, ...]


def run_melee(who: Contenders, sides: int, number: int, options: Simulation) -> Answer:
    """Play many games of more than two sides. Raises BadParameter for games without such counts, and for other captains."""
    melee = getattr(who.battles, "melee", None)
    if melee is None:
        raise unusable("play-two_sides", found=sides)
    captains = seated_captains(who, options.captains, sides)
    ready = melee(who.forces, captains)
    series = Bout(ready.fight, ready.payload, ready.match_up)
    (tally,) = simulated((series,), number, f"duel {options.seed}", options)
    rows, won = rows_of(captains), seats_won(sides, tally)
    code = INTERRUPTED if tally.is_partial else FINE
    return Answer(lambda: data(rows, won, tally, options.seed), lambda: show(rows, won, tally), code)


def seated_captains(who: Contenders, words: str, sides: int) -> tuple[str, ...]:
    """Return a captain for each position: one for all, one against another on all other positions, or one for each."""
    if words.count(",") == 1:
        one, other = captains_of(who.battles, words)
        return (one, *[other] * (sides - 1))
    return captains_of(who.battles, words, sides)


def rows_of(captains: Sequence[str]) -> tuple[Row, ...]:
    """Return the rows: positions of one captain each, one captain against all others, or every captain."""
    sides = range(len(captains))
    one, *others = captains
    if one != others[0] and len(set(others)) == 1:
        against = text("play-melee-others", count=len(others))
        return Row(text("play-melee-one"), one, (0,)), Row(against, others[0], tuple(sides[1:]))
    key = "play-melee-seat" if len(set(captains)) == 1 else "play-melee-captain"
    return tuple(Row(text(key, letter=LETTERS[side], number=side + 1), captains[side], (side,)) for side in sides)


def share_of(row: Row, won: SeatsWon) -> Share:
    """Return the share of all games that the positions of a row won."""
    return wilson(sum(won.parts[seat] for seat in row.seats) / WIN_PARTS, won.played)


def even_share(row: Row, won: SeatsWon) -> float:
    """Return the share that the positions of a row would win if all were equal."""
    return len(row.seats) * won.even


def data(rows: Sequence[Row], won: SeatsWon, tally: Tally, seed: int) -> Melee:
    """Return the figures in their JSON form."""
    return {
        "seed": seed,
        "asked": tally.asked,
        "fought": tally.fought,
        "confidence": CONFIDENCE,
        "drawn": won.drawn,
        "sides": [
            {
                "captain": row.captain,
                "seats": len(row.seats),
                "even": even_share(row, won),
                "share": rate(share_of(row, won)) if won.played else None,
            }
            for row in rows
        ],
    }


def show(rows: Sequence[Row], won: SeatsWon, tally: Tally) -> None:
    """Write the figures as a table."""
    say(heading(text("play-melee-title", sides=len(won.parts))))
    if not won.played:
        say(text("play-none_fought"))
        return
    if tally.is_partial:
        say(text("play-stopped", fought=tally.fought, asked=tally.asked))
    columns = "", text("play-captain"), text("play-seats-share", confidence=round(100 * CONFIDENCE)), text("play-melee-even")
    lines = [(row.title, row.captain, interval(share_of(row, won)), percent(even_share(row, won))) for row in rows]
    say("", table(columns, lines, right=columns[3:]), "", text("play-melee-games", count=won.played, drawn=won.drawn))
    if len({row.captain for row in rows}) > 1:
        say(text("play-melee-turns"))
