export { DECLINING, WINNING } from './habits.ts';
export { BAD_SCHEMES, EVEN_BEAT, type Scheme, SHARING_P, SKIPPING_P } from './schemes.ts';
export { StructureTest } from './structure.ts';
export { tablesOf } from './tables.ts';
export { faultsOf, LIMIT, secondsPer60, verdictOn } from './verdict.ts';
export { LEAST_LONG, pungHoldersOf, supportOf, winVerdictOn } from './wins.ts';
