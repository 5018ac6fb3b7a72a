import { dateAt } from '@gorrion/events/daily/dates';
import { deviceTexts } from '../../kit/storage/texts.ts';

/* The newest day of which this device has shown its player the result, so that the first page does not ask to play it again. */

const KEY = 'gorrion.daily';

/** Notes that the result of a day (its date, UTC) was shown. */
export function noteDailySeen(date: string): void {
  if (date > (deviceTexts.get(KEY) ?? '')) deviceTexts.set(KEY, date);
}

/** Whether the result of the day was shown whose date it is at a time of the server (ms). */
export const isDailySeen = (now: number): boolean => deviceTexts.get(KEY) === dateAt(now);
