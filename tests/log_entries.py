"""Any entries of ships' logs, for the generated documents of all games."""

from datetime import date

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from metamaker.core.ship_log import BattleResult, Fate, LogEntry, Scar


def any_logs(words: SearchStrategy[str]) -> SearchStrategy[tuple[LogEntry, ...]]:
    """Return logs with names from `words`."""
    counts = st.integers(0, 9999)
    entries = st.builds(
        LogEntry,
        battle=st.sampled_from(("", "0123456789abcdef")),
        date=st.just("") | st.dates(date(1970, 1, 1)).map(date.isoformat),
        title=words,
        campaign=words.map(lambda text: text[:40]),
        opponent=words,
        result=st.none() | st.sampled_from(BattleResult),
        fate=st.sampled_from(Fate),
        boxes_lost=counts,
        squadrons_lost=counts,
        hits=counts,
        kills=counts,
        points=st.floats(0, 1_000_000, allow_nan=False),
        scars=st.lists(st.builds(Scar, what=words, repaired=st.booleans()), max_size=2).map(tuple),
        note=words,
    )
    return st.just(()) | st.lists(entries, min_size=1, max_size=2).map(tuple)
