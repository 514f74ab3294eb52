"""`metamaker code`: a fleet or one ship as text for a chat or a forum."""

from metamaker.cli.answer import FINE, print_json
from metamaker.core.problem import FileProblem
from metamaker.core.share_code import CodeProblem, parts
from metamaker.game import NotInDocument
from metamaker.registry import open_file
from metamaker.sharing import cut, share_code


def run(file: str, ship: str, longest: int, as_json: bool) -> int:
    """Show the code; see `metamaker code --help`."""
    opened = open_file(file)
    game = opened.game
    try:
        ref = game.find(opened.document, ship) if ship else ""
        codes = parts(share_code(game, opened.document, ref), longest)
    except (NotInDocument, CodeProblem) as problem:
        raise FileProblem(opened.file, "", str(problem)) from None
    if as_json:
        name = game.title(cut(game, opened.document, ref))
        print_json({"name": name, "characters": sum(map(len, codes)), "codes": codes})
    else:
        print(*codes, sep="\n")
    return FINE
