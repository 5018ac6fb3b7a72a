export { simulate } from './simulate.ts';
export { FAIR, ROUGH } from './weather.ts';
