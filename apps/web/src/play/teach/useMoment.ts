import { type TurnLoss, turnLoss } from '@gorrion/learn/teaching';
import { type Player, playerAt } from '@gorrion/rules';
import { useEffect, useRef, useState } from 'react';
import type { FollowedTable, SeenEntry } from '../../client/store/following.ts';

/** A discard of a learner that took their hand back, and who they are. */
export interface Moment extends TurnLoss {
  readonly player: Player;
}

/** Returns the discard of a learner that an entry brought and that took their hand back; undefined if it brought none. */
function momentOf({ entry: { event }, before }: SeenEntry): Moment | undefined {
  if (event.type !== 'session' || event.event.type !== 'hand') return undefined;
  const fact = event.event.event;
  if (fact.type !== 'discarded') return undefined;
  const player = playerAt(before.session, fact.seat);
  if (before.places[player].kind !== 'person') return undefined;
  const loss = turnLoss(before.session.hand, fact.seat, fact.tile);
  return loss && { ...loss, player };
}

/** Whether an entry puts another hand on the table, and whether it puts another turn there at all. */
function setOf({ entry: { event } }: SeenEntry): 'deal' | 'turn' | undefined {
  if (event.type === 'position-set') return event.why === 'deal' ? 'deal' : 'turn';
  const isDealt = event.type === 'session' && event.event.type === 'hand' && event.event.event.type === 'dealt';
  return isDealt ? 'deal' : undefined;
}

/**
 * Returns the newest discard that took a learner back in the hand in play, which only the teacher is told, and what puts
 * it away. Calls `onFirst` at the first one of each learner in a deal.
 */
export function useMoment(
  { recent, seq, epoch }: FollowedTable,
  onFirst: () => void,
): readonly [Moment | undefined, () => void] {
  const [moment, setMoment] = useState<Moment>();
  const seen = useRef({ seq, epoch });
  const told = useRef(new Set<Player>());
  const first = useRef(onFirst);
  first.current = onFirst;
  useEffect(() => {
    const before = seen.current;
    seen.current = { seq, epoch };
    if (epoch !== before.epoch) {
      // What happened while the connection was lost is not known: another deal may lie there.
      told.current.clear();
      setMoment(undefined);
    }
    for (const one of recent.filter(({ entry }) => entry.seq > before.seq)) {
      const set = setOf(one);
      if (set) setMoment(undefined);
      if (set === 'deal') told.current.clear();
      const found = momentOf(one);
      if (!found) continue;
      setMoment(found);
      if (!told.current.has(found.player)) first.current();
      told.current.add(found.player);
    }
  }, [recent, seq, epoch]);
  return [moment, () => setMoment(undefined)];
}
