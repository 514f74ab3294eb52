"""Arbitrary documents that load: designs of any class with any systems, teams of ships that are built to them."""

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from metamaker.games.cosmoforce.model.design import SLOTS, Design, ShipClass, SystemKind
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.model.fleet import Fleet, Ship, Team
from tests.log_entries import any_logs

names = st.sampled_from(("Heron", "Kite", "Heron 2", "")) | st.text("ab é", max_size=4)
"""Few, so that some are used twice."""

slots = st.lists(st.none() | st.sampled_from(SystemKind), min_size=SLOTS, max_size=SLOTS).map(tuple)
ids = st.sampled_from(("heron", "kite", "a", "b")) | st.text("ab-", min_size=1, max_size=3).filter(lambda text: text[0] != "-")


@st.composite
def fleets(draw: DrawFn) -> Fleet:
    """Any document that loads."""
    taken = draw(st.lists(ids, unique=True, max_size=9))
    of_designs, of_teams, of_ships = taken[:3], taken[3:5], taken[5:]
    built = [
        Ship(
            id=each,
            name=draw(names),
            design=draw(st.sampled_from(of_designs)),
            at_home=draw(st.booleans()),
            log=draw(any_logs(names)),
        )
        for each in of_ships
        if of_designs
    ]
    cuts = sorted(draw(st.lists(st.integers(0, len(built)), min_size=len(of_teams), max_size=len(of_teams))))
    budgets = st.none() | st.integers(0, 90)
    teams = [
        Team(id=each, name=draw(names), budget=draw(budgets), ships=tuple(built[start:end]))
        for each, start, end in zip(of_teams, [0, *cuts], cuts, strict=False)
    ]
    return Fleet(
        name=draw(names),
        notes=draw(names),
        edition=draw(st.sampled_from(Edition)),
        designs=tuple(
            Design(id=each, name=draw(names), ship_class=draw(st.sampled_from(ShipClass)), slots=draw(slots), notes=draw(names))
            for each in of_designs
        ),
        teams=tuple(teams),
    )
