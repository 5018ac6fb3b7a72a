import type { RulesetId } from '@gorrion/rules';
import type { Translate } from '../i18n/index.ts';

/** Returns the name of a set of rules. */
export const rulesetName = (t: Translate, ruleset: RulesetId): string => t(`games.ruleset.${ruleset}`);
