import { type CountedSet, chowTiles, meldTiles, type Tile } from '@gorrion/rules';
import type { LitPart, LitTile } from '../fanbook/lit.ts';
import { isSpecialId, type OlderHand, type OlderId } from './entries.ts';

const COPIES = { pair: 2, pung: 3, kong: 4 } as const;

const tilesOf = ({ kind, tile }: CountedSet): readonly Tile[] =>
  kind === 'chow' ? chowTiles(tile) : Array.from({ length: COPIES[kind] }, () => tile);

/** The pairs and terminals of these lie side by side without sets. */
const isWhole = (sets: readonly CountedSet[], size: number): boolean => sets.flatMap(tilesOf).length >= size;

/** Returns whether a group earns a double; special hands are of the whole hand. */
function earns(id: OlderId | undefined, { counted }: OlderHand): (set: CountedSet) => boolean {
  const own = counted?.doubles.filter(double => double.id === id) ?? [];
  if (id === undefined || isSpecialId(id) || own.length === 0) return () => true;
  if (id === 'three-pungs') return ({ kind }) => kind === 'pung' || kind === 'kong';
  if (id === 'three-concealed-pungs')
    return ({ kind, isConcealed }) => isConcealed && kind !== 'chow' && kind !== 'pair';
  const tiles = own.flatMap(({ tile }) => (tile === undefined ? [] : [tile]));
  return set => tiles.length === 0 || (tiles.includes(set.tile) && set.kind !== 'pair' && set.kind !== 'chow');
}

/**
 * Returns a hand part by part, with the tiles lit that earn a double, or with all of them. A hand that is not complete
 * or has no sets is one row.
 */
export function olderParts(hand: OlderHand, id?: OlderId): readonly LitPart[] {
  const { claim, counted } = hand;
  const { concealed, melds, winningTile } = claim;
  const size = concealed.length + 1 + melds.flatMap(meldTiles).length;
  let isToCome = true;
  const lit = (tile: Tile, isLit: boolean, mayBeLast: boolean): LitTile => {
    const isLast = isToCome && mayBeLast && tile === winningTile;
    if (isLast) isToCome = false;
    return { tile, isLit, isLast };
  };
  if (!counted || !isWhole(counted.sets, size)) {
    const laid = melds.map(
      (meld): LitPart => ({
        kind: meld.kind,
        meld: meld.kind === 'kong' && meld.form === 'concealed' ? 'concealed' : 'claimed',
        tiles: meldTiles(meld).map(tile => lit(tile, true, false)),
      }),
    );
    const row = [...concealed].toSorted((a, b) => a - b);
    const inHand = [...row.map(tile => lit(tile, true, false)), { tile: winningTile, isLit: true, isLast: true }];
    return [...laid, { kind: 'tiles', meld: undefined, tiles: inHand }];
  }
  const isOwn = earns(id, hand);
  const holds = (set: CountedSet) => tilesOf(set).includes(winningTile);
  const exposed = counted.sets.findIndex((set, n) => n >= melds.length && !set.isConcealed && holds(set));
  return counted.sets.map(
    (set, n): LitPart => ({
      kind: set.kind,
      meld: n >= melds.length ? undefined : set.isConcealed ? 'concealed' : 'claimed',
      tiles: tilesOf(set).map(tile => lit(tile, isOwn(set), n >= melds.length && (exposed < 0 || n === exposed))),
    }),
  );
}
