import {
  countsOf,
  distinct,
  type HandState,
  type Holding,
  holdingAfter,
  type OfferedTile,
  PLAYING_KINDS,
  regularDistance,
  type Seat,
  type SeatCommand,
  type TileCounts,
  withoutTile,
} from '@gorrion/rules';
import type { Candidate } from '../candidate/candidate.ts';
import { lookAround } from '../sight/sight.ts';
import { handAfter } from './handAfter.ts';

/* Plays the older ways for speed: the shortest way to any four sets and a pair, without a thought of points. */

/** Value of one tile fewer missing: more than any number of useful copies. */
const STEP = 1000;
const COPIES = 4;

/** What a player for speed looks at: nothing but the distance, also their own tiles, or also what lies open. */
export type Care = 'distance' | 'own-tiles' | 'table';

const missingOf = (counts: TileCounts, melds: number): number => regularDistance(counts, melds) + 1;

/** Returns the copies of each kind that may still come, as far as the player looks. */
function copiesLeft(view: HandState, seat: Seat, care: Care): TileCounts {
  const { live, counts } = lookAround(view, seat);
  return care === 'table' ? live : counts.map(own => COPIES - own);
}

/** Counts the copies that bring a hand of `missing` tiles one tile nearer. */
function usefulCopies(counts: TileCounts, melds: number, missing: number, left: TileCounts): number {
  const more = counts.slice();
  let useful = 0;
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    if (left[kind] === 0) continue;
    more[kind]!++;
    if (missingOf(more, melds) < missing) useful += left[kind]!;
    more[kind]!--;
  }
  return useful;
}

/** Returns how many tiles a hand of fourteen lacks after its best discard; of thirteen as it is. */
function missingAfterDiscard({ concealed, melds }: Holding): number {
  const counts = countsOf(concealed);
  if (concealed.length % 3 !== 2) return missingOf(counts, melds.length);
  const left = distinct(concealed).map(tile => missingOf(countsOf(withoutTile(concealed, tile)), melds.length));
  return Math.min(...left);
}

function onClaims(view: HandState, seat: Seat, actions: readonly SeatCommand[], offer: OfferedTile) {
  return actions.map((action): Candidate => {
    const missing = missingAfterDiscard(holdingAfter(view.seats[seat], action, offer));
    const isPass = action.type === 'claim' && action.claim.kind === 'pass';
    // A claim that brings nothing is not worth a concealed set.
    return { action, value: (isPass ? 1 : 0) - STEP * missing, missing };
  });
}

/** Returns an evaluator that plays for speed with the given care. */
export const speed =
  (care: Care) =>
  (view: HandState, seat: Seat, actions: readonly SeatCommand[]): readonly Candidate[] => {
    const { phase } = view;
    if (phase.name === 'claims') return onClaims(view, seat, actions, phase);
    const left = copiesLeft(view, seat, care);
    const after = actions.map(action => {
      const { concealed, melds } = handAfter(view.seats[seat], action);
      const counts = countsOf(concealed);
      return { action, counts, melds: melds.length, missing: missingOf(counts, melds.length) };
    });
    const least = Math.min(...after.map(({ missing }) => missing));
    return after.map(({ action, counts, melds, missing }) => {
      const isCounted = care !== 'distance' && missing === least;
      const useful = isCounted ? usefulCopies(counts, melds, missing, left) : 0;
      return { action, value: useful - STEP * missing, missing, useful };
    });
  };
