import { FAN_IDS, type FanId, type Language } from '@gorrion/rules';
import type { Atlas, AtlasTexts } from './types.ts';
import { fansOfCase, isDisputed } from './verdicts.ts';

const TEXTS: Readonly<Record<Language, () => Promise<{ readonly default: AtlasTexts }>>> = {
  en: () => import('./texts/en.json', { with: { type: 'json' } }),
  es: () => import('./texts/es.json', { with: { type: 'json' } }),
  pt: () => import('./texts/pt.json', { with: { type: 'json' } }),
  zh: () => import('./texts/zh.json', { with: { type: 'json' } }),
};

/** Loads the words of the cases in one language. Rejects if they cannot be fetched. */
export const loadAtlasTexts = async (language: Language): Promise<AtlasTexts> => (await TEXTS[language]()).default;

/** Loads all cases, without their words. Rejects if they cannot be fetched. */
export async function loadAtlas(): Promise<Atlas> {
  const [cases, kinds, sources] = await Promise.all([
    import('./cases.json', { with: { type: 'json' } }),
    import('./kinds.json', { with: { type: 'json' } }),
    import('./sources.json', { with: { type: 'json' } }),
  ]);
  return { cases: cases.default, kinds: kinds.default, sources: sources.default } as unknown as Atlas;
}

/** Returns how many disputed cases name each fan, in the order of the book; fans without one are left out. */
export function disputedFans({ cases, kinds }: Atlas): ReadonlyMap<FanId, number> {
  const disputed = cases.filter(({ kind }) => isDisputed(kinds[kind]!));
  const named = disputed.flatMap(row => fansOfCase(row, kinds[row.kind]!));
  return new Map(FAN_IDS.filter(id => named.includes(id)).map(id => [id, named.filter(each => each === id).length]));
}
