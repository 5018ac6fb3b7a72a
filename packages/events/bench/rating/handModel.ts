import { SEATS, winPayments, wmo2006 } from '@gorrion/rules';
import type { GameLine } from '../../bin/botGames.ts';

/*
 * A model of what hands pay, fitted on games of bots: who wins by strength, whether somebody discards the winning tile
 * and who, and points drawn from the wins that were seen. It lets players of any strength play games of any length.
 */

/** What happened in a hand, by position in the list of the four. */
export type HandSeen =
  | { readonly kind: 'drawn' }
  | { readonly kind: 'won'; readonly winner: number; readonly from: number; readonly points: number };

/** Reads a hand from what it paid: 8 and the points from the discarder and 8 from the others, or the same from all. */
export function handSeen(payments: readonly number[]): HandSeen {
  const winner = payments.findIndex(paid => paid > 0);
  if (winner < 0) return { kind: 'drawn' };
  const least = Math.min(...payments);
  const isSelfDrawn = payments.filter(paid => paid === least).length === 3;
  return { kind: 'won', winner, from: isSelfDrawn ? winner : payments.indexOf(least), points: -least - 8 };
}

export interface HandModel {
  /** Strength of each group of players: the logarithm of their odds to win a hand; the mean is 0. */
  readonly strengths: readonly number[];
  /** How much of a strength a player's logarithm of odds to discard the winning tile falls by. */
  readonly caution: number;
  readonly drawn: number;
  readonly selfDrawn: number;
  /** Points of the wins that were seen. */
  readonly points: readonly number[];
}

/** One choice among groups: the group that was taken and all that could be. */
interface Choice {
  readonly taken: number;
  readonly among: readonly number[];
}

const centred = (values: readonly number[]): number[] => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map(value => value - mean);
};

/** Returns the most likely logarithms of odds of groups to be taken (multinomial logit, by minorisation). */
export function oddsOf(choices: readonly Choice[], groups: number): readonly number[] {
  let odds = new Array<number>(groups).fill(1);
  const taken = new Array<number>(groups).fill(0);
  for (const choice of choices) taken[choice.taken]!++;
  for (let step = 0; step < 200; step++) {
    const expected = new Array<number>(groups).fill(0);
    for (const { among } of choices) {
      const all = among.reduce((sum, group) => sum + odds[group]!, 0);
      for (const group of among) expected[group]! += 1 / all;
    }
    odds = odds.map((_, group) => taken[group]! / expected[group]!);
  }
  return centred(odds.map(Math.log));
}

/** Returns the slope of the line through 0 that fits `to` best from `from`. */
const slopeOf = (from: readonly number[], to: readonly number[]): number =>
  from.reduce((sum, x, n) => sum + x * to[n]!, 0) / from.reduce((sum, x) => sum + x * x, 0);

/** Fits the model on games; `groupOf` says which players are equally strong, by numbers from 0. */
export function fitHands(games: readonly GameLine[], groupOf: (player: number) => number, groups: number): HandModel {
  const [wins, discards]: [Choice[], Choice[]] = [[], []];
  const points: number[] = [];
  let hands = 0;
  for (const [, players, payments] of games) {
    const among = players.map(groupOf);
    for (const paid of payments) {
      hands++;
      const hand = handSeen(paid);
      if (hand.kind === 'drawn') continue;
      points.push(hand.points);
      wins.push({ taken: among[hand.winner]!, among });
      if (hand.from === hand.winner) continue;
      discards.push({ taken: among[hand.from]!, among: among.filter((_, at) => at !== hand.winner) });
    }
  }
  const strengths = oddsOf(wins, groups);
  return {
    strengths,
    caution: -slopeOf(strengths, oddsOf(discards, groups)),
    drawn: 1 - wins.length / hands,
    selfDrawn: 1 - discards.length / wins.length,
    points,
  };
}

const drawBy = (weights: readonly number[], random: () => number): number => {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex(weight => {
    left -= weight;
    return left < 0;
  });
  return at < 0 ? weights.length - 1 : at;
};

/** Plays hands with four players of given strengths; returns their totals. */
export function playHands(
  { caution, drawn, selfDrawn, points }: HandModel,
  strengths: readonly number[],
  hands: number,
  random: () => number,
): readonly number[] {
  const totals = strengths.map(() => 0);
  const toWin = strengths.map(Math.exp);
  const toDiscard = strengths.map(strength => Math.exp(-caution * strength));
  for (let hand = 0; hand < hands; hand++) {
    if (random() < drawn) continue;
    const winner = drawBy(toWin, random);
    const worth = points[Math.floor(random() * points.length)]!;
    const isSelfDrawn = random() < selfDrawn;
    const from = drawBy(
      toDiscard.map((weight, player) => (player === winner ? 0 : weight)),
      random,
    );
    const giver = isSelfDrawn ? winner : from;
    const win = { seat: SEATS[winner]!, from: SEATS[giver]!, robbed: false, score: { total: worth, flowers: 0 } };
    for (const [player, { change }] of winPayments(win, wmo2006).entries()) totals[player]! += change;
  }
  return totals;
}
