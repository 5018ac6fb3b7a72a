import { isClassical, type Ruleset } from '../rulesets/ruleset.ts';
import type { WallLayout } from '../wall/layout.ts';
import { CLASSICAL } from './classical.ts';
import type { Family } from './family.ts';
import { MCR } from './mcr.ts';

/** Returns the family of these rules. What it returns is only ever asked about these same rules. */
export const familyOf = (rules: Ruleset): Family<Ruleset> =>
  (isClassical(rules) ? CLASSICAL : MCR) as unknown as Family<Ruleset>;

/** Returns the wall of a game by its rules. */
export const wallOf = (rules: Ruleset): WallLayout => familyOf(rules).layoutOf(rules);
