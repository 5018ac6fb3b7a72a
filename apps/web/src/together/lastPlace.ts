import type { Seat } from '@gorrion/rules';

/* Where one was in each game, kept on this device, so that one goes on there. */

/** A place by its address, and by the words for it. */
export interface LastPlace {
  readonly path: string;
  readonly round: Seat;
  /** Hand of the round, from 1. */
  readonly inRound: number;
  readonly turn: number;
}

const KEY = 'gorrion.places';
/** Games whose places are kept. */
const MOST = 60;

type Places = Readonly<Record<string, LastPlace>>;

const isPlace = (value: unknown): value is LastPlace => {
  const { path, round, inRound, turn } = (value ?? {}) as Partial<LastPlace>;
  return (
    typeof path === 'string' &&
    path.startsWith('/g/') &&
    [0, 1, 2, 3].includes(round as number) &&
    Number.isInteger(inRound) &&
    Number.isInteger(turn)
  );
};

function read(): Places {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(Object.entries(kept).filter((one): one is [string, LastPlace] => isPlace(one[1])));
  } catch {
    return {};
  }
}

/** Returns where this device was last in a game; undefined if it never was. */
export const lastPlaceIn = (game: string): LastPlace | undefined => read()[game];

/** Keeps where this device is in a game; the game that was left longest ago gives way. */
export function keepPlace(game: string, place: LastPlace): void {
  const { [game]: _, ...others } = read();
  const kept = [...Object.entries(others), [game, place] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser without storage remembers nothing.
  }
}
