-- The key of the operator's page, who is signed in there, what was done, and the notice to all.
CREATE TABLE operator_keys (
  number   integer PRIMARY KEY,
  hash     text NOT NULL,
  since    bigint NOT NULL,
  ended_at bigint
);
CREATE TABLE operator_sessions (
  hash    text PRIMARY KEY,
  key     integer NOT NULL,
  used_at bigint NOT NULL
);
CREATE TABLE operator_acts (
  number  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at      bigint NOT NULL,
  key     integer NOT NULL,
  act     text NOT NULL,
  subject text NOT NULL
);
CREATE TABLE announcements (
  number integer PRIMARY KEY,
  text   text NOT NULL,
  until  bigint NOT NULL
);
