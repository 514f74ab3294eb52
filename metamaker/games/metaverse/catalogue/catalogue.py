"""The catalogue of components and options: data, read once and validated."""

import json
import tomllib
from functools import cache

from metamaker.core.frozen import Frozen
from metamaker.core.paths import resource
from metamaker.games.metaverse.catalogue.entry import Entry, Option, QualityEntry
from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.words import HullType, SquadronQuality, WeaponQuality


class Catalogue(Frozen):
    """All entries by key. `component` also holds the automatic and defined ones: reactor, life_support, weapon, hangar_bay."""

    component: dict[str, Entry]
    hull_type: dict[HullType, Option]
    weapon_quality: dict[WeaponQuality, QualityEntry]
    squadron_quality: dict[SquadronQuality, Option]

    def __getitem__(self, kind: ComponentKind | str) -> Entry:
        """Return the entry of a component kind."""
        return self.component[kind]


@cache
def catalogue() -> Catalogue:
    """Return the catalogue of `resources/metaverse/catalogue.toml`."""
    data = tomllib.loads(resource("metaverse", "catalogue.toml").read_text(encoding="utf-8"))
    return Catalogue.model_validate_json(json.dumps(data))
