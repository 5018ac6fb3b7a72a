import {
  bySeat,
  type HandState,
  type Outcome,
  type Seat,
  type SeatCommand,
  seeded,
  shuffled,
  type Wall,
} from '@gorrion/rules';
import { type Decider, playOn } from '../src/arena/playHand.ts';
import { decideAsBot } from '../src/index.ts';

/** How one choice ended in several games. */
export interface PlayoutResult {
  readonly scores: readonly number[];
  readonly wins: number;
  readonly dealtIn: number;
  readonly drawn: number;
}

/** Returns the wall with its undrawn tiles in another order. */
function reshuffled(wall: Wall, seed: string): Wall {
  const { tiles, front, back } = wall;
  const end = tiles.length - back;
  // If the top tile of the last stack is gone, its bottom tile is still behind the gap (article 10).
  const places = back % 2 === 0 ? range(front, end) : [...range(front, end - 1), end];
  const mixed = shuffled(places, seeded(seed));
  const next = [...tiles];
  places.forEach((place, n) => {
    next[place] = tiles[mixed[n]!]!;
  });
  return { ...wall, tiles: next };
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);

const quickly: Decider = (view, seat) => decideAsBot('expert', view, seat, 'play out', { isHurried: true });

function outcomeOf(state: HandState, seat: Seat, action: SeatCommand, seed: string): Outcome {
  let isFirst = true;
  const own: Decider = view => {
    if (!isFirst) return quickly(view, seat);
    isFirst = false;
    return action;
  };
  const from = { ...state, wall: reshuffled(state.wall, seed) };
  return playOn(
    from,
    bySeat(each => (each === seat ? own : quickly)),
  ).outcome;
}

/**
 * Plays a hand on from an action of a seat, `times` times, with four experts that search shortly. Each time the undrawn
 * tiles are in another order; the same seed gives the same orders. `state` must be complete, not a view.
 */
export function playOut(state: HandState, seat: Seat, action: SeatCommand, seed: string, times: number): PlayoutResult {
  const ends = range(0, times).map(n => outcomeOf(state, seat, action, `${seed}/${n}`));
  return {
    scores: ends.map(({ payments }) => payments[seat]),
    wins: ends.filter(end => end.kind === 'won' && end.seat === seat).length,
    dealtIn: ends.filter(end => end.kind === 'won' && end.seat !== seat && end.from === seat).length,
    drawn: ends.filter(({ kind }) => kind === 'exhausted').length,
  };
}
