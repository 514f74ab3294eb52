### Names of what the game has.

names-cruiser = Cruiser
names-destroyer = Destroyer
names-exterminator = Exterminator
names-fighter = Fighter
names-jumper = Jumper
names-taker = Taker

names-red = Red
names-blue = Blue
names-yellow = Yellow
names-green = Green
names-violet = Violet
names-white = White

names-owned = { $owner }’s { $ship }
