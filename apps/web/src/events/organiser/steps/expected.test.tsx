// @vitest-environment happy-dom
import type { TournamentView } from '@gorrion/events/tournament';
import { expect, it } from 'vitest';
import { speakEnglish } from '../../../testing/english.ts';
import { mounted } from '../../../testing/mounted.ts';
import { eventView, players } from '../testing/view.ts';
import { Expected } from './Expected.tsx';

await speakEnglish();

it('how many came by their links is told from when they can', () => {
  const textOf = (stage: TournamentView['stage']) =>
    mounted(<Expected view={eventView({ stage, players: players(8) })} />).host.textContent;
  expect(textOf('draft')).toBe('ExpectedPlayers8Substitutes0');
  expect(textOf('open')).toContain('0 of 8 came by their link');
});
