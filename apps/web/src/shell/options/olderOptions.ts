import type { HandCount, TableSettings } from '@gorrion/protocol';
import { HANDS_A_ROUND } from '@gorrion/rules';
import { type GroupId, olderOption, type Place, rule, type SettingsLineId, type TableOption } from './option.ts';

/* What only the older ways have to choose. */

/** Rounds instead of hands: how many hands a round has depends on how long each banker stays. */
const ROUNDS: TableOption = {
  id: 'rounds',
  code: 'rn',
  group: 'time',
  line: 'length',
  values: [1, 2, 4],
  read: ({ hands }) => hands / HANDS_A_ROUND,
  write: (settings, value) => ({ ...settings, hands: ((value as number) * HANDS_A_ROUND) as HandCount }),
};

const NO_YES = [true, false] as const;

/** The text of the 1920s leaves its last fourteen tiles: it has no pair on top that could be played. */
const hasPairOnTop = ({ ruleset }: TableSettings): boolean => ruleset !== 'spanish1920';

/** Where an option stands, and its article of the classical rulebook. */
const at = (group: GroupId, line: SettingsLineId, classicalArticle: number): Place => ({
  group,
  line,
  classicalArticle,
});

/** The options of the older ways, in the order of the page. */
export const OLDER_OPTIONS: readonly TableOption[] = [
  ROUNDS,
  rule('bankerHands', 'bh', at('time', 'length', 13), [1, 3, 4, 'until-lost']),
  rule('winnerOfRound', 'rw', at('time', 'length', 14), NO_YES),
  rule('exchanges', 'ex', at('play', 'play', 22), NO_YES),
  rule('laidChowStands', 'lc', { ...at('play', 'play', 27), isSaid: true }, NO_YES),
  rule('concealedKongShown', 'ks', { ...at('play', 'play', 31), isSaid: true }, NO_YES),
  rule('dragonPlayed', 'dp', { ...at('play', 'play', 34), isSaid: true, applies: hasPairOnTop }, NO_YES),
  rule('clockwise', 'tl', { ...at('play', 'play', 16), isSaid: true }, NO_YES),
  rule('replacementOptional', 'kr', { ...at('play', 'play', 30), isSaid: true }, NO_YES),
  rule('namesDiscards', 'nd', at('play', 'calls', 19), NO_YES),
  rule('setsAndPairOnly', 'sp', { ...at('points', 'counting', 36), isSaid: true }, NO_YES),
  rule('strictlyInHand', 'ih', { ...at('points', 'counting', 52), isSaid: true }, NO_YES),
  rule('limit', 'li', at('points', 'counting', 47), [500, 1000, 2000, 4000]),
  rule('houseDoubles', 'hd', { ...at('points', 'counting', 45), isSaid: true }, NO_YES),
].map(olderOption);
