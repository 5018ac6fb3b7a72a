-- What players said during games whose tables agreed to keep it. Lines come before their game is kept.
CREATE TABLE game_talk (
  game     text NOT NULL,
  number   integer NOT NULL,
  table_id text NOT NULL,
  person   text NOT NULL,
  player   smallint NOT NULL,
  at       bigint NOT NULL,
  word     text,
  text     text,
  PRIMARY KEY (game, number)
);
CREATE INDEX talk_of_person ON game_talk (person);
CREATE INDEX talk_of_table ON game_talk (table_id);
