import type { Meld } from '../../melds/meld.ts';
import { meldTiles } from '../../melds/meld.ts';
import type { Seat } from '../../tiles/seat.ts';
import { PLAYING_KINDS, type Tile } from '../../tiles/tile.ts';
import type { WinningClaim } from '../types.ts';

/** Numbers in [0, 1) from a seed: tests must be the same every time. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Flavour = 'any' | 'one-suit' | 'honours' | 'pungs' | 'knitted' | 'pairs';
export const FLAVOURS: readonly Flavour[] = ['any', 'one-suit', 'honours', 'pungs', 'knitted', 'pairs'];

type Random = () => number;
const below = (random: Random, limit: number): number => Math.floor(random() * limit);
const TRIPLES = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 2, 0],
];

/** One set, as its tiles; honours or one suit where the flavour asks. */
function randomSet(random: Random, flavour: Flavour): Tile[] {
  const suit = flavour === 'one-suit' ? 1 : below(random, 3);
  if (flavour === 'honours' && random() < 0.6) return Array(3).fill(27 + below(random, 7));
  const isPung = random() < (flavour === 'pungs' ? 0.9 : 0.3);
  if (isPung) {
    const kind = flavour === 'one-suit' ? 9 + below(random, 9) : below(random, PLAYING_KINDS);
    return Array(3).fill(kind);
  }
  const low = 9 * suit + below(random, 7);
  return [low, low + 1, low + 2] as Tile[];
}

function randomPair(random: Random, flavour: Flavour): Tile[] {
  const kind =
    flavour === 'one-suit' ? 9 + below(random, 9) : flavour === 'honours' ? 27 + below(random, 7) : below(random, 34);
  return [kind, kind] as Tile[];
}

function melded(random: Random, tiles: readonly Tile[]): Meld {
  const from = below(random, 3) as Seat;
  const tile = tiles[0]!;
  if (tile !== tiles[1]) return { kind: 'chow', low: tile, claimed: tile, from };
  const roll = random();
  if (roll < 0.4) return { kind: 'pung', tile, from };
  return roll < 0.7 ? { kind: 'kong', tile, form: 'concealed' } : { kind: 'kong', tile, form: 'melded', from };
}

/** Concealed tiles and melds of a complete hand; perhaps with five of a kind. */
function randomTiles(random: Random, flavour: Flavour): { concealed: Tile[]; melds: Meld[] } {
  if (flavour === 'pairs') {
    const first = 9 * below(random, 3) + below(random, 3);
    const kinds = Array.from({ length: 7 }, (_, at) => (random() < 0.5 ? first + at : below(random, 34)) as Tile);
    return { concealed: kinds.flatMap(kind => [kind, kind]), melds: [] };
  }
  const sets = Array.from({ length: flavour === 'knitted' ? 1 : 4 }, () => randomSet(random, 'any'));
  const own = flavour === 'knitted' ? sets : sets.map(() => randomSet(random, flavour));
  const isMelded = own.map(() => random() < 0.35);
  const arranged = TRIPLES[below(random, 3)]!;
  const knitted =
    flavour === 'knitted' ? arranged.flatMap((start, suit) => [0, 3, 6].map(step => 9 * suit + start + step)) : [];
  return {
    concealed: [...own.filter((_, at) => !isMelded[at]).flat(), ...randomPair(random, flavour), ...(knitted as Tile[])],
    melds: own.filter((_, at) => isMelded[at]).map(tiles => melded(random, tiles)),
  };
}

const isPhysical = (concealed: readonly Tile[], melds: readonly Meld[]): boolean => {
  const counts = new Uint8Array(PLAYING_KINDS);
  for (const tile of [...concealed, ...melds.flatMap(meldTiles)]) counts[tile]!++;
  return counts.every(copies => copies <= 4);
};

/** A complete hand with circumstances, drawn at random; every flavour favours other fans. */
export function randomClaim(random: Random, flavour: Flavour): WinningClaim {
  let tiles = randomTiles(random, flavour);
  while (!isPhysical(tiles.concealed, tiles.melds)) tiles = randomTiles(random, flavour);
  const at = below(random, tiles.concealed.length);
  const selfDrawn = random() < 0.4;
  const hasKong = tiles.melds.some(meld => meld.kind === 'kong');
  return {
    melds: tiles.melds,
    concealed: tiles.concealed.toSpliced(at, 1).sort((a, b) => a - b),
    winningTile: tiles.concealed[at]!,
    seatWind: below(random, 4) as Seat,
    prevalentWind: below(random, 4) as Seat,
    selfDrawn,
    lastOfWall: random() < 0.1,
    lastOfKind: random() < 0.1,
    afterKong: selfDrawn && hasKong && random() < 0.3,
    robbingKong: !selfDrawn && random() < 0.05,
    flowers: below(random, 9),
  };
}
