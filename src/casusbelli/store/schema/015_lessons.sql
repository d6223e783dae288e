-- The steps of lessons whose aim an account has reached.

CREATE TABLE lessons_done (
    account TEXT NOT NULL REFERENCES accounts (id),
    lesson TEXT NOT NULL,
    step TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (account, lesson, step)
);
