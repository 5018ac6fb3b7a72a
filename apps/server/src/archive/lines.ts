import {
  type ArchiveRefusal,
  type GameLine,
  type LineId,
  type LineList,
  MOST_LINES,
  MOST_OWN_LINES,
  type PersonId,
} from '@gorrion/protocol';
import { lineChangeSchema } from '@gorrion/protocol/schemas';
import { checkLine } from '@gorrion/table';
import type { StoredLine } from '../persistence/games.ts';
import type { Store } from '../persistence/store.ts';
import type { Answer, Archive } from './reader.ts';

/*
 * The lines of games that are kept. Whoever may read a game may read its lines and add some. An attempt of somebody else
 * from a seat leaves the server only once the reader has finished the same hand from the same seat.
 */

const refused = (code: ArchiveRefusal): Answer<never> => ({ ok: false, code });

const idOf = (number: number): LineId => `b${number}`;
const numberOf = (id: LineId): number => Number(id.slice(1));

type Lines = Pick<Store, 'linesOf' | 'addLine' | 'dropLine' | 'readGame'>;

interface LineServices {
  readonly store: Lines;
  readonly archive: Pick<Archive, 'find'>;
  /** Returns the name of a person as others see it. */
  readonly nameOf: (person: PersonId) => string;
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

/** Creates what the archive answers about lines. */
export function gameLines({ store, archive, nameOf, now, hasRoom }: LineServices) {
  /** Returns the lines of a game as a person may see them. */
  function list(id: string, person: PersonId): Answer<LineList> {
    const found = archive.find(id, person);
    if (!found.ok) return found;
    const { kept, hidesNames } = found.value;
    return { ok: true, value: { lines: shownTo(person, store.linesOf(kept.summary.id), hidesNames) } };
  }

  async function change(id: string, person: PersonId, wish: unknown): Promise<Answer<LineList>> {
    const found = archive.find(id, person);
    if (!found.ok) return found;
    const { kept, hidesNames } = found.value;
    const game = kept.summary.id;
    const read = lineChangeSchema.safeParse(wish);
    if (!read.success) return refused('bad-line');
    const all = store.linesOf(game);
    if ('drop' in read.data) {
      const { drop } = read.data;
      const line = all.find(({ number }) => number === numberOf(drop));
      if (!line) return refused('no-such-line');
      const mayDrop = line.person === person || (kept.host === person && !hidesNames);
      if (!mayDrop) return refused('not-the-host');
      await store.dropLine(game, line.number);
      return list(id, person);
    }
    if (all.length >= MOST_LINES || all.filter(one => one.person === person).length >= MOST_OWN_LINES)
      return refused('too-many-lines');
    if (!hasRoom()) return refused('no-room-left');
    const record = store.readGame(game);
    if (!record) return refused('game-damaged');
    if (checkLine(record, read.data.line)) return refused('bad-line');
    await store.addLine(game, { person, author: nameOf(person), at: Math.floor(now()), line: read.data.line });
    return list(id, person);
  }

  return { list, change };
}

export type GameLines = ReturnType<typeof gameLines>;
