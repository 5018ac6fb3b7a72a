import {
  holdingAfter,
  type OfferedTile,
  PLAYING_KINDS,
  type SeatCommand,
  type SeatState,
  sizeOf,
} from '@gorrion/rules';
import type { Candidate } from '../candidate/candidate.ts';
import { Future } from '../future/future.ts';
import { eachCompletion } from '../targets/appraiser.ts';
import { type Position, positionOf } from '../targets/position.ts';
import { type Outlook, priceOfDealIn, prospectsIn } from './outlook.ts';
import { routeNotes } from './routeNotes.ts';

/** Returns the worth of a win on the replacement tile of a kong, by kind; 0 where the kind completes nothing. */
function winsOnReplacement(position: Position, relish: number): Float64Array {
  const wins = new Float64Array(PLAYING_KINDS);
  eachCompletion(position, relish, (kind, appraiser) => {
    wins[kind] = appraiser.worthOnReplacement();
  });
  return wins;
}

/** Returns the chance that another seat wins on the discard after a kong: the mean over all tiles that may be drawn. */
function dangerOfNext({ sight: { live, unseen }, danger }: Outlook): number {
  return danger.reduce((sum, chance, kind) => sum + live[kind]! * chance, 0) / Math.max(1, unseen);
}

/**
 * Values a kong: its points, a replacement tile on which any complete hand wins (fan 46), and the danger of one more
 * discard. Another seat may rob a kong that is added to a pung.
 */
export function afterKong(
  own: SeatState,
  action: SeatCommand,
  offer: OfferedTile | undefined,
  outlook: Outlook,
): Candidate {
  const { sight, course, chances, style, explains, danger } = outlook;
  const position = positionOf(holdingAfter(own, action, offer), sight);
  const prospects = prospectsIn(position, outlook);
  const future = new Future(position, prospects, chances, course, style.budget, explains);
  const drawn = future.drawingNow(position.isOpen, 2 * style.budget.nodes, winsOnReplacement(position, style.relish));
  const isAdded = action.type === 'declare-kong' && sizeOf(position.counts) === own.concealed.length - 1;
  const robbing = isAdded ? danger[action.tile]! : 0;
  const lost = 1 - (1 - robbing) * (1 - dangerOfNext(outlook));
  const value = drawn.value - lost * (drawn.value + priceOfDealIn(style, chances.drawsLeft));
  const told = explains ? { winChance: drawn.winChance, routes: routeNotes(position, prospects) } : {};
  return { action, value, missing: prospects.missing, ...(isAdded ? { danger: robbing } : {}), ...told };
}
