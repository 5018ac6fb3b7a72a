/* The commands of `gorrion`, what each takes, and the text of its help. */

interface Option {
  readonly type: 'string' | 'boolean';
  /** What stands for its value in the help. */
  readonly value?: string;
  /** The setting in whose place it stands; others are read by the command itself. */
  readonly sets?: string;
}

export const OPTIONS: Readonly<Record<string, Option>> = {
  port: { type: 'string', value: '8080', sets: 'PORT' },
  host: { type: 'string', value: '127.0.0.1', sets: 'HOST' },
  domain: { type: 'string', value: 'club.example', sets: 'DOMAIN' },
  data: { type: 'string', value: 'FOLDER', sets: 'DATA_DIR' },
  'accept-empty': { type: 'boolean' },
  all: { type: 'boolean' },
  close: { type: 'string', value: 'ID' },
  undo: { type: 'boolean' },
  list: { type: 'boolean' },
  off: { type: 'boolean' },
  at: { type: 'string', value: 'VALUE' },
  from: { type: 'string', value: 'FOLDER' },
};

interface Command {
  readonly options: readonly string[];
  /** Most words that it takes beside its options. */
  readonly most: 0 | 1;
}

export type CommandName =
  | 'start'
  | 'backup'
  | 'restore'
  | 'reports'
  | 'revoke'
  | 'operator-key'
  | 'migrate'
  | 'migrate:sqlite-to-postgres'
  | 'version';

export const COMMANDS: Readonly<Record<CommandName, Command>> = {
  start: { options: ['port', 'host', 'domain', 'data', 'accept-empty'], most: 0 },
  backup: { options: ['data'], most: 1 },
  restore: { options: ['data', 'at'], most: 1 },
  reports: { options: ['data', 'all', 'close'], most: 1 },
  revoke: { options: ['data', 'undo', 'list', 'at'], most: 1 },
  'operator-key': { options: ['data', 'off'], most: 0 },
  migrate: { options: [], most: 0 },
  'migrate:sqlite-to-postgres': { options: ['data', 'from'], most: 0 },
  version: { options: [], most: 0 },
};

export const HELP = `Gorrión: mahjong for four in the browser, under the WMO competition rules.

  gorrion                   starts the server
    --port N                at this port; 3000 without it, 0 for any that is free
    --host H                at this address alone; at all of them without it
    --domain NAME           by https under this name: at ports 443 and 80, with a certificate of Let's Encrypt,
                            whose terms you accept by this
    --data FOLDER           with its data there; in ./gorrion-data without it
    --accept-empty          also if a part of its data is lost

  gorrion backup [FOLDER]   copies the data while the server runs
  gorrion restore FOLDER    puts a backup in the place of the data; stop the server first: --at MOMENT
  gorrion reports [ID]      what people have told you about others: --all, --close ID
  gorrion revoke GUEST      refuses the cookie of a guest: --undo, --list, --at TABLECODE
  gorrion operator-key      makes a key for the operator's page at /admin, and ends the one before: --off
  gorrion migrate           brings a PostgreSQL database to the schema of this version
  gorrion migrate:sqlite-to-postgres --from FOLDER
                            moves the data of a stopped server into DATABASE_URL
  gorrion version           says which version this is

All but version and migrate take --data FOLDER. Whatever the operator's guide sets by the environment is set so here, too:
PUBLIC_URL=https://club.example TRUST_PROXY=1 gorrion --host 127.0.0.1
`;
