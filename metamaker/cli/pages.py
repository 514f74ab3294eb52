"""`metamaker pages` and `metamaker pack`: what else a game needs on the table, chosen or all of it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import typer

from metamaker.cli.answer import FINE, UNUSABLE, print_json
from metamaker.cli.counted import counted
from metamaker.cli.framing import Framing, use_font
from metamaker.cli.output import STDOUT, file_names, in_folder, is_folder, stem, wanted, write_print
from metamaker.cli.proof import report
from metamaker.cli.sheets import same_game, usable
from metamaker.core.expectation import did_you_mean
from metamaker.core.problem import FileProblem
from metamaker.game.game import required
from metamaker.game.prints import Embed, PrintOptions
from metamaker.prints.files import Print, Source
from metamaker.registry import Opened

SHEETS = "sheets"
"""The kind of page that `pages` leaves out unless it is asked for."""


@dataclass(frozen=True)
class Wanted:
    """The options of the command: framing; kinds by comma, empty for all but sheets, None for all; what the file carries."""

    framing: Framing
    only: str | None
    embed: str
    proof: bool


def run(files: Sequence[str], output: str, options: Wanted, as_json: bool) -> int:
    """Print or proof-read pages of one fleet or opposing ones; see `metamaker pages --help`."""
    framing = options.framing
    output = "" if options.proof else wanted(output)
    use_font(framing.font)
    opened = list(usable(files))
    if len(opened) < len(files):
        return UNUSABLE
    same_game(opened)
    game = opened[0].game
    kinds = _kinds(options.only, tuple(required(game.prints).page_kinds()))
    pages = required(game.prints).pages([one.document for one in opened], kinds, PrintOptions(framing.frame()))
    if not pages:
        raise FileProblem(output, "", "expected something to show on these pages, found nothing of the kind in the fleet")
    made = Print(tuple(Source(one.game, one.document) for one in opened), pages)
    if options.proof:
        return report(made, framing.ink_of(game), as_json)
    written = file_names(_target(output, opened, framing.kind), len(pages), framing.kind)
    write_print(written, made, framing.ink_of(game), Embed(options.embed), framing.kind, framing.dots)
    if output == STDOUT:
        return FINE
    if as_json:
        print_json(
            {
                "file": written[0],
                "files": written,
                "pages": len(pages),
                "kinds": [key for key in required(game.prints).page_kinds() if key in kinds],
            }
        )
    else:
        from metamaker.cli.terminal import say

        say(f"wrote {written[0]}{f' … {written[-1]}' if len(written) > 1 else ''}: {counted(len(pages), 'page')}")
    return FINE


def _target(output: str, opened: Sequence[Opened], kind: str) -> str:
    if not is_folder(output):
        return output
    return in_folder(output, f"{'-'.join(stem(one) for one in opened)}.{kind}")


def _kinds(only: str | None, known: Sequence[str]) -> Collection[str]:
    if only is None:
        return known
    if not only:
        return tuple(key for key in known if key != SHEETS)
    chosen = tuple(key.strip() for key in only.split(","))
    for key in chosen:
        if key not in known:
            raise typer.BadParameter(f"expected some of {', '.join(known)}, found “{key}”{did_you_mean(key, known)}")
    return chosen
