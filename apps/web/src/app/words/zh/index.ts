import { words as events } from '../../../events/words/zh/index.ts';
import { words as groups } from '../../../groups/words/zh/index.ts';
import type { Catalogue } from '../../../kit/i18n/translate.ts';
import { words as learn } from '../../../learn/words/zh/index.ts';
import { words as operator } from '../../../operator/words/zh/index.ts';
import { words as play } from '../../../play/words/zh/index.ts';
import { words as review } from '../../../review/words/zh/index.ts';
import { words as shell } from '../../../shell/words/zh/index.ts';
import { words as first } from './first.ts';
import { words as ground } from './ground.ts';
import { words as options } from './options.ts';
import { words as room } from './room.ts';
import { words as sheet } from './sheet.ts';

export const zh: Catalogue = {
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
