"""`metamaker fill`: a fleet up to a limit from the designs of some files."""

from collections.abc import Mapping, Sequence

from metamaker.balance.filling import NothingFits, Way, Wish, filled, seconds
from metamaker.cli.handlers.edits import kept
from metamaker.cli.handlers.event import open_event
from metamaker.cli.input.arguments import about, chosen, offered, once, same_game
from metamaker.cli.input.options import FillOptions, Keeping
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import text, unusable
from metamaker.core.amounts import at_most
from metamaker.core.errors import FileProblem
from metamaker.core.ids import element_id
from metamaker.core.messages import language_in_force, said
from metamaker.opening import Opened, open_file
from metamaker.play.documents import Record


def run(files: Sequence[str], options: FillOptions) -> Answer:
    """Fill a fleet; see `metamaker fill --help`."""
    once(files)
    opened = [open_file(file) for file in files]
    game, first = same_game(opened), opened[0]
    offered(game.filling, "filling", game, first.file)
    first = _with_all(opened)
    wish = Wish(
        options.to,
        Way(chosen(options.way, tuple(Way), "--way")),
        options.tier,
        _owned(first, options.own or ()),
        options.keep,
        _limits(first, options.event),
    )
    try:
        made = filled(game, first.document, wish, options.seed, seconds(options.seconds))
    except NothingFits as problem:
        raise FileProblem(first.file, "", problem.text) from None
    language = language_in_force()
    done = [text("cli-fill-done", ships=made.ships, value=at_most(made.value, 1))]
    done += [said(each, language) for each in made.lacks]
    return kept(first, made.document, done, Keeping(options.output))


def _with_all(opened: Sequence[Opened]) -> Opened:
    """Return the first document with the elements of all others."""
    first = opened[0]
    document = first.document
    for other in opened[1:]:
        building = offered(first.game.building, "edits", first.game, first.file)
        with about(other.file):
            document = building.merged(document, other.document).document
    return Opened(first.file, first.game, document)


def _owned(of: Opened, words: Sequence[str]) -> Mapping[str, int]:
    """Return how many there are of designs, by id, from words like `cruiser=2`. Raises BadParameter, FileProblem."""
    found = {}
    for word in words:
        name, mark, number = word.rpartition("=")
        if not mark or not (number.isascii() and number.isdigit() and len(number) < 5):
            raise unusable("cli-fill-own", "--own", found=word)
        with about(of.file):
            found[element_id(of.game.documents.find(of.document, name))] = int(number)
    return found


def _limits(of: Opened, event: str) -> Record | None:
    """Return the limits of a tournament for this game. Raises FileProblem."""
    if not event:
        return None
    opened, game = open_event(event)
    same_game([of, Opened(opened.file, game, None)])
    limits: Record = opened.document.limits
    return limits
