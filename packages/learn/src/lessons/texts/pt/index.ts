import type { LessonTexts } from '../../steps.ts';
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
import { words } from './words.ts';

/** The lessons in Portuguese. */
export const texts: LessonTexts = {
  lessons: {
    tiles,
    turn,
    claims,
    eight,
    'fans-1': fans1,
    'fans-2': fans2,
    'fans-3': fans3,
    route,
    'no-call': noCall,
    table,
    score,
    manners,
    whole,
  },
  words,
};
