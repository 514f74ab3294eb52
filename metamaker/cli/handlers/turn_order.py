"""`metamaker balance --seats`: what each seat wins on a board or map, in the order of turns."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from metamaker.cli.input.series import fighting
from metamaker.cli.input.sides import Entrants, captains_of, entrants
from metamaker.cli.output.answer import print_json
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.number_format import interval, percent
from metamaker.cli.output.process import FINE, INTERRUPTED
from metamaker.cli.output.progress import battle_bar
from metamaker.cli.output.terminal import heading, say, table
from metamaker.core.problem import FileProblem
from metamaker.core.words import Listing
from metamaker.game.documents import NotInDocument
from metamaker.game.weighing import Seating
from metamaker.play.many.fought import all_fought
from metamaker.play.statistics import CONFIDENCE
from metamaker.weighing.seats import SeatsWon, bout_of, seats_won
from metamaker.weighing.study import protocol


@dataclass(frozen=True)
class Wanted:
    """The options of the command; 0 `players` are as many as the document says."""

    players: int
    number: int
    captain: str
    seed: int
    workers: int
    cluster: str
    as_json: bool


def run(files: Sequence[str], options: Wanted) -> int:
    """Play games on one document; see `metamaker balance --help`."""
    who = entrants(files)
    if len(who.named) != 1 or who.named[0].ships:
        raise unusable("play-seats_one", found=len(who.named))
    if "," in options.captain:
        raise unusable("play-one_captain", found=options.captain)
    captain = captains_of(who.scales, options.captain, 1)[0]
    won = _played(_seating(who, options.players, captain), options)
    if options.as_json:
        print_json(_data(won, captain, options))
    else:
        _show(won, who.named[0].opened.document.name, captain, options)
    return INTERRUPTED if won.played < options.number else FINE


def _seating(who: Entrants, players: int, captain: str) -> Seating:
    """Return the games. Raises FileProblem for a game without seats, or a number that cannot play."""
    opened = who.named[0].opened
    seats = players or who.scales.seats(opened.document)
    try:
        return who.scales.seating(opened.document, seats, captain)
    except NotInDocument as problem:
        raise FileProblem(opened.file, "", str(problem)) from None


def _played(seating: Seating, options: Wanted) -> SeatsWon:
    with battle_bar(options.number) as progress, fighting():
        (tally,) = all_fought(
            (bout_of(seating),),
            options.number,
            protocol=protocol(options.seed),
            workers=options.workers or None,
            cluster=options.cluster or None,
            progress=progress,
        )
    return seats_won(seating.seats, tally)


def _data(won: SeatsWon, captain: str, options: Wanted) -> dict[str, Any]:
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
            {"seat": place + 1, "share": won.share(place)._asdict(), "uneven": place in uneven}
            for place in range(len(won.parts))
        ],
    }


def _show(won: SeatsWon, name: str, captain: str, options: Wanted) -> None:
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
