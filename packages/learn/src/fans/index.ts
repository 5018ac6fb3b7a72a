export { type Contradiction, contradictionsIn } from './contradictions.ts';
export { nearestFans, searchFans } from './search.ts';
