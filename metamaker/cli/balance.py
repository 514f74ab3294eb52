"""`metamaker balance`: how strong ships are against a field of opponents, and what a slot of one should hold."""

from collections.abc import Sequence
from typing import Any

import typer

from metamaker.battle.ladder import Ladder, pairings
from metamaker.battle.many.fought import BattleProblem, Bout, all_fought
from metamaker.battle.many.workers import ClusterProblem
from metamaker.cli.answer import FINE, print_json
from metamaker.cli.battle_bar import battle_bar
from metamaker.cli.contenders import captains_of
from metamaker.cli.entrants import Entrants, entrants
from metamaker.cli.weighing import Found, Study, Wanted
from metamaker.core.problem import FileProblem
from metamaker.fighting import Scales, Weighed

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


def _captain(scales: Scales[Any], word: str) -> str:
    if "," in word:
        raise typer.BadParameter(f"expected one captain, who leads all ships, found “{word}”")
    return captains_of(scales, word, 1)[0]


def _of_ships(who: Entrants, options: Wanted) -> Study:
    given, twins = _different(who.weighed())
    if not options.among:
        return Study(given, _field(who, options.against), twins)
    if len(given) < 2:
        raise typer.BadParameter(f"expected two different ships at least for --among, found {len(given)}")
    return Study(given, given, twins)


def _of_slot(who: Entrants, options: Wanted) -> Study:
    ship, choices = who.choices(options.slot)
    ships = tuple(choice.ship for choice in choices)
    return Study(ships, _field(who, options.against), (), ship, choices)


def _field(who: Entrants, against: Sequence[str]) -> tuple[Weighed, ...]:
    return _different(entrants(against, who).weighed() if against else who.field())[0]


def _different(ships: Sequence[Weighed]) -> tuple[tuple[Weighed, ...], tuple[tuple[str, str], ...]]:
    """Return ships of which no two are the same, and the names of the others with those of their twins."""
    first: dict[str, Weighed] = {}
    twins: list[tuple[str, str]] = []
    for ship in ships:
        one = first.setdefault(ship.sign, ship)
        if one is not ship and one.name != ship.name:
            twins.append((ship.name, one.name))
    return tuple(first.values()), tuple(twins)


def _found(scales: Scales[Any], study: Study, captain: str, options: Wanted) -> Found:
    """Fight all battles. The field meets itself as well, if places are asked for."""
    ships = {ship.sign: ship for ship in (*study.field, *study.given)}
    opponents = [ship.sign for ship in study.field]
    entered = [ship.sign for ship in study.given] if study.choices else list(ships)
    pairs = pairings(entered, opponents)
    if not pairs:
        raise typer.BadParameter("expected opponents, found only the ship itself")
    duels = [scales.meeting(ships[one], ships[other], captain) for one, other in pairs]
    bouts = [Bout(duel.fight, duel.payload, duel.match_up, mirrored=True) for duel in duels]
    with battle_bar(options.number * len(bouts)) as progress:
        try:
            tallies = all_fought(
                bouts,
                options.number,
                protocol=f"balance {options.seed}",
                workers=options.workers or None,
                cluster=options.cluster or None,
                progress=progress,
            )
        except (BattleProblem, ClusterProblem) as problem:
            raise FileProblem("", "", str(problem)) from None
    ladder = Ladder(opponents, dict(zip(pairs, tallies, strict=True)))
    return Found(ladder, sum(tally.fought for tally in tallies), options.number * len(bouts), captain)
