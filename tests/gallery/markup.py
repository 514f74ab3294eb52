"""Pages read strictly: what is opened is closed, in its order; what they load, lead to, and call things by."""

from html.parser import HTMLParser
from pathlib import Path

from typing_extensions import override

VOID = {"meta", "link", "img", "input", "br", "hr"}


class Page(HTMLParser):
    """A page, read. Raises AssertionError where elements are not nested."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.text = ""
        self.feed(file.read_text(encoding="utf-8"))
        self.close()
        assert self.open == [], file

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(dict(attrs)) == len(attrs), (self.file, tag, attrs)
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self.open.append(tag)

    @override
    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    @override
    def handle_endtag(self, tag: str) -> None:
        assert self.open, (self.file, tag)
        assert self.open.pop() == tag, (self.file, tag, self.getpos())

    @override
    def handle_data(self, data: str) -> None:
        self.text += data

    def of(self, *tags: str) -> list[dict[str, str]]:
        """Return the attributes of all elements of these tags."""
        return [attributes for tag, attributes in self.elements if tag in tags]

    @property
    def ids(self) -> list[str]:
        """All ids, in their order."""
        return [attributes["id"] for _, attributes in self.elements if "id" in attributes]
