import { clip } from './clip.ts';
import { dispute } from './dispute.ts';
import { games } from './games.ts';
import { lines } from './lines.ts';
import { mistakes } from './mistakes.ts';
import { profile } from './profile.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { talk } from './talk.ts';
import { together } from './together.ts';

/** What review says. */
export const words = {
  ...clip,
  ...dispute,
  ...games,
  ...lines,
  ...mistakes,
  ...profile,
  ...replay,
  ...review,
  ...talk,
  ...together,
} as const;
