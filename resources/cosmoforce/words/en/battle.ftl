### Texts on the pictures of a battle.

battle-picture-start = Start
battle-picture-round = Round { $round }
battle-picture-against = against
battle-picture-faster = over 12
battle-picture-heat = heat
battle-picture-crew = crew, hurt as rings
battle-picture-systems = systems, marked boxes filled
battle-picture-lost = eliminated

battle-strength-boxes = system boxes
battle-strength-fights = fights survived
battle-strength-score = score
battle-strength-mass = mass
