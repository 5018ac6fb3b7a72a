// @vitest-environment happy-dom
import type { PersonId, TableEvent } from '@gorrion/protocol';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import { speakEnglish } from '../../testing/english.ts';
import { followed } from '../../testing/following.ts';
import { mounted } from '../../testing/mounted.ts';
import { dealtTable } from '../../testing/table.ts';
import { NextGame } from './NextGame.tsx';

speakEnglish();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE = 60_000;

/** A game that has just ended, after which Mei closes the page and the others are ready. Ana is the host. */
function afterGame() {
  const table = dealtTable().do({ type: 'end', reason: 'time' });
  const since = table.entries.at(-1)!.at;
  vi.setSystemTime(since);
  const gone: TableEvent = { type: 'presence-changed', place: 1, presence: 'away', since };
  const ready = ([0, 2, 3] as const).map((place): TableEvent => ({ type: 'readied', place }));
  return table.add(gone, ...ready).state;
}

/** Says whose page this is. */
const isMe = (id: string) => useApp.setState({ me: { id: id as PersonId, name: id } });
const freeing = () => document.querySelectorAll('[aria-label^="Free the seat of "]');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('lets the host free the chair of a person who is gone when the minute is over, without any news', () => {
  isMe('ana');
  mounted(<NextGame table={followed(afterGame(), 0)} isFormal={false} />);
  expect(freeing()).toHaveLength(0);
  pass(MINUTE - 10);
  expect(freeing()).toHaveLength(0);
  pass(20);
  expect([...freeing()].map(button => button.getAttribute('aria-label'))).toEqual(['Free the seat of Mei']);
});

it('lets nobody else free it', () => {
  isMe('botan');
  mounted(<NextGame table={followed(afterGame(), 2)} isFormal={false} />);
  pass(2 * MINUTE);
  expect(freeing()).toHaveLength(0);
});

it('asks before it takes a seat from a person who is still at the table', () => {
  const table = dealtTable().do({ type: 'end', reason: 'time' });
  vi.setSystemTime(table.entries.at(-1)!.at);
  const ready = ([0, 2, 3] as const).map((place): TableEvent => ({ type: 'readied', place }));
  isMe('ana');
  const send = vi.spyOn(client, 'send').mockResolvedValue(true);
  const { host } = mounted(<NextGame table={followed(table.add(...ready).state, 0)} isFormal={false} />);
  pass(MINUTE + 10);
  act(() => (freeing()[0] as HTMLElement).click());
  expect(host.textContent).toContain('Take the seat from Mei, who is still here?');
  expect(send).not.toHaveBeenCalled();
  act(() => host.querySelector<HTMLElement>('.sure button')!.click());
  expect(send).toHaveBeenCalledWith({ type: 'remove', place: 1 });
  send.mockRestore();
});

it('tells who watches later how late it is, and nothing of who is ready', () => {
  const state = afterGame();
  const late = { ...state, settings: { ...state.settings, delay: 30 as const } };
  isMe('zoe');
  const { host } = mounted(<NextGame table={followed(late, 'spectator', { behind: 30_000 })} isFormal={false} />);
  expect(host.textContent).toBe('30 seconds behind. The next game may have begun. It comes here by itself.');
});
