"""`metamaker forecast`: the predicted result of a match-up, with reasons, without a battle or with a few."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.balance.quick_look import is_foretold, quick_look
from metamaker.cli.handlers.duel import names_of
from metamaker.cli.handlers.simulation import fighting
from metamaker.cli.input.arguments import offered
from metamaker.cli.input.sides import Contenders, contenders
from metamaker.cli.models.battles import Forecast as ForecastData
from metamaker.cli.models.battles import Foreseen, rate
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.process import FINE, INTERRUPTED
from metamaker.cli.output.terminal import heading, say, table
from metamaker.core.messages import in_force
from metamaker.game_api.odds import Forecast, Odds, Reason
from metamaker.play.outlook import interval_text, limits, outlook_text, ratio_text
from metamaker.play.results import Tally
from metamaker.play.statistics import Share
from metamaker.play.story import LETTERS

BAR = 40
"""The length of a bar in characters: a step is two and a half percent."""


class Rated(NamedTuple):
    """The win rate of a forecast, or of a forecast and this many battles."""

    rate: Share
    fought: int = 0


def run(files: Sequence[str], battles: int, anyway: bool) -> Answer:
    """Predict the result of a match-up; see `metamaker forecast --help`."""
    who = contenders(files, anyway)
    odds_of(who)  # before any battle, because not every game has forecasts
    if not is_foretold(who.game, who.encounter):
        raise unusable("play-forecast-points")
    look = quick_look(who.game, who.forces, who.encounter)
    found, names = look.forecast, names_of(who, ("", ""), files)
    with fighting():
        tally = look.fought(battles) if battles else Tally()
    rated = Rated(look.rate(tally) if tally.fought else found.rate, tally.fought)
    return Answer(
        lambda: ForecastData(sides=list(names), fought=rated.fought, **forecast_data(found._replace(rate=rated.rate))),
        lambda: _show(found, rated, names),
        INTERRUPTED if tally.is_partial else FINE,
    )


def _show(found: Forecast, rated: Rated, names: Sequence[str]) -> None:
    rate = rated.rate
    say(heading(text("play-forecast-title", one=names[0], other=names[1], battles=rated.fought)))
    outlook, ratio, between = outlook_text(rate, names), ratio_text(rate.found), interval_text(rate)
    say("", text("play-forecast-rate", outlook=outlook, ratio=ratio, between=between), bar(rate, names))
    show_reasons(found)
    say("", text("play-forecast-basis", basis=found.basis))


def bar(rate: Share, names: Sequence[str]) -> str:
    """Return a win rate as a line: the names of both sides around their shares, with the interval between these hatched."""
    low, high = (round(each * BAR / 100) for each in limits(rate))
    return f"{names[0]}  {'█' * low}{'▒' * (high - low)}{'░' * (BAR - high)}  {names[1]}"


def odds_of(who: Contenders) -> Odds:
    """Return the forecasts of a game. Raises FileProblem if it has none."""
    return offered(who.game.odds, "odds", who.game, who.files[0])


def titles(who: Contenders) -> tuple[str, ...]:
    """Return the titles of both sides."""
    return tuple(who.game.documents.title(force) for force in who.forces)


def show_reasons(found: Forecast) -> None:
    """Show the main reasons as a table of both sides, and the threats that a side can hardly answer."""
    if found.reasons:
        moves = text("play-forecast-moves")
        columns = (text("play-forecast-reason"), *LETTERS[:2], moves)
        rows = [(str(each.name), *map(str, each.figures), _moved(each)) for each in found.reasons]
        say("", table(columns, rows, right=columns[1:3]))
    for counter in found.counters:
        say(text("play-forecast-counter", counter=counter))


def _moved(reason: Reason) -> str:
    return text("play-forecast-moved", points=in_force().signed(reason.points, 0), letter=LETTERS[reason.side])


def forecast_data(found: Forecast) -> Foreseen:
    """Return a forecast in its JSON form."""
    return {
        "win_rate": rate(found.rate),
        "reasons": [
            {
                "side": LETTERS[reason.side],
                "points": reason.points,
                "reason": str(reason.name),
                "amounts": list(reason.amounts),
            }
            for reason in found.reasons
        ],
        "counters": [str(counter) for counter in found.counters],
    }
