import { atlas } from './atlas.ts';
import { calculator } from './calculator.ts';
import { deck } from './deck.ts';
import { drills } from './drills.ts';
import { fanbook } from './fanbook.ts';
import { learn } from './learn.ts';
import { lessons } from './lessons.ts';
import { rulebook } from './rulebook.ts';

/** What learn says. */
export const words = {
  ...atlas,
  ...calculator,
  ...deck,
  ...drills,
  ...fanbook,
  ...learn,
  ...lessons,
  ...rulebook,
} as const;
