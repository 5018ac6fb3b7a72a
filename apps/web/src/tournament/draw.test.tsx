// @vitest-environment happy-dom
import { drawLots } from '@gorrion/events/lots';
import type { DrawView } from '@gorrion/events/tournament';
import { act } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { seatingNotes } from '../event/words.ts';
import { english, speakEnglish } from '../i18n/english.ts';
import { mounted } from '../testing/mounted.ts';
import { tournamentView } from '../testing/tournament.ts';
import { DrawCard } from './DrawCard.tsx';

beforeAll(speakEnglish);

const view = tournamentView();
const secret = { seed: '22'.repeat(32), salt: '11'.repeat(32) };
const lots = drawLots({ event: 'e', purpose: 'players', entrants: ['1 A', '2 B', '3 C', '4 D'] }, secret);
const entrants = [1, 2, 3, 4];

/** A draw of four players, after which a fifth has come. */
const draw = (own: Partial<DrawView> = {}): DrawView => ({
  ...{ ...secret, commitment: lots.commitment, entrants, absent: [], at: 9, number: 1, lots },
  order: [...lots.order.map(place => entrants[place]!), 5],
  ...own,
});

/** What the page says of a draw before and after the reader has checked it. */
async function said(of: DrawView): Promise<readonly string[]> {
  const { host } = mounted(<DrawCard view={view} draw={of} />);
  const before = host.textContent ?? '';
  await act(async () => host.querySelector('button')?.click());
  await act(() => import('@gorrion/events/lots'));
  return [before, (host.querySelector('[role="status"]')?.textContent ?? '').trim()];
}

it('a draw whose commitment was public before is called promised, and late players are named', async () => {
  const [before, checked] = await said(draw({ promisedAt: 5 }));
  expect(before).toContain('Promised: the fingerprint of this draw was public from');
  expect(before).toContain('came after the draw');
  expect(checked).toBe('The draw is the one that was promised.');
});

it.each([
  [1, 'Not promised: nobody could see the fingerprint of this draw before it was made.'],
  [925, 'Not promised: lots were drawn 925 times, and the organiser kept the last draw.'],
])('a draw that nobody had promised is called so, also by its check (%i)', async (number, words) => {
  const [before, checked] = await said(draw({ number }));
  expect(before).toContain(words);
  expect(before).not.toContain('Promised before the draw');
  expect(checked).toBe('The numbers follow from the seed. That is all: this draw was not promised before.');
});

it('an altered order does not pass', async () => {
  const [, checked] = await said(draw({ promisedAt: 5, order: draw().order.toReversed() }));
  expect(checked).toBe('The numbers are not those that the draw gives.');
});

it('prints and exports carry the same words', () => {
  const notes = (own: object) => seatingNotes(english, { ...view, draw: draw({ number: 3 }), ...own }).join(' ');
  expect(notes({ isRotationLate: true })).toBe(
    'A perfect design: no two players meet twice. The chart was made or changed after the draw, when the organiser knew all numbers. Not promised: lots were drawn 3 times, and the organiser kept the last draw.',
  );
  expect(notes({ rotationOrigin: { by: 'hand' } })).toContain('Edited by the organiser. The chart was fixed before');
});
