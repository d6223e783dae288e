# Ce que le service refuse, et ce que l’on peut y faire (key-hint à côté de key).

act-ask-for-a-hint = demander un conseil
act-ask-for-a-new-password = demander un nouveau mot de passe
act-come-as-a-guest = commencer en tant qu’invité
act-confirm-an-e-mail = confirmer votre adresse e-mail
act-create-a-game = créer une partie
act-copy = copier une partie
act-draw-a-preview = dessiner un aperçu
act-give-the-old-password = saisir votre mot de passe actuel
act-import = importer un fichier
act-judge = faire résoudre un tour
act-read = charger une page
act-register = s’inscrire
act-send-a-bad-token = utiliser un jeton non valable
act-send-a-test = envoyer une notification d’essai
act-sign-in = se connecter
act-upload-a-board = envoyer une carte
act-use-a-link = utiliser un lien
act-write = faire une modification
administrators-only = Seuls les administrateurs peuvent faire cela.
already-invited = Ce joueur a déjà une invitation en attente pour cette partie.
already-invited-hint = Attendez sa réponse.
announce-instead = Vos messages à tous les joueurs sont des annonces. Écrivez-les là.
appointed-by-administrators = Seuls les administrateurs peuvent nommer un maître de jeu.
as-many-as-seats = Cette partie est complète : il y a autant de joueurs que de places.
bad-absence = Des vacances doivent finir dans l’avenir, après leur début, et durer soixante jours au plus.
bad-address-discord = Rien ne peut être envoyé à « { $url } ».
bad-address-discord-hint = Copiez l’adresse du webhook depuis Discord. Elle ressemble à https://discord.com/api/webhooks/...
bad-address-form = Rien ne peut être envoyé à « { $url } ».
bad-address-form-hint = Saisissez une adresse complète, par exemple https://example.org/casus.
bad-address-host = Rien ne peut être envoyé à « { $url } ».
bad-address-host-hint = L’adresse doit avoir un nom d’hôte, mais ni nom d’utilisateur ni mot de passe.
bad-address-port = Rien ne peut être envoyé à « { $url } ».
bad-address-port-hint = Utilisez le port { OR($ports) }, ou un port à partir de 1024.
bad-address-private = Rien ne peut être envoyé à « { $url } ».
bad-address-private-hint = L’adresse doit mener à un serveur public, accessible sur Internet.
bad-address-scheme = Rien ne peut être envoyé à « { $url } ».
bad-address-scheme-hint = L’adresse doit commencer par https://.
bad-address-signs = Rien ne peut être envoyé à « { $url } ».
bad-address-signs-hint = Utilisez au plus { $most } caractères ASCII simples.
bad-channel = « { $given } » n’est pas un canal. Attendu : l’un de { COMMAS($expected) }.
bad-filter = « { $given } » n’est pas une valeur possible pour « { $filter } ». Attendu : l’un de { COMMAS($expected) }.
long-search = Le texte cherché est trop long. Il peut avoir { $most } caractères au plus.
invite-needs-email = Confirmez d’abord votre propre adresse électronique. Vous la trouverez dans vos réglages.
address-invited = Cette adresse a déjà été invitée à cette partie.
enough-mails = Vous pouvez inviter { $n } adresses par jour.
enough-mails-of-game = { $n } adresses par jour peuvent être invitées à une partie.
bad-cursor = « { $given } » n’est pas une valeur possible pour « after ». Prenez celle qui accompagnait la page précédente.
bad-digest = Les messages ne peuvent pas être retenus pendant { $minutes } minutes. Attendu : l’un de { COMMAS($expected) }.
bad-email = « { $given } » n’est pas une adresse e-mail.
bad-email-hint = Saisissez une adresse comme nom@example.org.
bad-extension = L’échéance ne peut pas être déplacée de { $minutes } minutes. Attendu : { $most } de plus au maximum, ou un nombre négatif.
bad-idempotency-key = Un en-tête Idempotency-Key doit compter de 1 à { $longest } caractères ASCII imprimables.
bad-idempotency-key-hint = Utilisez un UUID.
bad-invitation = Cette invitation n’est plus valable, ou a déjà reçu une réponse.
bad-minutes = { $minutes } minutes, ce n’est pas possible. Attendu : de 1 à { $most } minutes.
bad-motion = Les joueurs ne votent pas sur « { $given } ». Attendu : l’un de { COMMAS($expected) }.
bad-name = Le nom « { $name } » ne peut pas être utilisé ici.
bad-name-hint = Utilisez de 2 à { $longest } lettres et chiffres. Des espaces, des points et des traits d’union isolés peuvent les séparer.
bad-option-line = « { $given } » n’est pas une option suivie de sa valeur.
bad-option-line-hint = Écrivez une option par ligne, par exemple key = value.
bad-options = { $why }
bad-options-hint = Le livret de règles de la partie énumère ses options.
bad-position = « { $given } » n’est pas une position dans ce flux.
bad-position-hint = Commencez sans position.
bad-role = « { $given } » n’est pas un rôle. Attendu : l’un de { COMMAS($expected) }.
bad-rules = { $why }
bad-rules-hint = `casus variants` énumère les variantes et les cartes.
rules-begin-apart = Chacune commence la partie à sa façon.
bad-scopes =
    { COUNT($given) ->
        [0] Aucun droit n’a été indiqué.
        [one] { COMMAS($given) } n’est pas un droit.
       *[other] { COMMAS($given) } ne sont pas des droits.
    } Choisissez parmi { COMMAS($expected) }.
bad-status = « { $given } » n’est pas un état. Attendu : l’un de { COMMAS($expected) }.
bad-topic = « { $given } » n’est pas un sujet. Attendu : l’un de { COMMAS($expected) }.
begun-already = La partie a déjà commencé.
before-start-date = La partie ne commence pas avant sa date de début.
before-start-date-hint = Choisissez une autre date ou supprimez-la pour commencer plus tôt.
start-in-the-past = La date de début est déjà passée.
start-in-the-past-hint = Choisissez une date et une heure à venir.
start-too-far = La date de début est dans plus d’un an.
start-too-far-hint = Choisissez une date dans les douze prochains mois.
start-was = La partie a commencé. Sa date de début ne peut plus être modifiée.
start-without-players = Seule une partie qui attend des joueurs peut avoir une date de début. Les bacs à sable, les parties sur un seul écran et les parties entre bots commencent tout de suite.
too-many-templates = Vous pouvez enregistrer jusqu’à { $n } modèles.
too-many-templates-hint = Supprimez-en un d’abord, ou enregistrez sous le nom d’un modèle existant.
template-name = Le nom d’un modèle compte de 1 à { $longest } caractères.
template-by-gm = Seuls ceux qui gèrent une partie peuvent l’enregistrer comme modèle.
board-too-large = La carte de ce fichier a { $n } provinces. Le maximum est ici de { $most }.
channel-off = Plus rien n’est envoyé par ce canal : { $channel }. { SENTENCE($why) }
channel-off-hint = Réactivez-le.
clocks-by-administrators = Seuls les administrateurs peuvent arrêter, remettre en marche ou prolonger les horloges de toutes les parties.
complaint = { $why }
confirmation-used = Ce lien a expiré ou a déjà servi.
confirmation-used-hint = Demandez-en un nouveau dans vos paramètres.
did-you-mean = Vouliez-vous dire { $name } ?
email-confirmed = Cette adresse e-mail est déjà confirmée.
email-taken = Cette adresse appartient désormais à un autre compte.
email-taken-hint = Connectez-vous à ce compte, ou demandez un nouveau mot de passe pour lui.
email-unconfirmed = Votre adresse e-mail n’est pas encore confirmée. Suivez le lien que nous y avons envoyé.
empty-note = La note est vide. Écrivez d’abord quelque chose.
ended-by-players = Seul un vote des joueurs, ou le maître de jeu, peut mettre fin à une partie en cours.
enough-absences = Vous avez déjà prévu { $n } périodes de vacances. Supprimez-en une d’abord.
enough-invitations = Vous pouvez inviter { $n } joueurs par leur nom en une heure.
enough-volunteers = Il y a déjà { $n } volontaires.
enough-volunteers-hint = Les joueurs votent sur eux.
expected-table = « { $key } » doit être une table.
expected-units = « { $given } » n’est pas une liste d’unités. Une liste comme A PAR, F LON est attendue.
file-too-large = Le fichier compte { $n } caractères. Le maximum est de { $most }.
for-somebody-else = Cette invitation s’adresse à un autre joueur.
foreign-link = Ce lien n’est pas valable.
foreign-link-hint = Connectez-vous et choisissez vos notifications dans vos paramètres.
game-cancelled = La partie a été annulée.
game-name-address = Le nom d’une partie ne peut pas contenir d’adresse web.
game-name-address-hint = Mettez une espace après chaque point, et n’écrivez pas de liens.
game-name-invisible = Le nom d’une partie doit contenir des lettres ou des chiffres visibles.
game-name-invisible-hint = Utilisez des lettres simples.
game-name-length = Le nom d’une partie doit compter de 1 à 80 caractères. Celui-ci en a { $n }.
game-over = La partie est terminée.
gave-no-email = { $name } n’a pas donné d’adresse e-mail.
gm-already = Ce compte est déjà celui du maître de jeu.
gm-announces = Seul le maître de jeu écrit des annonces.
gm-does-not-play = Vous êtes le maître de jeu de cette partie : vous ne pouvez pas y jouer.
gm-only = Seul le maître de jeu de cette partie peut faire cela.
gm-only-helper = Un administrateur ne peut le faire que dans une partie qui a besoin d’un maître de jeu (needs-gm) et à laquelle il n’a aucune part.
gm-plays = Un maître de jeu ne peut pas jouer dans sa propre partie.
gm-plays-hint = Le joueur doit d’abord quitter sa place.
guest-yourself = Vous êtes vous-même un invité.
guest-yourself-hint = Choisissez d’abord un nom et un mot de passe.
guests-are-no-gms = Un invité ne peut pas être maître de jeu.
guests-are-no-gms-hint = Choisissez d’abord un nom et un mot de passe dans vos paramètres.
guests-do-not-invite = Un invité ne peut pas inviter de joueurs.
guests-do-not-invite-hint = Choisissez d’abord un nom et un mot de passe dans vos paramètres.
guests-no-bot-games = Un invité ne peut pas organiser de partie où seuls des bots jouent.
guests-no-bot-games-hint = Inscrivez-vous, ou prenez vous-même une place.
has-gm = Cette partie a un maître de jeu.
has-gm-hint = Vous pouvez vous proposer pour les parties qui en cherchent un.
has-password = Ce compte a déjà un mot de passe.
has-password-hint = Changez-le dans vos paramètres, ou créez un autre compte.
invitation-declined = Ce joueur a refusé une invitation à cette partie.
invitation-declined-hint = Vous pourrez l’inviter de nouveau dans une semaine.
invited-is-gm = Ce joueur est le maître de jeu de cette partie.
invited-only = Cette partie n’est ouverte qu’aux joueurs invités.
invited-only-hint = Demandez une invitation au joueur qui l’a créée.
invited-plays = Ce joueur est déjà dans cette partie.
key-reused = Cette valeur d’Idempotency-Key a déjà servi pour une autre requête.
key-reused-hint = Utilisez une nouvelle clé pour chaque nouvelle requête.
last-administrator = Il doit rester au moins un administrateur.
last-administrator-hint = Donnez d’abord ce rôle à un autre compte.
later = Réessayez plus tard.
later-hours = Réessayez dans { $n } heures.
later-minutes =
    { $n ->
        [one] Réessayez dans une minute.
       *[other] Réessayez dans { $n } minutes.
    }
link-used = Ce lien a expiré ou a déjà servi.
link-used-hint = Demandez-en un nouveau.
links-of-today = Nous vous avons envoyé assez de liens pour aujourd’hui.
links-of-today-hint = Réessayez demain.
log-when-over = Le journal complet peut être téléchargé quand la partie est terminée.
log-when-over-hint = D’ici là, vous pouvez obtenir les événements que vous avez le droit de connaître.
long-line = Une ligne d’ordres peut compter { $most } caractères au plus. Celle-ci en a { $n }.
long-nonce = Un nonce peut compter { $most } caractères au plus.
long-notes = Les notes peuvent compter { $most } caractères au plus. Celles-ci en ont { $n }.
long-preferences = Les préférences peuvent occuper { $most } caractères au plus.
long-reason = Un motif peut compter { $most } caractères au plus. Celui-ci en a { $n }.
mail-goes-to-email = Les e-mails sont envoyés à l’adresse de votre compte.
mail-goes-to-email-hint = Changez plutôt cette adresse.
many-invitations = Ce joueur a trop d’invitations en attente.
many-invitations-hint = Réessayez plus tard.
many-lines = Vous pouvez écrire { $most } lignes d’ordres au plus. Il y en a { $n }.
many-options = Vous pouvez fixer { $most } options au plus. Il y en a { $n }.
message-length = Un message doit compter de 1 à { $most } caractères. Celui-ci en a { $n }.
messages-in-phase = Vous avez envoyé { $n } messages dans cette phase. C’est la limite.
messages-in-phase-hint = Attendez la phase suivante.
messages-of-all-games = Vos messages de toutes vos parties ont atteint ensemble la limite de { $most } caractères.
messages-of-all-games-hint = Écrivez un message plus court.
messages-of-game = Vos messages dans cette partie ont atteint la limite de { $most } caractères.
messages-of-game-hint = Écrivez un message plus court.
mixed-alphabets = Le nom « { $name } » mêle des lettres de plusieurs alphabets.
mixed-alphabets-hint = N’en utilisez qu’un.
moderators-only = Seuls les modérateurs et les administrateurs peuvent faire cela.
motion-open = Un vote est déjà ouvert à ce sujet ({ $kind }).
motion-open-hint = Prenez-y part.
name-taken = Ce nom est pris.
name-taken-hint = Choisissez-en un autre.
name-too-alike = Ce nom ne se distingue pas, à l’œil, de celui d’un autre joueur.
name-too-alike-hint = Choisissez-en un autre.
names-as-spelled = Vérifiez l’orthographe : écrivez le nom comme il figure sur le profil du joueur.
no-absence-called = Il n’y a pas de vacances « { $name } ».
no-account-called = Il n’y a pas de compte « { $name } ».
no-administrator = Il n’y a pas encore d’administrateur.
no-administrator-hint = Lancez une fois `casus serve`.
no-anonymous-messages = Cette partie n’autorise pas les messages anonymes.
no-answer-to-anonymous = Vous ne pouvez pas répondre à un message anonyme.
no-battle-order = { $order } n’était pas un ordre à une unité.
no-battle-order-hint = Son résultat dit tout ce qu’il y a à savoir.
no-battle-phase = Il n’y a pas de combat dans cette phase : { $phase }.
no-battle-phase-hint = Les résultats disent tout ce qu’il y a à savoir.
no-calendar = Il n’y a pas d’agenda à cette adresse, ou il a été remplacé.
no-calendar-hint = Créez une nouvelle adresse dans vos paramètres.
no-channel-called = Il n’y a pas de canal « { $name } ».
no-deadline = Cette phase n’a pas d’échéance.
no-die = La partie n’attend aucun dé du maître de jeu.
no-email = Il n’y a pas d’adresse e-mail à confirmer.
no-email-hint = Ajoutez-en une dans vos paramètres.
no-free-seat = Aucune place n’est libre.
no-game-called = Il n’y a pas de partie « { $name } ».
no-game-master-called = Cette partie n’a pas de maître de jeu.
no-gm-there = Les bacs à sable et les parties autour d’une table n’ont pas de maître de jeu.
no-guest = Ce navigateur n’a pas de compte d’invité dont vous pourriez reprendre les parties.
no-judged-order-called = « { $name } » n’est pas parmi les ordres résolus.
no-lesson-called = Il n’y a pas de leçon « { $name } ».
no-lesson-step-called = Cette leçon n’a pas d’étape { $name }.
no-message-called = Il n’y a pas de message « { $name } ».
no-messages-to-all = Cette partie n’autorise pas les messages à tous les joueurs.
no-messages-to-one = Cette partie n’autorise pas les messages à un seul joueur.
no-messages-to-several = Cette partie n’autorise pas les messages à plusieurs joueurs.
no-muster = On ne demande pas aux joueurs en ce moment de confirmer qu’ils sont prêts.
no-open-invitation-called = Il n’y a pas d’invitation « { $name } » en attente.
no-open-motion-called = Il n’y a pas de vote « { $name } » en cours.
no-open-report-called = Il n’y a pas de signalement « { $name } » en cours.
no-orders-to-attach = Il n’y a pas d’ordres à joindre.
no-other-player-called = Il n’y a pas d’autre joueur « { $name } ».
no-other-seat-called = Il n’y a pas d’autre place « { $name } ».
no-part-of-the-film-called = Le film n’a pas de partie « { $name } ».
no-phase-called = Il n’y a pas de phase « { $name } ».
no-plan-now = On ne peut joindre des ordres que tant que la partie est en cours.
no-player-called = Il n’y a pas de joueur « { $name } ».
no-power-called = Il n’y a pas de puissance « { $name } ».
no-reader = Choisissez au moins un destinataire autre que vous-même.
no-picture-called = Il n’y a pas d’image nommée { $name }.
no-rules-called = Il n’y a pas de variante « { $name } ».
no-scope = Ce jeton d’API n’a pas le droit « { $scope } ».
no-scope-hint = Créez-en un avec le droit « { $scope } ».
no-seat-called = Il n’y a pas de place « { $name } ».
no-seat-of-yours = Vous ne jouez pas dans cette partie.
no-settings = Ces paramètres ne conviennent pas à une partie : { $why }
no-setup = Cette description d’une partie n’est pas valable : { $why }
no-thread-called = Il n’y a pas de conversation « { $name } ».
no-token-called = Il n’y a pas de jeton « { $name } ».
no-template-called = Il n’y a pas de modèle « { $name } ».
nobody-sits =
    { COUNT($seats) ->
        [one] Personne ne joue { ACC($seats) } en ce moment, et un nouveau joueur ne pourrait pas lire votre message.
       *[other] Personne ne joue { ACC($seats) } en ce moment, et de nouveaux joueurs ne pourraient pas lire votre message.
    }
nobody-sits-here = Personne ne joue dans cette partie.
nobody-to-agree = Cette partie n’a pas de joueurs qui pourraient donner leur accord.
nobody-to-agree-hint = Un administrateur peut vous nommer.
not-asked = { THE($seat) } n’a rien à faire dans cette phase ({ $phase }).
not-begun = La partie n’a pas commencé.
not-in-conversation = Vous pouvez lire cette conversation, mais vous n’y participez pas.
not-paused = La partie n’est pas en pause.
not-running =
    { $status ->
        [forming] La partie n’a pas commencé.
        [paused] La partie est en pause.
        [needs-gm] La partie attend son maître de jeu.
        [finished] La partie est terminée.
       *[cancelled] La partie a été annulée.
    }
not-with-token = Cela n’est pas possible avec un jeton d’API.
not-with-token-hint = Connectez-vous avec votre mot de passe.
not-your-seat = Vous ne jouez pas { $seat }.
nothing-due = Rien n’est attendu { OF($seat) } : il n’y a pas lieu de relancer son joueur.
nothing-on-board = La partie n’a pas commencé : la carte est vide.
nudged-already = Le joueur { OF($seat) } a déjà été relancé. Vous pourrez recommencer dans quelques heures.
odd-signs = Le nom « { $name } » contient des caractères qui ne sont des lettres dans aucune langue.
odd-signs-hint = Utilisez des lettres ordinaires.
office-gone = Cette offre n’est plus valable : le joueur qui l’a faite n’est plus maître de jeu.
office-handed-over-by-gm = Seul le maître de jeu peut confier la partie à un autre maître de jeu.
office-laid-down-by-gm = Seul le maître de jeu peut renoncer à ce rôle.
old-password-wrong = Votre mot de passe actuel est incorrect.
or-private = La page est peut-être privée.
other-seed = Cette page est périmée : la partie s’est engagée sur de nouveaux dés depuis que vous l’avez chargée.
other-seed-hint = Rechargez la partie et réessayez.
own-game = C’est une de vos propres parties.
own-game-hint = Demandez à un autre administrateur.
owner-names-gm = Avant le début de la partie, c’est le joueur qui l’a créée qui choisit le maître de jeu.
owner-names-gm-hint = Demandez-lui de vous proposer ce rôle.
password-is-name = Votre mot de passe ne peut pas être votre nom.
password-is-name-hint = Choisissez quelque chose de difficile à deviner.
password-length = Votre mot de passe doit compter de { $shortest } à { $longest } caractères. Celui-ci en a { $n }.
password-length-hint = Quelques mots sans rapport entre eux se retiennent facilement.
password-needed = Pour changer d’adresse e-mail, saisissez votre mot de passe actuel.
password-needed-hint = Ajoutez-le et réessayez.
password-repeats = Ce mot de passe répète toujours les mêmes caractères.
password-repeats-hint = Choisissez-en un plus varié.
password-wrong = Le mot de passe est incorrect.
phase-missing = Il manque la phase : dites pour laquelle ceci vaut.
phase-missing-hint = Phase en cours : { $open }.
phase-not-open = Cette phase n’est pas en cours : { $phase }. C’est { $open } qui l’est.
phase-not-open-hint = Rechargez la partie.
plan-length = Un plan peut compter { $most } caractères au plus. Celui-ci en a { $n }.
plan-order = Nous n’avons pas pu lire l’ordre « { $order } » de votre plan : { $why }
plan-orders = Un plan peut compter { $most } ordres au plus. Celui-ci en a { $n }.
phrase-or-text = Envoyez soit un texte, soit un message rapide.
phrase-of-gm = Les messages rapides sont réservés aux joueurs. Écrivez plutôt un message.
phrase-no-proposal = Ce message n’est pas une proposition d’un autre joueur, vous ne pouvez donc ni l’accepter ni le refuser.
phrase-to-proposer = Envoyez votre réponse au joueur qui a fait la proposition.
phrase-answered = Vous avez déjà donné cette réponse.
phrase-nothing = Aucune des unités ne peut faire cela maintenant.
phrase-no-order = pas d’ordre
player-or-bot = Indiquez soit un joueur, soit un bot.
plays-with-you = Vous jouez dans une même partie que cette personne.
plays-with-you-hint = C’est à un autre modérateur, ou à un administrateur, de décider.
press-closed = Aucun message ne peut être envoyé dans cette phase ({ $phase }).
reason-for-all-games = Indiquez un motif. Les joueurs de toutes les parties peuvent le lire.
reason-for-players = Indiquez un motif. Tous les joueurs peuvent le lire.
reasons-hidden = Dans cette partie, les joueurs ne voient pas toutes les unités. Le résultat dit ce que vous avez le droit de savoir.
reports-closed-by-moderators = Seuls les modérateurs peuvent clore des signalements.
reports-read-by-moderators = Seuls les modérateurs peuvent lire les signalements.
reserved-name = Le nom « { $name } » est réservé aux personnes qui exploitent ce site.
reserved-name-hint = Choisissez-en un autre.
say-ruling = Dites comment l’ordre compte, par exemple : succeeds.
say-what-is-wrong = Décrivez le problème.
seat-lost = Un autre joueur a pris { ACC($seat) }.
seat-taken = Cette place est déjà prise : { $seat }.
seat-taken-hint =
    { COUNT($free) ->
        [0] Aucune autre place n’est libre.
        [one] Place libre : { $free }.
       *[other] Places libres : { $free }.
    }
setting-kind = « { $value } » ne convient pas pour « { $name } ». Une lettre majuscule, comme la dernière de S1901M, est attendue.
setting-minutes = « { $value } » ne convient pas pour « { $name } ». Attendu : de 0 à { $most } minutes.
setting-number = « { $value } » ne convient pas pour « { $name } ». Attendu : de 0 à { $most }.
setting-time = « { $value } » ne convient pas pour « { $name } ». Une heure comme 20:30 est attendue.
setting-weekdays = « { $value } » ne convient pas pour « { $name } ». Attendu : au moins un nombre de 0 (lundi) à 6 (dimanche).
setting-zone = « { $value } » ne convient pas pour « { $name } ». Un fuseau horaire comme Europe/Paris est attendu.
settings-by-gm = Seul le maître de jeu peut changer les paramètres d’une partie en cours.
sign-in-first = Il vous faut un compte pour faire cela.
sign-in-first-hint = Connectez-vous, ou envoyez un jeton d’API.
silenced = Les règles n’autorisent pas en ce moment de messages de { $sender } à { $readers }.
silenced-to-all = Les règles n’autorisent pas en ce moment de messages de { $sender } à tous les joueurs.
spectator = Les spectateurs ne peuvent pas marquer de messages comme lus.
stale-orders = Ces ordres ont été modifiés ailleurs depuis que vous les avez chargés.
stale-orders-hint = Rechargez-les.
statement-length = Un commentaire doit compter de 1 à { $most } caractères.
statements-when-over = Vous pourrez écrire un commentaire quand la partie sera terminée.
stays-anonymous = D’autres joueurs ont rejoint une partie anonyme : elle doit le rester.
stays-anonymous-hint = Créez plutôt une nouvelle partie.
stays-readable = On décide à la création d’une partie qui peut en lire les messages.
stays-readable-hint = Créez plutôt une nouvelle partie.
suspend-by-administrators = Seuls les administrateurs peuvent suspendre des modérateurs et des administrateurs.
suspended = Ce compte est suspendu.
suspended-hint = Adressez-vous aux personnes qui exploitent ce site.
takes-no-invitations = Ce joueur n’accepte pas d’invitations de vous.
time-up = L’échéance est passée : { $phase }.
time-up-hint = Attendez les résultats.
token-name = Un jeton doit avoir un nom de 1 à { $longest } caractères.
token-name-hint = Choisissez un nom qui vous rappellera à quoi sert le jeton.
too-many-copies = Vos bacs à sable ont atteint ensemble la limite de { $most } caractères.
too-many-copies-hint = Annulez-en quelques-uns. Les bacs à sable annulés sont supprimés au bout d’une semaine.
long-sandboxes = Votre part de la base de données pour les bacs à sable est épuisée ({ $most } événements). Annulez ceux dont vous n’avez plus besoin.
too-many-motions = Vous avez assez proposé dans cette phase ({ $n } motions).
too-many-games = Vous avez { $n } parties inachevées. C’est la limite.
too-many-games-hint = Terminez-en ou annulez-en une d’abord.
too-many-links = Cette partie a { $n } liens d’invitation en attente. C’est la limite.
too-many-links-hint = Retirez-en d’abord quelques-uns.
too-many-reports = Vous avez { $n } signalements en cours. C’est la limite.
too-many-reports-hint = Les modérateurs vont s’en occuper.
too-many-tokens = Vous avez { $n } jetons. C’est la limite.
too-many-tokens-hint = Révoquez-en un d’abord.
too-often = Trop de tentatives : { $act }.
unit-not-there = Il n’y a pas d’unité { $unit } sur la carte.
import-messages = Les messages et commentaires de cette partie comptent { $n } caractères. Une partie en contient au plus { $most }.
unreadable-file = Ce fichier ne peut pas être lu : { $why }
other-log = L’enregistrement de cette partie indique { $n } événements et un autre hachage que son journal.
unwanted-here = Vous ne pouvez pas rejoindre cette partie : quelqu’un vous y a bloqué.
volunteer-gone = Ce volontaire n’est plus disponible.
volunteered = Vous vous êtes déjà proposé.
volunteered-hint = Les joueurs votent à ce sujet.
which-seat = Vous jouez { ACC($seats) }. Dites pour quelle place ceci vaut.
who-begins = Seul le joueur qui a créé la partie, ou son maître de jeu, peut la faire commencer.
who-begins-helper = Un administrateur ne peut faire commencer une partie que si son créateur et son maître de jeu ne sont plus là, et s’il n’y a aucune part.
who-invites = Seul le joueur qui a créé la partie, ou son maître de jeu, peut inviter des joueurs.
who-sees-invitations = Seul le joueur qui a créé la partie, ou son maître de jeu, peut en voir les invitations.
who-withdraws-invitations = Seul le joueur qui a créé la partie, ou son maître de jeu, peut retirer des invitations.
wrong-password = Nom ou mot de passe incorrect.
wrong-password-hint = Vous pouvez demander un nouveau mot de passe si vous avez oublié le vôtre.
you-sit-here = Vous jouez déjà dans cette partie.
yourself = C’est votre propre nom.

# --- ce qu’une partie attend

waits-die = La partie attend que le maître de jeu lance un dé.
waits-muster = La partie attend que tous les joueurs confirment qu’ils sont prêts.
waits-start = Tous les joueurs ont confirmé qu’ils sont prêts. La partie attend sa date de début.
halted-by-rules = { COMMAS($why) }
waits-people = Plus personne ne joue cette partie. Elle reprendra dès que quelqu’un prendra une place.
held-by-operators = Les opérateurs de ce site ont arrêté la partie : { $why }
not-held = Aucun opérateur n’a arrêté cette partie.
waits-asleep = Tous les joueurs se taisent depuis quelque temps, la partie est donc en pause. Chacun d’eux peut la reprendre.
waits-orders = Il manque des ordres, et cette phase n’a pas d’échéance.
waits-gm = La partie attend son maître de jeu.
waits-players = La partie attend des joueurs.

# --- motifs que le service donne lui-même

why-resigned = Le joueur a abandonné.
why-replaced = Le joueur a été remplacé.
why-dismissed = Le maître de jeu a retiré le joueur de la partie.
why-account-deleted = Le joueur a quitté ce site.
why-abandoned = Le joueur a manqué trop d’échéances.
why-silent =
    { $n ->
        [one] Le joueur n’a rien envoyé pendant une phase.
       *[other] Le joueur n’a rien envoyé pendant { $n } phases de suite.
    }
why-pause-over = La pause avait atteint la durée maximale.
why-plays-again = Un joueur a pris une place.
why-voted = Les joueurs l’ont voté.
why-deserted = Plus personne ne joue cette partie. Elle reprendra dès que quelqu’un prendra une place.
why-asleep = Aucun joueur n’a donné d’ordres pendant { $n } phases de suite.
why-not-adjudicated = La phase n’a pas pu être résolue. Le maître de jeu a été prévenu.
why-downtime =
    { $n ->
        [one] Le service a été indisponible pendant une minute.
       *[other] Le service a été indisponible pendant { $n } minutes.
    }
why-no-orders = Il manquait les ordres de { COMMAS($seats) }.
why-not-confirmed = Le joueur de cette place n’a pas confirmé à temps.
why-no-players = La partie avait attendu des joueurs trop longtemps.
why-neglected = La partie attend son maître de jeu depuis trois jours. Quelqu’un d’autre peut se proposer.
why-bots-of-guest = Il ne restait que des bots, et la partie appartient à un invité.
why-bots-no-deadline = Il ne restait que des bots, et sans échéance aucun joueur ne pouvait prendre la relève.
why-bots-long = Seuls des bots jouent, et les parties entre bots se terminent après { $n } ans.
why-bots-quiet = Seuls des bots jouent, et aucun centre de ravitaillement n’a changé de mains depuis { $n } ans.
why-bot-failed = Le bot { OF($seat) } est tombé en panne et n’a pas d’ordres dans cette phase ({ $phase }).
why-bot-hung = Le bot { OF($seat) } n’a pas répondu en { $n } secondes et n’a pas d’ordres dans cette phase ({ $phase }).
why-nobody-for-a-month = Personne n’avait joué cette partie depuis un mois.
no-hints = Cette partie n’autorise pas les conseils de bots.
no-hints-hint = Demandez conseil dans une partie contre des bots ou dans un bac à sable.
no-adviser = Il n’y a pas de conseiller { $rank }. Choisissez { OR($known) }.
hints-busy = Trop de joueurs demandent un conseil en ce moment.
no-hint = Le conseiller n’a pas répondu à temps.

# --- cartes que les joueurs envoient

bad-map = Le fichier de carte contient des erreurs :
    { $why }
bad-map-hint = Corrigez-les et envoyez le fichier de nouveau.
map-provinces = La carte a { $n } provinces. Le maximum est ici de { $most }.
map-powers = La carte a { $n } puissances. Le maximum est ici de { $most }.
map-borders = La carte a { $n } frontières. Le maximum est ici de { $most }.
map-length = Le fichier de carte a { $n } caractères. Le maximum est ici de { $most }.
board-name-installed = « { $name } » est le nom d’une carte fournie.
board-name-installed-hint = Choisissez un autre nom à la première ligne de votre fichier de carte.
guests-upload-nothing = Un invité ne peut pas envoyer de carte.
guests-upload-nothing-hint = Choisissez d’abord un nom et un mot de passe dans vos paramètres.
board-detail-length = Le texte pour « { $field } » peut avoir { $most } caractères au plus.
detail-author = Auteur
detail-licence = Licence
detail-source = Provenance
board-visibility = « { $given } » ne dit pas qui peut voir la carte. Attendu : l’un de { COMMAS($expected) }.
board-needs-licence = Une carte publique a besoin d’une licence.
board-needs-licence-hint = Indiquez sous quelle licence les autres peuvent l’utiliser, par exemple CC BY 4.0, ou ne la rendez pas publique.
too-many-boards = Vous pouvez avoir jusqu’à { $n } cartes.
too-many-boards-hint = Retirez-en une d’abord.
too-many-board-versions = Une carte peut avoir jusqu’à { $n } versions.
too-many-board-versions-hint = Retirez la carte, ou envoyez-la sous un autre nom.
boards-too-large = Vos cartes ont atteint ensemble la limite de { $most } caractères.
boards-too-large-hint = Retirez-en une d’abord.
board-of-another = Seul son propriétaire peut modifier une carte.
board-of-your-own = Vous ne pouvez pas masquer ni afficher vos propres cartes en tant que modérateur.
board-hidden = Un modérateur a masqué la carte { $title }. Personne ne peut y commencer de partie.
no-board-called = Il n’y a pas de carte « { $name } ».
no-board-version-called = La carte n’a pas de version { $name }.
foreign-map-refused = Cette carte ne peut pas être convertie{ $line ->
        [0] { "" }
       *[other] { " " }(ligne { $line })
    } : { $why }
act-convert-a-map = convertir une carte
