import {
  type HandEvent,
  HIDDEN,
  legalActions,
  type Seat,
  type SessionState,
  seeded,
  viewSession,
} from '@gorrion/rules';
import { closeClaims } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { dealtTable } from '../testing/table.ts';
import { earlierLines, logLines } from './log.ts';

/** Returns a hand of random moves with all its events. */
function played(seed: string, commands: number): { session: SessionState; events: readonly HandEvent[] } {
  const random = seeded(seed);
  const table = dealtTable();
  const start = table.entries.length;
  for (let n = 0; n < commands && table.state.session.phase === 'playing'; n++) {
    const { hand } = table.state.session;
    const { phase } = hand;
    const seats: readonly Seat[] = phase.name === 'turn' ? [phase.seat] : [0, 1, 2, 3];
    const calls = seats.flatMap(seat => legalActions(hand, seat)).filter(({ type }) => type !== 'declare-win');
    const ways = calls.filter(action => action.type !== 'claim' || action.claim.kind !== 'pass');
    const command = ways[random() % Math.max(1, ways.length)] ?? calls[0];
    table.do({ type: 'play', command: (command ?? closeClaims) as never });
    const after = table.state.session.hand.phase;
    if (phase.name === 'claims' && after.name === 'claims') table.do({ type: 'play', command: closeClaims as never });
  }
  const events = table.entries
    .slice(start)
    .flatMap(({ event }) => (event.type === 'session' && event.event.type === 'hand' ? [event.event.event] : []));
  return { session: table.state.session, events };
}

describe('the log of a hand that the page joined late', () => {
  it('has its discards and claims in their order (200 random hands)', () => {
    const kinds = new Set<string>();
    for (let n = 0; n < 200; n++) {
      const { session, events } = played(`lines ${n}`, 10 + n);
      const known = logLines(events).flatMap(line => {
        const isOwn = line.kind === 'flower' || line.kind === 'concealed' || line.kind === 'added';
        return isOwn ? [] : [{ ...line, id: 0 }];
      });
      const lines = earlierLines(session.hand, 500);
      for (const { kind } of lines) kinds.add(kind);
      expect(lines.map(({ isEarlier: _, ...line }) => ({ ...line, id: 0 }))).toEqual(known);
      expect(lines.map(({ id }) => id)).toEqual(lines.map((_, i) => 500 - lines.length + i));
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['chow', 'discard', 'kong', 'pung']));
  });

  it('needs nothing that a viewer may not see', () => {
    const { session } = played('hidden', 90);
    const seen = viewSession(session, 2).hand;
    expect(seen.seats[0].concealed).toContain(HIDDEN);
    expect(earlierLines(seen, 9)).toEqual(earlierLines(session.hand, 9));
  });
});
