// @vitest-environment happy-dom
import type { TournamentView } from '@gorrion/events/tournament';
import { expect, it, vi } from 'vitest';
import { speakEnglish } from '../../i18n/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { eventView, players } from '../testing/view.ts';
import type { EventDesk } from '../useEvent.ts';
import { SessionCard } from './SessionCard.tsx';

await speakEnglish();

it('lots are drawn at the console itself, by who may plan', () => {
  const send = vi.fn<EventDesk['send']>(async () => true);
  const shown = (own: Partial<TournamentView>) =>
    mounted(<SessionCard desk={{ id: 'e', view: eventView(own), send, plan: async () => true }} />);
  const open = { stage: 'open', players: players(8) } as const;
  const { plan, you } = eventView();
  const { host, fire } = shown({ ...open, plan: { ...plan, form: 'knock-out', sessions: 0 } });
  expect(host.querySelectorAll('a')).toHaveLength(0);
  expect(host.querySelectorAll('button')).toHaveLength(1);
  fire(host.querySelector('button')!, new MouseEvent('click', { bubbles: true }));
  expect(send.mock.calls).toEqual([[{ type: 'draw-lots' }]]);
  expect(shown({ ...open, you: { ...you, rights: ['clock'] } }).host.querySelector('button, a')).toBeNull();
});
