import {
  ABSENCE_POLICIES,
  BOT_LEVELS,
  CALL_WORDS,
  type CallWords,
  CLAIM_SECONDS,
  CLOCK_NAMES,
  callsOf,
  DELAYS,
  type Delay,
  HANDS,
  HINT_LEVELS,
  isContradictory,
  mayOpenHands,
  type OwnClock,
  PACES,
  type RuleChoices,
  rulesetOf,
  SEAT_DRAWS,
  TALKS,
  type TableSettings,
  type TalkRule,
  VISIBILITIES,
  WATCHING,
} from '@gorrion/protocol';
import { isClassical, type McrFlag, RULESETS } from '@gorrion/rules';
import { talkRule } from '@gorrion/table';
import { FLOWER_OPTIONS } from './flowerOptions.ts';
import { OLDER_OPTIONS } from './olderOptions.ts';
import {
  competitionOption,
  field,
  type NumberRange,
  type OptionValue,
  type Place,
  rule,
  type SettingsLineId,
  type TableOption,
  tidied,
} from './option.ts';
import { PLAYER_OPTIONS } from './playerOptions.ts';

/*
 * Everything that a host may choose for a table, as one list. The page of all options, the lines of the room, the
 * sentence that asks for agreement and the link with settings are all made from it.
 */

export { GROUPS, type GroupId, LINES, type OptionValue, type SettingsLineId, type TableOption } from './option.ts';

const YES_NO = [false, true] as const;
const NO_YES = [true, false] as const;

/** The least points of a win by the book. */
const BOOK_MINIMUM = 8;

/** The figures with which an own clock begins. */
const FIRST_OWN_CLOCK: OwnClock = { move: 20, first: 40, bank: 60 };

const hasOwnClock = (settings: TableSettings): boolean => settings.clock === 'own';

/** One figure of an own clock, in seconds. */
function ownSeconds(figure: keyof OwnClock, code: string, range: NumberRange, article?: number): TableOption {
  return {
    id: figure,
    code,
    group: 'time',
    line: 'clock',
    section: '3.6.4',
    ...(article && { article }),
    range,
    applies: hasOwnClock,
    read: settings => (settings.ownClock ?? FIRST_OWN_CLOCK)[figure],
    write: (settings, value) =>
      settings.ownClock ? { ...settings, ownClock: { ...settings.ownClock, [figure]: value as number } } : settings,
  };
}

/** Minutes and "no limit" exclude each other: whichever is chosen last stays. */
const MINUTES: TableOption = {
  id: 'minutes',
  code: 'mi',
  group: 'time',
  line: 'session',
  section: '3.5.6',
  article: 85,
  range: { min: 15, max: 150, step: 15, hasNone: true },
  read: settings => settings.minutes ?? 0,
  write: (settings, value) => {
    const { timeEnd, ...rules } = settings.rules ?? {};
    const kept = value !== 0 && timeEnd === 'no-limit' ? rules : settings.rules;
    return tidied({ ...settings, minutes: value === 0 ? undefined : (value as number), rules: kept });
  },
};

const TIME_END_RULE = rule('timeEnd', 'te', { group: 'time', line: 'session', section: '3.5.6', article: 85 }, [
  'void-hand',
  'finish-hand',
  'no-limit',
]);
const TIME_END: TableOption = {
  ...TIME_END_RULE,
  write: (settings, value) =>
    TIME_END_RULE.write(value === 'no-limit' ? tidied({ ...settings, minutes: undefined }) : settings, value),
};

/** Sets what players may say. What the clock or a rated game means by itself is stored as no value. */
function withTalk(settings: TableSettings, talk: TalkRule): TableSettings {
  return tidied({ ...settings, talk: talk === talkRule({ ...settings, talk: undefined }) ? undefined : talk });
}

const TALK: TableOption = {
  ...field('talk', 'tk', { group: 'watch', line: 'watching', section: '3.6.1', article: 27 }, TALKS),
  read: talkRule,
  write: (settings, value) => withTalk(settings, value as TalkRule),
};

const KEEPS_TALK: TableOption = {
  ...field('keepsTalk', 'kt', { group: 'watch', line: 'watching', isSaid: true }, undefined),
  values: YES_NO,
  read: settings => settings.keepsTalk === true,
  write: (settings, value) => tidied({ ...settings, keepsTalk: value ? true : undefined }),
};

/** The words of the rule set are stored as no value. */
const CALLS: TableOption = {
  ...field('calls', 'ca', { group: 'words', line: 'calls', section: '3.6.1' }, CALL_WORDS),
  read: callsOf,
  write: (settings, value) => {
    const { calls: _, ...others } = settings;
    return tidied({ ...others, calls: value === callsOf(others) ? undefined : (value as CallWords) });
  },
};

/** Another clock leaves what players may say as it was. */
const CLOCK: TableOption = {
  ...field('clock', 'ck', { group: 'time', line: 'clock', section: '3.6.4' }, CLOCK_NAMES),
  write: (settings, value) => {
    const clock = value as TableSettings['clock'];
    const ownClock = clock === 'own' ? (settings.ownClock ?? FIRST_OWN_CLOCK) : undefined;
    return withTalk(tidied({ ...settings, clock, ownClock }), talkRule(settings));
  },
};

const UMPIRE: TableOption = {
  ...field('umpire', 'um', { group: 'play', line: 'play', section: '3.11', article: 98 }, undefined),
  values: YES_NO,
  read: settings => settings.umpire === 'wanted',
  write: (settings, value) => tidied({ ...settings, umpire: value ? 'wanted' : undefined }),
};

const OUTSIDE_BOTS: TableOption = {
  ...field('outsideBots', 'xb', { group: 'bots', line: 'watching', isSaid: true }, undefined),
  values: YES_NO,
  read: settings => settings.outsideBots === true,
  write: (settings, value) => tidied({ ...settings, outsideBots: value ? true : undefined }),
};

const isStrict = (settings: TableSettings): boolean => rulesetOf(settings).assist === 'strict';

const ROUTE: TableOption = {
  ...field('route', 'ro', { group: 'bots', line: 'play' }, undefined),
  values: YES_NO,
  applies: settings => !isStrict(settings) && settings.umpire === undefined,
  read: settings => settings.route === 'shown',
  write: (settings, value) => tidied({ ...settings, route: value ? 'shown' : undefined }),
};

const DELAY: TableOption = {
  ...field('delay', 'dl', { group: 'watch', line: 'watching' }, undefined),
  values: ['live', ...DELAYS],
  applies: settings => settings.watching !== 'nobody',
  read: settings => settings.delay ?? 'live',
  write: (settings, value) => tidied({ ...settings, delay: value === 'live' ? undefined : (value as Delay) }),
};

/** Spectators see hands one whole hand late only. Whatever excludes that takes the option away (`tidySettings`). */
const OPEN_HANDS: TableOption = {
  ...field('openHands', 'oh', { group: 'watch', line: 'watching', isSaid: true }, undefined),
  values: YES_NO,
  applies: mayOpenHands,
  read: settings => settings.openHands === true,
  write: (settings, value) => tidied({ ...settings, openHands: value ? true : undefined }),
};

const LOW_KONGS = { meldedAndConcealed: 5, twoConcealed: 6 } as const;
const HIGH_KONGS = { meldedAndConcealed: 6, twoConcealed: 8 } as const;

/** Both figures of two kongs at once: the two usages that exist. */
const KONGS: TableOption = {
  ...rule('kongPoints', 'kp', { group: 'fans', line: 'rules', section: 'fan 48, 57', article: 57 }, ['6-8', '5-6']),
  read: settings => {
    const rules = rulesetOf(settings);
    return !isClassical(rules) && rules.kongPoints.meldedAndConcealed === 5 ? '5-6' : '6-8';
  },
  write: (settings, value) =>
    tidied({ ...settings, rules: { ...settings.rules, kongPoints: value === '5-6' ? LOW_KONGS : HIGH_KONGS } }),
};

/** An option of the rules that is off where it is absent. What the rule set says by itself is stored as no value. */
function flag(id: McrFlag, code: string, place: Place): TableOption {
  return {
    ...rule(id, code, place, YES_NO),
    read: settings => (rulesetOf(settings) as RuleChoices)[id] ?? false,
    write: (settings, value) => {
      const { [id]: _, ...rules } = settings.rules ?? {};
      const usual = (RULESETS[settings.ruleset] as RuleChoices)[id] ?? false;
      return tidied({ ...settings, rules: value === usual ? rules : { ...rules, [id]: value === true } });
    },
  };
}

const fan = (section: string, article: number): Place => ({ group: 'fans', line: 'rules', section, article });
const end = (line: SettingsLineId, section: string, article: number): Place => ({
  group: 'end',
  line,
  section,
  article,
});

/** Returns settings with which a game can be rated: what excludes that is changed, everything else stays. */
function asRated(settings: TableSettings): TableSettings {
  const { clock, ruleset } = settings;
  const timed = clock === 'none' || clock === 'own' ? CLOCK.write(settings, 'club') : settings;
  return tidied({
    ...timed,
    rated: true,
    rules: ruleset === 'wmo2006' && isStrict(settings) ? { assist: 'strict' } : undefined,
    hints: undefined,
    route: undefined,
    talk: undefined,
    absence: 'play-drawn',
    visibility: 'public',
    outsideBots: undefined,
  });
}

/** Returns settings of a game that counts for nothing. A choice of talk that the clock means by itself is none. */
function asUnrated({ rated: _, ...settings }: TableSettings): TableSettings {
  return settings.talk ? withTalk(settings, settings.talk) : settings;
}

/** The last option, so that a link says first what it excludes. */
const RATED: TableOption = {
  ...field('rated', 'rd', { group: 'watch', line: 'play' }, undefined),
  values: YES_NO,
  applies: settings => settings.visibility === 'public',
  read: settings => settings.rated === true,
  write: (settings, value) => (value ? asRated(settings) : asUnrated(settings)),
};

/**
 * A choice with which no game of people can be rated makes the game count for nothing: whichever is chosen last stays. Only programs open
 * rated tables for their bots.
 */
const keepsRatedWhole = (option: TableOption): TableOption => ({
  ...option,
  write: (settings, value) => {
    const next = option.write(settings, value);
    return next.rated && (isContradictory(next) || next.outsideBots) ? RATED.write(next, false) : next;
  },
});

const UNRATED_OPTIONS: readonly TableOption[] = [
  competitionOption(field('hands', 'hn', { group: 'time', line: 'length', section: '3.4.4' }, HANDS)),
  MINUTES,
  TIME_END,
  CLOCK,
  ownSeconds('move', 'om', { min: 3, max: 300, step: 5 }, 18),
  ownSeconds('first', 'of', { min: 3, max: 300, step: 5 }, 18),
  ownSeconds('bank', 'ob', { min: 0, max: 1800, step: 30 }),
  competitionOption(field('seatDraw', 'sd', { group: 'time', line: 'length', article: 3 }, SEAT_DRAWS, 'table')),
  competitionOption(
    rule('seatChange', 'sc', { group: 'time', line: 'length', section: 'appendix 4', article: 84 }, [
      'appendix4',
      'none',
    ]),
  ),
  competitionOption(
    rule('tieTablePoints', 'tt', { group: 'time', line: 'counting', section: '3.9.2', article: 86 }, [
      'average',
      'starting-seat',
      'full',
    ]),
  ),
  competitionOption(
    rule('assist', 'as', { group: 'play', line: 'play', section: '3.11', article: 97 }, ['assisted', 'strict']),
  ),
  competitionOption(
    rule('scoreMode', 'sm', { group: 'play', line: 'counting', section: '3.9.1.4', article: 41 }, ['auto', 'declared']),
  ),
  competitionOption(
    field(
      'claimSeconds',
      'cs',
      { group: 'play', line: 'play', section: '3.6.7', article: 18, applies: isStrict },
      CLAIM_SECONDS,
      CLAIM_SECONDS[0],
    ),
  ),
  competitionOption(
    flag('wallRebuild', 'wb', {
      group: 'play',
      line: 'play',
      section: '3.5.7.4',
      article: 11,
      isSaid: true,
      applies: isStrict,
    }),
  ),
  competitionOption(UMPIRE),
  field('absence', 'ab', { group: 'play', line: 'play' }, ABSENCE_POLICIES),
  ...FLOWER_OPTIONS,
  competitionOption(rule('eastDealtHu', 'ed', end('rules', '3.5.7.6', 17), YES_NO)),
  competitionOption(
    rule('lastDiscard', 'ld', { ...end('rules', 'fan 45', 35), classicalArticle: 34 }, ['hu-only', 'claims-allowed']),
  ),
  competitionOption(
    rule('minPoints', 'mp', {
      ...end('counting', '3.9.1', 38),
      classicalArticle: 37,
      range: { min: 1, max: BOOK_MINIMUM, step: 1 },
      isHouse: value => value !== BOOK_MINIMUM,
    }),
  ),
  competitionOption(
    rule('extraPoints', 'xp', { ...end('counting', '3.9.1.3', 80), range: { min: 0, max: 16, step: 1 } }),
  ),
  competitionOption(
    flag('eastDouble', 'dd', { group: 'end', line: 'counting', article: 80, isSaid: true, isHouse: Boolean }),
  ),
  competitionOption(KONGS),
  competitionOption(rule('fullyConcealedOnClosedFans', 'fc', fan('3.8.1', 52), NO_YES)),
  competitionOption(rule('allGreenHalfFlush', 'ag', fan('fan 3', 64), YES_NO)),
  competitionOption(rule('allTerminalsDoublePung', 'at', fan('fan 8', 72), YES_NO)),
  competitionOption(rule('nineGatesTerminalPungs', 'ng', fan('fan 4', 71), ['all', 'one'])),
  competitionOption(
    rule('knittedStraightWaits', 'kw', fan('fan 35', 48), ['fourth-set-and-pair', 'none', 'other-kinds']),
  ),
  competitionOption(rule('tileHogHonors', 'th', fan('fan 64', 66), YES_NO)),
  competitionOption(rule('tileHogForcedPairs', 'tf', fan('fan 64', 66), YES_NO)),
  competitionOption(rule('waits', 'wa', fan('fan 77-79', 44), ['formal', 'physical'])),
  competitionOption(rule('combinedWaits', 'cw', fan('fan 77-79', 45), ['one-point', 'void', 'void-with-single'])),
  competitionOption(rule('lastTileSelfDraw', 'lt', fan('fan 58', 49), YES_NO)),
  competitionOption(rule('replacementThroughFlower', 'rf', fan('fan 46', 15), YES_NO)),
  field('botLevel', 'bl', { group: 'bots', line: 'play' }, BOT_LEVELS, 'regular'),
  field('pace', 'pa', { group: 'bots', line: 'play' }, PACES, 'calm'),
  OUTSIDE_BOTS,
  competitionOption(field('hints', 'hi', { group: 'bots', line: 'play' }, HINT_LEVELS, 'off')),
  competitionOption(ROUTE),
  field('watching', 'wt', { group: 'watch', line: 'watching' }, WATCHING, 'open'),
  DELAY,
  OPEN_HANDS,
  field('visibility', 'vi', { group: 'watch', line: 'watching' }, VISIBILITIES),
  ...PLAYER_OPTIONS,
  TALK,
  KEEPS_TALK,
  CALLS,
];

/** All options, in the order of the page. A new one goes where it belongs; its letters must be free. */
export const OPTIONS: readonly TableOption[] = [
  ...OLDER_OPTIONS,
  ...UNRATED_OPTIONS.map(keepsRatedWhole),
  competitionOption(RATED),
];

const BY_ID = new Map(OPTIONS.map(option => [option.id, option]));

/** Returns an option of the list above. Throws if there is none of this name. */
export function optionOf(id: string): TableOption {
  const option = BY_ID.get(id);
  if (!option) throw new Error(`There is no option ${id}.`);
  return option;
}

/** Whether an option may have a value. */
export function isAllowed({ values, range }: TableOption, value: OptionValue): boolean {
  if (values) return values.includes(value);
  if (!range || !Number.isInteger(value)) return false;
  return (range.hasNone === true && value === 0) || ((value as number) >= range.min && (value as number) <= range.max);
}
