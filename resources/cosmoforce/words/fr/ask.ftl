### Les questions posées à un joueur dans un combat, l’aide aux réponses et leurs effets. Les mots à taper sont les mêmes dans toutes
### les langues.

ask-as-plain = une ligne vide laisse choisir le capitaine méthodique

ask-ship = { $ship } : { $numbers }. Systèmes : { $systems }
ask-own = votre vaisseau : { $numbers }. Systèmes : { $systems }
ask-own-numbers = votre vaisseau : { $numbers }
ask-numbers = masse { $mass }, vitesse { $speed }, poussée { $thrust }, chaleur { $heat }, équipage { $crew }{ $limited ->
        [True] { "" }
       *[other] , masse sans limite pour les touches
    }
ask-late = la limite de temps est passée ; il ne reste que ram, burn et pass (CF-ELIM-06)
ask-next-heat = avec la chaleur actuelle : { $odds }

ask-heat-odds = { $dice ->
        [0] pas de jet de chaleur
        [one] { $dice } dé de chaleur : { $once } de toucher l’équipage, { $twice } de le toucher deux fois
       *[other] { $dice } dés de chaleur : { $once } de toucher l’équipage, { $twice } de le toucher deux fois
    }
ask-collision-odds = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } de collision { $late ->
        [True] dans les Suites
       *[other] au début de son prochain tour
    } : { $damage } de dégâts en moyenne, pour { $boxes ->
        [one] { $boxes } case restante
       *[other] { $boxes } cases restantes
    }
ask-ram-odds = { $dice ->
        [one] { $dice } dé au contact
       *[other] { $dice } dés au contact
    } : { $damage } de dégâts à la cible, { $recoil } à l’éperonneur en moyenne

ask-attack = { $count } × { $system } sur { $target }, { $mass ->
        [-1] masse sans limite
       *[other] masse { $mass }
    }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : { $mean } touches en moyenne ({ $chances }){ $weapon ->
        [missile] , épuisement { $extra }
        [laser] , chaleur propre { $extra } en moyenne
        [hangar] { $extra ->
            [1] { "" }
           *[other] , { $extra } dégâts par touche
        }
       *[other] { "" }
    }
ask-attack-chance = { $hits } ou plus : { $chance }

ask-action = { $left ->
        [1] choisissez la dernière action de ce tour
       *[other] choisissez une action ({ $left } restantes)
    }
ask-action-word = action
ask-action-empty = une ligne vide pour passer
ask-action-help-weapons = « laser », « missile », « railgun » ou « hangar » : toutes les armes en marche de ce type tirent sur le seul ennemi. « missile 2 B1 » : deux tirent sur B1 ; « missile 3+5 B1 » : celles des emplacements 3 et 5 ; « missile 5+ B1 » : seulement celle de l’emplacement 5
ask-action-help-upkeep = « burn +2 » ou « burn -1 » : changer de vitesse, contre de la chaleur ; « conserve » : évacuer de la chaleur. « heal » : soigner les blessés ; « heal 2 » : seulement le membre 2
ask-action-help-repair = « repair 3 3 5 » : envoyer un membre libre sur chaque emplacement nommé ; « repair { "2:5" } » : envoyer le membre 2 sur l’emplacement 5
ask-action-help-others = « ram B1 » : éperonner, et « strafe » : nommer des systèmes, si les règles le permettent. « pass » ou une ligne vide : aucune action
ask-action-help-short = les mots à taper restent en anglais et peuvent être abrégés : m 2 b1
ask-action-burn = poussée { $change } : vitesse { $speed }, chaleur { $heat }
ask-action-burn-collides = { $burn }. Ensuite { $collision }
ask-action-ram = éperonne { $target }, qui peut esquiver par une poussée. { $odds }
ask-action-repair = envoie { $sent }. Chacun enlève une marque au début du prochain tour
ask-action-repair-sent = { $token } sur l’{ $slot }
ask-action-conserve = évacue { $shed ->
        [one] { $shed } point de chaleur
       *[other] { $shed } points de chaleur
    }, reste { $left }
ask-action-conserve-dice = lance pour évacuer la chaleur, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : { $mean } en moyenne
ask-action-heal = { $count ->
        [one] soigne { $count } blessé
       *[other] soigne { $count } blessés
    }
ask-action-strafe = fait un mitraillage pour 1 point de chaleur, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : { $mean } systèmes à nommer en moyenne
ask-action-pass = passe

ask-relief = quels membres reviennent en attente ?
ask-relief-word = relève
ask-relief-hint = « all » (tous), ou les membres par numéro, par exemple « 1 2 » ; avec une ligne vide, tous restent
ask-relief-help = « 1 2 » : les membres 1 et 2 reviennent en attente ; « all » : tous. Avec une ligne vide, tous restent en place
ask-relief-outcome = reviennent en attente : { $tokens }

ask-cooling = combien de points de chaleur évacuez-vous ?
ask-cooling-word = chaleur évacuée
ask-cooling-hint = de 0 à { $most } ; une ligne vide en évacue { $most }
ask-cooling-fact = chaleur { $heat }, { $odds }
ask-cooling-help = « 2 » : évacuer 2 points de chaleur ; une ligne vide : autant que possible
ask-cooling-outcome = évacue { $shed }, chaleur restante { $left }

ask-evasion = { $rammer } éperonne : esquivez-vous par une poussée ?
ask-evasion-word = esquive
ask-evasion-hint = une poussée de { $most } au plus (+{ $most }) coûte { $heat } de chaleur, et le vaisseau s’échappe s’il devient plus rapide ; avec une ligne vide, il garde son cap
ask-evasion-fact = { $rammer } : vitesse { $speed }, masse { $mass }. { $odds }
ask-evasion-help = « +1 », « -2 » ou « 0 » : changer ainsi de vitesse ; « stay » ou une ligne vide : ne pas esquiver
ask-evasion-stay = garde son cap, et se fait heurter
ask-evasion-outcome = { $burn } : { $end ->
        [dice] les dés désignent le plus rapide
        [away] s’échappe
       *[hit] se fait heurter quand même
    }

ask-names = quels systèmes nommez-vous (au plus { $count }) ?
ask-names-word = noms
ask-names-hint = vaisseaux et emplacements, par exemple { $sign }{ ":1" } { $sign }{ ":2" } ; { ask-as-plain }
ask-names-help = « { "B1:3" } { "B1:4" } » : ces emplacements de B1 ; « none » : aucun système ; { ask-as-plain }
ask-names-outcome = nomme { $systems }
ask-names-system = { $slot } de { $ship }
ask-names-ship = { $ship } : { $systems }

ask-damage = où vont les dégâts ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) ?
ask-damage-word = dégâts
ask-damage-hint = { $points ->
        [1] un emplacement, par exemple { $slot }
       *[other] les emplacements, un par point, par exemple { $slot } { $slot }. S’il en manque, le reste vous sera redemandé
    } ; { ask-as-plain }
ask-damage-slot = { $number } { $system }, { $free ->
        [one] { $free } case libre
       *[other] { $free } cases libres
    }
ask-damage-whole = { $count ->
        [one] { $count } système
       *[other] { $count } systèmes
    } sans marque ; s’il n’en reste aucun, le vaisseau est perdu
ask-damage-help = « 3 » : une marque sur l’emplacement 3 ; « 3 3 5 » : trois marques dans cet ordre ; { ask-as-plain }
ask-damage-mark = une marque sur l’{ $slot }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count } fois)
    }{ $destroyed ->
        [True] , qui le détruit{ $kills ->
            [True] { " " }et tue l’équipage sans place
           *[other] { "" }
        }
       *[other] { "" }
    }{ $detonates ->
        [True] , qui le fait exploser : 2 dégâts de plus par marque
       *[other] { "" }
    }{ $harms ->
        [True] , qui touche l’équipage placé là
       *[other] { "" }
    }
ask-damage-outcome = { $marks }{ $lost ->
        [True] . Tous les systèmes ont alors une marque, et le vaisseau est perdu
       *[other] { "" }
    }

ask-harm = quels membres sont touchés ({ $count ->
        [one] { $count } fois
       *[other] { $count } fois
    }) ?
ask-harm-word = blessures
ask-harm-hint = { $count ->
        [1] les membres par numéro, par exemple « 1 »
       *[other] les membres par numéro, par exemple « 1 2 », ou « 1 1 » pour deux fois le même
    } ; { ask-as-plain }
ask-harm-help = « 1 2 » : les membres 1 et 2 ; « 1 1 » : deux fois le membre 1, ce qui le tue s’il est prêt ; { ask-as-plain }
ask-harm-outcome = touchés : { $tokens }

ask-surplus = quels membres meurent avec l’habitat (nombre : { $count }) ?
ask-surplus-word = pertes
ask-surplus-hint = { $count ->
        [1] les membres par numéro, par exemple « 1 »
       *[other] les membres par numéro, par exemple « 1 2 »
    } ; { ask-as-plain }
ask-surplus-help = « 1 2 » : les membres 1 et 2 ; { ask-as-plain }
ask-surplus-outcome = perdus : { $tokens }

ask-heat = sur { $count } effets de la chaleur, combien endommagent des systèmes au lieu de toucher l’équipage ?
ask-heat-word = chaleur
ask-heat-hint = de 0 à { $count } ; une ligne vide vaut 0
ask-heat-help = « 1 » : un dé endommage un système, les autres touchent l’équipage ; une ligne vide : tous touchent l’équipage
ask-heat-outcome = { $harms ->
        [one] { $harms } fois l’équipage touché
       *[other] { $harms } fois l’équipage touché
    }, { $damage ->
        [one] { $damage } dégât aux systèmes
       *[other] { $damage } dégâts aux systèmes
    }

### Courtes listes de choix.

ask-offer-fire = Tirer avec { $count } × { $system } sur { $target }
ask-offer-damage = { $damage } dégâts en moyenne
ask-offer-weapons = Armes, par emplacement
ask-offer-ram = Éperonner { $target }
ask-offer-ram-result = { $damage } dégâts à la cible en moyenne, { $own } à votre vaisseau, sauf esquive
ask-offer-burn = Poussée { $change }
ask-offer-burn-result = vitesse { $speed }, chaleur { $heat }{ $collides ->
        [True] { ". " }{ $collision }
       *[other] { "" }
    }
ask-offer-speeds = Changement de vitesse
ask-offer-conserve = Évacuer la chaleur
ask-offer-conserve-result = { $rolled ->
        [True] { $shed } de chaleur sur { $heat } en moyenne
       *[other] la chaleur passe de { $heat } à { $left }
    }
ask-offer-heal = Soigner { $crew }
ask-offer-heal-result = de nouveau en forme
ask-offer-crew = Blessés
ask-offer-repair = { $count ->
        [one] Réparer un système
       *[other] Réparer { $count } systèmes
    }
ask-offer-slots = Membre → emplacement
ask-offer-strafe = Mitraillage
ask-offer-strafe-result = { $systems } systèmes nommés en moyenne, 1 de chaleur
ask-offer-afterburners = Postcombustions
ask-offer-pass = Passer
ask-offer-pass-result = { $left ->
        [0] renonce à la dernière action de ce tour
        [one] renonce à cette action ; il en reste une
       *[other] renonce à cette action ; il en reste { $left }
    }
ask-offer-stay = Garder le cap
ask-offer-stay-result = { $rammer } touche. { $odds }
ask-offer-evade = Poussée { $change }
ask-offer-evade-result = { $end ->
        [away] échappe à { $rammer }
        [dice] les dés décident s’il échappe à { $rammer }
       *[hit] { $rammer } touche quand même
    }. Vitesse { $speed }, chaleur { $heat }{ $collides ->
        [True] { ". " }{ $collision }
       *[other] { "" }
    }
ask-offer-evasions = { $some ->
        [True] Poussées (✓ échappe à { $rammer })
       *[other] { $dice ->
            [True] Poussées (les dés décident face à { $rammer })
           *[other] Aucune poussée n’échappe à { $rammer }
        }
    }
ask-offer-shed = Évacuer { $shed } de chaleur
ask-offer-shed-result = reste { $left }
ask-offer-suffer = { $harms ->
        [0] Équipage indemne
        [one] { $harms } blessure pour l’équipage
       *[other] { $harms } blessures pour l’équipage
    }
ask-offer-suffer-result = { $damage ->
        [0] aucun dégât aux systèmes
        [one] { $damage } dégât aux systèmes
       *[other] { $damage } dégâts aux systèmes
    }
ask-tick-left = { $left ->
        [0] Tous les points sont placés
        [one] { $left } point à placer
       *[other] { $left } points à placer
    }
ask-tick-crew-left = { $left ->
        [0] Tous choisis
       *[other] encore { $left } à choisir
    }
ask-tick-chosen = { $count } choisis sur { $most } au plus
ask-tick-suggested = Proposition
