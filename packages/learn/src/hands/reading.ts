import { plainDigits } from '@gorrion/protocol';
import { copiesOf, isFlower, type Meld, meldTiles, type Seat, type Tile, tileOf, tilesText } from '@gorrion/rules';
import type { HandFault } from './faults.ts';
import { type Circumstance, MOST_FLOWERS, WHOLE, withWinningTile } from './state.ts';
import { Faults, tilesIn, windOf } from './tokens.ts';

/** A hand as a text has it. `said` is what the text tells of the win; our notation and tenhou's tell nothing. */
export interface ReadHand {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly winning: Tile | undefined;
  readonly flowers: number;
  readonly said:
    | {
        readonly prevalentWind: Seat;
        readonly seatWind: Seat;
        readonly selfDrawn: boolean;
        readonly circumstances: readonly Circumstance[];
      }
    | undefined;
  readonly faults: readonly HandFault[];
}

/** Longest text that is read (code units). */
const LONGEST = 200;

/** Returns the set of tiles in brackets; undefined if they are none. Square brackets without a giver hide a kong. */
function setOf(tiles: readonly Tile[], isHidden: boolean): Meld | undefined {
  const [first, second, third] = tiles.toSorted((a, b) => a - b);
  if (first === undefined || second === undefined || third === undefined || isFlower(third)) return undefined;
  const from = 3;
  if (tiles.every(tile => tile === first)) {
    if (tiles.length === 3) return { kind: 'pung', tile: first, from };
    if (tiles.length !== 4) return undefined;
    return isHidden
      ? { kind: 'kong', tile: first, form: 'concealed' }
      : { kind: 'kong', tile: first, form: 'melded', from };
  }
  const isRun = tiles.length === 3 && second === first + 1 && third === first + 2 && third < 27 && first % 9 < 7;
  return isRun ? { kind: 'chow', low: first, claimed: first, from } : undefined;
}

/** tziakcha writes after a set whose tile it was: 1 to 3, and 5 to 7 for an added kong. */
const GIVER = /,\s*[1-7]\s*$/;

/** Reads the sets in brackets; returns them and the text without them. */
function setsIn(text: string, faults: Faults): { readonly melds: readonly Meld[]; readonly loose: string } {
  const melds: Meld[] = [];
  let loose = '';
  let rest = text;
  for (let open = rest.search(/[[(]/); open >= 0; open = rest.search(/[[(]/)) {
    const closing = rest[open] === '[' ? ']' : ')';
    const close = rest.indexOf(closing, open);
    if (close < 0) faults.add({ code: 'unclosed' });
    const written = rest.slice(open + 1, close < 0 ? undefined : close);
    const inside = written.replace(GIVER, '');
    const meld = setOf(tilesIn(inside, faults), closing === ']' && inside === written);
    if (!meld) faults.add({ code: 'bad-set', word: written });
    // The tiles of what is no set stay in the hand, without telling their faults twice.
    const kept = meld ? '' : tilesText(tilesIn(inside, new Faults()));
    loose += `${rest.slice(0, open)} ${kept} `;
    if (meld) melds.push(meld);
    rest = close < 0 ? '' : rest.slice(close + 1);
  }
  const after = loose + rest;
  if (/[\])]/.test(after)) faults.add({ code: 'unclosed' });
  return { melds, loose: after.replaceAll(/[\])]/g, ' ') };
}

/** Round and seat wind, then self-drawn, last of its kind, last of the wall, and a kong: as tziakcha has them. */
const MANNER = /^([ESWN])([ESWN])([01])([01])([01])([01])$/;

function saidIn(text: string, faults: Faults): ReadHand['said'] {
  const [, round, seat, self, kind, wall, kong] = MANNER.exec(text) ?? [];
  const [prevalentWind, seatWind] = [windOf(round), windOf(seat)];
  if (prevalentWind === undefined || seatWind === undefined) {
    if (text !== '') faults.add({ code: 'unknown', word: text });
    return undefined;
  }
  const selfDrawn = self === '1';
  const circumstances: Circumstance[] = [];
  if (kind === '1') circumstances.push('lastOfKind');
  if (wall === '1') circumstances.push('lastOfWall');
  if (kong === '1') circumstances.push(selfDrawn ? 'afterKong' : 'robbingKong');
  return { prevalentWind, seatWind, selfDrawn, circumstances };
}

/** Flowers as tziakcha has them: a number, or a letter for each. */
function flowersIn(text: string, faults: Faults): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  if (/^[a-h]*$/.test(text)) return new Set(text).size;
  faults.add({ code: 'unknown', word: text });
  return 0;
}

const countIn = (tiles: readonly Tile[], tile: Tile): number => tiles.filter(other => other === tile).length;

/** Tells of tiles that the set does not have so often. */
function tellCopies(tiles: readonly Tile[], faults: Faults): void {
  for (const tile of new Set(tiles)) {
    const count = countIn(tiles, tile);
    if (count > copiesOf(tile)) faults.add({ code: 'too-many-copies', tile, count });
  }
}

interface WrittenTiles {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly winning: Tile | undefined;
}

/** Keeps what fits into a hand: sets first, then the winning tile, then the others in their order. */
function fitted({ concealed, melds, winning }: WrittenTiles, faults: Faults): WrittenTiles {
  const all = [...melds.flatMap(meldTiles), ...concealed, ...(winning === undefined ? [] : [winning])];
  const size = concealed.length + 3 * melds.length + (winning === undefined ? 0 : 1);
  tellCopies(all, faults);
  if (size > WHOLE) faults.add({ code: 'too-many-tiles', count: size });
  const kept: Tile[] = [];
  let room = WHOLE;
  const take = (tiles: readonly Tile[], places: number): boolean => {
    const fits = places <= room && tiles.every(tile => countIn(kept, tile) + countIn(tiles, tile) <= copiesOf(tile));
    if (!fits) return false;
    kept.push(...tiles);
    room -= places;
    return true;
  };
  const keptMelds = melds.filter(meld => take(meldTiles(meld), 3));
  const keptWinning = winning !== undefined && take([winning], 1) ? winning : undefined;
  return { melds: keptMelds, winning: keptWinning, concealed: concealed.filter(tile => take([tile], 1)) };
}

/** Returns a number of flowers that there can be. */
export function fittedFlowers(count: number, faults: Faults): number {
  if (count > MOST_FLOWERS) faults.add({ code: 'too-many-flowers', count });
  return Math.min(MOST_FLOWERS, count);
}

/** Pieces by their numbers, as the records of tziakcha have them: four of each kind in our order, then the flowers. */
const PIECES = /^\[?\s*\d{1,3}(\s*,\s*\d{1,3})+\s*\]?$/;
const FIRST_FLOWER_PIECE = 136;
const LAST_PIECE = 143;

/** Returns the tiles of numbered pieces as text in our notation; the same text if it has none. */
function withoutPieces(text: string, faults: Faults): string {
  if (!PIECES.test(text)) return text;
  const pieces = [...new Set(text.match(/\d+/g)?.map(Number))];
  for (const piece of pieces) if (piece > LAST_PIECE) faults.add({ code: 'unknown', word: String(piece) });
  const kindOf = (piece: number) => (piece < FIRST_FLOWER_PIECE ? piece >> 2 : piece - FIRST_FLOWER_PIECE + 34);
  return tilesText(pieces.filter(piece => piece <= LAST_PIECE).map(piece => tileOf(kindOf(piece))));
}

/**
 * Reads a hand in our notation ("123m EE [PPPP] (789s) + 5p"), tziakcha's ("[789s,1]123mEE5p|EE1000|2", or the pieces of
 * its records, "0,4,8,108"), or tenhou's ("123m456p77z"), with the digits of any script. A whole hand is won on the tile
 * after the plus, else on the last one. Never throws: what is wrong is told, and the rest is kept.
 */
export function readHand(text: string): ReadHand {
  const faults = new Faults();
  if (text.length > LONGEST) faults.add({ code: 'too-long' });
  const plain = withoutPieces(plainDigits(text.slice(0, LONGEST).normalize('NFKC')).trim(), faults);
  const [tiles = '', manner, flowers = ''] = plain.split('|').map(part => part.trim());
  const [before = '', ...after] = tiles.split('+');
  const { melds, loose } = setsIn(before, faults);
  const last = setsIn(after.join(' '), faults);
  const [winning, ...more] = tilesIn(last.loose, faults);
  const written = [...tilesIn(loose, faults), ...more];
  const ownFlowers = written.filter(isFlower);
  tellCopies(ownFlowers, faults);
  const playing = {
    concealed: written.filter(tile => !isFlower(tile)),
    melds: [...melds, ...last.melds],
    winning: winning === undefined || isFlower(winning) ? undefined : winning,
  };
  const said = manner === undefined ? undefined : saidIn(manner, faults);
  return {
    ...withWinningTile(fitted(playing, faults)),
    flowers: fittedFlowers(new Set(ownFlowers).size + flowersIn(flowers, faults), faults),
    said,
    faults: faults.all,
  };
}
