"""Hangar bay definitions, bays in sections, and what is aboard (3.7.7)."""

from typing import Annotated

from pydantic import AfterValidator, Field

from metamaker.core.frozen import Frozen, Many, Name
from metamaker.core.ids import Id
from metamaker.games.metaverse.model.words import LoadoutKind, Small

Accepted = Annotated[Many[Id], Field(max_length=500), AfterValidator(lambda ids: tuple(dict.fromkeys(ids)))]


class Bay(Frozen):
    """A hangar bay type: squadrons launched plus recovered per turn, squadrons held, squadron types accepted."""

    id: Id
    name: Name
    launch: Small = 1
    carry: Small = 1
    accepts: Accepted = ()


class Load(Frozen):
    """`count` squadrons of one type aboard."""

    starfighter: Id
    count: Small = 1


Loads = Annotated[Many[Load], Field(max_length=500)]


class BayFit(Frozen):
    """`count` copies of a bay in a section. A permanent loadout lists its squadrons here, for all copies together."""

    id: Id
    bay: Id
    count: Small = 1
    loadout: LoadoutKind = LoadoutKind.OPEN
    squadrons: Loads = ()


class ShipLoadout(Frozen):
    """What one ship of the roster carries in a bay whose loadout is chosen for each ship (`download`)."""

    bay: Id
    squadrons: Loads = ()
