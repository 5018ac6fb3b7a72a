import type { TableState } from '@gorrion/protocol';
import { people } from '@gorrion/table';
import { useCallback, useRef } from 'react';
import { isDialogOpen, isTyping } from '../../board/hooks/useKeys.ts';
import { usePreferences } from '../../client/preferences/preferences.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { playerOf } from '../../client/store/viewer.ts';
import { useKeydown } from '../../kit/ui/useKeydown.ts';

/** Whether somebody comes when the umpire is called: an umpire at the table, or the umpires of its tournament. */
const hasUmpireNear = ({ umpire, event }: TableState): boolean =>
  umpire?.person !== undefined || event?.kind === 'tournament';

/** Whether rulings can be given at a table: an umpire can come, or several people play who can agree. A teacher decides alone. */
export const mayRule = (state: TableState): boolean =>
  state.stage === 'playing' && !state.lesson && (hasUmpireNear(state) || people(state).length > 1);

/** Lets the key U do something at the table. */
function useUmpireKey(call: (() => void) | undefined): void {
  const { keys } = usePreferences();
  useKeydown(
    event => {
      if (event.key.toLowerCase() !== 'u' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target) || isDialogOpen()) return;
      event.preventDefault();
      call?.();
    },
    { isOn: call !== undefined && keys },
  );
}

/**
 * Returns what opens the question whether to call the umpire, also by the key U, or at a table without one the form in
 * which a player proposes a ruling. Undefined for spectators, and where no other player could agree.
 */
export function useUmpireCall({ state, viewer }: FollowedTable, open: (what: 'call' | 'ruling') => void) {
  const mayCall = playerOf(viewer) !== undefined && mayRule(state);
  const what = hasUmpireNear(state) ? 'call' : 'ruling';
  const newest = useRef(open);
  newest.current = open;
  const ask = useCallback(() => newest.current(what), [what]);
  useUmpireKey(mayCall ? ask : undefined);
  return mayCall ? ask : undefined;
}
