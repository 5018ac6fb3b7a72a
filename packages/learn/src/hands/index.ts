export * from './address.ts';
export * from './answers.ts';
export { type BrokenRule, brokenRules } from './claim.ts';
export * from './edits.ts';
export type { HandFault } from './faults.ts';
export * from './state.ts';
export { handIn, NOTATIONS, type Notation, tilesInText } from './writing.ts';
