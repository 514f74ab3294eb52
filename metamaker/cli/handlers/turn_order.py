"""`metamaker balance --seats`: the win rate of each player position on a board or map, in turn order."""

from collections.abc import Sequence

from metamaker.balance.round_robin import protocol
from metamaker.balance.turn_order import SeatsWon, bout_of, seats_won
from metamaker.cli.handlers.simulation import simulated
from metamaker.cli.input.arguments import about
from metamaker.cli.input.options import BalanceOptions
from metamaker.cli.input.sides import Entrants, captains_of, entrants
from metamaker.cli.models.battles import SeatShares, rate
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.number_format import interval, percent
from metamaker.cli.output.process import FINE, INTERRUPTED
from metamaker.cli.output.terminal import heading, say, table
from metamaker.core.messages import Listing
from metamaker.game_api.weighing import Seating
from metamaker.play.statistics import CONFIDENCE


def run(files: Sequence[str], options: BalanceOptions) -> Answer:
    """Play games on one document; see `metamaker balance --help`."""
    who = entrants(files)
    if len(who.named) != 1 or who.named[0].ships:
        raise unusable("play-seats_one", found=len(who.named))
    if "," in options.captain:
        raise unusable("play-one_captain", found=options.captain)
    captain = captains_of(who.scales, options.captain, 1)[0]
    won = _played(_seating(who, options.players, captain), options)
    name = who.named[0].opened.document.name
    return Answer(
        lambda: _data(won, captain, options),
        lambda: _show(won, name, captain, options),
        INTERRUPTED if won.played < options.number else FINE,
    )


def _seating(who: Entrants, players: int, captain: str) -> Seating:
    """Return the games. Raises FileProblem for a game without player positions, or for an impossible number of players."""
    opened = who.named[0].opened
    seats = players or who.scales.seats(opened.document)
    with about(opened.file):
        return who.scales.seating(opened.document, seats, captain)


def _played(seating: Seating, options: BalanceOptions) -> SeatsWon:
    (tally,) = simulated((bout_of(seating),), options.number, protocol(options.seed), options)
    return seats_won(seating.seats, tally)


def _data(won: SeatsWon, captain: str, options: BalanceOptions) -> SeatShares:
    uneven = won.uneven()
    return {
        "captain": captain,
        "seed": options.seed,
        "asked": options.number,
        "fought": won.played,
        "confidence": CONFIDENCE,
        "drawn": won.drawn,
        "even": won.even,
        "seats": [
            {"seat": place + 1, "share": rate(won.share(place)), "uneven": place in uneven} for place in range(len(won.parts))
        ],
    }


def _show(won: SeatsWon, name: str, captain: str, options: BalanceOptions) -> None:
    say(heading(text("play-seats", name=name or "–", players=len(won.parts))))
    if not won.played:
        say(text("play-none_fought"))
        return
    if won.played < options.number:
        say(text("play-stopped", fought=won.played, asked=options.number))
    columns = text("play-seats-turn"), text("play-seats-share", confidence=round(100 * CONFIDENCE))
    rows = [(f"{place + 1}.", interval(won.share(place))) for place in range(len(won.parts))]
    say("", table(columns, rows, right=columns[:1]), "", _verdict(won))
    say(text("play-seats-games", count=won.played, drawn=won.drawn, captain=captain))


def _verdict(won: SeatsWon) -> str:
    uneven = tuple(f"{place + 1}." for place in won.uneven())
    even = percent(won.even)
    if not uneven:
        return text("play-seats-even", even=even)
    return text("play-seats-uneven", even=even, seats=Listing(uneven))
