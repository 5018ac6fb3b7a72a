import { ownZone } from '../../kit/i18n/ownZone.ts';
import { deviceTexts } from '../../kit/storage/texts.ts';

/* What this device has told the server of its calls last. Without any of it the person was never asked. */

const KEY = 'gorrion.calls';
const ASKED = 'asked';

/** Returns what stands for the language and the zone in which this device is called. */
const markOf = (language: string): string => `${language} ${ownZone()}`;

export const wasAsked = (): boolean => deviceTexts.get(KEY) !== undefined;

/** Notes that the person was asked whether this device shall call them: they are not asked again. */
export function noteAsked(): void {
  if (!wasAsked()) deviceTexts.set(KEY, ASKED);
}

/** Notes in which language this device is called from now on; undefined: it is not called. */
export const noteCalls = (language: string | undefined): void =>
  void deviceTexts.set(KEY, language === undefined ? ASKED : markOf(language));

/** Whether this device is called, and told the server another language or zone than these. */
export function isOutdated(language: string): boolean {
  const told = deviceTexts.get(KEY);
  return told !== undefined && told !== ASKED && told !== markOf(language);
}
