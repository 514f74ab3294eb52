"""Templates and gravity fields: how far they reach, how strong they are, what touches them."""

import pytest

from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.terrain import Band, Edge
from tests.games.metaverse.battle.afloat import at
from tests.games.metaverse.battle.terrain.things import disc, feature


@pytest.mark.rule("MV-5.0.1-01", "MV-5.0.1-04", "MV-5.0.1-05")
def test_the_field_of_a_planet_is_as_wide_as_it_and_grows_by_one_each_10_cm() -> None:
    # 40 cm across: the template ends 20 cm from its middle, the field 60 cm.
    planet = feature("planet", disc(40))
    assert [planet.strength(at(cm, 0)) for cm in (61, 60, 51, 50, 45, 30, 21)] == [0, 1, 1, 2, 2, 4, 4]
    assert planet.holds(at(20, 0))
    assert not planet.holds(at(21, 0))


@pytest.mark.rule("MV-5.0.1-02")
@pytest.mark.parametrize("diameter", [4, 47, 95, 463])
def test_bodies_to_scale_fit_a_table(diameter: int) -> None:
    # Earth, Jupiter, HAT-P-32b and Sol at 3,000 km a cm: the field of each is as wide as its diameter.
    body = feature("star", disc(diameter))
    assert (2 * body.radius, body.reach) == (diameter * 1000, diameter * 1000)


@pytest.mark.rule("MV-5.0.1-06", "MV-5.0.1-10")
@pytest.mark.parametrize("kind", ["planet", "moon"])
def test_15_cm_into_a_field_its_strength_is_2(kind: str) -> None:
    # The field of 30 cm across ends 45 cm from the middle; 30 cm from it is 15 cm deep.
    assert feature(kind, disc(30)).strength(at(0, 30)) == 2


@pytest.mark.rule("MV-5.0.2-01")
def test_a_table_edge_may_be_the_surface_of_a_star() -> None:
    # The northern edge is 60 cm from the middle; a star of 100 cm has a field of 100 cm: the middle is 40 cm deep, strength 5.
    star = feature("star", Edge(side=Arc.FORE, diameter_cm=100))
    assert [star.strength(at(x, 0)) for x in (-80, 0, 80)] == [5, 5, 5]
    assert star.holds(at(80, 61))
    assert not star.holds(at(80, 59))


@pytest.mark.rule("MV-5.0.2-03")
@pytest.mark.parametrize("kind", ["neutron_star", "pulsar", "magnetar"])
def test_the_field_of_a_neutron_star_is_three_times_as_wide_and_strong(kind: str) -> None:
    # 10 cm across: the field ends 5 + 30 cm from the middle. 20 cm from it is 15 cm deep: three times 2.
    star = feature(kind, disc(10))
    assert [star.strength(at(cm, 0)) for cm in (36, 35, 20)] == [0, 3, 6]


@pytest.mark.rule("MV-5.0.3-01")
def test_the_field_of_a_singularity_is_ten_times_as_wide_as_it() -> None:
    # 10 cm across: the field ends 105 cm from the middle; 15 cm from it is 90 cm deep, strength 10.
    hole = feature("singularity", disc(10))
    assert [hole.strength(at(cm, 0)) for cm in (106, 105, 15)] == [0, 1, 10]


@pytest.mark.rule("MV-5.0.4-01")
def test_a_strip_is_touched_by_what_crosses_it() -> None:
    field = feature("asteroid_field", Band(x_cm=-90, y_cm=0, to_x_cm=90, to_y_cm=0, width_cm=20))
    assert field.holds(at(50, 10))
    assert not field.holds(at(50, 11))
    assert field.meets(at(0, -30), at(0, 30))
    assert not field.meets(at(0, 11), at(0, 30))
