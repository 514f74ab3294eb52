## Studies of the points
calibration-extra = a study of the points needs filelock, numpy and scipy, which are not all installed: pip install filelock numpy scipy
calibration-other = { $folder } has another study: { $file } does not fit; take an empty folder
calibration-under_way = { $folder } is the folder of a study that is under way: wait until it has ended, or take another folder
calibration-field-tame = Tame field: how far from even, in points (interval), and fair match-ups
calibration-field-broad = Broad field: how far from even, in points (interval), and fair match-ups
calibration-by = Fleets are equal by
calibration-ships = { $count ->
    [one] { $number } ship
   *[other] { $number } ships
}
calibration-by-fitted = the fitted value
calibration-by-before = the value in force
calibration-by-hull = hull hits
calibration-by-fire = √(offence × defence)
calibration-by-best = the best number there can be
calibration-numbers = Numbers of the formula book
calibration-no_better = Numbers of the formula book: the fitted ones did no better on ships that no fit had seen, so nothing speaks for a change
calibration-entry = Entry
calibration-before = In force
calibration-after = Fitted
