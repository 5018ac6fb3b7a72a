import type { TableSettings } from '@gorrion/protocol';
import type { Translate } from '../i18n/index.ts';
import { OPTIONS, type TableOption } from './options.ts';
import { articleText, optionAbout, optionName, valueText } from './words.ts';

/** Returns a text as it is compared: small letters without accents. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the options that mean something with the settings and have all the words of a search. */
export function optionsFound(t: Translate, settings: TableSettings, search: string): readonly TableOption[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return OPTIONS.filter(option => {
    if (option.applies && !option.applies(settings)) return false;
    const values = (option.values ?? []).map(value => valueText(t, option, value));
    const text = folded([optionName(t, option), optionAbout(t, option), articleText(t, option), ...values].join(' '));
    return words.every(word => text.includes(word));
  });
}
