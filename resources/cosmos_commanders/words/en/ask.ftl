### Questions to those who play, and what their answers would come to.

ask-prompt = { $player }, { $what }
ask-commander = Which commander will you be?
ask-commander-hint = the beginning of a name
ask-commander-prompt = commander
ask-commander-fact = { $name }: { $bonus }
ask-home = Where is your Home?
ask-home-hint = the beginning of a system’s name; the roomiest systems are listed first
ask-home-prompt = Home
ask-home-fact = { $system } ({ $kind })
ask-action = Round { $round }, { $ap ->
        [0] no action point
        [one] { $ap } action point
       *[other] { $ap } action points
    } left
ask-action-hint = “colonize”, “take” or “route” with a name or number, for example; an empty line ends the turn
ask-action-prompt = action
ask-result = Do you want to spend an action point on another result?
ask-result-hint = the name of a level, or “token”; an empty line keeps the roll
ask-result-prompt = result
ask-result-fact = for one action point you can choose any row of the Research Table instead
ask-die = Which number does the die show?
ask-die-hint = 1 to 10 (a 0 means 10); an empty line lets MetaMaker roll
ask-die-prompt = die
ask-die-type = the type of a system
ask-die-order = { $player } rolls for the turn order
ask-die-takeover = { $player } rolls for a takeover
ask-die-culture = { $player } rolls for culture
ask-die-research = { $player } rolls for research
ask-die-ruins = { $player } rolls to search Ruins

ask-type-colony = colonize { $system }
ask-type-takeover = take { $system }
ask-type-culture = culture
ask-type-route = route { $number }
ask-type-research = research
ask-type-war = war { $number } { $player }
ask-type-end = end
ask-type-resign = resign
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
ask-limits = left this turn: { $kinds }
ask-choice-colony = { $text } ({ $kind })
ask-choice-takeover = { $text } ({ $chance })

ask-outcome-resign = you resign: you take no more turns and cannot win, and your counters stay on the map
ask-outcome = { $what }: { $does }
ask-odds-never = no roll takes it (net { $net })
ask-odds-always = any roll takes it (net { $net })
ask-odds-needs = needs { $needed } or more: { $chance } (net { $net })
ask-net-none = no modifiers
ask-net-military = { $value } military
ask-net-routes = { $value } routes
ask-net-protection = { $value } protection
ask-does-system = { $kind }
ask-does-level = { $level } { $now } → { $then }
ask-does-gate = one extra token at the end
ask-does-ruins = two extra tokens at the end
ask-does-search = two research rolls now, two extra tokens at the end
ask-does-ap = action points per turn { $now } → { $then }
ask-does-ap-short = { $count ->
        [one] { $count } level or route
       *[other] { $count } levels or routes
    } short of the next action point
ask-does-culture = 1 to 4 tokens, 2 on average
ask-does-research = 70% chance of a level, otherwise a token
ask-does-sector = sector { $number }: { $placed } of { $room } routes
ask-does-most = the most routes there
ask-does-all = every route there
ask-does-not-all = no longer every route there
ask-does-not-most = { $player } no longer has the most there
ask-does-score = the turn scores { $total } ({ $lowest } for the lowest resource, { $most } for sectors)
ask-does-lose = { $count ->
        [one] you lose { $count } action point
       *[other] you lose { $count } action points
    }
ask-does-keep = { $count ->
        [one] you keep { $count } action point
       *[other] you keep { $count } action points
    }

ask-help-colony = colonize SYSTEM: put a counter on an empty system next to yours, or next to a sector with your route
ask-help-takeover = take SYSTEM: a die and modifiers of 6 or more take a neighbouring system from its owner
ask-help-culture = culture: a die gives 1 to 4 tokens
ask-help-route = route NUMBER: open a trade route in a sector next to one of your systems
ask-help-research = research: a die raises a level, or gives a token
ask-help-war = war NUMBER PLAYER: remove another player’s route from a sector next to one of your systems
ask-help-end = end, or an empty line: end your actions and go to the Score Phase
