import type { EveningView, GroupView } from '@gorrion/events/groups';
import { wallTime } from '@gorrion/events/groups';
import type { Translate } from '../../kit/i18n/index.ts';
import { ownZone } from '../../kit/i18n/ownZone.ts';

/* Times on the clock of the reader and on that of a group. */

/** Returns what people of a language call a zone: "Central European Time". */
export function zoneName(t: Translate, zone: string): string {
  const format = new Intl.DateTimeFormat(t.locale, { timeZone: zone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // Some zones have no name but their distance to another one.
  return name === '' || /\d/.test(name) ? zone.replaceAll('_', ' ') : name;
}

/**
 * Returns the time of an evening on the clock of its group, with the day where that is another one than the reader's.
 * `offset`: how far that clock is ahead of the zone (min).
 */
export function timeThere(t: Translate, zone: string, at: number, offset = 0): string {
  const there = at + offset * 60_000;
  const isSameDay = wallTime(zone, there).slice(0, 10) === wallTime(ownZone(), at).slice(0, 10);
  return new Date(there).toLocaleString(t.locale, {
    ...(isSameDay ? {} : { weekday: 'long' as const }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  });
}

/** Returns the sentence with the time of an evening where its group is; undefined for a reader whose clock shows the same. */
export function thereText(t: Translate, view: Pick<GroupView, 'zone'>, evening: EveningView): string | undefined {
  const { at, offset } = evening;
  const { zone } = view;
  if (zone !== null && wallTime(zone, at) === wallTime(ownZone(), at)) return undefined;
  if (zone !== null) return t('groups.timeOfGroup', { time: timeThere(t, zone, at), zone: zoneName(t, zone) });
  // An evening of before groups had zones knows how far ahead its planner was.
  return -new Date(at).getTimezoneOffset() === offset
    ? undefined
    : t('groups.timeThere', { time: timeThere(t, 'UTC', at, offset) });
}
