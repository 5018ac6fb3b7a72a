import { describe, expect, it } from 'vitest';
import { momentOf, offsetAt, wallTime, weeklyAfter } from './zones.ts';

const utc = (text: string) => Date.parse(`${text}Z`);
const MADRID = 'Europe/Madrid';
// Daylight time began and ended at midnight there, until 2019.
const SAO_PAULO = 'America/Sao_Paulo';
const SHANGHAI = 'Asia/Shanghai';
const WEEK = 7 * 86_400_000;

describe('a time of day in a zone', () => {
  it.each([
    [MADRID, '2026-11-24T20:00', '2026-11-24T19:00'],
    [MADRID, '2026-07-24T20:00', '2026-07-24T18:00'],
    [SAO_PAULO, '2018-07-01T20:00', '2018-07-01T23:00'],
    [SAO_PAULO, '2018-12-01T20:00', '2018-12-01T22:00'],
    [SHANGHAI, '2026-11-24T00:30', '2026-11-23T16:30'],
    ['Asia/Kathmandu', '2026-01-01T00:00', '2025-12-31T18:15'],
    ['UTC', '2028-02-29T23:59', '2028-02-29T23:59'],
  ])('is one moment: %s %s', (zone, wall, moment) => {
    expect(momentOf(zone, wall)).toEqual({ at: utc(moment) });
    expect(wallTime(zone, utc(moment))).toBe(wall);
    expect(wallTime('UTC', utc(moment) + offsetAt(zone, utc(moment)) * 60_000)).toBe(wall);
  });

  it.each([
    [MADRID, '2026-03-29T02:30', '2026-03-29T03:30'],
    [SAO_PAULO, '2018-11-04T00:15', '2018-11-04T01:15'],
  ])('that the clocks go over counts as long after the hour before: %s %s', (zone, wall, shown) => {
    const moment = momentOf(zone, wall)!;
    expect(moment.twist).toBe('skipped');
    expect(wallTime(zone, moment.at)).toBe(shown);
  });

  it.each([
    [MADRID, '2026-10-25T02:30', '2026-10-25T00:30'],
    [SAO_PAULO, '2019-02-16T23:30', '2019-02-17T01:30'],
  ])('that the clocks show two times is the first one: %s %s', (zone, wall, moment) => {
    expect(momentOf(zone, wall)).toEqual({ at: utc(moment), twist: 'twice' });
    expect(wallTime(zone, utc(moment) + 3600_000)).toBe(wall);
  });

  it('is none in another text, nor in a zone that there is not', () => {
    for (const text of ['', '2026-11-24', '2026-13-24T19:00', '2026-11-24T19:00:00', 'soon'])
      expect(momentOf(MADRID, text)).toBeUndefined();
    expect(() => wallTime('Moon/Crater', 0)).toThrow(RangeError);
  });
});

describe('an evening a week later', () => {
  it.each([
    [MADRID, '2026-03-24T20:00'],
    [MADRID, '2026-10-20T20:00'],
    [SAO_PAULO, '2018-10-30T20:00'],
    [SAO_PAULO, '2019-02-12T20:00'],
    [SHANGHAI, '2026-03-24T20:00'],
  ])('begins at the same hour across every change: %s %s', (zone, wall) => {
    const { at } = momentOf(zone, wall)!;
    const next = weeklyAfter(zone, at, at + 1);
    expect(wallTime(zone, next).slice(11)).toBe('20:00');
    expect(Math.abs(next - at - WEEK)).toBe(zone === SHANGHAI ? 0 : 3600_000);
    // Half a year later, however many weeks were left out.
    const later = weeklyAfter(zone, at, at + 26 * WEEK);
    expect(later).toBeGreaterThan(at + 26 * WEEK);
    expect(later).toBeLessThanOrEqual(at + 27 * WEEK + 3600_000);
    expect(wallTime(zone, later).slice(11)).toBe('20:00');
  });
});
