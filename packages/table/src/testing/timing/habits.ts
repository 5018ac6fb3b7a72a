import {
  type Claim,
  type HandState,
  isHonour,
  isSuited,
  type RandomSource,
  type Seat,
  type SeatCommand,
  type Tile,
} from '@gorrion/rules';
import { unit } from '../../ports/chance.ts';

/*
 * Simulated people (packages/table/docs/claim-beat.md): what they claim and discard, and how long they think. Delays
 * are assumed, not measured on people: most answers are quick, a share of them hard.
 */

const QUICK = { pass: 900, claim: 1300, sd: 0.45 };
const HARD = { median: 3500, sd: 0.6 };
const SPEED_SD = 0.25;

function normal(random: RandomSource): number {
  const [u, v] = [1 - unit(random), unit(random)];
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v);
}

const lognormal = (random: RandomSource, median: number, sd: number): number => median * Math.exp(sd * normal(random));

/** Returns a person’s slowness, around `middle`. */
export const speedOf = (random: RandomSource, middle: number): number => lognormal(random, middle, SPEED_SD);

/** Returns the thinking time (ms) for a claim. */
export function thought(random: RandomSource, tile: Tile, claim: Claim, isPung: boolean, speed: number): number {
  const hardShare = !isPung ? 0.12 : isHonour(tile) ? 0.28 : 0.18;
  const isHard = unit(random) < hardShare;
  const quick = claim.kind === 'pass' ? QUICK.pass : QUICK.claim;
  const ms = isHard ? lognormal(random, HARD.median, HARD.sd) : lognormal(random, quick, QUICK.sd);
  return Math.round(Math.max(120, ms * speed));
}

const CLAIMED: Readonly<Record<Exclude<Claim['kind'], 'win'>, (tile: Tile) => number>> = {
  kong: () => 0.4,
  pung: tile => (isHonour(tile) ? 0.6 : 0.3),
  chow: () => 0.25,
  said: () => 0,
  pass: () => 0,
};

/** A kind of people at simulated tables. */
export interface Population {
  readonly name: string;
  /** Share of wins, self-drawn ones included, that they decline. */
  readonly declined: number;
  /** Share of people with automatic wins in a hand. Half of them let smaller wins go, half are asked. */
  readonly armedToWin: number;
  /** Least points of a win; undefined = as in the rules. */
  readonly minPoints?: number;
}

/** People who take every win, as most do. */
export const WINNING: Population = { name: 'who win', declined: 0, armedToWin: 0 };

/** People who let most wins pass and may win with anything, so that in many windows a person declines a win. */
export const DECLINING: Population = { name: 'who decline wins', declined: 0.8, armedToWin: 0.1, minPoints: 1 };

/** Returns a person’s claim among the legal ones; mostly a pass. */
export function chosenClaim(random: RandomSource, tile: Tile, claims: readonly Claim[], { declined }: Population) {
  for (const claim of claims) {
    const share = claim.kind === 'win' ? 1 - declined : CLAIMED[claim.kind](tile);
    if (unit(random) < share) return claim;
  }
  return { kind: 'pass' } as const;
}

/** Returns the value of a tile to the rest of the hand: equal and adjacent tiles. */
function kept(concealed: readonly Tile[], tile: Tile): number {
  let worth = 0;
  for (const other of concealed) {
    const apart = Math.abs(other - tile);
    const isSameSuit = Math.floor(other / 9) === Math.floor(tile / 9);
    if (apart === 0) worth += 3;
    else if (isSuited(tile) && isSuited(other) && isSameSuit && apart <= 2) worth += 3 - apart;
  }
  return worth;
}

/** Returns the move of a seat on its turn: a win that is not declined, a flower, else the worst tile. */
export function chosenMove(
  random: RandomSource,
  hand: HandState,
  seat: Seat,
  legal: readonly SeatCommand[],
  { declined }: Population,
) {
  const win = legal.find(({ type }) => type === 'declare-win');
  if (win && (declined === 0 || unit(random) >= declined)) return win;
  const flower = legal.find(({ type }) => type === 'expose-flower');
  if (flower) return flower;
  const { concealed } = hand.seats[seat];
  let best: { command: SeatCommand; worth: number } | undefined;
  for (const command of legal) {
    if (command.type !== 'discard') continue;
    const worth = kept(concealed, command.tile) + unit(random);
    if (!best || worth < best.worth) best = { command, worth };
  }
  return best?.command ?? legal[0];
}
