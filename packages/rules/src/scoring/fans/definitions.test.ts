import { describe, expect, it } from 'vitest';
import { FAN_DEFINITIONS_ES } from './definitions.es.ts';
import { FAN_DEFINITIONS_PT } from './definitions.pt.ts';
import { FAN_DEFINITIONS } from './definitions.ts';
import { FAN_DEFINITIONS_ZH } from './definitions.zh.ts';
import type { ScoredFan } from './ids.ts';

const KEYS = Object.keys(FAN_DEFINITIONS) as ScoredFan[];
const LANGUAGES = [
  ['en', FAN_DEFINITIONS],
  ['es', FAN_DEFINITIONS_ES],
  ['pt', FAN_DEFINITIONS_PT],
  ['zh', FAN_DEFINITIONS_ZH],
] as const;

/** Defined by a list of single tiles, in which three neighbours are no group. */
const LISTED: ReadonlySet<ScoredFan> = new Set(['nine-gates', 'reversible-tiles']);

describe.each(LANGUAGES)('the definitions in %s', (_, definitions) => {
  it('are one whole sentence a fan, and no two the same', () => {
    expect(Object.keys(definitions).sort()).toEqual([...KEYS].sort());
    for (const key of KEYS) expect(definitions[key], key).toMatch(/^.{6,}[.。]$/);
    expect(new Set(Object.values(definitions)).size).toBe(KEYS.length);
  });

  it('name the same chows and knitted groups', () => {
    const groups = (text: string) =>
      new Set([...text.replaceAll('-', '').matchAll(/123|456|789|147|258|369/g)].map(([group]) => group));
    for (const key of KEYS.filter(fan => !LISTED.has(fan))) {
      expect([...groups(definitions[key])].sort(), key).toEqual([...groups(FAN_DEFINITIONS[key])].sort());
    }
  });
});
