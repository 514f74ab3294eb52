"""`metamaker weigh`: the win rate of a match-up, with an interval that shrinks during the battles."""

from collections.abc import Sequence

from metamaker.balance.better_side import decision
from metamaker.balance.match_ups import protocol, verdict
from metamaker.balance.quick_look import is_foretold
from metamaker.cli.handlers.duel import decision_text, names_of, until_decided
from metamaker.cli.handlers.forecast import bar, forecast_data
from metamaker.cli.handlers.simulation import fighting
from metamaker.cli.input.options import Simulation
from metamaker.cli.input.sides import captains_of, contenders, with_head_start
from metamaker.cli.models.battles import Weigh, rate, sides
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.number_format import interval
from metamaker.cli.output.process import FINE, INTERRUPTED
from metamaker.cli.output.progress import live_line
from metamaker.cli.output.terminal import heading, say
from metamaker.game_api.odds import Forecast
from metamaker.play.outlook import outlook_text, ratio_text
from metamaker.play.results import Tally
from metamaker.play.simulation.runner import Bout, all_fought
from metamaker.play.statistics import win_rate


def run(files: Sequence[str], number: int, options: Simulation) -> Answer:
    """Estimate a win rate in battles; see `metamaker weigh --help`."""
    who = with_head_start(contenders(files, options.anyway), options.head_start)
    if who.battles.seats(who.forces, False) != 2 or len(who.forces) != 2:
        raise unusable("play-two_fleets", found=len(who.forces))
    captains = captains_of(who.battles, options.captains)
    ready = who.battles.duel(who.forces, captains, who.encounter)
    bout = Bout(ready.fight, ready.payload, ready.match_up, mirrored=not ready.itself)
    odds = who.game.odds if is_foretold(who.game, who.encounter) else None
    until = until_decided(ready, options)
    forecast = None if odds is None else odds.forecast(who.forces)
    names = names_of(who, captains, files)
    with live_line() as tell, fighting():
        if forecast is not None:
            # Workers take a second to start; show the forecast until then.
            tell(_foretold(forecast, names))
        (tally,) = all_fought(
            (bout,),
            number,
            protocol=protocol(options.seed),
            workers=options.workers or None,
            cluster=options.cluster or None,
            seen=lambda tallies: tell(_so_far(tallies[0], number)),
            until=until,
        )
    word = decision(tally) if options.decide else verdict(win_rate(tally))
    answer = decision_text(tally, names) if options.decide else ""
    return Answer(
        lambda: {**data(tally, names, captains, options.seed, forecast), "verdict": word},
        lambda: _show(tally, names, captains, forecast, answer),
        INTERRUPTED if tally.is_partial else FINE,
    )


def _foretold(forecast: Forecast, names: Sequence[str]) -> str:
    return text("play-weigh-forecast", outlook=outlook_text(forecast.rate, names), ratio=ratio_text(forecast.rate.found))


def _so_far(tally: Tally, asked: int) -> str:
    return text("play-weigh-so_far", rate=interval(win_rate(tally)), fought=tally.fought, asked=asked)


def data(tally: Tally, names: Sequence[str], captains: Sequence[str], seed: int, forecast: Forecast | None) -> Weigh:
    """Return the results as a JSON model."""
    share = win_rate(tally)
    return {
        "sides": sides(names, captains),
        "seed": seed,
        "asked": tally.asked,
        "fought": tally.fought,
        "wins": tally.wins,
        "losses": tally.losses,
        "draws": tally.draws,
        "win_rate": rate(share),
        "verdict": verdict(share),
        "forecast": None if forecast is None else forecast_data(forecast),
    }


def _show(tally: Tally, names: Sequence[str], captains: Sequence[str], forecast: Forecast | None, answer: str) -> None:
    say(heading(text("play-duel-title", one=names[0], other=names[1])))
    if not tally.fought:
        say(text("play-none_fought"))
        return
    if tally.is_partial:
        say(text("play-stopped", fought=tally.fought, asked=tally.asked))
    share = win_rate(tally)
    say("", answer or str(outlook_text(share, names)), bar(share, names))
    say(text("play-weigh-rate", name=names[0], rate=interval(share)))
    counts = {"count": tally.fought, "wins": tally.wins, "losses": tally.losses, "draws": tally.draws}
    say(text("play-weigh-battles", **counts, one=captains[0], other=captains[1]))
    if forecast is not None:
        say(_foretold(forecast, names))
