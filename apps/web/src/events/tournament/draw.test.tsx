// @vitest-environment happy-dom
import { commitmentTo, drawLots } from '@gorrion/events/lots';
import { drawnTables } from '@gorrion/events/rotation';
import type { DrawView, SessionMaking, TournamentView } from '@gorrion/events/tournament';
import { act, type ReactElement } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { english, speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { tournamentView } from '../../testing/tournament.ts';
import { absentFrom } from '../event/draw.ts';
import { rotationTitle, seatingNotes } from '../event/words.ts';
import { DrawCard } from './DrawCard.tsx';
import { Making } from './Making.tsx';

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

const said = (of: DrawView) => checked(<DrawCard view={view} draw={of} />);

/** What a page says of a draw before and after the reader has checked it. */
async function checked(page: ReactElement): Promise<readonly string[]> {
  const { host } = mounted(page);
  const before = host.textContent ?? '';
  await act(async () => host.querySelector('button')?.click());
  await act(() => Promise.all([import('@gorrion/events/lots'), import('@gorrion/events/rotation')]));
  return [before, (host.querySelector('[role="status"]')?.textContent ?? '').trim()];
}

it('a draw whose commitment was public before is called promised, and late players are named', async () => {
  const [before, found] = await said(draw({ promisedAt: 5 }));
  expect(before).toContain('Promised: the fingerprint of this draw was public from');
  expect(before).toContain('came after the draw');
  expect(found).toBe('The draw is the one that was promised.');
});

it.each([
  [1, 'Not promised: nobody could see the fingerprint of this draw before it was made.'],
  [925, 'Not promised: lots were drawn 925 times, and the organiser kept the last draw.'],
])('a draw that nobody had promised is called so, also by its check (%i)', async (number, words) => {
  const [before, found] = await said(draw({ number }));
  expect(before).toContain(words);
  expect(before).not.toContain('Promised before the draw');
  expect(found).toBe('The numbers follow from the seed. That is all: this draw was not promised before.');
});

it('an altered order does not pass', async () => {
  const [, found] = await said(draw({ promisedAt: 5, order: draw().order.toReversed() }));
  expect(found).toBe('The numbers are not those that the draw gives.');
});

it('numbers decide the seats of a chart only where there is one', async () => {
  const note = async (plan: Partial<TournamentView['plan']>) =>
    (await checked(<DrawCard view={{ ...view, plan: { ...view.plan, ...plan } }} draw={draw()} />))[0];
  expect(await note({ seating: 'chart', form: 'round-robin' })).toContain('decides the seats of the rotation chart');
  for (const plan of [{ seating: 'draw' }, { seating: 'by-rank' }, { form: 'knock-out' }] as const)
    expect(await note(plan)).toContain('Tables are made session by session.');
});

it('gives its page the name where there is no chart', () => {
  const title = (plan: Partial<TournamentView['plan']>) => rotationTitle(english, { plan: { ...view.plan, ...plan } });
  expect([title({ seating: 'chart' }), title({ seating: 'draw' }), title({ form: 'knock-out' })]).toEqual([
    'Rotation chart',
    'Draw of lots',
    'Draw of lots',
  ]);
});

it('tells of absent players once somebody was checked in', () => {
  const entrants = [1, 2, 3];
  expect(absentFrom(draw({ entrants, absent: [3, 1] }))).toEqual([3, 1]);
  expect(absentFrom(draw({ entrants, absent: entrants }))).toEqual([]);
});

it('prints and exports carry the same words', () => {
  const notes = (own: object) => seatingNotes(english, { ...view, draw: draw({ number: 3 }), ...own }).join(' ');
  expect(notes({ isRotationLate: true })).toBe(
    'A perfect design: no two players meet twice. The chart was made or changed after the draw, when the organiser knew all numbers. Not promised: lots were drawn 3 times, and the organiser kept the last draw.',
  );
  expect(notes({ rotationOrigin: { by: 'search', seed: 'ab', steps: 0 } })).toContain(
    'made from the seed ab, and no chart has fewer second meetings.',
  );
  expect(notes({ rotationOrigin: { by: 'hand' } })).toContain('Edited by the organiser. The chart was fixed before');
});

describe('the tables of a session that was drawn', () => {
  const list = view.players.slice(0, 16).map(({ player }) => player);
  const opened = { event: 'e', ...secret, list, teams: [] };
  const commitment = commitmentTo({ event: 'e', purpose: 'session 3', entrants: [] }, secret);
  const tables = drawnTables(list, [], secret.seed);
  const found = view.sessions[2]!;

  it.each<[string, SessionMaking, typeof tables, readonly string[]]>([
    [
      'hold if they were promised',
      { by: 'draw', draw: { ...opened, commitment, isPromised: true, promisedAt: 5 } },
      tables,
      ['Tables drawn. The draw was promised at', 'The tables are those that were promised.'],
    ],
    [
      'only follow from their seed if they were not',
      { by: 'draw', draw: { ...opened, commitment, isPromised: false } },
      tables,
      ['Tables drawn, but the draw was not promised before.', 'The tables follow from the seed.'],
    ],
    [
      'do not hold with two tables exchanged',
      { by: 'draw', draw: { ...opened, commitment, isPromised: true, promisedAt: 5 } },
      tables.toReversed(),
      ['Tables drawn', 'The tables are not those that the draw gives.'],
    ],
    [
      'do not hold with another promise',
      { by: 'draw', draw: { ...opened, commitment: 'f'.repeat(64), isPromised: true, promisedAt: 5 } },
      tables,
      ['Tables drawn', 'The tables are not those that the draw gives.'],
    ],
  ])('%s', async (_, making, shown, words) => {
    const session = { ...found, making, tables: shown.map(players => ({ ...found.tables[0]!, players })) };
    const [before, after] = await checked(<Making view={view} session={session} />);
    expect(before).toContain(words[0]);
    expect(after).toContain(words[1]);
  });
});
