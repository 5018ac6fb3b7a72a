import type { Reading, ReadSet } from '../melds/decompose.ts';
import { chowTiles } from '../melds/meld.ts';
import type { McrRules } from '../rulesets/ruleset.ts';
import { countsOf, tilesOf } from '../tiles/counts.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Principle } from './combine.ts';
import type { WaitShape } from './fans/facts.ts';
import type { ScoredFan } from './fans/ids.ts';
import type { Account, HeldFan } from './plain/account.ts';
import { accountsOf, bestAccount, countedFans } from './plain/plainScore.ts';
import { scorer } from './score.ts';
import type { WinningClaim } from './types.ts';

/** A part of the chosen reading, with its tiles. */
export interface ExplainedPart {
  readonly kind: ReadSet['kind'] | 'pair' | 'knitted' | 'tiles';
  readonly tiles: readonly Tile[];
  readonly isMeld: boolean;
  readonly isClaimed: boolean;
  /** Whether the winning tile counts as completing this part (article 42). */
  readonly hasWinningTile: boolean;
}

/** A fan and the tiles that earn it. `parts` are indices of parts; all of them for a fan of the whole hand. */
export interface ExplainedFan {
  readonly id: ScoredFan;
  readonly times: number;
  readonly points: number;
  readonly parts: readonly number[];
  readonly tiles: readonly Tile[];
}
export interface UncountedFan extends ExplainedFan {
  readonly principle: Principle;
  /** The fan that counts instead. */
  readonly by: ScoredFan;
}

export interface ExplainedReading {
  readonly form: Reading['form'];
  readonly parts: readonly ExplainedPart[];
  readonly wait: WaitShape;
  readonly total: number;
}

export interface Explanation {
  readonly reading: ExplainedReading;
  readonly counted: readonly ExplainedFan[];
  readonly uncounted: readonly UncountedFan[];
  /** The best of the readings that differ from the chosen one in their parts or in where the tile stands. */
  readonly otherReading: ExplainedReading | undefined;
  /** Points without flowers, flowers, and whether the minimum is met without them (article 38). */
  readonly total: number;
  readonly flowers: number;
  readonly meetsMinimum: boolean;
}

const tilesOfSet = (set: ReadSet): readonly Tile[] => {
  if (set.kind === 'chow') return chowTiles(set.tile);
  return Array.from({ length: set.kind === 'kong' ? 4 : 3 }, () => set.tile);
};

/**
 * The parts of a placed reading: its sets, then the pair, then the knitted nine; or all tiles of a form without sets.
 */
function partsOf({ placed }: Account, claim: WinningClaim): ExplainedPart[] {
  const { reading, place } = placed;
  const fromHand = { isMeld: false, isClaimed: false };
  if (place === 'none') {
    const tiles = tilesOf(countsOf([...claim.concealed, claim.winningTile]));
    return [{ kind: 'tiles', tiles, ...fromHand, hasWinningTile: true }];
  }
  const parts: ExplainedPart[] = reading.sets.map(({ kind, isMeld, isClaimed, ...set }, at) => ({
    kind,
    tiles: tilesOfSet({ kind, isMeld, isClaimed, ...set }),
    isMeld,
    isClaimed,
    hasWinningTile: place === at,
  }));
  if (reading.pair !== undefined) {
    parts.push({ kind: 'pair', tiles: [reading.pair, reading.pair], ...fromHand, hasWinningTile: place === 'pair' });
  }
  if (reading.knitted.length > 0) {
    parts.push({ kind: 'knitted', tiles: reading.knitted, ...fromHand, hasWinningTile: place === 'knitted' });
  }
  return parts;
}

const CHICKEN = 8;

/** `isChicken`: the whole hand earns nothing. A poorer reading of another hand stays worth nothing (article 39). */
const readingOf = (account: Account, claim: WinningClaim, isChicken: boolean): ExplainedReading => ({
  form: account.placed.reading.form,
  parts: partsOf(account, claim),
  wait: account.placed.wait,
  total: isChicken ? CHICKEN : account.total,
});

const WINNING_TILE_FANS: ReadonlySet<ScoredFan> = new Set([
  'last-tile-draw',
  'last-tile-claim',
  'out-with-replacement-tile',
  'robbing-the-kong',
  'last-tile',
  'edge-wait',
  'closed-wait',
  'single-wait',
  'self-drawn',
] as const);

/** Which parts a fan of kongs or concealed pungs is made of; undefined for other fans. */
function partsByKind(id: ScoredFan, parts: readonly ExplainedPart[]): number[] | undefined {
  const where = (test: (part: ExplainedPart) => boolean) => parts.flatMap((part, at) => (test(part) ? [at] : []));
  switch (id) {
    case 'four-kongs':
    case 'three-kongs':
    case 'melded-and-concealed-kong':
      return where(part => part.kind === 'kong');
    case 'two-melded-kongs':
    case 'melded-kong':
      return where(part => part.kind === 'kong' && part.isClaimed);
    case 'two-concealed-kongs':
    case 'concealed-kong':
      return where(part => part.kind === 'kong' && !part.isClaimed);
    default:
      return undefined;
  }
}

function partsOfFan(fan: HeldFan, parts: readonly ExplainedPart[], claim: WinningClaim): readonly number[] {
  if (fan.sets !== undefined) return fan.sets;
  if (WINNING_TILE_FANS.has(fan.id)) return parts.flatMap((part, at) => (part.hasWinningTile ? [at] : []));
  if (fan.id === 'knitted-straight' && parts.length > 1) return [parts.length - 1];
  if (/-concealed-pungs$/.test(fan.id)) {
    const isOpened = (part: ExplainedPart) => part.hasWinningTile && !claim.selfDrawn;
    return parts.flatMap((part, at) =>
      (part.kind === 'pung' && !part.isMeld && !isOpened(part)) || (part.kind === 'kong' && !part.isClaimed)
        ? [at]
        : [],
    );
  }
  return partsByKind(fan.id, parts) ?? parts.map((_, at) => at);
}

function explainFan(fan: HeldFan, parts: readonly ExplainedPart[], claim: WinningClaim): ExplainedFan {
  const { id, times, points } = fan;
  const own = partsOfFan(fan, parts, claim);
  const tiles = WINNING_TILE_FANS.has(id)
    ? [claim.winningTile]
    : (fan.tiles?.flatMap(tile => [tile, tile, tile, tile]) ?? own.flatMap(at => parts[at]!.tiles));
  return { id, times, points, parts: own, tiles };
}

/** Fans that no row earns: the Chicken Hand of a hand worth nothing, and the flowers (articles 38, 39). */
function added(claim: WinningClaim, isChicken: boolean, parts: readonly ExplainedPart[]): ExplainedFan[] {
  const whole = { parts: parts.map((_, at) => at), tiles: parts.flatMap(part => part.tiles) };
  const chicken: ExplainedFan[] = isChicken ? [{ id: 'chicken-hand', times: 1, points: 8, ...whole }] : [];
  const { flowers } = claim;
  return flowers > 0 ? [...chicken, { id: 'flower-tiles', times: flowers, points: 1, parts: [], tiles: [] }] : chicken;
}

/**
 * Returns the account of most points; of several the one with the fans of the score, so that both name the same wait.
 */
function scoredAccount(accounts: readonly Account[], claim: WinningClaim, rules: McrRules): Account | undefined {
  const best = bestAccount(accounts);
  const equals = accounts.filter(({ total }) => total === best?.total);
  if (equals.length < 2) return best;
  const scored = scorer(rules).score(claim)?.fans ?? [];
  const isScored = (account: Account): boolean =>
    countedFans(account).every(fan => scored.some(({ id, times }) => id === fan.id && times === fan.times));
  return equals.find(isScored) ?? best;
}

/** A reading with its fans: those that count, and those that do not with the principle and the fan against each. */
export interface CountedReading {
  readonly reading: ExplainedReading;
  readonly counted: readonly ExplainedFan[];
  readonly uncounted: readonly UncountedFan[];
}

function countedReading(account: Account, claim: WinningClaim, isChicken: boolean): CountedReading {
  const reading = readingOf(account, claim, isChicken);
  const { parts } = reading;
  const counted = account.held.filter(fan => !fan.refusal).map(fan => explainFan(fan, parts, claim));
  const uncounted = account.held.flatMap(fan =>
    fan.refusal ? [{ ...explainFan(fan, parts, claim), principle: fan.refusal.principle, by: fan.refusal.by }] : [],
  );
  return { reading, counted: [...counted, ...added(claim, isChicken, parts)], uncounted };
}

/**
 * Returns every way to read a complete hand with its fans: first the one that is scored, then by points. Readings of
 * equal totals are worth the same; none stands above the other. Empty if the tiles are no complete hand (articles 39, 42).
 */
export function readingsOf(claim: WinningClaim, rules: McrRules): readonly CountedReading[] {
  const accounts = accountsOf(claim, rules);
  const best = scoredAccount(accounts, claim, rules);
  if (!best) return [];
  const others = accounts.filter(account => account !== best).toSorted((a, b) => b.total - a.total);
  return [best, ...others].map(account => countedReading(account, claim, best.total === 0));
}

/**
 * Explains a score: the chosen reading, the counted fans with their tiles, the fans that do not count with the
 * principle and the fan against them, and the best other reading. Undefined if the tiles are no complete hand.
 */
export function explain(claim: WinningClaim, rules: McrRules): Explanation | undefined {
  const accounts = accountsOf(claim, rules);
  const best = scoredAccount(accounts, claim, rules);
  if (!best) return undefined;
  const other = bestAccount(accounts.filter(account => account !== best));
  const isChicken = best.total === 0;
  const { reading, counted, uncounted } = countedReading(best, claim, isChicken);
  const { total } = reading;
  const { flowers } = claim;
  return {
    reading,
    counted,
    uncounted,
    otherReading: other && readingOf(other, claim, isChicken),
    total,
    flowers,
    meetsMinimum: total >= rules.minPoints,
  };
}
