"""Single ships weighed: who is the same in battle, against whom each is set."""

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.game_api.documents import NotInDocument
from metamaker.games.metaverse.balance import OPPONENTS, MetaverseWeighing
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.stats.fleet import fleet_stats
from tests.games.metaverse.samples import sample_fleet

EVEN = sample_fleet(sample_fleets("metaverse") / "the-even-hand.json")
SCALES = MetaverseWeighing()


def renamed(fleet: Fleet, key: str, **changes: object) -> Fleet:
    """Return a fleet with a class changed."""
    return fleet.with_(classes=tuple(each.with_(**changes) if each.id == key else each for each in fleet.classes))


def sign(fleet: Fleet, name: str) -> str:
    (ship,) = SCALES.weighed(fleet, (name,))
    return ship.sign


def test_a_name_makes_no_other_ship_and_a_hull_hit_does() -> None:
    known = sign(EVEN, "ell")
    assert sign(renamed(EVEN, "ell", name="Cubit", notes="shorter"), "ell") == known
    assert sign(renamed(EVEN, "ell", crew_quality=5), "ell") != known


def test_a_ship_of_the_roster_is_its_class_by_another_name() -> None:
    (ship,) = SCALES.weighed(EVEN, ("yardstick",))
    assert (ship.name, ship.sign) == ("Yardstick", sign(EVEN, "ell"))


def test_no_names_stand_for_all_classes() -> None:
    assert [ship.name for ship in SCALES.weighed(EVEN, ())] == ["Ell", "Ell Block 3", "Fathom", "Fathom Mk II", "League"]


def test_a_field_is_worth_about_as_much_as_who_meets_it() -> None:
    small, large = (SCALES.field(EVEN, SCALES.weighed(EVEN, (name,))) for name in ("ell", "league"))
    worth = [[fleet_stats(each.force).combat_value for each in field] for field in (small, large)]
    assert [len(field) for field in (small, large)] == [OPPONENTS, OPPONENTS]
    assert max(worth[0]) < min(worth[1])
    assert worth[0] == sorted(worth[0])


def test_nobody_meets_itself_in_the_field() -> None:
    (ship,) = SCALES.weighed(EVEN, ("fathom",))
    assert ship.sign not in {each.sign for each in SCALES.field(EVEN, (ship,))}


def test_illegal_designs_are_refused_with_their_flaws() -> None:
    broken = renamed(EVEN, "ell", crew_quality=9)
    assert {flaw.rule for flaw in SCALES.flaws(broken, ("ell",))} == {"MV-3.1.11-01"}
    assert SCALES.flaws(broken, ("fathom",)) == ()


def test_a_ship_that_is_not_there_is_no_ship() -> None:
    with pytest.raises(NotInDocument):
        SCALES.weighed(EVEN, ("nobody",))


def test_dice_come_from_what_fights() -> None:
    one, other = SCALES.weighed(EVEN, ("ell", "fathom"))
    duel = SCALES.meeting(one, other, "plain")
    assert duel.match_up == f"{one.sign} against {other.sign}"
    assert not duel.itself
