import { type Atlas, type AtlasTexts, loadAtlas, loadAtlasTexts } from '@gorrion/learn/atlas';
import type { Language } from '../../kit/i18n/index.ts';
import { useTexts } from '../../kit/i18n/useTexts.ts';
import { loadAgain } from '../../kit/ui/lazyPart.ts';

const cases = (): Promise<Atlas> => loadAgain(loadAtlas);
const textsIn = (language: Language): Promise<AtlasTexts> => loadAgain(() => loadAtlasTexts(language));

/** Returns the cases of the atlas; undefined until they are loaded. */
export const useAtlas = (): Atlas | undefined => useTexts(cases);

/** Returns the words of the cases in the reader's language; undefined until they are loaded. */
export const useAtlasTexts = (): AtlasTexts | undefined => useTexts(textsIn);
