# Ce qui ne va pas dans un fichier de leçon.

bad-name = Le nom du fichier de leçon « { $lesson }.toml » ne peut contenir que des minuscules, des chiffres et des traits d’union.
bad-toml = lessons/{ $lesson }.toml n’est pas du TOML valable : { $why }
no-words = lessons/{ $lesson }.toml a besoin du message { $code }, qui manque dans { $file }.
two-of-a-name = Deux paquets installés ont une leçon nommée « { $lesson } ». L’un des deux doit lui donner un autre nom.
no-step = { $place } : une leçon demande au moins un [[step]].
step-twice = { $place } : deux étapes s’appellent « { $step } ».
no-number = { $place } : { $key } doit être un nombre entier.
no-hint = { $place } : une étape demande au moins un [[step.hint]].
last-hint = { $place } : le dernier indice, et lui seul, n’a pas de « when » : il vaut pour tout ce que les autres ne couvrent pas.
hint-twice = { $place } : deux indices ont le même id.
no-wrong = { $place } : au moins un indice a besoin de « wrong », des ordres typiques auxquels il répond.
no-reached = { $place } : « reached » doit dire ce qui est attendu, par exemple {"{"} units = {"{"} France = ["A SAV"] {"}"} {"}"}.
bad-step = { $place } : { $why }
no-table = { $place } : { $key } doit être une table de conditions attendues.
no-row = { $place } : une table était attendue ici.
no-such-key = { $place } : il n’y a pas de clé « { $key } ». Clés connues : { $known }.
bad-id = { $place } : l’id « { $given } » ne peut contenir que des minuscules, des chiffres et des traits d’union.
no-text = { $place } : { $key } manque ou n’est pas un texte.
no-orders = { $place } : { $key } doit être une liste d’ordres, par exemple ["A PRO - SAV"].
