import { FAN_IDS, type FanId, type ScoredFan } from '@gorrion/rules';

/** Fans that are taken for each other: the choices beside those that a hand holds. */
const CONFUSABLE: readonly (readonly FanId[])[] = [
  ['pure-straight', 'mixed-straight', 'knitted-straight', 'short-straight'],
  ['mixed-triple-chow', 'mixed-shifted-chows', 'mixed-double-chow', 'mixed-straight'],
  ['pure-triple-chow', 'pure-shifted-chows', 'pure-double-chow'],
  ['quadruple-chow', 'four-pure-shifted-chows', 'pure-shifted-chows'],
  ['pure-terminal-chows', 'three-suited-terminal-chows', 'two-terminal-chows'],
  ['triple-pung', 'mixed-shifted-pungs', 'double-pung', 'pure-shifted-pungs', 'all-pungs'],
  ['four-pure-shifted-pungs', 'pure-shifted-pungs'],
  ['four-concealed-pungs', 'three-concealed-pungs', 'two-concealed-pungs', 'all-pungs'],
  ['four-kongs', 'three-kongs', 'two-melded-kongs', 'two-concealed-kongs', 'melded-kong', 'concealed-kong'],
  ['big-four-winds', 'little-four-winds', 'big-three-winds', 'prevalent-wind', 'seat-wind'],
  ['big-three-dragons', 'little-three-dragons', 'two-dragon-pungs', 'dragon-pung'],
  ['all-terminals', 'all-terminals-and-honors', 'all-honors', 'outside-hand', 'pung-of-terminals-or-honors'],
  ['full-flush', 'half-flush', 'one-voided-suit', 'no-honors', 'all-types'],
  ['all-green', 'half-flush', 'reversible-tiles'],
  ['nine-gates', 'full-flush'],
  ['upper-tiles', 'upper-four', 'middle-tiles', 'all-simples'],
  ['lower-tiles', 'lower-four', 'all-simples'],
  ['all-fives', 'all-even-pungs', 'all-simples', 'middle-tiles'],
  ['seven-pairs', 'seven-shifted-pairs', 'tile-hog', 'concealed-hand'],
  ['thirteen-orphans', 'greater-honors-and-knitted-tiles', 'lesser-honors-and-knitted-tiles', 'knitted-straight'],
  ['all-chows', 'no-honors', 'all-simples', 'concealed-hand'],
  ['fully-concealed-hand', 'concealed-hand', 'self-drawn', 'melded-hand'],
  ['edge-wait', 'closed-wait', 'single-wait'],
  ['last-tile-draw', 'last-tile-claim', 'last-tile', 'robbing-the-kong', 'out-with-replacement-tile'],
  // What is looked for in a hand before it is found to have nothing.
  ['chicken-hand', 'all-chows', 'mixed-double-chow', 'one-voided-suit', 'tile-hog', 'closed-wait', 'melded-hand'],
];

/** Choices beside the fans of a hand, in any case. */
const FEWEST_BESIDE = 3;

const bookOrder = new Map<ScoredFan, number>(FAN_IDS.map((fan, at) => [fan, at]));
/** Returns a place for each fan in the order of the book, the variant of fan 57 beside it. */
const placeOf = (fan: ScoredFan): number => bookOrder.get(fan) ?? FAN_IDS.indexOf('two-melded-kongs') + 0.5;

/** Returns fans in the order of the book. */
export const inBookOrder = (fans: Iterable<ScoredFan>): readonly ScoredFan[] =>
  [...new Set(fans)].sort((a, b) => placeOf(a) - placeOf(b));

/** Returns the fans that a fan is taken for. */
const confusedWith = (fan: ScoredFan): readonly FanId[] =>
  CONFUSABLE.filter(group => group.some(other => other === fan)).flat();

/**
 * Returns the fans to choose from: those that the hand holds, counted or not, and up to `size` with those that are taken
 * for them, the dearest fans' first. There are always three beside the hand's own; where these are too few, fans follow
 * that are taken for the choices.
 */
export function optionsBeside(held: readonly ScoredFan[], size: number): readonly ScoredFan[] {
  const options = new Set(inBookOrder(held));
  const fewest = options.size + FEWEST_BESIDE;
  const fill = (fan: ScoredFan, most: number) => {
    for (const other of confusedWith(fan)) if (options.size < most) options.add(other);
  };
  for (const fan of inBookOrder(held)) fill(fan, Math.max(size, fewest));
  // This loop goes on over what it adds.
  for (const fan of options) fill(fan, fewest);
  return inBookOrder(options);
}
