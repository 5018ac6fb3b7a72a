import type { TableSettings } from '@gorrion/protocol';
import { foldText } from '@gorrion/protocol';
import type { Translate } from '../../kit/i18n/index.ts';
import { valuesFor } from './option.ts';
import { OPTIONS, type TableOption } from './options.ts';
import { optionAbout, optionName, sectionText, valueText } from './words.ts';

/** Returns the options that mean something with the settings and have all the words of a search. */
export function optionsFound(t: Translate, settings: TableSettings, search: string): readonly TableOption[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return OPTIONS.filter(option => {
    if (option.applies && !option.applies(settings)) return false;
    const values = valuesFor(option, settings).map(value => valueText(t, option, value));
    const text = foldText(
      [optionName(t, option), optionAbout(t, option, settings), sectionText(t, option, settings), ...values].join(' '),
    );
    return words.every(word => text.includes(word));
  });
}
