import {
  type ExplainedPart,
  explain,
  type Ruleset,
  type ScoredFan,
  type Tile,
  type WinningClaim,
} from '@gorrion/rules';

/** A tile of a hand that is shown for a fan. */
export interface LitTile {
  readonly tile: Tile;
  /** Whether the tile is among those that earn the fan. */
  readonly isLit: boolean;
  /** Whether it is the tile that won. */
  readonly isLast: boolean;
}

/** A part of the hand: a set, the pair, the knitted nine, or all tiles of a form without sets. */
export interface LitPart {
  readonly kind: ExplainedPart['kind'];
  /** How the part lies on the table; undefined in the hand. */
  readonly meld: 'claimed' | 'concealed' | undefined;
  readonly tiles: readonly LitTile[];
}

/** A hand that scores a fan, part by part, and what it earns. */
export interface LitHand {
  readonly parts: readonly LitPart[];
  /** The fans that count, most points first. */
  readonly fans: readonly { readonly id: ScoredFan; readonly times: number; readonly points: number }[];
  /** Points without flowers, on which the minimum is counted. */
  readonly total: number;
  readonly flowers: number;
}

/** Returns a hand with the tiles lit that earn a fan; undefined if the hand is not complete or does not score the fan. */
export function litHand(claim: WinningClaim, fan: ScoredFan, rules: Ruleset): LitHand | undefined {
  const explained = explain(claim, rules);
  const own = explained?.counted.filter(one => one.id === fan) ?? [];
  if (!explained || own.length === 0) return undefined;
  const lit = new Set(own.flatMap(one => one.parts));
  const left = new Map<Tile, number>();
  for (const tile of own.flatMap(one => one.tiles)) left.set(tile, (left.get(tile) ?? 0) + 1);
  // Fans of two instances may share a set, whose tiles are then counted twice: no part has more than it holds.
  const isOfTheWin = own.every(one => one.tiles.length === 1);
  const parts = explained.reading.parts.map((part, at) => {
    let isLastToCome = part.hasWinningTile;
    const tiles = part.tiles.map(tile => {
      const isLast = isLastToCome && tile === claim.winningTile;
      if (isLast) isLastToCome = false;
      const isLit = lit.has(at) && (left.get(tile) ?? 0) > 0 && (!isOfTheWin || isLast);
      if (isLit) left.set(tile, left.get(tile)! - 1);
      return { tile, isLit, isLast };
    });
    const meld = part.isClaimed ? ('claimed' as const) : part.isMeld ? ('concealed' as const) : undefined;
    return { kind: part.kind, meld, tiles };
  });
  const fans = merged(explained.counted);
  return { parts, fans, total: explained.total, flowers: explained.flowers };
}

/** Adds up the instances of a fan. */
function merged(counted: LitHand['fans']): LitHand['fans'] {
  const fans = new Map<ScoredFan, LitHand['fans'][number]>();
  for (const { id, times, points } of counted) fans.set(id, { id, times: times + (fans.get(id)?.times ?? 0), points });
  return [...fans.values()];
}
