import { deviceTexts } from '../../kit/storage/texts.ts';

/* How often a finger has discarded by a second tap on this device: after a few times there is no hint. */

const KEY = 'gorrion.secondTaps';
const KNOWN = 3;

const taps = (): number => Number(deviceTexts.get(KEY)) || 0;

/** Whether the player may not know yet that a second tap discards. */
export const needsTapHint = (): boolean => taps() < KNOWN;

/** Counts a discard by a second tap. */
export function countSecondTap(): void {
  if (needsTapHint()) deviceTexts.set(KEY, String(taps() + 1));
}
