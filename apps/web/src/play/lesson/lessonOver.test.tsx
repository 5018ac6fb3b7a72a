// @vitest-environment happy-dom
import { tile } from '@gorrion/rules/testing';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { followed } from '../../testing/following.ts';
import { mounted } from '../../testing/mounted.ts';
import { taughtTable } from '../../testing/taughtTable.ts';
import LessonOver from './LessonOver.tsx';
import { pointedMarks } from './pointedMarks.ts';

vi.mock('../../client/index.ts', () => ({ client: { send: vi.fn() } }));
speakEnglish();

it('a try that a learner has begun is not offered again by a new snapshot, but another one is', () => {
  const table = taughtTable();
  const again = () =>
    table.add({ type: 'position-set', session: table.state.session, why: 'try-again', to: 0, retry: { player: 0 } });
  const shown = () => <LessonOver table={followed(structuredClone(table.state))} />;
  again();
  const { host, render } = mounted(shown());
  const offers = () => host.querySelectorAll('section.teach-asks').length;
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
  expect(pointedMarks(table.state)).toEqual([{ zone: 'discard', seat: 1, tile: tile('5m'), kind: 'best' }]);
});
