units = Wie viele Einheiten eine Macht über die hinaus halten darf, die ihre Versorgungszentren tragen.
rule = Jede Macht, die ein Versorgungszentrum besitzt, darf { $units ->
        [one] eine Einheit
       *[other] { $units } Einheiten
    } mehr halten, als sie Versorgungszentren besitzt.
