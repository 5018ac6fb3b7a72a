export { BAD_SCHEMES, EVEN_BEAT, type Scheme } from './schemes.ts';
export { tablesOf } from './tables.ts';
export { faultsOf, LIMIT, verdictOn } from './verdict.ts';
