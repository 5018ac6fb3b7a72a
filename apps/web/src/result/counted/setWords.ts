import type { CountedSet, RulesetId } from '@gorrion/rules';
import { callWords, type Translate } from '../../i18n/index.ts';

/* Words for groups and for two of the players: those of the page's language, or those of the text that a way comes from. */

/** What a counted hand calls its groups, its banker and its opener. */
export interface SetWords extends Readonly<Record<CountedSet['kind'], string>> {
  readonly banker: string;
  readonly opener: string;
}

/** What the text of a way calls things, and its language. */
interface OriginalWords {
  readonly language: 'pt' | 'es';
  readonly words: Readonly<Record<CountedSet['kind'], string>> & Partial<SetWords>;
}

/** The Spanish description of the 1920s writes chow, pung and kong itself, so it has no words of its own. */
const ORIGINALS: Partial<Readonly<Record<RulesetId, OriginalWords>>> = {
  macau: {
    language: 'pt',
    words: { pair: 'par', chow: 'chau', pung: 'pongue', kong: 'congue', banker: 'banqueiro', opener: 'abridor' },
  },
  pamphlet: {
    language: 'es',
    words: { pair: 'pareja', chow: 'secuencia', pung: 'berlanga', kong: 'cuadro' },
  },
};

/** Returns the language of the words that the text of a way has of its own; undefined without such words. */
export const originalLanguage = (ruleset: RulesetId): OriginalWords['language'] | undefined =>
  ORIGINALS[ruleset]?.language;

/** A Chinese player calls a set on the sheet by another word than the call that made it. */
const CHINESE_SETS = { chow: '顺子', pung: '刻子', kong: '杠子' } as const;

function usualSets({ locale }: Translate): Pick<SetWords, 'chow' | 'pung' | 'kong'> {
  if (locale.startsWith('zh')) return CHINESE_SETS;
  const { chow, pung, kong } = callWords('chow', locale);
  return { chow: chow.toLowerCase(), pung: pung.toLowerCase(), kong: kong.toLowerCase() };
}

/** Returns the words for a sheet: of the page's language, or, where there are such, of the text. */
export function setWords(t: Translate, ruleset: RulesetId, isOriginal: boolean): SetWords {
  const original = isOriginal ? ORIGINALS[ruleset]?.words : undefined;
  return {
    pair: t('counted.word.pair'),
    ...usualSets(t),
    banker: t('counted.word.banker'),
    opener: t('counted.word.opener'),
    ...original,
  };
}
