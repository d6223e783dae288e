# Français : ce que disent les notifications.

# --- frame

frame-greeting = Bonjour { $name },
frame-settings = Choisissez quelles notifications vous recevez, et où : { $link }
frame-stop = Ne plus recevoir d’e-mails de ce type : { $link }
frame-until = L’échéance est le { $deadline }.
frame-reason = Motif : { $why }
frame-several = { $n } notifications de Casus Belli
frame-game = Une de vos parties
frame-endless = Il n’y a pas d’échéance.

# --- dates

frame-moment-in = { $moment } (dans { $span })
frame-span-days = { $days } jours
frame-span-hours = { $hours } h { $minutes } min
frame-span-minutes = { $minutes } min

# --- your-turn

your-turn-subject = { $game } : à vous de jouer ({ $phase })
your-turn-text = C’est à vous de jouer dans « { $game } » : { $seat }, { $phase }. { $until } Saisissez vos ordres sur la page de la partie.

# --- muster

muster-subject = { $game } : confirmez que vous êtes prêt
muster-text = « { $game } » commence dès que tout le monde a confirmé. Confirmez sur la page de la partie que vous êtes prêt à jouer { ACC($seat) }, au plus tard le { $due }. Sinon, un autre joueur prendra votre place.

# --- reminder

reminder-subject = { $game } : vos ordres manquent ({ $phase })
reminder-text = Vous n’avez pas encore envoyé d’ordres pour { ACC($seat) } dans « { $game } » ({ $phase }). { $until } Si vous ne voulez rien ordonner, dites-le sur la page de la partie, pour que les autres n’attendent pas.

# --- begun

begun-subject = { $game } a commencé
begun-text = « { $game } » a commencé. Vous jouez { ACC($seat) }.

# --- seat-left

seat-left-subject = { $game } : vous ne jouez plus { ACC($seat) }
seat-left-text = Vous ne jouez plus { ACC($seat) } dans « { $game } ».

# --- people, asleep: a game that nobody plays is paused

people-subject = { $game } est suspendue : il ne reste personne
people-text = Plus personne ne joue « { $game } », la partie est donc suspendue. { THE($seat) }, que vous jouiez, est encore libre : reprenez cette place et la partie continue.
asleep-subject = { $game } est suspendue : tous les joueurs se taisent
asleep-text = Aucun joueur de « { $game } » n’a donné d’ordres depuis quelque temps, la partie est donc suspendue. Reprenez-la sur la page de la partie si vous voulez continuer à jouer { ACC($seat) }.

# --- game-over

game-over-subject = { $game } est terminée
game-over-text = « { $game } », où vous jouiez { ACC($seat) }, est terminée. Le résultat est sur la page de la partie.

# --- closed

closed-subject = { $game } a été annulée
closed-text = « { $game } » a été annulée. Vous n’avez rien à faire.

# --- proposal

proposal-subject = { $game } : votre réponse est attendue
proposal-text = « { $game } » : { $what } Vous jouez { ACC($seat) } et pouvez répondre sur la page de la partie.

# --- motion

motion-subject = { $game } : votez sur une proposition
motion-text = { $by } propose pour « { $game } » : { $motion ->
    [pause] mettre la partie en pause
    [resume] reprendre la partie
    [cancel] terminer la partie sans vainqueur
   *[extend] prolonger la phase
}. Vous jouez { ACC($seat) } et pouvez voter sur la page de la partie.

# --- volunteer

volunteer-subject = { $game } : votez sur un nouveau maître de jeu
volunteer-text = { $by } se propose comme maître de jeu de « { $game } ». Vous jouez { ACC($seat) } et pouvez voter sur la page de la partie.

# --- invited

invited-subject = Vous êtes invité à une partie
invited-text = { $by } vous invite à jouer dans « { $game } ». Suivez le lien pour accepter ou refuser.

# --- email-invitation

email-invitation-subject = { $by } vous invite à une partie de Diplomacy
email-invitation-text = { $by } vous invite à jouer « { $game } » ({ $rules }) sur Casus Belli, un site de parties de Diplomacy. Suivez le lien pour voir la partie, puis acceptez ou refusez. Vous pouvez regarder sans compte.
email-invitation-ignore = Vous ne connaissez pas cette personne ou ne voulez pas jouer ? Ignorez simplement ce message. Votre adresse a été saisie par la personne nommée ci-dessus et n’est pas conservée.
email-invitation-stop = Ne plus jamais recevoir d’invitations de ce site : { $link }

# --- offered

offered-subject = On vous propose une place dans une partie
offered-text = { $by } vous propose de jouer { ACC($offered) } dans « { $game } ». Suivez le lien pour accepter ou refuser. La place n’est à vous que si vous acceptez.

# --- office

office-subject = On vous propose d’être maître de jeu
office-text = { $by } vous propose d’être le maître de jeu de « { $game } ». Suivez le lien pour accepter ou refuser.

# --- appointed

appointed-subject = { $game } : vous êtes le maître de jeu
appointed-text = Vous êtes désormais le maître de jeu de « { $game } ». Si vous ne le souhaitez pas, vous pouvez y renoncer sur la page de la partie.

# --- start-passed

start-passed-subject = { $game } : la date de début est arrivée, mais il reste des places libres
start-passed-text = « { $game } » devait commencer maintenant, mais toutes les places ne sont pas prises. La partie commencera dès qu’elles le seront. Sur la page de la partie, vous pouvez la commencer tout de suite avec des bots, choisir une autre date ou l’annuler.

# --- needs-gm

needs-gm-subject = { $game } a besoin de son maître de jeu
needs-gm-text = Dans « { $game } », cette phase n’a pas pu être résolue : { $phase }. L’horloge est arrêtée. Ouvrez la page de la partie et décidez comment elle continue.

# --- game-waits

game-waits-subject = { $game } attend son maître de jeu
game-waits-text = « { $game } » ne peut pas continuer ({ $phase }) avant que vous n’agissiez comme maître de jeu. Ouvrez la page de la partie.

# --- press

press-subject = { $game } : nouveau message
press-text = Vous avez un nouveau message pour { ACC($seat) } dans « { $game } ».
press-several = { $game } : { $n } nouveaux messages
press-everywhere = { $n } nouveaux messages dans { $games } parties
press-count = Vous avez { $n } nouveaux messages pour { ACC($seat) } dans « { $game } ».
press-letter = De { $sender } à { $readers }, { $phase } :
press-letter-early = De { $sender } à { $readers }, avant le début :
press-more =
    { $n ->
        [one] Lisez un autre message sur la page de la partie.
       *[other] Lisez { $n } autres messages sur la page de la partie.
    }
press-plan = Ordres joints : { $orders }
press-everybody = tous les joueurs
press-grey = un expéditeur anonyme
press-master = le maître de jeu

# --- email-known

email-known-subject = Vous avez déjà un compte chez Casus Belli
email-known-text = Quelqu’un a saisi cette adresse pour s’inscrire ou pour changer d’adresse. Elle appartient à votre compte, et rien n’a changé. Si c’était vous, connectez-vous à ce compte, ou demandez un nouveau mot de passe si vous avez oublié le vôtre. Sinon, ignorez ce message.

# --- email-changed

email-changed-subject = Votre adresse e-mail chez Casus Belli a changé
email-changed-text = Quelqu’un qui connaît votre mot de passe a demandé de remplacer cette adresse ou l’a retirée. Si c’était vous, ignorez ce message. Sinon, choisissez tout de suite un nouveau mot de passe. Cela déconnecte tous les appareils et met fin à tous les webhooks, adresses d’agenda et jetons d’API.

# --- confirm-email

confirm-email-subject = Confirmez votre adresse e-mail pour Casus Belli
confirm-email-text = Confirmez votre adresse e-mail par ce lien. Il sert une seule fois et expire dans deux jours. Si vous ne vous êtes pas inscrit, ignorez ce message.

# --- password-reset

password-reset-subject = Votre nouveau mot de passe pour Casus Belli
password-reset-text = Choisissez un nouveau mot de passe par ce lien. Il sert une seule fois et expire dans deux heures. Si vous n’avez rien demandé, ignorez ce message. Votre mot de passe reste le même.

# --- pourquoi un envoi a échoué

fault-status = Le serveur a répondu avec le statut { $status }.
fault-timeout = Aucune réponse en { $n } secondes.
fault-forbidden = L’adresse mène à un ordinateur qui n’est pas public.
fault-no-names = Trop de serveurs de noms n’ont pas répondu.
fault-no-time = Le temps a manqué pour l’envoi.
fault-unwritable = Aucun e-mail ne peut être envoyé à cette adresse ({ $why }).
fault-no-address = Le serveur de messagerie n’accepte pas d’e-mail pour cette adresse ({ $why }).
fault-no-server = Le serveur de messagerie { $host }, port { $port }, est injoignable ({ $why }).
fault-mail-refused = Le serveur de messagerie a refusé l’e-mail ({ $why }).
fault-other = L’envoi a échoué ({ $why }).

# --- test

test-subject = Casus Belli : notification d’essai
test-text = Cela marche : vos notifications arrivent ici.

# --- news

news-subject = { $game } : du nouveau
news-text = Il y a du nouveau dans « { $game } ».

# --- calendar

calendar-entry = { $game } : échéance, { $phase } ({ $seat })
