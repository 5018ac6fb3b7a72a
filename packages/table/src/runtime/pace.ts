import type { Pace, SeatAction, TableState } from '@gorrion/protocol';
import type { RandomSource, Tile } from '@gorrion/rules';
import { claimTable, valueAt } from '../beat/quantiles.ts';
import { questionKindOf, type Slot } from '../beat/strata.ts';
import { isPlaying, isSolo } from '../people/people.ts';
import { between, unit } from '../ports/chance.ts';

/*
 * Times that bots take, drawn without their tiles, so that their tempo reveals nothing. With one person they play fast
 * but readably; among more people they take about as long as people do.
 */

type Range = readonly [low: number, high: number];
interface SoloPace {
  readonly move: Range;
  readonly claim: Range;
  readonly draw: Range;
  readonly deal: number;
  /** Extra time before the first move, to look at the deal. */
  readonly look: number;
}

/** Times (ms) with one person: for a move, a claim, between a discard and the next draw, before the deal. */
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
  own: [900, 2500],
} as const;
/** Extra time (ms) after the deal, to look at it. */
const AFTER_DEAL = 1500;

const solo = (state: TableState) => SOLO[state.settings.pace ?? 'calm'];

export function botMove(state: TableState, random: RandomSource): number {
  const [low, high] = isSolo(state) ? solo(state).move : MOVE[state.settings.clock];
  const look = isSolo(state) ? solo(state).look : AFTER_DEAL;
  const { phase } = state.session.hand;
  const isFirst = phase.name === 'turn' && phase.source === 'deal';
  return between(random, low, high) + (isFirst ? look : 0);
}

/** Returns the time (ms) of a bot's claim, drawn like people's. */
export function botClaim(state: TableState, random: RandomSource, slot: Slot, tile: Tile, limit: number): number {
  if (isSolo(state)) return between(random, ...solo(state).claim);
  return Math.min(Math.round(valueAt(claimTable(questionKindOf(slot, tile)), unit(random))), limit);
}

/** Returns the time (ms) between a discard and the next draw in a game with one person. */
export const soloPause = (state: TableState, random: RandomSource): number => between(random, ...solo(state).draw);

/** Time (ms) in which everybody sees the dice that decided the seats, before the first deal. */
const THROWS_SHOWN = 4000;

const showsThrows = ({ seatThrows, session }: TableState): boolean =>
  seatThrows !== undefined && session.handNumber === 0;

/** Returns the time (ms) between the commitment and the deal, so that pages show it first. */
export const dealPause = (state: TableState): number =>
  (isSolo(state) ? solo(state).deal : 2000) + (showsThrows(state) ? THROWS_SHOWN : 0);

/** Time (ms) from the commitment to the close of the seals. */
const SEAL_LIMIT = 2000;
/** Time (ms) from the close of the seals after which an unopened nonce is withheld. */
const OPEN_LIMIT = 4000;
/** Extra time (ms) before a game's first hand, in which pages may have to load. */
const LOADING = 4000;

/** Returns the server time (ms) at which the shuffle stops waiting: for seals, or once called for openings. */
export const nonceLimit = (state: TableState, isCalled: boolean): number =>
  state.clock.since + (isCalled ? OPEN_LIMIT : SEAL_LIMIT + (isPlaying(state) ? 0 : LOADING));

/** Time (ms) between the wind tiles that bots take. */
export const BOT_TAKES_WIND = 700;
/** Time (ms) from the last wind tile to the game, in which everybody moves to their seat. */
export const WINDS_SHOWN = 2000;

/** Time (ms) before an automatic move, so that the player sees the drawn tile. */
export const ARMED_MOVE = 600;
/** Time (ms) before the table plays for a person whose page disconnected; most are back in a moment. */
export const AWAY_GRACE = 10_000;
/** Time (ms) after which the table plays the default action for a bot. */
export const BOT_LIMIT = 15_000;
/** Time (ms) after which a table that all people have left is closed. */
export const DESERTED_LIMIT = 300_000;
/** The same of a lesson: who teaches a class is often at another table, and its learners come late. */
export const LESSON_LIMIT = 3_600_000;
/** Moves of players happen at multiples of this time (ms). */
export const TICK = 20;

export const nextTick = (now: number): number => Math.ceil(now / TICK) * TICK;

/** Public moves, which take effect on a tick, so that their time reveals nothing about the sender's network. */
const ON_TICK: ReadonlySet<string> = new Set<SeatAction['type']>([
  'discard',
  'declare-kong',
  'declare-win',
  'expose-flower',
]);

/** Whether a seat's act takes effect on a tick. */
export const isOnTick = (act: string): boolean => ON_TICK.has(act);
