import type { HandState, Seat, Tile } from '@gorrion/rules';

/** The discard that everybody looks at: the one that can be claimed, or the last one until the next. */
export function lastDiscard({ phase, seats }: HandState): { readonly tile: Tile; readonly from: Seat } | undefined {
  if (phase.name === 'claims') return { tile: phase.tile, from: phase.from };
  if (phase.name !== 'turn') return undefined;
  let last: { readonly tile: Tile; readonly from: Seat; readonly nth: number } | undefined;
  seats.forEach(({ discards }, seat) => {
    const own = discards.at(-1);
    if (own && own.claimedBy === undefined && (!last || own.nth > last.nth)) {
      last = { tile: own.tile, from: seat as Seat, nth: own.nth };
    }
  });
  return last;
}
