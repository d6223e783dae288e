-- Each adjudicated phase asks for the vacations of the players, and went through everybody's.

CREATE INDEX absences_of ON absences (account);
