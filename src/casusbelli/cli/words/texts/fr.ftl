# --- une partie où tous les joueurs sont au même clavier

hand-over = Passez le clavier { DAT($seat) }, et détournez les yeux. { $seat } : appuyez sur Entrée.
halted = La partie était arrêtée : { $why }. Elle reprend maintenant.
adjudicated = Phase résolue : { $phase }. Phase suivante : { $next }
number = Saisissez un nombre de 1 à { $most }.
news = Du nouveau pour { ACC($seat) }
your-turn = { $seat } : { $owed } Une ligne vide termine votre tour. Tapez ? pour obtenir de l’aide.
enter = Veuillez saisir { $what }.
over = La partie est terminée.
left-out = Sans ordres : { COMMAS($units) }
note = Remarque : { $what }
none = aucun
nothing-to-undo = Il n’y a rien à annuler.
order-removed = retiré : { $order }
order-restored = rétabli : { $order }
order-at-once = exécuté : { $order }
order-understood = compris : { $order }
order-replaced = remplacé : { $order }
refused = REFUSÉ : { $order }. { SENTENCE($why) }
misread = PAS COMPRIS : { $fault }
turn-already = C’est déjà le tour { OF($seat) }.
no-orders-for = Vous n’avez pas d’ordre permis pour { ACC($place) }.
orders-of =
    { $n ->
        [one] { $unit } : 1 ordre
       *[other] { $unit } : { $n } ordres
    }
expected-unit = une unité ou une province est attendue
help = Saisissez vos ordres, un ou plusieurs par ligne. Une ligne vide termine votre tour. Un nouvel ordre pour une unité remplace l’ancien. Vous pouvez aussi taper :
help-command =
    { $command ->
        [options] vos unités avec le nombre de leurs ordres permis ; « options A PAR » énumère ceux d’une unité
        [hint] ce qu’un bot ordonnerait à votre place, et pourquoi ; « hint marshal » en interroge un autre (captain, general, marshal)
        [orders] les ordres que vous avez saisis
        [undo] annule la dernière ligne (mais pas les ordres qui ont pris effet immédiatement)
        [board] montre de nouveau la position
        [rules] montre le livret de règles de cette partie
        [pass] laisse passer un autre joueur ; vous continuez ensuite
        [quit] enregistre la partie et quitte le programme ; les ordres de la phase ouverte sont perdus
       *[help] montre cette aide
    }
hint-whom = Il n’y a pas de conseiller { $rank }. Demandez à { OR($known) }.
hint-plan = { $name } : { COMMAS($orders) }
hint-value = Avance attendue : { $value } centres. Autres possibilités :
you-play = Vous jouez { ALL($seats) }. Des bots jouent les autres.
bots-play = { $phase } : vous n’avez pas d’ordres à donner. Appuyez sur Entrée pour continuer :
bot-fault = Le bot { OF($seat) } n’a pas d’ordres : { $fault }
saved = Enregistré dans { $file }, jusqu’à : { $phase }
saved-whole = Enregistré dans { $file } : toute la partie
not-saved = Rien n’a été enregistré. Pour enregistrer une partie, utilisez --save FILE.
not-saved-yet = Rien n’a été enregistré, car la partie n’avait pas commencé
import-note = Remarque : { SENTENCE($note) }
