export { searchFans } from './search.ts';
