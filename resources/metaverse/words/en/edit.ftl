### Why something of a fleet cannot be changed, put or moved.

edit-in-fleet = in this fleet
edit-unknown-weapon = This fleet has no weapon “{ $name }”.
edit-unknown-starfighter = This fleet has no squadron type “{ $name }”.
edit-unknown-bay = This fleet has no bay “{ $name }”.
edit-unknown-class = This fleet has no class “{ $name }”.
edit-unknown-ship = This fleet has no ship “{ $name }”.
edit-unknown-squadron = This fleet has no squadron “{ $name }” without a carrier.

edit-no-part = This fleet has no part “{ $ref }”.
edit-no-section = { $design } has no { $section }.
edit-section-stands = { $design } already has a { $section }.
edit-folder-name = The name of a folder must contain letters and no slash.
edit-no-commander = “{ $name }” is not a ship, so it cannot command one.
edit-own-commander = { $ship } cannot command itself.
edit-commander-of-commander = { $ship } is under the command of { $above } and cannot command it.
edit-no-bay = { $design } has no bay “{ $bay }”.
edit-no-fighter-weapon = This fleet has no squadron weapon “{ $ref }”.
edit-fixed-formula = The rules fix “{ $entry }”; a custom formula cannot replace it.
edit-formula-line = Write one custom formula per line, such as “{ $example }”.
edit-word-line = Write one custom term per line, such as “{ $example }”.
edit-copy-parts = You can only copy parts of a ship.
edit-nothing-to-paste = The clipboard contains no part of a ship.
edit-copy-sections = You can only copy whole sections of a ship.
edit-mirror-sides = Only a port or starboard section has an opposite side.

edit-unknown-kind = Ships have no part “{ $kind }”.
edit-no-home = { $design } has no { $section } for it.
edit-on-ship = It can only be put on a ship.
edit-all-sections = { $design } already has every section that a ship can have.
edit-core-reactor = The core always has its reactor.
edit-own-reactor = The { $section } already has a reactor.
edit-most-in-section =
    { $field ->
        [hull_hits] The { $section } has { $count } hull hits; the maximum is { $most }.
        [hull_layers] The { $section } has { $count } hull layers; the maximum is { $most }.
        [crew_parties] The { $section } has { $count } crew parties; the maximum is { $most }.
       *[marine_parties] The { $section } has { $count } marine parties; the maximum is { $most }.
    }
edit-most-in-arc =
    { $field ->
        [armour_rating] There are { $count } points of armour { $arc }; the maximum is { $most }.
        [ablative_plates] There are { $count } ablative plates { $arc }; the maximum is { $most }.
       *[shield_hits] There are { $count } shield hits { $arc }; the maximum is { $most }.
    }
edit-hits-of-layers = The { $section } has { $count } hull hits; it needs one for each layer.
edit-no-arc = Every arc already has its own section, which carries its defences.
edit-move-parts = You can only move parts of a ship.
edit-other-class = This part belongs to { $design }; you can copy it to another class, but not move it.
edit-no-such-target = The { $property } of a target cannot be { $value }.
