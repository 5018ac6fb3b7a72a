export type { Decision } from '../decisions/decision.ts';
export { decisionsOf } from '../decisions/decisions.ts';
export { differencesOf } from '../rollouts/compare.ts';
export { estimateOf, type Prior, priorOf } from '../rollouts/estimate.ts';
export { gradeBySearch } from './grade.ts';
