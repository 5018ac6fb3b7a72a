import type { Notation } from '@gorrion/learn/hands';
import type { Translate } from '../../kit/i18n/index.ts';

/** A hand in our notation, which stands for it in every language. */
export const OURS = '123s 789p EE';

/** A part of a hand in each notation that can be typed; a test reads them. */
export const TYPED_EXAMPLES = {
  ours: OURS,
  tenhou: '123m77z',
  tziakcha: '[789s,1]123m|EE0000|0',
} as const satisfies Record<Notation, string>;

/** Returns what a notation is called. */
export const notationName = (t: Translate, notation: Notation): string =>
  notation === 'ours' ? OURS : t(`calculator.notation.${notation}`);
