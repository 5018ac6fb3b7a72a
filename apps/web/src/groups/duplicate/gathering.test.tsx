// @vitest-environment happy-dom
import type { ChairView, DuplicateView } from '@gorrion/events/duplicate';
import { expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { Gathering } from './Gathering.tsx';

await speakEnglish();

it('the link of an evening without a free seat says so, and who can add a table; a full table waits for nobody', () => {
  const bot = { kind: 'bot', level: 'regular' } as const;
  const shown = (first: ChairView, own: Partial<DuplicateView> = {}) => {
    const view = {
      ...{ plan: { form: 'individual', tables: 1, walls: 'own' }, isOwner: false, commitments: [] },
      tables: [{ number: 1, stage: 'waiting', chairs: [first, bot, bot, bot] }],
      ...own,
    } as unknown as DuplicateView;
    const { host } = mounted(<Gathering id="D" view={view} send={async () => ({ ok: true }) as never} waiting={0} />);
    return [host.querySelector('.dup-link p')?.textContent, host.querySelector('.dup-stage')?.textContent];
  };
  const person = { kind: 'person', name: 'Bea' } as const;
  const waiting = ['Whoever has this link can take a free seat, tonight or next week.', 'waits for players'];
  expect(shown({ kind: 'free' })).toEqual(waiting);
  const other = 'No seat is free now. Whoever set up the evening can add a table.';
  expect(shown(person)).toEqual([other, 'full, can be opened']);
  expect(shown(person, { isOwner: true })[0]).toBe('No seat is free now. Add a table before you send the link.');
});

it('nobody is missing at the table of one person and bots, and at one of two somebody may be', () => {
  const bot = { kind: 'bot', level: 'regular' } as const;
  const me = { kind: 'person', name: 'Ana', you: true } as const;
  const ways = (second: ChairView) => {
    const table = { number: 1, stage: 'playing', code: 'ABCDEFGH', you: true, chairs: [me, second, bot, bot] };
    const plan = { form: 'individual', tables: 1, walls: 'own' };
    const view = { plan, isOwner: true, commitments: [], tables: [table] } as unknown as DuplicateView;
    const { host } = mounted(<Gathering id="D" view={view} send={async () => ({ ok: true }) as never} waiting={0} />);
    return [...host.querySelectorAll('.dup-state :is(a, button)')].map(({ textContent }) => textContent);
  };
  expect(ways(bot)).toEqual(['Go to the table']);
  expect(ways({ kind: 'person', name: 'Bea' })).toEqual(['Go to the table', 'Begin without the missing']);
});
