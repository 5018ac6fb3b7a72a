-- Who of a game with other people saw its end.
CREATE TABLE attendances (
  person   text NOT NULL,
  game     text NOT NULL,
  ended_at bigint NOT NULL,
  finished boolean NOT NULL,
  PRIMARY KEY (person, game)
);
CREATE INDEX attendances_of_person ON attendances (person, ended_at);
CREATE INDEX attendances_by_end ON attendances (ended_at);
-- Games from before, of which that is worked out in the background.
CREATE TABLE to_attend (id text PRIMARY KEY);
INSERT INTO to_attend (id) SELECT id FROM games WHERE origin = 'table';
-- Private lists: whom a person does not want to be seated with, or to hear.
CREATE TABLE regards (
  person text NOT NULL,
  list   text NOT NULL,
  other  text NOT NULL,
  at     bigint NOT NULL,
  PRIMARY KEY (person, list, other)
);
CREATE INDEX regards_of_other ON regards (other);
-- What people told the operator about others, with the lines of the chat that they could read.
CREATE TABLE reports (
  id        text PRIMARY KEY,
  at        bigint NOT NULL,
  reporter  text NOT NULL,
  about     text NOT NULL,
  reason    text NOT NULL,
  text      text NOT NULL,
  table_id  text,
  game      text,
  hand      integer NOT NULL,
  seq       integer NOT NULL,
  closed_at bigint
);
CREATE INDEX reports_by_time ON reports (at);
CREATE TABLE report_lines (
  report text NOT NULL,
  number integer NOT NULL,
  person text NOT NULL,
  name   text NOT NULL,
  text   text NOT NULL,
  at     bigint NOT NULL,
  PRIMARY KEY (report, number)
);
