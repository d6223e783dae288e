# English: what notifications say.

# --- frame

frame-greeting = Hello { $name },
frame-settings = Choose which notifications you get, and where: { $link }
frame-stop = Stop e-mails of this kind: { $link }
frame-until = The deadline is { $deadline }.
frame-reason = Reason: { $why }
frame-several = { $n } notifications from Casus Belli
frame-game = One of your games
frame-endless = There is no deadline.

# --- dates

frame-moment-in = { $moment } (in { $span })
frame-span-days = { $days } days
frame-span-hours = { $hours } h { $minutes } min
frame-span-minutes = { $minutes } min

# --- your-turn

your-turn-subject = { $game }: your turn in { $phase }
your-turn-text = It's your turn in “{ $game }”: { $seat }, { $phase }. { $until } Enter your orders on the game page.

# --- muster

muster-subject = { $game }: confirm that you're ready
muster-text = “{ $game }” starts once everyone has confirmed. Please confirm on the game page by { $due } that you are ready to play { THE($seat) }. If you don't, another player gets your place.

# --- reminder

reminder-subject = { $game }: your orders for { $phase } are missing
reminder-text = You haven't submitted orders for { THE($seat) } in “{ $game }” yet ({ $phase }). { $until } If you don't want to order anything, say so on the game page, so that the others don't have to wait.

# --- begun

begun-subject = { $game } has started
begun-text = “{ $game }” has started. You play { THE($seat) }.

# --- seat-left

seat-left-subject = { $game }: you no longer play { THE($seat) }
seat-left-text = You no longer play { THE($seat) } in “{ $game }”.

# --- people, asleep: a game that nobody plays is paused

people-subject = { $game } is paused: nobody is left
people-text = Nobody is left playing “{ $game }”, so it is paused. { THE($seat) }, which you played, is still free: take it back and the game resumes.
asleep-subject = { $game } is paused: all players are silent
asleep-text = No player of “{ $game }” has given orders for some time, so it is paused. Resume it on the game page if you want to play on as { THE($seat) }.

# --- game-over

game-over-subject = { $game } is over
game-over-text = “{ $game }”, in which you played { THE($seat) }, is over. See the result on the game page.

# --- closed

closed-subject = { $game } was canceled
closed-text = “{ $game }” was canceled. You don't have to do anything.

# --- proposal

proposal-subject = { $game }: your answer is needed
proposal-text = “{ $game }”: { $what } As { THE($seat) }, you can answer on the game page.

# --- motion

motion-subject = { $game }: vote on a proposal
motion-text = { $by } proposes to { $motion ->
    [pause] pause
    [resume] resume
    [cancel] end without a result
   *[extend] extend the phase of
} “{ $game }”. As { THE($seat) }, you can vote on it on the game page.

# --- volunteer

volunteer-subject = { $game }: vote on a new game master
volunteer-text = { $by } has volunteered as game master of “{ $game }”. As { THE($seat) }, you can vote on it on the game page.

# --- invited

invited-subject = You are invited to a game
invited-text = { $by } has invited you to play in “{ $game }”. Follow the link to accept or decline.

# --- email-invitation

email-invitation-subject = { $by } invites you to a game of Diplomacy
email-invitation-text = { $by } invites you to play “{ $game }” ({ $rules }) on Casus Belli, a site for games of Diplomacy. Follow the link to see the game, and to accept or decline. You can look around without an account.
email-invitation-ignore = You don't know this person, or don't want to play? Just ignore this message. Your address was typed in by the person named above and is not stored.
email-invitation-stop = Never get invitations from this site again: { $link }

# --- offered

offered-subject = You are offered a seat in a game
offered-text = { $by } offers you the seat of { $offered } in “{ $game }”. Follow the link to accept or decline. The seat is not yours until you accept.

# --- office

office-subject = You are asked to be a game master
office-text = { $by } asks you to be the game master of “{ $game }”. Follow the link to accept or decline.

# --- appointed

appointed-subject = { $game }: you are the game master
appointed-text = You are now the game master of “{ $game }”. If you don't want to be, you can step down on the game page.

# --- start-passed

start-passed-subject = { $game }: the start date has come, but seats are free
start-passed-text = “{ $game }” should start now, but not all seats are taken. It starts as soon as they are. On the game page you can start it at once with bots, choose another date, or cancel it.

# --- needs-gm

needs-gm-subject = { $game } needs its game master
needs-gm-text = { $phase } could not be adjudicated in “{ $game }”. The clock is stopped. Please open the game page and decide how the game goes on.

# --- game-waits

game-waits-subject = { $game } is waiting for its game master
game-waits-text = “{ $game }” can't go on in { $phase } until you act as its game master. Please open the game page.

# --- press

press-subject = { $game }: new message
press-text = You have a new message for { THE($seat) } in “{ $game }”.
press-several = { $game }: { $n } new messages
press-everywhere = { $n } new messages in { $games } games
press-count = You have { $n } new messages for { THE($seat) } in “{ $game }”.
press-letter = From { $sender } to { $readers }, { $phase }:
press-letter-early = From { $sender } to { $readers }, before the start:
press-more =
    { $n ->
        [one] Read one more message on the game page.
       *[other] Read { $n } more messages on the game page.
    }
press-plan = Attached orders: { $orders }
press-everybody = all players
press-grey = an anonymous sender
press-master = the game master

# --- email-known

email-known-subject = You already have an account at Casus Belli
email-known-text = Someone entered this address to sign up or to change their e-mail address. It belongs to your account, and nothing has changed. If it was you, sign in to that account, or request a new password if you have forgotten yours. If it wasn't you, ignore this message.

# --- email-changed

email-changed-subject = Your e-mail address at Casus Belli was changed
email-changed-text = Someone who knows your password asked to replace this address or removed it. If it was you, ignore this message. If it wasn't you, choose a new password now. This signs out all devices and ends all webhooks, calendar addresses and API tokens.

# --- confirm-email

confirm-email-subject = Confirm your e-mail address for Casus Belli
confirm-email-text = Confirm your e-mail address with this link. It works once and expires in two days. If you didn't sign up, ignore this message.

# --- password-reset

password-reset-subject = Your new password for Casus Belli
password-reset-text = Choose a new password with this link. It works once and expires in two hours. If you didn't request it, ignore this message. Your password stays the same.

# --- why something could not be delivered

fault-status = The server answered with status { $status }.
fault-timeout = No answer came within { $n } seconds.
fault-forbidden = The address leads to a computer that is not public.
fault-no-names = Too many name servers did not answer.
fault-no-time = There was no time to send it.
fault-unwritable = No e-mail can be addressed to this address ({ $why }).
fault-no-address = The mail server accepts no e-mail for this address ({ $why }).
fault-no-server = The mail server at { $host }, port { $port }, could not be reached ({ $why }).
fault-mail-refused = The mail server refused the e-mail ({ $why }).
fault-other = Sending failed ({ $why }).

# --- test

test-subject = Casus Belli: test notification
test-text = It works: your notifications arrive here.

# --- news

news-subject = { $game }: news
news-text = There is something new in “{ $game }”.

# --- calendar

calendar-entry = { $game }: deadline for { $phase } ({ $seat })
