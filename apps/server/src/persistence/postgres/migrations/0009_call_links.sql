-- Where the players of a table talk. It goes with the table, and with who has set it.
CREATE TABLE call_links (
  table_id text PRIMARY KEY,
  person   text NOT NULL,
  link     text NOT NULL
);
CREATE INDEX call_links_of_person ON call_links (person);
