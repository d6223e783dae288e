# What the service refuses, and what to do about it (key-hint beside key).

act-ask-for-a-hint = ask for a hint
act-ask-for-a-new-password = request a new password
act-come-as-a-guest = start as a guest
act-confirm-an-e-mail = confirm your e-mail address
act-create-a-game = create a game
act-copy = copy a game
act-draw-a-preview = draw a preview
act-give-the-old-password = enter your current password
act-import = import a file
act-judge = adjudicate a turn
act-read = load a page
act-register = sign up
act-send-a-bad-token = use an invalid token
act-send-a-test = send a test notification
act-sign-in = sign in
act-upload-a-board = upload a board
act-use-a-link = use a link
act-write = make a change
administrators-only = Only administrators can do this.
already-invited = This player already has an open invitation to this game.
already-invited-hint = Wait for their answer.
announce-instead = Your messages to all players are announcements. Write them there.
appointed-by-administrators = Only administrators can appoint a game master.
as-many-as-seats = This game is full: there are as many players as seats.
bad-absence = A vacation must end in the future, after it starts, and can last at most sixty days.
bad-address-discord = Nothing can be sent to '{ $url }'.
bad-address-discord-hint = Copy the webhook URL from Discord. It looks like https://discord.com/api/webhooks/...
bad-address-form = Nothing can be sent to '{ $url }'.
bad-address-form-hint = Enter a full address, such as https://example.org/casus.
bad-address-host = Nothing can be sent to '{ $url }'.
bad-address-host-hint = The address needs a host name, and no user name or password.
bad-address-port = Nothing can be sent to '{ $url }'.
bad-address-port-hint = Use port { OR($ports) }, or a port from 1024 up.
bad-address-private = Nothing can be sent to '{ $url }'.
bad-address-private-hint = The address must lead to a server on the public internet.
bad-address-scheme = Nothing can be sent to '{ $url }'.
bad-address-scheme-hint = The address must start with https://.
bad-address-signs = Nothing can be sent to '{ $url }'.
bad-address-signs-hint = Use at most { $most } plain ASCII characters.
bad-channel = '{ $given }' is not a channel. Expected one of { COMMAS($expected) }.
bad-filter = '{ $given }' is not a value for "{ $filter }". Expected one of { COMMAS($expected) }.
long-search = The search text is too long. It can have up to { $most } characters.
invite-needs-email = Confirm your own e-mail address first. You find it in your settings.
address-invited = This address has been invited to this game already.
enough-mails = You can invite { $n } addresses a day.
enough-mails-of-game = { $n } addresses a day can be invited to one game.
bad-cursor = '{ $given }' is not a valid value for "after". Use the one that came with the previous page.
bad-digest = Messages can't be held back for { $minutes } minutes. Expected one of { COMMAS($expected) }.
bad-email = '{ $given }' is not an e-mail address.
bad-email-hint = Enter an address such as name@example.org.
bad-extension = The deadline can't be moved by { $minutes } minutes. Expected at most { $most } more, or a negative number.
bad-idempotency-key = An Idempotency-Key must have 1 to { $longest } printable ASCII characters.
bad-idempotency-key-hint = Use a UUID.
bad-invitation = This invitation is no longer valid, or has already been answered.
bad-minutes = { $minutes } minutes is not possible. Expected 1 to { $most } minutes.
bad-motion = '{ $given }' is not something that players vote on. Expected one of { COMMAS($expected) }.
bad-name = The name '{ $name }' can't be used here.
bad-name-hint = Use 2 to { $longest } letters and digits. Single spaces, dots and hyphens may separate them.
bad-option-line = '{ $given }' is not an option with its value.
bad-option-line-hint = Write one option on each line, such as key = value.
bad-options = { $why }
bad-options-hint = The game's rulebook lists its options.
bad-position = '{ $given }' is not a position in this feed.
bad-position-hint = Start without one.
bad-role = '{ $given }' is not a role. Expected one of { COMMAS($expected) }.
bad-rules = { $why }
bad-rules-hint = `casus variants` lists the variants and boards.
rules-begin-apart = Each of them begins the game in its own way.
bad-scopes =
    { COUNT($given) ->
        [0] No scopes were given.
        [one] { COMMAS($given) } is not a scope.
       *[other] { COMMAS($given) } are not scopes.
    } Choose from { COMMAS($expected) }.
bad-status = '{ $given }' is not a status. Expected one of { COMMAS($expected) }.
bad-topic = '{ $given }' is not a topic. Expected one of { COMMAS($expected) }.
begun-already = The game has already started.
before-start-date = The game doesn't start before its start date.
before-start-date-hint = Choose another date, or remove it, to start the game earlier.
start-in-the-past = The start date has already passed.
start-in-the-past-hint = Choose a date and time in the future.
start-too-far = The start date is more than a year away.
start-too-far-hint = Choose a date within the next twelve months.
start-was = The game has started. Its start date can't be changed anymore.
start-without-players = Only a game that waits for players can have a start date. Sandboxes, games on one screen and games among bots start at once.
too-many-templates = You can save up to { $n } templates.
too-many-templates-hint = Delete one first, or save it under the name of an existing one.
template-name = The name of a template has 1 to { $longest } characters.
template-by-gm = Only those who run a game can save it as a template.
board-too-large = The board in this file has { $n } provinces. At most { $most } are allowed here.
channel-off = Nothing is sent by { $channel } anymore: { $why }
channel-off-hint = Turn it on again.
clocks-by-administrators = Only administrators can stop, start or extend the clocks of all games.
complaint = { $why }
confirmation-used = This link has already been used, or has expired.
confirmation-used-hint = Request a new one in your settings.
did-you-mean = Did you mean { $name }?
email-confirmed = This e-mail address is already confirmed.
email-taken = This address now belongs to another account.
email-taken-hint = Sign in to that account, or request a new password for it.
email-unconfirmed = Your e-mail address isn't confirmed yet. Follow the link that we sent to it.
empty-note = The note is empty. Write something first.
ended-by-players = A running game can only be ended by a vote of its players or by its game master.
enough-absences = You already have { $n } vacations. Delete one first.
enough-invitations = You can invite { $n } players by name in an hour.
enough-volunteers = There are already { $n } volunteers.
enough-volunteers-hint = The players vote on them.
expected-table = '{ $key }' must be a table.
expected-units = '{ $given }' is not a list of units. Expected a list such as A PAR, F LON.
file-too-large = The file has { $n } characters. At most { $most } are allowed.
for-somebody-else = This invitation is for another player.
foreign-link = This link isn't valid.
foreign-link-hint = Sign in and choose your notifications in your settings.
game-cancelled = The game was canceled.
game-name-address = The name of a game can't contain a web address.
game-name-address-hint = Put a space after each dot, and leave out links.
game-name-invisible = The name of a game needs visible letters or digits.
game-name-invisible-hint = Use plain letters.
game-name-length = The name of a game must have 1 to 80 characters. This one has { $n }.
game-over = The game is over.
gave-no-email = { $name } has not given an e-mail address.
gm-already = This account is already the game master.
gm-announces = Only the game master writes announcements.
gm-does-not-play = You are the game master of this game, so you can't play in it.
gm-only = Only the game master of this game can do this.
gm-only-helper = Administrators can do what a game master does only in a game that needs one (needs-gm) and in which they have no part.
gm-plays = A game master can't play in the same game.
gm-plays-hint = The player has to leave their seat first.
guest-yourself = You are a guest yourself.
guest-yourself-hint = Choose a name and a password first.
guests-are-no-gms = Guests can't be game masters.
guests-are-no-gms-hint = Choose a name and a password in your settings first.
guests-do-not-invite = Guests can't invite players.
guests-do-not-invite-hint = Choose a name and a password in your settings first.
guests-no-bot-games = Guests can't run games in which only bots play.
guests-no-bot-games-hint = Sign up, or take a seat yourself.
has-gm = This game has a game master.
has-gm-hint = You can volunteer for games that need one.
has-password = This account already has a password.
has-password-hint = Change it in your settings, or create another account.
invitation-declined = This player has declined an invitation to this game.
invitation-declined-hint = You can invite them again in a week.
invited-is-gm = This player is the game master of this game.
invited-only = This game is open to invited players only.
invited-only-hint = Ask the player who created it for an invitation.
invited-plays = This player is already in this game.
key-reused = This Idempotency-Key was used for a different request.
key-reused-hint = Use a new key for every new request.
last-administrator = There must be at least one administrator.
last-administrator-hint = Make another account administrator first.
later = Try again later.
later-hours = Try again in { $n } hours.
later-minutes =
    { $n ->
        [one] Try again in a minute.
       *[other] Try again in { $n } minutes.
    }
link-used = This link has already been used, or has expired.
link-used-hint = Request a new one.
links-of-today = We have sent you enough links for today.
links-of-today-hint = Try again tomorrow.
log-when-over = The whole log can be downloaded when the game is over.
log-when-over-hint = Until then you can get the events that you may know.
long-line = A line of orders can have at most { $most } characters. This one has { $n }.
long-nonce = A nonce can have at most { $most } characters.
long-notes = Notes can have at most { $most } characters. These have { $n }.
long-preferences = Preferences can take at most { $most } characters.
long-reason = A reason can have at most { $most } characters. This one has { $n }.
mail-goes-to-email = E-mails are sent to the address of your account.
mail-goes-to-email-hint = Change that address instead.
many-invitations = This player has too many open invitations.
many-invitations-hint = Try again later.
many-lines = You can write at most { $most } lines of orders. These are { $n }.
many-options = You can set at most { $most } options. These are { $n }.
message-length = A message must have 1 to { $most } characters. This one has { $n }.
messages-in-phase = You have sent { $n } messages in this phase. That is the limit.
messages-in-phase-hint = Wait for the next phase.
messages-of-all-games = Your messages in all games together have reached the limit of { $most } characters.
messages-of-all-games-hint = Write a shorter message.
messages-of-game = Your messages in this game have reached the limit of { $most } characters.
messages-of-game-hint = Write a shorter message.
mixed-alphabets = The name '{ $name }' mixes letters of several alphabets.
mixed-alphabets-hint = Use only one of them.
moderators-only = Only moderators and administrators can do this.
motion-open = There is already an open vote on this ({ $kind }).
motion-open-hint = Vote on it.
name-taken = This name is taken.
name-taken-hint = Choose another one.
name-too-alike = This name looks the same as another player's name.
name-too-alike-hint = Choose another one.
names-as-spelled = Check the spelling: write the name as it appears on the player's profile.
no-absence-called = There is no vacation '{ $name }'.
no-account-called = There is no account '{ $name }'.
no-administrator = There is no administrator yet.
no-administrator-hint = Start `casus serve` once.
no-anonymous-messages = This game doesn't allow anonymous messages.
no-answer-to-anonymous = You can't reply to an anonymous message.
no-battle-order = { $order } was not an order to a unit.
no-battle-order-hint = Its result says everything there is to know.
no-battle-phase = There is no fighting in { $phase }.
no-battle-phase-hint = The results say everything there is to know.
no-calendar = There is no calendar at this address, or it has been replaced.
no-calendar-hint = Get the address of a new one in your settings.
no-channel-called = There is no channel '{ $name }'.
no-deadline = This phase has no deadline.
no-die = The game is not waiting for a die roll by the game master.
no-email = There is no e-mail address to confirm.
no-email-hint = Add one in your settings.
no-free-seat = No seat is free.
no-game-called = There is no game '{ $name }'.
no-game-master-called = This game has no game master.
no-gm-there = Sandboxes and games around one table have no game master.
no-guest = This browser has no guest account whose games you could take over.
no-judged-order-called = '{ $name }' is not among the adjudicated orders.
no-message-called = There is no message '{ $name }'.
no-messages-to-all = This game doesn't allow messages to all players.
no-messages-to-one = This game doesn't allow messages to a single player.
no-messages-to-several = This game doesn't allow messages to several players.
no-muster = The players are not being asked to confirm that they are ready.
no-open-invitation-called = There is no open invitation '{ $name }'.
no-open-motion-called = There is no open vote '{ $name }'.
no-open-report-called = There is no open report '{ $name }'.
no-orders-to-attach = There are no orders to attach.
no-other-player-called = There is no other player '{ $name }'.
no-other-seat-called = There is no other seat '{ $name }'.
no-part-of-the-film-called = The replay has no part '{ $name }'.
no-phase-called = There is no phase '{ $name }'.
no-lesson-called = There is no lesson '{ $name }'.
no-lesson-step-called = The lesson has no step { $name }.
no-plan-now = Orders can only be attached while the game is going on.
no-player-called = There is no player '{ $name }'.
no-power-called = There is no power '{ $name }'.
no-reader = Choose at least one recipient other than yourself.
no-picture-called = There is no picture called { $name }.
no-rules-called = There is no variant '{ $name }'.
no-scope = This API token doesn't have the scope '{ $scope }'.
no-scope-hint = Create one with the scope '{ $scope }'.
no-seat-called = There is no seat '{ $name }'.
no-seat-of-yours = You don't play in this game.
no-settings = These are not valid settings for a game: { $why }
no-setup = This is not a valid description of a game: { $why }
no-thread-called = There is no conversation '{ $name }'.
no-token-called = There is no token '{ $name }'.
no-template-called = There is no template '{ $name }'.
nobody-sits =
    { COUNT($seats) ->
        [one] Nobody plays { $seats } at the moment, and a new player would not be able to read your message.
       *[other] Nobody plays { $seats } at the moment, and new players would not be able to read your message.
    }
nobody-sits-here = Nobody plays in this game.
nobody-to-agree = This game has no players who could agree.
nobody-to-agree-hint = An administrator can appoint you.
not-asked = { $seat } has nothing to do in { $phase }.
not-begun = The game has not started.
not-in-conversation = You can read this conversation, but you don't take part in it.
not-paused = The game is not paused.
not-running =
    { $status ->
        [forming] The game has not started.
        [paused] The game is paused.
        [needs-gm] The game is waiting for its game master.
        [finished] The game is over.
       *[cancelled] The game was canceled.
    }
not-with-token = You can't do this with an API token.
not-with-token-hint = Sign in with your password.
not-your-seat = You don't play { $seat }.
nothing-due = There is nothing to remind { $seat } of.
nothing-on-board = The game has not started, so the board is empty.
nudged-already = { $seat } has been reminded already. You can do it again in a few hours.
odd-signs = The name '{ $name }' contains characters that are not letters of any language.
odd-signs-hint = Use ordinary letters.
office-gone = The offer is no longer valid: the player who made it is not the game master anymore.
office-handed-over-by-gm = Only the game master can hand the game over to another game master.
office-laid-down-by-gm = Only the game master can step down.
old-password-wrong = Your current password is wrong.
or-private = It may be private.
other-seed = This page is out of date: this game has committed to new dice since you loaded it.
other-seed-hint = Reload the game and try again.
own-game = This is a game of your own.
own-game-hint = Ask another administrator.
owner-names-gm = Before the game starts, the player who created it chooses the game master.
owner-names-gm-hint = Ask them to offer you the role.
password-is-name = Your password can't be your name.
password-is-name-hint = Choose something that is hard to guess.
password-length = Use { $shortest } to { $longest } characters for your password. This one has { $n }.
password-length-hint = A few unrelated words are easy to remember.
password-needed = To change your e-mail address, enter your current password.
password-needed-hint = Add it and try again.
password-repeats = This password repeats the same few characters.
password-repeats-hint = Choose a more varied one.
password-wrong = The password is wrong.
phase-missing = The phase is missing: say which one this is for.
phase-missing-hint = The current phase is { $open }.
phase-not-open = { $phase } is not the current phase. { $open } is.
phase-not-open-hint = Reload the game.
plan-length = A plan can have at most { $most } characters. This one has { $n }.
plan-order = We couldn't read the order '{ $order }' in your plan: { $why }
plan-orders = A plan can have at most { $most } orders. This one has { $n }.
phrase-or-text = Send either a text or a quick phrase.
phrase-of-gm = Quick phrases are for players. Write a message instead.
phrase-no-proposal = This message is not a proposal by another player, so you can't accept or refuse it.
phrase-to-proposer = Send your answer to the player who made the proposal.
phrase-answered = You have already given this answer.
phrase-nothing = None of the units can do this now.
phrase-no-order = no order
player-or-bot = Name either a player or a bot.
plays-with-you = You are in a game with this player.
plays-with-you-hint = Another moderator or an administrator has to decide.
press-closed = No messages can be sent in { $phase }.
reason-for-all-games = Give a reason. The players of every game can read it.
reason-for-players = Give a reason. All players can read it.
reasons-hidden = In this game players don't see all units. The result says what you may know.
reports-closed-by-moderators = Only moderators can close reports.
reports-read-by-moderators = Only moderators can read reports.
reserved-name = The name '{ $name }' is reserved for the people who run this site.
reserved-name-hint = Choose another one.
say-ruling = Say how the order counts, for example: succeeds.
say-what-is-wrong = Describe what is wrong.
seat-lost = Another player has taken { $seat }.
seat-taken = { $seat } is already taken.
seat-taken-hint =
    { COUNT($free) ->
        [0] No other seat is free.
        [one] { $free } is free.
       *[other] { $free } are free.
    }
setting-kind = '{ $value }' is not valid for "{ $name }". Expected a capital letter, such as the last one in S1901M.
setting-minutes = '{ $value }' is not valid for "{ $name }". Expected 0 to { $most } minutes.
setting-number = '{ $value }' is not valid for "{ $name }". Expected 0 to { $most }.
setting-time = '{ $value }' is not valid for "{ $name }". Expected a time such as 20:30.
setting-weekdays = '{ $value }' is not valid for "{ $name }". Expected at least one number from 0 (Monday) to 6 (Sunday).
setting-zone = '{ $value }' is not valid for "{ $name }". Expected a time zone such as Europe/Berlin.
settings-by-gm = Only the game master can change the settings of a running game.
sign-in-first = You need an account to do this.
sign-in-first-hint = Sign in, or send an API token.
silenced = The rules don't allow messages from { $sender } to { $readers } now.
silenced-to-all = The rules don't allow messages from { $sender } to all players now.
spectator = Spectators can't mark messages as read.
stale-orders = These orders have been changed elsewhere since you loaded them.
stale-orders-hint = Load them again.
statement-length = A statement must have 1 to { $most } characters.
statements-when-over = You can make a statement when the game is over.
stays-anonymous = Other players joined an anonymous game, so it has to stay anonymous.
stays-anonymous-hint = Create a new game instead.
stays-readable = Who can read the messages of a game is decided when it is created.
stays-readable-hint = Create a new game instead.
suspend-by-administrators = Only administrators can suspend moderators and administrators.
suspended = This account is suspended.
suspended-hint = Contact the people who run this site.
takes-no-invitations = This player doesn't accept invitations from you.
time-up = The deadline for { $phase } has passed.
time-up-hint = Wait for the results.
token-name = A token needs a name of 1 to { $longest } characters.
token-name-hint = Choose one that will tell you later what the token is for.
too-many-copies = Your sandboxes together have reached the limit of { $most } characters.
too-many-copies-hint = Cancel some. Canceled sandboxes are deleted after a week.
long-sandboxes = You have used up your share of the database for sandboxes ({ $most } events). Cancel some that you no longer need.
too-many-motions = You have proposed enough in this phase ({ $n } motions).
too-many-games = You have { $n } unfinished games. That is the limit.
too-many-games-hint = Finish or cancel one of them first.
too-many-links = This game has { $n } open invitation links. That is the limit.
too-many-links-hint = Withdraw some of them first.
too-many-reports = You have { $n } open reports. That is the limit.
too-many-reports-hint = The moderators will get to them.
too-many-tokens = You have { $n } tokens. That is the limit.
too-many-tokens-hint = Revoke one of them first.
too-often = Too many attempts to { $act }.
unit-not-there = There is no { $unit } on the board.
import-messages = The messages and comments of this game have { $n } characters. At most { $most } fit in a game.
unreadable-file = This file can't be read: { $why }
other-log = The record of this game names { $n } events and a different hash from that of its log.
unwanted-here = You can't join this game: someone in it has blocked you.
volunteer-gone = This volunteer is no longer available.
volunteered = You have already volunteered.
volunteered-hint = The players vote on it.
which-seat = You play { $seats }. Say which of them this is for.
who-begins = Only the player who created the game, or its game master, can start it.
who-begins-helper = Administrators can start a game only if its creator and its game master are gone, and if they have no part in it.
who-invites = Only the player who created the game, or its game master, can invite players.
who-sees-invitations = Only the player who created the game, or its game master, can see its invitations.
who-withdraws-invitations = Only the player who created the game, or its game master, can withdraw invitations.
wrong-password = Wrong name or password.
wrong-password-hint = You can request a new password if you have forgotten yours.
you-sit-here = You already play in this game.
yourself = This is your own name.

# --- what a game waits for

waits-die = The game is waiting for the game master to roll a die.
waits-muster = The game is waiting for all players to confirm that they are ready.
waits-start = All players have confirmed that they are ready. The game is waiting for its start date.
halted-by-rules = { COMMAS($why) }
waits-people = Nobody is left playing this game. It will resume when someone takes a seat.
held-by-operators = The operators of this site have stopped the game: { $why }
not-held = No operator holds this game.
waits-asleep = All players have been silent for some time, so the game is paused. Any of them can resume it.
waits-orders = Orders are missing, and this phase has no deadline.
waits-gm = The game is waiting for its game master.
waits-players = The game is waiting for players.

# --- reasons of the service itself. They are stored in English: no selectors there, and a changed sentence has to be
# added to EARLIER in service/base/stored_reasons.py.

why-resigned = The player resigned.
why-replaced = The player was replaced.
why-dismissed = The game master removed the player.
why-account-deleted = The player has left this site.
why-abandoned = The player missed too many deadlines.
why-silent =
    { $n ->
        [one] The player sent nothing for one phase.
       *[other] The player sent nothing for { $n } phases in a row.
    }
why-pause-over = The pause had lasted as long as a pause can.
why-plays-again = A player has taken a seat.
why-voted = The players voted for it.
why-deserted = Nobody is left playing this game. It will resume when someone takes a seat.
why-asleep = No player gave orders for { $n } phases in a row.
why-not-adjudicated = The phase could not be adjudicated. The game master has been notified.
why-downtime =
    { $n ->
        [one] The service was down for one minute.
       *[other] The service was down for { $n } minutes.
    }
why-no-orders = Orders were missing from { COMMAS($seats) }.
why-not-confirmed = The player of this seat did not confirm in time.
why-no-players = The game had waited for players for too long.
why-neglected = The game has waited for its game master for three days. Another one can volunteer.
why-bots-of-guest = Only bots were left, and the game belongs to a guest.
why-bots-no-deadline = Only bots were left, and without a deadline no player could take over.
why-bots-long = Only bots play, and games between bots end after { $n } years.
why-bots-quiet = Only bots play, and no supply center has changed hands for { $n } years.
why-bot-failed = The bot of { $seat } failed and has no orders in { $phase }.
why-bot-hung = The bot of { $seat } gave no answer within { $n } seconds and has no orders in { $phase }.
why-nobody-for-a-month = Nobody had played this game for a month.
no-hints = This game doesn't allow hints.
no-hints-hint = Ask for hints in a game against bots or in a sandbox.
no-adviser = There is no adviser { $rank }. Choose one of { OR($known) }.
hints-busy = Too many players are asking for hints at the moment.
no-hint = The adviser found no answer in time.

# --- boards that players upload

bad-map = The map file has errors:
    { $why }
bad-map-hint = Correct them and upload the file again.
map-provinces = The map has { $n } provinces. At most { $most } are allowed here.
map-powers = The map has { $n } powers. At most { $most } are allowed here.
map-borders = The map has { $n } borders. At most { $most } are allowed here.
map-length = The map file has { $n } characters. At most { $most } are allowed here.
board-name-installed = '{ $name }' is the name of an included board.
board-name-installed-hint = Choose another name in the first line of your map file.
guests-upload-nothing = Guests can't upload boards.
guests-upload-nothing-hint = Choose a name and a password in your settings first.
board-detail-length = The text for "{ $field }" can have up to { $most } characters.
detail-author = Author
detail-licence = License
detail-source = Source
board-visibility = '{ $given }' does not say who can see the board. Expected one of { COMMAS($expected) }.
board-needs-licence = A public board needs a license.
board-needs-licence-hint = Say under which license others may use it, such as CC BY 4.0, or don't make it public.
too-many-boards = You can have up to { $n } boards.
too-many-boards-hint = Withdraw one first.
too-many-board-versions = A board can have up to { $n } versions.
too-many-board-versions-hint = Withdraw the board, or upload it under another name.
boards-too-large = Your boards together have reached the limit of { $most } characters.
boards-too-large-hint = Withdraw one first.
board-of-another = Only its owner can change a board.
board-of-your-own = You can't hide or show your own boards as a moderator.
board-hidden = A moderator has hidden the board { $title }. Nobody can start a game on it.
no-board-called = There is no board '{ $name }'.
no-board-version-called = The board has no version { $name }.
foreign-map-refused = This map cannot be converted{ $line ->
        [0] { "" }
       *[other] { " " }(line { $line })
    }: { $why }
act-convert-a-map = convert a map
