// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { tell, useApp } from '../client/store/app.ts';
import { english, speakEnglish } from '../testing/english.ts';
import { mounted } from '../testing/mounted.ts';
import { Notices } from './Notices.tsx';

beforeAll(speakEnglish);

it('a notice goes by itself, except that the page is a new guest’s from now on', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    useApp.setState(useApp.getInitialState());
  });
  for (const code of ['cookie-revoked', 'too-long'] as const) tell(useApp, { kind: 'refused', code });
  const { host } = mounted(<Notices />);
  const shown = () => [...host.querySelectorAll('b')].map(fact => fact.textContent);
  expect(shown()).toHaveLength(2);
  act(() => vi.advanceTimersByTime(60_000));
  expect(shown()).toEqual([english('error.cookie-revoked')]);
  act(() => host.querySelector('button')!.click());
  expect(shown()).toEqual([]);
});
