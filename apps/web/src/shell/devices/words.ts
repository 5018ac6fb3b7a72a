import type { DeviceLabel } from '@gorrion/protocol';
import type { Translate } from '../../kit/i18n/index.ts';

/* How devices, days and times are called. Names of products are the same in every language. */

const BROWSERS: Readonly<Record<Exclude<DeviceLabel['browser'], 'other'>, string>> = {
  firefox: 'Firefox',
  chrome: 'Chrome',
  edge: 'Edge',
  safari: 'Safari',
  opera: 'Opera',
  samsung: 'Samsung Internet',
};

const SYSTEMS: Readonly<Record<Exclude<DeviceLabel['system'], 'other'>, string>> = {
  android: 'Android',
  ios: 'iPhone',
  ipados: 'iPad',
  windows: 'Windows',
  macos: 'macOS',
  chromeos: 'ChromeOS',
  linux: 'Linux',
};

/** Returns what a device is called: its browser and system, as far as they are known. */
export function deviceName(t: Translate, { browser, system, kind }: DeviceLabel): string {
  const names = [browser === 'other' ? [] : BROWSERS[browser], system === 'other' ? [] : SYSTEMS[system]].flat();
  const [first, second] = names;
  if (first === undefined) return t(`devices.kind.${kind}`);
  return second === undefined
    ? t('devices.kindAnd', { kind: t(`devices.kind.${kind}`), name: first })
    : t('devices.browserOn', { browser: first, system: second });
}

/** Returns the day of a time (ms since 1970). */
export const dayText = (t: Translate, at: number): string =>
  new Date(at).toLocaleDateString(t.locale, { dateStyle: 'long' });

/** Returns a day that the server counts, which has no time zone. */
export const plainDayText = (t: Translate, at: number): string =>
  new Date(at).toLocaleDateString(t.locale, { dateStyle: 'long', timeZone: 'UTC' });

/** Returns a code in two halves, which are easier to read and to type. */
export const spacedCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
