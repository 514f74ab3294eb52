### Reviews of matches.

review-rulings = This match was played by earlier rulings ({ $rulings } of { $present }): a few decisions of starfighters were different then.
