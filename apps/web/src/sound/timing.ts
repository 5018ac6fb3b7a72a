import type { Cue, CueName } from './cues.ts';

/** A cue, and when it sounds (ms from now). */
export interface TimedCue extends Cue {
  readonly at: number;
}

const SHUFFLE_MS = 420;
const GAP_MS = 70;
/** Sounds of one kind in one breath: three make the point, as when a table is filled with bots. */
const AT_MOST = 3;

/** A tile is heard when it lies, not when it leaves the hand. */
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
 * What happened in one breath, one after another, as the tiles move. `isStill`: nothing travels, so nothing waits for
 * it to land and no ceremony is shown.
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

/** How long (ms) later breaths have to wait: only for the ceremony before the deal, and for the deal. */
export const busyFor = (cues: readonly Cue[], isStill: boolean): number =>
  isStill ? 0 : cues.reduce((longest, { stays = 0 }) => Math.max(longest, stays), 0);
