"""Pictures of the table as files of a folder, one for each turn; they replace those of an earlier battle."""

import re
from pathlib import Path

from metamaker.cli.output.files import in_folder, refuse_unwritable, write
from metamaker.core.errors import FileProblem
from metamaker.core.messages import message
from metamaker.core.storage import reason
from metamaker.game_api.game import Game, required
from metamaker.printing.files import SVG, refuse_to_lose
from metamaker.rendering.drawing import Page


class TablePictures:
    """Writes pictures of turns into a folder, created at once: `kind` SVG, or PNG with `dots` per inch.

    Raises FileProblem for an unusable folder, and for an existing file that has the name of a picture but is not one.
    """

    def __init__(self, game: Game, folder: str, kind: str, dots: int) -> None:
        self.folder = folder
        self.written: list[str] = []
        self._ink = next(iter(required(game.prints).inks.values()))
        self._kind = kind
        self._dots = None if kind == SVG else dots
        refuse_unwritable(self._name(0))
        self._earlier = [str(file) for file in sorted(Path(folder).iterdir()) if self._is_ours(file)]
        for name in self._earlier:
            refuse_to_lose(name, kind)

    def draw(self, page: Page, turn: int) -> None:
        """Write the picture of a turn; 0 is the beginning. Raises FileProblem."""
        from metamaker.printing.files import Print, page_files

        name = self._name(turn)
        (data,) = page_files(Print((), (page,)), self._ink, self._dots)
        write(name, data)
        self.written.append(name)

    def clear(self) -> None:
        """Remove the pictures of this kind from an earlier battle. Raises FileProblem."""
        for name in self._earlier:
            if name not in self.written:
                try:
                    Path(name).unlink(missing_ok=True)
                except OSError as problem:
                    raise FileProblem(name, "", message("file-unremovable", reason=reason(problem))) from None

    def _name(self, turn: int) -> str:
        return in_folder(self.folder, f"turn-{turn:02}.{self._kind}")

    def _is_ours(self, file: Path) -> bool:
        return re.fullmatch(rf"turn-[0-9]{{2,}}\.{self._kind}", file.name) is not None and file.is_file()
