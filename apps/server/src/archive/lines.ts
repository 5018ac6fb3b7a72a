import {
  type ArchiveRefusal,
  type GameId,
  type GameLine,
  type LineId,
  type LineList,
  MOST_LINES,
  MOST_OWN_LINES,
  type PersonId,
} from '@gorrion/protocol';
import { lineChangeSchema } from '@gorrion/protocol/schemas';
import { checkLine, momentWithNames, momentWithoutNames, type NewLine } from '@gorrion/table';
import type { StoredLine } from '../persistence/games.ts';
import type { OpenGames } from '../persistence/openGames.ts';
import type { Store } from '../persistence/store.ts';
import { Turns } from '../turns/turns.ts';
import type { Answer, Archive, Found } from './reader.ts';

/*
 * The lines of kept games. Every reader of a game may read its lines and add some. The server sends another person's
 * attempt only to readers who have finished the same hand from the same seat.
 */

const refused = (code: ArchiveRefusal): Answer<never> => ({ ok: false, code });

const idOf = (number: number): LineId => `b${number}`;
const numberOf = (id: LineId): number => Number(id.slice(1));

type Lines = Pick<Store, 'addLine' | 'dropLine'>;

interface LineServices {
  readonly games: OpenGames;
  readonly store: Lines;
  readonly archive: Pick<Archive, 'find'>;
  /** Returns the name of a person as others see it. */
  readonly nameOf: (person: PersonId) => Promise<string>;
  readonly now: () => number;
  readonly hasRoom: () => boolean;
}

/** Returns lines as a person may see them. */
function shownTo(person: PersonId, all: readonly StoredLine[], hidesNames: boolean): readonly GameLine[] {
  const finished = new Set(
    all
      .filter(one => one.person === person && one.line.kind === 'attempt')
      .map(({ line }) => `${line.hand} ${line.seat}`),
  );
  return all.map(({ number, person: by, author, at, line }) => {
    const isOwn = by === person;
    const isOpen = isOwn || line.kind === 'branch' || finished.has(`${line.hand} ${line.seat}`);
    return {
      ...line,
      ...(!isOpen && { events: [], result: null }),
      id: idOf(number),
      author: hidesNames ? '' : author,
      isOwn,
      at,
    };
  });
}

/** Creates what the archive answers about lines. A record without names has fewer facts, so moments in it differ. */
export function gameLines({ games, store, archive, nameOf, now, hasRoom }: LineServices) {
  /** Lines of a game are added one after another, so that each is counted. */
  const turns = new Turns<GameId>();

  async function listOf({ kept, hidesNames }: Found, person: PersonId): Promise<Answer<LineList>> {
    const game = kept.summary.id;
    const lines = shownTo(person, await games.as(person).linesOf(game), hidesNames);
    if (!hidesNames || lines.length === 0) return { ok: true, value: { lines } };
    const record = await games.as(person).readGame(game);
    if (!record) return refused('game-damaged');
    const there = lines.map(line => ({ ...line, before: momentWithoutNames(record.facts, line.before) }));
    return { ok: true, value: { lines: there } };
  }

  async function dropped(found: Found, person: PersonId, id: LineId): Promise<Answer<LineList>> {
    const { kept, hidesNames } = found;
    const game = kept.summary.id;
    const line = (await games.as(person).linesOf(game)).find(({ number }) => number === numberOf(id));
    if (!line) return refused('no-such-line');
    const mayDrop = line.person === person || (kept.host === person && !hidesNames);
    if (!mayDrop) return refused('not-the-host');
    await store.dropLine(game, line.number);
    return listOf(found, person);
  }

  async function added(found: Found, person: PersonId, sent: NewLine): Promise<Answer<LineList>> {
    const game = found.kept.summary.id;
    const all = await games.as(person).linesOf(game);
    if (all.length >= MOST_LINES || all.filter(one => one.person === person).length >= MOST_OWN_LINES)
      return refused('too-many-lines');
    if (!hasRoom()) return refused('no-room-left');
    const record = await games.as(person).readGame(game);
    if (!record) return refused('game-damaged');
    const line = found.hidesNames ? { ...sent, before: momentWithNames(record.facts, sent.before) } : sent;
    if (checkLine(record, line)) return refused('bad-line');
    await store.addLine(game, { person, author: await nameOf(person), at: Math.floor(now()), line });
    return listOf(found, person);
  }

  /** Returns the lines of a game as a person may see them. */
  async function list(id: string, person: PersonId): Promise<Answer<LineList>> {
    const found = await archive.find(id, person);
    return found.ok ? listOf(found.value, person) : found;
  }

  async function change(id: string, person: PersonId, wish: unknown): Promise<Answer<LineList>> {
    const found = await archive.find(id, person);
    if (!found.ok) return found;
    const { value } = found;
    const read = lineChangeSchema.safeParse(wish);
    if (!read.success) return refused('bad-line');
    const { data } = read;
    if ('drop' in data) return dropped(value, person, data.drop);
    return turns.take(value.kept.summary.id, () => added(value, person, data.line));
  }

  return { list, change };
}

export type GameLines = ReturnType<typeof gameLines>;
