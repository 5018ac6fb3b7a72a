import type { Pace, TableState } from '@gorrion/protocol';
import type { RandomSource, Tile } from '@gorrion/rules';
import { claimTable, valueAt } from '../beat/quantiles.ts';
import { questionKindOf, type Slot } from '../beat/strata.ts';
import { isPlaying, isSolo } from '../people/people.ts';
import { between, unit } from '../ports/chance.ts';

/*
 * How long bots take, drawn without looking at their tiles, so that their tempo tells nothing. Against bots alone
 * play is quick but readable; among people a bot takes about as long as they do.
 */

type Range = readonly [low: number, high: number];
interface SoloPace {
  readonly move: Range;
  readonly claim: Range;
  readonly draw: Range;
  readonly deal: number;
  /** Beside the first move: the deal has to be looked at. */
  readonly look: number;
}

/** Milliseconds with one person alone: for a move, for a claim, between a discard and the next draw, before the deal. */
const SOLO: Readonly<Record<Pace, SoloPace>> = {
  calm: { move: [600, 1200], claim: [500, 900], draw: [300, 600], deal: 1000, look: 1500 },
  quick: { move: [120, 240], claim: [120, 240], draw: [80, 160], deal: 300, look: 600 },
};
const MOVE = {
  none: [1000, 3000],
  relaxed: [1000, 3000],
  club: [900, 2500],
  fast: [500, 1300],
  wmo: [900, 2500],
} as const;
/** The deal has to be looked at first. */
const AFTER_DEAL = 1500;

const solo = (state: TableState) => SOLO[state.settings.pace ?? 'calm'];

export function botMove(state: TableState, random: RandomSource): number {
  const [low, high] = isSolo(state) ? solo(state).move : MOVE[state.settings.clock];
  const look = isSolo(state) ? solo(state).look : AFTER_DEAL;
  const { phase } = state.session.hand;
  const isFirst = phase.name === 'turn' && phase.source === 'deal';
  return between(random, low, high) + (isFirst ? look : 0);
}

/** A bot's claim comes as late as people's claims do. */
export function botClaim(state: TableState, random: RandomSource, slot: Slot, tile: Tile, limit: number): number {
  if (isSolo(state)) return between(random, ...solo(state).claim);
  return Math.min(Math.round(valueAt(claimTable(questionKindOf(slot, tile)), unit(random))), limit);
}

/** Between a discard and the next draw where nobody has to be hidden from anybody. */
export const soloPause = (state: TableState, random: RandomSource): number => between(random, ...solo(state).draw);

/** Between the commitment and the deal, so that it is seen before. */
export const dealPause = (state: TableState): number => (isSolo(state) ? solo(state).deal : 2000);

/** Milliseconds after the commitment: a seal that comes later does not count. */
const SEAL_LIMIT = 2000;
/** Milliseconds after the call: a sealed nonce that is not open by then is withheld. */
const OPEN_LIMIT = 4000;
/** Before a game's first hand the table's own page may have to be loaded first. */
const LOADING = 4000;

/** Server time (ms) at which the shuffle goes on without whoever is still awaited: for seals, then for openings. */
export const nonceLimit = (state: TableState, isCalled: boolean): number =>
  state.clock.since + (isCalled ? OPEN_LIMIT : SEAL_LIMIT + (isPlaying(state) ? 0 : LOADING));

/** An armed move is made when the drawn tile has been seen. */
export const ARMED_MOVE = 600;
/** Somebody whose page is gone is not played for at once: most are back in a moment. */
export const AWAY_GRACE = 10_000;
/** The next hand begins without those who never press the button. */
export const READY_LIMIT = 60_000;
/** A bot that has not answered by then is played for. */
export const BOT_LIMIT = 15_000;
/** When all have left for good, the table is closed. */
export const DESERTED_LIMIT = 300_000;
/** Everything about a discard happens on ticks of this length. */
export const TICK = 20;

export const nextTick = (now: number): number => Math.ceil(now / TICK) * TICK;
