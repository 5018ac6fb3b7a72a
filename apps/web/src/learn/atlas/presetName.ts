import type { McrRulesetId } from '@gorrion/rules';
import type { Translate } from '../../kit/i18n/index.ts';

/** Returns the name of a preset; one that the page does not know is called by its id. */
export const presetName = (t: Translate, id: string): string => {
  const name: string = t(`options.ruleset.${id as McrRulesetId}`);
  return name.startsWith('options.') ? id : name;
};
