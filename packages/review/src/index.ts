export { EVALUATOR, REVIEW_FORMAT } from '@gorrion/protocol';
export type { DecidedAction } from './reasons/decided.ts';
export { reasonsOf } from './reasons/reasonsOf.ts';
