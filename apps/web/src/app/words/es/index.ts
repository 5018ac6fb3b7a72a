import { words as events } from '../../../events/words/es/index.ts';
import { words as groups } from '../../../groups/words/es/index.ts';
import type { Catalogue } from '../../../kit/i18n/translate.ts';
import { words as learn } from '../../../learn/words/es/index.ts';
import { words as operator } from '../../../operator/words/es/index.ts';
import { words as play } from '../../../play/words/es/index.ts';
import { words as review } from '../../../review/words/es/index.ts';
import { words as shell } from '../../../shell/words/es/index.ts';
import { words as first } from './first.ts';
import { words as ground } from './ground.ts';
import { words as options } from './options.ts';
import { words as room } from './room.ts';
import { words as sheet } from './sheet.ts';

export const es: Catalogue = {
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
};
