import { afterAddedTile, afterMeld, type Holding, ownTilesOf } from '../melds/laying.ts';
import type { Meld } from '../melds/meld.ts';
import type { Seat } from '../tiles/seat.ts';
import { countOf, withoutTile } from '../tiles/sorted.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Claim, SeatCommand } from './commands.ts';

/** The tile that may be claimed, and the seat that offers it. */
export interface OfferedTile {
  readonly tile: Tile;
  readonly from: Seat;
}

export type MeldClaim = Exclude<Claim, { kind: 'win' | 'said' | 'pass' }>;

/** Returns whether a claim lays down a meld. */
export const isMeldClaim = (claim: Claim): claim is MeldClaim =>
  claim.kind === 'chow' || claim.kind === 'pung' || claim.kind === 'kong';

/** Returns the meld that a claim lays down. */
export function claimedMeld(claim: MeldClaim, { tile, from }: OfferedTile): Meld {
  switch (claim.kind) {
    case 'chow':
      return { kind: 'chow', low: claim.low, claimed: tile, from };
    case 'pung':
      return { kind: 'pung', tile, from };
    case 'kong':
      return { kind: 'kong', tile, form: 'melded', from };
  }
}

/** Returns the tiles of the own hand that a claim uses; none for a win or a pass. */
export const tilesUsedBy = (claim: Claim, offered: OfferedTile): readonly Tile[] =>
  isMeldClaim(claim) ? ownTilesOf(claimedMeld(claim, offered)) : [];

function afterOwnKong(holding: Holding, tile: Tile): Holding {
  if (countOf(holding.concealed, tile) < 4) return afterAddedTile(holding, tile);
  return afterMeld(holding, { kind: 'kong', tile, form: 'concealed' });
}

/** Returns what a seat holds after its action, before any replacement or next draw. */
export function holdingAfter(holding: Holding, action: SeatCommand, offered: OfferedTile | undefined): Holding {
  const { concealed, melds } = holding;
  if (action.type === 'discard') return { concealed: withoutTile(concealed, action.tile), melds };
  if (action.type === 'declare-kong') return afterOwnKong(holding, action.tile);
  const isMeld = action.type === 'claim' && offered !== undefined && isMeldClaim(action.claim);
  return isMeld ? afterMeld(holding, claimedMeld(action.claim, offered)) : { concealed, melds };
}
