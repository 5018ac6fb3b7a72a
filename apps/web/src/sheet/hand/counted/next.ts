import {
  HANDS_A_ROUND,
  handsInARow,
  isClassical,
  nextHand,
  type Player,
  playerAt,
  type SessionState,
} from '@gorrion/rules';

/** Who is banker after a hand, and why. */
export interface NextBanker {
  readonly banker: Player;
  readonly next: Player;
  /** Why they stay or pass: they won, nobody won, another player won, or they have played the most hands in a row. */
  readonly why: 'won' | 'drawn' | 'lost' | 'most';
  /** Hands that the banker has played in a row. */
  readonly inARow: number;
  /** Most hands in a row; undefined without such a number. */
  readonly most: number | undefined;
  /** Round of the next hand, from 1, and the rounds of the game. */
  readonly round: number;
  readonly rounds: number;
}

/** Returns who is banker after the last hand of a session; undefined if no hand follows, or in another family. */
export function nextBanker(session: SessionState): NextBanker | undefined {
  const { options, results, phase } = session;
  const last = results.at(-1);
  if (!last || phase !== 'between' || !isClassical(options.rules)) return undefined;
  const { dealer: next, round } = nextHand(session);
  const banker = playerAt(session, 0);
  const isLost = last.outcome.kind === 'won' && last.outcome.seat !== 0;
  const isKept = last.outcome.kind === 'won' ? 'won' : 'drawn';
  const { bankerHands } = options.rules;
  return {
    banker,
    next,
    why: isLost ? 'lost' : next === banker ? isKept : 'most',
    inARow: handsInARow(results),
    most: bankerHands === 'until-lost' ? undefined : bankerHands,
    round: round + 1,
    rounds: options.hands / HANDS_A_ROUND,
  };
}
