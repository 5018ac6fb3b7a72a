import type { Cue, CueName } from './cues.ts';

/** A cue and when it sounds (ms from now). */
export interface TimedCue extends Cue {
  readonly at: number;
}

const SHUFFLE_MS = 420;
const GAP_MS = 70;
/** Most sounds of one kind at one moment: three are enough, as when bots fill a table. */
const AT_MOST = 3;

/** A tile sounds when it comes to rest, not when it leaves the hand. */
const LANDS_MS: Partial<Record<CueName, number>> = { tile1: 190, tile2: 190, tile3: 190, turn: 200, claim: 260 };
const STAYS_MS: Partial<Record<CueName, number>> = {
  shuffle: SHUFFLE_MS,
  dice: SHUFFLE_MS,
  flower: 170,
  chow: 150,
  pung: 240,
  kong: 330,
  joined: 150,
  left: 150,
};

function atMost(cues: readonly Cue[]): readonly Cue[] {
  const counted = new Map<CueName, number>();
  return cues.filter(({ name }) => {
    const count = (counted.get(name) ?? 0) + 1;
    counted.set(name, count);
    return count <= AT_MOST;
  });
}

/**
 * Orders the cues of one moment in time, as the tiles move. With `isStill` no tile travels, so no cue waits for one and
 * no ceremony is shown.
 */
export function arrange(cues: readonly Cue[], isStill: boolean): readonly TimedCue[] {
  let free = 0;
  return atMost(cues).map(cue => {
    const lands = isStill ? 0 : (LANDS_MS[cue.name] ?? 0);
    const at = free + lands;
    const usual = STAYS_MS[cue.name] ?? GAP_MS;
    free += isStill ? usual : (cue.stays ?? usual);
    return { ...cue, at };
  });
}

/** Returns how long (ms) later cues wait: only for the ceremony before the deal, and for the deal. */
export const busyFor = (cues: readonly Cue[], isStill: boolean): number =>
  isStill ? 0 : cues.reduce((longest, { stays = 0 }) => Math.max(longest, stays), 0);
