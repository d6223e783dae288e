# What is wrong with a lesson file.

bad-name = The lesson file “{ $lesson }.toml” needs a name of lowercase letters, digits and hyphens.
bad-toml = lessons/{ $lesson }.toml is not valid TOML: { $why }
no-words = lessons/{ $lesson }.toml needs the message { $code }, which { $file } does not have.
two-of-a-name = Two installed packages have a lesson called “{ $lesson }”. One of them needs another name.
no-step = { $place }: a lesson needs at least one [[step]].
step-twice = { $place }: two steps are called “{ $step }”.
no-number = { $place }: { $key } must be a whole number.
no-hint = { $place }: a step needs at least one [[step.hint]].
last-hint = { $place }: the last hint, and only the last, has no “when”: it is for everything that the others do not cover.
hint-twice = { $place }: two hints have the same id.
no-wrong = { $place }: at least one hint needs “wrong”: typical orders that get it.
no-reached = { $place }: “reached” must say what is expected, such as {"{"} units = {"{"} France = ["A SAV"] {"}"} {"}"}.
bad-step = { $place }: { $why }
no-table = { $place }: { $key } must be a table of expectations.
no-row = { $place }: a table was expected here.
no-such-key = { $place }: there is no key “{ $key }”. There are { $known }.
bad-id = { $place }: the id “{ $given }” must consist of lowercase letters, digits and hyphens.
no-text = { $place }: { $key } is missing or not a text.
no-orders = { $place }: { $key } must be a list of orders, such as ["A PRO - SAV"].
