// @vitest-environment happy-dom
import type { TournamentView } from '@gorrion/events/tournament';
import { expect, it } from 'vitest';
import { speakEnglish } from '../../../testing/english.ts';
import { mounted } from '../../../testing/mounted.ts';
import { eventView, players, sessionView, tableView } from '../testing/view.ts';
import { OpenStep } from './OpenStep.tsx';

await speakEnglish();

it('the last step says that an event is open, and that play comes later, only while it is so', () => {
  const text = (own: Partial<TournamentView>) => {
    const desk = { id: 'e', view: eventView(own), send: async () => true, plan: async () => true };
    const sent = { savedAt: undefined, refused: undefined, waiting: 0, dismiss: () => {} };
    return mounted(<OpenStep desk={desk} sent={sent} />).host.textContent;
  };
  const sessions = [sessionView(1, { stage: 'over', tables: [tableView(1, { stage: 'final' })] })];
  expect(text({})).toContain('Ready, with 2 remarks');
  expect(text({ stage: 'open' })).toMatch(/The event is open.*Play starts later/);
  expect(text({ stage: 'open' })).toMatch(/\d remarks on the plan/);
  expect(text({ stage: 'open' })).not.toMatch(/Ready|will see|can open|Something is missing/);
  const { plan } = eventView();
  const lots = { plan: { ...plan, form: 'knock-out' }, players: players(8) } as const;
  expect(text(lots)).toContain('Seatinglots are drawn after openingAn umpire');
  expect(text({ ...lots, stage: 'open' })).toContain('Seatingthe lots are still to be drawnGo there');
  expect(text({ stage: 'playing', sessions })).not.toContain('Play starts later');
  const over = text({ stage: 'over', sessions });
  expect(over).toContain('Step 6 of 6. The event is over.');
  expect(over).not.toMatch(/The event is open|Play starts later/);
});
