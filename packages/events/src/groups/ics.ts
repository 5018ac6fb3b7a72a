import type { EveningPlan, PlannedEvening } from './types.ts';

/*
 * Evenings as a file for calendars (RFC 5545), of one evening or as a feed. Times are in UTC: no evening repeats by a rule, so no
 * calendar has to know a zone to place one, and Apple's, Google's and Outlook's read them alike.
 */

/** Longest line (bytes), without its end (3.1). */
const LONGEST_LINE = 75;
/** How long an evening lasts in the calendar (ms): a full game and a little. */
const LENGTH = 4 * 3600_000;

export interface CalendarEvening extends Pick<EveningPlan, 'at' | 'place' | 'link'> {
  /** Names the evening all over the world; the same evening has the same id when its time changes. */
  readonly uid: string;
  /** Grows with every change. */
  readonly sequence: number;
  /** When the evening was changed last (ms). */
  readonly changedAt: number;
  readonly title: string;
  /** Address of the evening's page. */
  readonly page: string;
  readonly isCancelled?: boolean;
}

/** What a calendar that is subscribed says of itself. */
export interface CalendarHead {
  readonly name: string;
  /** The time zone in which a calendar may show it; null if there is none. */
  readonly zone: string | null;
}

/** How often (RFC 7986, 5.7) a calendar may look for changes. */
const LOOKS = 'PT1H';

/** Returns a time (ms since 1970) in UTC, as "20261124T190000Z" (3.3.5, form 2). */
export const utcTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Escapes a text (3.3.11). */
export const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n');

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Folds a line after at most 75 bytes, never within a character (3.1). */
export function foldLine(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > LONGEST_LINE) {
      lines.push('');
      // The space that begins a continued line counts.
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n ');
}

/** Returns the id of an evening in all calendars. */
const uidOf = (group: string, number: number, host: string): string => `group-${group}-${number}@${host}`;

/** Returns an evening of a group as calendars have it. `origin`: where the group's pages are. */
export const calendarEvening = (
  group: { readonly id: string; readonly name: string; readonly page: string },
  origin: string,
  { number, sequence, changedAt, at, place, link, isCancelled }: PlannedEvening,
): CalendarEvening => ({
  ...{ sequence, changedAt, at, place, link, isCancelled },
  uid: uidOf(group.id, number, origin.replace(/^https?:\/\//, '')),
  title: group.name,
  page: origin + group.page,
});

function eventLines({ uid, sequence, changedAt, at, title, place, link, page, isCancelled }: CalendarEvening) {
  const where = [place, link].filter(part => part !== '').join(' · ');
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcTime(changedAt)}`,
    `LAST-MODIFIED:${utcTime(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${utcTime(at)}`,
    `DTEND:${utcTime(at + LENGTH)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(where === '' ? [] : [`LOCATION:${escapeText(where)}`]),
    `DESCRIPTION:${escapeText([page, link].filter(part => part !== '').join('\n'))}`,
    `URL:${page}`,
    'END:VEVENT',
  ];
}

/** What calendars call a feed, in the names of the standard (RFC 7986) and in those that Apple, Google and Outlook read. */
const headLines = ({ name, zone }: CalendarHead): readonly string[] => [
  `NAME:${escapeText(name)}`,
  `X-WR-CALNAME:${escapeText(name)}`,
  ...(zone === null ? [] : [`X-WR-TIMEZONE:${zone}`]),
  `REFRESH-INTERVAL;VALUE=DURATION:${LOOKS}`,
  `X-PUBLISHED-TTL:${LOOKS}`,
];

/** Returns the text of a file with evenings; with a head it is one that calendars look at again. */
export function calendarFile(evenings: readonly CalendarEvening[], head?: CalendarHead): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gorrion//Groups//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(head ? headLines(head) : []),
    ...evenings.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
