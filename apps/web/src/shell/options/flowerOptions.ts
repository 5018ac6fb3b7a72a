import { rulesetOf, type TableSettings } from '@gorrion/protocol';
import { showsFlowersAtOnce } from '@gorrion/rules';
import { competitionOption, isOlder, rule, type TableOption, tidied } from './option.ts';

/* How flowers are shown, and in which order. */

const FLOWER_RULE = rule(
  'flowerExposure',
  'fl',
  { group: 'tiles', line: 'flowers', section: '3.4.20', article: 13, classicalArticle: 3 },
  ['auto', 'manual', 'none'],
);
/** The older ways show flowers before play, or play without them. */
const FLOWERS: TableOption = {
  ...FLOWER_RULE,
  offers: (settings, value) => value !== 'manual' || !isOlder(settings),
  write: (settings, value) => (value === 'manual' && isOlder(settings) ? settings : FLOWER_RULE.write(settings, value)),
};

const hasFlowers = (settings: TableSettings): boolean => rulesetOf(settings).flowerExposure !== 'none';

/** In strict play flowers are shown by hand too, whatever their own option says (article 97). */
const hasFlowersByHand = (settings: TableSettings): boolean =>
  hasFlowers(settings) && !showsFlowersAtOnce(rulesetOf(settings));

/** Each player's flowers of the deal one after another is stored as no value. */
const FLOWER_ORDER: TableOption = {
  ...rule(
    'flowerOrder',
    'fo',
    { group: 'tiles', line: 'flowers', section: '3.5.7.6', article: 12, applies: hasFlowers },
    ['player', 'rounds'],
  ),
  read: settings => rulesetOf(settings).flowerOrder ?? 'player',
  write: (settings, value) => {
    const { flowerOrder: _, ...rules } = settings.rules ?? {};
    return tidied({ ...settings, rules: value === 'rounds' ? { ...rules, flowerOrder: value } : rules });
  },
};

export const FLOWER_OPTIONS: readonly TableOption[] = [
  FLOWERS,
  competitionOption(
    rule(
      'flowerAfterClaim',
      'fa',
      { group: 'tiles', line: 'flowers', section: 'fan 81', article: 13, applies: hasFlowersByHand },
      [true, false],
    ),
  ),
  competitionOption(FLOWER_ORDER),
];
