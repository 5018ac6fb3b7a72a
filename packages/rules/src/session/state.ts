import type { FoulId } from '../fouls/fouls.ts';
import { type HandState, type Outcome, undealt } from '../hand/state.ts';
import { unplayedRules } from '../rulesets/presets.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { BySeat, Reader, Seat } from '../tiles/seat.ts';
import { type ByPlayer, FIRST_SEATING, type Player, type SessionReader } from './players.ts';

/** Options that the first event fixes for the whole session. */
export interface SessionOptions {
  readonly rules: Ruleset;
  /** Number of hands: one, two or four rounds (article 82). */
  readonly hands: 4 | 8 | 16;
}

export type EndReason = 'complete' | 'time' | 'abandoned';

/** A hand on the score sheet (Appendix 5). */
export interface HandRecord {
  readonly number: number;
  readonly round: Seat;
  readonly outcome: Outcome;
  /** Player at each seat of that hand. */
  readonly players: BySeat<Player>;
  /** Table points that each player gained or paid, penalties included. */
  readonly changes: ByPlayer<number>;
}

export interface SessionState {
  readonly phase: 'unstarted' | 'between' | 'playing' | 'over';
  readonly options: SessionOptions;
  /** Number of the hand in progress or just ended; 0 before the first. */
  readonly handNumber: number;
  /** Round and seating of that hand. */
  readonly round: Seat;
  readonly seating: BySeat<Player>;
  readonly hand: HandState;
  readonly results: readonly HandRecord[];
  /** Hands of this session that were stopped and dealt again. Older logs lack it. */
  readonly voidedHands?: number;
  /** Players who lost the session. Older logs lack it. */
  readonly disqualified?: readonly Player[];
  readonly totals: ByPlayer<number>;
  /** Offences of each player so far: penalties rise with every repetition (article 96). */
  readonly fouls: ByPlayer<readonly FoulId[]>;
  /** Whether time was called in a hand that is still played to its end (article 85). */
  readonly isTimeUp: boolean;
  readonly end: { readonly reason: EndReason; readonly tablePoints: ByPlayer<number> } | undefined;
}

export const unstarted: SessionState = {
  phase: 'unstarted',
  options: { rules: unplayedRules, hands: 16 },
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

/** Returns the player at a seat of the hand in progress. */
export const playerAt = (state: Pick<SessionState, 'seating'>, seat: Seat): Player => state.seating[seat];

/** Returns the seat of a player in the hand in progress. */
export const seatOf = (state: Pick<SessionState, 'seating'>, player: Player): Seat =>
  state.seating.indexOf(player) as Seat;

/** Returns a session's reader as a reader of the hand in progress. */
export function handViewer(state: SessionState, reader: SessionReader): Reader {
  if (typeof reader === 'object') return { seat: seatOf(state, reader.player), seesAll: true };
  return typeof reader === 'number' ? seatOf(state, reader) : reader;
}
