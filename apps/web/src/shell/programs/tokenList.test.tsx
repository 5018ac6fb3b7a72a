// @vitest-environment happy-dom
import type { ListedToken, TokensView } from '@gorrion/protocol';
import { act } from 'react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { answered } from '../../testing/asked.ts';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import ProgramsPage from './ProgramsPage.tsx';

const token = (usedAt: number | null): ListedToken =>
  ({ id: 'a', name: 'my reader', scope: 'read', since: 0, usedAt, ends: null, isOver: false }) as ListedToken;

beforeAll(speakEnglish);

it('shows what a program has used once the page is looked at again, with a new token still in sight; says what was revoked in place of an empty list', async () => {
  let view: TokensView = { tokens: [token(null)] };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address !== '/api/tokens') return new Promise(() => {});
    const wish = init?.body ? JSON.parse(String(init.body)).type : undefined;
    if (wish === 'revoke') view = { tokens: [] };
    return Response.json(wish === 'renew' ? { ...view, made: { id: 'a', token: 'gorrion_abc' } } : view);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { host, fire } = mounted(<ProgramsPage />);
  await answered();
  const press = async (name: string, place = 0) => {
    const found = [...host.querySelectorAll('button')].filter(one => one.textContent === name);
    await act(async () => found[place]!.click());
    await answered();
  };
  expect(host.textContent).toContain('Never used.');
  await press('New token');
  await press('Make it');
  view = { tokens: [token(1)] };
  fire(document, new Event('visibilitychange'));
  await answered();
  expect(host.textContent).not.toContain('Never used.');
  expect(host.querySelector('input[readonly]')).toMatchObject({ value: 'gorrion_abc' });
  await press('Revoke');
  await press('Revoke');
  expect(host.textContent).toContain('my reader no longer works.');
  expect(host.textContent).not.toContain('You have no token yet.');
});
