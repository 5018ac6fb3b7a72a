-- A token may stand for a bot of its person.
ALTER TABLE tokens ADD COLUMN bot text;
-- No person has the name of a bot.
UPDATE guests SET name = 'bot ' || substr(name, 5) WHERE name LIKE 'bot:_%';
