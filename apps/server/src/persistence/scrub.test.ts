import type { Entry, PersonId, TableEvent } from '@gorrion/protocol';
import { wmo2006 } from '@gorrion/rules';
import { unopened } from '@gorrion/table';
import { expect, it } from 'vitest';
import { namedIn } from './named.ts';
import { scrubbed } from './scrub.ts';

const ana = 'ana' as PersonId;
const who = { kind: 'person', id: ana, name: 'Ana', presence: 'here' } as const;

/** What a server of version 4 of the log wrote: no figures of the clock, no seating of a hand. */
const OLD = [
  { type: 'table-opened', settings: unopened.settings, host: ana },
  { type: 'seated', place: 0, who },
  { type: 'session', event: { type: 'session-started', options: { rules: wmo2006, hands: 4 } } },
  { type: 'session', event: { type: 'hand-begun', number: 1 } },
  { type: 'renamed', place: 0, name: 'Anna' },
] as unknown as readonly TableEvent[];

it('forgets a name in a log of an older version, and keeps every other entry as it was written', () => {
  const entries = OLD.map((event, n): Entry => ({ seq: n + 1, at: n, event }));
  const after = scrubbed(entries, ana, 'Somebody');
  const changed = after.filter((entry, n) => entry !== entries[n]).map(({ event }) => event);
  expect(changed).toEqual([
    { type: 'seated', place: 0, who: { ...who, name: 'Somebody' } },
    { type: 'renamed', place: 0, name: 'Somebody' },
  ]);
});

it('forgets the name of an umpire and of a guest who asked to watch, and no other umpire', () => {
  const umpire = { type: 'sheet-signed', by: 'umpire' } as const;
  const answer = { type: 'appeal-answered', appeal: 0, isUpheld: true, remark: 'Ana is right.' } as const;
  const appointed = (id: string, name: string) =>
    ({ type: 'umpire-appointed', person: { id: id as PersonId, name } }) as const;
  const by = (name: string) => [
    { ...umpire, name },
    { ...answer, name },
  ];
  const log = (name: string): readonly TableEvent[] => [
    OLD[0]!,
    { type: 'watch-asked', person: { id: ana, name } },
    appointed('ana', name),
    ...by(name),
    { type: 'umpire-left' },
    appointed('bea', 'Ana'),
    ...by('Ana'),
  ];
  const entries = log('Ana').map((event, n): Entry => ({ seq: n + 1, at: n, event }));
  expect(scrubbed(entries, ana, 'Somebody').map(({ event }) => event)).toEqual(log('Somebody'));
  expect([...new Set(namedIn(entries))]).toEqual(['ana', 'bea']);
});

it('forgets the name under which a person has appealed, and no other appeal', () => {
  const seats = [0, 1].map(place => ({ type: 'seated', place, who: { ...who, id: place === 0 ? ana : 'bea' } }));
  const appeals = [0, 1].map(by => ({ type: 'appealed', by, name: 'Ana', hand: 1, text: 'Late.' }));
  const events = [OLD[0], ...seats, ...appeals] as readonly TableEvent[];
  const entries = events.map((event, n): Entry => ({ seq: n + 1, at: n, event }));
  const after = scrubbed(entries, ana, 'Somebody').map(({ event }) => event);
  expect(after.slice(-2)).toEqual([{ ...appeals[0], name: 'Somebody' }, appeals[1]]);
});
