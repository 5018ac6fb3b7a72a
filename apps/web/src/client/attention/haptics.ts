import { usePreferences } from '../preferences/preferences.ts';

/** What a phone feels like when it is the player's turn, when they may claim, and when they have won (ms on and off). */
const PATTERNS = { asked: [40, 60, 40], won: [40, 60, 40, 60, 220] } as const;

/** Lets a phone vibrate, if it can and the player has not switched that off. */
export function vibrate(what: keyof typeof PATTERNS): void {
  if (usePreferences.getState().vibrates) navigator.vibrate?.([...PATTERNS[what]]);
}
