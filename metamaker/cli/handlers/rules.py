"""`metamaker rules`: search of the rules reference."""

from collections.abc import Sequence

from metamaker.cli.models.designs import Statement as StatementData
from metamaker.cli.models.designs import Statements
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.process import FINE, PROBLEMS
from metamaker.core.rule_book import Statement, games_with_rules, matching, statements, table_rows, vocabulary
from metamaker.core.schema_errors import did_you_mean, nearest_or_all

Found = list[tuple[str, tuple[Statement, ...]]]


def run(words: Sequence[str], game: str) -> Answer:
    """Show the rules with all the words; see `metamaker rules --help`."""
    titles = games_with_rules()
    if game and game not in titles:
        raise unusable("cli-chosen-one", found=game, meant=nearest_or_all(game, titles))
    wanted = [word for argument in words for word in argument.split()]
    found = [(key, matching((*statements(key), *table_rows(key)), wanted)) for key in ([game] if game else titles)]
    return Answer(
        lambda: Statements(statements=[_data(key, statement) for key, some in found for statement in some]),
        lambda: _show([(titles[key], some) for key, some in found if some], wanted),
        FINE if any(some for _, some in found) else PROBLEMS,
    )


def _data(game: str, each: Statement) -> StatementData:
    return {"game": game, "id": each.id, "tag": each.tag, "chapter": each.chapter, "text": each.text}


def _nothing(wanted: Sequence[str]) -> str:
    """Return the answer for a search without matches, with similar words of the rules."""
    known = frozenset[str]().union(*map(vocabulary, games_with_rules()))
    hints = {word: did_you_mean(word.casefold(), known) for word in wanted if word.casefold() not in known}
    return text("cli-rules-none", words=" ".join(wanted), meant=next((hint for hint in hints.values() if hint), ""))


def _show(found: Found, wanted: Sequence[str]) -> None:
    from metamaker.cli.output.terminal import QUIET, heading, say, words

    if not found:
        say(_nothing(wanted))
    for title, some in found:
        say(heading(f"{title} ({len(some)})"))
        chapter = ""
        for statement in some:
            if statement.chapter != chapter:
                chapter = statement.chapter
                say("", words(chapter, QUIET))
            tag = f"({statement.tag}) " if statement.tag else ""
            say(words(f"{statement.id} " if statement.id else "", "cyan").append_text(words(f"{tag}{statement.text}")))
        say("")
