-- Where lines are posted when the members of a group are called to a table.
CREATE TABLE group_hooks (
  ledger   text NOT NULL,
  number   integer NOT NULL,
  person   text NOT NULL,
  target   text NOT NULL,
  language text NOT NULL,
  since    bigint NOT NULL,
  last     text NOT NULL,
  lines    text NOT NULL,
  PRIMARY KEY (ledger, number)
);
CREATE INDEX group_hooks_of_person ON group_hooks (person);
