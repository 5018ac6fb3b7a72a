import { useMemo } from 'react';
import type { TableProps } from '../../board/index.ts';
import { client } from '../../client/index.ts';
import { useTablePreferences } from '../../client/preferences/useTablePreferences.ts';
import { bankerShown } from '../../client/store/banker.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { seatOfViewer } from '../../client/store/people.ts';
import { trailOf } from './trail.ts';

/** Lines of the log that the table shows and reads aloud, and that sounds follow from; the menu has all of them. */
const RECENT = 24;

/** Returns what every drawing of a table gets of it: what is played, how far the game is, and the viewer's preferences. */
export function useShownTable(table: FollowedTable) {
  const { state, viewer, moves } = table;
  const { session } = state;
  const trail = useMemo(() => trailOf(table), [table]);
  const recent = useMemo(() => moves.slice(-RECENT), [moves]);
  const settings = useTablePreferences();
  return {
    seq: table.seq,
    trail,
    seat: seatOfViewer(state, viewer),
    isAtRest: state.pause.since !== undefined,
    prevalentWind: session.hand.prevalentWind,
    handNumber: Math.max(1, session.handNumber),
    handsTotal: session.options.hands,
    ...bankerShown(session),
    recent,
    epoch: table.epoch + (session.voidedHands ?? 0) + (state.lesson?.positions ?? 0),
    settings,
    now: client.now,
  } satisfies Partial<TableProps>;
}
