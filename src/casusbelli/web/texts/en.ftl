# The pages, in English. Templates look a text up as `game.orders`; here it is called game-orders.

# --- site

site-name = Casus Belli
site-language = English
site-skip = To the content
site-foot = A game of treaties, wars and promises.
site-api = API

# --- nav

nav-main = Main
nav-dashboard = Your games
nav-games = Games
nav-rules = Rules
nav-moderation = Moderation
nav-signin = Sign in
nav-theme = Light/dark

# --- ask

ask-yes = Yes
ask-no = No, back

# --- fault

fault-title = That did not work
fault-home = To the first page

# --- status

status-forming = Waiting for players
status-running = Running
status-paused = Paused
status-needs-gm = Needs its game-master
status-finished = Finished
status-cancelled = Cancelled

# --- board

board-title = The board
board-keys = The board. Arrow keys go from unit to unit and from province to province, Enter chooses, Escape goes back, letters choose a kind of order, plus and minus zoom. The lists beside the board do the same.
board-nearer = Nearer
board-farther = Farther
board-whole = The whole board
board-names = Full names
board-past = You are looking at
board-layer = Show on the board
board-nolayer = Plain board
board-words = The board in words
board-noscript = Without JavaScript the board is a picture: use the lists and texts beside it.
board-pick = Choose a unit.
board-which = Which one?
board-whereto = { $place }: and where to? The same again means: where it is.
board-go = Where to?
board-clear = No order
board-cancel = Back
board-noorder = no order yet
board-consequences = Consequences: { $n }

# --- board.for

board-for-move = Where to?
board-for-hold = It holds.
board-for-support = Which unit is supported?
board-for-convoy = Which army is carried?
board-for-retreat = Where does it retreat to?
board-for-other = Choose a province.

# --- table

table-pass = The screen goes to { $seat }. Nobody else looks.
table-show = I am { $seat }: show me my side
table-all = What everybody may see
table-everybody = everybody

# --- time

time-in = in { $span }
time-ago = { $span } ago
time-title = Phases
time-first = First phase
time-earlier = Phase before
time-slider = Phase
time-later = Next phase
time-latest = Now
time-play = Play

# --- game

game-tabs = Beside the board
game-orders = Orders
game-story = Results
game-press = Letters
game-tables = Tables
game-people = Game
game-deadline = Deadline
game-nodeadline = No deadline
game-as = as
game-go = Show
game-rulebook = Rulebook of this game
game-rules = Rulebook

# --- orders

orders-asked = You are asked for: { $what }.
orders-notasked = Nothing is asked of you in this phase.
orders-none = – none –
orders-meant = is read as { $order }
orders-astext = The same as text
orders-texthelp = One order a line, in any usual spelling. Saved when you leave the field.
orders-savetext = Save this text
orders-save = Save orders
orders-further = What else your units may do ({ $n })
orders-lent = Units of others that you may write for ({ $n })
orders-secret = secret
orders-add = Add …
orders-off = Take back { $order }
orders-once = { $order }: once more
orders-less = { $order }: once less
orders-inorder = In which order
orders-inorderhelp = Where rules carry out or fund only some of them, the first ones go first.
orders-earlier = { $order }: earlier
orders-later = { $order }: later
orders-atonce = Carried out at once
orders-atoncehelp = Votes and declarations that do not wait for the deadline.

# --- count

count-orders = { $n } of { $of } orders
count-retreats = { $n } of { $of } retreats
count-builds = { $n } of { $of } builds
count-removals = { $n } of { $of } removals
count-adjustments = { $n } of { $of } builds and removals

# --- saved

saved-saved = Saved.
saved-saving = Saving …
saved-stale = Not saved: these orders were changed elsewhere, in another tab perhaps. This is what stands now.
saved-closed = Not saved: the phase is over.
saved-offline = No connection. Your orders are sent as soon as there is one.
saved-refused = Not saved.

# --- kind

kind-move = Move
kind-retreat = Retreat
kind-hold = Hold
kind-support = Support
kind-convoy = Convoy
kind-disband = Disband
kind-build = Build
kind-waive = Waive

# --- slot

slot-build = Build
slot-disband = Remove
slot-waive = Build
slot-aid = Adjustment

# --- ready

ready-do = Ready
ready-undo = Not ready after all
ready-is = You are ready.
ready-none = I have no orders
ready-nonesure = Really send no orders? What you have written is taken back.
ready-faults = Some lines do not stand. Ready all the same?
ready-costs = These orders have consequences. Ready all the same?

# --- act

act-do = Do it
act-sure = { $order }: carry it out now?

# --- sandbox

sandbox-judge = Judge this phase
sandbox-clone = What if? Try it in a sandbox
sandbox-clonehelp = A copy of your own: the position, and your orders if you have written any. Nobody else sees it.

# --- story

story-unordered = no order
story-why = why?
story-refused = Not accepted
story-silent = No orders came from { $seats }.
story-nothing = Nothing has happened yet.

# --- tables

tables-standing = Standing
tables-power = Power
tables-points = Points
tables-centres = Centres
tables-units = Units
tables-onboard = Show on the board

# --- ballot

ballot-title = Your vote is asked for
ballot-open = Open vote
ballot-draw = Draw between { $powers }
ballot-concession = Concession to { $powers }
ballot-all = { $first } and { $last }
ballot-by = proposed by { $seat }
ballot-accept = Accept
ballot-decline = Decline
ballot-accepted = You have accepted.
ballot-declined = You have declined.
ballot-vote = vote

# --- motions

motions-title = Asking the others
motions-help = More than half of the players must agree; to end the game unfinished, all.
motions-pause = Stop the clock
motions-resume = Let the clock run on
motions-extend = One day more for this phase
motions-cancel = End the game unfinished
motions-game-master = { $name } volunteers as game master.
motions-asked = { $seat } asks: { $what }
motions-votes = { $yes } of { $needed } agree
motions-yes = Agree
motions-no = Refuse

# --- statement

statement-title = What the players say
statement-yours = Your word on this game, for everybody to read
statement-save = Publish

# --- people

people-earlier = Earlier entries
people-game = Back to the game
people-empty = nobody
people-bot = bot { $name }
people-somebody = somebody
people-ready = ready
people-owes = owes orders
people-take = Take this seat
people-gm = Game-master: { $name }.
people-owner = Set up by { $name }.
people-rules = Rules: { $rules }.
people-acts = What people did to this game
people-here = I am here
people-leave = Leave the game
people-goon = Let the game go on
people-leavesure = Really leave? Somebody else may take your seat.

# --- press

press-unread = unread
press-to = To
press-thread = Conversation
press-everything = all letters
press-closed = closed
press-silenced = The rules allow no letters to them now
press-all = everybody
press-gm = the game-master
press-letter = Your letter
press-grey = without a name
press-greyname = Nobody in particular
press-send = Send
press-none = No letters yet.
press-export = All letters as text
press-older = Older messages
press-block = Block messages from { $name }
press-blockgrey = Block anonymous messages
press-blocked = Blocked in this game: { $name }
press-unblock = Unblock
press-report = Report
press-why = What is wrong with it?

# --- notes

notes-title = Your notes
notes-help = For your eyes only.
notes-save = Keep notes

# --- export

export-title = To take away
export-report = Report to print
export-dice = Dice
export-replay = Replay as one file
export-picture = Picture of the board
export-story = The story so far as text
export-state = The position as data
export-file = The whole game as a file

# --- live

live-lost = No connection. It comes back by itself.
live-phase = Now: { $phase }

# --- gm

gm-console = Console
gm-title = Game-master's console
gm-public = Whatever you do here is logged, and all players can read it.
gm-why = Reason, for everybody to read
gm-seat = Seat
gm-player = Player
gm-asked = Asked for
gm-heard = Written
gm-nothing = nothing yet
gm-missed = Missed
gm-missing = Who is missing
gm-trial = Trial run
gm-trialhelp = What would come out if the phase were judged now. Nothing is written.
gm-trialdo = Show what would happen
gm-judge = Judge now
gm-judgesure = Judge the phase now, with what has been written?
gm-extend = Deadline
gm-hours = Hours
gm-more = More time
gm-less = Less time
gm-pause = Pause
gm-resume = Go on
gm-note = A note for all
gm-publish = Publish
gm-replace = Replace a player
gm-orbot = or a bot
gm-vacate = Declare a seat empty
gm-vacatesure = Really take this seat away from its player?
gm-enter = Enter orders for a seat
gm-edit = Edit the board
gm-edithelp = One a line. A reason is needed.
gm-remove = Units to take away
gm-place = Units to put up
gm-centers = Owners of centres
gm-editsure = Change the board?
gm-correct = Correct points
gm-correcthelp = What the rules remember, one a line. A reason is needed; everybody can read it.
gm-field = Table
gm-values = New values
gm-correctsure = Correct this?
gm-override = Override a ruling
gm-overridehelp = An order of a judged phase counts otherwise: say how, and what that changes on the board. A reason is needed.
gm-order = Order
gm-ruling = Counts as
gm-overridesure = Override the ruling?
gm-rollback = Take the game back
gm-withorders = with the orders of then
gm-rollbacksure = Take the game back? What happened since then does not count any more.
gm-throw = Throw the die
gm-roll = What does the die show?
gm-options = Rule options in force ({ $n })
gm-noacts = Nothing yet.
gm-bench = Workbench
gm-benchfor = The board for you: orders for any seat as its player would write them, units and centres by taps, what would happen if.
gm-game = To the game
gm-does = You
gm-ordersof = Orders of { $seat }
gm-benchhelp = Write as the player would: on the board, in lists, as text. Nothing is kept until you enter it.
gm-tapedit = Tap a province, then what is to be there. The form below says what you tapped, and can be written by hand.
gm-texthelp = One order a line, in any usual spelling.
gm-undo = Forget these changes
gm-enterfor = Enter these orders for { $seat }
gm-whatif = What would happen
gm-whatifhelp = The phase judged on trial, with every strength told. Nothing is kept and nobody is told. Dice fall otherwise when it counts.
gm-others = Other orders for other seats
gm-otherrules = Other options of the rules
gm-otherruleshelp = One a line: option = value
gm-asitis = Back to the board as it is
gm-pick = Choose a province.
gm-edit-remove = Take away
gm-edit-army = Army
gm-edit-fleet = Fleet
gm-edit-center = Owner of the centre

# --- home

home-title = Diplomacy, and what it could be
home-lead = Seven powers, no dice in battle, and every treaty worth what its signers make of it. Play it by the standard rules or by rules with wars and spheres, factions and elections, treaties and opinion.
home-one = Tap a unit, tap where it goes. Every result says why.
home-two = Play against people, with bots, or around one table. A game-master can run everything by hand.
home-three = Each game has its own rulebook, made from the rules it is played by.
home-try = Try the board now
home-watch = Watch a game
home-join = Make an account
home-picture = The board: Europe in 1901, drawn with its provinces and seas
home-running = Games under way
home-forming = Games that wait for players
home-finished = Games that are over
home-variants = Ways to play
home-all = All of them

# --- games

games-new = New game
games-free = { $n } of { $of } seats free
games-none = No games here yet.
games-elsewhere = Look at:
games-more = More

# --- rules

rules-about = Rules combine: a game may be played by several of these at once. Each rulebook is made from the rules themselves.
rules-read = Rulebook
rules-try = Try in a sandbox

# --- text

text-back = Back

# --- player

player-role = Role
player-playing = Games now
player-finished = Played to the end
player-left = Left
player-phases = Phases
player-missed = Missed
player-reliability = Reliability

# --- invite

invite-title = Invitation
invite-help = Whoever opens this address may take a seat, once.

# --- making

making-file = Or a game from a file
making-filehelp = A saved game, a position or a turn as text, of up to 4 MiB. It becomes a sandbox of yours.
making-choose = File
making-bring = Make a sandbox of it
making-rules = 1. Rules
making-ruleshelp = Choose one or several; what does not go together is told.
making-packs = Rules
making-map = Map
making-show = Show the options of these rules
making-game = 2. The game
making-for = Rules: { $rules }. Seats: { $seats }.
making-name = Name
making-kind = Kind
making-kind-game = a game between people, or with bots
making-kind-sandbox = a sandbox: you play all seats and judge when you like
making-kind-table = around one table: the screen goes from hand to hand
making-visibility = Who sees it
making-public = everybody may watch
making-private = only those who are in it
making-join = Who may take a seat
making-anybody = anybody
making-invited = those who are invited
making-deal = How seats are dealt out
making-deal-chosen = everybody chooses
making-deal-preferences = by preferences
making-deal-random = at random
making-gm = I run it as game-master and do not play
making-anonymous = Who plays what is told when it is over
making-clock = 3. The clock
making-length = Time for a phase
making-nolength = no deadline
making-usual = as usual: 24 hours in a game, no deadline in a sandbox or around one table
making-minutes = { $n } minutes
making-hours = { $n } hours
making-days = { $n } days
making-at = Deadlines at
making-zone = Time zone
making-grace = Grace, minutes
making-misses = Missed phases before a seat is empty
making-early = Judge as soon as everybody is ready
making-press-private = letters to one
making-press-groups = letters to several
making-press-public = letters to all
making-press-grey = letters without a name
making-bots = Seats for bots
making-person = a person
making-options = 4. Options of these rules
making-advanced = All other options ({ $n })
making-free = Enter { $what }.
making-printed = { $value } (printed rule)
making-printedvalue = Printed rule: { $value }.
making-make = Set up the game

# --- mod

mod-health = How the service is
mod-reports = Reports
mod-open = Open ones
mod-closed = Closed ones
mod-game = The game
mod-verdict = Verdict
mod-close = Close
mod-none = None.
mod-people = People
mod-like = Name begins with
mod-find = Find
mod-since = Since
mod-acts = Do
mod-set = Set
mod-suspended = suspended
mod-suspend = Suspend
mod-unsuspend = Let back in
mod-sure = { $name }: really?
mod-link = Link for a new password
mod-linkhelp = For { $name }, to be handed over. It is shown once.

# --- account

account-emailpassword = Changing the e-mail needs your password. The new address counts once you have followed the link we send there; the old one is told.
account-emailuntil = Until the new address is confirmed, mail goes to { $email }.
account-name = Name
account-confirm = Confirm an e-mail
account-confirmhelp = This shows that you read what is sent to this address.
account-confirmed = Thank you. Notifications go there from now on.
account-confirmold = This link has been used or is too old. Sign in and ask for another in your settings.
account-unconfirmed = This e-mail has not been confirmed: follow the link that was sent to it. Until then nothing else is sent there.
account-confirmagain = Send the link again
account-nameoremail = Name or confirmed e-mail
account-email = E-mail
account-emailhelp = Not needed; without one nobody can send you reminders or a new password.
account-password = Password
account-register = Make an account
account-forgotten = New password
account-newpassword = New password
account-sent = If there is such an account with an e-mail, a link is on its way.
account-sendlink = Send a link
account-keep = Keep
account-badlink = This link has been used, or is too old.

# --- guest

guest-title = Games you played as a guest
guest-help = In this browser you played as { $guest }: { $n } games and sandboxes. Take them along to your account?
guest-take = Take them along
guest-leave = Leave them behind
guest-leavesure = Leave them behind? There is no way back to them.
guest-taken = Taken along: { $n }.
guest-left = These were left behind:
guest-on = Continue

# --- asked

asked-title = Invitations
asked-play = { $by } invites you to play.
asked-playseat = { $by } invites you to play { $seat }.
asked-seat = { $by } offers you { $seat }. It is yours once you accept.
asked-office = { $by } asks you to be game master.
asked-accept = Accept
asked-decline = Decline
asked-until = open until

# --- lost

lost-told = You no longer play { $seat } in { $game }: { $why }.
lost-again = Take it back
lost-taken = You can't take it back: it has been taken, or its game master dismissed you.

# --- invitations

invitations-title = Invitations
invitations-any = any
invitations-at = Sent
invitations-state = Answer
invitations-open = open
invitations-accepted = accepted
invitations-declined = declined
invitations-withdrawn = withdrawn
invitations-expired = expired
invitations-link = Link
invitations-withdraw = Withdraw
invitations-none = Nobody has been invited yet.

# --- office

office-title = Game master
office-volunteer = Volunteer as game master
office-to = Hand over to
office-offer = Offer the office
office-lay = Step down as game master
office-laysure = Step down? The game goes on without a game master until somebody volunteers.
office-new = New game master
office-appoint = Appoint

# --- dashboard

dashboard-owed = What waits for you
dashboard-saved = orders saved
dashboard-nothing = Nothing waits for you.
dashboard-games = Your games

# --- signout

signout-title = Sign out and lose this account?
signout-help = You are a guest: without a name and a password there is no way back. You would lose:
signout-sandboxes-one = your sandbox
signout-sandboxes-more = your { $n } sandboxes
signout-games-one = your seat in a game with others
signout-games-more = your seats in { $n } games with others
signout-rest = your messages, notes and settings
signout-save = Save this account first
signout-lose = Sign out and lose it
signout-stay = Stay signed in
signout-other = You are playing as a guest. Once you have signed in you can take along what you made as one.

# --- settings

settings-title = Settings
settings-you = You are { $name } ({ $role }).
settings-profile = What others see of you
settings-out = Sign out
settings-everywhere = Sign out everywhere
settings-claim = Keep this account
settings-claimhelp = You are a guest in this browser. With a name and a password of your own you can come back from anywhere.
settings-old = Old password
settings-away = Times away
settings-awayhelp = Deadlines of games that allow for holidays wait for you.
settings-since = from
settings-until = to
settings-cancel = Cancel
settings-tokens = API tokens
settings-made = This is shown only now:
settings-revoke = Revoke
settings-newtoken = New token
settings-block = Block somebody
settings-blockhelp = You won't see their messages, and they can't join your games. In games that hide who plays this has no effect: block the seat there.
settings-unblock = Do not block
settings-delete = Delete the account
settings-deletesure = Really delete your account? There is no way back.

# --- forming

forming-wants = What you would like to play, best first
forming-join = Join
forming-signin = Sign in to join
forming-yours = Your game
forming-invitename = A player by name, or nobody for a link
forming-invite = Invite
forming-fill = Free seats are played by
forming-start = Begin now
forming-cancel = Cancel the game
forming-cancelsure = Really cancel this game?

# --- dice

dice-proof = The seed was bound by this hash before anybody joined, and every player's browser added a random number of its own. So no player and no game master can choose or foresee a roll. The operator of this site knows the seed; what keeps them honest is any player's number that they could not know beforehand, unless they add the last one themselves.
dice-nonces = Random numbers of the players
dice-yours = Your browser's number is among them, and the hash is the one you were shown when you joined.
dice-notyours = Your browser's number is missing, or the hash has changed since you joined. Ask the game master about it.
dice-dealt = How seats were assigned
dice-wanted = preferred:
dice-rolls = Rolls
dice-commitment = The seed was committed to as
dice-seed = The seed:
dice-later = The seed is told when the game is over; then every roll can be checked.
dice-roll = Roll
dice-result = Result
dice-source = Source
dice-none = No die has been thrown.

# --- notify

notify-title = Notifications
notify-what = What
notify-turn = It is your turn
notify-reminder = Your orders are missing
notify-press = Letters
notify-game = A game begins, ends, or you get or lose a seat
notify-invitation = Invitations
notify-gm = A game needs you as its game-master
notify-everything = anything
notify-mail = E-mail
notify-webhook = Webhook
notify-discord = Discord
notify-digest = Letters by mail and on Discord come
notify-every0 = each at once
notify-every10 = together, every ten minutes
notify-every60 = together, every hour
notify-every1440 = together, once a day
notify-letters = Mails have the text of letters in them
notify-channels = Where you are told
notify-off = Turned off
notify-on = Try again
notify-test = Send a test
notify-remove = Remove
notify-kind = Kind
notify-address = Address
notify-secret = With this secret the webhook is signed; it is shown only now:
notify-calendar = Deadlines in your calendar
notify-calendarhelp = A secret address that calendar programs subscribe to. A new one makes the old one useless.
notify-newcalendar = New address
notify-stop = No more mails
notify-stopall = No mails at all
notify-about = Stop the mails about this? { $topic }
notify-stopped = You will get no more mails about this: { $topic }

# --- deed

deed-nobody = The service
deed-nobody-there = nobody
deed-extended = { $by } moved the deadline of { $phase } from { $before } to { $deadline }
deed-extended-to = { $by } moved the deadline of { $phase } to { $deadline }
deed-paused = { $by } stopped the clock
deed-resumed = { $by } let the clock run on
deed-judged = { $by } adjudicated { $phase } before its deadline
deed-replaced = { $by } put the bot { $bot } in the seat of { $seat } (before: { $was })
deed-replaced-somehow = { $by } put somebody else in the seat of { $seat }
deed-offered = { $by } offered the seat of { $seat } to another player (before: { $was })
deed-entered = { $by } entered orders for { $seat }
deed-edited = { $by } changed the board: { $changes }
deed-corrected = { $by } corrected what the rules remember: { $values }
deed-overridden = { $by } ruled on { $order } of { $of }: { $ruling }
deed-overridden-unseen = { $by } ruled on an order of { $of }
deed-rolled-back = { $by } took the game back to { $to }, without the orders of then
deed-rolled-back-with-orders = { $by } took the game back to { $to }, with the orders of then
deed-note = { $by } wrote a note
deed-settings = { $by } changed the settings: { $changed }
deed-settings-somehow = { $by } changed the settings
deed-bot-ended = The bot of { $seat } was stopped
deed-abandoned = The game was abandoned
deed-clocks-stopped = { $by } stopped the clocks of all games
deed-clocks-started = { $by } let the clocks of all games run on, the deadline is { $deadline }
deed-clocks-extended = { $by } gave all games { $minutes } more minutes, the deadline is { $deadline }
deed-put-off = The deadline was put off to { $deadline }
deed-prolonged = { $phase } was prolonged by { $minutes } minutes
deed-left = The seat of { $seat } is empty
deed-voted-extend = The players voted for more time
deed-voted-pause = The players voted to stop the clock
deed-voted-resume = The players voted to let the clock run on
deed-gm-took-over = { $by } took over as game master
deed-gm-left = { $by } stepped down as game master
deed-gm-volunteered = { $by } volunteered as game master
deed-gm-appointed = { $by } appointed a game master
deed-needs-gm = The game needs its game master
deed-cancelled = { $by } called the game off
deed-looked = { $by } looked at this game as an administrator
deed-exported = { $by } exported this game as an administrator
deed-removed = { $units } removed
deed-placed = { $units } of { $owner } placed
deed-center = the center { $code } to { $owner }

# --- setting

setting-clock-length = minutes for a phase
setting-clock-lengths = minutes by kind of phase
setting-clock-at = time of deadlines
setting-clock-zone = time zone
setting-clock-weekdays = weekdays
setting-clock-grace = grace minutes
setting-clock-early = adjudicate early
setting-clock-patience = extensions for silence
setting-clock-extension = minutes of an extension
setting-press-private = messages to one
setting-press-groups = messages to several
setting-press-public = messages to all
setting-press-grey = anonymous messages
setting-press-closed = phases without messages
setting-press-gm = messages with the game master
setting-anonymous = anonymous game
setting-misses = missed phases before a seat is vacated
setting-holidays = deadlines wait for vacations
setting-muster = minutes to confirm
setting-join = who may join
setting-deal = how powers are assigned

# --- refused

refused-accept-or-decline = an invitation is accepted or declined
refused-bad-field = { $field }: { $why }
refused-bad-field-hint = see /api/v1/openapi.json
refused-bad-form = this form cannot be read: { $why }
refused-bad-form-hint = send it from our page
refused-bad-kind = '{ $given }': expected game, sandbox or table
refused-bad-length = Content-Length is no number
refused-bad-token = this API token is not valid (any more)
refused-bad-token-hint = make a new one in your settings
refused-bad-turn = { $why }
refused-bad-turn-hint = docs/turn-files.md describes such files
refused-clash = somebody was quicker; nothing was changed
refused-clash-hint = look again, then try again
refused-csrf = the page you sent this from is too old, or not ours
refused-csrf-hint = send it as the field '{ $field }' or the header { $header }; GET /api/v1/me tells it
refused-database-down = the database does not answer; nothing was changed
refused-database-down-hint = try again
refused-figures = figures are for administrators, and for this machine itself
refused-many-fields = the form has more than { $n } fields
refused-many-fields-hint = send less at once
refused-many-requests = { $n } requests from your address are under way
refused-many-streams = too many people are listening
refused-many-streams-hint = try again later
refused-no-colon = '{ $given }': expected a colon
refused-no-colon-hint = such as France: F BRE, or BEL: France
refused-no-day = '{ $given }' is no day
refused-no-day-hint = such as 2027-08-01
refused-no-file = no file came with this form
refused-no-file-hint = choose one
refused-no-gm-act = '{ $given }' is nothing a game-master does here
refused-no-office-act = '{ $given }' is nothing that is done with an office
refused-no-such-method = this cannot be done here
refused-no-such-method-hint = look up the method at /api/v1/openapi.json
refused-nothing-here = there is nothing here
refused-nothing-here-hint = the API is described at /api/v1/openapi.json
refused-nul-in-address = there is a NUL in the address
refused-nul-in-address-hint = take it out
refused-other-site = this request comes from another site's page
refused-other-site-hint = open our own page and do it there
refused-our-fault = something here is broken; nothing was changed
refused-our-fault-hint = tell us the number { $number }
refused-streams-open = you have { $n } streams open
refused-streams-open-hint = close one
refused-token-on-page = an API token opens no pages
refused-token-on-page-hint = send it to the API, which is at /api/v1
refused-too-large = the request is larger than { $most }
refused-too-large-hint = send less at once
