// @vitest-environment happy-dom
import { macau } from '@gorrion/rules';
import { Replay } from '@gorrion/table';
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { LoadedGame } from '../../client/archive/load.ts';
import { framesBetween } from '../../shell/share/clip.ts';
import { answered } from '../../testing/asked.ts';
import { classicalGame } from '../../testing/classicalGame.ts';
import { english, speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import ClipPage from './ClipPage.tsx';

speakEnglish();
vi.mock('../../shell/share/useDrawer.ts', () => ({ useDrawer: () => () => '<svg/>' }));

const record = classicalGame('clip', macau);
const replay = Replay.of(record);
const [hand] = replay.hands;
const game = { record, from: 'device', hidesNames: false } as unknown as LoadedGame;

const range = (label: string) => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)!;
const move = (input: HTMLInputElement, value: number) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, String(value));
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const inClip = () => document.querySelectorAll('.clip-strip [aria-pressed="true"]').length;
const named = (label: string) =>
  [...document.querySelectorAll('button')].find(
    one => one.getAttribute('aria-label') === label || one.textContent?.trim() === label,
  )!;
const press = (label: string) => act(() => named(label).click());

it('takes the end of the hand, and then the moves that one chooses, by keys or by a press', () => {
  mounted(<ClipPage id="CLIP-1" game={game} hand={hand!.key} />);
  const last = hand!.moves.length - 1;
  expect([range('First move').value, range('Last move').value]).toEqual([String(last - 8), String(last)]);
  expect(inClip()).toBe(9);
  move(range('Last move'), last - 4);
  expect(inClip()).toBe(5);
  expect(range('Last move').getAttribute('aria-valuetext')).toBeTruthy();
  act(() => document.querySelectorAll<HTMLElement>('.clip-strip button')[last - 7]!.click());
  expect([range('First move').value, inClip()]).toEqual([String(last - 7), 4]);
});

it('plays the clip once, stops it on a press, and shows a strip whole', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  mounted(<ClipPage id="CLIP-1" game={game} hand={hand!.key} />);
  expect(document.querySelectorAll('.clip-screen img')).toHaveLength(9);
  press('Picture');
  const shown = () => document.querySelector('.clip-screen img')!.getAttribute('alt');
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const first = shown();
  pass(5000);
  expect(shown()).toBe(first);
  press('Play');
  pass(900);
  expect(shown()).not.toBe(first);
  press('Pause');
  const held = shown();
  pass(5000);
  expect(shown()).toBe(held);
  press('Play');
  for (let n = 0; n < 12; n += 1) pass(3000);
  const end = shown();
  expect([end === held, end === first]).toEqual([false, false]);
  press('Play');
  expect(shown()).toBe(first);
});

it('makes one thing at a time, and says that this browser cannot', async () => {
  mounted(<ClipPage id="CLIP-1" game={game} hand={hand!.key} />);
  const save = () => named(english('share.saveStrip')) as HTMLButtonElement;
  press(english('share.saveStrip'));
  expect(save().disabled).toBe(true);
  await answered();
  expect(save().disabled).toBe(false);
  expect(document.body.textContent).toContain(english('share.failed'));
});

it('is seen from one side, and as fast as one wishes', () => {
  const by = (player: 0 | 1, pace: number) => framesBetween(record, hand!.key, { from: 3, to: 6, by: player, pace });
  const [east, south] = [by(0, 1), by(1, 2)];
  expect(east.map(({ ms }) => ms)).toEqual([900, 900, 900, 900]);
  expect(south.map(({ ms }) => ms)).toEqual([450, 450, 450, 450]);
  expect([east, south].map(([first]) => first!.picture)).toMatchObject(
    [0, 1].map(player => ({ viewer: { name: record.sheet.players[player]!.name } })),
  );
});
