"""`metamaker code`: a fleet or one ship as text for a chat or a forum."""

from typing import Any

from metamaker.cli.answer import FINE, print_json
from metamaker.core.problem import FileProblem
from metamaker.core.share_code import CodeProblem, code, parts
from metamaker.game import Game, NotInDocument, brief_bytes
from metamaker.registry import open_file


def run(file: str, ship: str, longest: int, as_json: bool) -> int:
    """Show the code; see `metamaker code --help`."""
    opened = open_file(file)
    game = opened.game
    try:
        document = _cut(game, opened.document, ship) if ship else opened.document
        codes = parts(code(brief_bytes(game, document)), longest)
    except (NotInDocument, CodeProblem) as problem:
        raise FileProblem(opened.file, "", str(problem)) from None
    if as_json:
        print_json({"name": game.title(document), "characters": sum(map(len, codes)), "codes": codes})
    else:
        print(*codes, sep="\n")
    return FINE


def _cut(game: Game[Any], document: Any, ship: str) -> Any:
    return game.alone(document, (game.find(document, ship),))
