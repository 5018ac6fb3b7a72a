-- A token may stand for a bot of its person.
ALTER TABLE tokens ADD COLUMN bot text;
