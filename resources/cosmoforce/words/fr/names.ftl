### Les noms des emplacements, systèmes, équipages, dés et nombres dans les récits et les questions.

names-between = { " ; " }
names-nobody = personne
names-nothing = rien
names-slot = emplacement { $number } ({ $system })
names-slots = { $system } ({ $count ->
        [one] emplacement { $slots }
       *[other] emplacements { $slots }
    })
names-empty = vide
names-standby = en attente
names-token = membre { $number }
names-token-named = { $name } (membre { $number })
names-crew = { $ready ->
        [one] { $ready } prêt
       *[other] { $ready } prêts
    }{ $hurt ->
        [0] { "" }
        [one] , { $hurt } blessé
       *[other] , { $hurt } blessés
    }
names-crew-member = { $token } { $state ->
        [1] blessé
       *[2] prêt
    }{ $posted ->
        [True] { " " }sur l’{ $slot }
       *[other] { "" }
    }
names-system = { $state ->
        [destroyed] { $system } { $kind ->
            [afterburner] détruite
           *[other] détruit
        }
        [depleted] { $system } épuisé
        [marked] { $system } ({ $marks }/{ $boxes })
       *[whole] { $system }
    }{ $posted ->
        [0] { "" }
        [one] { " " }avec le membre { $crew }
       *[other] { " " }avec les membres { $crew }
    }
names-cause = { $cause ->
        [survived] a survécu
        [heat] chaleur
        [depletion] missiles épuisés
        [railgun] canon électrique
        [ram] éperonnage
       *[other] { $cause }
    }
names-dice = { $count ->
        [0] aucun dé
        [one] { $count } dé{ $added ->
            [0] { "" }
           *[other] { " " }et { $added } de plus
        } : { $faces }
       *[other] { $count } dés{ $added ->
            [0] { "" }
           *[other] { " " }et { $added } de plus
        } : { $faces }
    }
names-over = plus de { $chance }
