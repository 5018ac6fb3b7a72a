import { isClaimed, type Meld, meldTiles } from '../melds/meld.ts';
import { showsConcealedKongs } from '../rulesets/ruleset.ts';
import { countsOf } from '../tiles/counts.ts';
import { SEATS, type Seat } from '../tiles/seat.ts';
import { PLAYING_KINDS, type Tile, type TileCounts } from '../tiles/tile.ts';
import type { HandState } from './state.ts';

/** Numbers of copies, by kind. */
export interface CopiesSeen {
  /** Face up for all: in rivers and melds, without concealed kongs that lie face down (article 49). */
  readonly shown: TileCounts;
  /** Unseen by the seat: in the wall or in other hands. */
  readonly unseen: TileCounts;
}

const COPIES = 4;

const copiesInMeld = (meld: Meld, tile: Tile): number => {
  if (meld.kind === 'chow') return tile >= meld.low && tile <= meld.low + 2 ? 1 : 0;
  if (meld.tile !== tile) return 0;
  return meld.kind === 'pung' ? 3 : meld.form === 'concealed' ? 0 : 4;
};

/**
 * Counts the copies of one kind that lie face up for all. A discard on offer lies in the river and counts once; a
 * claimed discard counts in its meld.
 */
export function visibleCopies(state: HandState, tile: Tile): number {
  return SEATS.reduce<number>((sum, seat) => {
    const { discards, melds } = state.seats[seat];
    const inRiver = discards.filter(d => d.tile === tile && d.claimedBy === undefined).length;
    return sum + inRiver + melds.reduce((copies, meld) => copies + copiesInMeld(meld, tile), 0);
  }, 0);
}

function addMeld(meld: Meld, into: TileCounts): void {
  for (const tile of meldTiles(meld)) if (tile >= 0) into[tile]!++;
}

function shownCopies(view: HandState): TileCounts {
  const shown = new Uint8Array(PLAYING_KINDS);
  const areShown = showsConcealedKongs(view.rules);
  for (const seat of SEATS) {
    for (const { tile, claimedBy } of view.seats[seat].discards) {
      if (claimedBy === undefined && tile < PLAYING_KINDS) shown[tile]!++;
    }
    for (const meld of view.seats[seat].melds) if (isClaimed(meld) || areShown) addMeld(meld, shown);
  }
  return shown;
}

/** Counts the copies of all kinds in a seat's view; hidden tiles are unseen. */
export function copiesSeen(view: HandState, seat: Seat): CopiesSeen {
  const { concealed, melds } = view.seats[seat];
  const shown = shownCopies(view);
  const own = countsOf(concealed);
  const seen = Uint8Array.from(shown, (copies, kind) => copies + own[kind]!);
  if (!showsConcealedKongs(view.rules)) for (const meld of melds) if (!isClaimed(meld)) addMeld(meld, seen);
  return { shown, unseen: Uint8Array.from(seen, copies => Math.max(0, COPIES - copies)) };
}
