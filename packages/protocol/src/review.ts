import type { BySeat, Player, ScoredFan, Seat, SeatCommand, Tile } from '@gorrion/rules';
import type { GameId } from './record.ts';
import type { LostFan, ReviewReason } from './reviewReason.ts';

/* What the expert thinks of the decisions of a finished game. A review stands beside its record, which never changes. */

export const REVIEW_FORMAT = 'gorrion-review/1';

/** Version of the evaluator. It is raised when the same game may be graded in another way. */
export const EVALUATOR = 3;

/**
 * How a decision is graded. `best`: the expert's own choice, or one that is worth as much. `fine`: no loss that can be
 * measured. `close`: a loss that cannot be told from nothing, or that no tile explains. `inaccuracy`, `mistake`: a loss
 * whose interval excludes zero, of 0.7 and of 2 points or more, with a reason that names what it was about.
 */
export const VERDICTS = ['best', 'fine', 'close', 'inaccuracy', 'mistake'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const DECISION_KINDS = ['discard', 'claim', 'kong', 'win', 'flower'] as const;
/**
 * What was decided. `claim`: an answer to a discard or an added kong, a pass included; `win`: a win that was legal,
 * taken or refused; `flower`: by hand only.
 */
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** A tile that a hand lacks, with the copies that its player could not see. */
export interface ReviewedTile {
  readonly tile: Tile;
  readonly live: number;
  readonly from: 'anybody' | 'left' | 'wall';
}

/** The likeliest hand of a route to a win. */
export interface ReviewedRoute {
  /** A fan, or `any-shape` and `simple-chows`. */
  readonly route: string;
  /** Share, 0 to 1, of the weight of all routes. */
  readonly share: number;
  /** Points when it is won by discard; by self-draw if only that is a legal win. */
  readonly points: number;
  readonly missing: readonly ReviewedTile[];
}

/** A set or pair of a complete hand; one tile where the form has neither. */
export interface GoalSet {
  readonly tiles: readonly Tile[];
  /** Fans that it is a part of, with the whole points of each, the dearest first. */
  readonly fans: readonly LostFan[];
}

/** The best hand that can still be won after an action. */
export interface ReviewedGoal {
  /** The complete hand's points by discard and by self-draw; null where that is no legal win. */
  readonly byDiscard: number | null;
  readonly selfDrawn: number | null;
  /** Its fans by discard, or by self-draw if only that is legal. */
  readonly fans: readonly ScoredFan[];
  readonly missing: readonly ReviewedTile[];
  /** What it is made of besides the melds that lie open. Only the first candidates have it, where a loss is explained. */
  readonly sets?: readonly GoalSet[];
}

/** One action that was possible, as the expert values it. */
export interface ReviewedCandidate {
  readonly action: SeatCommand;
  /** Points that the expert expects of the hand with this action. */
  readonly value: number;
  /** Half of the 95 % interval of the difference to the first candidate; null if it was not played out. */
  readonly plusMinus: number | null;
  /** Whether it cannot be told apart from the first candidate. */
  readonly isEqual: boolean;
  /** Chance, 0 to 1, to win the hand; null if the expert did not look into it. */
  readonly winChance: number | null;
  /** Chance, 0 to 1, that each seat wins on the discard at once; zeros for actions that discard nothing. */
  readonly danger: BySeat<number>;
  /** Tiles that the hand lacks to a legal win. */
  readonly distance: number | null;
  /** Points of fans that the open melds and complete concealed sets hold already (flowers do not count). */
  readonly secured: number;
  readonly goal: ReviewedGoal | null;
  /** At most three, heaviest first; empty for candidates that are neither among the first two nor the played one. */
  readonly routes: readonly ReviewedRoute[];
}

export interface ReviewedDecision {
  /** Number of facts of the record before the decision: the fold of `facts.slice(0, before)` is what was decided on. */
  readonly before: number;
  /** Index of the fact that answered it; for a pass without a word, of the fact that ended the window. */
  readonly fact: number;
  /** Discards of the hand so far, and one; an answer to a discard belongs to the turn of that discard. */
  readonly turn: number;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly played: SeatCommand;
  /** At most five, best first; the played one is always among them, and the first is what it is measured against. */
  readonly candidates: readonly ReviewedCandidate[];
  readonly verdict: Verdict;
  /** Points lost against the first candidate, never negative for verdicts `best` and `fine`. */
  readonly loss: number;
  /** Half of the 95 % interval of the loss; null if nothing was played out. */
  readonly plusMinus: number | null;
  /** Pairs of hands that were played out. */
  readonly pairs: number;
  /** At most three, the most telling first; the first one is the headline of the decision. */
  readonly reasons: readonly ReviewReason[];
}

/** Where the points of a hand came from, for one player. The four sum to the result. */
export interface ReviewedLuck {
  /** The deal and the tiles that the wall gave. */
  readonly draws: number;
  /** What the others discarded, claimed and won, and what the values leave open. */
  readonly others: number;
  /** Losses of inaccuracies and mistakes: never positive. */
  readonly decisions: number;
  readonly result: number;
  /** Half of the 95 % interval of the draws and of the others. */
  readonly plusMinus: number;
}

/** `overview`: the search alone, within seconds; `full`: with everything played out that needs it. */
export type ReviewStage = 'overview' | 'full';

/** The review of one hand for one player. */
export interface HandReview {
  /** Index among the hands of the record in the order of their deals, from 0; a hand that was dealt again counts anew. */
  readonly hand: number;
  readonly player: Player;
  readonly stage: ReviewStage;
  readonly decisions: readonly ReviewedDecision[];
  readonly luck: ReviewedLuck;
}

/** All that is known of a game. Hands and players that are not in `hands` were not reviewed yet. */
export interface GameReview {
  readonly format: typeof REVIEW_FORMAT;
  readonly evaluator: number;
  readonly game: GameId;
  readonly hands: readonly HandReview[];
}
