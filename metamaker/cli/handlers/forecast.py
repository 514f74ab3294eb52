"""`metamaker forecast`: the predicted result of a match-up, with reasons, without a battle."""

from collections.abc import Sequence

from metamaker.cli.handlers.duel import names_of
from metamaker.cli.input.arguments import offered
from metamaker.cli.input.sides import Contenders, contenders
from metamaker.cli.models.battles import Forecast as ForecastData
from metamaker.cli.models.battles import Foreseen, rate
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import text
from metamaker.cli.output.number_format import interval
from metamaker.cli.output.terminal import heading, say
from metamaker.core.messages import in_force
from metamaker.game_api.odds import Forecast, Odds
from metamaker.play.story import LETTERS


def run(files: Sequence[str], anyway: bool) -> Answer:
    """Predict the result of a match-up; see `metamaker forecast --help`."""
    who = contenders(files, anyway)
    found = odds_of(who).forecast(who.forces)
    names = names_of(who, ("", ""), files)
    return Answer(lambda: ForecastData(sides=list(names), **forecast_data(found)), lambda: _show(found, names))


def _show(found: Forecast, names: Sequence[str]) -> None:
    say(heading(text("play-forecast-title", one=names[0], other=names[1])))
    say("", text("play-forecast-rate", name=names[0], rate=interval(found.rate)))
    show_reasons(found)
    say("", text("play-forecast-basis", basis=found.basis))


def odds_of(who: Contenders) -> Odds:
    """Return the forecasts of a game. Raises FileProblem if it has none."""
    return offered(who.game.odds, "odds", who.game, who.files[0])


def titles(who: Contenders) -> tuple[str, ...]:
    """Return the titles of both sides."""
    return tuple(who.game.documents.title(force) for force in who.forces)


def show_reasons(found: Forecast) -> None:
    """Show the main reasons, one per line, and the threats that a side can hardly answer."""
    if found.reasons:
        say("")
    for reason in found.reasons:
        points = in_force().signed(reason.points, 0)
        say(text("play-forecast-reason", letter=LETTERS[reason.side], points=points, reason=reason.text))
    for counter in found.counters:
        say(text("play-forecast-counter", counter=counter))


def forecast_data(found: Forecast) -> Foreseen:
    """Return a forecast in its JSON form."""
    return {
        "win_rate": rate(found.rate),
        "reasons": [
            {"side": LETTERS[reason.side], "points": reason.points, "reason": str(reason.text)} for reason in found.reasons
        ],
        "counters": [str(counter) for counter in found.counters],
    }
