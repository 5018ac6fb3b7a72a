import { foldText } from '@gorrion/protocol';
import { type FanNames, LANGUAGES, type Language } from '@gorrion/rules';

/** A name of a fan in another language than the reader's; pinyin has the tag of Chinese in Latin letters. */
export interface OtherName {
  readonly language: Language | 'zh-Latn';
  readonly name: string;
}

/** The languages, that of the names' origin first. */
const ZH_FIRST = ['zh', ...LANGUAGES.filter(language => language !== 'zh')] as const;

const plain = (text: string): string => foldText(text).trim();

/** Returns the names in all languages but the reader's, Chinese first and pinyin after it. */
export function allOtherNames(names: FanNames, locale: string): readonly OtherName[] {
  return ZH_FIRST.flatMap((language): readonly OtherName[] => {
    const pinyin = { language: 'zh-Latn', name: names.pinyin } as const;
    if (locale.startsWith(language)) return language === 'zh' ? [pinyin] : [];
    const own = { language, name: names[language] };
    return language === 'zh' ? [own, pinyin] : [own];
  });
}

/**
 * Returns the names that a card shows beside the reader's: the Chinese one, or for Chinese readers the English one; and
 * the one that the text found if it is another.
 */
export function otherNames(names: FanNames, locale: string, text: string): readonly OtherName[] {
  const [first, ...others] = allOtherNames(names, locale).filter(
    ({ language }) => !(locale.startsWith('zh') && language === 'zh-Latn'),
  );
  const sought = plain(text);
  const isFound = (name: string) => sought !== '' && plain(name).includes(sought);
  const found = others.find(({ name }) => isFound(name));
  const isShown = LANGUAGES.some(language => locale.startsWith(language) && isFound(names[language]));
  return found && !isShown && !isFound(first!.name) ? [first!, found] : [first!];
}
