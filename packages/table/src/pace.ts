import type { TableState } from '@gorrion/protocol';
import type { RandomSource, Tile } from '@gorrion/rules';
import { below } from '@gorrion/rules';
import { claimTable, valueAt } from './beat/quantiles.ts';
import { askedOf, type Slot } from './beat/strata.ts';
import { between, unit } from './chance.ts';
import { isSolo } from './people.ts';

/*
 * How long bots take, drawn without looking at their tiles, so that their tempo tells nothing. Against bots alone
 * play is quick but readable; among people a bot takes about as long as they do.
 */

const SOLO_MOVE = [600, 1200] as const;
const MOVE = { none: [1000, 3000], relaxed: [1000, 3000], club: [900, 2500], wmo: [900, 2500] } as const;
/** The deal has to be looked at first. */
const AFTER_DEAL = 1500;

export function botMove(state: TableState, random: RandomSource): number {
  const [low, high] = isSolo(state) ? SOLO_MOVE : MOVE[state.settings.clock];
  const { phase } = state.session.hand;
  const isFirst = phase.name === 'turn' && phase.source === 'deal';
  return between(random, low, high) + (isFirst ? AFTER_DEAL : 0);
}

/** A bot's claim comes as late as people's claims do. */
export function botClaim(state: TableState, random: RandomSource, slot: Slot, tile: Tile, limit: number): number {
  if (isSolo(state)) return between(random, 500, 900);
  return Math.min(Math.round(valueAt(claimTable(askedOf(slot, tile)), unit(random))), limit);
}

/** Between a discard and the next draw where nobody has to be hidden from anybody. */
export const soloPause = (random: RandomSource): number => 300 + below(random, 300);

/** Between the commitment and the deal, so that it is seen before. */
export const dealPause = (state: TableState): number => (isSolo(state) ? 1000 : 2000);

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
