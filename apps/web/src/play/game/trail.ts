import type { NumberedHand } from '../../board/pace.ts';
import type { FollowedTable } from '../../client/store/following.ts';

/** Returns the states of the hand after each of its newest events, oldest first. */
export const trailOf = ({ recent, state }: FollowedTable): readonly NumberedHand[] =>
  recent.flatMap(({ entry }, i) => {
    const { event, seq } = entry;
    if (event.type !== 'session' || event.event.type !== 'hand') return [];
    return [{ seq, hand: (recent[i + 1]?.before ?? state).session.hand }];
  });
