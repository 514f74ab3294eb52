### Questions to those who play, and what their answers would come to.

ask-prompt = { $player }, { $what }
ask-commander = Which commander will you be?
ask-commander-hint = the beginning of a name
ask-commander-prompt = commander
ask-commander-fact = { $name }: { $bonus }
ask-home = Where is your Home?
ask-home-hint = the beginning of a system’s name; those with most room around them come first
ask-home-prompt = Home
ask-home-fact = { $system } ({ $kind })
ask-action = Round { $round }, { $ap ->
        [0] no action point
        [one] { $ap } action point
       *[other] { $ap } action points
    } left
ask-action-hint = such as “colonize”, “take” or “route” with a name or number; an empty line ends the turn
ask-action-prompt = action
ask-result = Another result for an action point?
ask-result-hint = the name of a level, or “token”; an empty line keeps what was rolled
ask-result-prompt = result
ask-result-fact = for one action point any row of the Research Table can be taken instead
ask-die = What does the die show?
ask-die-hint = 1 to 10; a 0 is a 10; an empty line lets MetaMaker roll
ask-die-prompt = die
ask-die-type = a type of system
ask-die-order = who begins: { $player } rolls
ask-die-takeover = { $player } rolls for a takeover
ask-die-culture = { $player } rolls for culture
ask-die-research = { $player } rolls for research
ask-die-ruins = { $player } rolls for what is in the Ruins

ask-type-colony = colonize { $system }
ask-type-takeover = take { $system }
ask-type-culture = culture
ask-type-route = route { $number }
ask-type-research = research
ask-type-war = war { $number } { $player }
ask-type-end = end
ask-type-keep = keep { $result }
ask-type-token = token
ask-type-roll = roll

ask-kind-colony = colonies
ask-kind-takeover = takeovers
ask-kind-culture = culture
ask-kind-route = routes
ask-kind-research = research
ask-kind-war = wars

ask-level = { $level } { $value }
ask-levels = { $levels }; { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }; { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
ask-limit = { $kind } { $left } of { $limit } ({ $level })
ask-limits = left in this turn: { $kinds }
ask-choice-colony = { $text } ({ $kind })
ask-choice-takeover = { $text } ({ $chance })

ask-outcome = { $what }: { $does }
ask-odds-never = no roll takes it (net { $net })
ask-odds-always = any roll takes it (net { $net })
ask-odds-needs = needs { $needed } or more: { $chance } (net { $net })
ask-net-none = no modifiers
ask-net-military = { $value } military
ask-net-routes = { $value } routes
ask-net-protection = { $value } protected
ask-does-system = { $kind }
ask-does-level = { $level } { $now } → { $then }
ask-does-gate = one token more at the end
ask-does-ruins = two tokens more at the end
ask-does-search = two rolls of research now, two tokens more at the end
ask-does-ap = action points of a turn { $now } → { $then }
ask-does-ap-short = { $count ->
        [one] { $count } level or route
       *[other] { $count } levels or routes
    } short of the next action point
ask-does-culture = 1 to 4 tokens, 2 on average
ask-does-research = a level in 7 of 10 cases, else a token
ask-does-sector = sector { $number }: { $placed } of { $room } routes
ask-does-most = the most routes there
ask-does-all = every route there
ask-does-not-all = no more every route there
ask-does-not-most = { $player } has no more the most there
ask-does-score = the turn scores { $total } ({ $lowest } for the lowest resource, { $most } for sectors)
ask-does-lose = { $count ->
        [one] { $count } action point is lost
       *[other] { $count } action points are lost
    }
ask-does-keep = { $count ->
        [one] { $count } action point is kept
       *[other] { $count } action points are kept
    }

ask-help-colony = colonize SYSTEM: a counter on an empty system next to yours, or beside a sector with a route of yours
ask-help-takeover = take SYSTEM: a die and modifiers of 6 or more take a system next to yours from its owner
ask-help-culture = culture: a die gives 1 to 4 tokens
ask-help-route = route NUMBER: a trade route in a sector beside one of your systems
ask-help-research = research: a die raises a level, or gives a token
ask-help-war = war NUMBER WHO: a route of somebody else goes out of a sector beside one of your systems
ask-help-end = end, or an empty line: the Score Phase
