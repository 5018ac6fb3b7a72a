import type { GameSheet } from '@gorrion/protocol';
import { isClassicalId } from '@gorrion/rules';

/** Whether the expert can review a game: it knows the competition's rules only. */
export const isReviewable = ({ ruleset }: Pick<GameSheet, 'ruleset'>): boolean => !isClassicalId(ruleset);
