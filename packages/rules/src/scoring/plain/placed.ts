import type { Reading, ReadSet } from '../../melds/decompose.ts';
import { isSuited, type Tile } from '../../tiles/tile.ts';
import type { WaitShape } from '../fans/facts.ts';
import type { ScoringOptions } from '../rulebook.ts';
import type { WinningClaim } from '../types.ts';

/** A reading with the winning tile put into one part of it (article 42). */
export interface PlacedReading {
  readonly reading: Reading;
  /** Where it stands: the number of a set, the pair, the knitted nine, or nowhere (forms without sets). */
  readonly place: number | 'pair' | 'knitted' | 'none';
  readonly wait: WaitShape;
}

export const holdsTile = (set: ReadSet, tile: Tile): boolean =>
  set.kind === 'chow' ? isSuited(tile) && tile >= set.tile && tile <= set.tile + 2 : set.tile === tile;

/** What a chow waited for when this tile came last. */
function chowWait(low: Tile, tile: Tile): WaitShape {
  if (tile === low + 1) return 'closed';
  const isEdge = (low % 9 === 0 && tile === low + 2) || (low % 9 === 6 && tile === low);
  return isEdge ? 'edge' : 'none';
}

/** Every part that the winning tile can have completed, with the wait it would be, were that the only one. */
export function placesOf(reading: Reading, tile: Tile): PlacedReading[] {
  const places: PlacedReading[] = [];
  reading.sets.forEach((set, place) => {
    if (set.isMeld || !holdsTile(set, tile)) return;
    places.push({ reading, place, wait: set.kind === 'chow' ? chowWait(set.tile, tile) : 'none' });
  });
  const hasSets = reading.form === 'sets' || reading.form === 'knitted-straight';
  if (hasSets && reading.pair === tile) places.push({ reading, place: 'pair', wait: 'single' });
  if (hasSets && reading.knitted.includes(tile)) places.push({ reading, place: 'knitted', wait: 'none' });
  return hasSets ? places : [{ reading, place: 'none', wait: 'none' }];
}

/** The places with the wait that the rules count: only for a lone wait, and by the options (articles 43-48). */
export function countedPlaces(
  reading: Reading,
  claim: WinningClaim,
  isLoneWait: boolean,
  options: ScoringOptions,
): PlacedReading[] {
  const isOfNine =
    reading.form === 'knitted-straight' &&
    options.knittedStraightWaits === 'other-kinds' &&
    reading.knitted.includes(claim.winningTile);
  const places = placesOf(reading, claim.winningTile);
  const shapes = new Set(places.map(({ wait }) => wait).filter(wait => wait !== 'none'));
  const { combinedWaits } = options;
  const isVoid =
    shapes.size > 1 && (combinedWaits === 'void' || (combinedWaits === 'void-with-single' && shapes.has('single')));
  const noChowWaits = reading.form === 'knitted-straight' && options.knittedStraightWaits === 'none';
  return places.map(placed => {
    const isBarred = !isLoneWait || isVoid || isOfNine || (noChowWaits && placed.wait !== 'single');
    return isBarred ? { ...placed, wait: 'none' } : placed;
  });
}
