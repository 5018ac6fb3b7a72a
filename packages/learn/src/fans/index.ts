export { type Contradiction, contradictionsIn } from './contradictions.ts';
export { nearestFans, rankedFans, searchFans } from './search.ts';
