// @vitest-environment happy-dom
import type { TournamentCommand } from '@gorrion/events/tournament';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { speakEnglish } from '../../../testing/english.ts';
import { mounted } from '../../../testing/mounted.ts';
import { eventView, player } from '../testing/view.ts';
import { keepText } from './keptText.ts';
import { PasteList } from './PasteList.tsx';

await speakEnglish();

it('a pasted list is cleared only after a question', () => {
  const view = eventView();
  keepText('e', 'Ana Sá\nBo');
  const desk = { id: 'e', view, send: async () => true, plan: async () => true };
  const { host, fire } = mounted(<PasteList desk={desk} onTaken={() => {}} />);
  const press = () => {
    const clear = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Clear')!;
    fire(clear, new MouseEvent('click', { bubbles: true }));
  };
  press();
  expect([host.querySelector('textarea')!.value, host.querySelector('.sure legend')!.textContent]).toEqual([
    'Ana Sá\nBo',
    'Clear all 2 lines?',
  ]);
  press();
  expect(host.querySelector('textarea')!.value).toBe('');
});

it('a list is replaced only after a question that says who goes, and what became of it is true', async () => {
  const send = vi.fn(async (_: TournamentCommand) => true);
  const onTaken = vi.fn();
  const view = eventView({ players: [player(1, { name: 'Ana Sá' }), player(2), player(3)] });
  keepText('e', 'Ana Sá\nBo');
  const { host, fire } = mounted(
    <PasteList desk={{ id: 'e', view, send, plan: async () => true }} onTaken={onTaken} />,
  );
  const press = (word: string) => {
    const button = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === word)!;
    fire(button, new MouseEvent('click', { bubbles: true }));
  };
  press('Replace the list by these 2');
  expect(send).not.toHaveBeenCalled();
  expect(host.querySelector('.sure legend')!.textContent).toBe(
    'Replace the list? 2 players go with their links, 1 stays, 1 is new.',
  );
  press('Replace the list by these 2');
  await act(async () => {});
  expect(onTaken).toHaveBeenCalledWith('2 players on the list: 1 new, 2 gone', true);
  expect(send.mock.calls[0]![0]).toMatchObject({ replaces: [1, 2, 3], players: [{ name: 'Ana Sá' }, { name: 'Bo' }] });
});
