import type { LessonTexts } from '../../steps.ts';
import { claims } from './claims.ts';
import { tiles } from './tiles.ts';
import { turn } from './turn.ts';
import { words } from './words.ts';

/** The lessons in English. */
export const texts: LessonTexts = { lessons: { tiles, turn, claims }, words };
