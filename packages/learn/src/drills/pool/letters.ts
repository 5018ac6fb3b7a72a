import { chowTiles, HIDDEN, isHidden, isSuited, KINDS, type Meld, type Seat, type Tile } from '@gorrion/rules';

/*
 * Tiles and melds as the files of the pool hold them. One letter a tile, in the order of kinds; `-` for a hidden one.
 * Melds: `c` lowest claimed from, `p` tile from, `m` kong from, `r` added kong from, `q` concealed kong.
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnop';
const HIDDEN_LETTER = '-';

/** Says that a text of the pool cannot be read. */
export class Unreadable extends Error {}

export const letterOf = (tile: Tile): string => (isHidden(tile) ? HIDDEN_LETTER : LETTERS[tile]!);
export const lettersOf = (tiles: readonly Tile[]): string => tiles.map(letterOf).join('');

/** Returns the tile of a letter. Throws `Unreadable` for another character. */
export function tileOfLetter(letter: string | undefined): Tile {
  if (letter === HIDDEN_LETTER) return HIDDEN;
  const kind = letter === undefined || letter.length !== 1 ? -1 : LETTERS.indexOf(letter);
  if (kind < 0 || kind >= KINDS) throw new Unreadable(`no tile ${letter}`);
  return kind as Tile;
}

export const tilesOfLetters = (letters: string): readonly Tile[] => [...letters].map(tileOfLetter);

/** Returns the seat of a digit. Throws `Unreadable` for another character. */
export function seatOfDigit(digit: string | undefined): Seat {
  if (digit === undefined || !/^[0-3]$/.test(digit)) throw new Unreadable(`no seat ${digit}`);
  return Number(digit) as Seat;
}

function meldText(meld: Meld): string {
  if (meld.kind === 'chow') return `c${letterOf(meld.low)}${letterOf(meld.claimed)}${meld.from}`;
  if (meld.kind === 'pung') return `p${letterOf(meld.tile)}${meld.from}`;
  if (meld.form === 'concealed') return `q${letterOf(meld.tile)}`;
  return `${meld.form === 'melded' ? 'm' : 'r'}${letterOf(meld.tile)}${meld.from}`;
}

export const meldsText = (melds: readonly Meld[]): string => melds.map(meldText).join('');

const MELD = /c[A-Za-p]{2}[0-3]|[pmr][A-Za-p][0-3]|q[A-Za-p-]/y;

function meldOf(text: string): Meld {
  const tile = tileOfLetter(text[1]);
  if (text[0] === 'c') {
    const claimed = tileOfLetter(text[2]);
    if (!isSuited(tile) || tile % 9 > 6 || !chowTiles(tile).includes(claimed)) throw new Unreadable(`no chow ${text}`);
    return { kind: 'chow', low: tile, claimed, from: seatOfDigit(text[3]) };
  }
  if (text[0] === 'q') return { kind: 'kong', tile, form: 'concealed' };
  const from = seatOfDigit(text[2]);
  if (text[0] === 'p') return { kind: 'pung', tile, from };
  return { kind: 'kong', tile, form: text[0] === 'm' ? 'melded' : 'promoted', from };
}

/** Returns the melds of a text. Throws `Unreadable` for a text that is none. */
export function meldsOf(text: string): readonly Meld[] {
  const melds: Meld[] = [];
  MELD.lastIndex = 0;
  while (MELD.lastIndex < text.length) {
    const found = MELD.exec(text);
    if (!found) throw new Unreadable(`no melds ${text}`);
    melds.push(meldOf(found[0]));
  }
  return melds;
}

/** Returns the whole number of a text. Throws `Unreadable` for another text. */
export function numberOf(text: string | undefined): number {
  if (text === undefined || !/^-?\d{1,6}$/.test(text)) throw new Unreadable(`no number ${text}`);
  return Number(text);
}
