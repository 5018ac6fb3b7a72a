import { type ArchiveRefusal, REFUSALS, REVIEW_REFUSALS, type Refusal, type ReviewRefusal } from '@gorrion/protocol';

/** All refusals of what is done in a review. */
export const CODES = [...REFUSALS, ...REVIEW_REFUSALS];

export const refused = (code: Refusal | ReviewRefusal) => ({ ok: false, code }) as const;

/** Returns why a game cannot be reviewed, in words that a review has. */
export function whyNot(code: ArchiveRefusal): ReviewRefusal {
  if (code === 'game-sealed') return 'game-for-players';
  return code === 'game-for-players' || code === 'game-damaged' ? code : 'no-such-game';
}
