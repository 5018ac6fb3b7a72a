import { isAtTable, type PushKind, type PushWishes } from '@gorrion/protocol';

/* When a device is left in peace. */

/** Returns the minutes since midnight of a time (ms) in a time zone. */
export function minuteIn(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: 'hour' | 'minute') => Number(parts.find(one => one.type === type)?.value);
  return part('hour') * 60 + part('minute');
}

/** Whether a device wants to be called at a time (ms). */
export function isWanted({ kinds, quiet }: PushWishes, kind: PushKind, zone: string, at: number): boolean {
  if (!kinds[kind]) return false;
  if (!quiet.isOn || (quiet.exceptAtTable && isAtTable(kind))) return true;
  const { from, to } = quiet;
  const minute = minuteIn(zone, at);
  const isQuiet = from <= to ? minute >= from && minute < to : minute >= from || minute < to;
  return !isQuiet;
}
