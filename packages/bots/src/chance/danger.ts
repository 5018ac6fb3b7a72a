import { isClaimed, othersInTurn, PLAYING_KINDS } from '@gorrion/rules';
import type { Sight } from '../sight/sight.ts';

/**
 * Chance that a discard is won by somebody, as a sum of terms on the log-odds scale (a fit over 50,000 discards among
 * strong bots): how long the opponent has played, what the tile is, how many copies lie open, how many melds he has.
 */
const BASE = -3.97;
const BY_TURN = [-1.94, -1.94, -1.94, -1.94, -1.94, -1.6, -0.75, -0.5, -0.05, 0.05, 0.28, 0.38, 0.6, 0.75, 1.3, 1.5];
const BY_SHOWN = [0, -0.46, -1.32, -0.45, -0.45];
const BY_MELDS = [-0.21, 0, 0.54, 1, 1];
const HONOUR = -1.55;
const TERMINAL = -0.71;
const NEXT_TO_TERMINAL = -0.52;
const DISCARDED_BY_HIM = -1.77;

function ofKind(kind: number): number {
  if (kind >= 27) return HONOUR;
  const fromEnd = Math.min(kind % 9, 8 - (kind % 9));
  return fromEnd === 0 ? TERMINAL : fromEnd === 1 ? NEXT_TO_TERMINAL : 0;
}

/** For each kind the chance that a discard of it is won by one of the three. */
export function dangers({ view, seat, shown }: Sight): Float64Array {
  const safe = new Float64Array(PLAYING_KINDS).fill(1);
  for (const other of othersInTurn(seat)) {
    const { discards, melds } = view.seats[other];
    const claims = melds.filter(isClaimed).length;
    const stage = BASE + BY_TURN[Math.min(discards.length, BY_TURN.length - 1)]! + BY_MELDS[claims]!;
    const thrown = new Set<number>(discards.map(({ tile }) => tile));
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const odds = stage + ofKind(kind) + BY_SHOWN[shown[kind]!]! + (thrown.has(kind) ? DISCARDED_BY_HIM : 0);
      safe[kind] *= 1 - 1 / (1 + Math.exp(-odds));
    }
  }
  return safe.map(chance => 1 - chance);
}
