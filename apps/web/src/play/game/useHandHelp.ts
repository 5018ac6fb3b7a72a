import { type HandState, isClassical, type SeatCommand, type Tile } from '@gorrion/rules';
import { useCallback } from 'react';
import type { TableProps } from '../../board/index.ts';
import { hintsAt } from '../../client/facts/level.ts';
import { unseenBy } from '../../client/facts/unseen.ts';
import { useAdvice, useFacts } from '../../client/facts/useFacts.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { seatOfViewer } from '../../client/store/people.ts';
import type { Panels } from './usePanels.ts';

/** Returns whether the hand is in play. Before the deal and after the end a panel would cover the table. */
const isInPlay = ({ phase }: HandState): boolean => phase.name === 'turn' || phase.name === 'claims';

/**
 * Returns what the table tells the viewer about their own hand, as far as its options allow. `shown` is the hand as the
 * page shows it: while it is ahead of the server's hand, what is known of the latter is hidden.
 */
export function useHandHelp(
  { state, viewer }: FollowedTable,
  shown: HandState,
  actions: readonly SeatCommand[],
  { shown: panels, open }: Panels,
): Pick<TableProps, 'facts' | 'advice' | 'waits' | 'unseen'> {
  const { hand } = state.session;
  const seat = seatOfViewer(state, viewer);
  const hints = hintsAt(state);
  // The advice weighs fans, which the older ways have not.
  const isAdvised = hints === 'advice' && !isClassical(hand.rules);
  const isOpen = panels.includes('advice');
  const onOpen = useCallback((is: boolean) => open('advice', is), [open]);
  const onWaits = useCallback((is: boolean) => open('waits', is), [open]);
  const advised = useAdvice(hand, seat, actions, isAdvised && isOpen);
  const facts = useFacts(hand, seat, actions, hints !== 'off');
  const isCurrent = shown === hand;
  const hasAdvice = isAdvised && seat !== undefined && isInPlay(hand);
  return {
    facts: isCurrent ? facts : undefined,
    waits: { isOpen: panels.includes('waits'), onOpen: onWaits },
    ...(hasAdvice ? { advice: { isOpen, onOpen, told: isCurrent ? advised : undefined } } : {}),
    unseen: hints === 'off' || seat === undefined ? undefined : (tile: Tile) => unseenBy(hand, seat, tile),
  };
}
