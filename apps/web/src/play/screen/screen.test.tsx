// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefer, usePreferences } from '../../client/preferences/preferences.ts';
import { QUIET_ROOM } from '../../client/preferences/sound.ts';
import { useApp } from '../../client/store/app.ts';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { PairScreen } from './PairScreen.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { ShowPage } from './ShowPage.tsx';

vi.mock('../../client/index.ts', () => ({ client: { watchLobby: () => () => {} } }));
speakEnglish();

/** The requests of the page that have no answer yet, the oldest first. */
let open: { readonly line: string; readonly answer: (value: unknown) => Promise<void> }[] = [];
beforeEach(() => {
  open = [];
  vi.stubGlobal(
    'fetch',
    (_: string, init?: RequestInit) =>
      new Promise<Response>(done => {
        const answer = (value: unknown) => act(async () => done(Response.json(value)));
        open.push({ line: init?.method ? 'offer' : 'look', answer });
      }),
  );
  vi.stubGlobal('isSecureContext', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  location.hash = '';
  usePreferences.setState(usePreferences.getInitialState());
  useApp.setState(useApp.getInitialState());
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const lines = () => open.map(({ line }) => line);

it('the keys of a remote control leave the button there until it has turned sound and voice on', () => {
  prefer({ sound: { ...QUIET_ROOM, isMuted: true } });
  const { host, fire } = mounted(<ScreenFrame title="A table">…</ScreenFrame>);
  for (const key of ['ArrowDown', 'Enter']) fire(host, new KeyboardEvent('keydown', { key, bubbles: true }));
  act(() => host.querySelector<HTMLButtonElement>('.tv-sound')!.click());
  expect(usePreferences.getState().sound).toMatchObject({ isMuted: false, spoken: 'own' });
  expect(host.querySelector('.tv-sound')).toBeNull();
});

it('a screen waits for each answer before it asks again, and gets a new code once its own is over', async () => {
  const { host } = mounted(<PairScreen />);
  const code = () => host.querySelector('output')!.textContent;
  await pass(9000);
  expect(lines()).toEqual(['offer']);
  await open[0]!.answer({ stage: 'open', code: 'AB23', msLeft: 9 });
  expect(code()).toBe('AB23');
  await pass(9000);
  expect(lines()).toEqual(['offer', 'look']);
  await open[1]!.answer({ stage: 'none' });
  expect([code(), ...lines()]).toEqual(['AB23', 'offer', 'look', 'offer']);
  await open[2]!.answer({ stage: 'open', code: 'CD45', msLeft: 9 });
  expect(code()).toBe('CD45');
});

it('a code of an address that is broken is shown as it stands', () => {
  location.hash = '%';
  useApp.setState({ lobby: { mine: [{ code: 'AAAA2345', names: [], stage: 'gathering' }] } } as never);
  const { host } = mounted(<ShowPage />);
  expect(host.querySelector<HTMLInputElement>('input[required]')!.value).toBe('%');
});
