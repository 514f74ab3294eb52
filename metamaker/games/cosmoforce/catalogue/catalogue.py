"""The catalogue of systems: data, read once and validated."""

import json
import tomllib
from functools import cache

from metamaker.core.frozen import Frozen
from metamaker.core.paths import resource
from metamaker.games.cosmoforce.catalogue.entry import Entry, Kind
from metamaker.games.cosmoforce.model.words import SystemKind


class Catalogue(Frozen):
    """All systems, in the order of the rules."""

    system: dict[SystemKind, Entry]

    def __getitem__(self, kind: SystemKind) -> Entry:
        """Return the entry of a system."""
        return self.system[kind]

    def of_kind(self, kind: Kind) -> tuple[SystemKind, ...]:
        """Return the systems that are there for one thing. Rule CF-SYS-10."""
        return tuple(system for system, entry in self.system.items() if entry.kind is kind)


@cache
def catalogue() -> Catalogue:
    """Return the catalogue of `resources/cosmoforce/catalogue.toml`."""
    data = tomllib.loads(resource("cosmoforce", "catalogue.toml").read_text(encoding="utf-8"))
    return Catalogue.model_validate_json(json.dumps(data))
