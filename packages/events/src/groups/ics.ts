import type { EveningPlan } from './types.ts';

/* An evening as a file for calendars (RFC 5545). */

/** Longest line (bytes), without its end (3.1). */
const LONGEST_LINE = 75;
/** How long an evening lasts in the calendar (ms): a full game and a little. */
const LENGTH = 4 * 3600_000;

export interface CalendarEvening extends Pick<EveningPlan, 'at' | 'place' | 'link'> {
  /** Names the evening all over the world; the same evening has the same id when its time changes. */
  readonly uid: string;
  /** Grows with every change. */
  readonly sequence: number;
  /** When the file is made (ms). */
  readonly now: number;
  readonly title: string;
  /** Address of the evening's page. */
  readonly page: string;
}

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

/** Returns the text of a file with one evening. */
export function calendarFile({ uid, sequence, now, at, title, place, link, page }: CalendarEvening): string {
  const where = [place, link].filter(part => part !== '').join(' · ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gorrion//Groups//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcTime(now)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${utcTime(at)}`,
    `DTEND:${utcTime(at + LENGTH)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(where === '' ? [] : [`LOCATION:${escapeText(where)}`]),
    `DESCRIPTION:${escapeText([page, link].filter(part => part !== '').join('\n'))}`,
    `URL:${page}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
