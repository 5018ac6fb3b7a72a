import { type Meld, meldTiles, type Tile } from '@gorrion/rules';
import { type CalculatorState, copiesLeft, sizeOfHand, WHOLE, withWinningTile } from './state.ts';

/** Why a tile or set cannot be added: the hand is whole (ruling 37), or there are no more copies (ruling 1). */
export type EditRefusal = 'whole' | 'no-copies';

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
export function whyNot(state: CalculatorState, tile: Tile, adding: Adding): EditRefusal | 'no-set' | undefined {
  const meld = adding === 'tile' ? undefined : meldFrom(tile, adding);
  if (adding !== 'tile' && !meld) return 'no-set';
  const tiles = meld ? meldTiles(meld) : [tile];
  if (sizeOfHand(state) + (meld ? 3 : 1) > WHOLE) return 'whole';
  const isShort = tiles.some(each => copiesLeft(state, each) < tiles.filter(other => other === each).length);
  return isShort ? 'no-copies' : undefined;
}

/** Returns the state with what a key stands for; unchanged if it cannot be added. A fourteenth tile is the winning one. */
export function added(state: CalculatorState, tile: Tile, adding: Adding): CalculatorState {
  if (whyNot(state, tile, adding)) return state;
  const meld = adding === 'tile' ? undefined : meldFrom(tile, adding);
  if (meld) return withWinningTile({ ...state, asked: undefined, melds: [...state.melds, meld] });
  return withWinningTile({ ...state, asked: undefined, concealed: [...state.concealed, tile] });
}

/** Returns the state without one concealed tile of a kind. */
export function withoutConcealed(state: CalculatorState, tile: Tile): CalculatorState {
  const at = state.concealed.lastIndexOf(tile);
  return at < 0 ? state : { ...state, asked: undefined, concealed: state.concealed.toSpliced(at, 1) };
}

export const withoutMeld = (state: CalculatorState, at: number): CalculatorState => ({
  ...state,
  asked: undefined,
  melds: state.melds.toSpliced(at, 1),
});

export const withoutWinning = (state: CalculatorState): CalculatorState => ({
  ...state,
  asked: undefined,
  winning: undefined,
});

/** Returns the state with another of its tiles as the winning one; unchanged if the hand is not whole. */
export function wonOn(state: CalculatorState, tile: Tile): CalculatorState {
  const { concealed, winning } = state;
  if (winning === undefined || tile === winning) return state;
  const at = concealed.lastIndexOf(tile);
  return at < 0 ? state : { ...state, concealed: concealed.with(at, winning), winning: tile };
}

/** Returns a state without tiles; the winds and rules stay. */
export const cleared = (state: CalculatorState): CalculatorState => ({
  ...state,
  asked: undefined,
  concealed: [],
  melds: [],
  winning: undefined,
  circumstances: [],
  flowers: 0,
});
