import { FAN_IDS } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { type FanText, fanTextsIn, NEAR_MISSES } from './index.ts';

/** The longest texts that fit into a page of the fan book, in characters. */
const LONGEST = { route: 260, mix: 180, miss: 130 };

const linesOf = ({ route, mix, misses }: FanText): readonly string[] => [route, mix, ...misses];

/** Returns the groups of three tiles or more that a text writes as numbers, "1-2-3" or "123", each once and sorted. */
const groupsIn = (text: string): readonly string[] => [...new Set(text.replaceAll('-', '').match(/\d{3,}/g))].sort();

describe.each(['en', 'es', 'pt', 'zh'] as const)('the texts in %s', language => {
  it('exist for each of the 81 fans, with a reason for each near miss', async () => {
    const texts = await fanTextsIn(language);
    expect(Object.keys(texts)).toEqual([...FAN_IDS]);
    for (const id of FAN_IDS) expect(texts[id].misses.length, id).toBe(NEAR_MISSES[id].length);
  });

  it('are whole sentences that fit', async () => {
    const texts = await fanTextsIn(language);
    for (const id of FAN_IDS) {
      const { route, mix, misses } = texts[id];
      for (const text of linesOf(texts[id])) expect(text, id).toMatch(/^[^\s].{3,}[.。]$/);
      expect(route.length, id).toBeLessThanOrEqual(LONGEST.route);
      expect(mix.length, id).toBeLessThanOrEqual(LONGEST.mix);
      for (const miss of misses) expect(miss.length, id).toBeLessThanOrEqual(LONGEST.miss);
    }
  });

  it('name the same chows and groups of tiles as the English ones', async () => {
    const [texts, english] = await Promise.all([fanTextsIn(language), fanTextsIn('en')]);
    for (const id of FAN_IDS) {
      const groups = linesOf(texts[id]).map(groupsIn);
      expect(groups, id).toEqual(linesOf(english[id]).map(groupsIn));
    }
  });

  it('are another text for each fan', async () => {
    const texts = Object.values(await fanTextsIn(language)).flatMap(linesOf);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });
});
