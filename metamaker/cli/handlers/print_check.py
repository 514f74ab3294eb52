"""`metamaker sheets --proof`: the print check, its findings and measurements."""

from collections.abc import Iterator, Sequence

from metamaker.cli.models.files import Finding, Proof, ProofPage
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import text
from metamaker.cli.output.process import FINE, PROBLEMS
from metamaker.core.messages import in_force
from metamaker.printing.files import Print
from metamaker.rendering.ink import Ink
from metamaker.rendering.page_proof import PageProof, proof
from metamaker.rendering.proof import Finding as PageFinding

POINTS = 72 / 25.4


def report(made: Print, ink: Ink) -> Answer:
    """Return the findings on pages; the exit code is 1 if there is an error."""
    proofs = [proof(page, ink) for page in made.pages]
    data = _told(made, proofs)
    return Answer(lambda: data, lambda: _show(data), PROBLEMS if any(each.faults for each in proofs) else FINE)


def _told(made: Print, proofs: Sequence[PageProof]) -> Proof:
    return {
        "pages": [
            {
                "page": number,
                "title": page.bookmark,
                "faults": [_finding(each) for each in found.faults],
                "remarks": [_finding(each) for each in found.remarks],
                "smallest_type_pt": found.smallest_type * POINTS,
                "lowest_contrast": found.lowest_contrast,
                "ink_coverage": found.coverage,
            }
            for number, (page, found) in enumerate(zip(made.pages, proofs, strict=True), 1)
        ],
        "notes": [
            {"where": sheet.ref, "text": note} for source in made.sources for sheet in source.sheets for note in sheet.notes
        ],
        "paper": {"single_sided": len(proofs), "double_sided": (len(proofs) + 1) // 2},
    }


def _finding(each: PageFinding) -> Finding:
    return {"kind": each.fault, "what": each.what, "at_mm": [round(number, 2) for number in each.area]}


def _show(data: Proof) -> None:
    from metamaker.cli.output.terminal import COLOURS, say, table, words

    rows = [(words(text("cli-severity", severity=kind), COLOURS[kind]), *found) for kind, *found in _rows(data)]
    if rows:
        say(table(("", text("print-proof-page"), text("print-proof-finding"), text("print-proof-what")), rows), "")
    measured = ((page["page"], page["title"] or "", *_figures(page)) for page in data["pages"])
    columns = tuple(text(f"print-proof-{name}") for name in ("page", "of", "smallest", "contrast", "ink"))
    say(table(columns, measured, right=columns[2:]))
    faults = sum(len(page["faults"]) for page in data["pages"])
    paper = data["paper"]
    counted = text("cli-count", severity="error", count=faults) if faults else text("print-proof-no_errors")
    say("", text("print-proof-paper", errors=counted, single=paper["single_sided"], double=paper["double_sided"]))


def _rows(data: Proof) -> Iterator[tuple[str, ...]]:
    """Yield severity, page, finding and subject; remarks about copies of an item are shown once."""
    for page in data["pages"]:
        for severity, found in (("error", page["faults"]), ("note", page["remarks"])):
            for kind, what in dict.fromkeys((each["kind"], each["what"]) for each in found):
                yield severity, str(page["page"]), text(f"print-fault-{kind.replace(' ', '_')}"), what
    for note in data["notes"]:
        yield "note", "", note["where"], note["text"]


def _figures(page: ProofPage) -> Iterator[str]:
    yield in_force().number(page["smallest_type_pt"] or 0, 1)
    yield f"{in_force().number(page['lowest_contrast'] or 0, 1)} : 1"
    yield in_force().percent(page["ink_coverage"], 1)
