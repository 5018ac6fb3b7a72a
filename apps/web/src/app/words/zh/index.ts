import { words as events } from '../../../events/words/zh/index.ts';
import { words as groups } from '../../../groups/words/zh/index.ts';
import type { Catalogue } from '../../../kit/i18n/translate.ts';
import { words as learn } from '../../../learn/words/zh/index.ts';
import { words as play } from '../../../play/words/zh/index.ts';
import { words as review } from '../../../review/words/zh/index.ts';
import { words as shell } from '../../../shell/words/zh/index.ts';
import { first } from './first.ts';
import { ground } from './ground.ts';

export const zh: Catalogue = { ...first, ...ground, ...shell, ...play, ...learn, ...review, ...events, ...groups };
