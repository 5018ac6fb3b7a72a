import { words as events } from '../../../events/words/pt/index.ts';
import { words as groups } from '../../../groups/words/pt/index.ts';
import type { Catalogue } from '../../../kit/i18n/translate.ts';
import { words as learn } from '../../../learn/words/pt/index.ts';
import { words as play } from '../../../play/words/pt/index.ts';
import { words as review } from '../../../review/words/pt/index.ts';
import { words as shell } from '../../../shell/words/pt/index.ts';
import { first } from './first.ts';
import { ground } from './ground.ts';

export const pt: Catalogue = { ...first, ...ground, ...shell, ...play, ...learn, ...review, ...events, ...groups };
