"""MetaMaker: design starships for tabletop games, print their record sheets, share fleets as one file."""

import os

if os.environ.get("METAMAKER_PLAIN", "") not in ("", "0"):  # before any other import, so that no compiled module is loaded
    from metamaker.core.plain_sources import prefer_sources

    prefer_sources()
