export { type Simulated, simulate } from './simulate.ts';
export { FAIR, ROUGH, type Weather } from './weather.ts';
