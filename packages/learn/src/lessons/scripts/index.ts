import type { LessonId } from '../catalogue.ts';
import type { LessonScript } from '../steps.ts';
import { claims } from './claims.ts';
import { tiles } from './tiles.ts';
import { turn } from './turn.ts';

const SCRIPTS: readonly LessonScript[] = [tiles, turn, claims];

/** Returns the steps of a lesson. */
export const lessonScript = (id: LessonId): LessonScript => SCRIPTS.find(script => script.id === id)!;
