import { LANGUAGES } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { pushText } from './pushText.ts';

const evening = (minutes: number) => ({ kind: 'evening', group: 'نادي', place: 'Ana’s', minutes }) as const;

describe.each(LANGUAGES)('a call in %s', language => {
  it('counts one minute in the singular, and isolates the names of an evening', () => {
    const one = pushText(language, evening(1));
    expect(one.title).not.toMatch(/\b1 |minut[eo]s/);
    expect(pushText(language, evening(15)).title).toMatch(/15 ?(minut[eo]s|分钟)/);
    expect(one.body).toMatch(/^\u2068نادي\u2069.*\u2068Ana’s\u2069$/);
  });

  it('calls for one player or more, by a name that somebody has chosen', () => {
    const seat = (by: string, free: number) => ({ kind: 'seat', group: 'نادي', by, free }) as const;
    const one = pushText(language, seat('Ana', 1));
    expect(one.title).not.toMatch(/1/);
    expect(one.body).toMatch(/^\u2068Ana\u2069.*\u2068نادي\u2069/);
    const many = pushText(language, seat('bird:lucky-cuckoo', 3));
    expect(many.title).toContain('3');
    expect(many.body).not.toMatch(/bird|cuckoo/);
  });

  it('names the round and the hand of a turn', () => {
    expect(pushText(language, { kind: 'turn', wind: 2, hand: 7 }).body).toContain('7');
  });
});
