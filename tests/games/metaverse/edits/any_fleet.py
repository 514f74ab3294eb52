"""How hard tests over any fleet search."""

from hypothesis import HealthCheck, settings

from tests.examples import examples

ANY_FLEET = settings(
    max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
