// @vitest-environment happy-dom
import type { TournamentCommand } from '@gorrion/events/tournament';
import { expect, it, vi } from 'vitest';
import { speakEnglish } from '../../../testing/english.ts';
import { mounted } from '../../../testing/mounted.ts';
import { eventView, player } from '../testing/view.ts';
import { HandList } from './HandList.tsx';

await speakEnglish();

it('a field of a player that was emptied is saved empty', async () => {
  const send = vi.fn(async (_: TournamentCommand) => true);
  const view = eventView({ players: [player(1, { name: 'Sub Mora', team: 'substitute' })] });
  const desk = { id: 'e', view, send, plan: async () => true };
  const { host, fire } = mounted(<HandList desk={desk} isListFirst />);
  fire(host.querySelector('.og-people button')!, new MouseEvent('click', { bubbles: true }));
  const dialog = document.querySelector('dialog')!;
  const team = [...dialog.querySelectorAll('input')].find(({ value }) => value === 'substitute')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(team, '');
  fire(team, new Event('input', { bubbles: true }));
  fire(dialog.querySelector('form')!, new Event('submit', { bubbles: true, cancelable: true }));
  expect(send.mock.calls[0]![0]).toMatchObject({ type: 'change-player', player: 1, changes: { team: '', ema: '' } });
});
