import { type Atlas, type AtlasTexts, disputedFans, loadAtlas, loadAtlasTexts } from '@gorrion/learn/atlas';
import type { FanId } from '@gorrion/rules';
import { useEffect, useState } from 'react';
import type { Language } from '../i18n/index.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { loadAgain } from '../ui/lazyPart.ts';

const cases = (): Promise<Atlas> => loadAgain(loadAtlas);
const textsIn = (language: Language): Promise<AtlasTexts> => loadAgain(() => loadAtlasTexts(language));

/** Returns the cases of the atlas; undefined until they are loaded. */
export const useAtlas = (): Atlas | undefined => useTexts(cases);

/** Returns the words of the cases in the reader's language; undefined until they are loaded. */
export const useAtlasTexts = (): AtlasTexts | undefined => useTexts(textsIn);

/** Returns how many disputed cases name each fan; none until they are loaded, or where they cannot be. */
export function useDisputedFans(): ReadonlyMap<FanId, number> {
  const [fans, setFans] = useState<ReadonlyMap<FanId, number>>(new Map());
  useEffect(() => {
    let isWanted = true;
    cases().then(
      atlas => isWanted && setFans(disputedFans(atlas)),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return fans;
}
