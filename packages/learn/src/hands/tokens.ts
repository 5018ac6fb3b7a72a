import { type Seat, suited, type Tile, tileOf } from '@gorrion/rules';
import { type HandFault, MOST_FAULTS } from './faults.ts';

/* The signs of three notations: ours (123m EE f3), tziakcha's, which has the same tiles, and tenhou's (123m77z). */

const SUITS: Readonly<Record<string, 'characters' | 'bamboos' | 'dots'>> = {
  m: 'characters',
  万: 'characters',
  萬: 'characters',
  s: 'bamboos',
  条: 'bamboos',
  條: 'bamboos',
  索: 'bamboos',
  p: 'dots',
  饼: 'dots',
  餅: 'dots',
  筒: 'dots',
};
/** Winds, then red, green and white dragon, in our letters and in Chinese. */
const HONOURS = ['ESWNCFP', '东南西北中发白', '東南西北中發白'] as const;
/** The letter on the corner of the white dragon, by which people write it as well. */
const PRINTED_WHITE = 'B';
const FIRST_HONOUR = 27;
const FIRST_FLOWER = 34;
/** Honours by tenhou's ranks 1-7: winds, then white, green and red dragon. */
const TENHOU_HONOURS = [27, 28, 29, 30, 33, 32, 31] as const;
/** Tenhou writes a red five as 0. */
const RED_FIVE = 0;

const honourOf = (sign: string): number =>
  Math.max(...HONOURS.map(signs => signs.indexOf(sign === PRINTED_WHITE ? 'P' : sign))) + FIRST_HONOUR;

/** Returns the wind of a letter. */
export const windOf = (sign: string | undefined): Seat | undefined => {
  const at = sign === undefined || sign.length !== 1 ? -1 : HONOURS[0].slice(0, 4).indexOf(sign);
  return at < 0 ? undefined : (at as Seat);
};

/** Returns the letter of a wind. */
export const windLetter = (wind: Seat): string => HONOURS[0][wind]!;

/** Returns the tile of a rank 0-9 and a suit or z; undefined if there is none, as 8z. */
function rankedTile(rank: number, suit: string): Tile | undefined {
  if (suit === 'z') return rank >= 1 && rank <= 7 ? tileOf(TENHOU_HONOURS[rank - 1]!) : undefined;
  return suited(SUITS[suit]!, rank === RED_FIVE ? 5 : rank);
}

const LETTERS = HONOURS.join('') + PRINTED_WHITE;
const TOKEN = new RegExp(
  [
    // A capital behind ranks is the suit: 456P are dots, while P by itself is the white dragon.
    `(?<ranks>\\d+)(?<suit>[${Object.keys(SUITS).join('')}zMSPZ])?`,
    'f(?<flower>[1-8])',
    `(?<honours>[${LETTERS}]+)(?!(?!f[1-8])[A-Za-z])`,
    '(?<blank>[\\s,;.·、，。_-]+)',
    '(?<other>[^\\s\\d,;.]+|.)',
  ].join('|'),
  'gu',
);

/** Longest word that is repeated in a fault (code points). */
const LONGEST_WORD = 16;
const shortened = (word: string): string => {
  const points = [...word];
  return points.length > LONGEST_WORD ? `${points.slice(0, LONGEST_WORD).join('')}…` : word;
};

/** Collects faults, the first few of each text. */
export class Faults {
  readonly all: HandFault[] = [];

  add(fault: HandFault): void {
    if (this.all.length < MOST_FAULTS)
      this.all.push('word' in fault ? { ...fault, word: shortened(fault.word) } : fault);
  }
}

/** Reads tiles, flowers included, in the order written. What names no tile becomes a fault and is left out. */
export function tilesIn(text: string, faults: Faults): readonly Tile[] {
  const tiles: Tile[] = [];
  for (const { 0: token, groups = {} } of text.matchAll(TOKEN)) {
    const { ranks, suit, flower, honours, other } = groups;
    if (ranks !== undefined && suit === undefined) faults.add({ code: 'no-suit', word: ranks });
    else if (ranks !== undefined && suit !== undefined) {
      for (const rank of ranks) {
        const tile = rankedTile(Number(rank), suit.toLowerCase());
        if (tile === undefined) faults.add({ code: 'unknown', word: rank + suit });
        else tiles.push(tile);
      }
    } else if (flower !== undefined) tiles.push(tileOf(FIRST_FLOWER + Number(flower) - 1));
    else if (honours !== undefined) for (const sign of honours) tiles.push(tileOf(honourOf(sign)));
    else if (other !== undefined) faults.add({ code: 'unknown', word: token });
  }
  return tiles;
}
