import { words as events } from '../../../events/words/en/index.ts';
import { words as groups } from '../../../groups/words/en/index.ts';
import type { Messages } from '../../../kit/i18n/message.ts';
import { words as learn } from '../../../learn/words/en/index.ts';
import { words as operator } from '../../../operator/words/en/index.ts';
import { words as play } from '../../../play/words/en/index.ts';
import { words as review } from '../../../review/words/en/index.ts';
import { words as shell } from '../../../shell/words/en/index.ts';
import { words as first } from './first.ts';
import { words as ground } from './ground.ts';
import { words as options } from './options.ts';
import { words as room } from './room.ts';
import { words as sheet } from './sheet.ts';

/** Every sentence of the product; the source of the keys. */
export const en = {
  ...first,
  ...ground,
  ...sheet,
  ...options,
  ...shell,
  ...play,
  ...room,
  ...learn,
  ...review,
  ...events,
  ...groups,
  ...operator,
} as const satisfies Messages;

type English = typeof en;

declare module '../../../kit/i18n/translate.ts' {
  interface Sentences extends English {}
}
