units = How many units a power may keep besides those that its supply centers support.
rule = Every power that owns a supply center may keep { $units ->
        [one] one unit
       *[other] { $units } units
    } more than it owns supply centers.
