export { DIFFERENCES, type Difference, type KnownGameId, type KnownTexts } from './differences.ts';
export { knownTexts } from './words.ts';
