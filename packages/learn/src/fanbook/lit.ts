import {
  type ExplainedFan,
  type ExplainedPart,
  explain,
  FAN_IDS,
  type FanId,
  fanPoints,
  type McrRules,
  PLAYING_KINDS,
  rankOf,
  type ScoredFan,
  scoreWin,
  type Tile,
  type WinningClaim,
} from '@gorrion/rules';
import { examplesOf } from './examples.ts';

/** A tile of a hand that is shown for a fan. */
export interface LitTile {
  readonly tile: Tile;
  /** Whether the tile is among those that earn the fan. */
  readonly isLit: boolean;
  /** Whether it is the tile that won. */
  readonly isLast: boolean;
}

/** A part of the hand: a set, the pair, the knitted nine, all tiles of a form without sets, or the flowers beside it. */
export interface LitPart {
  readonly kind: ExplainedPart['kind'] | 'flowers';
  /** How the part lies on the table; undefined in the hand. */
  readonly meld: 'claimed' | 'concealed' | undefined;
  readonly tiles: readonly LitTile[];
}

/** A winning hand, part by part, and what it earns. */
export interface LitHand {
  readonly parts: readonly LitPart[];
  /** The fans that count, most points first. */
  readonly fans: readonly { readonly id: ScoredFan; readonly times: number; readonly points: number }[];
  /** Points without flowers, on which the minimum is counted. */
  readonly total: number;
  readonly flowers: number;
}

/** Adds up the instances of a fan. */
function merged(counted: LitHand['fans']): LitHand['fans'] {
  const fans = new Map<ScoredFan, LitHand['fans'][number]>();
  for (const { id, times, points } of counted) fans.set(id, { id, times: times + (fans.get(id)?.times ?? 0), points });
  return [...fans.values()];
}

/**
 * Returns a winning hand with the tiles lit that earn a fan, or with all of them if no fan is named. Undefined if the
 * hand is not complete or does not score the fan.
 */
export function litHand(claim: WinningClaim, rules: McrRules, fan?: ScoredFan): LitHand | undefined {
  const explained = explain(claim, rules);
  const own = explained?.counted.filter(one => one.id === fan) ?? [];
  if (!explained || (fan !== undefined && own.length === 0)) return undefined;
  const { total, flowers } = explained;
  const parts = inReadingOrder(explained.reading.parts.map(litPart(claim.winningTile, fan && own)));
  const shown = flowers > 0 ? [...parts, flowerPart(flowers, fan === undefined || fan === 'flower-tiles')] : parts;
  return { parts: shown, fans: merged(explained.counted), total, flowers };
}

/** Returns the fans that the examples of a fan score beside it, most points first; flowers are left out. */
export function fansBeside(fan: FanId, rules: McrRules): readonly FanId[] {
  const scored = new Set(
    examplesOf(fan).flatMap(({ claim }) => scoreWin(claim, rules)?.fans.map(({ id }) => id) ?? []),
  );
  return FAN_IDS.filter(id => id !== fan && id !== 'flower-tiles' && scored.has(id)).toSorted(
    (a, b) => fanPoints(b, rules) - fanPoints(a, rules),
  );
}

/** Returns the parts that earn a fan by rank, so that a straight reads 1 to 9, and after them the others. */
function inReadingOrder(parts: readonly LitPart[]): readonly LitPart[] {
  const isLit = (part: LitPart) => part.tiles.some(one => one.isLit);
  if (parts.every(isLit)) return parts;
  const rankIn = ({ tiles }: LitPart) => rankOf(tiles[0]!.tile) ?? 0;
  const lit = parts.filter(isLit).toSorted((a, b) => rankIn(a) - rankIn(b));
  return [...lit, ...parts.filter(part => !isLit(part))];
}

/** Returns how a part is lit for the instances of a fan; `undefined` lights all tiles. */
function litPart(winningTile: Tile, own: readonly ExplainedFan[] | undefined) {
  const lit = new Set(own?.flatMap(one => one.parts));
  // Two instances may share a set, whose tiles are then counted twice: no part lights more than it holds.
  const left = new Map<Tile, number>();
  for (const tile of own?.flatMap(one => one.tiles) ?? []) left.set(tile, (left.get(tile) ?? 0) + 1);
  const isOfLastTile = own?.every(one => one.tiles.length === 1) ?? false;
  return (part: ExplainedPart, at: number): LitPart => {
    let isLastToCome = part.hasWinningTile;
    const tiles = part.tiles.map((tile): LitTile => {
      const isLast = isLastToCome && tile === winningTile;
      if (isLast) isLastToCome = false;
      const isOwn = lit.has(at) && (left.get(tile) ?? 0) > 0 && (!isOfLastTile || isLast);
      if (isOwn) left.set(tile, left.get(tile)! - 1);
      return { tile, isLit: own === undefined || isOwn, isLast };
    });
    return { kind: part.kind, meld: part.isClaimed ? 'claimed' : part.isMeld ? 'concealed' : undefined, tiles };
  };
}

/** Flowers lie beside the hand. Which ones makes no difference. */
const flowerPart = (flowers: number, isLit: boolean): LitPart => ({
  kind: 'flowers',
  meld: undefined,
  tiles: Array.from({ length: flowers }, (_, at) => ({ tile: (PLAYING_KINDS + at) as Tile, isLit, isLast: false })),
});
