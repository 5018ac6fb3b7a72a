import { legalActions, type SeatCommand, seatOf } from '@gorrion/rules';
import type { Guest, View } from './guest.ts';

/** A guest who plays: wins if they may, passes otherwise, and discards the drawn tile. */

const RANK: readonly SeatCommand['type'][] = ['declare-win', 'expose-flower', 'claim', 'discard'];

function choose(actions: readonly SeatCommand[]): SeatCommand | undefined {
  const winning = actions.find(action => action.type === 'claim' && action.claim.kind === 'win');
  const passing = actions.find(action => action.type === 'claim' && action.claim.kind === 'pass');
  if (winning ?? passing) return winning ?? passing;
  const known = actions.filter(({ type }) => RANK.includes(type));
  return known
    .toSorted((a, b) => RANK.indexOf(a.type) - RANK.indexOf(b.type))
    .find((action, _i, all) => action.type === all[0]?.type);
}

export const isPlaying = ({ state }: View): boolean => state.session.phase === 'playing';

/** What this view may do now; empty for watchers and between turns. */
export function actionsOf({ state, viewer }: View): readonly SeatCommand[] {
  if (viewer === 'spectator' || state.session.phase !== 'playing') return [];
  return legalActions(state.session.hand, seatOf(state.session, viewer));
}

/** Answers every question once, until stopped. Refusals are kept: a fair player gets none but stale ones. */
export function playOn(guest: Guest): { stop(): void; readonly refusals: string[] } {
  const refusals: string[] = [];
  let answered = -1;
  const stop = guest.watch(() => {
    const { view } = guest;
    if (!view || view.seq === answered) return;
    const action = choose(actionsOf(view));
    if (!action) return;
    answered = view.seq;
    const { seat: _seat, ...mine } = action;
    void guest.act(mine).then(answer => {
      if (!answer.ok) refusals.push(answer.code);
    });
  });
  return { stop, refusals };
}
