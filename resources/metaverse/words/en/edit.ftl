### Why something of a fleet cannot be changed, put or moved.

edit-in-fleet = in this fleet
edit-unknown-weapon = There is no weapon “{ $name }” in this fleet.
edit-unknown-starfighter = There is no squadron type “{ $name }” in this fleet.
edit-unknown-bay = There is no bay “{ $name }” in this fleet.
edit-unknown-class = There is no class “{ $name }” in this fleet.
edit-unknown-ship = There is no ship “{ $name }” in this fleet.
edit-unknown-squadron = There is no squadron “{ $name }” beside the ships of this fleet.

edit-no-part = There is no part “{ $ref }” in this fleet.
edit-no-section = { $design } has no { $section }.
edit-section-stands = { $design } has a { $section } already.
edit-folder-name = The name of a folder must have letters and no slash.
edit-own-commander = { $ship } cannot command itself.
edit-commander-of-commander = { $ship } is under the command of { $above } and cannot command it.
edit-no-bay = { $design } has no bay “{ $bay }”.
edit-no-fighter-weapon = There is no weapon of a squadron type “{ $ref }” in this fleet.
edit-fixed-formula = The rules fix “{ $entry }”, so no house formula can replace it.
edit-formula-line = A house formula is written as “{ $example }”, one in each line.
edit-word-line = A house word is written as “{ $example }”, one in each line.
edit-copy-parts = Only parts of a ship can be copied.
edit-nothing-to-paste = There is no part of a ship to be pasted.
edit-copy-sections = Only sections of a ship can be copied as a whole.
edit-mirror-sides = Only a port or starboard section has another side.

edit-unknown-kind = There is nothing called “{ $kind }” to put on a ship.
edit-no-home = { $design } has no { $section } to hold it.
edit-on-ship = It belongs on a ship.
edit-all-sections = { $design } has all sections that a ship can have.
edit-core-reactor = The core always has its reactor.
edit-own-reactor = The { $section } has a reactor already.
edit-most-in-section =
    { $field ->
        [hull_hits] The { $section } has { $count } hull hits; { $most } is the most.
        [hull_layers] The { $section } has { $count } hull layers; { $most } is the most.
        [crew_parties] The { $section } has { $count } crew parties; { $most } is the most.
       *[marine_parties] The { $section } has { $count } marine parties; { $most } is the most.
    }
edit-most-in-arc =
    { $field ->
        [armour_rating] There are { $count } points of armour { $arc }; { $most } is the most.
        [ablative_plates] There are { $count } ablative plates { $arc }; { $most } is the most.
       *[shield_hits] There are { $count } shield hits { $arc }; { $most } is the most.
    }
edit-hits-of-layers = The { $section } has { $count } hull hits; each layer needs one.
edit-no-arc = Every arc has a section of its own, which carries its defences.
edit-move-parts = Only parts of a ship can be moved.
edit-other-class = It is a part of { $design }; it can be copied to another class, not moved.
edit-no-such-target = A target has no { $property } of { $value }.
