### The printed pages other than roster sheets, and the picture of a document.

pages-nameless = Ships

pages-title-roster = Ships and teams
pages-title-sheets = Ship rosters
pages-title-rules = Rules side
pages-title-reference = Reference cards
pages-title-threats = Threat cards
pages-title-speed_track = Speed track
pages-title-record = Record sheets
pages-title-hit_tables = What do I need to hit?
pages-title-notes = Notes
pages-title-counters = Counters

pages-foot-kind = Cosmoforce  ·  { $kind }

pages-roster-budget = mass { $mass } of { $allowed }
pages-roster-mass = mass { $mass }
pages-roster-without = Ships without a team
pages-roster-ships = { $class }, mass { $mass }, speed { $speed }, crew { $crew }, heat { $heat }, { $boxes } boxes

pages-reference-weapons = Weapons
pages-reference-marked = A bar marks rules that differ in the other edition.

pages-threats-number = d8: { $number }
pages-threats-chart = Survival: the threat chart
pages-threats-roll = Roll 1 die for each ship in the group, plus 1 for every 3 fights survived. Every die picks a ship, even a 7 or 8. Each 1 adds a die.
pages-threats-carried = Marks, losses and hurt crew stay for the next fight. Heat and speed start again from the working propulsion.
pages-threats-override = fights at speed { $speed }
pages-threats-numbers = mass { $mass }, speed { $speed }, crew { $crew }

pages-track-above = above
pages-track-hint = Put each ship’s marker on its whole speed. Between ships of equal speed the hundredths decide; write them in the log.

pages-record-log = Speed and order, round by round
pages-record-round = round
pages-record-ship = ship
pages-record-score = Survival score
pages-record-fight = fight
pages-record-threats = threats
pages-record-empty = empty slots
pages-record-points = 10 + 5 × empty
pages-record-once = 10, empty slots once
pages-record-total = total

pages-counters-crew = Crew, ready and hurt
pages-counters-heat = Heat
pages-counters-ships = Ship markers
pages-counters-fold = Cut out, fold along the dashed line, and glue. Each crew token shows ready on one side and hurt on the other.
pages-counters-ready = ready
pages-counters-hurt = hurt
pages-counters-token = heat

pages-picture-by = by { $author }
pages-picture-opens = Opens in MetaMaker
pages-picture-more = and { $count } more
pages-picture-ships = ships
pages-picture-teams = teams
pages-picture-mass = mass

pages-hits-about = { $fleet }  ·  { $class }  ·  what do I need to hit?
pages-hits-mass = weapons (dice)  ·  target mass
pages-hits-no_limit = no limit
pages-hits-row = { $count } ({ $dice } { $dice ->
        [one] die
       *[other] dice
    })
pages-hits-faster = { $count } at a faster ship ({ $dice })
pages-hits-slower = { $count } at a slower ship ({ $dice })
pages-hits-hint-laser = Mean hits, and the chance of any hit. “no limit”: a target that is slower than 1, or adrift. Every hit also heats the target by 1.
pages-hits-hint-missile = Mean hits, and the chance of any hit. “no limit”: a target that is slower than 1, or adrift. Two 8s deplete the Missiles.
pages-hits-hint-railgun = Mean hits, and the chance of any hit. “no limit”: a target that is slower than 1, or adrift. A slower target is worth three dice.
pages-hits-hint-hangar = Mean hits, and the chance of any hit. “no limit”: a target that is slower than 1, or adrift. A hit marks up to { $damage } { $damage ->
        [one] box
       *[other] boxes
    }.
pages-hits-heat = dice for heat
pages-hits-heat_title = Heat
pages-hits-dice = { $dice }
pages-hits-harm-1 = harms crew
pages-hits-harm-2 = harms crew twice
pages-hits-hint-heat = One die for each heat beyond { $sheds }, the number of Dissipators. The ship starts with heat { $starts }.
