-- What came with an imported game besides messages: names of players, comments and variations. They never change.

-- n: their order. phase: to which phase it belongs, '' to the whole game. body: the annotation, as in a game file.
CREATE TABLE annotations (
    game TEXT NOT NULL REFERENCES games (id),
    n INTEGER NOT NULL,
    phase TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, n)
);
