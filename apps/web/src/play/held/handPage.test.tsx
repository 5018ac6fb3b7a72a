// @vitest-environment happy-dom
import type { Me, PersonId } from '@gorrion/protocol';
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { usePeace } from '../../client/peace/lists.ts';
import { useApp } from '../../client/store/app.ts';
import { askedOf } from '../../testing/asked.ts';
import { english, speakEnglish } from '../../testing/english.ts';
import { followed } from '../../testing/following.ts';
import { mounted } from '../../testing/mounted.ts';
import { dealtTable, PERSON, TestTable } from '../../testing/table.ts';
import HandPage from './HandPage.tsx';

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('../../client/index.ts', () => ({ client: { send } }));
speakEnglish();

it('a phone that takes a seat is told what the table asks, and asked before it sits with somebody its owner avoids', () => {
  askedOf({});
  const [me, mei]: readonly Me[] = ['eva', 'mei'].map(id => ({ id: id as PersonId, name: id }));
  const { settings, clockPreset: clock } = dealtTable().state;
  const asking = { ...settings, visibility: 'public', finishes: 90 } as const;
  const { state } = new TestTable()
    .add({ type: 'table-opened', settings: asking, clock, host: mei!.id })
    .add({ type: 'seated', place: 0, who: PERSON('Mei') });
  onTestFinished(() => {
    useApp.setState(useApp.getInitialState());
    usePeace.setState(usePeace.getInitialState());
  });
  useApp.setState({ me: me! });
  usePeace.setState({ owner: me!.id, lists: { apart: [mei!], blocked: [] } });
  const { host } = mounted(<HandPage table={followed(state, 'spectator')} />);
  const press = () =>
    act(() => [...host.querySelectorAll('button')].find(one => one.textContent === 'Take a seat')!.click());
  expect(host.textContent).toContain('finish at least 90%');
  press();
  expect(host.textContent).toContain('Take a seat all the same?Mei is here.');
  expect(send).not.toHaveBeenCalled();
  press();
  expect(send).toHaveBeenCalledWith({ type: 'sit' });
});

it('a phone of the host has bots take the free seats, and begins', () => {
  const { settings, clockPreset: clock } = dealtTable().state;
  const me: Me = { id: 'mei' as PersonId, name: 'Mei' };
  const { state } = new TestTable()
    .add({ type: 'table-opened', settings, clock, host: me.id })
    .add({ type: 'seated', place: 0, who: { kind: 'person', ...me, presence: 'here' } });
  onTestFinished(() => useApp.setState(useApp.getInitialState()));
  useApp.setState({ me });
  const { host } = mounted(<HandPage table={followed(state, 0)} />);
  const button = (name: string) => [...host.querySelectorAll('button')].find(one => one.textContent === name)!;
  expect(button('Start game').disabled).toBe(true);
  send.mockClear();
  act(() => button('Fill with bots').click());
  expect(send.mock.calls.map(([command]) => command.place)).toEqual([1, 2, 3]);
});

it('a phone of who was removed says so, and offers to watch alone', () => {
  const { state } = dealtTable();
  onTestFinished(() => useApp.setState(useApp.getInitialState()));
  useApp.setState({ me: { id: 'eva' as PersonId, name: 'Eva' } });
  const { host } = mounted(<HandPage table={followed({ ...state, barred: ['eva' as PersonId] }, 'spectator')} />);
  expect(host.querySelector('h1')!.textContent).toBe(english('hand.removed'));
  expect([...host.querySelectorAll('main a.btn, a.btn')].map(one => one.textContent)).toEqual([english('hand.watch')]);
});

it('a phone of who teaches at the table has no seat there', () => {
  const { host } = mounted(<HandPage table={followed(dealtTable().state, 'teacher')} />);
  expect(host.querySelector('h1')!.textContent).toBe(english('hand.noSeat'));
});

it('a phone that takes a seat at the table of a teacher is told what it agrees to', () => {
  const { settings, clockPreset: clock } = dealtTable().state;
  const { state } = new TestTable().add({
    type: 'table-opened',
    settings: { ...settings, teacher: true },
    clock,
    host: 'clara' as PersonId,
    teacher: { id: 'clara' as PersonId, name: 'Clara' },
  });
  onTestFinished(() => useApp.setState(useApp.getInitialState()));
  useApp.setState({ me: { id: 'eva' as PersonId, name: 'Eva' } });
  const { host } = mounted(<HandPage table={followed(state, 'spectator')} />);
  expect(host.textContent).toContain('Clara teaches, and sees all hands.');
  expect(host.textContent).toContain('By sitting down you agree to it.');
  send.mockClear();
  act(() => [...host.querySelectorAll('button')].find(one => one.textContent === 'Take a seat')!.click());
  expect(send).toHaveBeenCalledWith({ type: 'sit', isTaught: true });
});
