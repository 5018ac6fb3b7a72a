import { words as events } from '../../../events/words/en/index.ts';
import { words as groups } from '../../../groups/words/en/index.ts';
import type { Messages } from '../../../kit/i18n/message.ts';
import { words as learn } from '../../../learn/words/en/index.ts';
import { words as play } from '../../../play/words/en/index.ts';
import { words as review } from '../../../review/words/en/index.ts';
import { words as shell } from '../../../shell/words/en/index.ts';
import { first } from './first.ts';
import { ground } from './ground.ts';

/** Every sentence of the product; the source of the keys. */
export const en = {
  ...first,
  ...ground,
  ...shell,
  ...play,
  ...learn,
  ...review,
  ...events,
  ...groups,
} as const satisfies Messages;

type English = typeof en;

declare module '../../../kit/i18n/translate.ts' {
  interface Sentences extends English {}
}
