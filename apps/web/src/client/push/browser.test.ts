import { afterEach, expect, it, vi } from 'vitest';
import { pushSupport } from './browser.ts';

afterEach(() => vi.unstubAllGlobals());

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

/** A browser, whose person may have said no. */
function browser({ agent = 'Firefox/140.0', isSecure = true, knowsPush = true, permission = 'default' } = {}) {
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('navigator', { userAgent: agent, maxTouchPoints: 0, serviceWorker: {} });
  vi.stubGlobal('PushManager', knowsPush ? class {} : undefined);
  vi.stubGlobal('Notification', { permission });
}

it.each([
  ['ready', {}],
  ['ready', { permission: 'granted' }],
  ['refused', { permission: 'denied' }],
  ['insecure', { isSecure: false }],
  ['unsupported', { knowsPush: false }],
  // A page on the home screen of an iPhone has what one in its browser lacks.
  ['home-screen', { knowsPush: false, agent: IPHONE }],
  ['ready', { agent: IPHONE }],
] as const)('a browser is %s: %o', (support, how) => {
  browser(how);
  expect(pushSupport()).toBe(support);
});
