# Pages pour préparer un engagement.

encounter-title = Engagement
encounter-between = { $one } contre { $other }
encounter-scale = 1 : { $scale }, table de { $length } × { $width } cm, nord en haut
encounter-zone = { $cap ->
    [100] { $side }
   *[other] { $side } ≤ { $cap } %
}
encounter-account = DÉROULEMENT
encounter-tie = { $tie ->
    [defender] À égalité de dés, seul l’attaquant perd une équipe d’abordage.
   *[mutual] À égalité de dés, chaque camp perd une équipe.
}
encounter-boxes = Un point par pour cent des cases cochées de l’autre camp : le camp A a { $one } cases, le camp B { $other }.
encounter-head_start = { $side } a une avance de { $points } { $points ->
        [one] point
       *[other] points
    }{ $turn ->
        [0] { "" }
       *[other] , égalités à partir du tour { $turn }
    }
encounter-terrain = TERRAIN
encounter-thing = élément
encounter-size = diamètre
encounter-middle = cm de l’ouest | du sud
encounter-field = champ au-delà
encounter-everywhere = partout
encounter-edge = le long d’un bord
encounter-wind = , vent { $wind } vers { $direction }
encounter-cm = { $length } cm
encounter-west = de l’ouest
encounter-south = du sud
encounter-heading = cap
encounter-speed = maximum
encounter-towed = { $ship }, remorqué par { $by }
encounter-templates = Gabarits de terrain
encounter-templates_note = À découper. Le bord extérieur d’un anneau est le bord du gabarit.
encounter-template = { $kind }, { $size } cm
encounter-template_part = { $label } : { $count } de ces morceaux font le tour
encounter-unequal = { $fleet } a une valeur de combat de { $value }, mais la limite convenue est de { $limit }
encounter-harmless = Aucun camp ne peut infliger de dégâts, sauf par éperonnage (ni armes, ni escadrilles, ni équipes d’abordage) : attendez-vous à une partie nulle au dernier tour
