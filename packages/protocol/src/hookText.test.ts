import { LANGUAGES } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { hookText } from './hookText.ts';

const LINK = 'https://example.org/t/ABCD2345';
const wanted = (free: number, by = 'Ana') => ({ kind: 'wanted', group: 'نادي', by, free, link: LINK }) as const;

describe.each(LANGUAGES)('a line of a hook in %s', language => {
  it('ends with the link, isolates names, and makes them harmless', () => {
    const line = hookText(language, wanted(1, '*Ana*'), name => name.replaceAll('*', '\\*'));
    expect(line).toContain('\u2068نادي\u2069');
    expect(line).toContain('\u2068\\*Ana\\*\u2069');
    expect(line.endsWith(` ${LINK}`)).toBe(true);
    expect(hookText(language, wanted(2))).toContain('2');
    expect(hookText(language, wanted(2, 'bird:lucky-cuckoo'))).not.toContain('bird');
    expect(hookText(language, { kind: 'test', group: 'x' })).not.toContain('http');
  });
});
