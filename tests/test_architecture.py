"""The shape of the program: which part may import which, and which library is used where."""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import grimp
import pytest
from importlinter.cli import lint_imports

import metamaker

PACKAGE = Path(metamaker.__file__).parent
ROOT = PACKAGE.parent

LIBRARIES = {
    "pydantic": (
        "app.settings.preferences",
        "cli.handlers.schema",
        "cli.models.battles",
        "core",
        "gallery.index_reader",
        "games",
        "play.documents",
        "play.review.match_record",
        "play.serialization",
        "tournaments.model",
    ),
    "pydantic_core": ("core", "games", "play.serialization"),
    "platformdirs": ("core.paths",),
    "typing_extensions": (
        "app",
        "balance.match_ups",
        "cli.models",
        "cli.output.help",
        "core",
        "formulas",
        "gallery.hosted",
        "game_api",
        "games",
        "play",
        "printing.live.server",
        "rendering",
        "review.source",
        "tournaments.documents",
    ),
    "mypy_extensions": ("core.native",),
    "sympy": ("formulas",),
    "reportlab": ("rendering.pdf", "rendering.pdf_objects"),
    "PIL": ("rendering.raster", "rendering.tracing"),
    "bidi": ("rendering.bidi",),
    "pikepdf": ("rendering.attachment", "rendering.page_text", "rendering.pdf_file", "rendering.pdf_parts"),
    "pypdfium2": ("rendering.page_text", "rendering.pdfium", "rendering.raster"),
    "fontTools": ("rendering.icons", "rendering.system_fonts", "rendering.web_fonts"),
    "segno": ("rendering.qr",),
    "babel": ("core.messages",),
    "fluent": ("core.fluent_file", "core.numeral"),
    "jinja2": ("gallery.website.templates", "printing.live.page"),
    "ziamath": ("rendering.mathematics",),
    "ziafont": ("rendering.mathematics",),
    "distributed": ("play.simulation.executors",),
    "typer": ("cli",),
    "rich": ("cli",),
    "PySide6": ("app",),
    "shiboken6": ("app",),
}
"""Third-party libraries, and the parts of the program that may import them."""

LONGEST_MODULE = 500

SMALLEST_PIECE = 80
"""Lines below which a module that only one other of its folder needs is a piece of that one."""

SMALLEST_PIECE_OF_APP = 40
"""The same for the app: some of its widgets are short, and stand for themselves."""


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("metamaker", include_external_packages=True, cache_dir=None)


def _trees(*words: str, folders: Sequence[Path] = (PACKAGE,)) -> Iterator[tuple[str, ast.Module]]:
    """Yield modules by name that have one of these words, or all: parsing takes its time."""
    for file in (file for folder in folders for file in folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if not words or any(word in text for word in words):
            yield ".".join(file.relative_to(ROOT).with_suffix("").parts), ast.parse(text)


def test_imports_keep_the_contracts(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True) == 0, capsys.readouterr().out


def test_libraries_are_used_where_they_belong(graph: grimp.ImportGraph) -> None:
    outside = {module for module in graph.modules if not module.startswith("metamaker")} - sys.stdlib_module_names
    strays = {
        (importer, library)
        for library in outside
        for importer in graph.find_modules_that_directly_import(library)
        if not _may_import(importer.removeprefix("metamaker."), library)
    }
    assert strays == set()


def _may_import(importer: str, library: str) -> bool:
    return any(f"{importer}.".startswith(f"{part}.") for part in LIBRARIES.get(library, ()))


def test_every_folder_with_code_is_a_package() -> None:
    """Imports of a folder without `__init__.py` would pass unseen by the contracts."""
    folders = {file.parent for file in PACKAGE.rglob("*.py")}
    assert {folder for folder in folders if not (folder / "__init__.py").exists()} == set()


def test_packages_hold_no_code_of_their_own() -> None:
    full = {file for file in PACKAGE.rglob("__init__.py") if file.read_text().strip()}
    assert full == {PACKAGE / "__init__.py"}


def _lengths() -> Iterator[tuple[str, int]]:
    for file in PACKAGE.rglob("*.py"):
        yield str(file.relative_to(ROOT)), len(file.read_text(encoding="utf-8").splitlines())


def test_modules_are_short() -> None:
    assert {name: lines for name, lines in _lengths() if lines > LONGEST_MODULE} == {}


def test_a_module_is_more_than_a_piece_of_another() -> None:
    """Modules that are imported when they are first needed may be small, and so may the parts that every game has."""
    importers: defaultdict[str, set[str]] = defaultdict(set)
    lengths = {}
    for importer, tree in _trees():
        lengths[importer] = max((node.end_lineno or 0 for node in tree.body), default=0)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for module in (node.module, *(f"{node.module}.{alias.name}" for alias in node.names)):
                    importers[module].add(importer if node.col_offset == 0 else "first needed there")
    pieces = {
        (module, importer)
        for module, (importer, *others) in importers.items()
        if not others and module in lengths and lengths[module] < _smallest(module)
        if module.rpartition(".")[0] == importer.rpartition(".")[0]
        if not re.fullmatch(r"metamaker\.games\.\w+\.game", importer)
    }
    assert pieces == set()


def _smallest(module: str) -> int:
    return SMALLEST_PIECE_OF_APP if module.startswith("metamaker.app.") else SMALLEST_PIECE


def test_no_module_is_named_by_a_string() -> None:
    """Such an import would pass unseen by the contracts."""
    calls = {
        (module, ast.unparse(node.func))
        for module, tree in _trees("import_module", "__import__")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in {"import_module", "importlib.import_module", "__import__"}
    }
    assert calls == set()


def test_moments_later_belong_to_somebody() -> None:
    """What is called a moment later is told for whom.

    PySide makes a timer object of its own otherwise. When that goes, memory of it is looked at that may belong to others
    already, and once in thousands of times the program ends.
    """
    nobody = {
        (module, node.lineno)
        for module, tree in _trees(".singleShot(", folders=(PACKAGE, ROOT / "tests"))
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".singleShot") and len(node.args) < 3
    }
    assert nobody == set()


def test_painters_end_where_they_began() -> None:
    """See that what paints is given back even if painting fails.

    A fault that is told keeps the values of the function, and with them its painter: Qt ends a program whose window is
    painted by two. Who paints page after page over a longer time begins without a device, and ends it by hand.
    """
    unheld = {
        (module, node.lineno)
        for module, tree in _trees("QPainter(")
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for call in ast.walk(node.value)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "QPainter" and call.args
    }
    assert unheld == set()


_LAYOUTS = frozenset({"metamaker.app.widgets.layouts", "metamaker.app.widgets.kit"})
"""The only modules that may add one layout to another. They refuse a layout with items when the program runs."""

_OF_ITEMS = frozenset({"itemAt", "itemAtPosition", "takeAt", "takeRow", "replaceWidget"})
"""Methods of Qt's layouts that return items. PySide wraps these, and never learns when Qt deletes them."""


def _is_new_layout(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and bool(re.fullmatch(r"Q\w*Layout", ast.unparse(node.func))) and not node.args


def _gives_a_layout(node: ast.AST) -> bool:
    """Whether an expression makes a layout, with or without a parent, or a function for that does."""
    name = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
    return bool(re.fullmatch(r"\w*Layout|nested|labelled_row|(row|column|form|flow)_in", name))


def _layouts_of(tree: ast.Module) -> set[str]:
    """Return what is a layout in a module: variables, attributes, parameters, and calls of functions that return one."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            pairs = zip(_elements(node.targets[0]), _elements(node.value), strict=False)
            found |= {ast.unparse(target) for target, value in pairs if _gives_a_layout(value)}
        elif isinstance(node, ast.AnnAssign) and "Layout" in ast.unparse(node.annotation):
            found.add(ast.unparse(node.target))
        elif isinstance(node, ast.arg) and node.annotation is not None and "Layout" in ast.unparse(node.annotation):
            found.add(node.arg)
        elif isinstance(node, ast.FunctionDef) and node.returns is not None and "Layout" in ast.unparse(node.returns):
            found |= {f"{node.name}()", f"self.{node.name}()"}
    return found


def _elements(node: ast.expr) -> Sequence[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else (node,)


def _misused_layouts(tree: ast.Module) -> Iterator[str]:
    """Yield each line that adds a layout which may have items, or that asks a layout for its items."""
    layouts = _layouts_of(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        method = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        given = [*node.args, *(word.value for word in node.keywords)]
        named = {ast.unparse(each.func) + "()" if isinstance(each, ast.Call) else ast.unparse(each) for each in given}
        if method in {"addLayout", "insertLayout", "setLayout", "addChildLayout", "addItem", "insertItem"}:
            is_bad = method.endswith("Layout") or bool(named & layouts)
        elif method in {"addRow", "insertRow", "setWidget"}:
            is_bad = bool(named & layouts) or any(_gives_a_layout(each) for each in given)
        elif ast.unparse(node.func) == "nested":
            is_bad = len(node.args) < 2 or not _is_new_layout(node.args[1])
        else:
            is_bad = method in _OF_ITEMS
        if is_bad:
            yield ast.unparse(node)


def test_layouts_are_added_before_they_are_filled() -> None:
    """Otherwise PySide keeps wrappers of their items, and deleting what later has the address of one ends the program."""
    words = ("Layout", *_OF_ITEMS)
    folder = PACKAGE / "app"
    trees = ((module, tree) for module, tree in _trees(*words, folders=(folder,)) if module not in _LAYOUTS)
    assert {module: misused for module, tree in trees if (misused := list(_misused_layouts(tree)))} == {}


@pytest.mark.parametrize(
    "line",
    [
        "rows.addLayout(row)",
        "rows.addLayout(QHBoxLayout())",
        "self._rows.insertLayout(0, self._row)",
        "widget.setLayout(rows)",
        "form.addRow('Dice', row)",
        "form.addRow(self._row_of_dice())",
        "form.addRow('Dice', QHBoxLayout())",
        "rows.addItem(row)",
        "form.addRow('Dice', row_in(widget))",
        "row = nested(rows, row)",
        "row = nested(rows, self._row_of_dice())",
        "row = nested(rows, QHBoxLayout(widget))",
        "row = nested(rows, inner=QHBoxLayout())",
        "rows.itemAt(0)",
        "while grid.takeAt(0): pass",
        "grid.itemAtPosition(0, 0)",
    ],
)
def test_the_search_for_filled_layouts_finds(line: str) -> None:
    known = "def _row_of_dice(self) -> QHBoxLayout: ...\nrow, rows = QHBoxLayout(), QVBoxLayout(widget)\n"
    assert list(_misused_layouts(ast.parse(known + line)))


@pytest.mark.parametrize("line", ["row = nested(rows, QHBoxLayout(), 1)", "form.addRow('Seed', self.seed)", "box.addItem('a')"])
def test_the_search_for_filled_layouts_leaves_out(line: str) -> None:
    assert not list(_misused_layouts(ast.parse(line)))


def test_overrides_of_the_window_are_safe_for_qt() -> None:
    """The decorator of other modules would let some exceptions end the program below Python 3.12."""
    others = {
        module
        for module, tree in _trees("override", folders=(PACKAGE / "app",))
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in {"typing", "typing_extensions"}
        if "override" in {alias.name for alias in node.names}
    }
    assert others == {"metamaker.app.overrides"}


BOXES = {
    "QComboBox",
    "QFontComboBox",
    "QSpinBox",
    "QDoubleSpinBox",
    "QDateEdit",
    "QTimeEdit",
    "QDateTimeEdit",
    "QSlider",
    "QDial",
}


def test_boxes_are_those_that_leave_the_wheel_to_the_page() -> None:
    """Qt's own boxes change as the page is scrolled, and take the wrong decimal sign for one that groups thousands."""
    made = {
        (module, ast.unparse(name))
        for module, tree in _trees(*BOXES, folders=(PACKAGE / "app",))
        if module != "metamaker.app.widgets.boxes"
        for node in ast.walk(tree)
        for name in ([node.func] if isinstance(node, ast.Call) else node.bases if isinstance(node, ast.ClassDef) else ())
        if ast.unparse(name).rpartition(".")[2] in BOXES
    }
    assert made == set()
