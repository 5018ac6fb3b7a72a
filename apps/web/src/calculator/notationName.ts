import type { Notation } from '@gorrion/learn/hands';
import type { Translate } from '../i18n/index.ts';

/** A hand in our notation, which stands for it in every language. */
export const OURS = '123s 789p EE';

/** Returns what a notation is called. */
export const notationName = (t: Translate, notation: Notation): string =>
  notation === 'ours' ? OURS : t(`calculator.notation.${notation}`);
