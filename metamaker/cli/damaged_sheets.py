"""`metamaker battle --as-of`: the record sheets of both sides with the damage of a moment."""

from dataclasses import dataclass, replace

from metamaker.cli.answer import FINE
from metamaker.cli.counted import counted
from metamaker.cli.output import STDOUT, refuse_unwritable, write
from metamaker.cli.replays import Opened, open_replay
from metamaker.core.problem import FileProblem
from metamaker.game.game import required
from metamaker.play.match import Session
from metamaker.prints.files import PDF, refuse_to_lose


@dataclass(frozen=True)
class Moment:
    """Sheets with the damage of a moment: the end of which turn, the file to write."""

    turn: int
    output: str


def run(file: str, moment: Moment) -> int:
    """Print the record sheets of both sides with the damage at the end of a turn; see `metamaker battle --help`."""
    opened = open_replay(file)
    if moment.output != STDOUT:
        refuse_unwritable(moment.output)
        refuse_to_lose(moment.output, PDF)
    session = opened.battles.replayed(opened.replay, opened.file)
    fought = 0
    while fought < moment.turn and session.result is None and session.play_turn():
        fought += 1
    if moment.turn > fought:
        raise FileProblem(opened.file, "", f"expected a turn from 0 to {fought} for --as-of, found {moment.turn}")
    _print(opened, session, moment)
    return FINE


def _print(opened: Opened, session: Session, moment: Moment) -> None:
    from metamaker.cli.terminal import say
    from metamaker.game.prints import Embed, PrintOptions
    from metamaker.prints.files import Source, pdf_file, printed

    game, output = opened.game, moment.output
    sources = []
    how = PrintOptions(format=required(game.sheets).formats[0])
    for side, force in enumerate(opened.battles.forces(opened.replay, opened.file)):
        how = replace(how, state=session.play_state(side))
        sheets = tuple(
            required(game.sheets).sheet(force, ref, how) for ref in required(game.designs).subjects(force, classes=False)
        )
        sources.append(Source(game, force, sheets))
    made = printed(sources, how)
    write(output, pdf_file(made, next(iter(required(game.prints).inks.values())), Embed.FLEET))
    if output != STDOUT:
        count = sum(len(source.sheets) for source in sources)
        say(f"wrote {output}: {counted(count, 'sheet')} after turn {moment.turn}")
