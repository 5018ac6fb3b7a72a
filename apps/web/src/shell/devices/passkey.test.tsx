// @vitest-environment happy-dom
import type { DevicesView } from '@gorrion/protocol';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { PasskeyCard } from './PasskeyCard.tsx';
import type { Devices } from './useDevices.ts';

beforeAll(speakEnglish);
afterEach(() => vi.unstubAllGlobals());

const view: DevicesView = {
  name: 'Ana',
  isNamed: true,
  seats: 0,
  games: 0,
  groups: 0,
  devices: [],
  passkeys: [],
  offer: null,
  claim: null,
};
const devices = { view, isBusy: false, act: vi.fn() } as unknown as Devices;

/** The card on a page of this address. */
function cardAt(hostname: string, { isSecure = true, hasKeys = true } = {}): HTMLElement {
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('location', { hostname });
  if (hasKeys) vi.stubGlobal('PublicKeyCredential', class {});
  return mounted(<PasskeyCard devices={devices} view={view} />).host;
}

it.each(['127.0.0.1', '[::1]'])('says that passkeys need a name where the page was opened as %s', hostname => {
  const host = cardAt(hostname);
  expect(host.textContent).toContain('passkeys need a name');
  expect(host.querySelector('button')).toBeNull();
});

it('says that passkeys need https', () => {
  expect(cardAt('gorrion.example', { isSecure: false }).textContent).toContain('https');
});

it('offers none in a browser without passkeys', () => {
  expect(cardAt('gorrion.example', { hasKeys: false }).querySelector('button')).toBeNull();
});

it('offers a passkey where there can be one', () => {
  expect(cardAt('gorrion.example').querySelector('button')?.textContent).toContain('Add a passkey');
});
