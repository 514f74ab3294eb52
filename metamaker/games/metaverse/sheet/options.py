"""What can be chosen about record sheets."""

from dataclasses import dataclass

from metamaker.sheets.paper import Paper


@dataclass(frozen=True)
class SheetOptions:
    """The paper; whether to print one sheet for each class instead of each ship; the ids of those wanted, None for all."""

    paper: Paper = Paper.A4
    classes: bool = False
    only: tuple[str, ...] | None = None


STANDARD = SheetOptions()
"""A sheet for every ship, on A4."""
