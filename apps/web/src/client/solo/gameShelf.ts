import { type GameId, type GameLine, type GameRecord, gameIdOf, MOST_LINES, type TalkLine } from '@gorrion/protocol';
import { summaryOf } from '@gorrion/table';
import { newLocalCode } from './code.ts';
import { answered, write } from './database.ts';
import {
  GAMES,
  LINES,
  RECORDS,
  REVIEWS,
  RUNS,
  type ShelfOrigin,
  type ShelvedGame,
  shelf,
  TALK,
} from './shelfDatabase.ts';

export type { ShelfOrigin, ShelvedGame } from './shelfDatabase.ts';

/* Games that this browser keeps: those played on this device, and copies of others, so that they open without a network. */

/** Most games of each origin that are kept without a star. */
const MOST: Readonly<Record<ShelfOrigin, number>> = { device: 300, copy: 30, file: 30 };

/** Returns the games on the shelf, the newest first; none if the browser keeps nothing for this page. */
export async function shelvedGames(): Promise<readonly ShelvedGame[]> {
  try {
    const db = await shelf();
    const all: ShelvedGame[] = await answered(db.transaction(GAMES).objectStore(GAMES).getAll());
    return all.toSorted((a, b) => b.summary.to - a.summary.to);
  } catch {
    return [];
  }
}

/** Returns a game with its record; undefined if it is not on the shelf. */
export async function shelvedGame(
  id: string,
): Promise<{ readonly game: ShelvedGame; readonly record: GameRecord } | undefined> {
  try {
    const all = (await shelf()).transaction([GAMES, RECORDS]);
    const [game, record] = await Promise.all([
      answered<ShelvedGame | undefined>(all.objectStore(GAMES).get(id)),
      answered<GameRecord | undefined>(all.objectStore(RECORDS).get(id)),
    ]);
    return game && record && { game, record };
  } catch {
    return undefined;
  }
}

/** Deletes the oldest games of an origin beyond what is kept. */
async function makeRoom(origin: ShelfOrigin): Promise<void> {
  const old = (await shelvedGames())
    .filter(game => game.origin === origin && !game.isStarred)
    .toSorted((a, b) => b.at - a.at)
    .slice(MOST[origin]);
  for (const { id } of old) await takeOff(id);
}

/** Puts a game on the shelf. A game that is there keeps its star. */
export async function shelve(record: GameRecord, origin: ShelfOrigin, at: number): Promise<void> {
  const db = await shelf();
  const known = await answered<ShelvedGame | undefined>(db.transaction(GAMES).objectStore(GAMES).get(record.id));
  const kept: ShelvedGame = { isStarred: false, ...known, id: record.id, origin, summary: summaryOf(record), at };
  await write(db, [GAMES, RECORDS], all => {
    all.objectStore(GAMES).put(kept);
    all.objectStore(RECORDS).put(record);
  });
  await makeRoom(origin);
}

/**
 * Puts the game of a file on the shelf, under an id of this device: whatever a file says, it never takes the place of
 * another game. Returns the id; the same file twice has one.
 */
export async function shelveFile(record: GameRecord, at: number): Promise<GameId> {
  const alike = (await shelvedGames()).filter(
    ({ origin, summary }) => origin !== 'copy' && summary.from === record.from && summary.to === record.to,
  );
  const facts = JSON.stringify(record.facts);
  for (const { id } of alike) if (JSON.stringify((await shelvedGame(id))?.record.facts) === facts) return id;
  const id = gameIdOf(newLocalCode(), 1);
  await shelve({ ...record, id }, 'file', at);
  return id;
}

/** The lines of one game; `newest` is the highest number that a line has had. */
export interface ShelvedLines {
  readonly lines: readonly GameLine[];
  readonly newest: number;
}

/** Returns the lines of a game on the shelf. */
export async function shelvedLines(id: GameId): Promise<ShelvedLines> {
  try {
    const lines = (await shelf()).transaction(LINES).objectStore(LINES);
    return (await answered<ShelvedLines | undefined>(lines.get(id))) ?? { lines: [], newest: 0 };
  } catch {
    return { lines: [], newest: 0 };
  }
}

const numberOf = ({ id }: GameLine): number => Number(id.slice(1));

/** Adds lines that came with a game in a file to those that are kept with it; the same line twice is one. */
export async function addShelvedLines(id: GameId, more: readonly GameLine[]): Promise<void> {
  const known = await shelvedLines(id);
  const told = (line: GameLine) => JSON.stringify([line.author, line.at, line.before, line.events]);
  const old = new Set(known.lines.map(told));
  let newest = Math.max(known.newest, ...known.lines.map(numberOf));
  const taken = new Set(known.lines.map(numberOf));
  const added = more
    .filter(line => !old.has(told(line)))
    .map(line => {
      const number = taken.has(numberOf(line)) ? newest + 1 : numberOf(line);
      taken.add(number);
      newest = Math.max(newest, number);
      return { ...line, id: `b${number}` };
    });
  await shelveLines(id, { lines: [...known.lines, ...added].slice(0, MOST_LINES), newest });
}

/** Keeps the lines of a game. */
export async function shelveLines(id: GameId, lines: ShelvedLines): Promise<void> {
  await write(await shelf(), [LINES], all => {
    all.objectStore(LINES).put({ id, lines: lines.lines, newest: lines.newest });
  });
}

/** Returns what players said in a game on the shelf. */
export async function shelvedTalk(id: GameId): Promise<readonly TalkLine[]> {
  try {
    const all = (await shelf()).transaction(TALK).objectStore(TALK);
    return (await answered<{ readonly talk: readonly TalkLine[] } | undefined>(all.get(id)))?.talk ?? [];
  } catch {
    return [];
  }
}

/** Keeps what players said in a game. */
export async function shelveTalk(id: GameId, talk: readonly TalkLine[]): Promise<void> {
  await write(await shelf(), [TALK], all => {
    all.objectStore(TALK).put({ id, talk });
  });
}

/** Changes what is noted beside a game. */
export async function noteShelved(
  id: GameId,
  change: Partial<Pick<ShelvedGame, 'isStarred' | 'uploaded'>>,
): Promise<void> {
  const db = await shelf();
  await write(db, [GAMES], all => {
    const games = all.objectStore(GAMES);
    const known: IDBRequest<ShelvedGame | undefined> = games.get(id);
    known.onsuccess = () => known.result && games.put({ ...known.result, ...change });
  });
}

/** Takes a game off the shelf, with all that was found out about it. */
export async function takeOff(id: GameId): Promise<void> {
  await write(await shelf(), [GAMES, RECORDS, REVIEWS, RUNS, LINES, TALK], all => {
    all.objectStore(GAMES).delete(id);
    all.objectStore(RECORDS).delete(id);
    all.objectStore(REVIEWS).delete(IDBKeyRange.bound([id], [id, []]));
    all.objectStore(RUNS).delete(id);
    all.objectStore(LINES).delete(id);
    all.objectStore(TALK).delete(id);
  });
}
