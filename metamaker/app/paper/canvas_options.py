"""How sheets lie on the canvas: on the paper of the settings, as they are printed."""

from metamaker.app.settings.settings import Settings
from metamaker.game import PrintOptions
from metamaker.sheets.frame import PageFrame
from metamaker.sheets.paper import Paper


def canvas_options(settings: Settings) -> PrintOptions:
    """Return the options of the sheet on the canvas. Share codes are for paper: on a screen they would only cost time."""
    known = {paper.name.casefold(): paper for paper in Paper}
    frame = PageFrame(paper=known.get(settings.paper.casefold(), Paper.A4))
    return PrintOptions(frame=frame, codes=False, language=settings.language)
