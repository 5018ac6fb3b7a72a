import { type GameLine, type LineId, MOST_OWN_LINES } from '@gorrion/protocol';
import type { NewLine } from '@gorrion/table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { shelvedLines, shelveLines } from '../solo/gameShelf.ts';
import { rememberedName } from '../solo/lastName.ts';
import type { LoadedGame } from './load.ts';
import { type Answer, changeLines, type Failure, fetchLines, type LineChange } from './server.ts';

/** The lines of a game that a page shows. */
export interface Lines {
  readonly all: readonly GameLine[];
  /** Whether they are there. */
  readonly isLoaded: boolean;
  /** Whether one can be kept with the game: not with hands of a game that goes on, nor with a copy without its server. */
  readonly canKeep: boolean;
  /** Keeps a line; resolves with its id, or with why it was not kept. */
  readonly add: (line: NewLine) => Promise<Answer<LineId>>;
  /** Deletes a line; resolves with why it was not deleted, or with nothing. */
  readonly drop: (id: LineId) => Promise<Failure | undefined>;
}

type Loaded = readonly GameLine[];

/** Closes attempts of others at a hand from a seat from which the reader has not finished it, as a server does. */
export function closed(lines: Loaded): Loaded {
  const place = ({ hand, seat }: GameLine) => `${hand} ${seat}`;
  const finished = new Set(lines.filter(line => line.kind === 'attempt' && line.isOwn).map(place));
  const isOpen = (line: GameLine) => line.kind === 'branch' || line.isOwn || finished.has(place(line));
  return lines.map(line => (isOpen(line) ? line : { ...line, events: [], result: null }));
}

const isFailure = (found: Loaded | Failure): found is Failure => typeof found === 'string';

async function load({ from, record }: LoadedGame): Promise<Loaded> {
  if (from === 'live') return [];
  if (from !== 'server') return closed((await shelvedLines(record.id)).lines);
  const answer = await fetchLines(record.id);
  // A refusal is an answer: the copy of this device stands in only for a server that cannot be reached.
  if (!answer.ok) return answer.why === 'offline' ? (await shelvedLines(record.id)).lines : [];
  // They open again without a network, as their game does.
  void shelveLines(record.id, { lines: answer.value.lines, newest: 0 }).catch(() => {});
  return answer.value.lines;
}

/** Keeps or deletes a line of a game on this device. */
async function changeHere({ record }: LoadedGame, change: LineChange): Promise<Loaded | Failure> {
  const known = await shelvedLines(record.id);
  const { lines } = known;
  if ('line' in change && lines.length >= MOST_OWN_LINES) return 'too-many-lines';
  const newest = 'line' in change ? known.newest + 1 : known.newest;
  const author = rememberedName() ?? '';
  const after =
    'line' in change
      ? [...lines, { ...change.line, id: `b${newest}`, author, isOwn: true, at: Date.now() }]
      : lines.filter(({ id }) => id !== change.drop);
  try {
    await shelveLines(record.id, { lines: after, newest });
    return closed(after);
  } catch {
    return 'no-room-left';
  }
}

async function changed(game: LoadedGame, change: LineChange): Promise<Loaded | Failure> {
  if (game.from === 'device' || game.from === 'file') return changeHere(game, change);
  if (game.from !== 'server') return 'offline';
  const answer = await changeLines(game.record.id, change);
  return answer.ok ? answer.value.lines : answer.why;
}

const numberOf = ({ id }: GameLine): number => Number(id.slice(1));

/** Loads the lines of a game, and changes them. */
export function useLines(game: LoadedGame): Lines {
  const [all, setAll] = useState<Loaded>();
  useEffect(() => {
    let isCurrent = true;
    setAll(undefined);
    void load(game).then(found => isCurrent && setAll(found));
    return () => {
      isCurrent = false;
    };
  }, [game]);
  const change = useCallback(
    async (wish: LineChange): Promise<Loaded | Failure> => {
      const found = await changed(game, wish);
      if (!isFailure(found)) setAll(found);
      return found;
    },
    [game],
  );
  return useMemo(
    () => ({
      all: all ?? [],
      isLoaded: all !== undefined,
      canKeep: game.from !== 'live' && game.from !== 'copy',
      async add(line) {
        const found = await change({ line });
        if (isFailure(found)) return { ok: false, why: found };
        const newest = found.filter(({ isOwn }) => isOwn).toSorted((a, b) => numberOf(b) - numberOf(a))[0];
        return newest ? { ok: true, value: newest.id } : { ok: false, why: 'bad-line' };
      },
      async drop(id) {
        const found = await change({ drop: id });
        return isFailure(found) ? found : undefined;
      },
    }),
    [all, change, game.from],
  );
}
