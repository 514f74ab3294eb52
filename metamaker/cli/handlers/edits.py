"""`metamaker add`, `rename`, `set` and `merge`: the same edits as in the app."""

import sys
from collections.abc import Sequence
from typing import Any

from metamaker.cli.input.arguments import about, offered, same_game
from metamaker.cli.input.options import Keeping
from metamaker.cli.input.typed_values import properties_of, reference, shown_value, value_of
from metamaker.cli.models.designs import Editable, EditedFile, Properties
from metamaker.cli.models.designs import Issue as IssueData
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import tell, text, unusable
from metamaker.core.collation import folded
from metamaker.core.elements.search import named
from metamaker.core.errors import FileProblem
from metamaker.core.issue import Issue
from metamaker.core.messages import language_in_force, message
from metamaker.core.property import Property
from metamaker.core.schema_errors import did_you_mean, nearest_or_all
from metamaker.core.storage import is_there, read_file, save_document
from metamaker.game_api.game import file_bytes, title_of
from metamaker.opening import Opened, open_file

STDOUT = "-"


def add(file: str, what: str, onto: str, name: str, keeping: Keeping) -> Answer:
    """Add an item to a document; see `metamaker add --help`."""
    opened = open_file(file)
    building, language = offered(opened.game.building, "edits", opened.game, opened.file), language_in_force()
    key = _offer(opened, what, building.offers(opened.document, language))
    target = reference(opened, onto) if onto else ""
    with about(opened.file):
        made = building.put(opened.document, key, target, name, language)
    title = title_of(opened.game, made.document, made.ref, language)
    return kept(opened, made.document, [text("cli-edit-added", title=title, where=made.ref)], keeping)


def _offer(opened: Opened, word: str, known: Any) -> str:
    """Return the key of a word: of a new item for a document, or the reference of one of its classes or types."""
    if word in known:
        return word
    for key in named(((called, key) for key, called in known.items()), word):
        return str(key)
    try:
        return reference(opened, word)
    except FileProblem:
        meant = did_you_mean(word, (*known, *known.values())) or nearest_or_all(word, known)
        raise unusable("cli-edit-no_such", found=word, meant=meant) from None


def rename(file: str, ref: str, name: str, keeping: Keeping) -> Answer:
    """Give an item another name; see `metamaker rename --help`."""
    opened = open_file(file)
    place = reference(opened, ref)
    return _set(opened, place, _property(opened, place, "name"), name, keeping)


def set_value(file: str, ref: str, key: str, value: str | None, keeping: Keeping) -> Answer:
    """Change a property, or list properties; see `metamaker set --help`."""
    opened = open_file(file)
    place = reference(opened, ref)
    if not key:
        return _listed(properties_of(opened, place))
    shown = _property(opened, place, key)
    if value is None:
        return _listed((shown,))
    return _set(opened, place, shown, value, keeping)


def _set(opened: Opened, place: str, shown: Property, value: str, keeping: Keeping) -> Answer:
    edits = offered(opened.game.edits, "edits", opened.game, opened.file)
    try:
        new = value_of(shown, value)
    except ValueError as problem:
        raise FileProblem(opened.file, f"{place} {shown.key}", str(problem)) from None
    with about(opened.file):
        document = edits.changed(opened.document, place, key=shown.key, value=new)
    after = next(each for each in edits.properties(document, place, language=language_in_force()) if each.key == shown.key)
    done = text("cli-edit-set", what=shown.label, where=place, before=shown_value(shown), after=shown_value(after))
    return kept(opened, document, [done] if document is not opened.document else [], keeping)


def merge(files: Sequence[str], keeping: Keeping) -> Answer:
    """Copy everything in several documents into the first; see `metamaker merge --help`."""
    opened = [open_file(file) for file in files]
    game = same_game(opened)
    building = offered(game.building, "edits", game, opened[0].file)
    document, done = opened[0].document, []
    for other in opened[1:]:
        with about(other.file):
            merged = building.merged(document, other.document)
        document = merged.document
        done.append(text("cli-edit-merged", title=game.documents.title(other.document)))
        done += [text("cli-edit-renamed", before=old, after=new) for old, new in merged.renamed]
    return kept(opened[0], document, done, keeping)


def _property(opened: Opened, place: str, key: str) -> Property:
    known = properties_of(opened, place)
    for shown in known:
        if folded(key) in {folded(shown.key), folded(shown.label)}:
            return shown
    keys = [shown.key for shown in known]
    sentence = message("cli-edit-no_key", found=key, meant=nearest_or_all(key.lower(), keys))
    raise FileProblem(opened.file, place, sentence)


def _listed(properties: Sequence[Property]) -> Answer:
    return Answer(lambda: Properties(properties=[_editable(each) for each in properties]), lambda: _show(properties))


def _editable(each: Property) -> Editable:
    return {"key": each.key, "label": each.label, "value": each.value, "choices": _choices(each)}


def _show(properties: Sequence[Property]) -> None:
    from metamaker.cli.output.terminal import say, table

    rows = ((each.key, each.label, shown_value(each), ", ".join(_choices(each))) for each in properties)
    columns = tuple(text(f"cli-edit-{name}") for name in ("key", "label", "value", "choices"))
    say(table(columns, rows))


def _choices(shown: Property) -> list[str]:
    return [choice.value for choice in shown.choices if not choice.why_not]


def kept(opened: Opened, document: object, done: Sequence[str], keeping: Keeping) -> Answer:
    """Write an edited document, and return the edits and the new problems."""
    target = written(opened, document, keeping) if done else ""
    new = new_problems(opened, document)

    def show() -> None:
        if target == STDOUT:
            return
        tell(*(done or [text("cli-edit-nothing")]))
        show_problems(new)
        if target:
            tell(text("cli-wrote", file=target))

    return Answer(lambda: EditedFile(file=target or None, done=list(done), new_problems=issues_data(new)), show)


def show_problems(issues: Sequence[Issue]) -> None:
    """Print new problems, one on each line."""
    tell(*(text("cli-edit-problem", severity=issue.severity, where=issue.where, problem=issue.text) for issue in issues))


def written(opened: Opened, document: object, keeping: Keeping) -> str:
    """Write a document and return the file name, empty for a dry run. The old file stays as .bak.

    Raises FileProblem without another name if the document was read from a PDF or another file that is not JSON.
    """
    target = keeping.output or opened.file
    if not keeping.output and not (is_there(target) and read_file(target).lstrip().startswith(b"{")):
        raise FileProblem(opened.file, "", message("cli-edit-no_file"))
    if keeping.dry_run:
        return ""
    data = file_bytes(opened.game, document)
    if target == STDOUT:
        sys.stdout.buffer.write(data)
    else:
        save_document(target, data)
    return target


def new_problems(opened: Opened, document: object) -> list[Issue]:
    """Return the problems of an edited document that it did not have before."""
    if opened.game.checks is None:
        return []
    before = set(opened.game.checks.issues(opened.document))
    return [issue for issue in opened.game.checks.issues(document) if issue not in before]


def issues_data(issues: Sequence[Issue]) -> list[IssueData]:
    """Return the JSON models of problems, in the language in force."""
    return [
        {"code": each.code, "severity": each.severity.value, "where": each.where, "text": each.text, "rule": each.rule}
        for each in issues
    ]
