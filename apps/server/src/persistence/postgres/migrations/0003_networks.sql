-- The lowest player of a game who shares a network with this one; null where it is not known.
ALTER TABLE game_people ADD COLUMN network smallint;
