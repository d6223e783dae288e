# English: what notifications say.

# --- frame

frame-greeting = Hello { $name },
frame-settings = What is sent to you and where, you choose at { $link }
frame-stop = No more mails about this: { $link }
frame-until = Orders are taken until { $deadline }.
frame-several = { $n } notifications from Casus Belli
frame-game = One of your games
frame-endless = There is no deadline.

# --- your-turn

your-turn-subject = { $game }: your turn, { $phase }
your-turn-text = It is your turn as { $seat } in “{ $game }”, { $phase }. { $until }

# --- muster

muster-subject = { $game }: are you there?
muster-text = “{ $game }” begins once everybody has said that he is there. Say so for { $seat } by { $due }, or another gets the seat.

# --- reminder

reminder-subject = { $game }: orders are missing, { $phase }
reminder-text = Nothing has been heard from you as { $seat } in “{ $game }”, { $phase }. { $until }

# --- begun

begun-subject = { $game } has begun
begun-text = “{ $game }” has begun. You play { $seat }.

# --- seat-left

seat-left-subject = { $game }: you no longer play { $seat }
seat-left-text = You no longer play { $seat } in “{ $game }”.

# --- game-over

game-over-subject = { $game } is over
game-over-text = “{ $game }”, in which you played { $seat }, is over.

# --- closed

closed-subject = { $game } has been closed
closed-text = “{ $game }” has been closed: { $why }.

# --- volunteer

volunteer-subject = { $game }: somebody volunteers as game master
volunteer-text = { $by } would like to be game master of “{ $game }”. You vote on it as { $seat }.

# --- invited

invited-subject = You are invited to a game
invited-text = { $by } invites you to play in “{ $game }”. You can accept or decline on your dashboard.

# --- offered

offered-subject = You are offered a seat in a game
offered-text = { $by } offers you the seat of { $offered } in “{ $game }”. You can accept or decline on your dashboard; until then the seat is not yours.

# --- office

office-subject = You are asked to be game master
office-text = { $by } asks you to be game master of “{ $game }”. You can accept or decline on your dashboard.

# --- appointed

appointed-subject = { $game }: you are game master
appointed-text = You are game master of “{ $game }” from now on. If you would rather not, you can lay the office down.

# --- needs-gm

needs-gm-subject = { $game } needs its game-master
needs-gm-text = “{ $game }”, { $phase }, could not be judged. Its clock stands still until you have had a look at it.

# --- game-waits

game-waits-subject = { $game } waits for its game-master
game-waits-text = “{ $game }” cannot go on in { $phase } before you have had a look at it.

# --- press

press-subject = { $game }: a letter
press-text = There is a letter for { $seat } in “{ $game }”.
press-several = { $game }: { $n } letters
press-everywhere = { $n } letters in { $games } games
press-count = There are { $n } letters for { $seat } in “{ $game }”.
press-letter = From { $sender } to { $readers }, { $phase }:
press-more = ... and { $n } more.
press-everybody = everybody
press-grey = nobody in particular
press-master = the game-master

# --- email-known

email-known-subject = You already have an account at Casus Belli
email-known-text = Somebody named this address when they signed up or changed their e-mail. It belongs to your account, and stays there. If it was you, sign in to that account, or choose a new password if you have forgotten it. If it wasn't you, ignore this message.

# --- email-changed

email-changed-subject = Your e-mail at Casus Belli was changed
email-changed-text = Somebody who knows your password asked to replace this address with another one, or removed it. If it was you, ignore this message. If it wasn't you, choose a new password now: that signs everybody out and ends webhooks, calendar addresses and API tokens.

# --- confirm-email

confirm-email-subject = Confirm your e-mail for Casus Belli
confirm-email-text = With this link you show that you read what is sent to this address. It is good for two days, and once. If you have no account with us, do nothing: nothing more will be sent here.

# --- password-reset

password-reset-subject = A new password for Casus Belli
password-reset-text = With this link you can choose a new password. It is good for two hours, and once. If you have not asked for it, do nothing: nobody else has got it.

# --- test

test-subject = Casus Belli: a test
test-text = It works: notifications arrive here.

# --- news

news-subject = { $game }: there is news
news-text = There is something new in “{ $game }”.
