"""MetaMaker: design starships for tabletop games, print their record sheets, share fleets as one file."""
