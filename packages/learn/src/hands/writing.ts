import { type Meld, meldTiles, type Tile, tilesText, tileText } from '@gorrion/rules';
import { type CalculatorState, type HandTiles, isConcealedKong, sizeOfHand, WHOLE } from './state.ts';
import { windLetter } from './tokens.ts';

/** Notations of hands that other programs read. */
export const NOTATIONS = ['ours', 'tziakcha', 'tenhou'] as const;
export type Notation = (typeof NOTATIONS)[number];

const meldText = (meld: Meld, tiles: (tiles: readonly Tile[]) => string): string => {
  const text = tiles(meldTiles(meld));
  return isConcealedKong(meld) ? `[${text}]` : `(${text})`;
};

/** Returns the tiles without the winning one in our notation: "123mEE [PPPP] (789s)". */
export const ownTilesText = ({ concealed, melds }: Pick<CalculatorState, 'concealed' | 'melds'>): string =>
  [tilesText(concealed), ...melds.map(meld => meldText(meld, tilesText))].filter(part => part !== '').join(' ');

/** Tenhou's ranks of the honours, by our order: winds, then red, green and white. */
const TENHOU_RANKS = [1, 2, 3, 4, 7, 6, 5] as const;

function tenhouText(tiles: readonly Tile[]): string {
  const named = tiles.map(tile => (tile < 27 ? tileText(tile) : `${TENHOU_RANKS[tile - 27]}z`));
  return named.map((name, at) => (name[1] === named[at + 1]?.[1] ? name[0] : name)).join('');
}

function tziakchaText(state: CalculatorState): string {
  const { melds, concealed, winning, circumstances, selfDrawn } = state;
  const sets = melds.map(meld => `[${tilesText(meldTiles(meld))}${isConcealedKong(meld) ? '' : ',1'}]`).join('');
  const flag = (isOn: boolean) => (isOn ? '1' : '0');
  const manner = [
    windLetter(state.prevalentWind),
    windLetter(state.seatWind),
    flag(selfDrawn),
    flag(circumstances.includes('lastOfKind')),
    flag(circumstances.includes('lastOfWall')),
    flag(circumstances.includes(selfDrawn ? 'afterKong' : 'robbingKong')),
  ].join('');
  const tiles = `${sets}${tilesText(winning === undefined ? concealed : [...concealed, winning])}`;
  // A blank at the end says that the last tile is not the winning one.
  return `${tiles}${sizeOfHand(state) < WHOLE ? ' ' : ''}|${manner}|${state.flowers}`;
}

/** Returns the tiles of a hand as text that `readHand` reads. Tenhou's has no sets of its own, so ours are in brackets. */
export function tilesInText(notation: Exclude<Notation, 'tziakcha'>, { melds, concealed, winning }: HandTiles): string {
  const tiles = notation === 'ours' ? tilesText : tenhouText;
  const parts = [tiles(concealed), ...melds.map(meld => meldText(meld, tiles))].filter(part => part !== '');
  return [...parts, ...(winning === undefined ? [] : ['+', tiles([winning])])].join(' ');
}

/**
 * Returns a hand as text that `readHand` reads. Only tziakcha's notation tells the winds, the manner of the win and the
 * flowers.
 */
export const handIn = (notation: Notation, state: CalculatorState): string =>
  notation === 'tziakcha' ? tziakchaText(state) : tilesInText(notation, state);
