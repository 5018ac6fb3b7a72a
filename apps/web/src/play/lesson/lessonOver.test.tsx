// @vitest-environment happy-dom
import type { Snapshot } from '@gorrion/protocol';
import { tile } from '@gorrion/rules/testing';
import { act } from 'react';
import { afterAll, expect, it, vi } from 'vitest';
import { client } from '../../client/index.ts';
import { fromSnapshot, withEntries } from '../../client/store/following.ts';
import { speakEnglish } from '../../testing/english.ts';
import { followed } from '../../testing/following.ts';
import { mounted } from '../../testing/mounted.ts';
import { taughtTable } from '../../testing/taughtTable.ts';
import LessonOver from './LessonOver.tsx';
import { pointedMarks } from './pointedMarks.ts';

speakEnglish();

const now = vi.spyOn(client, 'now').mockReturnValue(0);
afterAll(() => void vi.restoreAllMocks());

it('a try that a learner has begun is not offered again by a new snapshot, but another one is', () => {
  const table = taughtTable();
  const again = () =>
    table.add({ type: 'position-set', session: table.state.session, why: 'try-again', to: 0, retry: { player: 0 } });
  const shown = () => <LessonOver table={followed(structuredClone(table.state))} />;
  again();
  const { host, render } = mounted(shown());
  const offers = () => host.querySelectorAll('.teach-asks').length;
  expect(offers()).toBe(1);
  act(() => host.querySelector<HTMLButtonElement>('.teach-asks button')!.click());
  expect(offers()).toBe(0);
  render(shown());
  expect(offers()).toBe(0);
  again();
  render(shown());
  expect(offers()).toBe(1);
});

it('what is pointed at is named by where it lies, and framed there', () => {
  const table = taughtTable();
  const point = (zone: 'hand' | 'melds' | 'river') => {
    table.add({ type: 'pointed', at: { player: 1, zone, tiles: [tile('5m')] } });
    return mounted(<LessonOver table={followed(table.state)} />).host.textContent;
  };
  expect(point('hand')).toContain('Clara points at the hand of Mei.');
  expect(point('melds')).toContain('Clara points at the melds of Mei.');
  expect(point('river')).toContain('Clara points at the discards of Mei.');
  expect(mounted(<LessonOver table={followed(table.state, 1)} />).host.textContent).toContain(
    'Clara points at your discards.',
  );
  expect(pointedMarks(table.state)).toEqual([{ zone: 'discard', seat: 1, tile: tile('5m'), kind: 'best' }]);
});

it('a question that a learner has closed comes back when the teacher asks it again', () => {
  const table = taughtTable();
  const told = () => table.entries.length;
  const ask = () => table.add({ type: 'pointed', at: { player: 1, zone: 'hand', tiles: [], text: 'Why?' } });
  const start = followed(ask().state, 0, { seq: told() });
  const { host, render } = mounted(<LessonOver table={start} />);
  const isShown = () => host.textContent!.includes('Why?');
  act(() => host.querySelector<HTMLButtonElement>('.teach-asks .ib')!.click());
  expect(isShown()).toBe(false);
  render(<LessonOver table={followed(structuredClone(table.state), 0, { seq: told() })} />);
  expect(isShown()).toBe(false);
  ask();
  render(<LessonOver table={withEntries(start, table.entries.slice(-1)).following} />);
  expect(isShown()).toBe(true);
});

it('learners may go on only once the teacher of a paused table has been away for three minutes', () => {
  const table = taughtTable();
  const start = followed(table.state, 0, { seq: table.entries.length });
  const told = table.entries.length;
  table.add({ type: 'lesson-paused', isPaused: true }).add({ type: 'teacher-moved', presence: 'away' });
  const { following } = withEntries(start, table.entries.slice(told));
  const left = table.entries.at(-1)!.at;
  const shownAt = (at: number) => {
    now.mockReturnValue(at);
    return mounted(<LessonOver table={following} />).host.textContent;
  };
  expect(shownAt(left + 179_000)).toContain('Clara has pausedNobody moves until the teacher lets play go on.');
  expect(shownAt(left + 179_000)).not.toContain('Any player may go on.');
  expect(shownAt(left + 180_000)).toContain('Any player may go on.Go on');
  // A page that was without connection may have missed that the teacher was there since.
  now.mockReturnValue(left + 170_000);
  const { host, render } = mounted(<LessonOver table={following} />);
  const missed = fromSnapshot({ ...following, seq: following.seq + 4 } as unknown as Snapshot, following);
  const laterAt = (at: number) => {
    now.mockReturnValue(at);
    render(<LessonOver table={missed} />);
    return host.textContent;
  };
  laterAt(left + 175_000);
  expect(laterAt(left + 354_000)).not.toContain('Any player may go on.');
  expect(laterAt(left + 355_000)).toContain('Any player may go on.');
});
