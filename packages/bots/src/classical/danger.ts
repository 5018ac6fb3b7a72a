import { isDragon, isWind, PLAYING_KINDS, type Tile } from '@gorrion/rules';
import { type Situation, stakeBetween } from './situation.ts';
import type { Threat } from './threat.ts';

/* What a discard may give the others. Every loser pays alike, so it costs the own chance and time, not a fine. */

/** Chance that a discard is won on, and the points that it gives away beside the own prospect. */
export interface Dangers {
  readonly chance: Float64Array;
  readonly cost: Float64Array;
}

export const NO_DANGERS: Dangers = {
  chance: new Float64Array(PLAYING_KINDS),
  cost: new Float64Array(PLAYING_KINDS),
};

/** Chance to be ready: by the seat's discards, and by its melds. */
const READY_BY_DISCARD = 0.04;
const READY_BY_MELD = 0.14;
const MOST_READY = 0.85;
/** Chance that a ready hand waits for a kind of which `n` copies are unseen. */
const WAITS_FOR = [0, 0.05, 0.07, 0.08, 0.09] as const;
/** A seat that has discarded a kind seldom waits for it. */
const DISCARDED_BEFORE = 0.25;
/** Share of a win's cost that comes only by the discard: the seat might have won anyway. */
const BY_DISCARD = 0.5;
/** Chance that a seat with open dragons or winds holds a pair of the one that it lacks. */
const HOLDS_PAIR = 0.25;
/** Share of the limit that such a set is worth when it is given away. */
const OF_LIMIT = 0.35;

function readiness({ view }: Situation, { seat }: Threat): number {
  const { discards, melds } = view.seats[seat];
  return Math.min(MOST_READY, READY_BY_DISCARD * discards.length + READY_BY_MELD * melds.length);
}

/** Returns how much likelier a kind is by the suit that the seat keeps to. */
function bySuit({ suit, suitChance }: Threat, kind: number): number {
  if (suitChance === 0 || kind >= 27) return 1;
  return Math.floor(kind / 9) === suit ? 1 + suitChance : 1 - 0.8 * suitChance;
}

/** Returns what it costs to give a seat the set that makes its hand worth the limit. */
function costOfSet({ live, rules, seat }: Situation, threat: Threat, kind: Tile): number {
  const isWanted = threat.wants === 'dragons' ? isDragon(kind) : threat.wants === 'winds' && isWind(kind);
  if (!isWanted || live[kind]! < 2) return 0;
  return HOLDS_PAIR * OF_LIMIT * rules.limit * stakeBetween(seat, threat.seat);
}

/** Returns what a discard of each kind may give the others, by what their melds and discards show. */
export function dangersOf(situation: Situation): Dangers {
  const { live, seat, threats, view } = situation;
  const chance = new Float64Array(PLAYING_KINDS);
  const cost = new Float64Array(PLAYING_KINDS);
  for (const threat of threats) {
    const ready = readiness(situation, threat);
    const thrown = new Set(view.seats[threat.seat].discards.map(({ tile }) => tile));
    const loss = BY_DISCARD * threat.total * stakeBetween(seat, threat.seat);
    for (let kind = 0; kind < PLAYING_KINDS; kind++) {
      const waits = ready * WAITS_FOR[live[kind]!]! * bySuit(threat, kind);
      const wins = thrown.has(kind as Tile) ? waits * DISCARDED_BEFORE : waits;
      chance[kind]! += wins;
      cost[kind]! += wins * loss + costOfSet(situation, threat, kind as Tile);
    }
  }
  return { chance, cost };
}
