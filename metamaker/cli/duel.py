"""`metamaker duel`: many battles of two fleets or ships, and what they say of the chances of both."""

from collections.abc import Sequence
from dataclasses import dataclass

import typer

from metamaker.cli.answer import FINE, print_json
from metamaker.cli.battle_bar import battle_bar
from metamaker.cli.contenders import Contenders, captains_of, contenders, left_out
from metamaker.core.problem import FileProblem
from metamaker.play.many.fought import BattleProblem, fought
from metamaker.play.many.processes import ClusterProblem

INTERRUPTED = 130


@dataclass(frozen=True)
class Wanted:
    """The options of the command; 0 workers: as many as there are cores; `everything`: all losses, however rare."""

    number: int
    captains: str
    seed: int
    workers: int
    cluster: str
    anyway: bool
    everything: bool
    as_json: bool


def run(files: Sequence[str], options: Wanted) -> int:
    """Fight many battles; see `metamaker duel --help`."""
    who = contenders(files, options.anyway)
    if len(who.forces) != 2:
        raise typer.BadParameter(f"expected two sides, found {len(who.forces)}")
    captains = captains_of(who.battles, options.captains)
    ready = who.battles.duel(who.forces, captains)
    with battle_bar(options.number) as progress:
        try:
            tally = fought(
                ready.fight,
                ready.payload,
                options.number,
                protocol=f"duel {options.seed}",
                match_up=ready.match_up,
                mirrored=not ready.itself,
                workers=options.workers or None,
                cluster=options.cluster or None,
                progress=progress,
            )
        except (BattleProblem, ClusterProblem) as problem:
            raise FileProblem("", "", str(problem)) from None
    from metamaker.cli.duel_report import Bout, data, show

    bout = Bout(_names(who, files), captains, options.seed, left_out(who.battles, who.forces), ready.itself)
    if options.as_json:
        print_json(data(tally, bout))
    else:
        show(tally, bout, everything=options.everything)
    return INTERRUPTED if tally.is_partial else FINE


def _names(who: Contenders, files: Sequence[str]) -> tuple[str, ...]:
    """Return what both sides are called: their titles, with the ships that were named."""
    titles = []
    for place, force in enumerate(who.forces):
        word = files[place] if len(files) == len(who.forces) else ""
        ships = word.rpartition("#")[2] if "#" in word else ""
        title = who.game.documents.title(force)
        titles.append(f"{title} ({ships})" if ships else title)
    return tuple(titles)
