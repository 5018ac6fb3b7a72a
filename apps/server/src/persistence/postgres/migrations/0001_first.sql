-- Who may write which table: a node lives while it has renewed its lease within ten seconds by this database's clock.
CREATE TABLE nodes (
  id         text PRIMARY KEY,
  address    text,
  renewed_at timestamptz NOT NULL
);
CREATE TABLE duties (
  name text PRIMARY KEY,
  node text NOT NULL
);

-- A table with its owner, the epoch of its owner and the number of its newest entry. Every append changes that number and
-- nothing that an index holds, so that the new version of the row finds room beside the old one.
CREATE TABLE tables (
  number     bigint GENERATED ALWAYS AS IDENTITY,
  code       text PRIMARY KEY,
  host       text NOT NULL,
  request    text NOT NULL,
  opened_at  bigint NOT NULL,
  retired_at bigint,
  node       text,
  epoch      bigint NOT NULL,
  seq        integer NOT NULL DEFAULT 0,
  UNIQUE (host, request)
) WITH (fillfactor = 60);
CREATE INDEX live_tables ON tables (opened_at, number) WHERE retired_at IS NULL;
CREATE INDEX retired_tables ON tables (retired_at) WHERE retired_at IS NOT NULL;

-- One append is one row: all of its entries or none.
CREATE TABLE log (
  table_id text NOT NULL,
  seq      integer NOT NULL,
  version  integer NOT NULL,
  body     text NOT NULL,
  checksum bigint NOT NULL,
  PRIMARY KEY (table_id, seq)
);

-- Whose names are in a log, and who wants to be forgotten.
CREATE TABLE sat (
  person   text NOT NULL,
  table_id text NOT NULL,
  PRIMARY KEY (person, table_id)
);
CREATE INDEX sat_by_table ON sat (table_id);
CREATE TABLE guests (
  id   text PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE forgotten (
  person     text PRIMARY KEY,
  name       text NOT NULL,
  is_settled boolean NOT NULL DEFAULT false
);
CREATE INDEX unsettled ON forgotten (person) WHERE NOT is_settled;
CREATE TABLE to_forget (
  person   text NOT NULL,
  table_id text NOT NULL,
  PRIMARY KEY (person, table_id)
);
CREATE INDEX to_forget_by_table ON to_forget (table_id);

CREATE TABLE devices (
  person        text NOT NULL,
  device        text NOT NULL,
  browser       text NOT NULL,
  system        text NOT NULL,
  kind          text NOT NULL,
  since         bigint NOT NULL,
  seen_at       bigint NOT NULL,
  is_signed_out boolean NOT NULL,
  PRIMARY KEY (person, device)
);
CREATE TABLE passkeys (
  id         text PRIMARY KEY,
  person     text NOT NULL,
  handle     text NOT NULL,
  public_key text NOT NULL,
  counter    bigint NOT NULL,
  transports text NOT NULL,
  browser    text NOT NULL,
  system     text NOT NULL,
  kind       text NOT NULL,
  since      bigint NOT NULL,
  used_at    bigint
);
CREATE INDEX passkeys_of_person ON passkeys (person);

-- Games that are over.
CREATE TABLE games (
  number   bigint GENERATED ALWAYS AS IDENTITY,
  id       text PRIMARY KEY,
  ended_at bigint NOT NULL,
  host     text NOT NULL,
  access   text NOT NULL,
  origin   text NOT NULL,
  alias    text UNIQUE,
  search   text NOT NULL,
  summary  text NOT NULL,
  is_rated boolean NOT NULL,
  facts    integer NOT NULL,
  version  integer NOT NULL,
  body     bytea NOT NULL,
  checksum bigint NOT NULL
);
CREATE INDEX public_games ON games (ended_at) WHERE access = 'public';
CREATE INDEX rated_games ON games (ended_at) WHERE origin = 'table' AND is_rated;
CREATE INDEX games_by_end ON games (ended_at);
CREATE TABLE game_people (
  person   text NOT NULL,
  game     text NOT NULL REFERENCES games ON DELETE CASCADE,
  player   smallint,
  ended_at bigint NOT NULL,
  fans     text NOT NULL,
  reviewed integer NOT NULL DEFAULT 0,
  mistakes integer NOT NULL DEFAULT 0,
  PRIMARY KEY (person, game)
);
CREATE INDEX games_of_person ON game_people (person, ended_at);
CREATE INDEX people_of_game ON game_people (game);
CREATE TABLE game_names (
  person text NOT NULL,
  game   text NOT NULL REFERENCES games ON DELETE CASCADE,
  PRIMARY KEY (person, game)
);
CREATE INDEX names_of_game ON game_names (game);
CREATE TABLE stars (
  person text NOT NULL,
  game   text NOT NULL REFERENCES games ON DELETE CASCADE,
  at     bigint NOT NULL,
  PRIMARY KEY (person, game)
);
CREATE INDEX stars_of_game ON stars (game);
CREATE TABLE game_lines (
  game   text NOT NULL REFERENCES games ON DELETE CASCADE,
  number integer NOT NULL,
  person text NOT NULL,
  author text NOT NULL,
  at     bigint NOT NULL,
  body   bytea,
  PRIMARY KEY (game, number)
);
CREATE INDEX lines_of_person ON game_lines (person);
CREATE TABLE review_messages (
  game   text NOT NULL REFERENCES games ON DELETE CASCADE,
  number integer NOT NULL,
  id     text NOT NULL,
  person text NOT NULL,
  name   text NOT NULL,
  player smallint,
  text   text NOT NULL,
  hand   integer NOT NULL,
  move   integer NOT NULL,
  line   text,
  time   bigint NOT NULL,
  PRIMARY KEY (game, number)
);
CREATE INDEX review_messages_of_person ON review_messages (person);
CREATE TABLE game_reviews (
  game     text NOT NULL REFERENCES games ON DELETE CASCADE,
  hand     integer NOT NULL,
  player   smallint NOT NULL,
  revision integer NOT NULL,
  rank     integer NOT NULL,
  mistakes integer,
  body     bytea NOT NULL,
  checksum bigint NOT NULL,
  PRIMARY KEY (game, hand, player)
);
CREATE TABLE review_runs (
  game    text PRIMARY KEY REFERENCES games ON DELETE CASCADE,
  person  text NOT NULL,
  players text NOT NULL,
  at      bigint NOT NULL
);

-- Groups and events: a ledger each.
CREATE TABLE ledgers (
  number    bigint GENERATED ALWAYS AS IDENTITY,
  id        text PRIMARY KEY,
  kind      text NOT NULL,
  is_public boolean NOT NULL
);
CREATE INDEX ledgers_by_kind ON ledgers (kind, is_public, number);
CREATE TABLE ledger_facts (
  ledger  text NOT NULL REFERENCES ledgers ON DELETE CASCADE,
  seq     integer NOT NULL,
  at      bigint NOT NULL,
  person  text,
  command text,
  body    text NOT NULL,
  PRIMARY KEY (ledger, seq)
);
CREATE INDEX ledgers_opened ON ledger_facts (person, command) WHERE seq = 1;
CREATE TABLE ledger_people (
  person text NOT NULL,
  ledger text NOT NULL REFERENCES ledgers ON DELETE CASCADE,
  PRIMARY KEY (person, ledger)
);
CREATE INDEX people_of_ledger ON ledger_people (ledger);

-- What all nodes must share and no person may read, such as the key that signs cookies.
CREATE TABLE secrets (
  name  text PRIMARY KEY,
  value text NOT NULL
);
