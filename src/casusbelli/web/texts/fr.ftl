# Les pages, en français. Les modèles appellent un texte `game.orders` ; ici il s’appelle game-orders.

# --- site

site-name = Casus Belli
site-language = Français
site-pair = { $name } : { $value }
site-description = Diplomacy dans votre navigateur : le jeu classique et cinq variantes avec des traités, des guerres, des sphères d’influence et des élections. Chaque résultat est expliqué. Gratuit et sans compte.
site-skip = Aller au contenu
site-foot = Un jeu de traités, de guerres et de promesses.
site-api = API

# --- offline

offline-seen = Vous êtes hors ligne. Vous voyez la page telle qu’elle était à { $time }.
offline-title = Vous êtes hors ligne
offline-nothing = Cette page n’est pas enregistrée sur cet appareil. Les pages de vos parties que vous avez déjà ouvertes le sont.
offline-again = Réessayer
unsent-stale = Non envoyé : vos ordres ont été modifiés ailleurs entre-temps. Voici ce que vous aviez écrit :
unsent-closed = Non envoyé : la phase ({ $phase }) s’est terminée avant le retour de la connexion. Voici ce que vous aviez écrit :
unsent-again = Envoyer ceux-ci à la place
unsent-drop = Supprimer
unsent-signout = Certains de vos ordres n’ont pas encore été envoyés et seront perdus. Se déconnecter quand même ?

# --- share

share-game = { $rules } : { $when }. Suivez la partie sur Casus Belli, où chaque résultat est expliqué.
share-seen = La carte : { $when }

# --- nav

nav-main = Navigation principale
nav-dashboard = Vos parties
nav-games = Parties
nav-boards = Cartes
nav-learn = Comment jouer
nav-lessons = Apprendre
nav-rules = Règles
nav-moderation = Modération
nav-signin = Se connecter
nav-theme = Passer du mode clair au mode sombre

# --- ask

ask-yes = Oui
ask-no = Annuler

# --- fault

fault-title = Une erreur s’est produite
fault-home = Retour à l’accueil

# --- status

status-forming = En attente de joueurs
status-running = En cours
status-paused = En pause
status-needs-gm = Attend un maître de jeu
status-finished = Terminée
status-cancelled = Annulée

# --- board

board-title = Carte
board-keys = Carte. Les flèches passent d’une unité ou d’une province à l’autre, Entrée choisit, Échap revient en arrière, les lettres choisissent un type d’ordre, plus et moins agrandissent et réduisent. Les listes à côté de la carte font la même chose.
board-nearer = Agrandir
board-farther = Réduire
board-whole = Montrer toute la carte
board-names = Montrer les noms complets
board-past = Vous consultez
board-tools = Outils de la carte
board-layers = Calques
board-legend = Légende
board-words = La carte en texte
board-noscript = Sans JavaScript, la carte n’est qu’une image. Utilisez les listes et les textes à côté.
board-pick = Choisissez une unité.
board-buildable = Vous pouvez construire ici : { $places }
board-unit-a = armée
board-unit-f = flotte
board-which = Laquelle ?
board-whereto = { $place } : choisissez la destination, ou de nouveau la même province si l’unité reste sur place.
board-go = Choisissez une destination.
board-clear = Effacer l’ordre
board-cancel = Retour
board-noorder = pas encore d’ordre

# --- board.for

board-for-move = Choisissez une destination.
board-for-hold = L’unité tient sa position.
board-for-support = Choisissez l’unité à soutenir.
board-for-convoy = Choisissez l’armée à convoyer.
board-for-retreat = Choisissez la province de retraite.
board-for-other = Choisissez une province.

# --- table

table-pass = Passez l’écran { DAT($seat) }. Les autres détournent les yeux, s’il vous plaît.
table-show = Je suis { $seat } : montrer mon camp
table-all = Montrer ce que tout le monde peut voir
table-everybody = tout le monde

# --- time

time-in = dans { $span }
time-ago = il y a { $span }
time-title = Phases
time-first = Première phase
time-earlier = Phase précédente
time-slider = Phase
time-later = Phase suivante
time-latest = Dernière phase
time-end = Fin de la partie
time-play = Revoir
time-back = Revenir au présent

# --- game

game-viewas = Vue de { $seat }
game-tabs = Informations sur la partie
game-orders = Ordres
game-story = Résultats
game-press = Messages
game-tables = Tableaux
game-people = Partie
game-deadline = Échéance :
game-nodeadline = Pas d’échéance
game-as = Vous jouez
game-go = Changer
game-rulebook = Règles de cette partie
game-rules = Règles

# --- strip of powers, scenes, action bar

strip-title = Puissances
strip-centers = { $n ->
    [one] { $n } centre
   *[other] { $n } centres
 }
strip-change = Évolution depuis l’an dernier
strip-points = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
strip-player = jouée par { $name }
strip-nobody = personne ne joue cette puissance
strip-standing = Centres : { $centers }. Unités : { $units }.
strip-score = Points { OF($seat) } : { $n }.
strip-history = Historique
strip-message = Message
strip-messageto = Écrire { DAT($seat) }
making-invite = Inviter
ended-centers = Centres par année
ended-scores = Points par année
ended-again = Rejouer avec ces personnes
scene-results = Résultats : { $phase }
scene-again = Revoir
scene-continue = Passer à vos ordres
scene-on = Continuer
scene-waiting = En attente : { $seats }.
bar-title = Actions
bar-grip = Redimensionner le panneau
bar-more = Plus
bar-cost = Effets : { $n }
bar-costs = Ce que ces ordres entraînent

# --- orders

orders-asked = { $kind ->
    [orders] Vos ordres sont attendus.
    [builds] Vos constructions sont attendues.
    [removals] Vos dissolutions sont attendues.
    [treaties] Vous pouvez proposer des traités, sans y être obligé.
    [notices] Vos préavis sont attendus.
    [declarations] Vos déclarations sont attendues.
   *[other] Attendu pendant cette phase : { $what }.
}
orders-you = Vous jouez { ACC($seat) }.
orders-notasked = Rien à faire pendant cette phase.
orders-none = Pas d’ordre
orders-happens = Si cela arrive
orders-codes = Afficher les codes
orders-any = Saisissez un lieu ou un ordre
orders-of = Ordres : { $unit }
orders-choose = Choisir
orders-clearof = Effacer l’ordre : { $unit }
orders-matches = { $n } ordres
orders-astext = Modifier en texte
orders-texthelp = Écrivez un ordre par ligne, dans n’importe quelle notation usuelle. Vos ordres sont enregistrés quand vous quittez le champ.
orders-savetext = Enregistrer le texte
orders-save = Enregistrer les ordres
orders-further = Autres ordres pour vos unités ({ $n })
orders-lent = Unités d’autres puissances que vous pouvez commander ({ $n })
orders-secret = secret
orders-add = Ajouter…
orders-off = Retirer { $order }
orders-once = { $order } : une fois de plus
orders-less = { $order } : une fois de moins
orders-inorder = Priorité
orders-inorderhelp = Si tous ne peuvent pas être exécutés, les premiers de la liste passent d’abord.
orders-earlier = Monter { $order }
orders-later = Descendre { $order }
orders-atonce = Votes et déclarations
orders-atoncehelp = Ils prennent effet immédiatement.

# --- directives

directives-granted = Vos propositions et vos déclarations
directives-none = Rien pour l’instant. Touchez une puissance dans la barre pour voir ce que vous pouvez lui proposer, ou ajoutez quelque chose ici.
directives-add = Ajouter
directives-find = Rechercher
directives-propose = Proposer ou déclarer
directives-write = Ajouter aux ordres
directives-again = Ce qui est marqué figure dans vos ordres. Touchez-le de nouveau pour le retirer.
directives-here = Ici : { $place } ({ $n })

# --- count

count-orders = { $n } ordres sur { $of }
count-retreats = { $n } retraites sur { $of }
count-builds = { $n } constructions sur { $of }
count-removals = { $n } dissolutions sur { $of }
count-adjustments = { $n } constructions et dissolutions sur { $of }

# --- saved

saved-saved = Enregistré.
saved-saving = Enregistrement…
saved-stale = Non enregistré : ces ordres ont été modifiés ailleurs, peut-être dans un autre onglet. Vous voyez maintenant les ordres actuels.
saved-closed = Non enregistré : la phase est terminée.
saved-offline = Pas encore envoyé : vous êtes hors ligne. Vos ordres sont enregistrés sur cet appareil et seront envoyés dès que la connexion sera rétablie.
saved-unreached = Vous êtes hors ligne : rien n’a été envoyé. Réessayez une fois la connexion rétablie.
saved-refused = Non enregistré.

# --- kind

kind-move = Mouvement
kind-retreat = Retraite
kind-hold = Tenir
kind-support = Soutien
kind-convoy = Convoi
kind-disband = Dissolution
kind-build = Construction
kind-waive = Renoncer

# --- slot

slot-build = Construction
slot-disband = Dissolution
slot-waive = Construction
slot-aid = Ajustement

# --- ready

ready-do = Prêt
ready-undo = Ne plus être prêt
ready-is = Vous êtes prêt.
ready-none = Envoyer sans ordres
ready-nonesure = Envoyer sans ordres ? Les ordres que vous avez écrits seront supprimés.
ready-empty = Vous n’avez donné aucun ordre. Valider quand même ?
ready-faults = Certains ordres ne sont pas valables. Envoyer quand même ?
ready-costs = Ces ordres ont un coût. Envoyer quand même ?

# --- act

act-do = Exécuter
act-finalsure = C’est irréversible. Le faire quand même ?
act-sure = { $order } : exécuter maintenant ?

# --- sandbox

sandbox-judge = Résoudre cette phase
sandbox-clone = Essayer dans un bac à sable
sandbox-clonehelp = Crée une copie privée de la position et des ordres que vous avez écrits. Personne d’autre ne la voit.

# --- story

story-foryou = Pour vous, { $power }
story-yourorders = Vos ordres
story-everybody = Tous les autres
story-succeeded = { $n } sur { $of } réussis
story-unordered = pas d’ordre
story-why = pourquoi ?
story-refused = Ordres refusés
story-others =
    { $n ->
        [one] 1 autre ordre
       *[other] { $n } autres ordres
    }
story-secret = secret
story-comments = Commentaires
story-variation = Ce qu’on aurait pu jouer
story-nothing = Pas encore de résultats. Ils apparaîtront ici quand la première phase aura été résolue.

# --- panels

panels-bond = { $bond ->
    [war] Guerre
    [peace] Paix
    [pact] Pacte de défense
    [alliance] Alliance
    [control] Contrôle
    [right] Droit d’attaquer
    [ending] Va changer
    [closed] Bloqué
   *[neutral] Neutre
}
panels-since = depuis { $when }
panels-until = jusqu’à { $when }
panels-fresh = nouveau
panels-rest = Tous les autres : { $state }
panels-expected = { $value } si rien ne change
panels-course = De { $first } à { $last }

# --- tables

tables-standing = Classement
tables-power = Puissance
tables-points = Points
tables-centres = Centres
tables-units = Unités
tables-onboard = Montrer sur la carte

# --- card

card-answers = Jusqu’ici : { $answers }
card-one-answer = { $seat } { $answer }
card-missing = Pas encore de réponse, ou réponse secrète : { $seats }
card-missingmany = { $n } réponses manquent ou sont secrètes.
card-until = jusqu’à
card-until-phase = jusqu’à la fin de cette phase
card-written = Dans vos ordres
card-undo = Annuler

# --- motions

motions-title = Consulter les autres joueurs
motions-kind = Proposition
motions-do = Proposer
motions-help = Une proposition est adoptée si plus de la moitié des joueurs l’approuvent. Terminer la partie sans vainqueur demande l’accord de tous.
motions-pause = Mettre la partie en pause
motions-resume = Reprendre la partie
motions-extend = Prolonger cette phase d’un jour
motions-cancel = Terminer la partie sans vainqueur
motions-game-master = { $name } se propose comme maître de jeu.
motions-asked = { THE($seat) } propose : { $what }.
motions-votes = { $yes } sur { $needed } d’accord
motions-yes = D’accord
motions-no = Pas d’accord

# --- statement

statement-title = Commentaires des joueurs
statement-yours = Votre commentaire sur cette partie (tout le monde peut le lire)
statement-save = Publier

# --- people

people-earlier = Entrées précédentes
people-game = Retour à la partie
people-empty = Vacant
people-bot = { $emblem } Bot : { $name }
people-somebody = Joueur anonyme
people-ready = prêt
people-owes = ordres attendus
people-take = Jouer { ACC($seat) }
people-gm = Maître de jeu : { $name }.
people-owner = Créée par { $name }.
people-rules = Règles : { $rules }.
people-acts = Journal de la partie
people-here = Confirmer que vous êtes prêt
people-leave = Quitter la partie
people-goon = Reprendre la partie
people-leavesure = Quitter cette partie ? Un autre joueur pourra prendre votre place.

# --- press

press-unread = non lus
press-letter = Votre message
press-grey = anonymement
press-greyname = Anonyme
press-send = Envoyer
press-none = Pas encore de messages. Écrivez le premier ci-dessous.
press-nonetoread = Pas encore de messages.
press-export = Télécharger les messages en texte
press-older = Messages plus anciens
press-block = Bloquer les messages de { $name }
press-blockgrey = Bloquer les messages anonymes
press-blocked = Bloqués dans cette partie : { $name }
press-unblock = Débloquer
press-report = Signaler
press-why = Quel est le problème avec ce message ?
press-all = Toutes les conversations
press-announcements = Annonces
press-announcementsabout = Du maître de jeu à tous
press-attach = Joindre des ordres et plus
press-audited = Le maître de jeu peut lire tous les messages.
press-back = Retour à toutes les conversations
press-before = Avant le début
press-everybody = Tout le monde
press-everybodyabout = Public : tous les joueurs et les spectateurs peuvent lire
press-found = Messages contenant « { $search } »
press-hasplan = ordres
press-here = ici maintenant
press-inherited = Qui reprend une puissance lit ses messages précédents.
press-markread = Marquer comme lu
press-master = Maître de jeu
press-more = Signaler ou bloquer
press-newgroup = Nouvelle conversation de groupe
press-notfound = Aucun message ne contient ces mots.
press-open = Commencer la conversation
press-search = Rechercher dans les messages
press-seen = vu { $ago }
press-start = Pas encore de messages
press-thread = Conversation
press-with = Avec
press-you = Vous :
press-yours = Vos messages dans cette partie

# --- plan

plan-help = Un ordre par ligne, pour les unités de tous. Les destinataires peuvent les afficher sur la carte.
plan-orders = Ordres d’un plan
plan-own = Joindre mes ordres
plan-show = Montrer sur la carte
plan-title = Plan pour { $phase }
phrase-title = Messages rapides
phrase-what = Message
phrase-show = Afficher l’aperçu
phrase-accept = Accepter
phrase-refuse = Refuser
phrase-close = Fermer les messages rapides
phrase-about = Chacun lit un message rapide dans sa langue, et les bots le comprennent.
phrase-field-power = Puissance
phrase-field-province = Province
phrase-field-year = Jusqu’à la fin de
phrase-field-unit = Unité qui soutient
phrase-field-move = Mouvement soutenu
phrase-field-order = Ordre
phrase-kind-peace = Proposer la paix
phrase-kind-demilitarize = Proposer de rester hors d’une province
phrase-kind-alliance = Proposer une alliance
phrase-kind-joint-attack = Proposer une attaque commune
phrase-kind-ask-support = Demander un soutien
phrase-kind-offer-support = Offrir un soutien
phrase-kind-ask-order = Demander un ordre
phrase-kind-plan = Partager son plan
phrase-kind-warn-power = Mettre en garde contre une puissance
phrase-kind-warn-province = Signaler une attaque probable
phrase-kind-threat = Menacer une puissance
phrase-kind-breach = Signaler une promesse rompue
phrase-kind-thank = Remercier
phrase-kind-use-phrases = Demander des messages rapides

# --- notes

notes-title = Vos notes
notes-help = Vous seul pouvez les voir.
notes-save = Enregistrer les notes

# --- export

export-title = Téléchargements
export-report = Compte rendu à imprimer
export-dice = Dés
export-replay = Film de la partie (un fichier HTML)
export-picture = Image de la carte (SVG)
export-story = Résultats jusqu’ici (texte)
export-state = Position (JSON)
export-line = Position en une ligne (texte)
export-file = Fichier complet de la partie
export-messages = Fichier de la partie avec les noms et vos messages

# --- live

live-lost = Hors ligne. Reconnexion…
live-phase = Maintenant : { $phase }

# --- gm

gm-console = Console
gm-title = Console du maître de jeu
gm-public = Tout ce que vous faites ici est inscrit au journal, et tous les joueurs peuvent le lire.
gm-why = Motif (visible par tous)
gm-seat = Puissance
gm-missing = Joueurs
gm-bots = Bots ({ $n })
gm-newplayer = Nouveau joueur
gm-written = ordres reçus
gm-due = Attendu : { $what }.
gm-nothingdue = Rien n’est attendu.
gm-seen = Dernière visite :
gm-missedphases =
    { $n ->
        [one] Une phase manquée.
       *[other] { $n } phases manquées de suite.
    }
gm-nudge = Relancer
gm-day = 24 h de plus
gm-waitsfor = { THE($seat) } n’a pas encore envoyé d’ordres.
gm-view = Voir comme ce joueur
gm-clock = Horloge
gm-requests = Demandes
gm-norequests = Les joueurs n’ont rien demandé.
gm-unread =
    { $n ->
        [one] Un message non lu
       *[other] { $n } messages non lus
    }
gm-rare = Corrections
gm-rarehelp = Pour les erreurs et les urgences. Chaque changement figure dans le journal de la partie avec votre motif.
gm-rareopen = Afficher les corrections
gm-templatename = Nom du modèle
gm-templatehelp = Conserve les règles et les réglages de cette partie pour de nouvelles parties. Vos modèles se trouvent sur la page d’une nouvelle partie.
gm-heard = Reçu
gm-nothing = rien encore
gm-trial = Essai
gm-trialhelp = Montre les résultats si la phase était résolue maintenant. Rien n’est enregistré.
gm-trialdo = Montrer les résultats
gm-judge = Résoudre maintenant
gm-judgesure = Résoudre cette phase maintenant, avec les ordres reçus jusqu’ici ?
gm-extend = Échéance
gm-hours = Heures
gm-more = Repousser l’échéance
gm-less = Avancer l’échéance
gm-pause = Mettre en pause
gm-resume = Reprendre
gm-note = Note à tous les joueurs
gm-publish = Publier
gm-replace = Remplacer un joueur
gm-orbot = ou un bot
gm-vacate = Libérer une puissance
gm-vacatesure = Retirer ce joueur de la partie ?
gm-enter = Saisir des ordres pour un joueur
gm-edit = Modifier la carte
gm-edithelp = Écrivez une modification par ligne. Un motif est obligatoire.
gm-remove = Retirer des unités
gm-place = Ajouter des unités
gm-centers = Propriétaires des centres
gm-editsure = Modifier la carte ?
gm-correct = Corriger les données des règles
gm-correcthelp = Modifiez ce que les règles retiennent, par exemple les points. Écrivez une valeur par ligne. Un motif est obligatoire, et tout le monde peut le lire.
gm-field = Tableau
gm-values = Nouvelles valeurs
gm-correctsure = Corriger ces valeurs ?
gm-override = Changer un résultat
gm-overridehelp = Change le résultat d’un ordre dans une phase déjà résolue. Dites quel est le résultat et ce qu’il change sur la carte. Un motif est obligatoire.
gm-order = Ordre
gm-ruling = Nouveau résultat
gm-overridesure = Changer ce résultat ?
gm-rollback = Revenir en arrière
gm-withorders = Rétablir les ordres de cette phase
gm-rollbacksure = Revenir en arrière ? Tout ce qui s’est passé depuis sera annulé.
gm-throw = Lancer le dé
gm-roll = Résultat du dé
gm-options = Options de règles en vigueur ({ $n })
gm-noacts = Aucune entrée pour le moment. Ce que le maître de jeu et les joueurs changent dans cette partie est inscrit ici.
gm-bench = Éditeur de carte
gm-benchfor = Écrivez des ordres pour n’importe quel joueur sur la carte, changez les unités et les centres, et essayez les résultats.
gm-game = Retour à la partie
gm-does = Tâche
gm-ordersof = Ordres { OF($seat) }
gm-benchhelp = Écrivez les ordres sur la carte, dans les listes ou en texte, comme le ferait le joueur. Rien n’est enregistré avant que vous ne les saisissiez.
gm-tapedit = Touchez une province de la carte, puis dites ce que vous voulez y modifier. Vos modifications apparaissent ci-dessous, où vous pouvez aussi les taper. Rien ne change dans la partie avant que vous confirmiez.
gm-texthelp = Écrivez un ordre par ligne, dans n’importe quelle notation usuelle.
gm-undo = Annuler les modifications
gm-enterfor = Saisir ces ordres pour { ACC($seat) }
gm-whatif = Essai
gm-whatifhelp = Résout la phase à l’essai et montre toutes les forces. Rien n’est enregistré et personne n’est prévenu. Si des dés sont lancés, le vrai tirage sera différent.
gm-others = Essayer d’autres ordres pour d’autres joueurs
gm-otherrules = Essayer d’autres options de règles
gm-otherruleshelp = Une par ligne : option = valeur
gm-asitis = Retour à la carte actuelle
gm-pick = Choisissez la province que vous voulez modifier.
gm-what = Que voulez-vous modifier ici ?
gm-which = Quelle unité placer ici ?
gm-which-army = À qui sera l’armée placée ici ?
gm-which-fleet = À qui sera la flotte placée ici ?
gm-which-center = À qui appartiendra ce centre ?
gm-edit-remove = Retirer l’unité
gm-edit-army = Placer une armée
gm-edit-fleet = Placer une flotte
gm-edit-center = Changer le propriétaire du centre

# --- home

home-title = Diplomacy, avec des traités, des élections et des buts de guerre
home-lead = Un jeu de plateau fait d’alliances et de trahisons en Europe : sept puissances, des batailles sans dés, et des traités qui ne valent que ce que valent ceux qui les signent. Jouez la partie classique ou cinq variantes avec des guerres déclarées, des sphères d’influence, des élections, des traités et l’opinion mondiale.
home-try = Essayer la carte
home-learn = Apprendre à jouer
home-note = Sans compte : vous prenez place tout de suite, des bots jouent les autres puissances, et chaque phase est résolue dès que vous êtes prêt. Chaque résultat est expliqué.
home-watch = Regarder
home-join = S’inscrire
home-picture = La carte : l’Europe en 1901 avec ses provinces et ses mers
home-running = Parties en cours
home-forming = Parties ouvertes
home-finished = Parties terminées
home-variants = Des variantes qui changent le monde
home-all = Tout voir
home-film = diaporama
home-frame = La carte : { $phase }, avec les ordres et leurs résultats
home-back = Précédent
home-next = Suivant
home-pause = Mettre en pause
home-play = Lire
home-whole = Voir toute la partie
home-minute = Les règles en 60 secondes
home-years = { $n ->
    [one] { $n } an
   *[other] { $n } ans
}
exhibition-tag = Partie d’exposition
exhibition-steps = L’histoire en trois moments

# --- games

games-new = Nouvelle partie
games-starts = commence
games-free = { $n } places libres sur { $of }
games-none = Aucune partie ici pour le moment.
games-more = Afficher la suite

# --- lobby

lobby-filters = Filtrer la liste
lobby-all = Toutes les parties
lobby-forming = En attente de joueurs
lobby-running = En cours
lobby-finished = Terminées
lobby-any = Peu importe
lobby-search = Chercher par nom
lobby-free = Seulement avec des places libres
lobby-apply = Appliquer les filtres
lobby-clear = Effacer les filtres
lobby-more = Plus de filtres
lobby-rules = Variante ou règle
lobby-board = Carte
lobby-uploads = Cartes envoyées
lobby-pace = Rythme
lobby-pace-live = En direct : une heure au plus par phase
lobby-pace-evening = Le soir : une phase par jour, à heure fixe
lobby-pace-daily = Quotidien : environ un jour par phase
lobby-pace-relaxed = Tranquille : deux jours ou plus par phase
lobby-pace-none = Sans échéance
lobby-press = Messages
lobby-press-private = messages privés
lobby-press-public = messages publics seulement
lobby-press-none = pas de messages
lobby-names = Noms des joueurs
lobby-named = Visibles
lobby-anonymous = Anonyme
lobby-invited = Sur invitation
lobby-nomatch = Aucune partie ne correspond à ces filtres.
lobby-showall = Afficher toutes les parties
lobby-start = Commencer une partie
lobby-players = { $n ->
    [one] Joueur : { $names }
   *[other] Joueurs : { $names }
}

# --- cartes

boards-title = Cartes
boards-about = Choisissez la carte sur laquelle vous voulez jouer. Certaines sont fournies, d’autres viennent des joueurs.
boards-all = Toutes les cartes
boards-mine = Vos cartes
boards-upload = Envoyer une carte
boards-players = Nombre de joueurs
boards-size = Taille
boards-size-small = Petite : 40 provinces au plus
boards-size-medium = Moyenne : 80 provinces au plus
boards-size-large = Grande : plus de 80 provinces
boards-origin = Origine
boards-installed = Fournie
boards-uploaded = Créée par un joueur
boards-counts = { $players ->
    [one] Un joueur
   *[other] { $players } joueurs
} · { $provinces } provinces
boards-by = Envoyée par { $name }
boards-private = Vous seulement
boards-unlisted = Avec le lien
boards-public = Publique
boards-hidden = Masquée
boards-none = Aucune carte ne correspond à ces filtres.
boards-none-mine = Vous n’avez pas encore de carte. Envoyez un fichier de carte pour jouer sur la vôtre.
boards-play = Jouer sur cette carte
boards-is-hidden = Un modérateur a masqué cette carte. Personne ne peut y commencer de partie. Les parties commencées continuent.
boards-picture = Image de la carte
boards-enlarge = Afficher seulement l’image
boards-centers = Centres de ravitaillement
boards-victory = { $centers }, dont { $n } pour gagner
boards-start = Première phase
boards-author = Auteur
boards-licence = Licence
boards-licencehelp = Celle sous laquelle les autres peuvent utiliser la carte, par exemple CC BY 4.0. Une carte publique en a besoin.
boards-source = Provenance
boards-sourcehelp = D’où vient la carte, si elle n’est pas de vous.
boards-powers = Puissances
boards-power = Puissance
boards-home = Centres nationaux
boards-units = Unités de départ
boards-balance = Équilibre
boards-measured = En { $games } parties de { $phases } phases au plus, où le bot { $bot } jouait toutes les puissances :
boards-solos = Victoires en solo
boards-share = Part des centres à la fin
boards-unmeasured = Pas encore mesuré. Les cartes fournies sont testées dans des parties entre bots.
boards-rules = Variantes pour cette carte
boards-unfit = { $n ->
    [one] Une variante ne peut pas être jouée ici
   *[other] { $n } variantes ne peuvent pas être jouées ici
}
boards-map = Fichier de carte
boards-download = Télécharger le fichier de carte
boards-version = Version n° { $n }
boards-yours = Votre carte
boards-yourshelp = Pour modifier la carte elle-même, envoyez un fichier de carte du même nom. Il devient la version suivante. Les parties gardent la version avec laquelle elles ont commencé.
boards-change = Enregistrer
boards-withdraw = Retirer cette carte
boards-withdrawhelp = La carte est supprimée avec toutes ses versions. Les parties commencées continuent.
boards-visibility = Qui peut la voir
boards-for-private = Vous seulement
boards-for-unlisted = Tous ceux qui ont le lien
boards-for-public = Tout le monde : elle figure parmi les cartes
boards-guest = Vous jouez en tant qu’invité. Les invités ne peuvent pas envoyer de carte.
boards-sign-up = S’inscrire
boards-uploadhelp = Une carte est un fichier de carte (map.toml) de { $n } caractères au plus. S’il contient des erreurs, vous les voyez toutes avec leur ligne. Le nom indiqué dans le fichier identifie votre carte.
boards-foreign = Vous pouvez aussi choisir une carte d’un autre programme : un fichier .map de « judge », variants.xml de jDip, install.php de webDiplomacy ou un document DVAR (.json). Si la carte compte plusieurs fichiers, choisissez-les tous. Vous voyez ce qu’elle devient avant de l’envoyer.
boards-converted = Voici ce que devient la carte. Rien n’a encore été envoyé : lisez ce qui a été supposé et omis, corrigez le texte ci-dessous et envoyez-le.
boards-note-carried = Repris
boards-note-guessed = Supposé
boards-note-left-out = Omis
boards-line = (ligne { $n })
boards-more-notes = et { $n } de plus
boards-file = Fichier de carte, ou tous les fichiers d’une carte
boards-text = Ou collez son texte
boards-save = Envoyer
boards-why = Raison (pour le journal d’audit)
boards-hide = Masquer cette carte
boards-show = Afficher de nouveau cette carte
boards-choose = Voir toutes les cartes

# --- conditions d’une partie

terms-pace = Rythme
terms-messages = Messages
terms-names = Joueurs
terms-missed = Échéances manquées
terms-seats = Participation
terms-hints = Conseils
terms-run = Organisation
terms-lengths = Temps : { $lengths }.
terms-length-all = { $span } par phase
terms-length-m = { $span } pour les mouvements
terms-length-r = { $span } pour les retraites
terms-length-a = { $span } pour les constructions
terms-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
terms-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
terms-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
terms-at = Les échéances sont à { $time } ({ $zone }).
terms-weekdays = Les échéances ne tombent que ces jours-là : { $days }.
terms-day-0 = lun
terms-day-1 = mar
terms-day-2 = mer
terms-day-3 = jeu
terms-day-4 = ven
terms-day-5 = sam
terms-day-6 = dim
terms-grace = Les ordres comptent encore { $span } après l’échéance.
terms-early = Une phase se termine plus tôt dès que tous sont prêts.
terms-press = Autorisés : { $kinds }.
terms-nopress = Les joueurs ne peuvent pas s’écrire.
terms-press-private = messages privés
terms-press-groups = messages de groupe
terms-press-public = messages publics
terms-press-grey = messages anonymes
terms-closed = Pas de messages pendant { $kinds }.
terms-phase-m = les mouvements
terms-phase-r = les retraites
terms-phase-a = les constructions
terms-anonymous = Jusqu’à la fin de la partie, seul le maître de jeu sait qui joue.
terms-named = Tout le monde voit qui joue.
terms-misses = { $n ->
    [one] Un joueur qui manque une échéance perd sa place.
   *[other] Un joueur qui manque { $n } échéances de suite perd sa place.
}
terms-nomisses = Personne ne perd sa place pour des échéances manquées.
terms-patience = { $n ->
    [one] S’il manque des ordres, la phase est prolongée une fois de { $span }.
   *[other] S’il manque des ordres, la phase est prolongée jusqu’à { $n } fois de { $span }.
}
terms-holidays = Les échéances attendent les joueurs en vacances.
terms-deal-chosen = Vous choisissez une place libre.
terms-deal-preferences = Vous indiquez vos préférences, et les places sont attribuées au début de la partie.
terms-deal-random = Les places sont tirées au sort au début de la partie.
terms-join-anybody = Tout le monde peut participer.
terms-join-invited = Seuls les joueurs invités peuvent participer.
terms-withhints = Les joueurs peuvent demander conseil à des bots.
terms-nohints = Les joueurs ne peuvent pas demander conseil à des bots.
terms-gm = { $name } est maître de jeu et ne joue pas.
terms-owner = Personne : la partie se déroule toute seule. { $name } l’a créée.
terms-visible-public = Tout le monde peut regarder.
terms-visible-private = Seuls les participants peuvent la voir.
terms-side = Joue { $powers }.
terms-shared = { $n ->
   *[other] L’une des { $n } places de la puissance { $power }.
}

# --- rules

rules-about = Les règles se combinent : une partie peut en utiliser plusieurs à la fois. Chaque livret est produit à partir des règles elles-mêmes.
rules-worlds = Le jeu classique et ses variantes
rules-added = Règles à ajouter
rules-addedabout = Chacune est une règle ou une partie d’une variante. Ajoutez-la en créant une partie.
rules-read = Livret de règles
rules-try = Essayer dans un bac à sable

# --- text

text-back = Retour
text-contents = Sommaire
text-print = Imprimer

# --- player

player-role = Rôle
player-playing = Parties en cours
player-finished = Parties terminées
player-left = Parties abandonnées
player-phases = Phases jouées
player-missed = Phases manquées
player-reliability = Fiabilité

# --- role

role-player = joueur
role-moderator = modérateur
role-administrator = administrateur

# --- making

making-file = Partir d’un fichier
making-filehelp = Envoyez une partie de ce programme ou d’un autre, un enregistrement en texte, une position ou un fichier de tour de 4 Mio au plus. Il s’ouvre dans un bac à sable.
making-choose = Fichier
making-paste = Ou collez le texte
making-bring = Ouvrir dans un bac à sable
making-world = Quel monde ?
making-combine = Combiner des règles
making-combinehelp = Cochez ce que vous voulez ajouter. Si quelque chose ne convient pas, c’est indiqué juste à côté.
making-othervariants = Autres variantes
making-clash = Incompatible avec : { COMMAS($others) }.
making-clash-board = { $rules } ne se joue pas sur cette carte : { $board }. Choisissez-en une autre.
making-pace = À quel rythme ?
making-pace-live = En direct
making-pace-live-about = { $movement } pour les mouvements, { $others } pour les retraites et les ajustements. Tout le monde joue d’une traite.
making-pace-evening = Le soir
making-pace-evening-about = Une phase par jour, le soir à heure fixe.
making-pace-daily = Quotidien
making-pace-daily-about = Un jour pour chaque phase.
making-pace-relaxed = Tranquille
making-pace-relaxed-about = { $movement } pour les mouvements, { $others } pour les retraites et les ajustements.
making-pace-none = Sans échéance
making-pace-none-about = Une phase se termine quand tout le monde est prêt.
making-pace-custom = Sur mesure
making-pace-custom-about = Vos propres durées, une date de début, un délai de grâce.
making-evening = Échéance
making-zonehelp = Par exemple Europe/Paris ou America/New_York.
making-length-r = Temps pour les retraites
making-length-a = Temps pour les ajustements
making-samelength = Identique
making-company = Avec qui ?
making-company-public = Ouverte à tous
making-company-public-about = Tout le monde peut jouer et regarder.
making-company-invited = Joueurs invités
making-company-invited-about = Vous invitez par nom, lien ou e-mail. Seuls ces joueurs peuvent jouer et regarder.
making-guest-invites = Vous jouez en tant qu’invité, et un invité ne peut pas inviter de joueurs.
making-guest-saves = Enregistrez d’abord votre compte
making-company-bots = Contre des bots
making-company-bots-about = Vous jouez une puissance, des bots jouent les autres. La partie commence aussitôt.
making-company-sandbox = Bac à sable
making-company-sandbox-about = Vous commandez toutes les puissances et résolvez quand vous voulez.
making-company-table = Autour d’une table
making-company-table-about = Vous partagez un seul écran et le faites passer.
making-rank = Quelle est la force des bots ?
making-seat = Vous jouez
making-seat-random = Une puissance tirée au sort
making-talk = Messages
making-talk-full = Tous les messages
making-talk-full-about = Privés, à plusieurs et à tous.
making-talk-public = Publics seulement
making-talk-public-about = Tout le monde lit ce que vous écrivez.
making-talk-none = Aucun message
making-talk-none-about = Seuls les ordres parlent.
making-talk-gunboat = Gunboat
making-talk-gunboat-about = Aucun message, et personne ne sait qui joue quelle puissance.
making-talk-custom = Sur mesure
making-talk-custom-about = Choisissez chaque sorte de message.
making-visibility-usual = Selon le choix ci-dessus
making-group-people = Joueurs et maître de jeu
making-group-rulings = Interprétations des règles
making-group-others = Autres règles
making-suggested = { $rules } avec { $name }
making-suggested-anonymous = { $rules }, anonyme
making-sum-clash = Certaines de ces règles sont encore incompatibles.
making-sum-world = { COMMAS($rules) }, carte { $board }
making-sum-none = sans échéance
making-sum-daily = une phase par jour
making-sum-evening = une phase par jour à { $at } ({ $zone })
making-sum-at = { $span } par phase, jusqu’à { $at } ({ $zone })
making-sum-span = { $span } par phase de mouvement
making-who-public = { $n } joueurs, ouverte à tous
making-who-invited = { $n } joueurs invités
making-who-bots = { $bots ->
    [one] vous contre un bot
   *[other] vous contre { $bots } bots
}
making-who-sandbox = un bac à sable pour vous
making-who-table = { $n } puissances sur un seul écran
making-heard-full = tous les messages
making-heard-public = messages publics seulement
making-heard-none = aucun message
making-heard-gunboat = gunboat
making-heard-custom = messages au choix
making-sum-anonymous = anonyme
making-sum-changed = { $n ->
    [one] une règle modifiée
   *[other] { $n } règles modifiées
}
making-bots = Bots pour certaines puissances
making-advanced = Réglages avancés
making-map = Carte
making-show = Montrer les options de ces règles
making-name = Nom de la partie
making-visibility = Qui peut regarder
making-public = Tout le monde
making-private = Seulement les participants
making-deal = Attribution des puissances
making-deal-chosen = Au choix des joueurs
making-deal-preferences = Par listes de préférences
making-deal-random = Au hasard
making-gm = Je suis le maître de jeu et je ne joue pas
making-hints = Les joueurs peuvent demander conseil à des bots
making-anonymous = Les joueurs restent anonymes jusqu’à la fin de la partie
making-length = Durée d’une phase
making-nolength = Pas d’échéance
making-minutes = { $n } minutes
making-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
making-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
making-at = Heure du jour
making-zone = Fuseau horaire
making-grace = Délai de grâce en minutes
making-misses = Phases manquées avant qu’une place soit libérée
making-start = Date de début (facultatif)
making-starthelp = La partie ne commence pas avant cette date et cette heure, dans le fuseau horaire ci-dessus. Elle commence à ce moment si toutes les places sont prises.
making-early = Résoudre plus tôt quand tout le monde est prêt
making-press-private = Messages privés
making-press-groups = Messages de groupe
making-press-public = Messages publics
making-press-grey = Messages anonymes
making-press-inherit = Qui reprend une puissance lit ses messages précédents
making-press-audit = Le maître de jeu peut lire tous les messages
making-person = Personne
making-free = Ou { $what }:
making-printed = { $value } (règle imprimée)
making-printedvalue = Règle imprimée : { $value }.
making-make = Créer la partie
making-templates = Vos modèles
making-drop = Supprimer
making-droptemplate = Supprimer le modèle { $name }
making-savetemplate = Enregistrer comme modèle
making-templatehelp = Un modèle conserve tout cela, sauf la date de début, sous le nom de la partie.

# --- mod

mod-health = État du service
health-ok = Tout est en ordre
health-problems = Problèmes
health-version = Version
health-worker-version = Version du processus de travail
health-schema = Dernière migration de la base de données
health-database = Type de base de données
health-overdue = Parties dont l’échéance est passée
health-needs-gm = Parties qui attendent leur maître de jeu
health-unsent = Notifications pas encore envoyées
health-yes = oui
health-no = non
mod-reports = Signalements
mod-open = Signalements en cours
mod-closed = Signalements traités
mod-game = Ouvrir la partie
mod-verdict = Décision
mod-close = Clore le signalement
mod-none = Aucun signalement. Quand des joueurs signalent un message ou un joueur, vous le voyez ici.
mod-people = Comptes
mod-like = Le nom commence par
mod-find = Chercher
mod-since = Membre depuis
mod-acts = Actions
mod-set = Changer le rôle
mod-suspended = suspendu
mod-suspend = Suspendre
mod-unsuspend = Lever la suspension
mod-sure = Suspendre { $name } ?
mod-surenot = Lever la suspension de { $name } ?
mod-link = Lien de mot de passe
mod-linkhelp = Donnez ce lien à { $name } pour choisir un nouveau mot de passe. Il n’est affiché qu’une fois.
audit-title = Journal d’administration
audit-help = Ce que les administrateurs et les modérateurs ont fait en vertu de leur fonction, et ce qui a été fait en ligne de commande. Les entrées ne peuvent pas être modifiées. Les réseaux sont effacés après 90 jours.
audit-none = Aucune entrée pour l’instant. Ce que quelqu’un fait en vertu de sa fonction apparaît ici.
audit-gone = un compte supprimé
audit-operator = { $user } (ligne de commande)
audit-from = depuis { $network }
audit-role = { $by } a donné à { $whom } le rôle { $role }.
audit-suspended = { $by } a suspendu { $whom }.
audit-restored = { $by } a levé la suspension de { $whom }.
audit-created = { $by } a créé le compte { $whom }.
audit-link = { $by } a créé un lien de mot de passe pour { $whom }.
audit-confirmed = { $by } a confirmé l’adresse e-mail de { $whom }.
audit-closed-report = { $by } a clos un signalement sur { $whom }.
audit-first-link = { $by } a créé le lien de mot de passe du premier administrateur à un démarrage.
audit-begun = { $by } a lancé une partie dont le propriétaire est parti.
audit-vacated = { $by } a libéré une place.
audit-clocks-stopped = { $by } a arrêté les horloges de toutes les parties.
audit-clocks-started = { $by } a remis en marche les horloges de toutes les parties.
audit-held = { $by } a arrêté des parties pour une durée indéterminée.
audit-released = { $by } a laissé repartir des parties arrêtées.
audit-clocks-extended = { $by } a prolongé toutes les parties de { $minutes } minutes.
audit-backed-up = { $by } a sauvegardé la base de données.
audit-put-back = { $by } a restauré une sauvegarde.
audit-restart = { $by } a redémarré un processus.
audit-drain = { $by } a arrêté un processus.
audit-board-hidden = { $by } a masqué une carte de { $whom }.
audit-board-shown = { $by } a de nouveau affiché une carte masquée de { $whom }.
mod-why = Raison

# --- account

account-emailpassword = Pour changer d’adresse e-mail, saisissez votre mot de passe. La nouvelle adresse sert dès que vous avez suivi le lien que nous y envoyons. Nous prévenons aussi l’ancienne.
account-emailuntil = Tant que la nouvelle adresse n’est pas confirmée, les e-mails vont à { $email }.
account-name = Nom
account-confirm = Confirmer votre adresse e-mail
account-confirmhelp = Vous confirmez ainsi que cette adresse vous appartient.
account-confirmed = Merci. Les notifications sont désormais envoyées à cette adresse.
account-confirmold = Ce lien a expiré ou a déjà servi. Connectez-vous et demandez-en un nouveau dans vos paramètres.
account-unconfirmed = Votre adresse e-mail n’est pas confirmée. Suivez le lien que nous vous avons envoyé. D’ici là, vous n’y recevrez aucun autre e-mail.
account-confirmagain = Renvoyer le lien
account-nameoremail = Nom ou adresse e-mail confirmée
account-email = Adresse e-mail
account-emailhelp = Facultatif. Nécessaire pour les rappels et pour changer un mot de passe oublié.
account-password = Mot de passe
account-passwordhelp = Au moins 10 caractères. Astuce : quelques mots sans rapport entre eux se retiennent facilement.
account-register = S’inscrire
account-forgotten = Mot de passe oublié ?
account-reset = Changer votre mot de passe
account-newpassword = Nouveau mot de passe
account-sent = Si ce compte existe et a une adresse e-mail, nous y avons envoyé un lien.
account-sendlink = Envoyer le lien
account-keep = Enregistrer
account-badlink = Ce lien a expiré ou a déjà servi.
account-another = Demander un nouveau lien

# --- guest

guest-title = Parties jouées en tant qu’invité
guest-help = Dans ce navigateur, vous avez joué sous le nom { $guest } ({ $n ->
    [0] progrès dans les leçons ou modèles
    [one] une partie ou un bac à sable
   *[other] { $n } parties et bacs à sable
}). Voulez-vous les transférer sur votre compte ?
guest-register = Vous jouez en tant qu’invité ({ $name }). En vous inscrivant, vous gardez vos parties, vos messages et vos progrès dans les leçons.
guest-take = Les transférer sur mon compte
guest-leave = Les abandonner
guest-leavesure = Les abandonner ? Vous ne pourrez pas les récupérer.
guest-taken = { $n ->
    [one] Une partie a été transférée sur votre compte.
   *[other] { $n } parties ont été transférées sur votre compte.
}
guest-left = Ont été abandonnés :
guest-on = Continuer

# --- asked

asked-title = Invitations
asked-play = { $by } vous invite à jouer.
asked-playseat = { $by } vous invite à jouer { ACC($seat) }.
asked-seat = { $by } vous propose { ACC($seat) }. Vous prenez la place dès que vous acceptez.
asked-office = { $by } vous propose d’être le maître de jeu.
asked-accept = Accepter
asked-decline = Refuser
asked-until = ouverte jusqu’au

# --- lost

lost-told = Vous ne jouez plus { ACC($seat) } dans « { $game } ». Motif : { $why }
lost-again = Reprendre { ACC($seat) }
lost-taken = Vous ne pouvez pas revenir : quelqu’un d’autre joue cette puissance, ou le maître de jeu vous a retiré de la partie.

# --- invitations

invitations-title = Invitations
invitations-any = au choix
invitations-player = Joueur
invitations-at = Envoyée
invitations-state = Réponse
invitations-open = en attente
invitations-accepted = acceptée
invitations-declined = refusée
invitations-withdrawn = retirée
invitations-expired = expirée
invitations-link = Lien
invitations-withdraw = Retirer
invitations-by-name = Par nom
invitations-by-email = Par courriel
invitations-by-link = Par lien
invitations-help-name = Pour les joueurs qui ont un compte ici. Ils trouvent l’invitation sur leur tableau de bord.
invitations-help-email = Nous envoyons un seul courriel avec un lien et ne conservons pas l’adresse.
invitations-help-link = Toute personne qui a le lien peut prendre une place. Il sert une seule fois.
invitations-field-name = Nom du joueur
invitations-field-email = Adresse électronique
invitations-do-name = Inviter
invitations-do-email = Envoyer l’invitation
invitations-do-link = Créer un lien
invitations-copy = Copier
invitations-copied = Copié
invitations-share = Partager
invitations-nomore = Cette invitation a déjà servi ou n’est plus valable.
invitations-youdeclined = Vous avez refusé l’invitation.
invitations-refuse = Plus d’invitations
invitations-refusehelp = Ce site n’enverra plus jamais d’invitation à votre adresse.
invitations-refused = C’est fait. Votre adresse ne recevra plus d’invitations de ce site.
invitations-none = Pas encore d’invitations.

# --- office

office-title = Maître de jeu
office-volunteer = Se proposer comme maître de jeu
office-to = Transmettre à
office-offer = Proposer
office-lay = Ne plus être maître de jeu
office-laysure = Ne plus être maître de jeu ? La partie continue sans maître de jeu jusqu’à ce que quelqu’un se propose.
office-new = Nouveau maître de jeu
office-appoint = Nommer

# --- dashboard

dashboard-owed = À vous de jouer
dashboard-saved = ordres enregistrés
dashboard-nothing = Vous êtes à jour.
dashboard-games = Vos parties
dashboard-none = Pas encore de parties. Commencez-en une contre des bots, ou rejoignez une partie ouverte.
dashboard-open = Parties ouvertes

# --- signout

signout-title = Se déconnecter et perdre ce compte ?
signout-help = Vous êtes un invité. Sans nom ni mot de passe, vous ne pourrez pas revenir. Vous perdriez :
signout-sandboxes-one = votre bac à sable
signout-sandboxes-more = vos { $n } bacs à sable
signout-games-one = votre place dans une partie avec d’autres
signout-games-more = vos places dans { $n } parties avec d’autres
signout-rest = vos messages, vos notes et vos paramètres
signout-save = Enregistrer d’abord ce compte
signout-lose = Se déconnecter et le perdre
signout-stay = Rester connecté
signout-other = Vous jouez en tant qu’invité. Une fois connecté, vous pourrez transférer vos parties d’invité sur votre compte.
signin-needed = Pour voir cette page, connectez-vous ou inscrivez-vous. Ou essayez d’abord le jeu : pour jouer contre des bots, aucun compte n’est nécessaire.

# --- settings

settings-title = Paramètres
settings-you = Vous êtes connecté en tant que { $name } ({ $role }).
settings-profile = Votre profil public
settings-out = Se déconnecter
settings-everywhere = Se déconnecter de tous les appareils
settings-claim = Enregistrer ce compte
settings-claimhelp = Dans ce navigateur, vous êtes un invité. Choisissez un nom et un mot de passe pour revenir de n’importe où.
settings-old = Mot de passe actuel
settings-away = Vacances
settings-awayhelp = Dans les parties qui autorisent les vacances, les échéances attendent votre retour.
settings-since = Du
settings-until = Au
settings-addaway = Ajouter des vacances
settings-cancel = Supprimer
settings-tokens = Jetons d’API
settings-tokenshelp = Avec un jeton, des programmes peuvent agir en votre nom.
settings-tokenname = Nom du jeton
settings-made = Copiez-le maintenant, il n’est affiché qu’une fois :
settings-revoke = Révoquer
settings-newtoken = Créer un jeton
settings-block = Bloquer un joueur
settings-blockname = Nom du joueur
settings-blockdo = Bloquer
settings-blockhelp = Vous ne verrez plus ses messages, et il ne pourra pas rejoindre vos parties. Sans effet dans les parties anonymes : bloquez-y la puissance.
settings-unblock = Débloquer
settings-delete = Supprimer le compte
settings-deletehelp = Vos parties restent, votre nom en est effacé. Saisissez votre mot de passe pour confirmer.
settings-deletesure = Supprimer votre compte ? C’est définitif.

# --- scope

scope-read = lire
scope-play = jouer
scope-press = messages
scope-manage = gérer des parties

# --- forming

forming-wants = Puissances que vous aimeriez jouer, la préférée d’abord
forming-visitor = Envie de jouer ? Inscrivez-vous ou connectez-vous, puis choisissez une place. En tant qu’invité, vous pouvez commencer tout de suite et vous inscrire plus tard.
forming-register = S’inscrire pour jouer
forming-asguest = Continuer comme invité
forming-seats = Places
forming-you = vous
forming-applicants = Attendent une place : { $names }.
forming-minute = Les règles en une minute
forming-board = La carte au début
forming-printed = Aucune : la partie suit les règles imprimées.
forming-join = Rejoindre
forming-yours = Gérer cette partie
forming-invite = Inviter
forming-fill = Compléter les places vides avec
forming-nobody = personne
forming-start = Commencer maintenant
forming-startdate = Date de début :
forming-startcame = La date est arrivée, mais il reste des places libres. La partie commence dès qu’elles sont toutes prises.
forming-startwaits = La partie commence à cette date si toutes les places sont prises. Sinon, elle commence dès qu’elles le sont.
forming-savedate = Enregistrer la date
forming-startzone = Dans le fuseau horaire { $zone }. La partie ne commence pas avant cette date. Laissez le champ vide s’il n’y en a pas.
forming-cancel = Annuler la partie
forming-cancelsure = Annuler cette partie ? C’est définitif.

# --- dice

dice-proof = Nous nous sommes engagés sur la graine par cette empreinte avant l’arrivée du premier joueur, et le navigateur de chaque joueur a ajouté un nombre aléatoire. Aucun joueur ni maître de jeu ne peut donc choisir ou prévoir un tirage. L’exploitant de ce site connaît la graine, mais il ne peut pas prévoir les nombres des joueurs, sauf s’il est le dernier à en ajouter un.
dice-nonces = Nombres aléatoires des joueurs
dice-yours = Le nombre de votre navigateur en fait partie, et l’empreinte est celle que vous avez vue en rejoignant la partie.
dice-notyours = Le nombre de votre navigateur manque, ou l’empreinte a changé depuis que vous avez rejoint la partie. Demandez au maître de jeu ce qui s’est passé.
dice-dealt = Attribution des puissances
dice-wanted = préférences :
dice-rolls = Tirages
dice-commitment = Empreinte de la graine :
dice-seed = Graine :
dice-later = La graine est publiée à la fin de la partie. Tout le monde peut alors vérifier chaque tirage.
dice-roll = Tirage
dice-result = Résultat
dice-source = Source
dice-origin = { $source ->
    [chain] chaîne de clés
    [seed] graine
    [scripted] choisi par le maître de jeu
    [manual] maître de jeu
    [before-fork] partie copiée
   *[other] { $source }
}
dice-none = Aucun dé n’a encore été lancé.
dice-details = Empreinte et nombres aléatoires

# --- notify

notify-title = Notifications
notify-what = Événement
notify-turn = À vous de jouer
notify-reminder = Rappels d’ordres manquants
notify-press = Nouveaux messages
notify-vote = Propositions et votes
notify-game = Début et fin des parties, changements de joueurs
notify-invitation = Invitations
notify-gm = Parties qui ont besoin de vous comme maître de jeu
notify-everything = toutes les notifications
notify-mail = E-mail
notify-webhook = Webhook
notify-discord = Discord
notify-digest = Messages par e-mail et sur Discord
notify-every0 = Chacun immédiatement
notify-every10 = Groupés, toutes les dix minutes
notify-every60 = Groupés, toutes les heures
notify-every1440 = Groupés, une fois par jour
notify-letters = Joindre le texte des messages aux e-mails
notify-channels = Où vous êtes prévenu
notify-off = Désactivé
notify-on = Réactiver
notify-test = Envoyer un essai
notify-remove = Retirer
notify-kind = Type
notify-address = Adresse
notify-add = Ajouter
notify-secret = Le webhook est signé avec ce secret. Copiez-le maintenant, il n’est affiché qu’une fois :
notify-calendar = Échéances dans votre agenda
notify-calendarhelp = Abonnez-vous à une adresse secrète dans votre application d’agenda. Si vous créez une nouvelle adresse, l’ancienne cesse de fonctionner.
notify-newcalendar = Créer une adresse
notify-stop = Se désabonner
notify-stopall = Se désabonner de tous les e-mails
notify-about = Ne plus recevoir d’e-mails de ce type ? { $topic }
notify-stopped = Vous ne recevrez plus d’e-mails de ce type : { $topic }.

# --- deed

deed-nobody = Le serveur
deed-nobody-there = personne
deed-why = Motif : { $why }
deed-extended = { $by } a déplacé l’échéance { OF($phase) } du { $before } au { $deadline }.
deed-extended-to = { $by } a déplacé l’échéance { OF($phase) } au { $deadline }.
deed-paused = { $by } a mis la partie en pause.
deed-resumed = { $by } a repris la partie.
deed-judged = { $by } a résolu { ACC($phase) } avant l’échéance.
deed-replaced = { $by } a confié { ACC($seat) } au bot { $bot } (auparavant : { $was }).
deed-replaced-somehow = { $by } a remplacé le joueur { OF($seat) }.
deed-offered = { $by } a proposé { ACC($seat) } à un autre joueur (auparavant : { $was }).
deed-entered = { $by } a saisi des ordres pour { ACC($seat) }.
deed-edited = { $by } a modifié la carte : { $changes }.
deed-corrected = { $by } a corrigé les données des règles : { $values }.
deed-overridden = { $by } a changé le résultat de { $order } { INTO($of) } : { $ruling }.
deed-overridden-unseen = { $by } a changé le résultat d’un ordre { INTO($of) }.
deed-rolled-back = { $by } est revenu { DAT($to) }, sans les ordres de cette phase.
deed-rolled-back-with-orders = { $by } est revenu { DAT($to) }, avec les ordres de cette phase.
deed-note = { $by } a publié une note.
deed-settings = { $by } a changé les paramètres : { $changed }.
deed-settings-somehow = { $by } a changé les paramètres.
deed-bot-ended = Le bot qui jouait { $seat } a été arrêté.
deed-abandoned = La partie a été abandonnée.
deed-held = { $by } a arrêté la partie.
deed-released = { $by } a laissé repartir la partie.
deed-clocks-stopped = { $by } a arrêté les horloges de toutes les parties.
deed-clocks-started = { $by } a remis en marche les horloges de toutes les parties. L’échéance est le { $deadline }.
deed-clocks-extended = { $by } a prolongé toutes les parties de { $minutes } minutes. L’échéance est le { $deadline }.
deed-put-off = L’échéance a été reportée au { $deadline }.
deed-prolonged = La phase { OF($phase) } a été prolongée de { $minutes } minutes.
deed-left = La place { OF($seat) } est libre.
deed-voted-extend = Les joueurs ont voté une prolongation.
deed-voted-pause = Les joueurs ont voté une pause.
deed-voted-resume = Les joueurs ont voté la reprise de la partie.
deed-gm-took-over = { $by } est devenu maître de jeu.
deed-gm-left = { $by } n’est plus maître de jeu.
deed-gm-volunteered = { $by } s’est proposé comme maître de jeu.
deed-gm-appointed = { $by } a nommé un maître de jeu.
deed-needs-gm = La partie a besoin de son maître de jeu.
deed-cancelled = { $by } a annulé la partie.
deed-looked = { $by } a consulté cette partie en tant qu’administrateur.
deed-exported = { $by } a exporté cette partie en tant qu’administrateur.
deed-removed = { $units } : retrait
deed-placed = { $units } : ajout pour { ACC($owner) }
deed-center = { $code } attribué { DAT($owner) }

# --- setting

setting-clock-length = minutes par phase
setting-clock-lengths = minutes par type de phase
setting-clock-at = heure des échéances
setting-clock-zone = fuseau horaire
setting-clock-weekdays = jours de la semaine
setting-clock-grace = délai de grâce en minutes
setting-clock-early = résolution anticipée
setting-clock-patience = prolongations pour ordres manquants
setting-clock-extension = minutes par prolongation
setting-press-private = messages privés
setting-press-groups = messages de groupe
setting-press-public = messages publics
setting-press-grey = messages anonymes
setting-press-closed = phases sans messages
setting-press-gm = messages avec le maître de jeu
setting-press-inherit = les nouveaux joueurs lisent les messages précédents
setting-press-audit = le maître de jeu peut lire tous les messages
setting-anonymous = partie anonyme
setting-misses = phases manquées avant qu’une place soit libérée
setting-holidays = les échéances attendent les vacances
setting-muster = minutes pour confirmer
setting-start = date de début
setting-join = qui peut rejoindre la partie
setting-hints = conseils de bots
setting-deal = attribution des puissances

# --- refused

refused-accept-or-decline = Une invitation ne peut être qu’acceptée ou refusée.
refused-bad-field = { $field } : { $why }
refused-bad-field-hint = Voir /api/v1/openapi.json.
refused-bad-date = « { $given } » n’est pas une date avec une heure.
refused-bad-date-hint = Écrivez-la ainsi : 2027-01-31T18:00.
refused-bad-form = Nous n’avons pas pu lire ce formulaire : { $why }
refused-bad-form-hint = Rechargez la page et envoyez le formulaire de là.
refused-bad-choice = « { $given } » n’est pas un des choix.
refused-bad-choice-hint = Choisissez parmi { COMMAS($choices) }.
refused-no-number = « { $given } » n’est pas un nombre.
refused-no-number-hint = Ne saisissez que des chiffres.
refused-bad-length = L’en-tête Content-Length n’est pas un nombre.
refused-bad-token = Ce jeton d’API n’est pas valable ou a été révoqué.
refused-bad-token-hint = Créez-en un nouveau dans vos paramètres.
refused-bad-turn = { $why }
refused-bad-turn-hint = Le format des fichiers de tour est décrit dans docs/turn-files.md.
refused-clash = Quelqu’un d’autre a fait une modification au même instant. Rien n’a été enregistré.
refused-clash-hint = Rechargez la page et réessayez.
refused-csrf = La page d’où vous avez envoyé ceci a expiré, ou ce n’est pas une des nôtres.
refused-csrf-hint = Rechargez la page et réessayez. Les programmes envoient le jeton dans le champ « { $field } » ou l’en-tête { $header } ; GET /api/v1/me le donne.
refused-database-down = La base de données ne répond pas. Rien n’a été enregistré.
refused-database-down-hint = Réessayez dans un instant.
refused-figures = Seuls les administrateurs peuvent lire les mesures, et depuis cette machine.
refused-many-fields = Ce formulaire a plus de { $n } champs.
refused-many-fields-hint = Envoyez-en moins à la fois.
refused-many-requests = Trop de requêtes : { $n } venant de votre adresse sont encore en cours.
refused-many-streams = Trop de personnes suivent les nouvelles en direct en ce moment.
refused-many-streams-hint = Réessayez plus tard.
refused-no-colon = Il manque un deux-points dans « { $given } ».
refused-no-colon-hint = Écrivez par exemple : France: F BRE, ou BEL: France.
refused-no-day = « { $given } » n’est pas une date.
refused-no-day-hint = Écrivez par exemple : 2027-08-01.
refused-no-file = Vous n’avez pas choisi de fichier.
refused-no-file-hint = Choisissez un fichier et réessayez.
refused-no-gm-act = La console du maître de jeu n’a pas d’action « { $given } ».
refused-no-name = Indiquez le nom d’un joueur.
refused-no-office-act = « { $given } » n’est pas possible ici.
refused-no-such-method = Cette adresse n’accepte pas cette méthode HTTP.
refused-no-such-method-hint = Les méthodes sont décrites dans /api/v1/openapi.json.
refused-nothing-here = Cette page n’existe pas.
refused-nothing-here-hint = Vérifiez l’adresse. L’API est décrite dans /api/v1/openapi.json.
refused-nul-in-address = L’adresse contient un caractère NUL.
refused-nul-in-address-hint = Retirez-le.
refused-other-site = Cette requête vient de la page d’un autre site.
refused-other-site-hint = Ouvrez notre page et réessayez.
refused-our-fault = Désolé, une erreur s’est produite de notre côté. Rien n’a été enregistré.
refused-our-fault-hint = Si cela se reproduit, indiquez-nous le code d’erreur : { $number }
refused-streams-open = Vous avez déjà { $n } connexions en direct.
refused-streams-open-hint = Fermez un des onglets.
refused-token-on-page = Les jetons d’API ne fonctionnent pas sur les pages.
refused-token-on-page-hint = Utilisez l’API sous /api/v1.
refused-too-large = La requête dépasse { $most }.
refused-too-large-hint = Envoyez-en moins à la fois.
sandbox-name = Bac à sable : { $rules }

# --- glossary

glossary-title = Glossaire
glossary-lead = Les mots et les abréviations du jeu, chacun en une phrase.
glossary-aat = Un traité d’alliance offensive (Aggressive Alliance Treaty), dont les partenaires mènent ensemble leurs guerres et partagent la faute de leurs attaques.
glossary-aat-word = AAT
glossary-adjudicate = Déterminer quels ordres d’une phase réussissent et ce que deviennent les unités.
glossary-adjudicate-word = résoudre
glossary-adjustments = La phase d’hiver où les puissances construisent ou dissolvent des unités jusqu’à en avoir autant que de centres de ravitaillement.
glossary-adjustments-word = ajustements
glossary-army = Une unité qui se déplace sur terre, ou par mer dans un convoi ; on l’écrit A.
glossary-army-word = armée
glossary-beleaguered = Une unité qui garde sa province parce que ses attaquants, de force égale, s’arrêtent l’un l’autre.
glossary-beleaguered-word = garnison assiégée
glossary-bounce = Un mouvement qui échoue : l’unité reste où elle était, car une autre était au moins aussi forte.
glossary-bounce-word = rebond
glossary-build = Un ordre des ajustements qui crée une nouvelle unité dans un centre national libre.
glossary-build-word = construction
glossary-cd = L’état d’une puissance que personne ne joue (civil disorder) : ses unités tiennent leur position.
glossary-cd-word = CD
glossary-coalition = Deux ou trois puissances qui gagnent ensemble.
glossary-coalition-word = coalition
glossary-coast = Un des rivages séparés d’une province comme l’Espagne ; une flotte s’y trouve sur l’un d’eux.
glossary-coast-word = côte
glossary-concession = La fin d’une partie où tous les autres joueurs laissent gagner une puissance.
glossary-concession-word = concession
glossary-convoy = Un ordre par lequel des flottes en mer portent une armée d’une côte à une autre.
glossary-convoy-word = convoi
glossary-cut = Annulé, se dit d’un soutien dont l’unité a été attaquée.
glossary-cut-word = coupé
glossary-datc = Les Diplomacy Adjudicator Test Cases, un recueil de situations difficiles avec leurs résultats.
glossary-datc-word = DATC
glossary-di = L’indice diplomatique, qui partage 100 points entre les deux factions d’un pays et décide de leurs élections.
glossary-di-word = DI
glossary-dislodge = Chasser une unité de sa province par une attaque plus forte ; elle doit se retirer ou être dissoute.
glossary-dislodge-word = déloger
glossary-draw = Une partie qui se termine sans vainqueur unique, par accord des joueurs qui restent.
glossary-draw-word = partie nulle
glossary-dwo = L’ordre qui commence une guerre avec une autre puissance (Declare War On).
glossary-dwo-word = DWO
glossary-faction = Un des deux partis d’un pays en Diplomatie des factions : l’un gouverne, l’autre est l’opposition.
glossary-faction-word = faction
glossary-fleet = Une unité qui se déplace en mer et le long des côtes ; on l’écrit F.
glossary-fleet-word = flotte
glossary-gm = Le maître de jeu, qui dirige une partie et ne joue aucune puissance.
glossary-gm-word = GM
glossary-grace = Temps accordé après une échéance, avant que la phase soit résolue sans les ordres manquants.
glossary-grace-word = délai de grâce
glossary-grey = Un message qui ne montre pas qui l’a envoyé.
glossary-grey-word = message anonyme
glossary-hold = Un ordre de rester sur place ; une unité sans ordre tient aussi sa position.
glossary-hold-word = tenir
glossary-home = Un centre de ravitaillement du pays d’une puissance, où elle peut construire.
glossary-home-word = centre national
glossary-imminent = Une relation dans laquelle une puissance peut en attaquer une autre sans pénalité, parce que celle-ci a attaqué son partenaire de traité.
glossary-imminent-word = guerre imminente
glossary-mdt = Un traité de défense mutuelle (Mutual Defense Treaty), dont les partenaires peuvent s’aider quand l’un d’eux est attaqué.
glossary-mdt-word = MDT
glossary-minor = Un pays neutre qui a sa propre armée et qu’aucun joueur ne dirige.
glossary-minor-word = petite puissance
glossary-move = Un ordre d’aller dans une autre province, qui attaque toute unité qui s’y trouve.
glossary-move-word = mouvement
glossary-nmr = Aucun ordre reçu (no moves received) : une puissance n’a rien envoyé avant l’échéance.
glossary-nmr-word = NMR
glossary-penalty = Un point de réprobation pour un traité rompu ou une attaque ; il diminue le score pendant quelques années.
glossary-penalty-word = point de pénalité
glossary-power = Une des nations de la carte, comme l’Autriche.
glossary-power-word = puissance
glossary-press = Le mot des joueurs de Diplomacy pour les messages entre joueurs.
glossary-press-word = press
glossary-province = Une des régions de la carte ; elle ne contient qu’une unité au plus.
glossary-province-word = province
glossary-ready = Un signe que vos ordres sont définitifs ; quand tout le monde est prêt, la phase peut être résolue plus tôt.
glossary-ready-word = prêt
glossary-retreat = Un ordre qui mène une unité délogée dans une province voisine libre.
glossary-retreat-word = retraite
glossary-sandbox = Une partie privée où vous jouez toutes les puissances et résolvez les phases quand vous voulez.
glossary-sandbox-word = bac à sable
glossary-seat = La place d’un joueur dans une partie, en général une puissance.
glossary-seat-word = place
glossary-soi = Une sphère d’influence, une province où les autres n’entrent que s’ils sont en guerre avec son détenteur.
glossary-soi-word = SOI
glossary-solo = Une victoire d’une puissance seule.
glossary-solo-word = victoire en solitaire
glossary-standoff = Plusieurs unités de force égale qui vont dans la même province ; aucune n’y entre.
glossary-standoff-word = neutralisation
glossary-supplycenter = Une province qui entretient une unité de la puissance à laquelle elle appartient.
glossary-supplycenter-word = centre de ravitaillement
glossary-support = Un ordre qui ajoute de la force au mouvement ou à la position d’une autre unité.
glossary-support-word = soutien
glossary-sur = L’ordre qui met fin à une guerre en se rendant (surrender).
glossary-sur-word = SUR
glossary-trial = Des résultats calculés sans être enregistrés, pour voir ce qui se passerait.
glossary-trial-word = essai
glossary-variant = Un ensemble de règles autre que le jeu standard.
glossary-variant-word = variante
glossary-void = Sans effet, se dit d’un ordre que les règles n’autorisent pas.
glossary-void-word = nul
glossary-vp = Les points de victoire, le score qui décide de certaines variantes.
glossary-vp-word = VP
glossary-waive = Ne pas faire une construction à laquelle on a droit.
glossary-waive-word = renoncer
people-changed = Options propres à cette partie

# --- how to play

learn-title = Comment jouer
learn-lead = Tout le jeu en dix images. Cinq minutes pour les lire, une vie pour en faire le tour.
learn-of = { $n } sur { $all }
learn-back = Précédent
learn-next = Suivant
learn-board = Sept puissances, un continent
learn-board-text = Nous sommes en 1901. L’Allemagne, l’Angleterre, l’Autriche, la France, l’Italie, la Russie et la Turquie se disputent l’Europe, et vous dirigez l’une d’elles. La carte est divisée en provinces, sur terre et en mer. Chacune a de la place pour une seule unité.
learn-centers = Les centres font la victoire
learn-centers-text = Certaines provinces de terre portent une étoile : ce sont les centres de ravitaillement. Chaque centre que vous possédez entretient une unité ; plus de centres, c’est donc plus d’unités. Pour prendre un centre, ayez-y une unité à la fin d’un automne. Qui possède 18 des 34 centres gagne seul.
learn-units = Armées et flottes
learn-units-text = Les armées se déplacent sur terre, les flottes en mer et le long des côtes. Une unité avance d’une province par tour, et toutes les unités ont la même force. Vous donnez un ordre à chacune de vos unités : tenir, se déplacer, soutenir ou convoyer.
learn-bounce = Tout le monde joue en même temps
learn-bounce-text = Tous les joueurs écrivent leurs ordres en secret et, à l’échéance, tous les ordres sont exécutés ensemble. Si deux unités de force égale vont vers la même province, aucune n’y entre : elles rebondissent, et chacune reste où elle était.
learn-support = Le soutien rend plus fort
learn-support-text = Au lieu de se déplacer, une unité peut prêter sa force à une autre. Ici, l’armée allemande de la Ruhr soutient l’attaque venue de Munich. Deux contre un suffisent : l’attaque réussit, et l’armée française est délogée. Vous pouvez de même soutenir une unité qui tient, et aussi les unités d’autres puissances.
learn-cut = Un soutien peut être coupé
learn-cut-text = Une unité attaquée ne peut soutenir personne. Ici, une armée française attaque la Ruhr. Elle rebondit, mais elle coupe le soutien, et l’attaque allemande sur la Bourgogne échoue. La meilleure défense est souvent une attaque ailleurs.
learn-convoy = Les flottes portent les armées
learn-convoy-text = Une flotte en mer peut porter une armée d’une côte à une autre en un seul tour. Ordonnez à l’armée de se déplacer et à la flotte de la convoyer. Plusieurs flottes peuvent former une chaîne. Si une flotte de la chaîne est délogée, l’armée reste chez elle.
learn-retreat = Les unités délogées battent en retraite
learn-retreat-text = Une unité délogée se retire vers une province voisine et libre, mais pas vers celle d’où venait son attaquant, ni vers une province où des unités viennent de rebondir. S’il n’y en a pas, ou si vous préférez, l’unité est dissoute.
learn-year = Une année a trois saisons
learn-year-text = Au printemps et en automne, on se déplace. Après l’automne, chaque centre de ravitaillement appartient à la puissance dont une unité s’y trouve. En hiver, on compare unités et centres : vous construisez de nouvelles unités dans vos centres nationaux, ou vous retirez celles que vous ne pouvez plus entretenir.
learn-talk = Parlez avant d’écrire
learn-talk-text = Seul, vous êtes un contre six. Ici, l’Autriche prend la Roumanie parce que la Russie la soutient. Parlez à tout le monde, faites des plans et des promesses. Rien n’oblige personne à les tenir, sauf dans les variantes à traités. Écrivez ensuite vos ordres, et voyez qui disait la vérité.
learn-lesson = Suivre la leçon
learn-start = Voilà tout le jeu
learn-start-text = Inutile de tout retenir. La carte montre où chaque unité peut aller, la page vous avertit quand des ordres ne vont pas ensemble, et chaque résultat est expliqué.
learn-variants = Chaque variante en une minute
learn-minute = Ce qui change, en une minute
learn-minute-idea = L’idée
learn-minute-turn = Ce que vous faites
learn-minute-care = À quoi prendre garde
learn-minute-victory = Comment on gagne

# --- a game against bots

play-now = Jouer
play-start = Jouer contre des bots
play-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
play-minute = Les règles en une minute
play-name = Contre des bots : { $rules }

# --- les leçons

lesson-title = Apprendre à jouer
lesson-lead = Vous dirigez une grande puissance. Tous les joueurs écrivent leurs ordres en secret, et tous les ordres sont exécutés en même temps : celui qui prévoit bien, trouve des alliés et choisit le bon moment gagne. Dans ces courtes leçons, vous écrivez les ordres sur une vraie carte, et les vraies règles décident de leur résultat.
lesson-first = Commencez ici
lesson-variants = La règle propre à chaque variante
lesson-count = { $n ->
    [one] Une étape
   *[other] { $n } étapes
}
lesson-screens = Dix écrans
lesson-anytime = Prêt pour une partie entière ?
lesson-playabout = Six bots jouent les autres puissances et ne vous font jamais attendre. La carte montre où chaque unité peut aller, et chaque résultat est expliqué.
lesson-whatnext = Et ensuite ?
lesson-playvariant = Jouer cette variante contre des bots
lesson-skipped = Reprendre l’étape passée : { $step }
lesson-minute = Lire les règles de cette variante en une minute
lesson-following = Leçon suivante : { $lesson }

# --- the first game

first-title = Votre première partie
first-order = Touchez une unité entourée d’un cercle pointillé, puis sa destination. Des boutons sous la carte proposent ce qu’elle peut faire d’autre.
first-ready = Quand vous avez fini, appuyez sur « Prêt ». Dès que tous sont prêts, les résultats montrent ce qui s’est passé, et pourquoi.
first-win = Ce qui est différent dans cette partie, et comment gagner :
first-rules = les règles en une minute
first-dismiss = Compris
lesson-howto = Lire comment jouer, en dix écrans
lesson-start = Commencer
lesson-on = Continuer
lesson-again = Rejouer
lesson-done = Terminé
lesson-steps = { $n } étapes terminées sur { $of }
lesson-of = Étape { $n } sur { $of }
lesson-check = Vérifier
lesson-checkhelp = Touchez la carte, choisissez dans les listes ou écrivez vos ordres ici, un par ligne.
lesson-nothing = Rien pour l’instant. Choisissez dans la liste.
lesson-text = Vos ordres en texte
lesson-reached = C’est réussi.
lesson-missed = Pas encore.
lesson-next = Étape suivante
lesson-try = Réessayer
lesson-skip = Passer cette étape
lesson-prev = Étape précédente
lesson-all = Toutes les leçons
lesson-tables = Tableaux des règles

# --- un bot

bot-title = { $seat } : le bot
bot-called = { $rank }, { $character }
bot-why = Pourquoi as-tu fait cela ?
bot-later = Une fois la partie terminée, vous lirez ici ce que le bot projetait à chaque phase, les autres plans qu’il a envisagés et les promesses qu’il a tenues ou rompues.
bot-nothing = Ce bot n’a pas noté pourquoi il a joué ainsi.
bot-plans = Les plans envisagés. La valeur est l’avance sur les autres qu’il attendait, en centres.
bot-plan = Ordres
bot-value = Valeur
bot-chosen = Choisi :

# --- un conseil

hint-title = Que feriez-vous ?
hint-about = Demandez à un bot ce qu’il ordonnerait à votre place ({ $seat }, { $phase }). Il ne voit que ce que vous voyez. Personne d’autre ne saura que vous avez demandé.
hint-whom = À qui demandez-vous ?
hint-ask = Demander
hint-advice = Le conseil : { $rank }
hint-value = Valeur : { $value }.
hint-others = Autres possibilités
hint-adopt = Reprendre ces ordres
hint-values = La valeur est l’avance attendue sur les autres, en centres. C’est une estimation : le bot devine ce que les autres ordonneront.
hint-draft = Le bouton enregistre ces ordres à la place des vôtres. Vous pouvez encore les modifier, et vous n’êtes pas marqué comme prêt.
