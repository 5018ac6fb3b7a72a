export { EVALUATOR, REVIEW_FORMAT } from '@gorrion/protocol';
export { type DealtHand, dealtHands } from './hands/dealtHands.ts';
export { isReviewable } from './isReviewable.ts';
export { fitsRecord } from './kept/fitsRecord.ts';
export type { DecidedAction } from './reasons/decided.ts';
export { reasonsOf } from './reasons/reasonsOf.ts';
export { type ReviewJob, type ReviewOptions, type ReviewProgress, reviewHand } from './reviewHand.ts';
