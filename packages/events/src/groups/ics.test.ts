import { describe, expect, it } from 'vitest';
import { calendarFile, escapeText, foldLine, utcTime } from './ics.ts';

const EVENING = {
  uid: 'ABCD2345-3@example.org',
  sequence: 2,
  changedAt: Date.UTC(2026, 10, 20, 8, 0, 5),
  at: Date.UTC(2026, 10, 24, 19, 0),
  title: 'Tuesday; at Ana’s, 发 table',
  place: 'Calle Mayor 3, 2º',
  link: 'https://meet.example.org/abc',
  page: 'https://example.org/c/ABCD2345/evening',
};

/** Unfolds a file and reads its properties, as RFC 5545 says (3.1). */
function propertiesOf(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return new Map(
    lines
      .filter(line => line !== '')
      .map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

describe('the calendar file of an evening (RFC 5545)', () => {
  it('has UTC times, escaped texts and lines that end in CRLF', () => {
    const file = calendarFile([EVENING]);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const properties = propertiesOf(file);
    expect(Object.fromEntries(properties)).toMatchObject({
      DTSTART: '20261124T190000Z',
      DTEND: '20261124T230000Z',
      DTSTAMP: '20261120T080005Z',
      SEQUENCE: '2',
      STATUS: 'CONFIRMED',
      SUMMARY: 'Tuesday\\; at Ana’s\\, 发 table',
      LOCATION: 'Calle Mayor 3\\, 2º · https://meet.example.org/abc',
      DESCRIPTION: 'https://example.org/c/ABCD2345/evening\\nhttps://meet.example.org/abc',
      URL: 'https://example.org/c/ABCD2345/evening',
    });
    expect(propertiesOf(calendarFile([{ ...EVENING, place: '', link: '' }])).has('LOCATION')).toBe(false);
  });

  it('is a feed with a name and a zone, where what is called off stays so', () => {
    const off = { ...EVENING, uid: 'ABCD2345-4@example.org', isCancelled: true };
    const file = calendarFile([EVENING, off], { name: 'Tuesday, 发', zone: 'Europe/Madrid' });
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(Object.fromEntries(propertiesOf(file))).toMatchObject({
      'X-WR-CALNAME': 'Tuesday\\, 发',
      'X-WR-TIMEZONE': 'Europe/Madrid',
      'REFRESH-INTERVAL;VALUE=DURATION': 'PT1H',
      UID: 'ABCD2345-4@example.org',
      STATUS: 'CANCELLED',
    });
    expect(calendarFile([], { name: 'Tuesday', zone: null })).not.toContain('X-WR-TIMEZONE');
  });

  it('folds lines after at most 75 bytes and within no character', () => {
    for (const text of [
      'a'.repeat(400),
      '发'.repeat(90),
      'é'.repeat(130),
      '🀄'.repeat(60),
      `x${'🀄é发a'.repeat(40)}`,
    ]) {
      const folded = foldLine(`SUMMARY:${text}`);
      for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(folded.replaceAll('\r\n ', '')).toBe(`SUMMARY:${text}`);
      expect(folded).not.toContain('�');
    }
    expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
  });

  it('escapes what has a meaning', () => {
    expect(escapeText('a\\b;c,d\r\ne\nf\rg')).toBe('a\\\\b\\;c\\,d\\ne\\nf\\ng');
  });

  it('names every time as a calendar does, leap days and years before 1970 included', () => {
    const DAY = 86_400_000;
    for (let day = -40_000; day < 120_000; day += 37) {
      const ms = day * DAY + ((day * 7919) % DAY) * (day > 0 ? 1 : 0);
      const iso = new Date(Math.floor(ms / 1000) * 1000).toISOString();
      expect(utcTime(ms)).toBe(`${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`);
    }
    expect(utcTime(Date.UTC(2028, 1, 29, 23, 59, 59))).toBe('20280229T235959Z');
  });
});
