import { FAN_IDS } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { fanTextsIn, NEAR_MISSES } from './index.ts';

/** The longest texts that fit into a page of the fan book, in characters. */
const LONGEST = { route: 260, mix: 180, miss: 130 };

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
      for (const text of [route, mix, ...misses]) expect(text, id).toMatch(/^[^\s].{3,}[.。]$/);
      expect(route.length, id).toBeLessThanOrEqual(LONGEST.route);
      expect(mix.length, id).toBeLessThanOrEqual(LONGEST.mix);
      for (const miss of misses) expect(miss.length, id).toBeLessThanOrEqual(LONGEST.miss);
    }
  });

  it('are another text for each fan', async () => {
    const texts = Object.values(await fanTextsIn(language)).flatMap(({ route, mix, misses }) => [
      route,
      mix,
      ...misses,
    ]);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });
});
