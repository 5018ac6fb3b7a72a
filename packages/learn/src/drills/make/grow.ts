import {
  below,
  FAN_IDS,
  type FanId,
  type Meld,
  meldTiles,
  PLAIN_WIN,
  PLAYING_KINDS,
  type RandomSource,
  type Seat,
  seatAfter,
  type Tile,
  type WinningClaim,
} from '@gorrion/rules';
import { isPhysical } from '../computed.ts';
import { type GrownSet, PLANTS, type Plant, type Seedling } from './seeds.ts';

/** Attempts to find a tile that fits. */
const TRIES = 40;

const tilesOfSet = ({ kind, tile }: GrownSet): readonly Tile[] =>
  [0, 1, 2].map(step => (kind === 'chow' ? tile + step : tile) as Tile);

const randomKind = (random: RandomSource): Tile => below(random, PLAYING_KINDS) as Tile;

/** Shares, of 100, of the sets beside a fan that are pungs, and of melds, kongs and self-drawn wins. */
const [PUNGS, MELDED, KONGS, SELF_DRAWN] = [30, 38, 12, 40];
const happens = (random: RandomSource, share: number): boolean => below(random, 100) < share;

function randomSet(random: RandomSource, { allows = () => true, rest }: Seedling): GrownSet | undefined {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const kind = rest ?? (happens(random, PUNGS) ? 'pung' : 'chow');
    const tile = randomKind(random);
    if (kind === 'chow' && (tile >= 27 || tile % 9 > 6)) continue;
    if (tilesOfSet({ kind, tile }).every(allows)) return { kind, tile };
  }
  return undefined;
}

function randomPair(random: RandomSource, { pair, allows = () => true }: Seedling): Tile | undefined {
  if (pair !== undefined) return pair;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const tile = randomKind(random);
    if (allows(tile)) return tile;
  }
  return undefined;
}

/** Lays a set on the table: a chow comes from the left, a pung from anybody; now and then it is a kong. */
function laid(random: RandomSource, { kind, tile }: GrownSet, seat: Seat): Meld {
  if (kind === 'chow') {
    return { kind, low: tile, claimed: (tile + below(random, 3)) as Tile, from: seatAfter(seat, 3) };
  }
  const from = seatAfter(seat, 1 + below(random, 3));
  if (!happens(random, KONGS)) return { kind, tile, from };
  return happens(random, 50) ? { kind: 'kong', tile, form: 'concealed' } : { kind: 'kong', tile, form: 'melded', from };
}

/** Returns which sets lie open. At least a pair and one tile stay in the hand. */
function meldedSets(random: RandomSource, sets: readonly GrownSet[], melded: Seedling['melded']): readonly boolean[] {
  if (melded === 'none') return sets.map(() => false);
  if (melded === 'all') return sets.map(() => true);
  // A hand is as often concealed as open.
  const isOpen = happens(random, 55);
  return sets.map(() => isOpen && happens(random, MELDED));
}

interface GrownTiles {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
}

function grownTiles(random: RandomSource, plant: Plant, seat: Seat): GrownTiles | undefined {
  const seedling = plant(random);
  if ('tiles' in seedling) return { concealed: seedling.tiles, melds: [] };
  const sets = [...seedling.sets];
  while (sets.length < 4) {
    const set = randomSet(random, seedling);
    if (!set) return undefined;
    sets.push(set);
  }
  const pair = randomPair(random, seedling);
  if (pair === undefined) return undefined;
  const isMelded = meldedSets(random, sets, seedling.melded);
  const melds = sets.filter((_, n) => isMelded[n]).map(set => laid(random, set, seat));
  return { concealed: [...sets.filter((_, n) => !isMelded[n]).flatMap(tilesOfSet), pair, pair], melds };
}

const copiesIn = ({ concealed, melds }: GrownTiles): readonly Tile[] => [...concealed, ...melds.flatMap(meldTiles)];

/** Fans that hands grow around. */
export const GROWN_FANS: readonly FanId[] = FAN_IDS.filter(fan => PLANTS[fan]);

/** How often, of all hands, a fan is chosen: the fans of daily play before the great ones. */
const COMMON: readonly FanId[] = [
  ...(['mixed-straight', 'mixed-triple-chow', 'mixed-shifted-chows', 'pure-straight', 'pure-shifted-chows'] as const),
  ...(['half-flush', 'all-pungs', 'all-types', 'seven-pairs', 'knitted-straight', 'full-flush'] as const),
  ...(['outside-hand', 'two-dragon-pungs', 'mixed-shifted-pungs', 'lesser-honors-and-knitted-tiles'] as const),
];
const COMMON_SHARE = 65;

/** Returns the fan that a hand grows around. */
export const chosenFan = (random: RandomSource): FanId => {
  const fans = happens(random, COMMON_SHARE) ? COMMON : GROWN_FANS;
  return fans[below(random, fans.length)]!;
};

/** Returns a complete hand that grew around a fan, whatever it is worth; undefined if it would need a fifth copy. */
export function grownClaim(random: RandomSource, fan: FanId): WinningClaim | undefined {
  const plant = PLANTS[fan];
  const [seatWind, prevalentWind] = [below(random, 4) as Seat, below(random, 4) as Seat];
  const tiles = plant && grownTiles(random, plant, seatWind);
  if (!tiles || !isPhysical(copiesIn(tiles))) return undefined;
  const at = below(random, tiles.concealed.length);
  return {
    melds: tiles.melds,
    concealed: tiles.concealed.toSpliced(at, 1).sort((a, b) => a - b),
    winningTile: tiles.concealed[at]!,
    seatWind,
    prevalentWind,
    selfDrawn: happens(random, SELF_DRAWN),
    ...PLAIN_WIN,
  };
}
