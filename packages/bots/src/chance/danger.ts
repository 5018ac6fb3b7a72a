import { isClaimed, othersInTurn, PLAYING_KINDS, type Seat } from '@gorrion/rules';
import type { Sight } from '../sight/sight.ts';
import { kindClass } from './features.ts';
import { DANGER } from './tables.ts';

const NEAR = 3;

/** For each kind, how many tiles within three ranks of it a player has thrown. */
function nearThrown(thrown: readonly number[]): Uint8Array {
  const near = new Uint8Array(PLAYING_KINDS);
  for (const tile of thrown) {
    if (tile >= 27) continue;
    const suit = tile - (tile % 9);
    for (let kind = Math.max(suit, tile - NEAR); kind <= Math.min(suit + 8, tile + NEAR); kind++) {
      if (kind !== tile) near[kind]!++;
    }
  }
  return near;
}

/** Chance by kind that one opponent wins on it. */
function dangerOf({ view, shown }: Sight, other: Seat): Float64Array {
  const { discards, melds } = view.seats[other];
  const claims = melds.filter(isClaimed).length;
  const stage =
    DANGER.constant + DANGER.turn[Math.min(discards.length, DANGER.turn.length - 1)]! + DANGER.melds[claims]!;
  const thrown = discards.map(({ tile }) => tile as number);
  const near = nearThrown(thrown);
  const his = new Set(thrown);
  return Float64Array.from({ length: PLAYING_KINDS }, (_, kind) => {
    const nearby = DANGER.near[Math.min(near[kind]!, DANGER.near.length - 1)]!;
    const terms = DANGER.kind[kindClass(kind)]! + DANGER.shown[shown[kind]!]! + nearby;
    return 1 / (1 + Math.exp(-(stage + terms + (his.has(kind) ? DANGER.his : 0))));
  });
}

/** For each kind the chance that a discard of it is won by one of the three. */
export function dangers(sight: Sight): Float64Array {
  const safe = new Float64Array(PLAYING_KINDS).fill(1);
  for (const other of othersInTurn(sight.seat)) {
    const danger = dangerOf(sight, other);
    for (let kind = 0; kind < PLAYING_KINDS; kind++) safe[kind] *= 1 - danger[kind]!;
  }
  return safe.map(chance => 1 - chance);
}
