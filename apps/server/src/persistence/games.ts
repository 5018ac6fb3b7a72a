import { crc32 } from 'node:zlib';
import {
  type Entry,
  foldText,
  type GameAccess,
  type GameId,
  type GameOrigin,
  type GameRecord,
  type GameSummary,
  LOG_VERSION,
  type PersonId,
  type RecordedFact,
} from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { attendanceOf, type NewLine, recordOf, summaryOf, upcast } from '@gorrion/table';
import { pack, unpack } from './pack/pack.ts';
import type { AttendedGame } from './peace.ts';
import { scrubbed } from './scrub.ts';

/* What the store keeps of games that are over. A record is written once; only facts that follow its end are added. */

/** A person's part in a game. */
export interface GamePerson {
  readonly person: PersonId;
  /** Null for a person who brought the game in a file, and is none of its players. */
  readonly player: Player | null;
  /** The lowest player who shares a network with them; null where that is not known. It stays as it was first kept. */
  readonly network?: Player | null;
}

/** A game to keep. */
export interface NewGame {
  readonly record: GameRecord;
  /** Who may decide who reads it. */
  readonly host: PersonId;
  readonly access: GameAccess;
  readonly origin: GameOrigin;
  readonly people: readonly GamePerson[];
}

/** A kept game without its facts. */
export interface KeptGame {
  readonly summary: GameSummary;
  readonly host: PersonId;
  readonly access: GameAccess;
  readonly origin: GameOrigin;
  /** The id of the link that hides the names; undefined until somebody asked for one. */
  readonly alias: string | undefined;
}

/** How far the review of a game is for one player. */
export interface ReviewCount {
  /** Hands that are reviewed in full. */
  readonly hands: number;
  readonly mistakes: number;
}

/** A game in one person's list. */
export interface ListedGame extends KeptGame {
  readonly player: Player | null;
  readonly isStarred: boolean;
  /** The review of the person's own decisions; zeros if they were none of the players. */
  readonly review: ReviewCount;
}

/** What a person looks for among their games. */
export interface GameSearch {
  /** Only games that ended before (ms since 1970). */
  readonly before?: number;
  /** With `before`: also games that ended just then, whose ids sort before this one, as lists are sorted. */
  readonly beforeId?: string;
  readonly since?: number;
  /** A part of a player's name or of the game's title. */
  readonly text?: string;
  /** A fan that the person made. */
  readonly fan?: string;
  readonly starred?: boolean;
  /** Only games in which the review has found mistakes of the person. */
  readonly mistakes?: boolean;
  readonly limit: number;
}

/** A line as the store keeps it. */
export interface StoredLine {
  readonly number: number;
  readonly person: PersonId;
  readonly author: string;
  readonly at: number;
  readonly line: NewLine;
}

export interface GameStore {
  /** Keeps a game, or adds facts to one that is kept: a record that is not longer changes nothing. */
  keepGame(game: NewGame): Promise<void>;
  /** Returns a game by its id, or by the id of its link without names. */
  findGame(id: string): Promise<KeptGame | undefined>;
  /** Returns the facts of a kept game; undefined if it is damaged or not there. */
  readGame(id: GameId): Promise<GameRecord | undefined>;
  /** Returns which people of a game are kept with it. */
  peopleOf(id: GameId): Promise<readonly GamePerson[]>;
  /** Returns a person's games, the newest first. */
  gamesOf(person: PersonId, search: GameSearch): Promise<readonly ListedGame[]>;
  /** Returns games that everybody may find, the newest first. */
  publicGames(
    search: Pick<GameSearch, 'before' | 'beforeId' | 'since' | 'text' | 'limit'>,
  ): Promise<readonly KeptGame[]>;
  /** Returns the games of this server's tables that count for the rating, whatever their access. */
  ratedGames(): Promise<readonly KeptGame[]>;
  isStarred(person: PersonId, id: GameId): Promise<boolean>;
  countGames(person: PersonId): Promise<{ readonly all: number; readonly starred: number }>;
  setAccess(id: GameId, access: GameAccess): Promise<void>;
  setAlias(id: GameId, alias: string): Promise<void>;
  star(person: PersonId, id: GameId, isStarred: boolean): Promise<void>;
  dropGame(id: GameId): Promise<void>;
  /** Returns the lines of a game in the order in which they were added. */
  linesOf(id: GameId): Promise<readonly StoredLine[]>;
  /**
   * Keeps a line under the next number, which no other line of the game has had. Keeps nothing if its author or the
   * game has as many as there may be.
   */
  addLine(id: GameId, line: Omit<StoredLine, 'number'>): Promise<void>;
  dropLine(id: GameId, number: number): Promise<void>;
  /** Deletes games that ended before (ms since 1970) and that nobody starred. */
  purgeGames(before: number): Promise<void>;
}

/** A game as a row of the database. */
export interface GameRow {
  readonly id: GameId;
  readonly endedAt: number;
  readonly host: string;
  readonly access: GameAccess;
  readonly origin: GameOrigin;
  readonly search: string;
  readonly summary: string;
  readonly facts: number;
  readonly version: number;
  readonly body: Uint8Array;
  readonly checksum: number;
}

/** A game as a row without its facts. */
export type KeptRow = Pick<GameRow, 'summary' | 'host' | 'access' | 'origin'> & { readonly alias: string | null };

/** A person of a game as a row: `fans` are those that they won with, between commas. */
export interface GamePersonRow {
  readonly person: PersonId;
  readonly player: Player | null;
  readonly network: Player | null;
  readonly fans: string;
}

const entriesOf = (facts: readonly RecordedFact[]): Entry[] => facts.map((fact, n) => ({ seq: n + 1, ...fact }));

/** Returns by what a game is found, as searches compare it. */
const searchText = ({ players, title }: GameSummary): string =>
  foldText([...players.map(({ name }) => name), title ?? ''].join('\n'));

/** Returns the checksum of a row, by which damage is noticed. */
export const checksumOf = (id: string, version: number, body: Uint8Array): number =>
  crc32(body, crc32(`${version}\n${id}\n`));

export function encodeGame({ record, host, access, origin }: Omit<NewGame, 'people'>): GameRow {
  const summary = summaryOf(record);
  const body = pack(entriesOf(record.facts));
  return {
    id: record.id,
    endedAt: record.to,
    host,
    access,
    origin,
    search: searchText(summary),
    summary: JSON.stringify(summary),
    facts: record.facts.length,
    version: LOG_VERSION,
    body,
    checksum: checksumOf(record.id, LOG_VERSION, body),
  };
}

export const personRows = ({ record, people }: NewGame): readonly GamePersonRow[] => {
  const { fans } = summaryOf(record);
  return people.map(({ person, player, network = null }) => ({
    person,
    player,
    network,
    fans: player === null ? '' : `,${fans[player].join(',')},`,
  }));
};

/** Returns who stayed in a game to its end. One that nobody here saw being played says nothing. */
export const attendedIn = ({ record, origin }: Pick<NewGame, 'record' | 'origin'>): readonly AttendedGame[] =>
  origin === 'table'
    ? [...attendanceOf(record.facts)].map(([person, how]) => ({ person, hasFinished: how === 'finished' }))
    : [];

/** Returns the server time (ms) from which everybody may know who stayed in a game: once its spectators have seen its end. */
export const countsFromOf = ({ sheet, to }: GameRecord): number => sheet.shownFrom ?? to;

export type StoredGame = Pick<GameRow, 'id' | 'version' | 'body' | 'checksum'>;

/** Returns the facts in a row, as entries; undefined if it was damaged, or written by a newer server. */
export function factsOf({ id, version, body, checksum }: StoredGame): readonly Entry[] | undefined {
  return version > LOG_VERSION || checksum !== checksumOf(id, version, body) ? undefined : unpack(body);
}

const recordOfEntries = (id: GameId, entries: readonly Entry[]): GameRecord =>
  recordOf(
    id,
    upcast(entries).map(({ at, event }) => ({ at, event })),
  );

/** Returns the record in a row; undefined if it was damaged, or written by a newer server. */
export function decodeGame(row: StoredGame): GameRecord | undefined {
  const entries = factsOf(row);
  return entries && recordOfEntries(row.id, entries);
}

/** Returns a row with another name for one person; undefined if the row cannot be read. */
export function renamedGame(row: GameRow, person: PersonId, name: string): GameRow | undefined {
  const entries = factsOf(row);
  if (!entries) return undefined;
  const record = recordOfEntries(row.id, scrubbed(entries, person, name));
  return encodeGame({ record, host: row.host as PersonId, access: row.access, origin: row.origin });
}

/** Returns a kept game from its row. */
export const keptGame = (row: KeptRow): KeptGame => ({
  summary: JSON.parse(row.summary) as GameSummary,
  host: row.host as PersonId,
  access: row.access,
  origin: row.origin,
  alias: row.alias ?? undefined,
});
