import type { FoulId } from '../fouls/fouls.ts';
import { type HandState, type Outcome, undealt } from '../hand/state.ts';
import { wmo2006 } from '../rulesets/presets.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { BySeat, Seat } from '../tiles/seat.ts';
import { type ByPlayer, FIRST_SEATING, type Player, type SessionViewer } from './players.ts';

/** Fixed for the whole session by its first event. */
export interface SessionOptions {
  readonly rules: Ruleset;
  /** A full game of four rounds, or the shorter form of one (ruling 82). */
  readonly hands: 4 | 16;
}

export type EndReason = 'complete' | 'time' | 'abandoned';

/** A hand on the score sheet (Apéndice 5). */
export interface HandRecord {
  readonly number: number;
  readonly round: Seat;
  readonly outcome: Outcome;
  /** Who sat at each seat of that hand. */
  readonly players: BySeat<Player>;
  /** What each player gained or paid, penalties included. */
  readonly changes: ByPlayer<number>;
}

export interface SessionState {
  readonly phase: 'unstarted' | 'between' | 'playing' | 'over';
  readonly options: SessionOptions;
  /** Of the hand in progress or just ended; 0 before the first. */
  readonly handNumber: number;
  /** Round and seating of that hand. */
  readonly round: Seat;
  readonly seating: BySeat<Player>;
  readonly hand: HandState;
  readonly results: readonly HandRecord[];
  readonly totals: ByPlayer<number>;
  /** Offences of each player so far: their price rises with repetition (ruling 96). */
  readonly fouls: ByPlayer<readonly FoulId[]>;
  /** Time was called in the middle of a hand that is still played to its end (ruling 85). */
  readonly isTimeUp: boolean;
  readonly end: { readonly reason: EndReason; readonly tablePoints: ByPlayer<number> } | undefined;
}

export const unstarted: SessionState = {
  phase: 'unstarted',
  options: { rules: wmo2006, hands: 16 },
  handNumber: 0,
  round: 0,
  seating: FIRST_SEATING,
  hand: undealt,
  results: [],
  totals: [0, 0, 0, 0],
  fouls: [[], [], [], []],
  isTimeUp: false,
  end: undefined,
};

/** Who sits at a seat of the hand in progress. */
export const playerAt = (state: Pick<SessionState, 'seating'>, seat: Seat): Player => state.seating[seat];

/** The seat of a player in the hand in progress. */
export const seatOf = (state: Pick<SessionState, 'seating'>, player: Player): Seat =>
  state.seating.indexOf(player) as Seat;

/** A session's viewer as one of the hand in progress. */
export const handViewer = (state: SessionState, viewer: SessionViewer): Seat | 'spectator' =>
  viewer === 'spectator' ? 'spectator' : seatOf(state, viewer);
