import type { Evening, GroupState } from '@gorrion/events/groups';
import type { PersonId } from '@gorrion/protocol';
import { expect, it } from 'vitest';
import { HeldClock } from '../testing/heldClock.ts';
import { EveningPushes } from './eveningPushes.ts';
import type { Call } from './pushes.ts';

const MINUTE = 60_000;

function setting() {
  const clock = new HeldClock();
  clock.run(0);
  const called: { readonly person: PersonId; readonly call: Call }[] = [];
  const open = () => new EveningPushes({ clock, call: async (person, call) => void called.push({ person, call }) });
  const evening = (more: Partial<Evening>): Evening => ({
    ...{ at: clock.now() + 90 * MINUTE, offset: 60, place: 'At Ana’s', link: '', number: 1, by: 1 },
    ...{ answers: { 1: 'yes', 2: 'no', 3: 'yes', 4: 'maybe' }, rounds: [] },
    ...more,
  });
  const group = (next: Evening | null): GroupState =>
    ({
      name: 'Tuesday',
      members: ['ana', 'bea', null, 'dan'].map((person, n) => ({
        ...{ number: n + 1, person, role: 'member', since: 1, until: null },
      })),
      evening: next,
    }) as unknown as GroupState;
  /** Who was told, how many minutes before, in the order of calls. */
  const told = () => called.splice(0).map(({ person, call }) => [person, call.evening?.lead, call.push]);
  return { clock, open, evening, group, told };
}

const push = (minutes: number) => ({ kind: 'evening', group: 'Tuesday', place: 'At Ana’s', minutes });

it('calls who has said yes, once for each time that a device may want', async () => {
  const { clock, open, evening, group, told } = setting();
  const pushes = open();
  const planned = evening({});
  pushes.follow('GROUP234', group(planned));
  await clock.pass(31 * MINUTE);
  expect(told()).toEqual([['ana', 60, push(60)]]);
  // An answer that comes later counts.
  pushes.follow('GROUP234', group({ ...planned, answers: { 1: 'no', 2: 'yes' } }));
  await clock.pass(60 * MINUTE);
  expect(told()).toEqual([30, 15, 5].map(lead => ['bea', lead, push(lead)]));
});

it('follows an evening that is moved, and forgets one that is cancelled', async () => {
  const { clock, open, evening, group, told } = setting();
  const pushes = open();
  const planned = evening({ answers: { 1: 'yes' } });
  pushes.follow('GROUP234', group(planned));
  pushes.follow('GROUP234', group({ ...planned, at: planned.at + 60 * MINUTE }));
  await clock.pass(89 * MINUTE);
  expect(told()).toEqual([]);
  await clock.pass(2 * MINUTE);
  expect(told()).toEqual([['ana', 60, push(60)]]);
  pushes.follow('GROUP234', group(null));
  await clock.pass(120 * MINUTE);
  expect(told()).toEqual([]);
});

it('tells after a restart what it could not tell before, but nothing late of what has just been set', async () => {
  const { clock, open, evening, group, told } = setting();
  const planned = evening({ at: clock.now() + 20 * MINUTE, answers: { 1: 'yes' } });
  const before = open();
  before.follow('GROUP234', group(planned));
  before.stop();
  expect(told()).toEqual([30, 60].map(lead => ['ana', lead, push(20)]));
  const pushes = open();
  pushes.follow('GROUP234', group(null));
  pushes.follow('GROUP234', group(planned));
  expect(told()).toEqual([]);
  await clock.pass(6 * MINUTE);
  expect(told()).toEqual([['ana', 15, push(15)]]);
});
