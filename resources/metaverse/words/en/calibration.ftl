## Studies of the points
calibration-extra = a study of the points needs filelock, numpy and scipy, which are not all installed: pip install filelock numpy scipy
calibration-other = { $folder } contains another study ({ $file } does not match). Use an empty folder
calibration-under_way = another study is running in { $folder }. Wait until it ends, or use another folder
calibration-field-tame = Typical test set: distance from even in percentage points (interval), and share of even match-ups
calibration-field-broad = Wide test set: distance from even in percentage points (interval), and share of even match-ups
calibration-by = Fleets have equal
calibration-ships = { $count ->
    [one] { $number } ship
   *[other] { $number } ships
}
calibration-by-fitted = fitted values
calibration-by-before = active values
calibration-by-hull = hull hits
calibration-by-fire = √(offence × defence)
calibration-by-best = the best possible number
calibration-numbers = Numbers of the standard formulas
calibration-no_better = Numbers of the standard formulas. The fitted numbers were no better on new ships, so keep the active ones
calibration-entry = Entry
calibration-before = Active
calibration-after = Fitted
