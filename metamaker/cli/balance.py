"""`metamaker balance`: how strong ships are against a field of opponents, and what a slot of one should hold."""

from collections.abc import Sequence
from typing import Any

import typer

from metamaker.cli.answer import FINE, print_json
from metamaker.cli.battle_bar import battle_bar
from metamaker.cli.contenders import captains_of
from metamaker.cli.entrants import Entrants, entrants
from metamaker.cli.weighing import Found, Wanted
from metamaker.core.problem import FileProblem
from metamaker.game.weighing import Weighed, Weighing
from metamaker.play.ladder import Ladder
from metamaker.play.many.fought import BattleProblem, all_fought
from metamaker.play.many.processes import ClusterProblem
from metamaker.weighing import Study, against_field, among_themselves, bouts, of_slot, protocol

INTERRUPTED = 130


def run(files: Sequence[str], options: Wanted) -> int:
    """Weigh ships; see `metamaker balance --help`."""
    who = entrants(files)
    captain = _captain(who.scales, options.captain)
    study = _of_slot(who, options) if options.slot else _of_ships(who, options)
    found = _found(who.scales, study, captain, options)
    from metamaker.cli.balance_report import data, show

    if options.as_json:
        print_json(data(study, found, options))
    else:
        show(study, found, options)
    return INTERRUPTED if found.fought < found.asked else FINE


def _captain(scales: Weighing[Any], word: str) -> str:
    if "," in word:
        raise typer.BadParameter(f"expected one captain, who leads all ships, found “{word}”")
    return captains_of(scales, word, 1)[0]


def _of_ships(who: Entrants, options: Wanted) -> Study:
    if not options.among:
        return against_field(who.weighed(), _field(who, options.against))
    study = among_themselves(who.weighed())
    if len(study.given) < 2:
        raise typer.BadParameter(f"expected two different ships at least for --among, found {len(study.given)}")
    return study


def _of_slot(who: Entrants, options: Wanted) -> Study:
    ship, choices = who.choices(options.slot)
    return of_slot(ship, choices, _field(who, options.against))


def _field(who: Entrants, against: Sequence[str]) -> tuple[Weighed, ...]:
    return entrants(against, who).weighed() if against else who.field()


def _found(scales: Weighing[Any], study: Study, captain: str, options: Wanted) -> Found:
    """Fight all battles."""
    pairs = study.pairs
    if not pairs:
        raise typer.BadParameter("expected opponents, found only the ship itself")
    asked = options.number * len(pairs)
    with battle_bar(asked) as progress:
        try:
            tallies = all_fought(
                bouts(scales, study, pairs, captain),
                options.number,
                protocol=protocol(options.seed),
                workers=options.workers or None,
                cluster=options.cluster or None,
                progress=progress,
            )
        except (BattleProblem, ClusterProblem) as problem:
            raise FileProblem("", "", str(problem)) from None
    ladder = Ladder(study.opponents, dict(zip(pairs, tallies, strict=True)))
    return Found(ladder, sum(tally.fought for tally in tallies), asked, captain)
