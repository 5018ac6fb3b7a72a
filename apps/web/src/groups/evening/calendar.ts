import { calendarEvening, calendarFile, type EveningView, type GroupView } from '@gorrion/events/groups';
import { saveFile } from '../../kit/ui/saveFile.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';

/** Saves an evening as a file that calendars open. A later file of the same evening takes the place of the first. */
export function saveEvening(id: string, { name }: Pick<GroupView, 'name'>, evening: EveningView): void {
  const group = { id, name, page: eventPaths.group(id, 'evening') };
  const planned = { ...evening, ...evening.planned, isCancelled: false };
  const text = calendarFile([calendarEvening(group, location.origin, planned)]);
  saveFile('gorrion.ics', 'text/calendar;charset=utf-8', text);
}

/** Returns the address of the evenings that a calendar subscribes to; with `webcal:` a press opens the device's calendar. */
export const calendarLink = (
  id: string,
  { calendar }: Pick<GroupView, 'calendar'>,
  scheme = location.protocol,
): string => `${scheme}//${location.host}/api/calendars/${id}/${calendar}/calendar.ics`;
