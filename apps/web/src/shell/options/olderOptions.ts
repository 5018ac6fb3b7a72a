import type { HandCount, TableSettings } from '@gorrion/protocol';
import { HANDS_A_ROUND } from '@gorrion/rules';
import { olderOption, rule, type TableOption } from './option.ts';

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

/** The options of the older ways, in the order of the page. */
export const OLDER_OPTIONS: readonly TableOption[] = [
  ROUNDS,
  rule('bankerHands', 'bh', { group: 'time', line: 'length' }, [1, 3, 4, 'until-lost']),
  rule('winnerOfRound', 'rw', { group: 'time', line: 'length' }, NO_YES),
  rule('exchanges', 'ex', { group: 'play', line: 'play' }, NO_YES),
  rule('laidChowStands', 'lc', { group: 'play', line: 'play' }, NO_YES),
  rule('concealedKongShown', 'ks', { group: 'play', line: 'play' }, NO_YES),
  rule('dragonPlayed', 'dp', { group: 'play', line: 'play', applies: hasPairOnTop }, NO_YES),
  rule('clockwise', 'tl', { group: 'play', line: 'play' }, NO_YES),
  rule('replacementOptional', 'kr', { group: 'play', line: 'play' }, NO_YES),
  rule('namesDiscards', 'nd', { group: 'play', line: 'calls' }, NO_YES),
  rule('setsAndPairOnly', 'sp', { group: 'points', line: 'counting' }, NO_YES),
  rule('strictlyInHand', 'ih', { group: 'points', line: 'counting' }, NO_YES),
  rule('limit', 'li', { group: 'points', line: 'counting' }, [500, 1000, 2000, 4000]),
  rule('houseDoubles', 'hd', { group: 'points', line: 'counting' }, NO_YES),
].map(olderOption);
