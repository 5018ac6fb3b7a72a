// @vitest-environment happy-dom
import type { TableHands, TournamentView } from '@gorrion/events/tournament';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mounted } from '../../testing/mounted.ts';
import { tournamentView } from '../../testing/tournament.ts';
import { useHands } from './useHands.ts';

const whole = tournamentView();
const [first] = whole.sessions;
const HANDS: readonly TableHands[] = first!.tables.map(({ table }) => ({
  table,
  hands: [{ hand: 1, kind: 'exhausted', changes: [0, 0, 0, 0] }],
}));
/** The event as its server shows it: without the hands of the first session, which is over. */
const view: TournamentView = {
  ...whole,
  sessions: whole.sessions.map(one =>
    one === first ? { ...one, tables: one.tables.map(table => ({ ...table, hands: [] })) } : one,
  ),
};

function Sheet() {
  const { view: shown, isLate, isComing } = useHands('ABCD2345', view, 1);
  return <p>{`${shown!.sessions[0]!.tables[0]!.hands.length}${isComing ? ' coming' : ''}${isLate ? ' late' : ''}`}</p>;
}

/** How often the server fails before it answers. */
let failures = 2;
const ask = vi.fn(async () =>
  failures-- > 0 ? new Response('away', { status: 502 }) : Response.json({ version: 1, part: HANDS }),
);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks again for the hands of a session that is over until the server tells them, and says so meanwhile', async () => {
  const { host } = mounted(<Sheet />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(host.textContent).toBe('0 coming');
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(ask).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(ask).toHaveBeenCalledTimes(2);
  expect(host.textContent).toBe('0 coming late');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(host.textContent).toBe('1');
});
