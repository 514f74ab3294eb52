"""What is dropped on the tab of a document: elements of another one, brought as they are."""

from PySide6.QtCore import QCoreApplication, QMimeData

from metamaker.app.context import Context
from metamaker.app.cosmoforce.commands.arrival_words import arrival_step, arrival_text, renamings
from metamaker.app.cosmoforce.commands.arrivals import meant
from metamaker.app.elements.parcel import elements_in, own_refs
from metamaker.core.problem import FileProblem
from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.edits.transfer import arrived, everything


def bring(context: Context, data: QMimeData) -> str:
    """Bring what a parcel carries into a document, as a step; return what became of it, or why it cannot be."""
    translate = QCoreApplication.translate
    if own_refs(data, context.document):
        return translate("Arrival", "It is in this document already.")
    before = context.document.value
    try:
        source = elements_in(data, translate("Arrival", "what was brought"), context.document)
        asked = meant(data, source) or everything(source)
        fleet, came = arrived(before, source, asked)
    except (FileProblem, EditProblem) as problem:
        return str(problem)
    context.document.apply(arrival_step(source, asked, context.words), fleet)
    return arrival_text(before, fleet, renamings(source, asked, fleet, came))
