// @vitest-environment happy-dom
import type { TableView, TournamentView } from '@gorrion/events/tournament';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { speakEnglish } from '../../../testing/english.ts';
import { mounted } from '../../../testing/mounted.ts';
import { SentContext } from '../fields/EventDialog.tsx';
import { drawOf, eventView, player, players, sessionView, tableView } from '../testing/view.ts';
import type { EventDesk } from '../useEvent.ts';
import { SessionCard } from './SessionCard.tsx';
import { TableDialog } from './TableDialog.tsx';

await speakEnglish();

const send = vi.fn<EventDesk['send']>(async () => true);
const roster = [...players(4), player(5, { name: 'Spare', isSubstitute: true })];

function shown(own: Partial<TableView>, stage: 'waiting' | 'playing' = 'waiting') {
  send.mockClear();
  const table = tableView(3, own);
  const session = sessionView(1, { stage, tables: [table] });
  const view: TournamentView = eventView({ stage: 'playing', players: roster, draw: drawOf(4), sessions: [session] });
  const desk = { id: 'e', view, send, plan: async () => true };
  const sent = { savedAt: undefined, refused: 'The table has not ended yet.', waiting: 0, dismiss: () => undefined };
  const page = mounted(
    <SentContext value={sent}>
      <SessionCard desk={desk} />
      <TableDialog desk={desk} session={session} table={table} onClose={() => undefined} />
    </SentContext>,
  );
  const dialog = document.querySelector('dialog')!;
  const choices = [...dialog.querySelectorAll('select')].map(one => [...one.options].map(({ text }) => text));
  return { ...page, dialog, choices };
}

it('a substitute takes an empty seat of a table; its seats are told apart by their winds', async () => {
  const { host, dialog, choices, fire } = shown({ players: [1, null, null, 4], stage: 'waiting' });
  expect(host.textContent).toContain('2 seats have no player. Table 3: open it and say who plays');
  expect(choices).toEqual([
    ['East: Player 1', 'South: Empty seat', 'West: Empty seat', 'North: Player 4'],
    ['Who takes this seat?', 'Player 2', 'Player 3', 'Spare'],
  ]);
  const who = dialog.querySelectorAll('select')[1]!;
  who.value = '5';
  fire(who, new Event('change', { bubbles: true }));
  const button = [...dialog.querySelectorAll('button')].find(one => one.textContent === 'Give the seat')!;
  fire(button, new MouseEvent('click', { bubbles: true }));
  await act(async () => undefined);
  expect(send.mock.calls).toEqual([[{ type: 'fill-seat', session: 1, table: 3, seat: 1, by: 5 }]]);
  expect(dialog.querySelector('[role="alert"]')?.textContent).toContain('The table has not ended yet.');
});

it('after a seat is given, the next empty one is asked about; a table that waits says so', async () => {
  const { dialog, fire } = shown({ players: [1, null, null, 4], stage: 'not-played' }, 'playing');
  expect(dialog.textContent).toContain('begins as soon as all four seats have a player');
  const [seat, who] = dialog.querySelectorAll('select');
  who!.value = '5';
  fire(who!, new Event('change', { bubbles: true }));
  const give = [...dialog.querySelectorAll('button')].find(one => one.textContent === 'Give the seat')!;
  fire(give, new MouseEvent('click', { bubbles: true }));
  await act(async () => undefined);
  expect(seat!.selectedOptions[0]!.text).toBe('West: Empty seat');
});

it('a seat that a substitute has filled says who plays, and is left empty again before the session', () => {
  const { dialog, fire } = shown({ players: [5, 2, 3, 4], stage: 'waiting' });
  expect(dialog.textContent).toContain('Spare plays here.');
  expect(dialog.textContent).not.toContain('Give the seat');
  const button = [...dialog.querySelectorAll('button')].find(one => one.textContent === 'Leave the seat empty again')!;
  fire(button, new MouseEvent('click', { bubbles: true }));
  expect(send.mock.calls).toEqual([[{ type: 'fill-seat', session: 1, table: 3, seat: 0, by: null }]]);
});

it('a table that plays has no sheet to correct, a way to its hands, and no end of its session', () => {
  const playing = shown({ isReal: true, stage: 'playing' }, 'playing');
  expect(playing.dialog.querySelector('form')).toBeNull();
  expect([...playing.dialog.querySelectorAll('a')].map(one => one.getAttribute('href'))).toContain('/e/e/scorer/1-3');
  expect(playing.host.textContent).toContain('1 table still plays.');
  expect(playing.host.textContent).not.toContain('End session 1');
});

it('a sheet is corrected, and a session ended, once its tables have ended', () => {
  const ended = shown({ isReal: true, stage: 'ended' }, 'playing');
  expect(ended.dialog.querySelector('form label')?.textContent).toBe('East: Player 1');
  expect(ended.host.textContent).toContain('End session 1');
  const correct = () =>
    [...ended.dialog.querySelectorAll('button')].find(one => one.textContent === 'Correct')!.disabled;
  const write = (at: number, text: string) => {
    const field = ended.dialog.querySelectorAll<HTMLInputElement>('form input')[at]!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
    ended.fire(field, new Event('input', { bubbles: true }));
  };
  write(0, '5');
  write(4, 'Sum');
  expect(correct()).toBe(true);
  expect(ended.dialog.textContent).toContain('Write the difference for each player');
  const notes = () => [...ended.dialog.querySelectorAll('.changes small')].map(one => one.textContent);
  expect(notes()).toEqual(['0 becomes +5', 'Now 0', 'Now 0', 'Now 0']);
  write(1, '-5');
  expect(correct()).toBe(false);
});
