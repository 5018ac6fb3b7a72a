import { describe, expect, it } from 'vitest';
import { localText, timeOf } from './localTime.ts';

describe('the field for date and time', () => {
  it('keeps a time to the minute, on the clock of the reader', () => {
    for (const at of [Date.UTC(2026, 10, 24, 19, 5), Date.UTC(2028, 1, 29, 0, 0), Date.UTC(2030, 5, 30, 23, 59)])
      expect(timeOf(localText(at))).toBe(at);
  });

  it('takes no other text', () => {
    for (const text of ['', '2026-11-24', '2026-13-24T19:00', 'soon']) expect(timeOf(text)).toBeUndefined();
  });
});
