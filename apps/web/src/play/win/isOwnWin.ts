import type { Player } from '@gorrion/rules';
import type { HandResult } from '../../sheet/hand/handResult.ts';

/** Whether a player has won the hand; nobody for a spectator. */
export const isOwnWin = ({ outcome, payments }: HandResult, me: Player | undefined): boolean =>
  me !== undefined && outcome.kind === 'won' && payments[outcome.seat].player === me;
