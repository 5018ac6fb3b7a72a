import type { LessonId } from '../catalogue.ts';
import type { LessonScript } from '../steps.ts';
import { claims } from './claims.ts';
import { eight } from './eight.ts';
import { fans1 } from './fans1.ts';
import { fans2 } from './fans2.ts';
import { fans3 } from './fans3.ts';
import { manners } from './manners.ts';
import { noCall } from './noCall.ts';
import { route } from './route.ts';
import { score } from './score.ts';
import { table } from './table.ts';
import { tiles } from './tiles.ts';
import { turn } from './turn.ts';
import { whole } from './whole.ts';

const SCRIPTS: readonly LessonScript[] = [
  tiles,
  turn,
  claims,
  eight,
  fans1,
  fans2,
  fans3,
  route,
  noCall,
  table,
  score,
  manners,
  whole,
];

/** Returns the steps of a lesson. */
export const lessonScript = (id: LessonId): LessonScript => SCRIPTS.find(script => script.id === id)!;
