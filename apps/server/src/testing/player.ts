import type { TableCode } from '@gorrion/protocol';
import { legalActions, type SeatCommand, seatOf } from '@gorrion/rules';
import type { Guest, View } from './guest.ts';
import type { TestServer } from './server.ts';

/* Plays for a guest: wins if the rules allow it, passes on every other claim, exposes flowers and discards. */

const RANK: readonly SeatCommand['type'][] = ['declare-win', 'expose-flower', 'claim', 'discard'];

/** Returns what it does of what the rules allow; undefined where that is nothing. */
export function choose(actions: readonly SeatCommand[]): SeatCommand | undefined {
  const winning = actions.find(action => action.type === 'claim' && action.claim.kind === 'win');
  const passing = actions.find(action => action.type === 'claim' && action.claim.kind === 'pass');
  if (winning ?? passing) return winning ?? passing;
  const known = actions.filter(({ type }) => RANK.includes(type));
  return known
    .toSorted((a, b) => RANK.indexOf(a.type) - RANK.indexOf(b.type))
    .find((action, _i, all) => action.type === all[0]?.type);
}

export const isPlaying = ({ state }: View): boolean => state.session.phase === 'playing';

/** Returns the legal actions of the viewer; empty for spectators and if no action is due. */
export function actionsOf({ state, viewer }: View): readonly SeatCommand[] {
  if (typeof viewer === 'string' || state.session.phase !== 'playing') return [];
  return legalActions(state.session.hand, seatOf(state.session, viewer));
}

/** Acts once on every state that allows an action, until stopped. Returns refusals; only stale commands cause any. */
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

/** Enters a table as the guest of a cookie and plays until its game is over, or for some hands. */
export async function playAt(
  server: TestServer,
  cookie: string,
  code: TableCode,
  hands = Number.POSITIVE_INFINITY,
): Promise<Guest> {
  const guest = await server.guest({ cookie });
  await guest.enter(code);
  const playing = playOn(guest);
  const stop = guest.watch(() => {
    const { view } = guest;
    if (view?.state.session.phase === 'between' && typeof view.viewer === 'number' && !view.state.ready[view.viewer])
      void guest.say({ type: 'ready' });
  });
  await guest.until(({ state }) => state.session.phase === 'over' || state.session.results.length >= hands);
  stop();
  playing.stop();
  return guest;
}
