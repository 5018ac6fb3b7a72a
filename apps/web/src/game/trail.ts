import type { NumberedHand } from '../board/pace.ts';
import type { Following } from '../store/following.ts';

/** The states of the hand after each of the newest facts of it, oldest first. */
export const trailOf = ({ recent, state }: Following): readonly NumberedHand[] =>
  recent.flatMap(({ entry }, i) => {
    const { event, seq } = entry;
    if (event.type !== 'session' || event.event.type !== 'hand') return [];
    return [{ seq, hand: (recent[i + 1]?.before ?? state).session.hand }];
  });
