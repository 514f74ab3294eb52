### The page “How true are the points?”: what was measured of combat value and of forecasts.

points-title = How true are the points?
points-what = Two fleets of equal combat value should be an even meeting. How far that holds was measured: many generated fleets of equal value fought each other, sides changing, led by captains of the program.
points-goal = No single number per ship can be right for every opponent: whom a ship meets matters as much as what it is. The row “the best number there can be” says how near one could come. For two given fleets, the forecast and above all a weighing tell more.
points-field-broad = A broad field: ships of all sorts
points-field-tame = A tame field: ships like those of the samples
points-distance = How far from even, in points of win rate, without what dice alone make (95 % interval of the raw figure) · meetings that end within 35 to 65 %. Less is better; 0 would be perfect.
points-equal = Fleets are equal by
points-ships = { $single ->
    [yes] { $number } ship
   *[no] { $number } ships
}
points-by-before = combat value, as the book has it
points-by-fitted = combat value, fitted anew to these battles
points-by-hull = hull hits
points-by-fire = √(offence × defence)
points-by-best = the best number there can be
points-decimal = { $whole }.{ $rest }
points-cell-distance = { $off } ({ $low }–{ $high }) · { $fair } %
points-cell-foretold = { $off } · { $loss } · { $match_ups }
points-cell-share = { $share } %
points-cell-number = { NUMBER($number, useGrouping: 1) }
points-forecast-tame = The forecast on a tame field, fitted on other ships
points-forecast-broad = The forecast on a broad field, fitted on other ships
points-forecast = How far the forecast is from what was fought, in points of win rate, without what dice alone make · logarithmic loss (0.693 would be a coin) · meetings.
points-shape = The forecast knows
points-forecast-by-value = combat value, and how it is spread over ships
points-forecast-by-parts = fire, hits, armour, hull and so on
points-forecast-by-edge = the course of the battle in means
points-forecast-by-all = all of it, as the program does
points-reliability = What a forecast is worth
points-reliability-what = Of meetings that were foretold to be won so often, by either side, so many battles were won. The fit had not seen them.
points-tenth = foretold
points-foretold = on the mean
points-fought = fought
points-match_ups = meetings
points-aim = what was aimed at
points-at_most = ≤ { $points }
points-tried = Shapes of the value that were tried
points-tried-what = How well a value of each shape, fitted to the same battles, tells who wins: the logarithmic loss on ships that no fit had seen. Less is better; 0.693 would be a coin.
points-shape-of-value = The value knows
points-loss = loss
points-tried-hull = hull hits
points-tried-first = what the first version of this program knew
points-tried-fire = √(offence × defence)
points-tried-arcs = offence and defence by arc, all else in percent of the ship
points-tried-whole = the same with pulse size, electronics, limited weapons and crews: the value of the book
points-tried-best = whatever there is to know: one free number for each ship
points-protocol = How it was measured
points-program = Version { $program }; captains of both sides: { $captain }; two battles each with the same dice, sides changed; a draw is half a win.
points-battles = { NUMBER($battles, useGrouping: 1) } battles. On each field { $designs } generated ships for the fits, { $unseen } others for the judgement; lines 30 to 96 cm apart, half of the ships with a heading of their own.
points-confidence = Intervals hold the true figure in { $confidence } of 100 cases.
points-again = `metamaker calibrate` measures it again, on your machine, with the same figures.
points-not = What is not measured
points-not-captains = People play otherwise than captains do: a fleet that asks for cunning may be worth more in your hands.
points-not-terrain = Terrain, scenarios with other aims than the enemy’s end, and meetings of more than eight ships a side.
points-truth = The truth for your two fleets is a weighing, and what makes them even is found by “Make it fair”.
