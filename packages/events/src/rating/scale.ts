import type { BotLevel } from '@gorrion/protocol';
import type { Belief, Pairing } from './wengLin.ts';

/*
 * The scale that people see. Over a game of 16 hands, 400 points are ten to one that the stronger ends before the weaker,
 * as in chess. The bots hold the scale in place: their ratings were measured once and are fixed. How every number was
 * chosen is written in `bench/rating.md`.
 */

const FULL_GAME = 16;

/** Luck of a game of 16 hands, so that 400 points are ten to one. */
const FULL_GAME_BETA = 400 / (Math.LN10 * Math.SQRT2);

/** What is believed of somebody without a rated game. */
export const NEWCOMER: Belief = { mean: 1500, deviation: 200 };

/** Ratings of the bots: fixed, known without doubt. */
export const ANCHORS: Readonly<Record<BotLevel, number>> = {
  beginner: 1070,
  easy: 1310,
  regular: 1500,
  strong: 1685,
  expert: 1840,
};

/** By how much strengths move from game to game, so that a rating never stands still. */
const TAU = 6;
/** The paper's 1 makes intervals that hold too few of the true strengths. */
const WEIGHT = 0.4;

/** Returns the constants for a game of so many hands. Fewer hands hold more luck: their sum spreads with the root. */
export const pairingOf = (hands: number): Pairing => ({
  beta: FULL_GAME_BETA * Math.sqrt(FULL_GAME / hands),
  tau: TAU,
  weight: WEIGHT,
});
