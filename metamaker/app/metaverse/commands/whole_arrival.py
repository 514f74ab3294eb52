"""What is dropped on the tab of a fleet: elements of another fleet, brought as they are."""

from PySide6.QtCore import QCoreApplication, QMimeData

from metamaker.app.context import Context
from metamaker.app.elements.parcel import elements_in, own_refs
from metamaker.app.metaverse.commands.arrival_words import arrival_step, arrival_text
from metamaker.core.problem import FileProblem
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.edits.arrival import arrived, everything


def bring(context: Context, data: QMimeData) -> str:
    """Bring what a parcel carries into a fleet, as a step; return what became of it, or why it cannot be."""
    translate = QCoreApplication.translate
    if own_refs(data, context.document):
        return translate("Arrival", "It is in this fleet already.")
    try:
        source = elements_in(data, translate("Arrival", "what was brought"), context.document)
        arrival = arrived(context.document.value, source, everything(source))
    except (FileProblem, EditProblem) as problem:
        return str(problem)
    context.document.apply(arrival_step(arrival, source.name), arrival.fleet)
    return arrival_text(arrival)
