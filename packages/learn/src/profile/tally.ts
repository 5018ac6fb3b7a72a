import type { SheetLine } from '@gorrion/protocol';
import type { Player, ScoredFan } from '@gorrion/rules';

/** What a line of a score sheet says of how a hand ended. */
export type EndedHand = Pick<SheetLine, 'kind' | 'winner' | 'from' | 'points' | 'fans'>;

/** Hands of one player, or of several, counted. A hand that counts for four players is four hands. */
export interface Tally {
  /** Hands that were played to an end; void ones are left out. */
  readonly hands: number;
  readonly wins: number;
  readonly selfDrawn: number;
  /** Hands in which the player discarded the winning tile, or had it robbed from a kong. */
  readonly dealIns: number;
  /** Sum of the points of the wins, flowers included, and of their squares. */
  readonly points: number;
  readonly squares: number;
  /** Wins that scored each fan, however often it counted in one. */
  readonly fans: Readonly<Partial<Record<ScoredFan, number>>>;
}

export const NO_HANDS: Tally = { hands: 0, wins: 0, selfDrawn: 0, dealIns: 0, points: 0, squares: 0, fans: {} };

/** Returns the sum of two tallies. */
export function addTallies(a: Tally, b: Tally): Tally {
  const fans: Partial<Record<ScoredFan, number>> = { ...a.fans };
  for (const [fan, wins] of Object.entries(b.fans) as [ScoredFan, number][]) fans[fan] = (fans[fan] ?? 0) + wins;
  return {
    hands: a.hands + b.hands,
    wins: a.wins + b.wins,
    selfDrawn: a.selfDrawn + b.selfDrawn,
    dealIns: a.dealIns + b.dealIns,
    points: a.points + b.points,
    squares: a.squares + b.squares,
    fans,
  };
}

function tallyOfHand({ kind, winner, from, points = 0, fans = [] }: EndedHand, player: Player): Tally {
  if (kind === 'void') return NO_HANDS;
  if (winner !== player) return { ...NO_HANDS, hands: 1, dealIns: from === player ? 1 : 0 };
  return {
    hands: 1,
    wins: 1,
    selfDrawn: from === undefined ? 1 : 0,
    dealIns: 0,
    points,
    squares: points ** 2,
    fans: Object.fromEntries(fans.map(fan => [fan, 1])),
  };
}

/** Returns the hands of a score sheet, counted for one of its players. */
export const tallyOf = (hands: readonly EndedHand[], player: Player): Tally =>
  hands.reduce((sum, hand) => addTallies(sum, tallyOfHand(hand, player)), NO_HANDS);
