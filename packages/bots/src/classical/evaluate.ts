import {
  countsOf,
  type HandState,
  type Holding,
  holdingAfter,
  type OfferedTile,
  regularDistance,
  type Seat,
  type SeatCommand,
} from '@gorrion/rules';
import type { Candidate } from '../candidate/candidate.ts';

/** Returns the tile on offer; undefined on a turn. */
const offered = ({ phase }: HandState): OfferedTile | undefined => (phase.name === 'claims' ? phase : undefined);

function distanceAfter(view: HandState, seat: Seat, action: SeatCommand): number {
  const holding: Holding =
    action.type === 'exchange' ? view.seats[seat] : holdingAfter(view.seats[seat], action, offered(view));
  return regularDistance(countsOf(holding.concealed), holding.melds.length);
}

/** Values the legal actions of a seat under the older ways: a win first, then what leaves the shortest way to it. */
export const evaluateClassical = (view: HandState, seat: Seat, actions: readonly SeatCommand[]): readonly Candidate[] =>
  actions.map(action => ({ action, value: -distanceAfter(view, seat, action) }));
