import type { CountedSet, DoubleId, RulesetId } from '@gorrion/rules';
import { callWords, type Translate } from '../../../kit/i18n/index.ts';

/* Words for groups and for two of the players: those of the page's language, or those of the text that a way comes from. */

/** What a counted hand calls its groups, its banker and its opener. */
export interface SetWords extends Readonly<Record<CountedSet['kind'], string>> {
  readonly banker: string;
  readonly opener: string;
  /** Reasons of doubles that the text has words of its own for. */
  readonly doubles?: Readonly<Partial<Record<DoubleId, string>>>;
  /** Whether special hands have the names of the Portuguese text. */
  readonly isPortuguese?: boolean;
}

/** What the text of a way calls things, and its language. */
interface OriginalWords {
  readonly language: 'pt' | 'es';
  readonly list: 'chau' | 'secuencia';
  readonly words: Pick<SetWords, 'pair'> & Partial<SetWords>;
}

/** The Spanish description of the 1920s writes chow, pung and kong itself, so it has no words of its own. */
const ORIGINALS: Partial<Readonly<Record<RulesetId, OriginalWords>>> = {
  macau: {
    language: 'pt',
    list: 'chau',
    words: {
      pair: 'par',
      banker: 'banqueiro',
      opener: 'abridor',
      doubles: {
        'own-wind': 'vento próprio',
        'opener-wind': 'vento do abridor',
        'east-wind': 'vento do banqueiro',
        'three-pungs': '3 pongues indiferentes',
        'three-concealed-pungs': '3 pongues feitos na régua',
      },
    },
  },
  pamphlet: {
    language: 'es',
    list: 'secuencia',
    words: {
      pair: 'pareja',
      doubles: { 'three-pungs': 'tres berlangas', 'three-concealed-pungs': 'tres berlangas ocultas' },
    },
  },
};

/** Returns the language of the words that the text of a way has of its own; undefined without such words. */
export const originalLanguage = (ruleset: RulesetId): OriginalWords['language'] | undefined =>
  ORIGINALS[ruleset]?.language;

/** A Chinese player calls a set on the sheet by another word than the call that made it. */
const CHINESE_SETS = { chow: '顺子', pung: '刻子', kong: '杠子' } as const;

const setsOf = (list: 'chow' | 'chau' | 'secuencia', locale: string): Pick<SetWords, 'chow' | 'pung' | 'kong'> => {
  const { chow, pung, kong } = callWords(list, locale);
  return { chow: chow.toLowerCase(), pung: pung.toLowerCase(), kong: kong.toLowerCase() };
};

/** Returns the words for a sheet: of the page's language, or, where there are such, of the text. */
export function setWords(t: Translate, ruleset: RulesetId, isOriginal: boolean): SetWords {
  const original = isOriginal ? ORIGINALS[ruleset] : undefined;
  return {
    pair: t('counted.word.pair'),
    banker: t('counted.word.banker'),
    opener: t('counted.word.opener'),
    ...(t.locale.startsWith('zh') ? CHINESE_SETS : setsOf('chow', t.locale)),
    // Only a Latin language has the words of a list.
    ...(original && { ...setsOf(original.list, 'en'), ...original.words, isPortuguese: original.language === 'pt' }),
  };
}
