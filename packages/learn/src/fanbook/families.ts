import type { FanId } from '@gorrion/rules';

/** What fans are about, by which the fan book groups them. A fan is in one family, that of its main idea. */
export const FAMILIES = [
  'chows',
  'pungs',
  'honours',
  'suits',
  'ranks',
  'terminals',
  'kongs',
  'concealed',
  'knitted',
  'seven-pairs',
  'waits',
  'circumstances',
  'tiles',
  'special',
] as const;
export type Family = (typeof FAMILIES)[number];

const MEMBERS: Readonly<Record<Family, readonly FanId[]>> = {
  chows: [
    'pure-terminal-chows',
    'quadruple-chow',
    'four-pure-shifted-chows',
    'pure-triple-chow',
    'pure-straight',
    'three-suited-terminal-chows',
    'pure-shifted-chows',
    'mixed-straight',
    'mixed-triple-chow',
    'mixed-shifted-chows',
    'all-chows',
    'pure-double-chow',
    'mixed-double-chow',
    'short-straight',
    'two-terminal-chows',
  ],
  pungs: [
    'four-pure-shifted-pungs',
    'all-even-pungs',
    'pure-shifted-pungs',
    'triple-pung',
    'mixed-shifted-pungs',
    'all-pungs',
    'double-pung',
  ],
  honours: [
    'big-four-winds',
    'big-three-dragons',
    'little-four-winds',
    'little-three-dragons',
    'all-honors',
    'big-three-winds',
    'two-dragon-pungs',
    'dragon-pung',
    'prevalent-wind',
    'seat-wind',
  ],
  suits: ['full-flush', 'half-flush', 'all-types', 'one-voided-suit', 'no-honors'],
  ranks: ['upper-tiles', 'middle-tiles', 'lower-tiles', 'all-fives', 'upper-four', 'lower-four', 'all-simples'],
  terminals: ['all-terminals', 'all-terminals-and-honors', 'outside-hand', 'pung-of-terminals-or-honors'],
  kongs: ['four-kongs', 'three-kongs', 'two-concealed-kongs', 'two-melded-kongs', 'concealed-kong', 'melded-kong'],
  concealed: [
    'four-concealed-pungs',
    'three-concealed-pungs',
    'melded-hand',
    'fully-concealed-hand',
    'concealed-hand',
    'two-concealed-pungs',
  ],
  knitted: ['greater-honors-and-knitted-tiles', 'lesser-honors-and-knitted-tiles', 'knitted-straight'],
  'seven-pairs': ['seven-shifted-pairs', 'seven-pairs'],
  waits: ['edge-wait', 'closed-wait', 'single-wait'],
  circumstances: [
    'last-tile-draw',
    'last-tile-claim',
    'out-with-replacement-tile',
    'robbing-the-kong',
    'last-tile',
    'self-drawn',
    'flower-tiles',
  ],
  tiles: ['all-green', 'reversible-tiles', 'tile-hog'],
  special: ['nine-gates', 'thirteen-orphans', 'chicken-hand'],
};

const FAMILY_OF: ReadonlyMap<FanId, Family> = new Map(
  FAMILIES.flatMap(family => MEMBERS[family].map(fan => [fan, family] as const)),
);

/** Returns the family of a fan. */
export const fanFamilyOf = (fan: FanId): Family => FAMILY_OF.get(fan) as Family;
