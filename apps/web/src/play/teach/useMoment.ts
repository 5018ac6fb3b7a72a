import { type TurnLoss, turnLoss } from '@gorrion/learn/teaching';
import type { TableState } from '@gorrion/protocol';
import { type Player, playerAt } from '@gorrion/rules';
import { useEffect, useRef, useState } from 'react';

/** A discard of a learner that took their hand back, and the name of the deal in which it happened. */
export interface Moment extends TurnLoss {
  readonly player: Player;
  readonly at: number;
}

/** Returns the discard between two states that took a learner's hand back; undefined if there was none. */
function momentBetween(before: TableState, after: TableState): Omit<Moment, 'at'> | undefined {
  const { hand } = before.session;
  const { phase } = after.session.hand;
  if (hand === after.session.hand || hand.phase.name !== 'turn' || phase.name !== 'claims') return undefined;
  const { seat } = hand.phase;
  const player = playerAt(before.session, seat);
  if (phase.on !== 'discard' || phase.from !== seat || before.places[player].kind !== 'person') return undefined;
  const loss = turnLoss(hand, seat, phase.tile);
  return loss && { ...loss, player };
}

/**
 * Returns the newest discard that took a learner back in the hand in play, which only the teacher is told, and what puts
 * it away. Calls `onFirst` at the first one of each learner in a deal.
 */
export function useMoment(state: TableState, onFirst: () => void): readonly [Moment | undefined, () => void] {
  const [moment, setMoment] = useState<Moment>();
  const last = useRef(state);
  const told = useRef(new Set<Player>());
  const deal = useRef(state.session.hand.wall.tiles);
  const first = useRef(onFirst);
  first.current = onFirst;
  useEffect(() => {
    const before = last.current;
    last.current = state;
    if (state.session.hand.wall.tiles !== deal.current && state.session.hand.wall.front <= 53) {
      deal.current = state.session.hand.wall.tiles;
      told.current.clear();
      setMoment(undefined);
    }
    if (before.lesson?.positions !== state.lesson?.positions) return setMoment(undefined);
    const found = momentBetween(before, state);
    if (!found) return;
    setMoment({ ...found, at: state.clock.since });
    if (told.current.has(found.player)) return;
    told.current.add(found.player);
    first.current();
  }, [state]);
  return [moment, () => setMoment(undefined)];
}
