export { nearestFans, searchFans } from './search.ts';
