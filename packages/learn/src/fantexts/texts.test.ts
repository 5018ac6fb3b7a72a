import {
  FAN_IDS,
  FAN_NAMES,
  type FanId,
  fanPoints,
  KONG_VARIANT,
  LANGUAGES,
  type Language,
  type ScoredFan,
  scoreWin,
  wmo2006,
} from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { type FanText, fanTextsIn, NEAR_MISSES, nearMissClaim } from './index.ts';

/** The longest texts that fit into a page of the fan book, in characters. */
const LONGEST = { route: 260, mix: 180, miss: 130 };

const linesOf = ({ route, mix, misses }: FanText): readonly string[] => [route, mix, ...misses];

/** Returns the groups of three tiles or more that a text writes as numbers, "1-2-3" or "123", each once and sorted. */
const groupsIn = (text: string): readonly string[] => [...new Set(text.replaceAll('-', '').match(/\d{3,}/g))].sort();

/** The points that a text names: numbers with the word behind them. */
const pointsIn = (text: string): readonly number[] =>
  [...text.matchAll(/(\d+) ?(?:point|punto|ponto|分)/g)].map(([, number]) => Number(number));

/** The points that a text of a fan may name: its own, what it lacks, and those of fans that the text names. */
function knownPoints(fan: FanId, text: string, language: Language): readonly number[] {
  const { minPoints } = wmo2006;
  const own = fanPoints(fan, wmo2006);
  const named = FAN_IDS.filter(id => text.includes(FAN_NAMES[id][language]));
  const ofKongs: readonly ScoredFan[] = fan.includes('kong') ? [KONG_VARIANT] : [];
  return [own, minPoints, minPoints - own, ...[...named, ...ofKongs].map(id => fanPoints(id, wmo2006))];
}

describe.each(LANGUAGES)('the texts in %s', language => {
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

  it('name no points but those that the scorer gives to the fan, to those they name, or to the near miss', async () => {
    const texts = await fanTextsIn(language);
    for (const id of FAN_IDS) {
      const { route, mix, misses } = texts[id];
      const missed = NEAR_MISSES[id].map(miss => scoreWin(nearMissClaim(miss), wmo2006)!.total);
      for (const [at, text] of [...misses, route, mix].entries())
        for (const points of pointsIn(text))
          expect([...knownPoints(id, text, language), missed[at]], `${id}: ${text}`).toContain(points);
    }
  });

  it('are another text for each fan', async () => {
    const texts = Object.values(await fanTextsIn(language)).flatMap(linesOf);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });
});
