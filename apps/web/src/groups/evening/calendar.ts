import { calendarFile, type EveningView, type GroupView } from '@gorrion/events/groups';
import { saveFile } from '../../kit/ui/saveFile.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';

/** Saves an evening as a file that calendars open. A later file of the same evening takes the place of the first. */
export function saveEvening(id: string, { name }: Pick<GroupView, 'name'>, evening: EveningView): void {
  const { number, at, place, link } = evening;
  const now = Date.now();
  const text = calendarFile({
    uid: `group-${id}-${number}@${location.host}`,
    // Seconds grow with every change that a member saves.
    sequence: Math.floor(now / 1000) % 2 ** 31,
    now,
    at,
    place,
    link,
    title: name,
    page: location.origin + eventPaths.group(id, 'evening'),
  });
  saveFile('gorrion.ics', 'text/calendar;charset=utf-8', text);
}
