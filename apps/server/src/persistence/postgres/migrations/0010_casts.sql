-- Links by which tables are cast.
CREATE TABLE casts (
  table_id text NOT NULL,
  person   text NOT NULL,
  key      text NOT NULL UNIQUE,
  since    bigint NOT NULL,
  PRIMARY KEY (table_id, person)
);
CREATE INDEX casts_of_person ON casts (person);
