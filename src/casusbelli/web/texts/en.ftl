# The pages, in English. Templates look a text up as `game.orders`; here it is called game-orders.

# --- site

site-name = Casus Belli
site-language = English
site-pair = { $name }: { $value }
site-description = Play Diplomacy in the browser: the classic game and five variants with treaties, wars, spheres of influence and elections. Every result is explained. Free, without an account.
site-skip = Skip to content
site-foot = A game of treaties, wars and promises.
site-api = API

# --- offline

offline-seen = You're offline. You see the page as it was at { $time }.
offline-title = You're offline
offline-nothing = This page isn't stored on this device. Pages of your games that you have opened before are.
offline-again = Try again
unsent-stale = Not sent: your orders were changed somewhere else meanwhile. This is what you had written:
unsent-closed = Not sent: the phase ({ $phase }) ended before you were connected again. This is what you had written:
unsent-again = Send these instead
unsent-drop = Discard
unsent-signout = Some of your orders haven't been sent yet, and signing out discards them. Sign out anyway?

# --- share

share-game = { $rules }: { $when }. Follow the game on Casus Belli, where every result is explained.
share-seen = The board: { $when }

# --- nav

nav-main = Main
nav-dashboard = Your games
nav-games = Games
nav-boards = Boards
nav-learn = How to play
nav-lessons = Learn
nav-rules = Rules
nav-moderation = Moderation
nav-signin = Sign in
nav-theme = Switch between light and dark

# --- ask

ask-yes = Yes
ask-no = Cancel

# --- fault

fault-title = Something went wrong
fault-home = Back to home

# --- status

status-forming = Waiting for players
status-running = In progress
status-paused = Paused
status-needs-gm = Needs a game master
status-finished = Finished
status-cancelled = Canceled

# --- board

board-title = Board
board-keys = Board. The arrow keys move between units and provinces, Enter selects, Escape goes back, letters choose a kind of order, plus and minus zoom. The lists next to the board do the same.
board-nearer = Zoom in
board-farther = Zoom out
board-whole = Show the whole board
board-names = Show full names
board-past = Viewing
board-tools = Board tools
board-layers = Layers
board-legend = Legend
board-words = Board as text
board-noscript = Without JavaScript the board is only a picture. Use the lists and texts next to it.
board-pick = Choose a unit.
board-buildable = You may build here: { $places }
board-unit-a = army
board-unit-f = fleet
board-which = Which one?
board-whereto = { $place }: choose the destination, or the same province again if the unit stays.
board-go = Choose a destination.
board-clear = Clear order
board-cancel = Back
board-noorder = no order yet

# --- board.for

board-for-move = Choose a destination.
board-for-hold = The unit holds.
board-for-support = Choose the unit to support.
board-for-convoy = Choose the army to convoy.
board-for-retreat = Choose where to retreat.
board-for-other = Choose a province.

# --- table

table-pass = Pass the screen to { $seat }. Everyone else, please look away.
table-show = I'm { $seat }: show my side
table-all = Show what everyone may see
table-everybody = everyone

# --- time

time-in = in { $span }
time-ago = { $span } ago
time-title = Phases
time-first = First phase
time-earlier = Previous phase
time-slider = Phase
time-later = Next phase
time-latest = Latest phase
time-end = End of the game
time-play = Replay
time-back = Back to now

# --- game

game-viewas = Viewing as { $seat }
game-tabs = Game information
game-orders = Orders
game-story = Results
game-press = Messages
game-tables = Tables
game-people = Game
game-deadline = Deadline:
game-nodeadline = No deadline
game-as = Playing as
game-go = Switch
game-rulebook = Rulebook of this game
game-rules = Rulebook

# --- strip of powers, scenes, action bar

strip-title = Powers
strip-centers = { $n ->
    [one] { $n } center
   *[other] { $n } centers
 }
strip-change = Change since last year
strip-points = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
strip-player = played by { $name }
strip-nobody = nobody plays this power
strip-standing = Centers: { $centers }. Units: { $units }.
strip-score = Points of { $seat }: { $n }.
strip-history = How this changed
strip-message = Message
strip-messageto = Message { $seat }
making-invite = Invite
ended-centers = Centers by year
ended-scores = Points by year
ended-again = Play again with these people
scene-results = Results of { $phase }
scene-again = Replay
scene-continue = Continue to your orders
scene-on = Continue
scene-waiting = Waiting for { $seats }.
bar-title = Actions
bar-grip = Resize the panel
bar-more = More
bar-cost = Effects: { $n }
bar-costs = What these orders mean

# --- orders

orders-asked = { $kind ->
    [orders] Your orders are due.
    [builds] Your builds are due.
    [removals] Your removals are due.
    [treaties] You may propose treaties now, but you need not.
    [notices] Your notices are due.
    [declarations] Your declarations are due.
   *[other] Due this phase: { $what }.
}
orders-you = You are playing { $seat }.
orders-notasked = Nothing to do this phase.
orders-none = No order
orders-happens = If this happens
orders-codes = Show codes
orders-any = Type a place or an order
orders-of = Orders of { $unit }
orders-choose = Choose
orders-clearof = Clear order: { $unit }
orders-matches = { $n } orders
orders-astext = Edit as text
orders-texthelp = Write one order per line, in any common notation. Your orders are saved when you leave the field.
orders-savetext = Save text
orders-save = Save orders
orders-further = Other orders for your units ({ $n })
orders-lent = Other powers' units you can order ({ $n })
orders-secret = secret
orders-add = Add …
orders-off = Remove { $order }
orders-once = { $order }: one more
orders-less = { $order }: one less
orders-inorder = Priority
orders-inorderhelp = If only some can be carried out, those at the top go first.
orders-earlier = Move { $order } up
orders-later = Move { $order } down
orders-atonce = Votes and declarations
orders-atoncehelp = These take effect immediately.

# --- directives

directives-granted = Your proposals and declarations
directives-none = Nothing yet. Tap a power in the strip to see what you can propose to it, or add something here.
directives-add = Add
directives-find = Search
directives-propose = Propose or declare
directives-write = Add to orders
directives-again = Marked items are in your orders. Tap one again to remove it.
directives-here = In { $place } ({ $n })

# --- count

count-orders = { $n } of { $of } orders
count-retreats = { $n } of { $of } retreats
count-builds = { $n } of { $of } builds
count-removals = { $n } of { $of } removals
count-adjustments = { $n } of { $of } builds and removals

# --- saved

saved-saved = Saved.
saved-saving = Saving …
saved-stale = Not saved: these orders were changed somewhere else, perhaps in another tab. You now see the current ones.
saved-closed = Not saved: the phase is over.
saved-offline = Not sent yet: you're offline. Your orders are stored on this device and will be sent when you're connected again.
saved-unreached = You're offline, so nothing was sent. Try again when you're connected.
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
ready-undo = Undo ready
ready-is = You're ready.
ready-none = Submit without orders
ready-nonesure = Submit without orders? The orders you have written will be deleted.
ready-empty = You have not entered any orders. Submit anyway?
ready-faults = Some orders are invalid. Submit anyway?
ready-costs = These orders have a cost. Submit anyway?

# --- act

act-do = Do it
act-finalsure = This can't be undone. Do it?
act-sure = { $order }: carry this out now?

# --- sandbox

sandbox-name = Sandbox: { $rules }
sandbox-judge = Adjudicate this phase
sandbox-clone = Try it in a sandbox
sandbox-clonehelp = Makes a private copy of the position and the orders you have written. Nobody else can see it.

# --- story

story-foryou = For you, { $power }
story-yourorders = Your orders
story-everybody = Everyone else
story-succeeded = { $n } of { $of } succeeded
story-unordered = no order
story-why = why?
story-refused = Rejected orders
story-others =
    { $n ->
        [one] 1 other order
       *[other] { $n } other orders
    }
story-secret = secret
story-comments = Comments
story-variation = What might have been played
story-nothing = No results yet. They appear here when the first phase has been adjudicated.

# --- panels

panels-bond = { $bond ->
    [war] War
    [peace] Peace
    [pact] Defense treaty
    [alliance] Alliance treaty
    [control] Control
    [right] Right to attack
    [ending] About to change
    [closed] Blocked
   *[neutral] Neutral
}
panels-since = since { $when }
panels-until = until { $when }
panels-fresh = new
panels-rest = All others: { $state }
panels-expected = { $value } if nothing changes
panels-course = From { $first } to { $last }

# --- tables

tables-standing = Standings
tables-power = Power
tables-points = Points
tables-centres = Centers
tables-units = Units
tables-onboard = Show on the board

# --- card

card-answers = So far: { $answers }
card-one-answer = { $seat } { $answer }
card-missing = No answer yet, or not public: { $seats }
card-missingmany = { $n } answers are missing or secret.
card-until = until
card-until-phase = until the end of this phase
card-written = In your orders
card-undo = Undo

# --- motions

motions-title = Ask the other players
motions-kind = Proposal
motions-do = Propose
motions-help = A proposal passes if more than half of the players agree. Ending the game without a result needs all of them.
motions-pause = Pause the game
motions-resume = Resume the game
motions-extend = Extend this phase by one day
motions-cancel = End the game without a result
motions-game-master = { $name } volunteers as game master.
motions-asked = { $seat } proposes: { $what }.
motions-votes = { $yes } of { $needed } agree
motions-yes = Agree
motions-no = Disagree

# --- statement

statement-title = Player statements
statement-yours = Your statement about this game (everyone can read it)
statement-save = Publish

# --- people

people-earlier = Earlier entries
people-game = Back to the game
people-empty = Vacant
people-bot = { $emblem } Bot: { $name }
people-somebody = Anonymous player
people-ready = ready
people-owes = orders due
people-take = Join as { $seat }
people-gm = Game master: { $name }.
people-owner = Created by { $name }.
people-rules = Rules: { $rules }.
people-changed = House rules
people-acts = Game log
people-here = Confirm you're ready
people-leave = Leave the game
people-goon = Resume the game
people-leavesure = Leave this game? Another player may take your place.

# --- press

press-unread = unread
press-letter = Your message
press-grey = anonymously
press-greyname = Anonymous
press-send = Send
press-none = No messages yet. Write the first one below.
press-nonetoread = No messages yet.
press-export = Download messages as text
press-older = Older messages
press-block = Block messages from { $name }
press-blockgrey = Block anonymous messages
press-blocked = Blocked in this game: { $name }
press-unblock = Unblock
press-report = Report
press-why = What is wrong with this message?
press-all = All conversations
press-announcements = Announcements
press-announcementsabout = From the game master to everyone
press-attach = Attach orders or more
press-audited = The game master may read all messages.
press-back = Back to all conversations
press-before = Before the start
press-everybody = Everyone
press-everybodyabout = Public: all players and spectators can read this
press-found = Messages with “{ $search }”
press-hasplan = orders
press-here = here now
press-inherited = A player who takes over a power reads its earlier messages.
press-markread = Mark as read
press-master = Game master
press-more = Report or block
press-newgroup = New group conversation
press-notfound = No messages contain these words.
press-open = Start conversation
press-search = Search messages
press-seen = seen { $ago }
press-start = No messages yet
press-thread = Conversation
press-with = With
press-you = You:
press-yours = Your messages in this game

# --- plan

plan-help = One order on each line, for anyone's units. The recipients can show them on the board.
plan-orders = Orders of a plan
plan-own = Attach my orders
plan-show = Show on the board
plan-title = Plan for { $phase }
phrase-title = Quick phrases
phrase-what = Phrase
phrase-show = Show preview
phrase-accept = Accept
phrase-refuse = Refuse
phrase-close = Close quick phrases
phrase-about = Each player reads a quick phrase in their own language, and bots understand it.
phrase-field-power = Power
phrase-field-province = Province
phrase-field-year = Until the end of
phrase-field-unit = Supporting unit
phrase-field-move = Supported move
phrase-field-order = Order
phrase-kind-peace = Propose peace
phrase-kind-demilitarize = Propose to keep out of a province
phrase-kind-alliance = Propose an alliance
phrase-kind-joint-attack = Propose a joint attack
phrase-kind-ask-support = Ask for support
phrase-kind-offer-support = Offer support
phrase-kind-ask-order = Ask for an order
phrase-kind-plan = Share your plan
phrase-kind-warn-power = Warn of a power
phrase-kind-warn-province = Warn of an attack on a province
phrase-kind-threat = Threaten a power
phrase-kind-breach = Report a broken promise
phrase-kind-thank = Say thank you
phrase-kind-use-phrases = Ask for quick phrases

# --- notes

notes-title = Your notes
notes-help = Only you can see them.
notes-save = Save notes

# --- export

export-title = Downloads
export-report = Printable report
export-dice = Dice
export-replay = Replay (one HTML file)
export-picture = Picture of the board (SVG)
export-story = Results so far (text)
export-state = Position (JSON)
export-line = Position in one line (text)
export-file = Complete game file
export-messages = Game file with names and your messages

# --- live

live-lost = Offline. Reconnecting …
live-phase = Now: { $phase }

# --- gm

gm-console = GM console
gm-title = Game master's console
gm-public = Everything you do here is logged, and all players can read the log.
gm-why = Reason (visible to everyone)
gm-seat = Power
gm-missing = Players
gm-bots = Bots ({ $n })
gm-newplayer = New player
gm-written = orders received
gm-due = Due: { $what }.
gm-nothingdue = Nothing is due.
gm-seen = Last seen
gm-missedphases =
    { $n ->
        [one] One phase missed in a row.
       *[other] { $n } phases missed in a row.
    }
gm-nudge = Nudge
gm-day = Extend 24 h
gm-waitsfor = { $seat } has sent no orders yet.
gm-view = View as this player
gm-clock = Clock
gm-requests = Requests
gm-norequests = No requests from the players.
gm-unread =
    { $n ->
        [one] One unread message
       *[other] { $n } unread messages
    }
gm-rare = Corrections
gm-rarehelp = For mistakes and emergencies. Every change is listed in the game log with your reason.
gm-rareopen = Show corrections
gm-templatename = Name of the template
gm-templatehelp = Saves the rules and settings of this game for new games. Your templates are on the page for a new game.
gm-heard = Received
gm-nothing = nothing yet
gm-trial = Trial run
gm-trialhelp = Shows the results if the phase were adjudicated now. Nothing is saved.
gm-trialdo = Show the results
gm-judge = Adjudicate now
gm-judgesure = Adjudicate this phase now, with the orders received so far?
gm-extend = Deadline
gm-hours = Hours
gm-more = Extend deadline
gm-less = Shorten deadline
gm-pause = Pause
gm-resume = Resume
gm-note = Note to all players
gm-publish = Publish
gm-replace = Replace a player
gm-orbot = or a bot
gm-vacate = Vacate a power
gm-vacatesure = Remove this player from the game?
gm-enter = Enter orders for a player
gm-edit = Edit the board
gm-edithelp = Write one change per line. A reason is required.
gm-remove = Remove units
gm-place = Add units
gm-centers = Owners of centers
gm-editsure = Change the board?
gm-correct = Correct the rules' records
gm-correcthelp = Change what the rules keep track of, such as points. Write one value per line. A reason is required, and everyone can read it.
gm-field = Table
gm-values = New values
gm-correctsure = Correct these values?
gm-override = Override a result
gm-overridehelp = Changes the result of one order in a phase that has been adjudicated. Say what the result is and how it changes the board. A reason is required.
gm-order = Order
gm-ruling = New result
gm-overridesure = Override this result?
gm-rollback = Roll back
gm-withorders = Restore the orders of that phase
gm-rollbacksure = Roll the game back? Everything that has happened since then will be undone.
gm-throw = Roll the die
gm-roll = Result of the die
gm-options = Rule options in force ({ $n })
gm-noacts = No entries yet. What the game master and the players change in this game is listed here.
gm-bench = Board editor
gm-benchfor = Write orders for any player on the board, change units and centers, and try out the results.
gm-game = Back to the game
gm-does = Task
gm-ordersof = Orders of { $seat }
gm-benchhelp = Write the orders on the board, in the lists or as text, as the player would. Nothing is saved until you enter them.
gm-tapedit = Tap a province on the board, then say what you want to change there. Your changes are listed below, where you can also type them. Nothing changes in the game until you confirm.
gm-texthelp = Write one order per line, in any common notation.
gm-undo = Discard changes
gm-enterfor = Enter these orders for { $seat }
gm-whatif = Trial run
gm-whatifhelp = Adjudicates the phase as a trial and shows every strength. Nothing is saved, and nobody is notified. If dice are rolled, the real roll will differ.
gm-others = Try other orders for other players
gm-otherrules = Try other rule options
gm-otherruleshelp = Write one per line: option = value
gm-asitis = Back to the current board
gm-pick = Choose the province that you want to change.
gm-what = What do you want to change here?
gm-which = Which unit goes here?
gm-which-army = Whose army goes here?
gm-which-fleet = Whose fleet goes here?
gm-which-center = Who owns this center from now on?
gm-edit-remove = Remove the unit
gm-edit-army = Put an army here
gm-edit-fleet = Put a fleet here
gm-edit-center = Change the owner of the center

# --- home

home-title = Diplomacy with treaties, elections and war aims
home-lead = A board game of alliances and betrayal in Europe: seven powers, no dice in battle, and every treaty only as good as the players who sign it. Play the classic game, or five variants that add declared wars, spheres of influence, elections, treaties and world opinion.
home-try = Try the board now
home-learn = Learn to play
home-note = No account needed. You take a seat at once, bots play the other powers, and each phase is adjudicated as soon as you are ready. Every result is explained.
home-watch = Watch
home-join = Sign up
home-picture = The board: Europe in 1901 with its provinces and seas
home-running = Games in progress
home-forming = Open games
home-finished = Finished games
home-variants = Variants that change the world
home-all = See all
home-film = slideshow
home-frame = The board in { $phase }, with orders and results
home-back = Previous
home-next = Next
home-pause = Pause
home-play = Play
home-whole = Watch the whole game
home-minute = Rules in 60 seconds
home-years = { $n ->
    [one] { $n } year
   *[other] { $n } years
}
exhibition-tag = Exhibition
exhibition-steps = The story in three moments

# --- games

games-new = New game
games-starts = starts
games-free = { $n } of { $of } seats free
games-none = No games here yet.
games-more = Show more

# --- lobby

lobby-filters = Filter the list
lobby-all = All games
lobby-forming = Waiting for players
lobby-running = In progress
lobby-finished = Finished
lobby-any = Any
lobby-search = Search by name
lobby-free = Free seats only
lobby-apply = Apply filters
lobby-clear = Clear filters
lobby-more = More filters
lobby-rules = Variant or rule
lobby-board = Board
lobby-uploads = Uploaded boards
lobby-pace = Pace
lobby-pace-live = Live: up to an hour per phase
lobby-pace-evening = Evenings: one phase a day, at a fixed time
lobby-pace-daily = Daily: about a day per phase
lobby-pace-relaxed = Relaxed: two days or more per phase
lobby-pace-none = No deadlines
lobby-press = Messages
lobby-press-private = private messages
lobby-press-public = public messages only
lobby-press-none = no messages
lobby-names = Player names
lobby-named = Shown
lobby-anonymous = Anonymous
lobby-invited = By invitation
lobby-nomatch = No games match these filters.
lobby-showall = Show all games
lobby-start = Start a game
lobby-players = { $n ->
    [one] Player: { $names }
   *[other] Players: { $names }
}

# --- boards

boards-title = Boards
boards-about = Pick a board to play on. Some are included, others are made by players.
boards-all = All boards
boards-mine = Your boards
boards-upload = Upload a board
boards-players = Players
boards-size = Size
boards-size-small = Small: up to 40 provinces
boards-size-medium = Medium: up to 80 provinces
boards-size-large = Large: more than 80 provinces
boards-origin = Origin
boards-installed = Included
boards-uploaded = Made by players
boards-counts = { $players ->
    [one] One player
   *[other] { $players } players
} · { $provinces } provinces
boards-by = Uploaded by { $name }
boards-private = Only you
boards-unlisted = With the link
boards-public = Public
boards-hidden = Hidden
boards-none = No boards match these filters.
boards-none-mine = You have no boards yet. Upload a map file to play on a board of your own.
boards-play = Play this
boards-is-hidden = A moderator has hidden this board. Nobody can start a game on it. Games that have begun on it go on.
boards-picture = Picture of the board
boards-enlarge = Show the picture alone
boards-centers = Supply centers
boards-victory = { $centers }, of which { $n } win
boards-start = First phase
boards-author = Author
boards-licence = License
boards-licencehelp = Under which others may use the board, such as CC BY 4.0. A public board needs one.
boards-source = Source
boards-sourcehelp = Where the board comes from, if it is not your own.
boards-powers = Powers
boards-power = Power
boards-home = Home centers
boards-units = Starting units
boards-balance = Balance
boards-measured = In { $games } games of up to { $phases } phases in which the bot { $bot } played every power:
boards-solos = Solo wins
boards-share = Share of the centers at the end
boards-unmeasured = Not measured yet. Boards that come with the program are tested in games between bots.
boards-rules = Variants for this board
boards-unfit = { $n ->
    [one] One variant can't be played here
   *[other] { $n } variants can't be played here
}
boards-map = Map file
boards-download = Download the map file
boards-version = Version { $n }
boards-yours = Your board
boards-yourshelp = To change the board itself, upload a map file with the same name. It becomes the next version. Games keep the version they began with.
boards-change = Save
boards-withdraw = Withdraw this board
boards-withdrawhelp = This deletes the board with all its versions. Games that have begun on it go on.
boards-visibility = Who can see it
boards-for-private = Only you
boards-for-unlisted = Everyone with the link
boards-for-public = Everyone: it is listed among the boards
boards-guest = You play as a guest. Guests can't upload boards.
boards-sign-up = Sign up
boards-uploadhelp = A board is a map file (map.toml) of up to { $n } characters. If it has errors, you see each one with its line. The name in the file identifies your board.
boards-foreign = You can also choose a map of another program: a judge's .map file, jDip's variants.xml, webDiplomacy's install.php or a DVAR document (.json). If the map consists of several files, choose all of them. You see what it becomes before you upload it.
boards-converted = This is what the map becomes. Nothing has been uploaded yet: read what was guessed and left out, correct the text below, and upload it.
boards-note-carried = Carried over
boards-note-guessed = Guessed
boards-note-left-out = Left out
boards-line = (line { $n })
boards-more-notes = and { $n } more
boards-file = Map file, or the files of one map
boards-text = Or paste its text
boards-save = Upload
boards-why = Reason (for the audit log)
boards-hide = Hide this board
boards-show = Show this board again
boards-choose = See all boards

# --- terms of a game

terms-pace = Pace
terms-messages = Messages
terms-names = Players
terms-missed = Missed deadlines
terms-seats = Joining
terms-hints = Hints
terms-run = Run by
terms-lengths = Time: { $lengths }.
terms-length-all = { $span } per phase
terms-length-m = { $span } for moves
terms-length-r = { $span } for retreats
terms-length-a = { $span } for builds
terms-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
terms-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
terms-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
terms-at = Deadlines are at { $time } ({ $zone }).
terms-weekdays = Deadlines fall on { $days } only.
terms-day-0 = Mon
terms-day-1 = Tue
terms-day-2 = Wed
terms-day-3 = Thu
terms-day-4 = Fri
terms-day-5 = Sat
terms-day-6 = Sun
terms-grace = Orders still count for { $span } after the deadline.
terms-early = A phase ends early once everyone is ready.
terms-press = Allowed: { $kinds }.
terms-nopress = Players can't write to each other.
terms-press-private = private messages
terms-press-groups = group messages
terms-press-public = public messages
terms-press-grey = anonymous messages
terms-closed = No messages during { $kinds }.
terms-phase-m = moves
terms-phase-r = retreats
terms-phase-a = builds
terms-anonymous = Nobody but the game master knows who plays until the game ends.
terms-named = Everyone can see who plays.
terms-misses = { $n ->
    [one] A player who misses a deadline loses the seat.
   *[other] A player who misses { $n } deadlines in a row loses the seat.
}
terms-nomisses = Nobody loses a seat for missed deadlines.
terms-patience = { $n ->
    [one] If orders are missing, the phase is extended once by { $span }.
   *[other] If orders are missing, the phase is extended up to { $n } times by { $span }.
}
terms-holidays = Deadlines wait for players on vacation.
terms-deal-chosen = You choose a free seat.
terms-deal-preferences = You name your favorites, and seats are assigned when the game starts.
terms-deal-random = Seats are assigned at random when the game starts.
terms-join-anybody = Anyone can join.
terms-join-invited = Only invited players can join.
terms-withhints = Players may ask bots for hints.
terms-nohints = Players can't ask bots for hints.
terms-gm = { $name } runs the game and doesn't play.
terms-owner = Nobody: the game runs by itself. { $name } created it.
terms-visible-public = Everyone can watch.
terms-visible-private = Only those who take part can see it.
terms-side = Plays { $powers }.
terms-shared = { $n ->
   *[other] One of { $n } seats of { $power }.
}

# --- rules

rules-about = Rules can be combined: a game may use several of these at once. Every rulebook is generated from the rules themselves.
rules-worlds = The classic game and its variants
rules-added = Rules to add
rules-addedabout = Each of these is a rule or a part of a variant. Add it to a game when you create one.
rules-read = Rulebook
rules-try = Try in a sandbox

# --- glossary

glossary-title = Glossary
glossary-lead = Words and abbreviations of the game, each in one sentence.
glossary-aat = An Aggressive Alliance Treaty, in which the partners fight each other's wars and share the blame for their attacks.
glossary-aat-word = AAT
glossary-adjudicate = To work out which orders of a phase succeed and what happens to the units.
glossary-adjudicate-word = adjudicate
glossary-adjustments = The Winter phase in which powers build or remove units until they have as many as supply centers.
glossary-adjustments-word = adjustments
glossary-army = A unit that moves on land, or across the sea in a convoy; written A.
glossary-army-word = army
glossary-beleaguered = A unit that keeps its province because its attackers, equally strong, stop each other.
glossary-beleaguered-word = beleaguered garrison
glossary-bounce = A failed move: the unit stays where it was because another unit was at least as strong.
glossary-bounce-word = bounce
glossary-build = An order in the adjustments that creates a new unit in a vacant home center.
glossary-build-word = build
glossary-cd = Civil disorder, the state of a power that nobody plays: its units hold.
glossary-cd-word = CD
glossary-coalition = Two or three powers that win together.
glossary-coalition-word = coalition
glossary-coast = One of the separate shores of a province such as Spain; a fleet there is on one of them.
glossary-coast-word = coast
glossary-concession = The end of a game in which all other players let one power win.
glossary-concession-word = concession
glossary-convoy = An order by which fleets at sea carry an army from one coast to another.
glossary-convoy-word = convoy
glossary-cut = Said of a support that does not count, because the supporting unit was attacked.
glossary-cut-word = cut
glossary-datc = The Diplomacy Adjudicator Test Cases, a collection of difficult situations and their results.
glossary-datc-word = DATC
glossary-di = The Diplomacy Index, which shares 100 points between the two factions of a country and decides their elections.
glossary-di-word = DI
glossary-dislodge = To force a unit out of its province by a stronger attack; it must retreat or disband.
glossary-dislodge-word = dislodge
glossary-draw = A game that ends without a single winner because the remaining players agree.
glossary-draw-word = draw
glossary-dwo = Declare War On, the order that starts a war with another power.
glossary-dwo-word = DWO
glossary-faction = One of the two parties of a country in Factional Diplomacy: one governs, the other is the Opposition.
glossary-faction-word = faction
glossary-fleet = A unit that moves at sea and along coasts; written F.
glossary-fleet-word = fleet
glossary-gm = The game master, who runs a game and plays no power.
glossary-gm-word = GM
glossary-grace = Extra time after a deadline before the phase is adjudicated without the missing orders.
glossary-grace-word = grace period
glossary-grey = A message that does not show who sent it, also called gray press.
glossary-grey-word = anonymous message
glossary-hold = An order to stay; a unit without an order holds, too.
glossary-hold-word = hold
glossary-home = A supply center in a power's own country, where it can build.
glossary-home-word = home center
glossary-imminent = A relation in which a power may attack another without a penalty, because that power has attacked its treaty partner.
glossary-imminent-word = imminent war
glossary-mdt = A Mutual Defense Treaty, which lets the partners help each other when one is attacked.
glossary-mdt-word = MDT
glossary-minor = A neutral country with its own army, which no player controls.
glossary-minor-word = minor power
glossary-move = An order to go to another province, which attacks any unit there.
glossary-move-word = move
glossary-nmr = No moves received: a power sent no orders before the deadline.
glossary-nmr-word = NMR
glossary-penalty = A mark of disapproval for breaking treaties or attacking; it lowers the score for some years.
glossary-penalty-word = penalty point
glossary-power = One of the nations of the board, such as Austria.
glossary-power-word = power
glossary-press = The hobby's word for messages between players.
glossary-press-word = press
glossary-province = One of the named areas of the board; it holds at most one unit.
glossary-province-word = province
glossary-ready = A sign that your orders are final; when everyone is ready, the phase can be adjudicated early.
glossary-ready-word = ready
glossary-retreat = An order that takes a dislodged unit to a vacant neighboring province.
glossary-retreat-word = retreat
glossary-sandbox = A private game in which you play every power and adjudicate when you like.
glossary-sandbox-word = sandbox
glossary-seat = A player's place in a game, usually one power.
glossary-seat-word = seat
glossary-soi = A sphere of influence, a province that others may enter only if they are at war with its holder.
glossary-soi-word = SOI
glossary-solo = A win by one power alone.
glossary-solo-word = solo
glossary-standoff = Several equally strong units that move to the same province; none of them gets in.
glossary-standoff-word = standoff
glossary-supplycenter = A province that supports one unit of the power that owns it.
glossary-supplycenter-word = supply center
glossary-support = An order that adds strength to another unit's move or hold.
glossary-support-word = support
glossary-sur = Surrender, the order that ends a war by giving in.
glossary-sur-word = SUR
glossary-trial = Results that are worked out without being saved, to see what would happen.
glossary-trial-word = trial run
glossary-variant = A set of rules other than the standard game.
glossary-variant-word = variant
glossary-void = Said of an order that has no effect, because the rules do not allow it.
glossary-void-word = void
glossary-vp = Victory points, the score that decides some variants.
glossary-vp-word = VP
glossary-waive = To leave out a build that you could make.
glossary-waive-word = waive

# --- text

text-back = Back
text-contents = Contents
text-print = Print

# --- player

player-role = Role
player-playing = Games in progress
player-finished = Games finished
player-left = Games left early
player-phases = Phases played
player-missed = Phases missed
player-reliability = Reliability

# --- role

role-player = player
role-moderator = moderator
role-administrator = administrator

# --- making

making-file = Start from a file
making-filehelp = Upload a game of this or another program, a text record, a position or a turn file of up to 4 MiB. It opens as a sandbox.
making-choose = File
making-paste = Or paste the text
making-bring = Open as a sandbox
making-world = Which world?
making-combine = Combine rules
making-combinehelp = Tick whatever you want to add. If something doesn't fit, we say so at its tick.
making-othervariants = Other variants
making-clash = This can't be combined with { COMMAS($others) }.
making-clash-board = { $rules } can't be played on this board: { $board }. Choose another board.
making-pace = How fast?
making-pace-live = Live
making-pace-live-about = { $movement } to move, { $others } for retreats and adjustments. Everyone plays in one sitting.
making-pace-evening = Evening
making-pace-evening-about = One phase a day, at a fixed time in the evening.
making-pace-daily = Daily
making-pace-daily-about = A day for each phase.
making-pace-relaxed = Relaxed
making-pace-relaxed-about = { $movement } to move, { $others } for retreats and adjustments.
making-pace-none = No deadlines
making-pace-none-about = A phase ends when everyone is ready.
making-pace-custom = Custom
making-pace-custom-about = Your own lengths, a start date, a grace period.
making-evening = Deadline
making-zonehelp = Such as Europe/Berlin or America/New_York.
making-length-r = Time for retreats
making-length-a = Time for adjustments
making-samelength = Same
making-company = With whom?
making-company-public = Open to everyone
making-company-public-about = Anyone can join and watch.
making-company-invited = Invited players
making-company-invited-about = You invite players by name, link or e-mail. Only they can join and watch.
making-guest-invites = You play as a guest, and guests can't invite players.
making-guest-saves = Save your account first
making-company-bots = Against bots
making-company-bots-about = You play one power, bots play the others. The game starts at once.
making-company-sandbox = Sandbox
making-company-sandbox-about = You order every power and adjudicate when you like.
making-company-table = At one table
making-company-table-about = You share one screen and pass it around.
making-rank = How strong are the bots?
making-seat = You play
making-seat-random = A power drawn at random
making-talk = Messages
making-talk-full = All messages
making-talk-full-about = Private, to groups and to everyone.
making-talk-public = Public only
making-talk-public-about = Whatever you write, everyone reads.
making-talk-none = No messages
making-talk-none-about = Only orders speak.
making-talk-gunboat = Gunboat
making-talk-gunboat-about = No messages, and nobody knows who plays which power.
making-talk-custom = Custom
making-talk-custom-about = Choose each kind of message.
making-visibility-usual = As chosen above
making-group-people = Players and game master
making-group-rulings = Adjudicator rulings
making-group-others = Other rules
making-suggested = { $rules } with { $name }
making-suggested-anonymous = { $rules }, anonymous
making-sum-clash = Some of these rules can't be combined yet.
making-sum-world = { COMMAS($rules) } on { $board }
making-sum-none = no deadlines
making-sum-daily = one phase a day
making-sum-evening = one phase a day at { $at }, { $zone } time
making-sum-at = { $span } for each phase, until { $at }, { $zone } time
making-sum-span = { $span } for each movement phase
making-who-public = { $n } players, open to everyone
making-who-invited = { $n } invited players
making-who-bots = { $bots ->
    [one] you against one bot
   *[other] you against { $bots } bots
}
making-who-sandbox = a sandbox for you
making-who-table = { $n } powers on one screen
making-heard-full = all messages
making-heard-public = public messages only
making-heard-none = no messages
making-heard-gunboat = gunboat
making-heard-custom = your choice of messages
making-sum-anonymous = anonymous
making-sum-changed = { $n ->
    [one] one rule changed
   *[other] { $n } rules changed
}
making-bots = Bots for single powers
making-advanced = Advanced
making-map = Map
making-show = Show the options of these rules
making-name = Name of the game
making-visibility = Who can watch
making-public = Everyone
making-private = Only those who take part
making-deal = How powers are assigned
making-deal-chosen = Players choose
making-deal-preferences = By preference lists
making-deal-random = At random
making-gm = I'm the game master and don't play
making-hints = Players may ask bots for hints
making-anonymous = Players stay anonymous until the game ends
making-length = Time per phase
making-nolength = No deadline
making-minutes = { $n } minutes
making-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
making-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
making-at = Time of day
making-zone = Time zone
making-grace = Grace period in minutes
making-misses = Missed phases before a seat is vacated
making-start = Start date (optional)
making-starthelp = The game does not start before this date and time, in the time zone above. It starts then if all seats are taken.
making-early = Adjudicate early when everyone is ready
making-press-private = Private messages
making-press-groups = Group messages
making-press-public = Public messages
making-press-grey = Anonymous messages
making-press-inherit = A new player of a power reads its earlier messages
making-press-audit = The game master may read all messages
making-person = Person
making-free = Or { $what }:
making-printed = { $value } (printed rule)
making-printedvalue = Printed rule: { $value }.
making-make = Create game
making-templates = Your templates
making-drop = Delete
making-droptemplate = Delete the template { $name }
making-savetemplate = Save as a template
making-templatehelp = A template saves all of this except the start date, under the name of the game.

# --- mod

mod-health = Service health
health-ok = Everything in order
health-problems = Problems
health-version = Version
health-worker-version = Version of the worker
health-schema = Latest migration of the database
health-database = Kind of database
health-overdue = Games past their deadline
health-needs-gm = Games that wait for their game master
health-unsent = Notifications not yet sent
health-yes = yes
health-no = no
mod-reports = Reports
mod-open = Show open reports
mod-closed = Show closed reports
mod-game = Open the game
mod-verdict = Decision
mod-close = Close report
mod-none = No reports here. When players report a message or a player, you see it here.
mod-people = Accounts
mod-like = Name starts with
mod-find = Search
mod-since = Member since
mod-acts = Actions
mod-set = Change role
mod-suspended = suspended
mod-suspend = Suspend
mod-unsuspend = Lift suspension
mod-sure = Suspend { $name }?
mod-surenot = Lift the suspension of { $name }?
mod-link = Password link
mod-linkhelp = Give this link to { $name } to choose a new password. It is shown only once.
audit-title = Audit log
audit-help = What administrators and moderators did by virtue of their office, and operators on the command line. Entries cannot be changed. Networks are erased after 90 days.
audit-none = No entries yet. When somebody uses the powers of their office, you see it here.
audit-gone = somebody who left
audit-operator = { $user } (command line)
audit-from = from { $network }
audit-role = { $by } made { $whom } { $role }.
audit-suspended = { $by } suspended { $whom }.
audit-restored = { $by } lifted the suspension of { $whom }.
audit-created = { $by } created the account { $whom }.
audit-link = { $by } created a password link for { $whom }.
audit-confirmed = { $by } confirmed the e-mail address of { $whom }.
audit-closed-report = { $by } closed a report about { $whom }.
audit-first-link = { $by } created the password link for the first administrator at a start.
audit-begun = { $by } started a game whose owner is gone.
audit-vacated = { $by } vacated a seat.
audit-clocks-stopped = { $by } stopped the clocks of all games.
audit-clocks-started = { $by } restarted the clocks of all games.
audit-held = { $by } stopped games for an indefinite time.
audit-released = { $by } let games that were stopped go on.
audit-clocks-extended = { $by } extended all games by { $minutes } minutes.
audit-backed-up = { $by } backed up the database.
audit-put-back = { $by } restored a backup.
audit-restart = { $by } asked a process to restart.
audit-drain = { $by } asked a process to end.
audit-board-hidden = { $by } hid a board of { $whom }.
audit-board-shown = { $by } showed a hidden board of { $whom } again.
mod-why = Reason

# --- account

account-emailpassword = To change your e-mail address, enter your password. The new address is used after you have followed the link we send there. We also notify the old one.
account-emailuntil = Until the new address is confirmed, e-mails go to { $email }.
account-name = Name
account-confirm = Confirm your e-mail address
account-confirmhelp = This confirms that the address belongs to you.
account-confirmed = Thank you. Notifications are sent to this address from now on.
account-confirmold = This link has expired or was used before. Sign in and request a new one in your settings.
account-unconfirmed = Your e-mail address is not confirmed. Follow the link we sent you. Until then, you get no other e-mails there.
account-confirmagain = Send the link again
account-nameoremail = Name or confirmed e-mail address
account-email = E-mail address
account-emailhelp = Optional. Needed for reminders and password resets.
account-password = Password
account-passwordhelp = Use at least 10 characters. Tip: a few unrelated words are easy to remember.
account-register = Sign up
account-forgotten = Forgot your password?
account-reset = Reset your password
account-newpassword = New password
account-sent = If this account exists and has an e-mail address, we have sent a link to it.
account-sendlink = Send link
account-keep = Save
account-badlink = This link has expired or was used before.
account-another = Request a new link

# --- guest

guest-title = Games you played as a guest
guest-help = In this browser you played as { $guest } ({ $n ->
    [0] progress in lessons or templates
    [one] one game or sandbox
   *[other] { $n } games and sandboxes
}). Do you want to move them to your account?
guest-register = You play as a guest ({ $name }). When you sign up, you keep your games, your messages and your progress in the lessons.
guest-take = Move them to my account
guest-leave = Leave them behind
guest-leavesure = Leave them behind? You won't be able to get them back.
guest-taken = { $n ->
    [one] One game was moved to your account.
   *[other] { $n } games were moved to your account.
}
guest-left = These were left behind:
guest-on = Continue

# --- asked

asked-title = Invitations
asked-play = { $by } invites you to play.
asked-playseat = { $by } invites you to play { $seat }.
asked-seat = { $by } offers you { $seat }. You take over when you accept.
asked-office = { $by } asks you to be the game master.
asked-accept = Accept
asked-decline = Decline
asked-until = open until

# --- lost

lost-told = You no longer play { $seat } in { $game }: { $why }
lost-again = Rejoin as { $seat }
lost-taken = You can't rejoin: somebody else plays this power now, or the game master removed you.

# --- invitations

invitations-title = Invitations
invitations-any = any
invitations-player = Player
invitations-at = Sent
invitations-state = Answer
invitations-open = open
invitations-accepted = accepted
invitations-declined = declined
invitations-withdrawn = withdrawn
invitations-expired = expired
invitations-link = Link
invitations-withdraw = Withdraw
invitations-by-name = By name
invitations-by-email = By e-mail
invitations-by-link = By link
invitations-help-name = For players with an account here. They find the invitation on their dashboard.
invitations-help-email = We send one e-mail with a link, and do not store the address.
invitations-help-link = Anyone with the link can take one seat. It works once.
invitations-field-name = Player name
invitations-field-email = E-mail address
invitations-do-name = Invite
invitations-do-email = Send invitation
invitations-do-link = Create link
invitations-copy = Copy
invitations-copied = Copied
invitations-share = Share
invitations-nomore = This invitation has been used or is no longer open.
invitations-youdeclined = You declined the invitation.
invitations-refuse = No more invitations
invitations-refusehelp = This site will never send an invitation to your address again.
invitations-refused = Done. Your address gets no more invitations from this site.
invitations-none = No invitations yet.

# --- office

office-title = Game master
office-volunteer = Volunteer as game master
office-to = Hand over to
office-offer = Offer
office-lay = Step down as game master
office-laysure = Step down? The game goes on without a game master until somebody volunteers.
office-new = New game master
office-appoint = Appoint

# --- dashboard

dashboard-owed = Your turn
dashboard-saved = orders saved
dashboard-nothing = You're all caught up.
dashboard-games = Your games
dashboard-none = No games yet. Start one against bots, or join an open game.
dashboard-open = Open games

# --- signout

signout-title = Sign out and lose this account?
signout-help = You're a guest. Without a name and a password you can't come back. You would lose:
signout-sandboxes-one = your sandbox
signout-sandboxes-more = your { $n } sandboxes
signout-games-one = your place in a game with others
signout-games-more = your places in { $n } games with others
signout-rest = your messages, notes and settings
signout-save = Save this account first
signout-lose = Sign out and lose it
signout-stay = Stay signed in
signout-other = You're playing as a guest. After you sign in, you can move your guest games to your account.
signin-needed = To see this page, sign in or sign up. Or try the game first: you need no account to play against bots.

# --- settings

settings-title = Settings
settings-you = You're signed in as { $name } ({ $role }).
settings-profile = Your public profile
settings-out = Sign out
settings-everywhere = Sign out on all devices
settings-claim = Save this account
settings-claimhelp = You're a guest in this browser. Choose a name and a password to come back from anywhere.
settings-old = Current password
settings-away = Vacation
settings-awayhelp = In games that allow vacations, deadlines wait until you are back.
settings-since = From
settings-until = To
settings-addaway = Add vacation
settings-cancel = Delete
settings-tokens = API tokens
settings-tokenshelp = With a token, programs can act in your name.
settings-tokenname = Name of the token
settings-made = Copy this now. It is shown only once:
settings-revoke = Revoke
settings-newtoken = Create token
settings-block = Block a player
settings-blockname = Name of the player
settings-blockdo = Block
settings-blockhelp = You won't see their messages, and they can't join your games. In anonymous games this has no effect: block the power there.
settings-unblock = Unblock
settings-delete = Delete account
settings-deletehelp = Your games stay, but your name is removed from them. Enter your password to confirm.
settings-deletesure = Delete your account? This can't be undone.

# --- scope

scope-read = read
scope-play = play
scope-press = messages
scope-manage = manage games

# --- forming

forming-wants = Powers you'd like to play, favorite first
forming-visitor = Want to play? Sign up or sign in, then choose a seat. As a guest you can start at once and sign up later.
forming-register = Sign up to join
forming-asguest = Continue as a guest
forming-seats = Seats
forming-you = you
forming-applicants = Waiting for a seat: { $names }.
forming-minute = Rules in a minute
forming-board = The board at the start
forming-printed = None: the game follows the printed rules.
forming-join = Join
forming-yours = Manage this game
forming-invite = Invite
forming-fill = Fill empty seats with
forming-nobody = nobody
forming-start = Start now
forming-startdate = Start date:
forming-startcame = The date has come, but seats are still free. The game starts as soon as all of them are taken.
forming-startwaits = The game starts on this date if all seats are taken by then. If not, it starts as soon as they are.
forming-savedate = Save date
forming-startzone = In the time zone { $zone }. Before this date the game does not start. Leave it empty for no start date.
forming-cancel = Cancel the game
forming-cancelsure = Cancel this game? This can't be undone.

# --- dice

dice-proof = We committed to the seed with this hash before anyone joined, and every player's browser added a random number of its own. So no player and no game master can choose or predict a roll. The operator of this site knows the seed, but can't predict the players' random numbers, unless the operator is the last to add one.
dice-nonces = Random numbers of the players
dice-yours = Your browser's number is among them, and the hash is the one you saw when you joined.
dice-notyours = Your browser's number is missing, or the hash has changed since you joined. Ask the game master about it.
dice-dealt = How powers were assigned
dice-wanted = preferred:
dice-rolls = Rolls
dice-commitment = Hash of the seed:
dice-seed = Seed:
dice-later = The seed is published when the game is over. Then anyone can check every roll.
dice-roll = Roll
dice-result = Result
dice-source = Source
dice-origin = { $source ->
    [chain] Chain of keys
    [seed] Seed
    [scripted] Chosen by the game master
    [manual] Game master
    [before-fork] Game it was copied from
   *[other] { $source }
}
dice-none = No dice have been rolled yet.
dice-details = Hash and random numbers

# --- notify

notify-title = Notifications
notify-what = Event
notify-turn = Your turn
notify-reminder = Reminders of missing orders
notify-press = New messages
notify-vote = Proposals and votes
notify-game = Start and end of games, changes of players
notify-invitation = Invitations
notify-gm = Games that need you as game master
notify-everything = all notifications
notify-mail = E-mail
notify-webhook = Webhook
notify-discord = Discord
notify-digest = Messages by e-mail and on Discord
notify-every0 = Each one immediately
notify-every10 = Together, every ten minutes
notify-every60 = Together, every hour
notify-every1440 = Together, once a day
notify-letters = Include the text of messages in e-mails
notify-channels = Where you are notified
notify-off = Turned off
notify-on = Turn on again
notify-test = Send test
notify-remove = Remove
notify-kind = Kind
notify-address = Address
notify-add = Add
notify-secret = The webhook is signed with this secret. Copy it now. It is shown only once:
notify-calendar = Deadlines in your calendar
notify-calendarhelp = Subscribe to a secret address in your calendar app. If you create a new address, the old one stops working.
notify-newcalendar = Create address
notify-stop = Unsubscribe
notify-stopall = Unsubscribe from all e-mails
notify-about = Stop e-mails of this kind? { $topic }
notify-stopped = You won't get e-mails of this kind anymore: { $topic }.

# --- deed

deed-nobody = The server
deed-nobody-there = nobody
deed-why = Reason: { $why }
deed-extended = { $by } moved the deadline of { $phase } from { $before } to { $deadline }.
deed-extended-to = { $by } moved the deadline of { $phase } to { $deadline }.
deed-paused = { $by } paused the game.
deed-resumed = { $by } resumed the game.
deed-judged = { $by } adjudicated { $phase } before its deadline.
deed-replaced = { $by } had the bot { $bot } take over { $seat } (before: { $was }).
deed-replaced-somehow = { $by } replaced the player of { $seat }.
deed-offered = { $by } offered { $seat } to another player (before: { $was }).
deed-entered = { $by } entered orders for { $seat }.
deed-edited = { $by } edited the board: { $changes }.
deed-corrected = { $by } corrected the rules' records: { $values }.
deed-overridden = { $by } overrode the result of { $order } in { $of }: { $ruling }.
deed-overridden-unseen = { $by } overrode the result of an order in { $of }.
deed-rolled-back = { $by } rolled the game back to { $to }, without the orders of that phase.
deed-rolled-back-with-orders = { $by } rolled the game back to { $to }, with the orders of that phase.
deed-note = { $by } published a note.
deed-settings = { $by } changed the settings: { $changed }.
deed-settings-somehow = { $by } changed the settings.
deed-bot-ended = The bot playing { $seat } was stopped.
deed-abandoned = The game was abandoned.
deed-held = { $by } stopped the game.
deed-released = { $by } let the game go on.
deed-clocks-stopped = { $by } stopped the clocks of all games.
deed-clocks-started = { $by } restarted the clocks of all games. The deadline is { $deadline }.
deed-clocks-extended = { $by } extended all games by { $minutes } minutes. The deadline is { $deadline }.
deed-put-off = The deadline was postponed to { $deadline }.
deed-prolonged = { $phase } was extended by { $minutes } minutes.
deed-left = { $seat } is vacant.
deed-voted-extend = The players voted for an extension.
deed-voted-pause = The players voted to pause the game.
deed-voted-resume = The players voted to resume the game.
deed-gm-took-over = { $by } took over as game master.
deed-gm-left = { $by } stepped down as game master.
deed-gm-volunteered = { $by } volunteered as game master.
deed-gm-appointed = { $by } appointed a game master.
deed-needs-gm = The game needs its game master.
deed-cancelled = { $by } canceled the game.
deed-looked = { $by } viewed this game as an administrator.
deed-exported = { $by } exported this game as an administrator.
deed-removed = { $units } removed
deed-placed = { $units } added for { $owner }
deed-center = { $code } given to { $owner }

# --- setting

setting-clock-length = minutes per phase
setting-clock-lengths = minutes by kind of phase
setting-clock-at = time of deadlines
setting-clock-zone = time zone
setting-clock-weekdays = weekdays
setting-clock-grace = grace period in minutes
setting-clock-early = adjudicate early
setting-clock-patience = extensions for missing orders
setting-clock-extension = minutes per extension
setting-press-private = private messages
setting-press-groups = group messages
setting-press-public = public messages
setting-press-grey = anonymous messages
setting-press-closed = phases without messages
setting-press-gm = messages to and from the game master
setting-press-inherit = new players read earlier messages
setting-press-audit = the game master may read all messages
setting-anonymous = anonymous game
setting-misses = missed phases before a seat is vacated
setting-holidays = deadlines wait for vacations
setting-muster = minutes to confirm
setting-start = start date
setting-join = who can join
setting-hints = hints from bots
setting-deal = how powers are assigned

# --- refused

refused-accept-or-decline = You can only accept or decline an invitation.
refused-bad-field = { $field }: { $why }
refused-bad-field-hint = See /api/v1/openapi.json.
refused-bad-date = '{ $given }' is not a date and time.
refused-bad-date-hint = Enter it like 2027-01-31T18:00.
refused-bad-form = We couldn't read this form: { $why }
refused-bad-form-hint = Reload the page and send the form from there.
refused-bad-choice = '{ $given }' is not one of the choices.
refused-bad-choice-hint = Choose one of { COMMAS($choices) }.
refused-no-number = '{ $given }' is not a number.
refused-no-number-hint = Enter digits only.
refused-bad-length = The Content-Length header is not a number.
refused-bad-token = This API token is not valid or has been revoked.
refused-bad-token-hint = Create a new one in your settings.
refused-bad-turn = { $why }
refused-bad-turn-hint = See docs/turn-files.md for the format of turn files.
refused-clash = Somebody else changed this at the same moment. Nothing was saved.
refused-clash-hint = Reload the page and try again.
refused-csrf = The page you sent this from has expired, or it is not ours.
refused-csrf-hint = Reload the page and try again. Programs send the token as the field '{ $field }' or the header { $header }; GET /api/v1/me returns it.
refused-database-down = The database is not responding. Nothing was saved.
refused-database-down-hint = Try again in a moment.
refused-figures = Metrics can only be read by administrators, and from this machine.
refused-many-fields = This form has more than { $n } fields.
refused-many-fields-hint = Send less at once.
refused-many-requests = Too many requests: { $n } from your address are still in progress.
refused-many-streams = Too many people are following live updates right now.
refused-many-streams-hint = Try again later.
refused-no-colon = '{ $given }' has no colon.
refused-no-colon-hint = Write it like this: France: F BRE, or BEL: France.
refused-no-day = '{ $given }' is not a date.
refused-no-day-hint = Write it like this: 2027-08-01.
refused-no-file = You didn't choose a file, and the text is empty.
refused-no-file-hint = Choose a file and try again.
refused-no-gm-act = The game master's console has no action '{ $given }'.
refused-no-name = Type the name of a player.
refused-no-office-act = '{ $given }' is not something you can do here.
refused-no-such-method = This address doesn't support that HTTP method.
refused-no-such-method-hint = See /api/v1/openapi.json for the methods.
refused-nothing-here = This page doesn't exist.
refused-nothing-here-hint = Check the address. The API is described at /api/v1/openapi.json.
refused-nul-in-address = The address contains a NUL character.
refused-nul-in-address-hint = Remove it.
refused-other-site = This request comes from another site's page.
refused-other-site-hint = Open our own page and try again there.
refused-our-fault = Sorry, something broke on our side. Nothing was saved.
refused-our-fault-hint = If it happens again, tell us the error code: { $number }
refused-streams-open = You already have { $n } live connections open.
refused-streams-open-hint = Close one of the tabs.
refused-token-on-page = API tokens don't work on web pages.
refused-token-on-page-hint = Use the API at /api/v1.
refused-too-large = The request is larger than { $most }.
refused-too-large-hint = Send less at once.

# --- how to play

learn-title = How to play
learn-lead = The whole game in ten screens. It takes five minutes to read and a lifetime to master.
learn-of = { $n } of { $all }
learn-back = Back
learn-next = Next
learn-board = Seven powers, one continent
learn-board-text = It is 1901. Austria, England, France, Germany, Italy, Russia and Turkey compete for Europe, and you lead one of them. The board is divided into provinces on land and at sea. There is room for one unit in each.
learn-centers = Supply centers win the game
learn-centers-text = Some provinces on land have a star: they are supply centers. Each center that you own supplies one unit, so more centers mean more units. To take a center, have a unit in it at the end of a Fall. The first power to own 18 of the 34 centers wins alone.
learn-units = Armies and fleets
learn-units-text = Armies move on land. Fleets move at sea and along coasts. A unit moves one province in a turn, and all units are equally strong. You give each of your units one order: to hold, to move, to support or to convoy.
learn-bounce = Everyone moves at once
learn-bounce-text = All players write their orders in secret, and at the deadline all orders are carried out together. If two units of equal strength move to the same province, neither gets in: they bounce, and each stays where it was.
learn-support = Support makes you stronger
learn-support-text = A unit can lend its strength to another instead of moving. Here the German army in Ruhr supports the attack from Munich. Two against one is enough: the attack succeeds, and the French army is dislodged. You can support a unit that holds in the same way, and you may support the units of other powers.
learn-cut = Support can be cut
learn-cut-text = A unit that is attacked is too busy to support anyone. Here a French army attacks Ruhr. It bounces, but it cuts the support, and the German attack on Burgundy fails. Often the best defense is an attack elsewhere.
learn-convoy = Fleets carry armies
learn-convoy-text = A fleet at sea can carry an army from one coast to another in a single turn. Order the army to move and the fleet to convoy it. Several fleets can form a chain. If a fleet of the chain is dislodged, the army stays at home.
learn-retreat = Dislodged units retreat
learn-retreat-text = A dislodged unit retreats to a vacant province next to it, but not to the one that its attacker came from, and not to one where units have just bounced. If there is no such province, or if you prefer it, the unit is disbanded.
learn-year = A year has three seasons
learn-year-text = In Spring and in Fall you move. After the Fall, each supply center belongs to the power whose unit is in it. In Winter you compare your units with your centers: you build new units in your own home centers, or you disband what you can no longer supply.
learn-talk = Talk before you write
learn-talk-text = Alone you are one against six. Here Austria takes Rumania because Russia supports it. Talk to everyone, make plans and make promises. Nothing forces anyone to keep them, except in the variants with treaties. Then write your orders, and find out who told you the truth.
learn-lesson = Take the lesson
learn-start = That is the whole game
learn-start-text = You need not remember all of it. The board shows where each unit can go, the page warns you when orders don't fit together, and every result is explained.
learn-variants = Variants in a minute each
learn-minute = What is different, in a minute
learn-minute-idea = The idea
learn-minute-turn = What you do
learn-minute-care = What to watch out for
learn-minute-victory = How you win

# --- a game against bots

play-now = Play now
play-start = Play against bots
play-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
play-minute = The rules in a minute
play-name = Against bots: { $rules }

# --- lessons

lesson-title = Learn to play
lesson-lead = You lead a great power. All players write their orders in secret, and all orders are carried out at once, so it pays to plan well, find allies and pick the right moment. In these short lessons you write the orders on a real board, and the real rules decide what happens.
lesson-first = Start here
lesson-variants = Each variant's own rule
lesson-count = { $n ->
    [one] One step
   *[other] { $n } steps
}
lesson-screens = Ten screens
lesson-anytime = Ready for a whole game?
lesson-playabout = Six bots play the other powers and never keep you waiting. The board shows where each unit can go, and every result is explained.
lesson-whatnext = What next?
lesson-playvariant = Play this variant against bots
lesson-skipped = Do the step you skipped: { $step }
lesson-minute = Read this variant's rules in a minute
lesson-following = Next lesson: { $lesson }

# --- the first game

first-title = Your first game
first-order = Tap a unit with a dotted ring, then where it should go. Buttons below the board offer what else it can do.
first-ready = When you are done, press “Ready”. As soon as everybody is ready, the results show what came of it, and why.
first-win = What is different in this game, and how you win:
first-rules = the rules in a minute
first-dismiss = Got it
lesson-howto = Read how to play, in ten screens
lesson-start = Start
lesson-on = Continue
lesson-again = Play again
lesson-done = Done
lesson-steps = { $n } of { $of } steps done
lesson-of = Step { $n } of { $of }
lesson-check = Check
lesson-checkhelp = Tap the board, choose from the lists, or type your orders here, one per line.
lesson-nothing = Nothing yet. Choose from the list.
lesson-text = Your orders as text
lesson-reached = You did it.
lesson-missed = Not yet.
lesson-next = Next step
lesson-try = Try again
lesson-skip = Skip this step
lesson-prev = Previous step
lesson-all = All lessons
lesson-tables = Tables of the rules

# --- a bot

bot-title = The bot of { $seat }
bot-called = { $rank }, { $character }
bot-why = Why did you do that?
bot-later = When the game is over, you can read here what the bot planned in each phase, which other plans it considered, and which promises it kept or broke.
bot-nothing = This bot has not written down why it did what it did.
bot-plans = Plans that it considered. The value is the lead over the others that it expected, in supply centers.
bot-plan = Orders
bot-value = Value
bot-chosen = Chosen:

# --- a hint

hint-title = What would you do?
hint-about = Ask a bot what it would order for { $seat } in { $phase }. It sees only what you see. Nobody else learns that you asked.
hint-whom = Whom do you ask?
hint-ask = Ask
hint-advice = Advice of the { $rank }
hint-value = Value: { $value }.
hint-others = Alternatives
hint-adopt = Use these orders
hint-values = The value is the expected lead over the others, in supply centers. It is an estimate: the bot guesses what the others will order.
hint-draft = The button saves these orders in place of yours. You can still change them, and you are not marked ready.
