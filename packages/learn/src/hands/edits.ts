import { type Meld, meldTiles, type Tile } from '@gorrion/rules';
import { copiesLeft, type HandTiles, sizeOfHand, WHOLE, withWinningTile } from './state.ts';

/** Why a tile or set cannot be added: the hand is whole (article 37), or there are no more copies (article 1). */
export type EditRefusal = 'whole' | 'no-copies';

/** A hand that the keypad edits, of any family of rules. */
export interface EditedHand extends HandTiles {
  readonly circumstances: readonly unknown[];
  readonly flowers: number;
}

/** Returns a hand with other tiles. What was asked for follows their number again. */
const edited = <Hand extends EditedHand>(hand: Hand, tiles: Partial<EditedHand>): Hand =>
  'asked' in hand ? { ...hand, ...tiles, asked: undefined } : { ...hand, ...tiles };

/** Ways to add what a key of the keypad stands for. */
export const ADDING = ['tile', 'chow', 'pung', 'kong', 'concealed-kong'] as const;
export type Adding = (typeof ADDING)[number];

/** Returns the set that begins with a tile; undefined if there is none, as a chow of winds. */
export function meldFrom(tile: Tile, adding: Exclude<Adding, 'tile'>): Meld | undefined {
  switch (adding) {
    case 'chow':
      return tile < 27 && tile % 9 < 7 ? { kind: 'chow', low: tile, claimed: tile, from: 3 } : undefined;
    case 'pung':
      return { kind: 'pung', tile, from: 3 };
    case 'kong':
      return { kind: 'kong', tile, form: 'melded', from: 3 };
    case 'concealed-kong':
      return { kind: 'kong', tile, form: 'concealed' };
  }
}

/** Returns why a key cannot be pressed now; undefined if it can. `no-set`: no set of this sort begins with the tile. */
export function whyNot(hand: HandTiles, tile: Tile, adding: Adding): EditRefusal | 'no-set' | undefined {
  const meld = adding === 'tile' ? undefined : meldFrom(tile, adding);
  if (adding !== 'tile' && !meld) return 'no-set';
  const tiles = meld ? meldTiles(meld) : [tile];
  if (sizeOfHand(hand) + (meld ? 3 : 1) > WHOLE) return 'whole';
  const isShort = tiles.some(each => copiesLeft(hand, each) < tiles.filter(other => other === each).length);
  return isShort ? 'no-copies' : undefined;
}

/** Returns the hand with what a key stands for; unchanged if it cannot be added. A fourteenth tile is the winning one. */
export function added<Hand extends EditedHand>(hand: Hand, tile: Tile, adding: Adding): Hand {
  if (whyNot(hand, tile, adding)) return hand;
  const meld = adding === 'tile' ? undefined : meldFrom(tile, adding);
  if (meld) return withWinningTile(edited(hand, { melds: [...hand.melds, meld] }));
  return withWinningTile(edited(hand, { concealed: [...hand.concealed, tile] }));
}

/** Returns the hand without one concealed tile of a kind. */
export function withoutConcealed<Hand extends EditedHand>(hand: Hand, tile: Tile): Hand {
  const at = hand.concealed.lastIndexOf(tile);
  return at < 0 ? hand : edited(hand, { concealed: hand.concealed.toSpliced(at, 1) });
}

export const withoutMeld = <Hand extends EditedHand>(hand: Hand, at: number): Hand =>
  edited(hand, { melds: hand.melds.toSpliced(at, 1) });

export const withoutWinning = <Hand extends EditedHand>(hand: Hand): Hand => edited(hand, { winning: undefined });

/** Returns the hand with another of its tiles as the winning one; unchanged if the hand is not whole. */
export function wonOn<Hand extends EditedHand>(hand: Hand, tile: Tile): Hand {
  const { concealed, winning } = hand;
  if (winning === undefined || tile === winning) return hand;
  const at = concealed.lastIndexOf(tile);
  return at < 0 ? hand : { ...hand, concealed: concealed.with(at, winning), winning: tile };
}

/** Returns a hand without tiles; the winds and rules stay. */
export const cleared = <Hand extends EditedHand>(hand: Hand): Hand =>
  edited(hand, { concealed: [], melds: [], winning: undefined, circumstances: [], flowers: 0 });
