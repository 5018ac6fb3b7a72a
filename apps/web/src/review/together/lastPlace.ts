import type { Seat } from '@gorrion/rules';
import { deviceTexts } from '../../kit/storage/texts.ts';
import { writeWithPath } from '../../shell/page/pathAhead.ts';

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

/** The newest place, which is written with the address: a step through a game is too short for it. */
let newest: { readonly game: string; readonly place: LastPlace } | undefined;

function stored(): Places {
  try {
    const kept = JSON.parse(deviceTexts.get(KEY) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(Object.entries(kept).filter((one): one is [string, LastPlace] => isPlace(one[1])));
  } catch {
    return {};
  }
}

/** Returns all places with the newest one last; the game that was left longest ago gives way. */
function places(): Places {
  if (!newest) return stored();
  const { [newest.game]: _, ...others } = stored();
  return Object.fromEntries([...Object.entries(others), [newest.game, newest.place] as const].slice(-MOST));
}

function write(): void {
  deviceTexts.set(KEY, JSON.stringify(places()));
  newest = undefined;
}

/** Returns where this device was last in a game; undefined if it never was. */
export const lastPlaceIn = (game: string): LastPlace | undefined => places()[game];

/** Keeps where this device is in a game. */
export function keepPlace(game: string, place: LastPlace): void {
  if (newest && newest.game !== game) write();
  newest = { game, place };
  writeWithPath(write);
}
