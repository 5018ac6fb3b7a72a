-- Tokens by which programs act for people. Of a token only its hash is kept.
CREATE TABLE tokens (
  id      text PRIMARY KEY,
  person  text NOT NULL,
  hash    text NOT NULL UNIQUE,
  name    text NOT NULL,
  scope   text NOT NULL,
  since   bigint NOT NULL,
  used_at bigint,
  ends    bigint
);
CREATE INDEX tokens_of_person ON tokens (person);
