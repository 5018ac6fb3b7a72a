import { isFlower, type SeatCommand, type SeatState } from '@gorrion/rules';
import type { Candidate } from '../candidate/candidate.ts';
import { positionOf } from '../targets/position.ts';
import { afterKong } from './kongs.ts';
import { discardValues, type Outlook } from './outlook.ts';

/** Values the discards and kongs of a seat's own turn. */
export function onTurn(own: SeatState, actions: readonly SeatCommand[], outlook: Outlook): readonly Candidate[] {
  const discards = new Map(discardValues(positionOf(own, outlook.sight), outlook).map(each => [each.kind, each]));
  return actions.flatMap((action): readonly Candidate[] => {
    if (action.type === 'declare-kong') return [afterKong(own, action, undefined, outlook)];
    if (action.type !== 'discard' || isFlower(action.tile)) return [];
    const { net, missing, route, winChance, routes } = discards.get(action.tile)!;
    return [{ action, value: net, missing, route, danger: outlook.danger[action.tile], winChance, routes }];
  });
}
