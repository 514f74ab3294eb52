"""The tables of the rules reference, as rows of cells."""

from metamaker.core.paths import resource


def table(title: str) -> list[list[str]]:
    """Return the rows of the first table after a line that begins with `title`, its heading first."""
    lines = iter(resource("cosmoforce", "rules.md").read_text(encoding="utf-8").splitlines())
    next(line for line in lines if line.startswith(title))
    rows: list[list[str]] = []
    for line in lines:
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
        elif rows:
            break
    return [row for row in rows if set(row[0]) != {"-"}]
