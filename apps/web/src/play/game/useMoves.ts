import type { SeatAction } from '@gorrion/protocol';
import type { SeatCommand } from '@gorrion/rules';
import { useCallback, useMemo } from 'react';
import type { TableProps } from '../../board/index.ts';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { sentClaim } from '../../client/store/prompt.ts';
import { actionsOf, promptOf, worthOf } from '../../client/store/tableView.ts';
import { foreseen } from './foreseen.ts';

const withoutSeat = ({ seat: _, ...action }: SeatCommand): SeatAction => action as SeatAction;

/** Returns a win without a list of fans: where the winner counts, the player names them. */
function unlisted(action: SeatAction): SeatAction {
  if (action.type === 'declare-win') return { type: 'declare-win' };
  return action.type === 'claim' && action.claim.kind === 'win' ? { type: 'claim', claim: { kind: 'win' } } : action;
}

export type Move = Pick<TableProps, 'hand' | 'actions' | 'prompt' | 'worth' | 'sent' | 'onAct'>;

/** Returns the hand with the player's pending moves already made, what they may do now, and how they do it. */
export function useMoves(table: FollowedTable): Move {
  const pending = useApp(app => app.pending);
  const link = useApp(app => app.link);
  const hand = useMemo(() => foreseen(table, pending), [table, pending]);
  const actions = useMemo(() => actionsOf(table, pending, link), [table, pending, link]);
  const worth = useMemo(() => worthOf(table, actions), [table, actions]);
  const onAct = useCallback(
    (command: SeatCommand) => void client.send({ type: 'act', action: unlisted(withoutSeat(command)) }),
    [],
  );
  return { hand, actions, worth, prompt: promptOf(table), sent: sentClaim(table, pending), onAct };
}
