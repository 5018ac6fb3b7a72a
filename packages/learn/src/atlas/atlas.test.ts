import { readFileSync } from 'node:fs';
import { FAN_IDS, LANGUAGES, MCR_RULESETS, scoreWin, wmo2006 } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { stateOf } from '../hands/index.ts';
import {
  type Citation,
  claimOfCase,
  disputedFans,
  fansOfCase,
  isDisputed,
  loadAtlas,
  loadAtlasTexts,
  type RulingCase,
  THEMES,
  verdictsOf,
} from './index.ts';

const atlas = await loadAtlas();
const { cases, kinds, sources } = atlas;
const kindOf = ({ kind }: RulingCase) => kinds[kind]!;
const asked = cases.filter(row => !isDisputed(kindOf(row)));

/** Options that change what a hand is worth or whether it wins, and that no other case of the atlas could show. */
const SCORING = [
  'kongPoints',
  'fullyConcealedOnClosedFans',
  'allGreenHalfFlush',
  'allTerminalsDoublePung',
  'nineGatesTerminalPungs',
  'knittedStraightWaits',
  'tileHogForcedPairs',
  'tileHogHonors',
  'waits',
  'combinedWaits',
  'lastTileSelfDraw',
] as const;

const names = (citations: readonly Citation[]) => citations.map(({ source }) => source);

describe('the atlas of rulings', () => {
  it.each(cases)('has the totals of $id by every preset and reading', row => {
    expect(stateOf(row.hand).faults).toEqual([]);
    const kind = kindOf(row);
    const verdicts = verdictsOf(row, kind);
    const found = Object.fromEntries(verdicts.flatMap(({ presets, total }) => presets.map(id => [id, total])));
    expect(Object.keys(row.totals)).toContain('wmo2006');
    expect(found).toMatchObject(row.totals);
    const read = (kind.readings ?? []).map((_, at) => verdicts.find(({ readings }) => readings.includes(at))?.total);
    expect(read).toEqual(row.readings ?? []);
    if (isDisputed(kind)) expect(verdicts.length).toBeGreaterThan(1);
    else expect(new Set(Object.values(row.totals)).size).toBe(1);
  });

  it('has at least 150 cases, each with an anchor of its own, fewer than a third only often asked', () => {
    expect(cases.length).toBeGreaterThanOrEqual(150);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    for (const { id } of cases) expect(id).toMatch(/^[a-z0-9-]+$/);
    expect(asked.length).toBeLessThan(cases.length / 3);
    expect(new Set(cases.map(({ hand, kind }) => `${kind} ${hand}`)).size).toBe(cases.length);
  });

  it('names only kinds, themes, fans, articles and sources that exist, and uses all of them', () => {
    const articles = readFileSync(new URL('../../../rules/RULEBOOK.md', import.meta.url), 'utf8');
    for (const kind of Object.values(kinds)) {
      expect(THEMES).toContain(kind.theme);
      expect(articles).toContain(`### ${kind.article}. `);
      expect(kind.sources.length).toBeGreaterThan(0);
    }
    for (const row of cases) for (const fan of fansOfCase(row, kindOf(row))) expect(FAN_IDS).toContain(fan);
    expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
    expect(new Set(Object.values(kinds).map(({ theme }) => theme))).toEqual(new Set(THEMES));
    const cited = [...Object.values(kinds), ...cases].flatMap(row => names(row.sources ?? []));
    expect(new Set(cited)).toEqual(new Set(Object.keys(sources)));
  });

  it.each(SCORING)('shows what %s decides', option => {
    const values = Object.values(MCR_RULESETS).map(rules => rules[option]);
    const others = Object.values(kinds).flatMap(({ readings = [] }) =>
      readings.flatMap(({ set }) => (set?.[option] === undefined ? [] : [set[option]])),
    );
    const telling = [...values, ...others].filter(value => JSON.stringify(value) !== JSON.stringify(wmo2006[option]));
    expect(telling.length).toBeGreaterThan(0);
    const tells = cases.some(row => {
      const claim = claimOfCase(row, 'wmo2006')!;
      const by = (value: unknown) => scoreWin(claim, { ...wmo2006, [option]: value })?.total;
      return telling.some(value => by(value) !== by(wmo2006[option]));
    });
    expect(tells).toBe(true);
  });

  it('counts the disputed cases of each fan', () => {
    const fans = disputedFans(atlas);
    expect(fans.get('two-concealed-kongs')).toBe(
      cases.filter(row => isDisputed(kindOf(row)) && fansOfCase(row, kindOf(row)).includes('two-concealed-kongs'))
        .length,
    );
    expect(fans.has('chicken-hand')).toBe(false);
    expect([...fans.keys()]).toEqual(FAN_IDS.filter(id => fans.has(id)));
  });
});

describe.each(LANGUAGES)('the words of the atlas in %s', language => {
  it('exist for each kind and each of its readings, and name only fans', async () => {
    const texts = await loadAtlasTexts(language);
    expect(Object.keys(texts)).toEqual(Object.keys(kinds));
    for (const [id, { title, text, readings = [] }] of Object.entries(texts)) {
      expect(readings.length, id).toBe(kinds[id]!.readings?.length ?? 0);
      for (const words of [title, text, ...readings]) {
        expect(words.trim(), id).not.toBe('');
        expect(words, id).not.toMatch(/[!！¡]/);
        const places = [...words.matchAll(/\{([^}]*)\}/g)].map(([, place]) => place!);
        for (const place of places) expect(['fan', ...FAN_IDS], id).toContain(place);
      }
      expect(text, id).toMatch(/[.。]$/);
      expect(text.length, id).toBeLessThan(330);
    }
  });

  it('say the name of a fan only where every case of the kind has one', async () => {
    for (const [id, { title, text }] of Object.entries(await loadAtlasTexts(language))) {
      if (!`${title}${text}`.includes('{fan}')) continue;
      for (const row of cases.filter(({ kind }) => kind === id)) expect(row.fans, row.id).toBeDefined();
    }
  });
});
