### What a document of the game is called: little, so that the start page reads little.

document-kind = Board
document-new = New board
document-designs = boards
document-about = Dice chess on 37 hexes for two to six: half an hour of chains, captures and wormholes.
document-nameless = Unnamed board
document-template = The hexagon, { $players } players
