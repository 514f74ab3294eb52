"""Hangar bay definitions, bays in sections, and the squadrons aboard (3.7.7)."""

from typing import Annotated

from pydantic import AfterValidator, Field

from metamaker.core.frozen import Frozen, Many, Name
from metamaker.core.ids import Id
from metamaker.games.metaverse.model.words import LoadoutKind, Small

Accepted = Annotated[Many[Id], Field(max_length=500), AfterValidator(lambda ids: tuple(dict.fromkeys(ids)))]


class Bay(Frozen):
    """A hangar bay type. `launch` counts squadrons launched and recovered per turn, `carry` the squadrons it can hold.

    `accepts` lists the squadron types that can use it.
    """

    id: Id
    name: Name
    launch: Small = 1
    carry: Small = 1
    accepts: Accepted = ()


class Load(Frozen):
    """`count` squadrons of one type aboard a ship."""

    starfighter: Id
    count: Small = 1


Loads = Annotated[Many[Load], Field(max_length=500)]


class BayFit(Frozen):
    """`count` copies of a bay in a section. `squadrons` is the permanent loadout of all copies together."""

    id: Id
    bay: Id
    count: Small = 1
    loadout: LoadoutKind = LoadoutKind.OPEN
    squadrons: Loads = ()


class ShipLoadout(Frozen):
    """The squadrons of one ship of the roster in a bay with the loadout `download`, which is chosen for each ship."""

    bay: Id
    squadrons: Loads = ()
