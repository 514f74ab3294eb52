"""`metamaker confirm`: the values of classes, confirmed by battles and written into the file."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from metamaker.balance.confirmed_values import confirmed, user_store
from metamaker.cli.handlers.edits import kept
from metamaker.cli.handlers.simulation import fighting
from metamaker.cli.input.arguments import about, designs_of, offered
from metamaker.cli.input.options import Keeping
from metamaker.cli.models.designs import ConfirmedValue
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import text
from metamaker.cli.output.process import FINE, INTERRUPTED, PROBLEMS
from metamaker.cli.output.progress import bar
from metamaker.core.errors import FileProblem
from metamaker.core.messages import language_in_force, message
from metamaker.game_api.confirming import Confirming, Measured, factor_text
from metamaker.game_api.game import title_of
from metamaker.opening import Opened, open_file


class _Found(NamedTuple):
    """The results by reference, those in the file, the designs that cannot fight, and whether the user stopped."""

    results: Mapping[str, Measured]
    before: Mapping[str, Measured]
    unable: Sequence[str]
    is_stopped: bool


def run(file: str, names: Sequence[str], workers: int, keeping: Keeping) -> Answer:
    """Confirm values by battles; see `metamaker confirm --help`."""
    opened = open_file(file)
    confirming = offered(opened.game.confirming, "confirming", opened.game, opened.file)
    refs = _refs(opened, names)
    unable = [ref for ref in refs if not confirming.key(opened.document, ref)]
    if unable and names:
        raise FileProblem(opened.file, unable[0], message("cli-confirm-unable", title=_title(opened, unable[0])))
    found = _fought(opened, confirming, [ref for ref in refs if ref not in unable], unable, workers)
    document = confirming.with_results(opened.document, found.results)
    answer = kept(opened, document, _lines(opened, found), keeping)

    def data() -> Mapping[str, Any]:
        values = [_data(ref, result, found.before.get(ref)) for ref, result in found.results.items()]
        return {**answer.data(), "values": values}

    return Answer(data, answer.show, _code(found))


def _refs(opened: Opened, names: Sequence[str]) -> tuple[str, ...]:
    """Return the references of the named classes, or of all. Raises FileProblem."""
    if not names:
        return designs_of(opened).subjects(opened.document, classes=True)
    with about(opened.file):
        return tuple(dict.fromkeys(opened.game.documents.find(opened.document, name) for name in names))


def _fought(opened: Opened, confirming: Confirming, refs: Sequence[str], unable: Sequence[str], workers: int) -> _Found:
    """Return the results of designs, one after another. An interruption keeps those so far."""
    store, results = user_store(), dict[str, Measured]()
    with fighting(), suppress(KeyboardInterrupt):
        for ref in refs:
            with bar(_title(opened, ref)) as progress:
                result = confirmed(confirming, opened.document, ref, store, workers=workers or None, progress=progress)
            if result is None:
                break
            results[ref] = result
    before = {ref: known for ref in results for known in (confirming.kept(opened.document, ref),) if known is not None}
    return _Found(results, before, unable, len(results) < len(refs))


def _lines(opened: Opened, found: _Found) -> list[str]:
    lines = [text("cli-confirm-unable", title=_title(opened, ref)) for ref in found.unable]
    for ref, result in found.results.items():
        values = {"title": _title(opened, ref), "factor": factor_text(*result)}
        before = found.before.get(ref, result)
        key = "done" if before == result else "other"
        lines.append(text(f"cli-confirm-{key}", **values, found=factor_text(*before)))
    return [*lines, text("cli-confirm-stopped")] if found.is_stopped else lines


def _title(opened: Opened, ref: str) -> str:
    return title_of(opened.game, opened.document, ref, language_in_force())


def _data(ref: str, result: Measured, before: Measured | None) -> ConfirmedValue:
    was = None if before is None else before._asdict()
    return {"where": ref, **result._asdict(), "before": was}  # type: ignore[typeddict-item]


def _code(found: _Found) -> int:
    """Return the exit code: PROBLEMS if the file had another result for a present design."""
    if found.is_stopped:
        return INTERRUPTED
    return PROBLEMS if any(found.before[ref] != found.results[ref] for ref in found.before) else FINE
