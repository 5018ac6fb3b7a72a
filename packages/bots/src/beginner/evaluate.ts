import {
  type Claim,
  distanceOf,
  distinct,
  type HandState,
  type Holding,
  holdingAfter,
  type OfferedTile,
  PLAYING_KINDS,
  type Seat,
  type SeatCommand,
  type Tile,
  withoutTile,
  withTile,
} from '@gorrion/rules';
import type { Candidate } from '../candidate/candidate.ts';
import { lookAround, type Sight } from '../sight/sight.ts';

/** Value of one tile fewer missing: more than any number of useful copies. */
const STEP = 1000;

const distance = ({ concealed, melds }: Holding): number => distanceOf(concealed, melds).min;

/** Counts the unseen copies that bring the hand one tile nearer to a complete shape. */
function usefulCopies(holding: Holding, sight: Sight, now: number): number {
  let useful = 0;
  for (let kind = 0; kind < PLAYING_KINDS; kind++) {
    if (sight.live[kind] === 0) continue;
    const drawn = { ...holding, concealed: withTile(holding.concealed, kind as Tile) };
    if (distance(drawn) < now) useful += sight.live[kind]!;
  }
  return useful;
}

function valued(action: SeatCommand, holding: Holding, sight: Sight, best: number): Candidate {
  const missing = distance(holding);
  const useful = missing === best ? usefulCopies(holding, sight, missing) : 0;
  return { action, value: useful - STEP * missing, missing, useful };
}

/** Returns how many tiles the hand lacks after a claim: a chow or pung is followed by the best discard. */
function distanceAfterMeld(holding: Holding, kind: Claim['kind']): number {
  if (kind === 'kong' || kind === 'pass') return distance(holding);
  const discards = distinct(holding.concealed);
  const left = discards.map(tile => distance({ ...holding, concealed: withoutTile(holding.concealed, tile) }));
  return Math.min(...left);
}

function onClaims(
  view: HandState,
  seat: Seat,
  actions: readonly SeatCommand[],
  offer: OfferedTile,
): readonly Candidate[] {
  return actions.map(action => {
    const kind = action.type === 'claim' ? action.claim.kind : 'pass';
    const missing = distanceAfterMeld(holdingAfter(view.seats[seat], action, offer), kind);
    // Prefer a pass to a claim that brings nothing: the hand stays concealed.
    return { action, value: (kind === 'pass' ? 1 : 0) - STEP * missing, missing };
  });
}

/**
 * Values actions as a beginner: by the number of tiles missing to any complete shape, then by the copies that help.
 * The beginner does not look at points, so it wins only if the hand happens to reach the minimum.
 */
export function evaluateAsBeginner(view: HandState, seat: Seat, actions: readonly SeatCommand[]): readonly Candidate[] {
  const { phase } = view;
  if (phase.name === 'claims') return onClaims(view, seat, actions, phase);
  const sight = lookAround(view, seat);
  const after = actions.map(action => ({ action, holding: holdingAfter(view.seats[seat], action, undefined) }));
  const best = Math.min(...after.map(({ holding }) => distance(holding)));
  return after.map(({ action, holding }) => valued(action, holding, sight, best));
}
