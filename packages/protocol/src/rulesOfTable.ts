import { isClassical, isClassicalId, RULESETS, type Ruleset, type RulesetId } from '@gorrion/rules';
import {
  type CallWords,
  CLASSICAL_CHOICES,
  type ClassicalChoice,
  type RuleChoices,
  type TableSettings,
} from './settings.ts';

/* The rules that the settings of a table amount to. Every reader of a table's rules asks here. */

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the rules of a table: its rule set with the options that its host chose. */
export const rulesetOf = ({ ruleset, rules }: Pick<TableSettings, 'ruleset' | 'rules'>): Ruleset =>
  ({ ...RULESETS[ruleset], ...rules }) as Ruleset;

/** The words of the texts that some rule sets come from. Every other rule set has the international words. */
const CALLS_OF_RULES: Readonly<Partial<Record<RulesetId, CallWords>>> = {
  macau: 'chau',
  pamphlet: 'secuencia',
  wmo2014: 'chi',
};

/** Returns the words of the calls at a table: those that its host chose, or those of its rule set. */
export const callsOf = ({ ruleset, calls }: Pick<TableSettings, 'ruleset' | 'calls'>): CallWords =>
  calls ?? CALLS_OF_RULES[ruleset] ?? 'chow';

/**
 * Whether players see the routes of their hands: where the table agreed to it, never in strict play or with an umpire, and
 * not by the older ways, which have no minimum to reach.
 */
export const showsRoutes = (settings: Pick<TableSettings, 'ruleset' | 'rules' | 'route' | 'umpire'>): boolean =>
  settings.route === 'shown' &&
  settings.umpire === undefined &&
  !isClassicalId(settings.ruleset) &&
  rulesetOf(settings).assist !== 'strict';

/**
 * Whether spectators may be shown the hands of the four: they see each hand once it is over, and no tiles of exchanges,
 * which stay between two.
 */
export const mayOpenHands = (settings: Pick<TableSettings, 'ruleset' | 'rules' | 'watching' | 'delay'>): boolean => {
  const rules = rulesetOf(settings);
  const hasExchanges = isClassical(rules) && rules.exchanges;
  return settings.delay === 'hand' && settings.watching !== 'nobody' && !hasExchanges;
};

/** Whether spectators of a table see the hands of the four; never of deals that others have yet to play. */
export const showsOpenHands = (settings: TableSettings): boolean =>
  settings.openHands === true && settings.deals === undefined && mayOpenHands(settings);

/** Returns the chosen options that differ from the rule set, in the set's own order; undefined if none does. */
function realChoices({ ruleset, rules = {} }: TableSettings): RuleChoices | undefined {
  const set: RuleChoices = RULESETS[ruleset];
  // An option that the set does not name is off there.
  const all = [...new Set([...Object.keys(set), ...Object.keys(rules)])] as (keyof RuleChoices)[];
  const keys = all.filter(key => rules[key] !== undefined && !isSame(rules[key], set[key]));
  return keys.length === 0 ? undefined : Object.fromEntries(keys.map(key => [key, rules[key]]));
}

/** Returns settings as a table stores them: without options that the rule set has by itself, or that mean nothing. */
export function tidySettings(settings: TableSettings): TableSettings {
  const { rules: _, delay, openHands, ...rest } = settings;
  const isWatched = settings.watching !== 'nobody';
  const others = {
    ...rest,
    ...(isWatched && delay !== undefined && { delay }),
    ...(openHands && mayOpenHands(settings) && { openHands }),
  };
  const rules = realChoices(settings);
  return rules ? { ...others, rules } : others;
}

/** Whether the rules are one of the rule sets as it is, or the WMO's in strict play: what a rated game may be played by. */
function hasRatedRules(settings: TableSettings): boolean {
  const choices = realChoices(settings);
  if (isClassicalId(settings.ruleset)) return false;
  if (choices === undefined) return true;
  return settings.ruleset === 'wmo2006' && isSame(choices, { assist: 'strict' });
}

/**
 * Whether a game with these settings may be rated: at a public table, by fixed rules, with one of the clocks, without
 * hints, routes and talk during a hand, and no bot plays for a person who leaves.
 */
const mayBeRated = (settings: TableSettings): boolean =>
  settings.visibility === 'public' &&
  settings.absence === 'play-drawn' &&
  settings.clock !== 'none' &&
  settings.clock !== 'own' &&
  (settings.hints ?? 'off') === 'off' &&
  settings.route === undefined &&
  // Nobody sees the hands of bots that count among themselves, or gives them points.
  (settings.outsideBots === undefined || settings.umpire === undefined) &&
  (settings.talk ?? 'silent') === 'silent' &&
  hasRatedRules(settings);

/** Whether a teacher's table has what would count for somebody, bring strangers, or needs somebody else to decide. */
const cannotTeach = (settings: TableSettings): boolean =>
  settings.visibility !== 'link' ||
  isClassicalId(settings.ruleset) ||
  settings.rated !== undefined ||
  settings.outsideBots !== undefined ||
  settings.deals !== undefined ||
  settings.minutes !== undefined ||
  settings.umpire !== undefined ||
  settings.openHands !== undefined ||
  settings.watching === 'ask' ||
  settings.seatDraw === 'taken' ||
  settings.finishes !== undefined;

/** What a host may choose under the older ways. */
const CLASSICAL_RULES: ReadonlySet<string> = new Set([
  ...CLASSICAL_CHOICES,
  'flowerExposure',
  'timeEnd',
  'tieTablePoints',
]);

/** Whether an option belongs to another family of rules than the rule set. */
function hasForeignChoices({ ruleset, rules = {} }: TableSettings): boolean {
  const chosen = Object.keys(rules).filter(key => rules[key as keyof RuleChoices] !== undefined);
  if (!isClassicalId(ruleset)) return chosen.some(key => CLASSICAL_CHOICES.includes(key as ClassicalChoice));
  return rules.flowerExposure === 'manual' || chosen.some(key => !CLASSICAL_RULES.has(key));
}

/**
 * Whether two settings exclude each other: an own clock without its figures, minutes for a game without a limit, a
 * rated game with something that cannot be rated, open hands that spectators would see too early, a teacher where something counts,
 * or an option of another family of rules.
 */
export function isContradictory(settings: TableSettings): boolean {
  if ((settings.clock === 'own') !== (settings.ownClock !== undefined)) return true;
  if (settings.rated && !mayBeRated(settings)) return true;
  if (settings.openHands && settings.watching !== 'nobody' && !mayOpenHands(settings)) return true;
  if (settings.teacher && cannotTeach(settings)) return true;
  if (hasForeignChoices(settings)) return true;
  return settings.minutes !== undefined && settings.rules?.timeEnd === 'no-limit';
}

const byKey = (settings: TableSettings): string => JSON.stringify(Object.entries(settings).sort());

/** Whether two tidy settings are the same, in whatever order their options were written. */
export const isSameSettings = (one: TableSettings, other: TableSettings): boolean => byKey(one) === byKey(other);
