import { words as events } from '../../../events/words/es/index.ts';
import { words as groups } from '../../../groups/words/es/index.ts';
import type { Catalogue } from '../../../kit/i18n/translate.ts';
import { words as learn } from '../../../learn/words/es/index.ts';
import { words as play } from '../../../play/words/es/index.ts';
import { words as review } from '../../../review/words/es/index.ts';
import { words as shell } from '../../../shell/words/es/index.ts';
import { first } from './first.ts';
import { ground } from './ground.ts';

export const es: Catalogue = { ...first, ...ground, ...shell, ...play, ...learn, ...review, ...events, ...groups };
