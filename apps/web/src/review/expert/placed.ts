import type { GameReview, HandReview, ReviewedDecision } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { isMistake } from '../../client/mistakes/mistakes.ts';

/* Where the decisions of a review stand among the moves of a replay. */

/** A hand of a game as far as its decisions need it. */
export interface HandOfMoves {
  readonly moves: readonly {
    /** Index of the newest fact that the state after the move contains. */
    readonly fact: number;
  }[];
}

export interface PlacedDecision {
  /** Index among the hands of the record. */
  readonly hand: number;
  readonly player: Player;
  readonly decision: ReviewedDecision;
  /** The move after which it was made. */
  readonly move: number;
  /** The move that answered it. */
  readonly answer: number;
}

/** A hand of one player with its decisions in their order. */
export interface PlacedHand {
  readonly review: HandReview;
  readonly decisions: readonly PlacedDecision[];
}

/** Returns the move after which a decision was made; `before`: number of facts of the record before it. */
export function moveOfDecision({ moves }: HandOfMoves, before: number): number {
  const after = moves.findIndex(({ fact }) => fact >= before);
  return after < 0 ? moves.length - 1 : Math.max(0, after - 1);
}

function placed(played: HandOfMoves, { hand, player, decisions }: HandReview): readonly PlacedDecision[] {
  return decisions
    .map(decision => {
      const { moves } = played;
      const end = moves.findIndex(({ fact }) => fact >= decision.fact);
      const move = moveOfDecision(played, decision.before);
      return { hand, player, decision, move, answer: end < 0 ? moves.length - 1 : end };
    })
    .toSorted((a, b) => a.decision.before - b.decision.before);
}

/** A review laid over the moves of its game. */
export class PlacedReview {
  readonly #hands = new Map<string, PlacedHand>();
  readonly #mistakes = new Map<Player, readonly PlacedDecision[]>();
  readonly players: readonly Player[];

  constructor(hands: readonly HandOfMoves[], review: GameReview) {
    for (const one of review.hands) {
      const hand = hands[one.hand];
      if (hand) this.#hands.set(`${one.hand}/${one.player}`, { review: one, decisions: placed(hand, one) });
    }
    this.players = [...new Set(review.hands.map(({ player }) => player))].toSorted();
    for (const player of this.players) {
      const all = this.fullHandsOf(player).flatMap(({ decisions }) => decisions);
      this.#mistakes.set(
        player,
        all.filter(({ decision }) => isMistake(decision)),
      );
    }
  }

  /** Returns a hand as a player played it; undefined if it was not reviewed. */
  of(hand: number, player: Player): PlacedHand | undefined {
    return this.#hands.get(`${hand}/${player}`);
  }

  /** Returns the hands of a player that were reviewed, in their order. */
  handsOf(player: Player): readonly PlacedHand[] {
    return [...this.#hands.values()]
      .filter(({ review }) => review.player === player)
      .toSorted((a, b) => a.review.hand - b.review.hand);
  }

  /** Returns those whose review is done: what a first look says of the others may change. */
  fullHandsOf(player: Player): readonly PlacedHand[] {
    return this.handsOf(player).filter(({ review }) => review.stage === 'full');
  }

  /** Returns the mistakes and inaccuracies of a player in the order of the game, of the hands whose review is done. */
  mistakesOf(player: Player): readonly PlacedDecision[] {
    return this.#mistakes.get(player) ?? [];
  }
}

/** A place among hands and moves. */
interface Place {
  readonly hand: number;
  readonly move: number;
}

const compare = (a: Place, b: Place) => a.hand - b.hand || a.move - b.move;

/** Returns the next mistake after a place, in whatever hand; undefined if none comes. */
export const nextMistake = (mistakes: readonly PlacedDecision[], place: Place): PlacedDecision | undefined =>
  mistakes.find(one => compare(one, place) > 0);

/** Returns the last mistake before a place, in whatever hand. */
export const lastMistake = (mistakes: readonly PlacedDecision[], place: Place): PlacedDecision | undefined =>
  mistakes.findLast(one => compare(one, place) < 0);

/** A decision that a move shows. */
export interface ShownDecision {
  readonly placed: PlacedDecision;
  /** `now`: it is made at this move; `done`: the move answers it; `past`, `coming`: it is the nearest one. */
  readonly when: 'now' | 'done' | 'past' | 'coming';
}

const dearest = (decisions: readonly PlacedDecision[]): PlacedDecision | undefined =>
  decisions.toSorted((a, b) => b.decision.loss - a.decision.loss)[0];

/** Returns the decision at a move, or the nearest one: the last before it, else the first after it. */
export function decisionAt(decisions: readonly PlacedDecision[], move: number): ShownDecision | undefined {
  const now = dearest(decisions.filter(one => one.move === move));
  if (now) return { placed: now, when: 'now' };
  const done = dearest(decisions.filter(one => one.answer === move));
  if (done) return { placed: done, when: 'done' };
  const past = decisions.findLast(one => one.move < move);
  if (past) return { placed: past, when: 'past' };
  return decisions[0] && { placed: decisions[0], when: 'coming' };
}
