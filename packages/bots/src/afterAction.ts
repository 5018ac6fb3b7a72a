import {
  countOf,
  type Meld,
  type SeatCommand,
  type SeatState,
  type Tile,
  withoutTile,
  withoutTiles,
} from '@gorrion/rules';

/** Concealed tiles and melds of a seat. */
export interface Holding {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
}

/** The offered tile and who offers it. */
export interface Offer {
  readonly tile: Tile;
  readonly from: 0 | 1 | 2 | 3;
}

const times = (count: number, tile: Tile): readonly Tile[] => Array.from({ length: count }, () => tile);

function withConcealedOrAddedKong({ concealed, melds }: SeatState, tile: Tile): Holding {
  if (countOf(concealed, tile) === 4) {
    const kong: Meld = { kind: 'kong', tile, form: 'concealed' };
    return { concealed: withoutTiles(concealed, times(4, tile)), melds: [...melds, kong] };
  }
  const promoted = melds.map(meld =>
    meld.kind === 'pung' && meld.tile === tile
      ? ({ kind: 'kong', tile, form: 'promoted', from: meld.from } as const)
      : meld,
  );
  return { concealed: withoutTile(concealed, tile), melds: promoted };
}

function withClaim(
  { concealed, melds }: SeatState,
  claim: Extract<SeatCommand, { type: 'claim' }>['claim'],
  { tile, from }: Offer,
): Holding {
  switch (claim.kind) {
    case 'chow': {
      const own = [0, 1, 2].map(step => (claim.low + step) as Tile).filter(other => other !== tile);
      const chow: Meld = { kind: 'chow', low: claim.low, claimed: tile, from };
      return { concealed: withoutTiles(concealed, own), melds: [...melds, chow] };
    }
    case 'pung':
      return { concealed: withoutTiles(concealed, times(2, tile)), melds: [...melds, { kind: 'pung', tile, from }] };
    case 'kong':
      return {
        concealed: withoutTiles(concealed, times(3, tile)),
        melds: [...melds, { kind: 'kong', tile, form: 'melded', from }],
      };
    default:
      return { concealed, melds };
  }
}

/** What a seat holds after its action; a replacement or a next draw not counted. */
export function holdingAfter(seat: SeatState, action: SeatCommand, offer: Offer | undefined): Holding {
  const { concealed, melds } = seat;
  if (action.type === 'discard') return { concealed: withoutTile(concealed, action.tile), melds };
  if (action.type === 'declare-kong') return withConcealedOrAddedKong(seat, action.tile);
  if (action.type === 'claim' && offer) return withClaim(seat, action.claim, offer);
  return { concealed, melds };
}
