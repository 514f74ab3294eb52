"""`metamaker weigh`: two fleets against each other, with an interval that shrinks as one looks on."""

from collections.abc import Sequence
from typing import Any

from metamaker.cli.handlers.duel import names_of
from metamaker.cli.handlers.forecast import forecast_data
from metamaker.cli.input.series import Series, fighting
from metamaker.cli.input.sides import captains_of, contenders
from metamaker.cli.output.answer import print_json
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.number_format import interval
from metamaker.cli.output.process import FINE, INTERRUPTED
from metamaker.cli.output.progress import live_line
from metamaker.cli.output.terminal import heading, say
from metamaker.game.odds import Forecast
from metamaker.play.many.fought import Bout, all_fought
from metamaker.play.statistics import win_rate
from metamaker.play.tally import Tally
from metamaker.weighing.forces import protocol, verdict


def run(files: Sequence[str], options: Series) -> int:
    """Weigh two fleets; see `metamaker weigh --help`."""
    who = contenders(files, options.anyway)
    if who.battles.seats(who.forces, False) != 2 or len(who.forces) != 2:
        raise unusable("play-two_fleets", found=len(who.forces))
    captains = captains_of(who.battles, options.captains)
    ready = who.battles.duel(who.forces, captains, who.encounter)
    bout = Bout(ready.fight, ready.payload, ready.match_up, mirrored=not ready.itself)
    forecast = None if who.game.odds is None else who.game.odds.forecast(who.forces)
    with live_line() as tell, fighting():
        if forecast is not None:
            # Workers take a second to begin: until then this is what is known.
            tell(text("play-weigh-forecast", rate=interval(forecast.rate)))
        (tally,) = all_fought(
            (bout,),
            options.number,
            protocol=protocol(options.seed),
            workers=options.workers or None,
            cluster=options.cluster or None,
            seen=lambda tallies: tell(_so_far(tallies[0], options.number)),
        )
    names = names_of(who, captains, files)
    if options.as_json:
        print_json(data(tally, names, captains, options.seed, forecast))
    else:
        _show(tally, names, captains, forecast)
    return INTERRUPTED if tally.is_partial else FINE


def _so_far(tally: Tally, asked: int) -> str:
    return text("play-weigh-so_far", rate=interval(win_rate(tally)), fought=tally.fought, asked=asked)


def data(tally: Tally, names: Sequence[str], captains: Sequence[str], seed: int, forecast: Forecast | None) -> dict[str, Any]:
    """Return what battles say as JSON has it."""
    rate = win_rate(tally)
    return {
        "sides": [{"name": name, "captain": captain} for name, captain in zip(names, captains, strict=True)],
        "seed": seed,
        "asked": tally.asked,
        "fought": tally.fought,
        "wins": tally.wins,
        "losses": tally.losses,
        "draws": tally.draws,
        "win_rate": rate._asdict(),
        "verdict": verdict(rate),
        "forecast": None if forecast is None else forecast_data(forecast),
    }


def _show(tally: Tally, names: Sequence[str], captains: Sequence[str], forecast: Forecast | None) -> None:
    say(heading(text("play-duel-title", one=names[0], other=names[1])))
    if not tally.fought:
        say(text("play-none_fought"))
        return
    if tally.is_partial:
        say(text("play-stopped", fought=tally.fought, asked=tally.asked))
    rate = win_rate(tally)
    say("", text("play-weigh-rate", name=names[0], rate=interval(rate)))
    counts = {"count": tally.fought, "wins": tally.wins, "losses": tally.losses, "draws": tally.draws}
    say(text("play-weigh-battles", **counts, one=captains[0], other=captains[1]))
    say(text("play-weigh-verdict", verdict=verdict(rate), one=names[0], other=names[1]))
    if forecast is not None:
        say(text("play-weigh-forecast", rate=interval(forecast.rate)))
