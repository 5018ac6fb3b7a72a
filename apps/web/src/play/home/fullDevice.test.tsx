// @vitest-environment happy-dom
import { beforeAll, expect, it, vi } from 'vitest';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import { english, speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { BotsSetup } from './BotsDialog.tsx';

beforeAll(speakEnglish);

const buttonIn = (host: HTMLElement, text: string) =>
  [...host.querySelectorAll('button')].find(button => button.textContent === text);

it('a game that a full device cannot take is offered on the server, by the same choices', async () => {
  useApp.setState({ link: { status: 'online' } });
  const here = vi.spyOn(client, 'openHere').mockResolvedValue(undefined);
  const there = vi.spyOn(client, 'openTable').mockResolvedValue(undefined);
  const { host, fire } = mounted(<BotsSetup />);
  expect(buttonIn(host, english('home.playOnServer'))).toBeUndefined();
  const device = [...host.querySelectorAll('[role=radio]')].find(one =>
    one.textContent?.includes(english('home.where.device')),
  )!;
  fire(device, new MouseEvent('click', { bubbles: true }));
  fire(buttonIn(host, english('home.startNow'))!, new MouseEvent('click', { bubbles: true }));
  await vi.waitFor(() => expect(buttonIn(host, english('home.playOnServer'))).toBeDefined(), 20_000);
  expect(here).toHaveBeenCalledOnce();
  fire(buttonIn(host, english('home.playOnServer'))!, new MouseEvent('click', { bubbles: true }));
  await vi.waitFor(() => expect(there).toHaveBeenCalledOnce(), 20_000);
  expect(there.mock.calls[0]?.[0]).toEqual(here.mock.calls[0]?.[0]);
  vi.restoreAllMocks();
});
